"""What earns points: measured over games of bots, and kept beside the guide."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any, Final, Literal, TypeAlias

from dynasty import bots
from dynasty.kernel import BadGuide, Game, ScoreLine
from dynasty.learn.guide_reading import folder_of

BOT: Final = "greedy"
FILE: Final = "shares.json"
When: TypeAlias = Literal["play", "end", "both"]
WHEN: Final[dict[frozenset[bool], When]] = {
    frozenset((False,)): "play",
    frozenset((True,)): "end",
    frozenset((False, True)): "both",
}


@dataclass(frozen=True)
class Row:
    """A row of the score sheet: points of a player on average, and their part of the whole."""

    category: str
    points: float
    share: float
    when: When


@dataclass(frozen=True)
class Shares:
    """What so many games of equal bots scored, by category, the most first."""

    command: str
    seats: int
    games: int
    mean: float
    rows: tuple[Row, ...]

    def to_json(self) -> str:
        return json.dumps(asdict(self), ensure_ascii=False, indent=2) + "\n"


@cache
def load_shares(game: str) -> Shares | None:
    """The measurement that belongs to the guide of a game, if there is one."""
    file = folder_of(game) / FILE
    if not file.exists():
        return None
    data = json.loads(file.read_text(encoding="utf-8"))
    try:
        rows = tuple(Row(**row) for row in data.pop("rows"))
        return Shares(**data, rows=rows)
    except (TypeError, KeyError) as error:
        raise BadGuide(f"{FILE}: {error}") from error


def measure_shares(game: Game[Any], count: int, seed: int) -> Shares:
    """Play so many games with the ordinary number of seats and add up the sheets."""
    points: Counter[str] = Counter()
    moments: dict[str, set[bool]] = {}
    for number in range(count):
        for line in scored(game, seed + number):
            points[line.category] += line.points
            if line.points:
                moments.setdefault(line.category, set()).add(line.at_end)
    sheets, total = count * game.usual_seats, sum(points.values())
    rows = [
        Row(category, round(n / sheets, 1), round(n / total, 3), WHEN[frozenset(moments[category])])
        for category, n in points.most_common()
        if n
    ]
    command = f"dynasty shares {game.name} --games {count} --seed {seed}"
    return Shares(command, game.usual_seats, count, round(total / sheets, 1), tuple(rows))


def scored(game: Game[Any], seed: int) -> list[ScoreLine]:
    """One game: the lines of all players' sheets."""
    seats = range(game.usual_seats)
    end = bots.play(game, [bots.make(BOT, game, seed + seat) for seat in seats], seed)
    return [line for sheet in game.scores(end)[: len(seats)] for line in sheet.lines]
