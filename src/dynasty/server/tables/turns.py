"""Turns: which seats are asked and since when, kept with every choice, so that nobody need look.

A turn lasts from the entry of the log after which a seat is asked to the one after which it is
not; small questions one after the other are one turn.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, bindparam, delete, exists, func, insert, select

from dynasty.server.daytime import now_of
from dynasty.server.post import notices
from dynasty.server.seats import sittings
from dynasty.server.store.schema import CLOCKS, IS_PUZZLE, LOG, SEATS, SITTINGS, TABLES, TURNS
from dynasty.server.tables.room import PERSON

# What choices write, prepared once.
KNOWN = select(TURNS.c.seat).where(TURNS.c.table_id == bindparam("of"))
OVER = delete(TURNS).where(TURNS.c.table_id == bindparam("of"), TURNS.c.seat == bindparam("who"))
BEGUN = insert(TURNS)
AT_ONCE: Final = 100  # old tables in one piece of work


@dataclass(frozen=True)
class Turn:
    """A seat that is asked."""

    table: str
    game: str
    seat: int
    since_seq: int
    since: float
    due: float | None  # when its time is used up, if a clock runs
    people: bool  # somebody else plays there in person


def follow(connection: Connection, table_id: str, asked: Collection[int], seq: int) -> None:
    """After entry `seq` these seats are asked; whoever was before still is, since then."""
    known = set(connection.execute(KNOWN, {"of": table_id}).scalars())
    for seat in known.difference(asked):
        connection.execute(OVER, {"of": table_id, "who": seat})
    for seat in sorted(set(asked) - known):
        begin(connection, table_id, seat, seq, now_of(connection))
        notices.pose(connection, table_id, [seat], notices.TURN, seq)


def begin(connection: Connection, table_id: str, seat: int, seq: int, at: float) -> None:
    values = {"table_id": table_id, "seat": seat, "since_seq": seq, "since_at": at}
    connection.execute(BEGUN, values)


def of(connection: Connection, player: str) -> list[Turn]:
    """Where the player is to act: where others wait first, then the longest open."""
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
        .where(SITTINGS.c.player == player, sittings.OPEN, TABLES.c.status == "playing")
        .where(SEATS.c.player == PERSON, SEATS.c.stand_in == "", ~IS_PUZZLE)
    )
    found = {Turn(*row) for row in rows}
    return sorted(found, key=lambda turn: (not turn.people, turn.since, turn.table, turn.seat))


def unanswered(connection: Connection, table_id: str) -> dict[int, float]:
    """By seat that is asked: since when, or since its person last answered something."""
    own = LOG.c.table_id == TURNS.c.table_id, LOG.c.seat == TURNS.c.seat, LOG.c.by.is_(None)
    answered = select(func.max(LOG.c.at)).where(*own).scalar_subquery()
    found = select(TURNS.c.seat, TURNS.c.since_at, answered).where(TURNS.c.table_id == table_id)
    return {seat: max(since, last or 0.0) for seat, since, last in connection.execute(found)}


def next_table(turns: Sequence[Turn], after: str) -> str | None:
    """The table to go to from another one: round and round, None if there is none but that."""
    tables = list(dict.fromkeys(turn.table for turn in turns))
    if after in tables:
        place = tables.index(after)
        tables = tables[place + 1 :] + tables[:place]
    return tables[0] if tables else None


def fill(connection: Connection) -> int:
    """Turns of tables from the time before, as near as their log tells; how many tables it were."""
    rows = connection.execute(
        select(TABLES.c.id, TABLES.c.asked, TABLES.c.created)
        .where(TABLES.c.status == "playing", TABLES.c.asked != "")
        .where(~exists(select(TURNS.c.seat).where(TURNS.c.table_id == TABLES.c.id)))
        .limit(AT_ONCE)
    ).all()
    for table_id, asked, created in rows:
        for seat in map(int, asked.split()):
            seq, at = last_of_others(connection, table_id, seat) or (0, created)
            begin(connection, table_id, seat, seq, at)
    return len(rows)


def last_of_others(connection: Connection, table_id: str, seat: int) -> tuple[int, float] | None:
    """The last entry that somebody else made: after it, or soon after, the seat was asked."""
    others = LOG.c.table_id == table_id, LOG.c.seat != seat
    last = select(func.max(LOG.c.seq)).where(*others).scalar_subquery()
    found = select(LOG.c.seq, LOG.c.at).where(LOG.c.table_id == table_id, LOG.c.seq == last)
    row = connection.execute(found).first()
    return None if row is None else (row[0], row[1])
