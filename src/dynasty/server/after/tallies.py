"""Statistics of a player: how their games went, by game, number of seats and company."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

from sqlalchemy import Connection, case, func, select

from dynasty.server.store.schema import RESULTS

PEOPLE: Final = "people"  # other people played
BOTS: Final = "bots"  # bots alone
SOLO: Final = "solo"  # nobody but what the rules move
RECENT: Final = 5  # games
COMPANY: Final = case(
    (RESULTS.c.people > 1, PEOPLE), (RESULTS.c.seats > 1, BOTS), else_=SOLO
).label("company")
GROUP: Final = (RESULTS.c.game, RESULTS.c.seats, COMPANY)


@dataclass(frozen=True)
class Category:
    """Points of one kind: in all games, and in the last few."""

    key: str
    mean: float
    recent: float


@dataclass(frozen=True)
class Tally:
    """What somebody made of all their games of one kind."""

    game: str
    seats: int
    company: str
    games: int
    wins: int
    place: float
    points: float
    best: int
    pace: float | None  # seconds that a turn took
    categories: list[Category]


def of(connection: Connection, player: str) -> list[Tally]:
    """All games that count, by game, seats and company."""
    mine = RESULTS.c.player == player, RESULTS.c.counts
    rows = connection.execute(
        select(
            *GROUP,
            func.count().label("games"),
            func.sum(case((RESULTS.c.place == 1, 1), else_=0)).label("wins"),
            func.avg(RESULTS.c.place).label("place"),
            func.avg(RESULTS.c.points).label("points"),
            func.max(RESULTS.c.points).label("best"),
            func.avg(RESULTS.c.pace).label("pace"),
        )
        .where(*mine)
        .group_by(*GROUP)
        .order_by(*GROUP)
    ).mappings()
    parts = by_category(connection, player)
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


def by_category(connection: Connection, player: str) -> dict[tuple[Any, ...], list[Category]]:
    """By kind of game: where the points came from."""
    rows = connection.execute(
        select(*GROUP, RESULTS.c.categories)
        .where(RESULTS.c.player == player, RESULTS.c.counts)
        .order_by(*GROUP, RESULTS.c.finished, RESULTS.c.table_id)
    )
    kinds = groupby(rows, key=lambda row: (row.game, row.seats, row.company))
    return {kind: means([row.categories for row in games]) for kind, games in kinds}


def means(sheets: Sequence[Mapping[str, int]]) -> list[Category]:
    """What each category brought on average, if it ever brought anything; the largest first."""
    keys = {key for sheet in sheets for key, points in sheet.items() if points}
    every, last = total(sheets), total(sheets[-RECENT:])
    some = min(len(sheets), RECENT)
    found = [Category(key, every[key] / len(sheets), last[key] / some) for key in keys]
    return sorted(found, key=lambda one: (-one.mean, one.key))


def total(sheets: Sequence[Mapping[str, int]]) -> Counter[str]:
    found: Counter[str] = Counter()
    for sheet in sheets:
        found.update(sheet)
    return found
