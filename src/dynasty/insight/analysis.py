"""The analysis of a game that is over, in parts that can be made anywhere, in any order.

A part is a turn. What it finds is plain data, so that a server keeps every part as it comes
and goes on after a restart with those that are missing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from typing import Any, Final

from dynasty.bots.table import imagination
from dynasty.insight.course import Chances, chances, luck
from dynasty.insight.mistakes import Mistake, mistake
from dynasty.kernel import Game, Match, Move, Record
from dynasty.kernel.turns import opens_turn

RECIPE: Final = 2  # counted up when an analysis made before is not worth keeping any more
SWING: Final = 0.1  # of a chance to win: a turn that moves one so far is a turning point
TURNING_POINTS: Final = 5  # at most, the largest

Findings = Mapping[str, Any]
"""What a part found, as it is kept: moves with chances and luck, and mistakes."""


@dataclass(frozen=True)
class Moment:
    """How the game stood after a move."""

    move: int
    seat: int  # that made it; -1 before the first
    opens: bool  # a turn began with it
    chances: Chances
    luck: Chances  # what chance gave each seat with it; empty where chance had no say


@dataclass(frozen=True)
class Analysis:
    """What there is to tell."""

    moments: Sequence[Moment]
    mistakes: Sequence[Mistake]

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

    def fortune(self) -> list[float]:
        """What chance gave each seat in the whole game."""
        total = [0.0] * len(self.moments[0].chances)
        for moment in self.moments:
            for seat, gift in enumerate(moment.luck):
                total[seat] += gift
        return total


def swing(before: Moment, after: Moment) -> float:
    """By how much the chance changed that changed most."""
    return max(abs(a - b) for a, b in zip(after.chances, before.chances, strict=True))


def parts(match: Match) -> list[range]:
    """The moves of a finished match, turn by turn."""
    firsts = [n for n, move in enumerate(match.moves, 1) if n == 1 or begins(match, n, move)]
    return [range(*turn) for turn in pairwise([*firsts, len(match.moves) + 1])]


def begins(match: Match, number: int, move: Move) -> bool:
    """Does somebody's turn begin with this move?"""
    return opens_turn(match, number) or match.moves[number - 2].seat != move.seat


def examine(game: Game[Any], record: Record, part: range, seats: Iterable[int]) -> Findings:
    """Look at the moves of a part; mistakes are sought for these seats."""
    match = Match.of_record(game, record, part.start - 1)
    moments: list[Moment] = []
    mistakes: list[Mistake] = []
    if part.start == 1:
        moments.append(Moment(0, -1, True, chances(game, match.state), ()))
    judged = set(seats)
    erred = False  # one mistake of a turn is enough: the rest of it was another plan
    for number in part:
        seat, text = record.choices[number - 1]
        before, choice = match.state.clone(), game.vocabulary.read(text)
        move = match.choose(seat, text)
        opens = number == 1 or begins(match, number, move)
        erred = erred and not opens
        if seat in judged and not erred and len(game.decision(before, seat).choices) > 1:
            imagine = imagination(game, before, seat)
            found = mistake(game, imagine, seat, number, choice, record.seed ^ number)
            if found is not None:
                erred = True
                mistakes.append(found)
        came = chances(game, match.state)
        lucky = luck(game, before, seat, choice, came) if move.floor == "chance" else ()
        moments.append(Moment(number, seat, opens, came, lucky))
    return {
        "moments": [asdict(moment) for moment in moments],
        "mistakes": [asdict(one) for one in mistakes],
    }


def gathered(findings: Iterable[Findings]) -> Analysis:
    """The analysis that the parts make together, whatever their order was."""
    moments = [moment_of(data) for found in findings for data in found["moments"]]
    mistakes = [Mistake(**data) for found in findings for data in found["mistakes"]]
    return Analysis(
        sorted(moments, key=lambda one: one.move), sorted(mistakes, key=lambda one: one.move)
    )


def moment_of(data: Mapping[str, Any]) -> Moment:
    return Moment(
        data["move"], data["seat"], data["opens"], tuple(data["chances"]), tuple(data["luck"])
    )
