"""The learned value model: weights for the parts of `Game.appraise` that vary during a game.

A row holds the weights at equally distant moments from the start of a game to its end, with linear
interpolation between them. A part without a row counts with its own points.
"""

import json
import math
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from dynasty.kernel.bounded_cache import cache_put

WeightRow = list[float]

VALUE_FOLDER: Final = "value"  # in the folder of a game: a file for each number of players
DEFAULT_HEAT_POINTS: Final = 6.0  # points, if nothing was learned
DEFAULT_SPREAD_POINTS: Final = 10.0


class Weights:
    """The weights of the parts, for players and for automated opponents."""

    parts: dict[str, WeightRow]
    automaton: dict[str, WeightRow]
    start: WeightRow  # of an automated opponent, before its parts
    own: WeightRow  # bonus for the viewing seat: it knows what is hidden, and plans with it
    asked: WeightRow  # bonus for the seat that is to choose
    known: dict[tuple[bool, float], dict[str, float]]  # cache of the weights at a moment

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.parts = data.get("parts", {})
        self.automaton = data.get("automaton", self.parts)
        self.start = data.get("start", [])
        self.own = data.get("own", [])
        self.asked = data.get("asked", [])
        self.known = {}

    def __reduce__(self) -> tuple[Any, ...]:
        rows = {"parts": self.parts, "automaton": self.automaton, "start": self.start}
        return Weights, ({**rows, "own": self.own, "asked": self.asked},)

    def worth(self, parts: dict[str, float], automated: bool, progress: float) -> float:
        """Return the weighted sum of these parts at this moment of a game."""
        if not (self.automaton if automated else self.parts):
            return sum(parts.values())
        total, now = (
            interpolate_row(self.start, progress) if automated else 0.0,
            self.now(automated, progress),
        )
        for key, points in parts.items():
            total += points * now.get(key, 1.0)
        return total

    def shares(self, parts: dict[str, float], automated: bool, progress: float) -> dict[str, float]:
        """Return the weighted points of each part at this moment of a game."""
        now = self.now(automated, progress)
        return {key: points * now.get(key, 1.0) for key, points in parts.items()}

    def now(self, automated: bool, progress: float) -> dict[str, float]:
        """Return the weights at this moment, cached: many positions share few moments."""
        found = self.known.get((automated, progress))
        if found is None:
            rows = self.automaton if automated else self.parts
            found = {key: interpolate_row(row, progress) for key, row in rows.items()}
            cache_put(self.known, (automated, progress), found)
        return found


class ValueModel:
    """The learned weights and scales of a game for one number of players."""

    play: Weights  # what bots maximise
    show: Weights  # what people see
    heat: WeightRow  # points: with a lead of this size, winning is e times as likely as losing
    spread: WeightRow  # points: standard deviation of the final margin from the expected one

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.play = Weights(data.get("play", {}))
        self.show = Weights(data.get("show", {}))
        self.heat = data.get("heat", [DEFAULT_HEAT_POINTS, DEFAULT_HEAT_POINTS])
        self.spread = data.get("spread", [DEFAULT_SPREAD_POINTS, DEFAULT_SPREAD_POINTS])


@cache
def read_value_model(folder: Path | None, players: int) -> ValueModel:
    """Return the value model of a game for this number of players; without a file, the default one.

    Without a file for more than two players, only the weights for people are those of two.
    """
    if folder is not None:
        for count in (players, 2) if players > 1 else (players,):
            file = folder / VALUE_FOLDER / f"{count}.json"
            if file.exists():
                data = json.loads(file.read_text(encoding="utf-8"))
                return ValueModel(data if count == players else {**data, "play": {}})
    return ValueModel({})


def interpolate_row(row: WeightRow, progress: float) -> float:
    """Return the row's value at a moment from 0 (start) to 1 (end); 0 if the row is empty."""
    last = len(row) - 1
    if last < 1:
        return row[0] if row else 0.0
    place = min(1.0, max(0.0, progress)) * last
    before = min(int(place), last - 1)
    return row[before] + (row[before + 1] - row[before]) * (place - before)


def lead_over_mean(worths: Sequence[float], seat: int) -> float:
    """Return a seat's lead over the average of the others; with no others, its own points.

    Bots maximise this. With two players it is the lead. With more, holding back the leader alone
    costs as much as it gains, and helps all the others.
    """
    total = 0.0
    for other, worth in enumerate(worths):
        if other != seat:
            total += worth
    return worths[seat] - total / max(1, len(worths) - 1)


def lead_over_best(worths: Sequence[float], seat: int) -> float:
    """Return a seat's lead over the best of the others; with no others, its own points."""
    best, found = -math.inf, False
    for other, worth in enumerate(worths):
        if other != seat and worth > best:
            best, found = worth, True
    return worths[seat] - best if found else worths[seat]
