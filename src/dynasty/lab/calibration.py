"""Calibration: do seats win as often as they were told, and by as much?"""

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from statistics import fmean
from typing import Any, Final

from dynasty.bots.outlook import margin_of, weighed, win_chances
from dynasty.kernel.value import Learned, at, lead
from dynasty.lab.positions import Games, Position

QUARTERS: Final = 4
BINS: Final = 8  # of equally many positions


@dataclass(frozen=True)
class Told:
    """What a seat was told at a moment, and what came of it."""

    seed: int
    progress: float
    chance: float
    won: float
    off: float  # points: the margin told less the final one


@dataclass(frozen=True)
class Calibration:
    """How true the numbers are, by quarter of the game."""

    games: int
    error: list[float]  # of chances, as a root mean square, less what luck of the sample adds
    bias: list[float]  # of margins, in points
    missed: list[float]  # points by which margins miss, as a root mean square

    def as_data(self) -> dict[str, Any]:
        return {
            name: [round(figure, 4) for figure in value] if isinstance(value, list) else value
            for name, value in asdict(self).items()
        }


def tell(games: Games, learned: Learned, players: int) -> list[Told]:
    """What every seat was told in these games."""
    return [
        told(seed, position, learned, players)
        for seed, positions in games.items()
        for position in positions
    ]


def told(seed: int, position: Position, learned: Learned, players: int) -> Told:
    progress, seat = position.progress, position.seat
    worths = weighed(learned.show, position.parts, players, progress, seat, position.asked)
    heat = at(learned.heat, progress)
    return Told(
        seed,
        progress,
        win_chances(worths, heat)[seat],
        position.wins[seat],
        margin_of(worths, seat, heat) - lead(position.totals, seat),
    )


def calibrate(all_told: Sequence[Told]) -> Calibration:
    """The figures of all quarters."""
    quarters = [quarter(all_told, number) for number in range(QUARTERS)]
    return Calibration(
        len({one.seed for one in all_told}),
        [calibration_error(part) for part in quarters],
        [fmean(one.off for one in part) if part else 0.0 for part in quarters],
        [sqrt(fmean(one.off**2 for one in part)) if part else 0.0 for part in quarters],
    )


def quarter(all_told: Sequence[Told], number: int) -> list[Told]:
    """What was told in one quarter of the games."""
    return [one for one in all_told if min(int(one.progress * QUARTERS), QUARTERS - 1) == number]


def calibration_error(part: Sequence[Told]) -> float:
    """How far shares of wins lie from the chances told, beyond what chance alone would make of it.

    With few games the shares of a bin stray from the truth: what their variance adds to the mean
    square is taken off. Positions of one game are no independent witnesses, so it is theirs.
    """
    squares = 0.0
    for group in bins(part):
        off = fmean(one.won - one.chance for one in group)
        by_game: dict[int, float] = {}
        for one in group:
            by_game[one.seed] = by_game.get(one.seed, 0.0) + one.won - one.chance - off
        luck = sum(total**2 for total in by_game.values()) / len(group) ** 2
        luck *= len(by_game) / max(1, len(by_game) - 1)
        squares += len(group) * (off**2 - luck)
    return sqrt(max(0.0, squares / len(part))) if part else 0.0


def bins(part: Sequence[Told]) -> Iterator[list[Told]]:
    """Equally many positions each, from the worst chances to the best."""
    ordered = sorted(part, key=lambda one: one.chance)
    for number in range(BINS):
        group = ordered[number * len(part) // BINS : (number + 1) * len(part) // BINS]
        if group:
            yield group
