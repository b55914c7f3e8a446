"""What a question does not allow, in words: each thing once, grouped by the reason why."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from dynasty.kernel import Choice, Decision, Game, Refusal, State
from dynasty.text.words import Words

MOST_REASONS: Final = 8
MOST_THINGS: Final = 5


@dataclass(frozen=True)
class Denial:
    """Things that cannot be chosen now, all for one reason."""

    text: str
    rule: str
    choices: tuple[Choice, ...]  # a few of them
    more: int  # how many there are besides


def known_choices(decision: Decision) -> list[Choice]:
    """Every choice that the question knows, legal or not, free actions last."""
    window = decision.step.window
    return [*decision.step.offers, *(window.offers if window is not None else ())]


def denials(words: Words, game: Game[Any], s: State, seat: int) -> list[Denial]:
    """Why the seat's question leaves things out; what keeps the fewest things out comes first.

    A thing that can be chosen in some way is not left out, unless that way ends something. One
    that cannot is told once, by its first way: the plain one, before those that need a tile. What
    is not the seat's at all, as a card in the deck, is passed over.
    """
    found: dict[tuple[str, str], list[Choice]] = {}
    for choice, refusal in denied(game, s, seat):
        text = words.refusal(refusal, game.because(s, seat, choice))
        found.setdefault((text, refusal.rule), []).append(choice)
    grouped = sorted(found.items(), key=lambda group: len(group[1]))[:MOST_REASONS]
    return [
        Denial(text, rule, tuple(choices[:MOST_THINGS]), max(0, len(choices) - MOST_THINGS))
        for (text, rule), choices in grouped
    ]


def denies(game: Game[Any], s: State, seat: int) -> bool:
    """Does the seat's question leave out something that a player may ask about?"""
    return any(True for _ in denied(game, s, seat))


def denied(game: Game[Any], s: State, seat: int) -> Iterator[tuple[Choice, Refusal]]:
    """What the seat's question leaves out, and why."""
    decision = s.decision_of(seat)
    for choice in first_denied(decision) if decision is not None else ():
        refusal = game.why_not(s, seat, choice)
        assert refusal is not None
        if not refusal.foreign:
            yield choice, refusal


def first_denied(decision: Decision) -> list[Choice]:
    """For each thing that the question leaves out, the first choice that points at it."""
    ways: dict[str, list[Choice]] = {}
    for choice in known_choices(decision):
        ways.setdefault(choice.noun, []).append(choice)
    legal = {choice for choice in decision.choices if choice not in decision.step.endings}
    refused: list[Choice] = []
    for choices in ways.values():
        if legal.isdisjoint(choices):
            refused += [choice for choice in choices if choice not in decision.choices][:1]
    return refused
