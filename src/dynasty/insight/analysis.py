"""The analysis of a game that is over, in parts that can be made anywhere, in any order.

A part is a turn, or what of it leads to one choice that is judged: so nobody waits long for a
part. What it finds is plain data, so that a server keeps every part as it comes and goes on after
a restart with those that are missing.
"""

from __future__ import annotations

import math
from bisect import bisect
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from typing import Any, Final

from dynasty import bots
from dynasty.bots.table import imagination
from dynasty.insight.course import Chances, chances, luck
from dynasty.insight.mistakes import Mistake, mistake
from dynasty.kernel import Choice, Game, Match, Record, SeatEntry
from dynasty.kernel.match import check_fits
from dynasty.kernel.turns import opens_turn

RECIPE: Final = 3  # counted up when an analysis made before is not worth keeping any more
SWING: Final = 0.1  # of a chance to win: a turn that moves one so far is a turning point
TURNING_POINTS: Final = 5  # at most, the largest
LUCK: Final = 0.05  # of a win: less is not worth a sentence
SURE: Final = 2.0  # standard errors

Findings = Mapping[str, Any]
"""What a part found, as it is kept: moves with chances and luck, mistakes, and moves that nobody
could judge."""


@dataclass(frozen=True)
class Moment:
    """How the game stood after a move."""

    move: int
    seat: int  # that made it; -1 before the first
    opens: bool  # a turn began with it
    chances: Chances
    luck: Chances = ()  # what chance gave each seat with it; empty where chance had no say
    error: Chances = ()  # standard error of that


@dataclass(frozen=True)
class Gift:
    """What chance gave a seat in a stretch of the game, and the standard error of that."""

    share: float  # of a win
    error: float

    @property
    def counts(self) -> bool:
        """Is it worth a sentence, and sure enough for one?"""
        return abs(self.share) >= max(LUCK, SURE * self.error)


@dataclass(frozen=True)
class Analysis:
    """What there is to tell."""

    moments: Sequence[Moment]
    mistakes: Sequence[Mistake]
    unjudged: Sequence[int] = ()  # moves that would have been, had it not failed

    @property
    def turning_points(self) -> list[tuple[Moment, Moment]]:
        """The turns that changed most, in the order of the game: how it stood before and after."""
        following = [*self.moments[1:], None]
        ends = [
            one
            for one, after in zip(self.moments, following, strict=True)
            if after is None or after.opens
        ]
        turns = [(swing(*turn), turn) for turn in pairwise(ends)]
        large = sorted((one for one in turns if one[0] >= SWING), key=lambda one: -one[0])
        return sorted((turn for _, turn in large[:TURNING_POINTS]), key=lambda turn: turn[1].move)

    def fortune(self, after: int = -1, to: float = math.inf) -> list[Gift]:
        """What chance gave each seat, in the whole game or after one move and up to another."""
        some = [one for one in self.moments if one.luck and after < one.move <= to]
        return [
            Gift(
                math.fsum(one.luck[seat] for one in some),
                math.hypot(*(one.error[seat] for one in some)),
            )
            for seat in range(len(self.moments[0].chances))
        ]


def swing(before: Moment, after: Moment) -> float:
    """By how much the chance changed that changed most."""
    return max(abs(a - b) for a, b in zip(after.chances, before.chances, strict=True))


def judged(seats: Iterable[SeatEntry]) -> list[int]:
    """Whose mistakes are sought: those of people, or of everybody where only bots played."""
    entries = list(enumerate(seats))
    people = [seat for seat, entry in entries if entry.player not in bots.NAMES]
    return people or [seat for seat, _ in entries]


def parts(match: Match, seats: Collection[int]) -> list[range]:
    """The moves of a finished match, cut where a turn begins and after each choice to be judged."""
    again = Match(match.game, match.seats, match.seed, match.options, match.origin)
    cuts = {len(match.moves) + 1}
    for number, (seat, choice) in enumerate(match.choices(), 1):
        if begins(match, number):
            cuts.add(number)
        if is_judged(again, seat, seats):
            cuts.add(number + 1)
        again.choose(seat, choice)
    return [range(*part) for part in pairwise(sorted(cuts))]


def is_judged(match: Match, seat: int, seats: Collection[int]) -> bool:
    """Is what the seat chooses now to be judged, and has it a choice?"""
    return seat in seats and len(match.game.decision(match.state, seat).choices) > 1


def begins(match: Match, number: int) -> bool:
    """Does somebody's turn begin with this move?"""
    moves = match.moves
    return (
        number == 1 or opens_turn(match, number) or moves[number - 2].seat != moves[number - 1].seat
    )


def examine(
    game: Game[Any], record: Record, part: range, seats: Collection[int], judge: bool = True
) -> Findings:
    """Look at the moves of a part; mistakes are sought for these seats, unless that failed."""
    check_fits(game, record)
    match = Match(game, record.seats, record.seed, record.options, record.origin)
    match.replay(record.choices[: part.start - 1])
    first = [Moment(0, -1, True, chances(game, match.state))] if part.start == 1 else []
    moments, mistakes, unjudged = first, [], []
    for number in part:
        seat, text = record.choices[number - 1]
        choice = game.vocabulary.read(text)
        if is_judged(match, seat, seats):
            if judge:
                imagine = imagination(game, match.state, seat)
                found = mistake(game, imagine, seat, number, choice, record.seed ^ number)
                mistakes += [found] if found is not None else []
            else:
                unjudged.append(number)
        moments.append(moment_after(match, number, seat, choice))
    return {
        "moments": [asdict(one) for one in moments],
        "mistakes": [asdict(one) for one in mistakes],
        "unjudged": unjudged,
    }


def moment_after(match: Match, number: int, seat: int, choice: Choice) -> Moment:
    """How the game stands once this choice is made, and what chance had to do with it."""
    game, before = match.game, match.state.clone()
    move = match.choose(seat, str(choice))
    came = chances(game, match.state)
    gifts: Chances = ()
    errors: Chances = ()
    if move.floor == "chance":
        gifts, errors = luck(game, before, seat, choice, came, match.seed ^ number)
    return Moment(number, seat, begins(match, number), came, gifts, errors)


def gathered(findings: Iterable[Findings]) -> Analysis:
    """The analysis that the parts make together, whatever their order was."""
    found = list(findings)
    moments = [moment_of(data) for one in found for data in one["moments"]]
    moments.sort(key=lambda one: one.move)
    mistakes = [Mistake(**data) for one in found for data in one["mistakes"]]
    unjudged = sorted(move for one in found for move in one["unjudged"])
    return Analysis(moments, one_a_turn(moments, mistakes), unjudged)


def one_a_turn(moments: Sequence[Moment], mistakes: Sequence[Mistake]) -> list[Mistake]:
    """The first mistake of each turn: the rest of it followed another plan."""
    opened = [moment.move for moment in moments if moment.opens]
    last_first = sorted(mistakes, key=lambda one: -one.move)
    firsts = {bisect(opened, one.move): one for one in last_first}
    return sorted(firsts.values(), key=lambda one: one.move)


def moment_of(data: Mapping[str, Any]) -> Moment:
    shares = (tuple(data[key]) for key in ("chances", "luck", "error"))
    return Moment(data["move"], data["seat"], data["opens"], *shares)
