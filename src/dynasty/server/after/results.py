"""Results: how each seat where somebody sat ended, written with the entry that ended its table.

A seat's result is its first player's, whoever plays there at the end.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from statistics import median
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    Text,
    cast,
    delete,
    exists,
    func,
    insert,
    select,
    update,
)

from dynasty.server.after import ratings
from dynasty.server.store.schema import HAPPENINGS, LESSONS, LOG, RESULTS, SEATS, SITTINGS, TABLES

OVER: Final = ("finished", "ended")
STARTED: Final = "started"  # what happened to a table that had waited for its people


class Sat(NamedTuple):
    """Somebody's time at a seat."""

    seat: int
    player: str
    until: float | None


class Made(NamedTuple):
    """When a seat chose or took back, and who did it in its place."""

    seat: int
    by: str | None
    at: float


def keep(connection: Connection, table_id: str, scores: Mapping[str, Any]) -> None:
    """What everybody who sat at a table made of it, in place of what was kept before."""
    again = ratings.is_rated(connection, table_id)
    connection.execute(delete(RESULTS).where(RESULTS.c.table_id == table_id))
    table = table_facts(connection, table_id)
    sat = sitting_since(connection, table_id, table["started"])
    first = {seat: rows[0].player for seat, rows in sat.items()}
    held, people = Counter(first.values()), len(set(first.values()))
    places, sheets = places_of(scores), sheets_of(scores)
    log = entries_of(connection, table_id)
    helped, pace = Counter(row.seat for row in log if row.by), paces(log)
    whole, agreed = table.pop("whole"), table.pop("terms").get("rated") is True
    clear = {s for s, who in first.items() if held[who] == 1 and not is_shared(sat[s])}
    counting = clear & places.keys() if whole else set()
    for seat, player in first.items():
        values = {
            "seat": seat,
            "player": player,
            "people": people,
            "place": places.get(seat),
            "points": sum(sheets.get(seat, {}).values()),
            "categories": sheets.get(seat, {}),
            "by_stand_in": helped[seat],
            "pace": pace.get(seat),
            "counts": seat in counting,
            "rated": agreed and seat in counting and len(counting) > 1,
        }
        connection.execute(insert(RESULTS).values(table_id=table_id, **table, **values))
    ratings.follow(connection, table_id, again)


def table_facts(connection: Connection, table_id: str) -> dict[str, Any]:
    """What is true of all seats: the game, how many seats, from when to when; and if it counts."""
    seats = select(func.count()).where(SEATS.c.table_id == TABLES.c.id).scalar_subquery()
    began = select(func.max(HAPPENINGS.c.at)).where(
        HAPPENINGS.c.table_id == TABLES.c.id, HAPPENINGS.c.kind == STARTED
    )
    found = select(
        TABLES.c.game,
        seats.label("seats"),
        func.coalesce(began.scalar_subquery(), TABLES.c.created).label("started"),
        TABLES.c.updated.label("finished"),
        is_whole().label("whole"),
        TABLES.c.terms,
    )
    return dict(connection.execute(found.where(TABLES.c.id == table_id)).mappings().one())


def is_whole() -> ColumnElement[bool]:
    """A game from its set-up, neither a lesson nor played on from another table's position."""
    origin = func.coalesce(cast(TABLES.c.origin, Text), "null")
    return (origin == "null") & ~exists().where(LESSONS.c.table_id == TABLES.c.id)


def sitting_since(connection: Connection, table_id: str, started: float) -> dict[int, list[Sat]]:
    """By seat: who sat there, the first one first; whoever left before the start did not play."""
    rows = connection.execute(
        select(SITTINGS.c.seat, SITTINGS.c.player, SITTINGS.c.until)
        .where(SITTINGS.c.table_id == table_id)
        .where(SITTINGS.c.until.is_(None) | (SITTINGS.c.until > started))
        .order_by(SITTINGS.c.number)
    )
    found: dict[int, list[Sat]] = defaultdict(list)
    for row in rows:
        found[row.seat].append(Sat(*row))
    return found


def is_shared(rows: Sequence[Sat]) -> bool:
    """Did two players sit there at once? At old tables that could be: nobody can say who played."""
    return rows[0].until is None and any(row.player != rows[0].player for row in rows)


def places_of(scores: Mapping[str, Any]) -> dict[int, int]:
    """By seat: its place; whoever shares the first one has it. Nothing if it was broken off."""
    places = {seat: place for place, seat in enumerate(scores["ranking"], 1)}
    return places | dict.fromkeys(scores.get("winners", ()), 1)


def sheets_of(scores: Mapping[str, Any]) -> dict[int, dict[str, int]]:
    """By seat: its points by category."""
    found: dict[int, dict[str, int]] = {}
    for sheet in scores["sheets"]:
        points: Counter[str] = Counter()
        for line in sheet["lines"]:
            points[line["category"]] += line["points"]
        found[sheet["seat"]] = dict(points)
    return found


# Time


def entries_of(connection: Connection, table_id: str) -> list[Made]:
    found = select(LOG.c.seat, LOG.c.by, LOG.c.at).where(LOG.c.table_id == table_id)
    return [Made(*row) for row in connection.execute(found.order_by(LOG.c.seq))]


def paces(log: Iterable[Made]) -> dict[int, float]:
    """By seat: how long a turn took, by the median: what a night's sleep takes does not count.

    A turn goes from what somebody else did to the seat's last choice before somebody else's.
    """
    spent: dict[int, list[float]] = defaultdict(list)
    before: float | None = None
    for (seat, by), run in groupby(log, key=lambda row: (row.seat, row.by)):
        last = [row.at for row in run][-1]
        if before is not None and not by:
            spent[seat].append(last - before)
        before = last
    return {seat: median(times) for seat, times in spent.items()}


# Tables of the time before, and players who turn out to be one


def missing(connection: Connection) -> list[str]:
    """Tables that are over, where somebody sat, and that have no results."""
    sat = exists().where(SITTINGS.c.table_id == TABLES.c.id)
    known = exists().where(RESULTS.c.table_id == TABLES.c.id)
    found = select(TABLES.c.id).where(TABLES.c.status.in_(OVER), sat, ~known, TABLES.c.seq > 0)
    return list(connection.execute(found.order_by(TABLES.c.updated.desc())).scalars())


def merge(connection: Connection, old: str, into: str) -> None:
    """Results of one player become another's; two of one table count for nobody then."""
    connection.execute(update(RESULTS).where(RESULTS.c.player == old).values(player=into))
    twice = (
        select(RESULTS.c.table_id)
        .where(RESULTS.c.player == into)
        .group_by(RESULTS.c.table_id)
        .having(func.count() > 1)
    )
    doubled = update(RESULTS).where(RESULTS.c.player == into, RESULTS.c.table_id.in_(twice))
    connection.execute(doubled.values(counts=False, rated=False))
    ratings.merge(connection, old, into)
