"""The ideas that a game's coach explains, as declared in `coach.toml`, and when each one fits.

The input is what the learner may know: events that the seat heard, its question with its offers,
and its view. A condition is written `left sign right`, with an optional `+ number` at the end:
`my.wet > my.protected`, `it.next <= it.sum + 1`, `my.bonus != bonus_fed`. Names are paths in the
view; `my` is the seat's own area, `it` the details of the choice, `me` the seat's entry of a list,
`most` the highest entry. What needs more than that (neighbours, routes, what a choice would score)
is found by a function of the game's `coach.py`, on a sampled state.
"""

from __future__ import annotations

import operator
import re
import tomllib
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any, Final

from dynasty import games
from dynasty.bots.greedy_bot import play_stretch
from dynasty.kernel import (
    CoachContext,
    CoachFinding,
    DynastyError,
    Event,
    Match,
    Offer,
    State,
    Values,
)

DEFAULT_THRESHOLD: Final = 5.0  # points below the best choice from which the coach speaks
CONDITION_PATTERN: Final = re.compile(r"(\S+) (>=|<=|==|!=|>|<) (\S+)(?: \+ (\d+))?")
COMPARISON_OPERATORS: Final[dict[str, Callable[[int, int], bool]]] = {
    ">=": operator.ge,
    "<=": operator.le,
    "==": operator.eq,
    ">": operator.gt,
    "<": operator.lt,
}


@dataclass(frozen=True)
class Idea:
    """An explanation to give once: with a question, after an event, or `before` a choice."""

    id: str
    rule: str
    step: str = ""  # the question that must be open
    event: str = ""  # that must have been heard since the seat last chose
    values: Mapping[str, int | str] = field(default_factory=dict)  # of the event
    when: tuple[str, ...] = ()  # conditions that must hold
    offered: str = ""  # a choice or verb that must be possible; the remark names it
    before: str = ""  # a choice or verb that wastes something while `offered` is possible
    sees: str = ""  # the function of the game's `coach.py` that must find something
    talkative: bool = False  # minor: only a talkative coach explains it

    def is_heard(self, event: Event) -> bool:
        return event.kind == self.event and all(
            event.values.get(key) == value for key, value in self.values.items()
        )


@dataclass(frozen=True)
class CoachSettings:
    """A game's settings for the coach."""

    threshold: float = DEFAULT_THRESHOLD
    ideas: tuple[Idea, ...] = ()

    @property
    def doubt(self) -> float:
        """Return the points below the best choice, by advice, from which the coach warns."""
        return self.threshold / 3

    def least(self, level: str) -> float:
        """Return the points below the best choice from which a coach of this level speaks."""
        return self.threshold / 2 if level == "talkative" else self.threshold


@cache
def load_coaching(game: str) -> CoachSettings:
    """Return the game's ideas and threshold; the default ones where it declares none."""
    file = games.game_folder(game) / "coach.toml"
    if not file.exists():
        return CoachSettings()
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    ideas = [Idea(**{**one, "when": tuple(one.get("when", ()))}) for one in data["idea"]]
    return CoachSettings(data.get("threshold", DEFAULT_THRESHOLD), tuple(ideas))


