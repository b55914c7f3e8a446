"""The past of a player: tables that are over and where they sat, a page at a time.

`archive` is what the database keeps of every table; this is what one player may look up of it.
"""

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

from dynasty.server.after.results import OVER
from dynasty.server.door.inputs import BadInput
from dynasty.server.door.tokens import is_id
from dynasty.server.store import queries
from dynasty.server.store.schema import RESULTS, SEATS, SITTINGS, TABLES
from dynasty.server.tables.room import Chair

AT_ONCE: Final = 20  # tables on a page


@dataclass(frozen=True)
class Wanted:
    """Which of them; what is left out may be anything."""

    game: str = ""
    player: str = ""  # a part of the name of somebody else who sat there
    since: date | None = None  # days of the end, by Greenwich
    until: date | None = None
    place: int = 0
    people: int = 0
    named: str = ""  # words that the name of the table has
    before: str = ""  # where the page before ended


@dataclass(frozen=True)
class Past:
    """A table that is over, as one who sat there looks it up."""

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
    chairs: list[Chair]
    holds: bool  # still sits there, and may play again
    open: bool  # may look at it

    @property
    def key(self) -> str:
        """Where a page ends."""
        return f"{self.finished!r}~{self.id}"


def tables(connection: Connection, player: str, wanted: Wanted) -> tuple[list[Past], str]:
    """The next tables, the last to end first, and where the page after begins; empty: nowhere."""
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
            .where(TABLES.c.status.in_(OVER), *conditions(wanted))
            .order_by(RESULTS.c.finished.desc(), RESULTS.c.table_id.desc())
            .limit(AT_ONCE + 1)
        )
        .mappings()
        .all()
    )
    chairs = queries.chairs_of(connection, [row["table_id"] for row in rows])
    found = [past_of(row, chairs.get(row["table_id"], [])) for row in rows[:AT_ONCE]]
    return found, found[-1].key if len(rows) > AT_ONCE else ""


def own_seats(player: str) -> Subquery:
    """By table where the player sat while it was played: the seat, and whether they still do."""
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


def conditions(wanted: Wanted) -> list[ColumnElement[bool]]:
    """What somebody looks for."""
    found: list[ColumnElement[bool]] = []
    if wanted.game:
        found.append(RESULTS.c.game == wanted.game)
    if wanted.player:
        other = SEATS.c.table_id == RESULTS.c.table_id, SEATS.c.seat != RESULTS.c.seat
        named = SEATS.c.name.icontains(wanted.player, autoescape=True)
        found.append(exists().where(*other, named))
    if wanted.since is not None:
        found.append(RESULTS.c.finished >= midnight(wanted.since))
    if wanted.until is not None:
        found.append(RESULTS.c.finished < midnight(wanted.until) + 86_400)
    if wanted.place:
        found.append(RESULTS.c.place == wanted.place)
    if wanted.people:
        found.append(RESULTS.c.people == wanted.people)
    words = wanted.named.split()
    found += [TABLES.c.name.icontains(word, autoescape=True) for word in words]
    if wanted.before:
        found.append(after(wanted.before))
    return found


def midnight(day: date) -> float:
    return datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()


def after(key: str) -> ColumnElement[bool]:
    """What stands behind the end of a page."""
    when, _, table = key.partition("~")
    try:
        at = float(when)
    except ValueError:
        at = inf
    if not isfinite(at) or not is_id(table):
        raise BadInput("input-before")
    same = (RESULTS.c.finished == at) & (RESULTS.c.table_id < table)
    return or_(RESULTS.c.finished < at, same)


def past_of(row: RowMapping, chairs: list[Chair]) -> Past:
    return Past(
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
