"""Statistics of a player: results by game, number of seats and kind of opponents."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

from sqlalchemy import Connection, case, func, select

from dynasty.server.db.schema import RESULTS

COMPANY_PEOPLE: Final = "people"  # other people played
COMPANY_BOTS: Final = "bots"  # all others were bots
COMPANY_SOLO: Final = "solo"  # no opponents but automated ones
RECENT_GAMES: Final = 5  # games
COMPANY_COLUMN: Final = case(
    (RESULTS.c.people > 1, COMPANY_PEOPLE), (RESULTS.c.seats > 1, COMPANY_BOTS), else_=COMPANY_SOLO
).label("company")
GROUP_COLUMNS: Final = (RESULTS.c.game, RESULTS.c.seats, COMPANY_COLUMN)


@dataclass(frozen=True)
class CategoryMean:
    """A player's average points in one score category: in all games, and in the last few."""

    key: str
    mean: float
    recent: float


@dataclass(frozen=True)
class Tally:
    """A player's statistics over all games of one kind."""

    game: str
    seats: int
    company: str
    games: int
    wins: int
    place: float
    points: float
    best: int
    pace: float | None  # seconds that a turn took
    categories: list[CategoryMean]


def tallies_of_player(connection: Connection, player: str) -> list[Tally]:
    """Return the player's statistics by game, seats and company."""
    mine = RESULTS.c.player == player, RESULTS.c.counts
    rows = connection.execute(
        select(
            *GROUP_COLUMNS,
            func.count().label("games"),
            func.sum(case((RESULTS.c.place == 1, 1), else_=0)).label("wins"),
            func.avg(RESULTS.c.place).label("place"),
            func.avg(RESULTS.c.points).label("points"),
            func.max(RESULTS.c.points).label("best"),
            func.avg(RESULTS.c.pace).label("pace"),
        )
        .where(*mine)
        .group_by(*GROUP_COLUMNS)
        .order_by(*GROUP_COLUMNS)
    ).mappings()
    parts = categories_by_group(connection, player)
    return [
        Tally(
            **{key: row[key] for key in ("game", "seats", "company", "games", "wins", "best")},
            place=float(row["place"]),
            points=float(row["points"]),
            pace=None if row["pace"] is None else float(row["pace"]),
            categories=parts[row["game"], row["seats"], row["company"]],
        )
        for row in rows
    ]


def categories_by_group(
    connection: Connection, player: str
) -> dict[tuple[Any, ...], list[CategoryMean]]:
    """Return the average points of each category, by game, seats and company."""
    rows = connection.execute(
        select(*GROUP_COLUMNS, RESULTS.c.categories)
        .where(RESULTS.c.player == player, RESULTS.c.counts)
        .order_by(*GROUP_COLUMNS, RESULTS.c.finished, RESULTS.c.table_id)
    )
    kinds = groupby(rows, key=lambda row: (row.game, row.seats, row.company))
    return {kind: category_means([row.categories for row in games]) for kind, games in kinds}


def category_means(sheets: Sequence[Mapping[str, int]]) -> list[CategoryMean]:
    """Return the average points of each category that ever scored, the largest first."""
    keys = {key for sheet in sheets for key, points in sheet.items() if points}
    every, last = category_totals(sheets), category_totals(sheets[-RECENT_GAMES:])
    some = min(len(sheets), RECENT_GAMES)
    found = [CategoryMean(key, every[key] / len(sheets), last[key] / some) for key in keys]
    return sorted(found, key=lambda one: (-one.mean, one.key))


def category_totals(sheets: Sequence[Mapping[str, int]]) -> Counter[str]:
    found: Counter[str] = Counter()
    for sheet in sheets:
        found.update(sheet)
    return found
