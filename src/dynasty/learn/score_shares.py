"""Score shares: which categories give how many points, measured over bot games for the guide."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any, Final, Literal, TypeAlias

from dynasty import bots
from dynasty.kernel import BadGuide, Game, ScoreLine
from dynasty.learn.guide_parser import guide_folder

SHARES_BOT: Final = "greedy"
SHARES_FILE: Final = "shares.json"
ScoringTime: TypeAlias = Literal["play", "end", "both"]
SCORING_TIMES: Final[dict[frozenset[bool], ScoringTime]] = {
    frozenset((False,)): "play",
    frozenset((True,)): "end",
    frozenset((False, True)): "both",
}


@dataclass(frozen=True)
class ShareRow:
    """A row of the score sheet: mean points of a player, and their share of the total."""

    category: str
    points: float
    share: float
    when: ScoringTime


@dataclass(frozen=True)
class ScoreShares:
    """The points of many games of equal bots by category, the most first."""

    command: str
    seats: int
    games: int
    mean: float
    rows: tuple[ShareRow, ...]

    def to_json(self) -> str:
        return json.dumps(asdict(self), ensure_ascii=False, indent=2) + "\n"


@cache
def load_shares(game: str) -> ScoreShares | None:
    """Return the measurement for the guide of a game, or None if there is none."""
    file = guide_folder(game) / SHARES_FILE
    if not file.exists():
        return None
    data = json.loads(file.read_text(encoding="utf-8"))
    try:
        rows = tuple(ShareRow(**row) for row in data.pop("rows"))
        return ScoreShares(**data, rows=rows)
    except (TypeError, KeyError) as error:
        raise BadGuide("flaw-shares", file=SHARES_FILE) from error


def measure_shares(game: Game[Any], count: int, seed: int) -> ScoreShares:
    """Play `count` games with the usual number of seats and return their score shares."""
    points: Counter[str] = Counter()
    moments: dict[str, set[bool]] = {}
    for number in range(count):
        for line in play_score_lines(game, seed + number):
            points[line.category] += line.points
            if line.points:
                moments.setdefault(line.category, set()).add(line.at_end)
    sheets, total = count * game.usual_seats, sum(points.values())
    rows = [
        ShareRow(
            category,
            round(n / sheets, 1),
            round(n / total, 3),
            SCORING_TIMES[frozenset(moments[category])],
        )
        for category, n in points.most_common()
        if n
    ]
    command = f"dynasty shares {game.name} --games {count} --seed {seed}"
    return ScoreShares(command, game.usual_seats, count, round(total / sheets, 1), tuple(rows))


def play_score_lines(game: Game[Any], seed: int) -> list[ScoreLine]:
    """Play one game and return the lines of all players' sheets."""
    seats = range(game.usual_seats)
    end = bots.simulate_game(
        game, [bots.make_bot(SHARES_BOT, game, seed + seat) for seat in seats], seed
    )
    return [line for sheet in game.scores(end)[: len(seats)] for line in sheet.lines]
