"""The coach: what somebody who knows the game would say to a learner, and when to keep still.

It reads what the learner may know: events that the seat heard, its open question, and choices
weighed on imagined states. Everything that is a game's own stands in its `coach.toml`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from dynasty import bots, games
from dynasty.bots import Imagine
from dynasty.bots.greedy import prospect
from dynasty.bots.search import Limits, SearchBot
from dynasty.kernel import Choice, Event, Game, Match
from dynasty.kernel.turns import opens_turn

LEVELS: Final = ("silent", "matters", "talkative")
SAMPLES: Final = 4  # imagined states that a choice is weighed on
ITERATIONS: Final = 150  # of the search that must agree before anything is said
TURNS: Final = 8  # that it looks ahead
SECONDS: Final = 1.0
USUAL: Final = 5.0  # points by which a choice must fall short of the best to be spoken of


@dataclass(frozen=True)
class Idea:
    """Something new: a question that is asked, or something that is heard, for the first time."""

    id: str
    rule: str
    step: str = ""
    event: str = ""
    values: Mapping[str, int | str] = field(default_factory=dict)  # that the event must have

    def is_heard(self, event: Event) -> bool:
        return event.kind == self.event and all(
            event.values.get(key) == value for key, value in self.values.items()
        )


@dataclass(frozen=True)
class Coaching:
    """What a game says of coaching."""

    threshold: float = USUAL
    ideas: tuple[Idea, ...] = ()

    def least(self, level: str) -> float:
        """By how many points a choice must fall short for a coach of this level to speak."""
        return self.threshold / 2 if level == "talkative" else self.threshold


@cache
def load_coaching(game: str) -> Coaching:
    """The game's own triggers; the usual threshold where it has none."""
    file = games.folder(game) / "coach.toml"
    if not file.exists():
        return Coaching()
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    return Coaching(data.get("threshold", USUAL), tuple(Idea(**one) for one in data["idea"]))


def new_ideas(coaching: Coaching, match: Match, seat: int, told: Collection[str]) -> Iterator[Idea]:
    """What has come up for the first time: in the seat's question, or since it last chose."""
    decision = match.state.decision_of(seat)
    if decision is None:
        return
    heard = [event for event in since_own_move(match, seat) if event.heard_by(seat)]
    for idea in coaching.ideas:
        is_asked = idea.step == decision.step.name
        if idea.id not in told and (is_asked or any(map(idea.is_heard, heard))):
            yield idea


def since_own_move(match: Match, seat: int) -> list[Event]:
    """What was told by the seat's last move and by those of others after it."""
    found: list[Event] = []
    for move in reversed(match.moves):
        found += move.events
        if move.seat == seat:
            break
    return found


def own_turn(match: Match, seat: int) -> int:
    """How many turns the seat has begun: the coach speaks once in each."""
    numbers = range(1, len(match.moves) + 1)
    return sum(match.moves[n - 1].seat == seat and opens_turn(match, n) for n in numbers)


@dataclass(frozen=True)
class Better:
    """A choice that would have been much better than the one made, and what it would bring."""

    choice: str
    points: float
    reasons: Mapping[str, float]  # by keys of `Game.appraise`, the weightiest first

    @property
    def idea(self) -> str:
        """What it is about: the weightiest reason that speaks for it."""
        return next(key for key, points in self.reasons.items() if points > 0)


def weigh(
    game: Game[Any], imagine: Imagine, seat: int, chosen: str, least: float, seed: int
) -> Better | None:
    """A choice that beats the one made by so many points: by the advice, and by a search, too."""
    values = valued(game, imagine, seat)
    made = game.vocabulary.read(chosen)
    if len(values) < 2 or made not in values or max(values.values()) - values[made] < least:
        return None
    thoughts = SearchBot(game, seed, Limits(ITERATIONS, TURNS, SECONDS)).consider(imagine, seat)
    margins = {thought.choice: thought.margin for thought in thoughts}
    best = thoughts[0].choice
    falls_short = made not in margins or margins[best] - margins[made] >= least / 2
    points = values[best] - values[made]
    if best == made or not falls_short or points < least / 2:
        return None
    reasons = bots.reasons(game, imagine, seat, best, made)
    gains = any(gained > 0 for gained in reasons.values())
    return Better(str(best), points, reasons) if gains and sum(reasons.values()) > 0 else None


def valued(game: Game[Any], imagine: Imagine, seat: int) -> dict[Choice, float]:
    """What each choice leads to by the end of the seat's stretch, on average."""
    found: dict[Choice, float] = {}
    for number in range(SAMPLES):
        s = imagine(number)
        for choice in game.decision(s, seat).choices:
            found[choice] = found.get(choice, 0.0) + prospect(game, s, seat, choice) / SAMPLES
    return found
