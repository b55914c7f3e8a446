"""Explain which choices are not allowed now, grouped by reason."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from dynasty.kernel import Choice, Decision, Game, Refusal, State
from dynasty.text.translator import Translator

MAX_REFUSAL_GROUPS: Final = 8
MAX_GROUP_CHOICES: Final = 5


@dataclass(frozen=True)
class RefusalGroup:
    """Things that cannot be chosen now, all for the same reason."""

    text: str
    rule: str
    choices: tuple[Choice, ...]  # the first few
    more: int  # how many others there are


def known_choices(decision: Decision) -> list[Choice]:
    """Return all choices of a question, legal or not, with free actions last."""
    window = decision.step.window
    return [*decision.step.offers, *(window.offers if window is not None else ())]


def refusal_groups(words: Translator, game: Game[Any], s: State, seat: int) -> list[RefusalGroup]:
    """Return why things cannot be chosen now, the reason with the fewest things first.

    A thing counts as available if any choice about it is legal, except choices that end something.
    Otherwise only its first choice is explained: the plain one, before those that need a tile.
    Things that never belong to the seat, such as a card in the deck, are left out.
    """
    found: dict[tuple[str, str], list[Choice]] = {}
    for choice, refusal in refused_choices(game, s, seat):
        text = words.refusal(refusal, game.because(s, seat, choice))
        found.setdefault((text, refusal.rule), []).append(choice)
    grouped = sorted(found.items(), key=lambda group: len(group[1]))[:MAX_REFUSAL_GROUPS]
    return [
        RefusalGroup(
            text, rule, tuple(choices[:MAX_GROUP_CHOICES]), max(0, len(choices) - MAX_GROUP_CHOICES)
        )
        for (text, rule), choices in grouped
    ]


def has_refusals(game: Game[Any], s: State, seat: int) -> bool:
    """Return whether the seat's question leaves out something that a player may ask about."""
    return any(True for _ in refused_choices(game, s, seat))


def refused_choices(game: Game[Any], s: State, seat: int) -> Iterator[tuple[Choice, Refusal]]:
    """Yield the choices that the seat's question leaves out, and why."""
    decision = s.decision_of(seat)
    for choice in first_refused_choices(decision) if decision is not None else ():
        refusal = game.why_not(s, seat, choice)
        assert refusal is not None
        if not refusal.foreign:
            yield choice, refusal


def first_refused_choices(decision: Decision) -> list[Choice]:
    """Return, for each thing that the question leaves out, the first choice about it."""
    ways: dict[str, list[Choice]] = {}
    for choice in known_choices(decision):
        ways.setdefault(choice.noun, []).append(choice)
    legal = {choice for choice in decision.choices if choice not in decision.step.endings}
    refused: list[Choice] = []
    for choices in ways.values():
        if legal.isdisjoint(choices):
            refused += [choice for choice in choices if choice not in decision.choices][:1]
    return refused
