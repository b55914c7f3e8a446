"""The analysis of a finished game, in segments that can be computed anywhere and in any order.

A segment is a turn, or the moves of a turn up to one choice that is judged, so each takes little
time. Its findings are plain data: a server saves each one at once, and computes only the missing
ones after a restart.
"""

from __future__ import annotations

import math
from bisect import bisect
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from typing import Any, Final

from dynasty import bots
from dynasty.bots.self_play import state_sampler
from dynasty.insight.mistakes import Mistake, find_mistake
from dynasty.insight.win_curve import WinProbabilities, luck_of_draw, win_probabilities
from dynasty.kernel import Choice, Game, Match, Record, SeatEntry
from dynasty.kernel.match import check_record_matches
from dynasty.kernel.turns import opens_turn

ANALYSIS_VERSION: Final = 3  # goes up when older analyses should be computed again
TURNING_POINT_CHANGE: Final = 0.1  # change of a win probability that makes a turning point
MAX_TURNING_POINTS: Final = 5  # at most, the largest
MIN_LUCK_SHARE: Final = 0.05  # change of a win probability that is worth mentioning
LUCK_STANDARD_ERRORS: Final = 2.0  # standard errors

SegmentFindings = Mapping[str, Any]
"""What a part found, as it is kept: moves with chances and luck, mistakes, and moves that nobody
could judge."""


@dataclass(frozen=True)
class PositionStats:
    """The win probabilities after a move."""

    move: int
    seat: int  # that made it; -1 before the first
    opens: bool  # a turn began with it
    chances: WinProbabilities
    luck: WinProbabilities = ()  # what chance gave each seat; empty if chance was not used
    error: WinProbabilities = ()  # standard error of that


@dataclass(frozen=True)
class SeatLuck:
    """The luck of a seat during some moves, and its standard error."""

    share: float  # of a win probability
    error: float

    @property
    def counts(self) -> bool:
        """Return whether the luck is large and certain enough to be mentioned."""
        return abs(self.share) >= max(MIN_LUCK_SHARE, LUCK_STANDARD_ERRORS * self.error)


@dataclass(frozen=True)
class Analysis:
    """The results of an analysis."""

    moments: Sequence[PositionStats]
    mistakes: Sequence[Mistake]
    unjudged: Sequence[int] = ()  # moves that could not be judged because of an error

    @property
    def turning_points(self) -> list[tuple[PositionStats, PositionStats]]:
        """Return the turns that changed most, in game order, as moments before and after."""
        following = [*self.moments[1:], None]
        ends = [
            one
            for one, after in zip(self.moments, following, strict=True)
            if after is None or after.opens
        ]
        turns = [(largest_win_change(*turn), turn) for turn in pairwise(ends)]
        large = sorted(
            (one for one in turns if one[0] >= TURNING_POINT_CHANGE), key=lambda one: -one[0]
        )
        return sorted(
            (turn for _, turn in large[:MAX_TURNING_POINTS]), key=lambda turn: turn[1].move
        )

    def fortune(self, after: int = -1, to: float = math.inf) -> list[SeatLuck]:
        """Return each seat's luck in the whole game, or from one move to another."""
        some = [one for one in self.moments if one.luck and after < one.move <= to]
        return [
            SeatLuck(
                math.fsum(one.luck[seat] for one in some),
                math.hypot(*(one.error[seat] for one in some)),
            )
            for seat in range(len(self.moments[0].chances))
        ]


def largest_win_change(before: PositionStats, after: PositionStats) -> float:
    """Return the largest change of a seat's win probability."""
    return max(abs(a - b) for a, b in zip(after.chances, before.chances, strict=True))


def seats_to_judge(seats: Iterable[SeatEntry]) -> list[int]:
    """Return the seats to judge: people, or all seats if only bots played."""
    entries = list(enumerate(seats))
    people = [seat for seat, entry in entries if entry.player not in bots.BOT_NAMES]
    return people or [seat for seat, _ in entries]


