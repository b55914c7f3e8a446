"""Fit the values of positions: regression on results, pulled towards the hand-written weights."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from dynasty.bots.win_probability import expected_margin, observed_seat_values
from dynasty.kernel.value_model import ValueModel, lead_over_best
from dynasty.lab.position_samples import PositionSample, PositionsBySeed

KNOT_COUNT: Final = 5  # points of the game's progress with weights of their own
PULL_POINTS: Final = 8.0  # points by which a part may differ from its hand-written weight
PULL_FACTOR: Final = (
    2.0  # the same as a factor of the weight: else rare small parts get huge weights
)
POSITIONS_PER_WITNESS: Final = 6.0  # positions of a game that count as one independent one
DESCENT_ROUNDS: Final = 30  # of the search for the heats
DESCENT_STEP: Final = 0.25
HEAT_PRIOR_GAMES: Final = 20.0  # games that count as much for a heat as the margins do
MAX_HEAT: Final = 200.0

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Evidence:
    """Differences between seats with their features; `witness` rows count as one."""

    features: Floats
    target: Floats
    witness: float


@dataclass(frozen=True)
class SeatComparison:
    """A comparison of two seats as one of them sees it: features and final difference."""

    features: Floats
    difference: float


def hat_basis(progress: float) -> Floats:
    """Return the weight of each knot at this progress of the game."""
    place = min(1.0, max(0.0, progress)) * (KNOT_COUNT - 1)
    heights: Floats = np.maximum(0.0, 1.0 - np.abs(place - np.arange(KNOT_COUNT)))
    return heights


class FeatureLayout:
    """The order of the features: rows of weights, one after the other."""

    def __init__(self, keys: list[str], automated: bool) -> None:
        self.keys = keys
        self.automated = automated
        extra = ["start", *(f"automaton {key}" for key in keys)] if automated else ["own", "asked"]
        self.rows = [*keys, *extra]

    def samples(self, position: PositionSample, players: int) -> list[SeatComparison]:
        """Return the comparisons of the viewing seat with each of the others."""
        seat, knots = position.seat, hat_basis(position.progress)
        return [
            SeatComparison(
                np.outer(self.compared(position, other, other >= players), knots).ravel(),
                float(position.totals[seat] - position.totals[other]),
            )
            for other in range(len(position.parts))
            if other != seat
        ]

    def compared(self, position: PositionSample, other: int, automated: bool) -> list[float]:
        """Return the seat's own parts less those of another seat."""
        own, theirs = position.parts[position.seat], position.parts[other]
        if self.automated:
            mine = [own.get(key, 0.0) for key in self.keys]
            if automated:
                return [*mine, -1.0, *(-theirs.get(key, 0.0) for key in self.keys)]
        asked = (position.asked == position.seat) - (position.asked == other)
        apart = [own.get(key, 0.0) - theirs.get(key, 0.0) for key in self.keys]
        return [*apart, 1.0, float(asked)]

    def by_hand(self) -> Floats:
        """Return the hand-written weights: 1 for every part, 0 for everything else."""
        weights = [0.0 if row in {"own", "asked", "start"} else 1.0 for row in self.rows]
        return np.repeat(weights, KNOT_COUNT).astype(np.float64)

    def as_data(self, weights: Floats) -> dict[str, Any]:
        """Return the weights as they are written to a file."""
        rows = dict(zip(self.rows, weights.reshape(-1, KNOT_COUNT).round(3).tolist(), strict=True))
        data: dict[str, Any] = {"parts": {key: rows[key] for key in self.keys}}
        if not self.automated:
            return {**data, "own": rows["own"], "asked": rows["asked"]}
        theirs = {key: rows[f"automaton {key}"] for key in self.keys}
        return {**data, "automaton": theirs, "start": rows["start"]}


def fit_displayed_weights(games: PositionsBySeed, players: int) -> dict[str, Any]:
    """Return the shown weights, the heat and the spread, as they are written to a file."""
    every = [position for positions in games.values() for position in positions]
    layout = feature_layout(every[0], players)
    endings = ending_evidence(layout, every, players)
    features = endings.features
    hand = layout.by_hand()
    scale = np.sqrt((features**2).mean(axis=0)) + 1e-6
    weights = ridge_weights(
        [endings], hand, np.diag((scale / PULL_POINTS) ** 2 + (hand / PULL_FACTOR) ** 2)
    )
    data: dict[str, Any] = {"show": layout.as_data(weights)}
    expected = expected_heat(features, endings.target - features @ weights)
    data["heat"] = fit_heat(
        every, ValueModel(data), players, expected, HEAT_PRIOR_GAMES / len(games)
    )
    data["spread"] = fit_spread(every, ValueModel(data), players)
    return data