class LearnerContext:
    """The learner's open question, and everything about the table that can be read there."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.decision = match.state.decision_of(seat)

    @cached_property
    def view(self) -> Any:
        return self.match.game.view(self.match.state, self.seat)

    @cached_property
    def offers(self) -> Mapping[str, Offer]:
        """Return the open question's offers by the text of their choices."""
        if self.decision is None:
            return {}
        offered = self.match.game.offers(self.match.state, self.decision)
        return {offer.choice: offer for offer in offered}

    @cached_property
    def heard(self) -> list[Event]:
        """Return the events that the seat heard since its last move, that move included."""
        found: list[Event] = []
        for move in reversed(self.match.moves):
            found += (event for event in move.events if event.heard_by(self.seat))
            if move.seat == self.seat:
                break
        return found

    def fits(self, idea: Idea) -> bool:
        """Return whether the idea's question is open and its event was heard."""
        if self.decision is None or (idea.step and idea.step != self.decision.step.name):
            return False
        return not idea.event or any(map(idea.is_heard, self.heard))

    @cached_property
    def imagined(self) -> State:
        """Return a state that the seat considers possible."""
        state: State = self.match.game.imagine(self.match.state, self.seat, 0)
        return state

    def after(self, choice: str) -> State | None:
        """Return the state after a choice; None if chance decides something on the way."""
        game, s = self.match.game, self.imagined.clone()
        return None if play_stretch(game, s, self.seat, game.vocabulary.read(choice)) else s

    def notice(self, idea: Idea, choice: str) -> CoachFinding | None:
        """Return what the game's `coach.py` finds for the idea, if anything."""
        look = games.load_coach_finders(self.match.game.name)[idea.sees]
        s, heard = self.imagined, self.heard
        return look(CoachContext(s, self.view, self.seat, self.offers, heard, choice, self.after))

    def occasion(self, idea: Idea, choice: str = "") -> Occasion | None:
        """Return the idea with its values, if all its conditions hold."""
        n = self.speaks_for(idea, choice)
        if n is None or not idea.sees:
            return None if n is None else Occasion(idea, n, choice)
        seen = self.notice(idea, choice if idea.before else "")
        if seen is None:
            return None
        return Occasion(idea, seen.n, choice or seen.choice, seen.values)

    def called(self, name: str) -> Iterator[str]:
        """Return the possible choices with this text or this verb."""
        return (choice for choice in self.offers if name in (choice, choice.partition(":")[0]))

    def speaks_for(self, idea: Idea, choice: str = "") -> int | None:
        """Return the gap of the first condition if all hold; None if one does not."""
        first = 0
        for number, condition in enumerate(idea.when):
            gap = self.gap(condition, choice)
            if gap is None:
                return None
            first = first if number else gap
        return first

    def gap(self, condition: str, choice: str) -> int | None:
        """Return the difference of the two sides of a condition; None if it does not hold."""
        left, sign, right, more = parse_condition(condition)
        if sign == "!=":
            return 0 if read_path(self.view, left.split("."), self.seat) != right else None
        one, other = self.number(left, choice), self.number(right, choice)
        return abs(one - other) if COMPARISON_OPERATORS[sign](one, other + more) else None

    def number(self, path: str, choice: str) -> int:
        if path.isdecimal():
            return int(path)
        if path.startswith("it."):
            return value_size(self.offers[choice].details.get(path[3:], 0))
        return value_size(read_path(self.view, path.split("."), self.seat))


def parse_condition(condition: str) -> tuple[str, str, str, int]:
    """Return the left side, the sign, the right side and the number added to it."""
    found = CONDITION_PATTERN.fullmatch(condition)
    if found is None:
        raise DynastyError(f"a condition reads 'left sign right', got {condition!r}")
    return found[1], found[2], found[3], int(found[4] or 0)


def read_path(thing: Any, path: list[str], seat: int) -> Any:
    """Return the value at a path in a seat's view."""
    for at, name in enumerate(path):
        if name == "most":
            return max(
                (value_size(read_path(one, path[at + 1 :], seat)) for one in thing), default=0
            )
        if name == "my":
            thing = next(player for player in thing.players if player.seat == seat)
        elif name == "me" or name.isdecimal():
            thing = thing[seat if name == "me" else int(name)]
        else:
            thing = getattr(thing, name)
    return thing


def value_size(value: Any) -> int:
    """Return a number itself, the length of a sequence, or 0 for None."""
    return int(value) if isinstance(value, int | float) else len(value or ())


@dataclass(frozen=True)
class Occasion:
    """An idea that fits now, with its number and the choice it is about."""

    idea: Idea
    n: int = 0
    choice: str = ""
    values: Values = field(default_factory=dict)  # other values that the sentence names


def fitting_occasions(
    coaching: CoachSettings, moment: LearnerContext, told: Collection[str]
) -> Iterator[Occasion]:
    """Return the ideas that fit the open question, in the order of their file."""
    for idea in coaching.ideas:
        if idea.before or idea.id in told or not moment.fits(idea):
            continue
        found = (moment.occasion(idea, choice) for choice in idea_choices(idea, moment))
        held = [occasion for occasion in found if occasion is not None]
        if held:
            yield max(held, key=lambda occasion: occasion.n)


def idea_choices(idea: Idea, moment: LearnerContext) -> Collection[str]:
    """Return the choices that an idea may be about; one empty text if it names none."""
    return list(moment.called(idea.offered)) if idea.offered else ("",)


def find_caution(
    coaching: CoachSettings, moment: LearnerContext, told: Collection[str], choice: str
) -> Occasion | None:
    """Return the idea that warns of this choice; None if the page asks for confirmation anyway."""
    offer = moment.offers.get(choice)
    if offer is None or offer.gives_up:
        return None
    for idea in coaching.ideas:
        if idea.before not in (choice, choice.partition(":")[0]) or idea.id in told:
            continue
        spared = not idea.offered or any(other != choice for other in moment.called(idea.offered))
        found = moment.occasion(idea, choice) if spared and moment.fits(idea) else None
        if found is not None:
            return found
    return None
