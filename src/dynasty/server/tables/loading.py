"""Loading a table: from its log, else from its last position, else it stays closed."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from sqlalchemy import Connection

from dynasty.kernel import DynastyError, Game
from dynasty.server.db import clocks as db_clocks
from dynasty.server.db import stored_tables, table_transactions, turns
from dynasty.server.db.database import DatabaseJob
from dynasty.server.errors import BadLogEntry, TableNotLoaded
from dynasty.server.model import table_outcome
from dynasty.server.model.room import Edition, LogEntry, Room, TableResume
from dynasty.server.model.stored_table import StoredTable, TableFault
from dynasty.server.model.table_status import TableStatus

DAMAGE_ERRORS = (DynastyError, AttributeError, LookupError, TypeError, ValueError)
LOGGER = logging.getLogger("dynasty.opening")

FindGame = Callable[[str, bool], Game[Any]]
"""By name: with the components of this server, or plainly with the package's own."""
Repairs = list[DatabaseJob[None]]
"""What must be on disk before anybody sees the table."""


def open_table(
    connection: Connection, table_id: str, find_game: FindGame
) -> tuple[Room | StoredTable, Repairs] | None:
    """Return the table and its repairs; its stored form if it cannot be opened; None if unknown."""
    found = stored_tables.stored_tables(connection, [table_id])
    if not found:
        return None
    stored = found[0]
    if stored.status == TableStatus.WAITING and stored.fault is None:
        return stored, []
    try:
        return playable_room(connection, stored, find_game)
    except TableNotLoaded as error:
        stored.fault = TableFault(error.reason, error.entry)
        stored.ending = stored_tables.stored_ending(connection, table_id)
        if stored.ending is None:
            stored.status = TableStatus.CLOSED
        return stored, []


def playable_room(
    connection: Connection, stored: StoredTable, find_game: FindGame
) -> tuple[Room, Repairs]:
    """Return a table that can be played or replayed; raise TableNotLoaded if there is none."""
    if stored.fault is not None:
        raise TableNotLoaded(stored.fault.reason, stored.fault.entry)
    try:
        game = find_game(stored.edition.game, stored.lesson is not None)
    except DynastyError as error:
        raise TableNotLoaded("game") from error
    log = table_transactions.log_entries(connection, stored.id)
    stored.since = turns.waiting_since_by_seat(connection, stored.id)
    try:
        room = room_from_log(connection, stored, game, log)
        first = progress_repairs(stored, room)
    except TableNotLoaded as error:
        if stored.status != TableStatus.PLAYING:
            raise
        room = room_from_position(connection, stored, game, log, error)
        first = [partial(table_transactions.add_resume, room=room)]
    return room, first + ending_repairs(connection, room)


def room_from_log(
    connection: Connection, stored: StoredTable, game: Game[Any], log: list[LogEntry]
) -> Room:
    """Return the room from its log, from the start or from the entry where it last resumed."""
    if stored.edition.version != game.version:
        raise TableNotLoaded("rules")
    if stored.edition.components != game.box.digest:
        raise TableNotLoaded("components")
    origin = stored_tables.starting_dump(connection, stored)
    try:
        room = room_from_stored(stored, game, origin, log, stored.resumed)
        start = room.seq
        room.catch_up(entry for entry in log if entry.seq > start)
        return room
    except BadLogEntry as error:
        LOGGER.warning("table %s: %s", stored.id, error)
        raise TableNotLoaded("log", error.seq) from error
    except DAMAGE_ERRORS as error:
        LOGGER.warning("table %s does not start: %r", stored.id, error)
        raise TableNotLoaded("stored") from error


def room_from_position(
    connection: Connection,
    stored: StoredTable,
    game: Game[Any],
    log: list[LogEntry],
    failure: TableNotLoaded,
) -> Room:
    """Return the room from its last position and the later log entries that can be applied.

    The result becomes a new starting position, which every later load uses.
    """
    found = table_transactions.last_dump(connection, stored.id)
    if found is None:
        raise failure
    try:
        room = room_from_stored(stored, game, found["dump"], log)
        room.seq = found["seq"]
        reapply_entries(room, log)
        last = max(room.seq, log[-1].seq if log else 0)
        resume = TableResume(last + 1, room.edition, failure.reason, kept=room.seq)
        position = json.dumps(game.dump(room.match.state))
        anew = room_from_stored(stored, game, position, log, resume)
    except DAMAGE_ERRORS as error:
        LOGGER.warning("table %s cannot go on from its dump: %r", stored.id, error)
        raise failure from error
    if anew.lesson is not None:
        anew.lesson.left = True  # its record does not fit the moves any more
    anew.status = TableStatus.FINISHED if anew.match.finished else TableStatus.PLAYING
    log_resume(anew, resume, failure)
    return anew


def reapply_entries(room: Room, log: Iterable[LogEntry]) -> None:
    """Apply the log entries after the position, up to the first that fails."""
    start = room.seq
    try:
        room.catch_up(entry for entry in log if entry.seq > start)
    except BadLogEntry as error:
        LOGGER.warning("table %s goes on without what followed: %s", room.id, error)


def log_resume(room: Room, resume: TableResume, failure: TableNotLoaded) -> None:
    LOGGER.warning(
        "table %s goes on from the position after entry %s (%s %s); %s later entries are dropped",
        room.id,
        resume.kept,
        failure.reason,
        failure.entry,
        resume.dropped,
    )


def room_from_stored(
    stored: StoredTable,
    game: Game[Any],
    origin: str | None,
    log: Iterable[LogEntry],
    resume: TableResume | None = None,
) -> Room:
    """Return the room of a table before any log entry, or after it resumed."""
    return Room(
        id=stored.id,
        edition=Edition.of(game),
        chairs=stored.chairs,
        options=stored.options,
        status=stored.status,
        speed=stored.speed,
        created=stored.created,
        updated=stored.updated,
        holders=stored.holders,
        host=stored.host,
        invitation=stored.invitation,
        salt=stored.salt,
        terms=stored.terms,
        listed=stored.listed,
        language=stored.language,
        name=stored.name,
        rematch_of=stored.rematch_of,
        rematch=stored.rematch,
        timings=stored.timings,
        paused=stored.paused,
        revision=stored.revision,
        seen=stored.seen,
        since=stored.since,
        shy=stored.shy,
        proposals=stored.proposals,
        seq=0 if resume is None else resume.seq,
        resumed=resume,
        lesson=stored.lesson,
        game=game,
        seed=stored.seed,
        origin=None if origin is None else json.loads(origin),
        keys={(entry.seat, entry.key): entry.seq for entry in log if entry.key},
    )


def progress_repairs(stored: StoredTable, room: Room) -> Repairs:
    """Return the repair of the table's progress columns if they differ from its log."""
    if (stored.seq, stored.moves, stored.waiting) == (room.seq, room.move_count, room.asked()):
        return []
    return [partial(save_progress, room=room)]


def save_progress(connection: Connection, room: Room) -> None:
    table_transactions.update_progress(connection, room)
    db_clocks.update_room_clocks(connection, room)


def ending_repairs(connection: Connection, room: Room) -> Repairs:
    """Return the repair that stores the result of a finished table if it is missing."""
    if room.status == TableStatus.PLAYING or stored_tables.has_ending(connection, room.id):
        return []
    return [
        partial(
            stored_tables.save_ending, table_id=room.id, facts=table_outcome.ending_columns(room)
        )
    ]
