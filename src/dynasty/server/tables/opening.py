"""How a table is opened: its log is replayed; else it goes on from a dump; else it is closed."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from sqlalchemy import Connection

from dynasty.kernel import DynastyError, Game
from dynasty.server.after import endings
from dynasty.server.pace import clockwork
from dynasty.server.store import archive, queries
from dynasty.server.store.storage import Work
from dynasty.server.tables import turns
from dynasty.server.tables.room import GATHERING, BadEntry, Edition, Entry, Resume, Room
from dynasty.server.tables.stored import CLOSED, Fault, Stored

DAMAGE = (DynastyError, AttributeError, LookupError, TypeError, ValueError)
LOGGER = logging.getLogger("dynasty.opening")

FindGame = Callable[[str, bool], Game[Any]]
"""By name: with the components of this server, or plainly with the package's own."""
Repairs = list[Work[None]]
"""What must be on disk before anybody sees the table."""


class CannotOpen(DynastyError):
    """The table can be shown at most, not played."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(f"{fault.reason} {fault.entry}")
        self.fault = fault


def open_table(
    connection: Connection, table_id: str, find_game: FindGame
) -> tuple[Room | Stored, Repairs] | None:
    """The table, or what is stored of it and why; None if there is none of that id."""
    found = archive.stored(connection, [table_id])
    if not found:
        return None
    stored = found[0]
    if stored.status == GATHERING and stored.fault is None:
        return stored, []
    try:
        return opened(connection, stored, find_game)
    except CannotOpen as error:
        stored.fault = error.fault
        stored.ending = archive.ending(connection, table_id)
        if stored.ending is None:
            stored.status = CLOSED
        return stored, []


def opened(connection: Connection, stored: Stored, find_game: FindGame) -> tuple[Room, Repairs]:
    """The table to be played on, or to be looked at move by move; CannotOpen else."""
    if stored.fault is not None:
        raise CannotOpen(stored.fault)
    try:
        game = find_game(stored.edition.game, stored.lesson is not None)
    except DynastyError as error:
        raise CannotOpen(Fault("game")) from error
    log = queries.entries(connection, stored.id)
    stored.since = turns.unanswered(connection, stored.id)
    try:
        room = replayed(connection, stored, game, log)
        first = standing(stored, room)
    except CannotOpen as error:
        if stored.status != "playing":
            raise
        room = resumed(connection, stored, game, log, error.fault)
        first = [partial(archive.add_resume, room=room)]
    return room, first + ending(connection, room)


def replayed(connection: Connection, stored: Stored, game: Game[Any], log: list[Entry]) -> Room:
    """The table by its log, from its start or from where it was last resumed."""
    if stored.edition.version != game.version:
        raise CannotOpen(Fault("rules"))
    if stored.edition.components != game.box.digest:
        raise CannotOpen(Fault("components"))
    origin = archive.start_of(connection, stored)
    try:
        room = room_of(stored, game, origin, log, stored.resumed)
        start = room.seq
        room.catch_up(entry for entry in log if entry.seq > start)
        return room
    except BadEntry as error:
        LOGGER.warning("table %s: %s", stored.id, error)
        raise CannotOpen(Fault("log", error.seq)) from error
    except DAMAGE as error:
        LOGGER.warning("table %s does not start: %r", stored.id, error)
        raise CannotOpen(Fault("stored")) from error


def resumed(
    connection: Connection, stored: Stored, game: Game[Any], log: list[Entry], fault: Fault
) -> Room:
    """The table from its last dump and as many of the later entries as can be made again.

    What it gives is what every later start will find: the position as a beginning.
    """
    found = queries.last_dump(connection, stored.id)
    if found is None:
        raise CannotOpen(fault)
    try:
        room = room_of(stored, game, found["dump"], log)
        room.seq = found["seq"]
        make_again(room, log)
        last = max(room.seq, log[-1].seq if log else 0)
        resume = Resume(last + 1, room.edition, fault.reason, kept=room.seq)
        position = json.dumps(game.dump(room.match.state))
        anew = room_of(stored, game, position, log, resume)
    except DAMAGE as error:
        LOGGER.warning("table %s cannot go on from its dump: %r", stored.id, error)
        raise CannotOpen(fault) from error
    if anew.lesson is not None:
        anew.lesson.left = True  # its record fits the moves no longer
    anew.status = "finished" if anew.match.finished else "playing"
    tell(anew, resume, fault)
    return anew


def make_again(room: Room, log: Iterable[Entry]) -> None:
    """Apply the entries after the dump, up to the first that fails."""
    start = room.seq
    try:
        room.catch_up(entry for entry in log if entry.seq > start)
    except BadEntry as error:
        LOGGER.warning("table %s goes on without what followed: %s", room.id, error)


def tell(room: Room, resume: Resume, fault: Fault) -> None:
    LOGGER.warning(
        "table %s goes on from the position after entry %s (%s %s); %s later entries are dropped",
        room.id,
        resume.kept,
        fault.reason,
        fault.entry,
        resume.dropped,
    )


def room_of(
    stored: Stored,
    game: Game[Any],
    origin: str | None,
    log: Iterable[Entry],
    resume: Resume | None = None,
) -> Room:
    """The room of a table before any entry, or after it was resumed."""
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


def standing(stored: Stored, room: Room) -> Repairs:
    """Where the table stands, if its row says something else."""
    if (stored.seq, stored.moves, stored.waiting) == (room.seq, room.move_count, room.asked()):
        return []
    return [partial(stand, room=room)]


def stand(connection: Connection, room: Room) -> None:
    queries.set_standing(connection, room)
    clockwork.settle_room(connection, room)


def ending(connection: Connection, room: Room) -> Repairs:
    """What is left of a table that is over, if that was never stored."""
    if room.status == "playing" or archive.has_ending(connection, room.id):
        return []
    return [partial(archive.keep_ending, table_id=room.id, facts=endings.facts(room))]
