"""What a player leaves behind: lines they said, and places where their name was copied to."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from html import escape
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, or_, select, update

from dynasty.kernel import BadRecord, Record, SeatEntry
from dynasty.server.after import endings
from dynasty.server.daytime import now_of
from dynasty.server.people import players, reporting
from dynasty.server.people.export import at_seat, said_while_there
from dynasty.server.store import archive
from dynasty.server.store.schema import CHAT, ENDINGS, HAPPENINGS, SEATS, SITTINGS, TABLES
from dynasty.text import FORMER, Words

A_MOMENT: Final = 1.0  # seconds in which what is told of somebody's leaving is written, too


class Sat(NamedTuple):
    """A time at a seat, and what the seat is called now."""

    table: str
    seat: int
    since: float
    until: float | None
    name: str


class Traces(NamedTuple):
    """Where else the name of a player stands."""

    branches: Mapping[str, Sequence[str]]  # by table: those that go on from its positions
    keepsakes: Mapping[str, bytes]  # by table: its keepsake without the name


def sat_by(connection: Connection, player: str) -> list[Sat]:
    rows = connection.execute(
        select(
            SITTINGS.c.table_id,
            SITTINGS.c.seat,
            SITTINGS.c.since,
            SITTINGS.c.until,
            SEATS.c.name,
        )
        .join(SEATS, at_seat(SEATS))
        .where(SITTINGS.c.player == player)
        .order_by(SITTINGS.c.number)
    )
    return [Sat(*row) for row in rows]


def unsay(connection: Connection, sat: Sat) -> None:
    """Lines of chat are emptied; what was told of the player no longer names them."""
    here = CHAT.c.table_id == sat.table, CHAT.c.seat == sat.seat
    mine = select(SITTINGS.c.number).where(at_seat(CHAT), SITTINGS.c.since == sat.since)
    said = update(CHAT).where(*here, mine.where(said_while_there()).exists())
    connection.execute(said.values(text="", sign=""))
    until = now_of(connection) if sat.until is None else sat.until
    reporting.unsay(connection, sat.table, sat.seat, sat.since, until)
    for number, details in told_of(connection, sat).items():
        this = HAPPENINGS.c.table_id == sat.table, HAPPENINGS.c.number == number
        values = {"details": {**details, "name": FORMER}}
        connection.execute(update(HAPPENINGS).where(*this).values(**values))


def told_of(connection: Connection, sat: Sat) -> dict[int, dict[str, str]]:
    """By number: what happened to somebody at their seat and was told by name."""
    until = now_of(connection) if sat.until is None else sat.until
    found = select(HAPPENINGS.c.number, HAPPENINGS.c.details).where(
        HAPPENINGS.c.table_id == sat.table,
        HAPPENINGS.c.seat == sat.seat,
        HAPPENINGS.c.at.between(sat.since, until + A_MOMENT),
    )
    return {row.number: row.details for row in connection.execute(found) if "name" in row.details}


def rename(connection: Connection, sat: Sat, names: Collection[str], traces: Traces) -> None:
    """A seat that the player holds is a former player's, there and in branches."""
    of_seat, here = SEATS.c.seat == sat.seat, SEATS.c.table_id == sat.table
    if sat.until is None:
        connection.execute(update(SEATS).where(here, of_seat).values(notes="", muted="", plan=None))
    branched = SEATS.c.table_id.in_(traces.branches.get(sat.table, ()))
    there = or_(branched, here) if sat.until is None else branched
    called = update(SEATS).where(there, of_seat, SEATS.c.name.in_(names))
    connection.execute(called.values(name=FORMER))
    for table in (sat.table, *traces.branches.get(sat.table, ())):
        rewrite(connection, table, sat.seat)


def rewrite(connection: Connection, table: str, seat: int) -> None:
    """The record of a table that is over calls a seat as the seat is called now."""
    this = ENDINGS.c.table_id == table
    text = connection.execute(select(ENDINGS.c.record).where(this)).scalar()
    name = select(SEATS.c.name).where(SEATS.c.table_id == table, SEATS.c.seat == seat)
    if text is None:
        return
    with suppress(BadRecord):
        record = Record.from_json(text)
        seats = list(record.seats)
        seats[seat] = SeatEntry(connection.execute(name).scalar_one(), seats[seat].player)
        changed = replace(record, seats=tuple(seats)).to_json()
        connection.execute(update(ENDINGS).where(this).values(record=changed))


def names_of(connection: Connection, player: str, sat: Sat) -> set[str]:
    """What somebody was called at a seat, as far as anything tells."""
    told = {details["name"] for details in told_of(connection, sat).values()}
    now = {sat.name} if sat.until is None else set()
    return (told | now | {players.name_of(connection, player)}) - {"", FORMER}


# What takes long, looked up before


def traces_of(connection: Connection, player: str) -> Traces:
    """Where names were copied to; tables that the player begins meanwhile have no such copies."""
    branches = branches_of(connection)
    keepsakes: dict[str, bytes] = {}
    for sat in sat_by(connection, player):
        names = names_of(connection, player, sat)
        for table in (sat.table, *branches.get(sat.table, ())):
            packed = keepsakes.get(table) or archive.keepsake(connection, table)
            if names and packed is not None:
                with suppress(*endings.DAMAGE):
                    keepsakes[table] = endings.repacked(packed, partial(nameless, names=names))
    return Traces(branches, keepsakes)


def branches_of(connection: Connection) -> dict[str, list[str]]:
    """By table: all that go on from positions of it, and from positions of those."""
    source = TABLES.c.origin["branch"]["table"].as_string()
    rows = connection.execute(select(TABLES.c.id, source).where(source.is_not(None))).all()
    found: dict[str, list[str]] = {}
    came = {row[0]: row[1] for row in rows}
    for table, parent in came.items():
        above, passed = parent, {table}
        while above is not None and above not in passed:  # a stranger's record may say anything
            found.setdefault(above, []).append(table)
            passed.add(above)
            above = came.get(above)
    return found


def nameless(language: str, made: Any, names: Collection[str]) -> Any:
    """Texts, and lists and tables of them, in which somebody is a former player."""
    if isinstance(made, list):
        return [nameless(language, one, names) for one in made]
    if isinstance(made, dict):
        return {key: nameless(language, one, names) for key, one in made.items()}
    known = sorted({*names, *map(escape, names)}, key=len, reverse=True)
    either = "|".join(map(re.escape, known))
    former = Words(language).say("former-player")
    return re.sub(rf"(?<!\w)(?:{either})(?!\w)", former, made)
