"""Values: weights over the parts of `Game.appraise`, which change in the course of a game.

A row is a weight at moments of equal distance from the start of a game to its end; between them
it changes steadily. What has no row counts as it was written by hand: as the points that it says.
"""

import json
import math
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from dynasty.kernel.memory import remember

Row = list[float]

FOLDER: Final = "value"  # in the folder of a game: a file for each number of players
HEAT: Final = 6.0  # points, where nothing was learned
SPREAD: Final = 10.0


class Weights:
    """How much the parts count, for players and for automated opponents."""

    parts: dict[str, Row]
    automaton: dict[str, Row]
    start: Row  # of an automated opponent, before its parts
    own: Row  # more for the seat that looks: it knows what is hidden, and plans with it
    asked: Row  # more for the seat that is to choose
    known: dict[tuple[bool, float], dict[str, float]]  # weights at a moment, by who and when

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.parts = data.get("parts", {})
        self.automaton = data.get("automaton", self.parts)
        self.start = data.get("start", [])
        self.own = data.get("own", [])
        self.asked = data.get("asked", [])
        self.known = {}

    def worth(self, parts: dict[str, float], automated: bool, progress: float) -> float:
        """What these parts come to at this moment of a game."""
        if not (self.automaton if automated else self.parts):
            return sum(parts.values())
        total, now = at(self.start, progress) if automated else 0.0, self.now(automated, progress)
        for key, points in parts.items():
            total += points * now.get(key, 1.0)
        return total

    def shares(self, parts: dict[str, float], automated: bool, progress: float) -> dict[str, float]:
        """What each of these parts comes to at this moment of a game."""
        now = self.now(automated, progress)
        return {key: points * now.get(key, 1.0) for key, points in parts.items()}

    def now(self, automated: bool, progress: float) -> dict[str, float]:
        """The weights of this moment, made once: games have few moments and many positions."""
        found = self.known.get((automated, progress))
        if found is None:
            rows = self.automaton if automated else self.parts
            found = {key: at(row, progress) for key, row in rows.items()}
            remember(self.known, (automated, progress), found)
        return found


class Learned:
    """What was learned of a game for one number of players."""

    play: Weights  # what bots maximise
    show: Weights  # what people are told
    heat: Row  # points: so much ahead, and winning is e times as likely as not
    spread: Row  # points by which the final margin is missed, as a standard deviation

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.play = Weights(data.get("play", {}))
        self.show = Weights(data.get("show", {}))
        self.heat = data.get("heat", [HEAT, HEAT])
        self.spread = data.get("spread", [SPREAD, SPREAD])


@cache
def read_learned(folder: Path | None, players: int) -> Learned:
    """The file of a game for so many players; by hand where there is none.

    People are told what was learned of two where nothing was of more; bots play by hand there.
    """
    if folder is not None:
        for count in (players, 2) if players > 1 else (players,):
            file = folder / FOLDER / f"{count}.json"
            if file.exists():
                data = json.loads(file.read_text(encoding="utf-8"))
                return Learned(data if count == players else {**data, "play": {}})
    return Learned({})


def at(row: Row, progress: float) -> float:
    """The row at a moment from 0, the start, to 1, the end; nothing where it is empty."""
    last = len(row) - 1
    if last < 1:
        return row[0] if row else 0.0
    place = min(1.0, max(0.0, progress)) * last
    before = min(int(place), last - 1)
    return row[before] + (row[before + 1] - row[before]) * (place - before)


def ahead(worths: Sequence[float], seat: int) -> float:
    """Points ahead of the other seats, on average; the points themselves where there is no other.

    What bots want. Among two it is the lead; among more, to hold up the leader alone costs as much
    as it brings and serves all others.
    """
    total = 0.0
    for other, worth in enumerate(worths):
        if other != seat:
            total += worth
    return worths[seat] - total / max(1, len(worths) - 1)


def lead(worths: Sequence[float], seat: int) -> float:
    """Points ahead of the best other seat; the points themselves where there is no other."""
    best, found = -math.inf, False
    for other, worth in enumerate(worths):
        if other != seat and worth > best:
            best, found = worth, True
    return worths[seat] - best if found else worths[seat]
