"""Results: the outcome of each seat with a person, written when its table ends.

The result of a seat belongs to its first player, even if another player ends the game.
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

from dynasty.server.db import ratings
from dynasty.server.db.schema import HAPPENINGS, LESSONS, LOG, RESULTS, SEATS, SITTINGS, TABLES
from dynasty.server.model.table_status import OVER_STATUSES

STARTED_EVENT: Final = "started"  # the event when a table that waited for players starts


class SittingSpan(NamedTuple):
    """One player's time at a seat."""

    seat: int
    player: str
    until: float | None


class TimedEntry(NamedTuple):
    """The time of a choice or undo of a seat, and the bot that made it, if any."""

    seat: int
    by: str | None
    at: float


def save_results(connection: Connection, table_id: str, scores: Mapping[str, Any]) -> None:
    """Save the results of all players of a table, in place of earlier ones."""
    again = ratings.is_rated_table(connection, table_id)
    connection.execute(delete(RESULTS).where(RESULTS.c.table_id == table_id))
    table = table_facts(connection, table_id)
    sat = sittings_by_seat(connection, table_id, table["started"])
    first = {seat: rows[0].player for seat, rows in sat.items()}
    held, people = Counter(first.values()), len(set(first.values()))
    places, sheets = places_by_seat(scores), points_by_seat(scores)
    log = timed_entries(connection, table_id)
    helped, pace = Counter(row.seat for row in log if row.by), turn_seconds_by_seat(log)
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
    ratings.update_ratings(connection, table_id, again)


def table_facts(connection: Connection, table_id: str) -> dict[str, Any]:
    """Return the columns that are the same for all seats, and whether the game counts."""
    seats = select(func.count()).where(SEATS.c.table_id == TABLES.c.id).scalar_subquery()
    began = select(func.max(HAPPENINGS.c.at)).where(
        HAPPENINGS.c.table_id == TABLES.c.id, HAPPENINGS.c.kind == STARTED_EVENT
    )
    found = select(
        TABLES.c.game,
        seats.label("seats"),
        func.coalesce(began.scalar_subquery(), TABLES.c.created).label("started"),
        TABLES.c.updated.label("finished"),
        is_whole_game().label("whole"),
        TABLES.c.terms,
    )
    return dict(connection.execute(found.where(TABLES.c.id == table_id)).mappings().one())


def is_whole_game() -> ColumnElement[bool]:
    """Return the condition for a game that is no lesson and starts from the set-up."""
    origin = func.coalesce(cast(TABLES.c.origin, Text), "null")
    return (origin == "null") & ~exists().where(LESSONS.c.table_id == TABLES.c.id)


def sittings_by_seat(
    connection: Connection, table_id: str, started: float
) -> dict[int, list[SittingSpan]]:
    """Return the players of each seat, first one first, without those who left before the start."""
    rows = connection.execute(
        select(SITTINGS.c.seat, SITTINGS.c.player, SITTINGS.c.until)
        .where(SITTINGS.c.table_id == table_id)
        .where(SITTINGS.c.until.is_(None) | (SITTINGS.c.until > started))
        .order_by(SITTINGS.c.number)
    )
    found: dict[int, list[SittingSpan]] = defaultdict(list)
    for row in rows:
        found[row.seat].append(SittingSpan(*row))
    return found


def is_shared(rows: Sequence[SittingSpan]) -> bool:
    """Return whether two players held the seat at once, which old tables allowed."""
    return rows[0].until is None and any(row.player != rows[0].player for row in rows)


def places_by_seat(scores: Mapping[str, Any]) -> dict[int, int]:
    """Return the place of each seat, 1 for all winners; empty if the game was broken off."""
    places = {seat: place for place, seat in enumerate(scores["ranking"], 1)}
    return places | dict.fromkeys(scores.get("winners", ()), 1)


def points_by_seat(scores: Mapping[str, Any]) -> dict[int, dict[str, int]]:
    """Return the points of each seat by category."""
    found: dict[int, dict[str, int]] = {}
    for sheet in scores["sheets"]:
        points: Counter[str] = Counter()
        for line in sheet["lines"]:
            points[line["category"]] += line["points"]
        found[sheet["seat"]] = dict(points)
    return found


# Time


def timed_entries(connection: Connection, table_id: str) -> list[TimedEntry]:
    found = select(LOG.c.seat, LOG.c.by, LOG.c.at).where(LOG.c.table_id == table_id)
    return [TimedEntry(*row) for row in connection.execute(found.order_by(LOG.c.seq))]


def turn_seconds_by_seat(log: Iterable[TimedEntry]) -> dict[int, float]:
    """Return the median duration of a turn in seconds, by seat.

    A turn lasts from another seat's choice to the seat's last choice before the next of another.
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


def tables_without_results(connection: Connection) -> list[str]:
    """Return the tables that are over, had players and have no results."""
    sat = exists().where(SITTINGS.c.table_id == TABLES.c.id)
    known = exists().where(RESULTS.c.table_id == TABLES.c.id)
    found = select(TABLES.c.id).where(
        TABLES.c.status.in_(OVER_STATUSES), sat, ~known, TABLES.c.seq > 0
    )
    return list(connection.execute(found.order_by(TABLES.c.updated.desc())).scalars())


def merge_results(connection: Connection, old: str, into: str) -> None:
    """Move the results of a player to another; tables where both played do not count any more."""
    connection.execute(update(RESULTS).where(RESULTS.c.player == old).values(player=into))
    twice = (
        select(RESULTS.c.table_id)
        .where(RESULTS.c.player == into)
        .group_by(RESULTS.c.table_id)
        .having(func.count() > 1)
    )
    doubled = update(RESULTS).where(RESULTS.c.player == into, RESULTS.c.table_id.in_(twice))
    connection.execute(doubled.values(counts=False, rated=False))
    ratings.merge_ratings(connection, old, into)
