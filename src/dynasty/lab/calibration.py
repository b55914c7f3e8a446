"""Calibration: how well the stated winning chances and margins match the results."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from statistics import fmean
from typing import Any, Final

from dynasty.bots.win_probability import (
    expected_margin,
    observed_seat_values,
    softmax_probabilities,
)
from dynasty.kernel.value_model import ValueModel, interpolate_row, lead_over_best
from dynasty.lab.position_samples import PositionSample, PositionsBySeed

QUARTER_COUNT: Final = 4
BIN_COUNT: Final = 8  # groups of equally many positions


@dataclass(frozen=True)
class Prediction:
    """What a seat was shown in a position, and how its game ended."""

    seed: int
    progress: float
    chance: float
    won: float
    off: float  # points: the stated margin less the final one


@dataclass(frozen=True)
class Calibration:
    """How accurate the stated figures are, by quarter of the game."""

    games: int
    error: list[float]  # of chances, as a root mean square, less the variance of the sample
    bias: list[float]  # of margins, in points
    missed: list[float]  # error of margins in points, as a root mean square

    def as_data(self) -> dict[str, Any]:
        return {
            name: [round(figure, 4) for figure in value] if isinstance(value, list) else value
            for name, value in asdict(self).items()
        }


def game_predictions(games: PositionsBySeed, learned: ValueModel, players: int) -> list[Prediction]:
    """Return what every seat was shown in these games."""
    return [
        position_prediction(seed, position, learned, players)
        for seed, positions in games.items()
        for position in positions
    ]


def position_prediction(
    seed: int, position: PositionSample, learned: ValueModel, players: int
) -> Prediction:
    progress, seat = position.progress, position.seat
    worths = observed_seat_values(
        learned.show, position.parts, players, progress, seat, position.asked
    )
    heat = interpolate_row(learned.heat, progress)
    return Prediction(
        seed,
        progress,
        softmax_probabilities(worths, heat)[seat],
        position.wins[seat],
        expected_margin(worths, seat, heat) - lead_over_best(position.totals, seat),
    )


def calibrate(all_told: Sequence[Prediction]) -> Calibration:
    """Return the figures of all quarters."""
    quarters = [quarter_predictions(all_told, number) for number in range(QUARTER_COUNT)]
    return Calibration(
        len({one.seed for one in all_told}),
        [calibration_error(part) for part in quarters],
        [fmean(one.off for one in part) if part else 0.0 for part in quarters],
        [sqrt(fmean(one.off**2 for one in part)) if part else 0.0 for part in quarters],
    )


def quarter_predictions(all_told: Sequence[Prediction], number: int) -> list[Prediction]:
    """Return the predictions that were made in one quarter of the games."""
    return [
        one
        for one in all_told
        if min(int(one.progress * QUARTER_COUNT), QUARTER_COUNT - 1) == number
    ]


def calibration_error(part: Sequence[Prediction]) -> float:
    """Return how far shares of wins differ from the stated chances, beyond pure chance.

    With few games the shares of a bin scatter around the true value, so their variance is
    subtracted from the mean square. It is the variance between games: positions of one game are
    dependent.
    """
    squares = 0.0
    for group in chance_bins(part):
        off = fmean(one.won - one.chance for one in group)
        by_game: dict[int, float] = {}
        for one in group:
            by_game[one.seed] = by_game.get(one.seed, 0.0) + one.won - one.chance - off
        luck = sum(total**2 for total in by_game.values()) / len(group) ** 2
        luck *= len(by_game) / max(1, len(by_game) - 1)
        squares += len(group) * (off**2 - luck)
    return sqrt(max(0.0, squares / len(part))) if part else 0.0


def chance_bins(part: Sequence[Prediction]) -> Iterator[list[Prediction]]:
    """Return groups of equally many entries, from the lowest chances to the highest."""
    ordered = sorted(part, key=lambda one: one.chance)
    for number in range(BIN_COUNT):
        group = ordered[number * len(part) // BIN_COUNT : (number + 1) * len(part) // BIN_COUNT]
        if group:
            yield group
