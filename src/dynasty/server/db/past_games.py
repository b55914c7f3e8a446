"""The history of a player: their finished tables, a page at a time."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime
from math import inf, isfinite
from typing import Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    RowMapping,
    Subquery,
    case,
    exists,
    func,
    or_,
    select,
)

from dynasty.server.clock import SECONDS_PER_DAY
from dynasty.server.db import tables as db_tables
from dynasty.server.db.schema import RESULTS, SEATS, SITTINGS, TABLES
from dynasty.server.errors import BadInput
from dynasty.server.http.secrets import is_id
from dynasty.server.model.room import TableSeat
from dynasty.server.model.table_status import OVER_STATUSES

TABLES_PER_PAGE: Final = 20  # tables on a page


@dataclass(frozen=True)
class HistoryFilter:
    """A filter of the history; a field without a value matches everything."""

    game: str = ""
    player: str = ""  # a part of another player's name
    since: date | None = None  # days of the end, in UTC
    until: date | None = None
    place: int = 0
    people: int = 0
    named: str = ""  # words in the name of the table
    before: str = ""  # key of the last entry of the page before


@dataclass(frozen=True)
class HistoryEntry:
    """A finished table as one of its players sees it."""

    id: str
    name: str
    game: str
    status: str
    seat: int
    place: int | None
    points: int
    people: int
    started: float
    finished: float
    by_stand_in: int
    chairs: list[TableSeat]
    holds: bool  # still sits there, and may ask for a rematch
    open: bool  # may open it

    @property
    def key(self) -> str:
        """Return the sort key, from which the next page starts."""
        return f"{self.finished!r}~{self.id}"


def history_page(
    connection: Connection, player: str, wanted: HistoryFilter
) -> tuple[list[HistoryEntry], str]:
    """Return a page of the player's tables, last finished first, and the key of the next page."""
    mine = own_seats(player)
    rows = (
        connection.execute(
            select(
                RESULTS,
                TABLES.c.status,
                TABLES.c.name,
                TABLES.c.terms["watching"].as_string().label("watching"),
                mine.c.holds,
            )
            .join(mine, (mine.c.table_id == RESULTS.c.table_id) & (mine.c.seat == RESULTS.c.seat))
            .join(TABLES, TABLES.c.id == RESULTS.c.table_id)
            .where(TABLES.c.status.in_(OVER_STATUSES), *filter_conditions(wanted))
            .order_by(RESULTS.c.finished.desc(), RESULTS.c.table_id.desc())
            .limit(TABLES_PER_PAGE + 1)
        )
        .mappings()
        .all()
    )
    chairs = db_tables.seats_by_table(connection, [row["table_id"] for row in rows])
    found = [
        history_entry_from_row(row, chairs.get(row["table_id"], []))
        for row in rows[:TABLES_PER_PAGE]
    ]
    return found, found[-1].key if len(rows) > TABLES_PER_PAGE else ""


def own_seats(player: str) -> Subquery:
    """Return a subquery: the player's seat at each table, and whether they still hold it."""
    still = func.max(case((SITTINGS.c.until.is_(None), 1), else_=0))
    played = SITTINGS.c.until.is_(None) | (SITTINGS.c.until > RESULTS.c.started)
    here = (RESULTS.c.table_id == SITTINGS.c.table_id) & (RESULTS.c.seat == SITTINGS.c.seat)
    return (
        select(SITTINGS.c.table_id, func.min(SITTINGS.c.seat).label("seat"), still.label("holds"))
        .join(RESULTS, here)
        .where(SITTINGS.c.player == player, played)
        .group_by(SITTINGS.c.table_id)
        .subquery()
    )


def filter_conditions(wanted: HistoryFilter) -> list[ColumnElement[bool]]:
    """Return the SQL conditions of a filter."""
    found: list[ColumnElement[bool]] = []
    if wanted.game:
        found.append(RESULTS.c.game == wanted.game)
    if wanted.player:
        other = SEATS.c.table_id == RESULTS.c.table_id, SEATS.c.seat != RESULTS.c.seat
        named = SEATS.c.name.icontains(wanted.player, autoescape=True)
        found.append(exists().where(*other, named))
    if wanted.since is not None:
        found.append(RESULTS.c.finished >= utc_midnight(wanted.since))
    if wanted.until is not None:
        found.append(RESULTS.c.finished < utc_midnight(wanted.until) + SECONDS_PER_DAY)
    if wanted.place:
        found.append(RESULTS.c.place == wanted.place)
    if wanted.people:
        found.append(RESULTS.c.people == wanted.people)
    words = wanted.named.split()
    found += [TABLES.c.name.icontains(word, autoescape=True) for word in words]
    if wanted.before:
        found.append(after_page_key(wanted.before))
    return found


def utc_midnight(day: date) -> float:
    return datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()


def after_page_key(key: str) -> ColumnElement[bool]:
    """Return the condition for entries after this key; raise BadInput if it is malformed."""
    when, _, table = key.partition("~")
    try:
        at = float(when)
    except ValueError:
        at = inf
    if not isfinite(at) or not is_id(table):
        raise BadInput("input-before")
    same = (RESULTS.c.finished == at) & (RESULTS.c.table_id < table)
    return or_(RESULTS.c.finished < at, same)


def history_entry_from_row(row: RowMapping, chairs: list[TableSeat]) -> HistoryEntry:
    return HistoryEntry(
        id=row["table_id"],
        name=row["name"],
        game=row["game"],
        status=row["status"],
        seat=row["seat"],
        place=row["place"],
        points=row["points"],
        people=row["people"],
        started=row["started"],
        finished=row["finished"],
        by_stand_in=row["by_stand_in"],
        chairs=chairs,
        holds=bool(row["holds"]),
        open=bool(row["holds"]) or row["watching"] != "nobody",
    )