def feature_layout(first: PositionSample, players: int) -> FeatureLayout:
    return FeatureLayout(list(first.parts[0]), len(first.parts) > players)


def ending_evidence(
    layout: FeatureLayout, every: Sequence[PositionSample], players: int
) -> Evidence:
    """Return the final differences of these positions with their features."""
    samples = [sample for position in every for sample in layout.samples(position, players)]
    return Evidence(
        np.array([sample.features for sample in samples]),
        np.array([sample.difference for sample in samples]),
        POSITIONS_PER_WITNESS,
    )


def expected_heat(features: Floats, rest: Floats) -> Floats:
    """Return, for each knot, the heat that fits the errors in predicted differences of seats."""
    knots = np.abs(features).reshape(len(rest), -1, KNOT_COUNT).max(axis=1)
    knots /= np.maximum(1e-9, knots.sum(axis=1, keepdims=True))
    squares = np.linalg.lstsq(knots, rest**2, rcond=None)[0]
    heats: Floats = np.sqrt(np.maximum(0.25, squares)) * np.sqrt(3) / np.pi
    return heats


def ridge_weights(evidence: Sequence[Evidence], hand: Floats, pull: Floats) -> Floats:
    """Return the least-squares weights; differences from `hand` cost by the squares in `pull`."""
    square, side = pull.copy(), np.zeros(len(hand))
    for one in evidence:
        rest = one.target - one.features @ hand
        noise = max(1.0, float(rest.var())) * one.witness
        square += one.features.T @ one.features / noise
        side += one.features.T @ rest / noise
    return hand + np.linalg.solve(square, side)


def expected_totals(every: list[PositionSample], learned: ValueModel, players: int) -> Floats:
    """Return the expected totals by position, with the viewing seat first."""
    rows = []
    for one in every:
        worths = observed_seat_values(
            learned.show, one.parts, players, one.progress, one.seat, one.asked
        )
        rows.append([worths[one.seat], *(w for q, w in enumerate(worths) if q != one.seat)])
    return np.array(rows)


def fit_heat(
    every: list[PositionSample], learned: ValueModel, players: int, expected: Floats, pull: float
) -> list[float]:
    """Return, for each knot, the heat that explains the wins best, pulled towards `expected`."""
    worths = expected_totals(every, learned, players)
    won = np.array([one.wins[one.seat] for one in every])
    knots = np.array([hat_basis(one.progress) for one in every])

    def surprise(logs: Floats) -> float:
        scaled = worths / (knots @ np.exp(logs))[:, None]
        scaled -= scaled.max(axis=1, keepdims=True)
        odds = np.exp(scaled)
        chance = np.clip(odds[:, 0] / odds.sum(axis=1), 1e-6, 1 - 1e-6)
        loss = -(won * np.log(chance) + (1 - won) * np.log(1 - chance)).mean()
        return float(loss + pull * ((logs - np.log(expected)) ** 2).mean())

    logs = np.log(expected)
    return [round(float(heat), 3) for heat in np.exp(coordinate_descent(surprise, logs))]


def coordinate_descent(surprise: Any, logs: Floats) -> Floats:
    """Minimise by coordinate descent: one knot after the other, in shrinking steps."""
    step, best = 4 * DESCENT_STEP, surprise(logs)
    for _ in range(DESCENT_ROUNDS):
        before = best
        for knot in range(len(logs)):
            for move in (step, -step):
                tried = logs.copy()
                tried[knot] = np.clip(tried[knot] + move, np.log(0.2), np.log(MAX_HEAT))
                found = surprise(tried)
                if found < best:
                    logs, best = tried, found
        if best > before - 1e-6:
            step /= 2
    return logs


def fit_spread(every: list[PositionSample], learned: ValueModel, players: int) -> list[float]:
    """Return by knot the error of the margin in points."""
    knots = np.array([hat_basis(one.progress) for one in every])
    off = []
    for one, heat in zip(every, knots @ np.array(learned.heat), strict=True):
        worths = observed_seat_values(
            learned.show, one.parts, players, one.progress, one.seat, one.asked
        )
        off.append(
            expected_margin(worths, one.seat, float(heat)) - lead_over_best(one.totals, one.seat)
        )
    squares = np.linalg.lstsq(knots, np.array(off) ** 2, rcond=None)[0]
    return [round(float(size), 3) for size in np.sqrt(np.maximum(0.25, squares))]
