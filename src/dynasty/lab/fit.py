"""Weights out of positions: regression on how games ended, pulled towards what hands wrote."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from dynasty.bots.outlook import margin_of, weighed
from dynasty.kernel.value import Learned, lead
from dynasty.lab.positions import Games, Position

KNOTS: Final = 5  # moments that have a weight of their own
PULL: Final = 8.0  # points by which a part may leave its hand-written weight before it costs
LOOSE: Final = 2.0  # the same of the weight: what is rare and small would count any number of times
WITNESS: Final = 6.0  # positions of a game that together tell as much as one
ROUNDS: Final = 30  # of looking for the heats
STEP: Final = 0.25
TRUST: Final = 20.0  # games that tell as much of a heat as the margins do
HOTTEST: Final = 200.0

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Evidence:
    """Differences between seats, by features; `witness` of them together tell as much as one."""

    features: Floats
    target: Floats
    witness: float


@dataclass(frozen=True)
class Sample:
    """A comparison of two seats as one of them sees it: features and the final difference."""

    features: Floats
    difference: float


def hats(progress: float) -> Floats:
    """How much of each knot counts at this moment."""
    place = min(1.0, max(0.0, progress)) * (KNOTS - 1)
    heights: Floats = np.maximum(0.0, 1.0 - np.abs(place - np.arange(KNOTS)))
    return heights


class Layout:
    """Which feature stands where: rows of weights, one after the other."""

    def __init__(self, keys: list[str], automated: bool) -> None:
        self.keys = keys
        self.automated = automated
        extra = ["start", *(f"automaton {key}" for key in keys)] if automated else ["own", "asked"]
        self.rows = [*keys, *extra]

    def samples(self, position: Position, players: int) -> list[Sample]:
        """The seat that looks against each of the others."""
        seat, knots = position.seat, hats(position.progress)
        return [
            Sample(
                np.outer(self.compared(position, other, other >= players), knots).ravel(),
                float(position.totals[seat] - position.totals[other]),
            )
            for other in range(len(position.parts))
            if other != seat
        ]

    def compared(self, position: Position, other: int, automated: bool) -> list[float]:
        """The seat's own parts less those of another one."""
        own, theirs = position.parts[position.seat], position.parts[other]
        if self.automated:
            mine = [own.get(key, 0.0) for key in self.keys]
            if automated:
                return [*mine, -1.0, *(-theirs.get(key, 0.0) for key in self.keys)]
        asked = (position.asked == position.seat) - (position.asked == other)
        apart = [own.get(key, 0.0) - theirs.get(key, 0.0) for key in self.keys]
        return [*apart, 1.0, float(asked)]

    def by_hand(self) -> Floats:
        """Every part counts once, nothing else counts."""
        weights = [0.0 if row in {"own", "asked", "start"} else 1.0 for row in self.rows]
        return np.repeat(weights, KNOTS).astype(np.float64)

    def as_data(self, weights: Floats) -> dict[str, Any]:
        """The weights as they are written to a file."""
        rows = dict(zip(self.rows, weights.reshape(-1, KNOTS).round(3).tolist(), strict=True))
        data: dict[str, Any] = {"parts": {key: rows[key] for key in self.keys}}
        if not self.automated:
            return {**data, "own": rows["own"], "asked": rows["asked"]}
        theirs = {key: rows[f"automaton {key}"] for key in self.keys}
        return {**data, "automaton": theirs, "start": rows["start"]}


def fit_show(games: Games, players: int) -> dict[str, Any]:
    """The weights to show, the heat and the spread, as they are written to a file."""
    every = [position for positions in games.values() for position in positions]
    layout = layout_of(every[0], players)
    endings = ends(layout, every, players)
    features = endings.features
    hand = layout.by_hand()
    scale = np.sqrt((features**2).mean(axis=0)) + 1e-6
    weights = ridge([endings], hand, np.diag((scale / PULL) ** 2 + (hand / LOOSE) ** 2))
    data: dict[str, Any] = {"show": layout.as_data(weights)}
    expected = expected_heat(features, endings.target - features @ weights)
    data["heat"] = fit_heat(every, Learned(data), players, expected, TRUST / len(games))
    data["spread"] = fit_spread(every, Learned(data), players)
    return data


