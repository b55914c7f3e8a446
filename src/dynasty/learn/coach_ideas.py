"""What the coach of a game may speak of, as its `coach.toml` has it, and whether it is time.

All is read off what the learner may know: events that the seat heard, its question with what is
offered, and its view. A condition is written `left sign right`, perhaps with `+ number` behind:
`my.wet > my.protected`, `it.next <= it.sum + 1`, `my.bonus != bonus_fed`. Names lead through the
view; `my` is the seat's own area, `it` tells of the choice, `me` picks the seat's entry of a row,
`most` the highest one. What needs more than that (neighbours, routes, what a choice would score) is
noticed by a function of the game's `coach.py`, on a table that the seat imagines.
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
from dynasty.bots.greedy import follow
from dynasty.kernel import DynastyError, Event, Look, Match, Notice, Offer, State, Values

USUAL: Final = 5.0  # points by which a choice must fall short of the best to be spoken of
CONDITION: Final = re.compile(r"(\S+) (>=|<=|==|!=|>|<) (\S+)(?: \+ (\d+))?")
SIGNS: Final[dict[str, Callable[[int, int], bool]]] = {
    ">=": operator.ge,
    "<=": operator.le,
    "==": operator.eq,
    ">": operator.gt,
    "<": operator.lt,
}


@dataclass(frozen=True)
class Idea:
    """Something to say once: with a question or after an event, or `before` a choice is made."""

    id: str
    rule: str
    step: str = ""  # the question that must be asked
    event: str = ""  # that must have been heard since the seat last chose
    values: Mapping[str, int | str] = field(default_factory=dict)  # that the event must have
    when: tuple[str, ...] = ()  # conditions that must hold
    offered: str = ""  # a choice or its verb that must be possible, and is named
    before: str = ""  # a choice or its verb that gives something up, where `offered` is possible
    sees: str = ""  # what must be noticed on the table, by the game's `coach.py`
    talkative: bool = False  # too small a thing for a coach who speaks when it matters

    def is_heard(self, event: Event) -> bool:
        return event.kind == self.event and all(
            event.values.get(key) == value for key, value in self.values.items()
        )


@dataclass(frozen=True)
class Coaching:
    """What a game says of coaching."""

    threshold: float = USUAL
    ideas: tuple[Idea, ...] = ()

    @property
    def doubt(self) -> float:
        """By how many points a choice must fall short for a word before it, by the advice."""
        return self.threshold / 3

    def least(self, level: str) -> float:
        """By how many points a choice must fall short for a coach of this level to speak."""
        return self.threshold / 2 if level == "talkative" else self.threshold


@cache
def load_coaching(game: str) -> Coaching:
    """The game's own ideas; the usual threshold where it has none."""
    file = games.folder(game) / "coach.toml"
    if not file.exists():
        return Coaching()
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    ideas = [Idea(**{**one, "when": tuple(one.get("when", ()))}) for one in data["idea"]]
    return Coaching(data.get("threshold", USUAL), tuple(ideas))


