"""Erase a player's name and lines of chat, including the copies of their name elsewhere."""

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
from dynasty.server.clock import current_time
from dynasty.server.db import players, reports, stored_tables
from dynasty.server.db.player_export import chat_time_condition, same_seat_condition
from dynasty.server.db.schema import CHAT, ENDINGS, HAPPENINGS, SEATS, SITTINGS, TABLES
from dynasty.server.model import table_outcome
from dynasty.text import FORMER_PLAYER_MARK, Translator

LEAVE_EVENT_SECONDS: Final = 1.0  # seconds after leaving in which events about it are written


class SeatOccupancy(NamedTuple):
    """A period at a seat, and the current name of the seat."""

    table: str
    seat: int
    since: float
    until: float | None
    name: str


class NameCopies(NamedTuple):
    """Copies of a player's name."""

    branches: Mapping[str, Sequence[str]]  # by table: the tables that branch off it
    keepsakes: Mapping[str, bytes]  # by table: its final snapshot without the name


def seat_occupancies(connection: Connection, player: str) -> list[SeatOccupancy]:
    rows = connection.execute(
        select(
            SITTINGS.c.table_id,
            SITTINGS.c.seat,
            SITTINGS.c.since,
            SITTINGS.c.until,
            SEATS.c.name,
        )
        .join(SEATS, same_seat_condition(SEATS))
        .where(SITTINGS.c.player == player)
        .order_by(SITTINGS.c.number)
    )
    return [SeatOccupancy(*row) for row in rows]


def blank_chat(connection: Connection, sat: SeatOccupancy) -> None:
    """Blank the player's lines of chat and remove their name from the table's events."""
    here = CHAT.c.table_id == sat.table, CHAT.c.seat == sat.seat
    mine = select(SITTINGS.c.number).where(same_seat_condition(CHAT), SITTINGS.c.since == sat.since)
    said = update(CHAT).where(*here, mine.where(chat_time_condition()).exists())
    connection.execute(said.values(text="", sign=""))
    until = current_time(connection) if sat.until is None else sat.until
    reports.blank_copied_lines(connection, sat.table, sat.seat, sat.since, until)
    for number, details in named_events(connection, sat).items():
        this = HAPPENINGS.c.table_id == sat.table, HAPPENINGS.c.number == number
        values = {"details": {**details, "name": FORMER_PLAYER_MARK}}
        connection.execute(update(HAPPENINGS).where(*this).values(**values))


def named_events(connection: Connection, sat: SeatOccupancy) -> dict[int, dict[str, str]]:
    """Return the details of the events that name the player at this seat, by event number."""
    until = current_time(connection) if sat.until is None else sat.until
    found = select(HAPPENINGS.c.number, HAPPENINGS.c.details).where(
        HAPPENINGS.c.table_id == sat.table,
        HAPPENINGS.c.seat == sat.seat,
        HAPPENINGS.c.at.between(sat.since, until + LEAVE_EVENT_SECONDS),
    )
    return {row.number: row.details for row in connection.execute(found) if "name" in row.details}


def anonymise_seat(
    connection: Connection, sat: SeatOccupancy, names: Collection[str], traces: NameCopies
) -> None:
    """Replace the player's name at a seat, also in branches; clear their notes, mutes and plan."""
    of_seat, here = SEATS.c.seat == sat.seat, SEATS.c.table_id == sat.table
    if sat.until is None:
        connection.execute(update(SEATS).where(here, of_seat).values(notes="", muted="", plan=None))
    branched = SEATS.c.table_id.in_(traces.branches.get(sat.table, ()))
    there = or_(branched, here) if sat.until is None else branched
    called = update(SEATS).where(there, of_seat, SEATS.c.name.in_(names))
    connection.execute(called.values(name=FORMER_PLAYER_MARK))
    for table in (sat.table, *traces.branches.get(sat.table, ())):
        anonymise_record(connection, table, sat.seat)


def anonymise_record(connection: Connection, table: str, seat: int) -> None:
    """Replace the name of a seat in the record of a finished table by its current name."""
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


def names_at_seat(connection: Connection, player: str, sat: SeatOccupancy) -> set[str]:
    """Return the names that the player had at a seat, as far as known."""
    told = {details["name"] for details in named_events(connection, sat).values()}
    now = {sat.name} if sat.until is None else set()
    return (told | now | {players.name_of(connection, player)}) - {"", FORMER_PLAYER_MARK}


# Slow lookups, done before the transaction


def find_name_copies(connection: Connection, player: str) -> NameCopies:
    """Return the copies of a player's name. Slow, so run it before the deletion."""
    branches = branches_by_table(connection)
    keepsakes: dict[str, bytes] = {}
    for sat in seat_occupancies(connection, player):
        names = names_at_seat(connection, player, sat)
        for table in (sat.table, *branches.get(sat.table, ())):
            packed = keepsakes.get(table) or stored_tables.packed_snapshot(connection, table)
            if names and packed is not None:
                with suppress(*table_outcome.ENDING_DAMAGE_ERRORS):
                    keepsakes[table] = table_outcome.repack_snapshots(
                        packed, partial(anonymise_texts, names=names)
                    )
    return NameCopies(branches, keepsakes)


def branches_by_table(connection: Connection) -> dict[str, list[str]]:
    """Return the tables that branch off each table, directly or through other branches."""
    source = TABLES.c.origin["branch"]["table"].as_string()
    rows = connection.execute(select(TABLES.c.id, source).where(source.is_not(None))).all()
    found: dict[str, list[str]] = {}
    came = {row[0]: row[1] for row in rows}
    for table, parent in came.items():
        above, passed = parent, {table}
        while above is not None and above not in passed:  # an imported record may claim any origin
            found.setdefault(above, []).append(table)
            passed.add(above)
            above = came.get(above)
    return found


def anonymise_texts(language: str, made: Any, names: Collection[str]) -> Any:
    """Return texts, lists or dicts with these names replaced by "former player"."""
    if isinstance(made, list):
        return [anonymise_texts(language, one, names) for one in made]
    if isinstance(made, dict):
        return {key: anonymise_texts(language, one, names) for key, one in made.items()}
    known = sorted({*names, *map(escape, names)}, key=len, reverse=True)
    either = "|".join(map(re.escape, known))
    former = Translator(language).say("former-player")
    return re.sub(rf"(?<!\w)(?:{either})(?!\w)", former, made)