def match_segments(match: Match, seats: Collection[int]) -> list[range]:
    """Return the segments of a match: its moves, split at turns and after each judged choice."""
    again = Match(match.game, match.seats, match.seed, match.options, match.origin)
    cuts = {len(match.moves) + 1}
    for number, (seat, choice) in enumerate(match.choices(), 1):
        if is_segment_start(match, number):
            cuts.add(number)
        if is_choice_judged(again, seat, seats):
            cuts.add(number + 1)
        again.choose(seat, choice)
    return [range(*part) for part in pairwise(sorted(cuts))]


def is_choice_judged(match: Match, seat: int, seats: Collection[int]) -> bool:
    """Return whether the seat's next choice is to be judged and is a real choice."""
    return seat in seats and len(match.game.decision(match.state, seat).choices) > 1


def is_segment_start(match: Match, number: int) -> bool:
    """Return whether a turn begins with this move."""
    moves = match.moves
    return (
        number == 1 or opens_turn(match, number) or moves[number - 2].seat != moves[number - 1].seat
    )


def analyse_segment(
    game: Game[Any], record: Record, part: range, seats: Collection[int], judge: bool = True
) -> SegmentFindings:
    """Analyse a segment; judge the choices of these seats, unless an earlier attempt failed."""
    check_record_matches(game, record)
    match = Match(game, record.seats, record.seed, record.options, record.origin)
    match.replay(record.choices[: part.start - 1])
    first = (
        [PositionStats(0, -1, True, win_probabilities(game, match.state))]
        if part.start == 1
        else []
    )
    moments, mistakes, unjudged = first, [], []
    for number in part:
        seat, text = record.choices[number - 1]
        choice = game.vocabulary.read(text)
        if is_choice_judged(match, seat, seats):
            if judge:
                imagine = state_sampler(game, match.state, seat)
                found = find_mistake(game, imagine, seat, number, choice, record.seed ^ number)
                mistakes += [found] if found is not None else []
            else:
                unjudged.append(number)
        moments.append(stats_after_choice(match, number, seat, choice))
    return {
        "moments": [asdict(one) for one in moments],
        "mistakes": [asdict(one) for one in mistakes],
        "unjudged": unjudged,
    }


def stats_after_choice(match: Match, number: int, seat: int, choice: Choice) -> PositionStats:
    """Make this choice; return the win probabilities after it and the luck in it."""
    game, before = match.game, match.state.clone()
    move = match.choose(seat, str(choice))
    came = win_probabilities(game, match.state)
    gifts: WinProbabilities = ()
    errors: WinProbabilities = ()
    if move.floor == "chance":
        gifts, errors = luck_of_draw(game, before, seat, choice, came, match.seed ^ number)
    return PositionStats(number, seat, is_segment_start(match, number), came, gifts, errors)


def merge_findings(findings: Iterable[SegmentFindings]) -> Analysis:
    """Merge the findings of all segments, in any order, into an analysis."""
    found = list(findings)
    moments = [read_position_stats(data) for one in found for data in one["moments"]]
    moments.sort(key=lambda one: one.move)
    mistakes = [Mistake(**data) for one in found for data in one["mistakes"]]
    unjudged = sorted(move for one in found for move in one["unjudged"])
    return Analysis(moments, first_mistake_per_turn(moments, mistakes), unjudged)


def first_mistake_per_turn(
    moments: Sequence[PositionStats], mistakes: Sequence[Mistake]
) -> list[Mistake]:
    """Return the first mistake of each turn, since later ones followed another plan."""
    opened = [moment.move for moment in moments if moment.opens]
    last_first = sorted(mistakes, key=lambda one: -one.move)
    firsts = {bisect(opened, one.move): one for one in last_first}
    return sorted(firsts.values(), key=lambda one: one.move)


def read_position_stats(data: Mapping[str, Any]) -> PositionStats:
    shares = (tuple(data[key]) for key in ("chances", "luck", "error"))
    return PositionStats(data["move"], data["seat"], data["opens"], *shares)