def layout_of(first: Position, players: int) -> Layout:
    return Layout(list(first.parts[0]), len(first.parts) > players)


def ends(layout: Layout, every: Sequence[Position], players: int) -> Evidence:
    """How the games of these positions ended."""
    samples = [sample for position in every for sample in layout.samples(position, players)]
    return Evidence(
        np.array([sample.features for sample in samples]),
        np.array([sample.difference for sample in samples]),
        WITNESS,
    )


def expected_heat(features: Floats, rest: Floats) -> Floats:
    """By knot: the heat that goes with how far differences between two seats are missed."""
    knots = np.abs(features).reshape(len(rest), -1, KNOTS).max(axis=1)
    knots /= np.maximum(1e-9, knots.sum(axis=1, keepdims=True))
    squares = np.linalg.lstsq(knots, rest**2, rcond=None)[0]
    heats: Floats = np.sqrt(np.maximum(0.25, squares)) * np.sqrt(3) / np.pi
    return heats


def ridge(evidence: Sequence[Evidence], hand: Floats, pull: Floats) -> Floats:
    """Least squares; to leave the hand-written weights costs, by the squares of a pull."""
    square, side = pull.copy(), np.zeros(len(hand))
    for one in evidence:
        rest = one.target - one.features @ hand
        noise = max(1.0, float(rest.var())) * one.witness
        square += one.features.T @ one.features / noise
        side += one.features.T @ rest / noise
    return hand + np.linalg.solve(square, side)


def all_worths(every: list[Position], learned: Learned, players: int) -> Floats:
    """What the seats may expect, by position; the seat that looks comes first."""
    rows = []
    for one in every:
        worths = weighed(learned.show, one.parts, players, one.progress, one.seat, one.asked)
        rows.append([worths[one.seat], *(w for q, w in enumerate(worths) if q != one.seat)])
    return np.array(rows)


def fit_heat(
    every: list[Position], learned: Learned, players: int, expected: Floats, pull: float
) -> list[float]:
    """By knot: the heat under which the wins were likeliest, pulled to the one expected."""
    worths = all_worths(every, learned, players)
    won = np.array([one.wins[one.seat] for one in every])
    knots = np.array([hats(one.progress) for one in every])

    def surprise(logs: Floats) -> float:
        scaled = worths / (knots @ np.exp(logs))[:, None]
        scaled -= scaled.max(axis=1, keepdims=True)
        odds = np.exp(scaled)
        chance = np.clip(odds[:, 0] / odds.sum(axis=1), 1e-6, 1 - 1e-6)
        loss = -(won * np.log(chance) + (1 - won) * np.log(1 - chance)).mean()
        return float(loss + pull * ((logs - np.log(expected)) ** 2).mean())

    logs = np.log(expected)
    return [round(float(heat), 3) for heat in np.exp(descend(surprise, logs))]


def descend(surprise: Any, logs: Floats) -> Floats:
    """Walk downhill, one knot after the other, in steps that shrink."""
    step, best = 4 * STEP, surprise(logs)
    for _ in range(ROUNDS):
        before = best
        for knot in range(len(logs)):
            for move in (step, -step):
                tried = logs.copy()
                tried[knot] = np.clip(tried[knot] + move, np.log(0.2), np.log(HOTTEST))
                found = surprise(tried)
                if found < best:
                    logs, best = tried, found
        if best > before - 1e-6:
            step /= 2
    return logs


def fit_spread(every: list[Position], learned: Learned, players: int) -> list[float]:
    """By knot: by how many points the margin is missed."""
    knots = np.array([hats(one.progress) for one in every])
    off = []
    for one, heat in zip(every, knots @ np.array(learned.heat), strict=True):
        worths = weighed(learned.show, one.parts, players, one.progress, one.seat, one.asked)
        off.append(margin_of(worths, one.seat, float(heat)) - lead(one.totals, one.seat))
    squares = np.linalg.lstsq(knots, np.array(off) ** 2, rcond=None)[0]
    return [round(float(size), 3) for size in np.sqrt(np.maximum(0.25, squares))]
