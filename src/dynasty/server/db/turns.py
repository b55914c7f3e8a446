"""Turns: which seats are asked and since when, updated with every choice.

A turn lasts from the log entry after which a seat is asked to the one after which it is not
asked any more; small questions in a row are one turn.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, bindparam, delete, exists, func, insert, select

from dynasty.server.clock import current_time
from dynasty.server.db import notifications
from dynasty.server.db.schema import (
    CLOCKS,
    IS_PUZZLE,
    IS_SITTING,
    LOG,
    SEATS,
    SITTINGS,
    TABLES,
    TURNS,
)
from dynasty.server.model.room import PERSON
from dynasty.server.model.table_status import TableStatus

# Statements of every choice, prepared once.
SELECT_TURN_SEATS = select(TURNS.c.seat).where(TURNS.c.table_id == bindparam("of"))
DELETE_TURN = delete(TURNS).where(
    TURNS.c.table_id == bindparam("of"), TURNS.c.seat == bindparam("who")
)
INSERT_TURN = insert(TURNS)
MAX_BACKFILL_TABLES: Final = 100  # old tables in one transaction


@dataclass(frozen=True)
class Turn:
    """The turn of a seat that is asked."""

    table: str
    game: str
    seat: int
    since_seq: int
    since: float
    due: float | None  # when its time is over, if a clock runs
    people: bool  # another person plays at the table


def update_turns(connection: Connection, table_id: str, asked: Collection[int], seq: int) -> None:
    """Update the turns after entry `seq`: end those not asked any more, start the new ones."""
    known = set(connection.execute(SELECT_TURN_SEATS, {"of": table_id}).scalars())
    for seat in known.difference(asked):
        connection.execute(DELETE_TURN, {"of": table_id, "who": seat})
    for seat in sorted(set(asked) - known):
        insert_turn(connection, table_id, seat, seq, current_time(connection))
        notifications.enqueue_notices(connection, table_id, [seat], notifications.KIND_TURN, seq)


def insert_turn(connection: Connection, table_id: str, seat: int, seq: int, at: float) -> None:
    values = {"table_id": table_id, "seat": seat, "since_seq": seq, "since_at": at}
    connection.execute(INSERT_TURN, values)


def turns_of_player(connection: Connection, player: str) -> list[Turn]:
    """Return the player's open turns: those where people wait first, then the oldest first."""
    other = SITTINGS.alias()
    others = select(other.c.number).where(
        other.c.table_id == TURNS.c.table_id, other.c.player != player, other.c.until.is_(None)
    )
    rows = connection.execute(
        select(
            TURNS.c.table_id,
            TABLES.c.game,
            TURNS.c.seat,
            TURNS.c.since_seq,
            TURNS.c.since_at,
            CLOCKS.c.due / 1000.0,
            exists(others).label("people"),
        )
        .join(TABLES, TABLES.c.id == TURNS.c.table_id)
        .join(SEATS, (SEATS.c.table_id == TURNS.c.table_id) & (SEATS.c.seat == TURNS.c.seat))
        .outerjoin(
            CLOCKS, (CLOCKS.c.table_id == TURNS.c.table_id) & (CLOCKS.c.seat == TURNS.c.seat)
        )
        .join(
            SITTINGS,
            (SITTINGS.c.table_id == TURNS.c.table_id) & (SITTINGS.c.seat == TURNS.c.seat),
        )
        .where(SITTINGS.c.player == player, IS_SITTING, TABLES.c.status == TableStatus.PLAYING)
        .where(SEATS.c.player == PERSON, SEATS.c.stand_in == "", ~IS_PUZZLE)
    )
    found = {Turn(*row) for row in rows}
    return sorted(found, key=lambda turn: (not turn.people, turn.since, turn.table, turn.seat))


def waiting_since_by_seat(connection: Connection, table_id: str) -> dict[int, float]:
    """Return, by asked seat, since when it is asked or since its person's last answer."""
    own = LOG.c.table_id == TURNS.c.table_id, LOG.c.seat == TURNS.c.seat, LOG.c.by.is_(None)
    answered = select(func.max(LOG.c.at)).where(*own).scalar_subquery()
    found = select(TURNS.c.seat, TURNS.c.since_at, answered).where(TURNS.c.table_id == table_id)
    return {seat: max(since, last or 0.0) for seat, since, last in connection.execute(found)}


def next_table(turns: Sequence[Turn], after: str) -> str | None:
    """Return the table of the next turn after this table, in a cycle; None if there is no other."""
    tables = list(dict.fromkeys(turn.table for turn in turns))
    if after in tables:
        place = tables.index(after)
        tables = tables[place + 1 :] + tables[:place]
    return tables[0] if tables else None


def insert_missing_turns(connection: Connection) -> int:
    """Create turns of up to 100 old tables from their logs; return the number of tables."""
    rows = connection.execute(
        select(TABLES.c.id, TABLES.c.asked, TABLES.c.created)
        .where(TABLES.c.status == TableStatus.PLAYING, TABLES.c.asked != "")
        .where(~exists(select(TURNS.c.seat).where(TURNS.c.table_id == TABLES.c.id)))
        .limit(MAX_BACKFILL_TABLES)
    ).all()
    for table_id, asked, created in rows:
        for seat in map(int, asked.split()):
            seq, at = last_entry_of_others(connection, table_id, seat) or (0, created)
            insert_turn(connection, table_id, seat, seq, at)
    return len(rows)


def last_entry_of_others(
    connection: Connection, table_id: str, seat: int
) -> tuple[int, float] | None:
    """Return the seq and time of the last entry that another seat made."""
    others = LOG.c.table_id == table_id, LOG.c.seat != seat
    last = select(func.max(LOG.c.seq)).where(*others).scalar_subquery()
    found = select(LOG.c.seq, LOG.c.at).where(LOG.c.table_id == table_id, LOG.c.seq == last)
    row = connection.execute(found).first()
    return None if row is None else (row[0], row[1])