class Moment:
    """The learner's question, and what can be read off the table there."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.decision = match.state.decision_of(seat)

    @cached_property
    def view(self) -> Any:
        return self.match.game.view(self.match.state, self.seat)

    @cached_property
    def offers(self) -> Mapping[str, Offer]:
        """What can be chosen, by the text of the choice."""
        if self.decision is None:
            return {}
        offered = self.match.game.offers(self.match.state, self.decision)
        return {offer.choice: offer for offer in offered}

    @cached_property
    def heard(self) -> list[Event]:
        """What was told by the seat's last move and by those of others after it."""
        found: list[Event] = []
        for move in reversed(self.match.moves):
            found += (event for event in move.events if event.heard_by(self.seat))
            if move.seat == self.seat:
                break
        return found

    def fits(self, idea: Idea) -> bool:
        """Is the question the one that the idea is about, or was the event heard?"""
        if self.decision is None or (idea.step and idea.step != self.decision.step.name):
            return False
        return not idea.event or any(map(idea.is_heard, self.heard))

    @cached_property
    def imagined(self) -> State:
        """The table as the seat may imagine it."""
        state: State = self.match.game.imagine(self.match.state, self.seat, 0)
        return state

    def after(self, choice: str) -> State | None:
        """The table where a choice leads; None where chance has spoken."""
        game, s = self.match.game, self.imagined.clone()
        return None if follow(game, s, self.seat, game.vocabulary.read(choice)) else s

    def notice(self, idea: Idea, choice: str) -> Notice | None:
        """What the game's coach notices for the idea, if anything."""
        look = games.load_notices(self.match.game.name)[idea.sees]
        s, heard = self.imagined, self.heard
        return look(Look(s, self.view, self.seat, self.offers, heard, choice, self.after))

    def occasion(self, idea: Idea, choice: str = "") -> Occasion | None:
        """The idea with what it is about, if all that it wants is there."""
        n = self.speaks_for(idea, choice)
        if n is None or not idea.sees:
            return None if n is None else Occasion(idea, n, choice)
        seen = self.notice(idea, choice if idea.before else "")
        if seen is None:
            return None
        return Occasion(idea, seen.n, choice or seen.choice, seen.values)

    def called(self, name: str) -> Iterator[str]:
        """The possible choices of this name: a whole one, or a verb."""
        return (choice for choice in self.offers if name in (choice, choice.partition(":")[0]))

    def speaks_for(self, idea: Idea, choice: str = "") -> int | None:
        """How far its first condition goes if all of them hold; None if one does not."""
        first = 0
        for number, condition in enumerate(idea.when):
            gap = self.gap(condition, choice)
            if gap is None:
                return None
            first = first if number else gap
        return first

    def gap(self, condition: str, choice: str) -> int | None:
        """How far the two sides of a condition are apart; None if it does not hold."""
        left, sign, right, more = parsed(condition)
        if sign == "!=":
            return 0 if read(self.view, left.split("."), self.seat) != right else None
        one, other = self.number(left, choice), self.number(right, choice)
        return abs(one - other) if SIGNS[sign](one, other + more) else None

    def number(self, path: str, choice: str) -> int:
        if path.isdecimal():
            return int(path)
        if path.startswith("it."):
            return size(self.offers[choice].details.get(path[3:], 0))
        return size(read(self.view, path.split("."), self.seat))


def parsed(condition: str) -> tuple[str, str, str, int]:
    """The left side, the sign, the right side and what is added to that."""
    found = CONDITION.fullmatch(condition)
    if found is None:
        raise DynastyError(f"a condition reads 'left sign right', got {condition!r}")
    return found[1], found[2], found[3], int(found[4] or 0)


def read(thing: Any, path: list[str], seat: int) -> Any:
    """Follow a path into what a seat sees."""
    for at, name in enumerate(path):
        if name == "most":
            return max((size(read(one, path[at + 1 :], seat)) for one in thing), default=0)
        if name == "my":
            thing = next(player for player in thing.players if player.seat == seat)
        elif name == "me" or name.isdecimal():
            thing = thing[seat if name == "me" else int(name)]
        else:
            thing = getattr(thing, name)
    return thing


def size(value: Any) -> int:
    """A number; of a row, how many there are; of nothing, none."""
    return int(value) if isinstance(value, int | float) else len(value or ())


@dataclass(frozen=True)
class Occasion:
    """An idea whose time has come: how much it is about, and which choice."""

    idea: Idea
    n: int = 0
    choice: str = ""
    values: Values = field(default_factory=dict)  # what the sentence names besides


def occasions(coaching: Coaching, moment: Moment, told: Collection[str]) -> Iterator[Occasion]:
    """What may be said with the question, the weightiest first."""
    for idea in coaching.ideas:
        if idea.before or idea.id in told or not moment.fits(idea):
            continue
        found = (moment.occasion(idea, choice) for choice in subjects(idea, moment))
        held = [occasion for occasion in found if occasion is not None]
        if held:
            yield max(held, key=lambda occasion: occasion.n)


def subjects(idea: Idea, moment: Moment) -> Collection[str]:
    """The choices that an idea may be about; none in particular unless it names one."""
    return list(moment.called(idea.offered)) if idea.offered else ("",)


def caution(
    coaching: Coaching, moment: Moment, told: Collection[str], choice: str
) -> Occasion | None:
    """What is to be said before this choice: not where the page asks back anyway."""
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
