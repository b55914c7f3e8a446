"""The registry of tables in memory: load each once, reuse it, and drop it when idle."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from itertools import takewhile
from typing import Any
from weakref import WeakValueDictionary

from dynasty.kernel import DynastyError
from dynasty.server.db import clocks as db_clocks
from dynasty.server.db import lessons as db_lessons
from dynasty.server.db import seats as db_seats
from dynasty.server.db import stored_tables, table_transactions, turns, votes
from dynasty.server.db import tables as db_tables
from dynasty.server.db.database import Database, DatabaseJob
from dynasty.server.errors import WriteConflict
from dynasty.server.http.secrets import is_id
from dynasty.server.model.room import Edition, Room
from dynasty.server.model.stored_table import StoredTable, TableFault
from dynasty.server.model.table_status import TableStatus
from dynasty.server.settings import Settings
from dynasty.server.tables.loading import FindGame, open_table
from dynasty.server.tables.peer_processes import PeerProcesses

LOGGER = logging.getLogger("dynasty.rooms")
MAX_REMEMBERED_FAULTS = 10_000  # tables whose loading result is remembered


class RoomRegistry(WeakValueDictionary[str, Room]):
    """All rooms in memory, by table id.

    A room lives as long as something refers to it: a request, an open page, a bot that thinks. So
    a table never has two rooms, and no room is dropped while it is in use. Recently used rooms are
    referenced here, so that the log need not be replayed for the next request.
    """

    def __init__(
        self,
        db: Database,
        settings: Settings,
        find_game: FindGame,
        on_open: Callable[[Room], None],
    ) -> None:
        super().__init__()
        self.db = db
        self.settings = settings
        self.find_game = find_game
        self.on_open = on_open
        self.opening: dict[str, asyncio.Task[Room | StoredTable | None]] = {}
        self.warm: dict[str, Room] = {}  # by table id, the most recently used last
        self.faults: dict[str, TableFault | None] = {}  # by table id: why it is not open
        self.others = PeerProcesses()
        self.rereads = 0  # rooms read again since the start
        db.on_announced = self.note_own

    # Opening

    async def find(self, table_id: str) -> Room | StoredTable | None:
        """Return a table's room, its stored form if it cannot be opened, or None if unknown."""
        room = self.get(table_id)
        if room is not None:
            self.keep_warm(room)
            return room
        if not is_id(table_id):
            return None
        task = self.opening.get(table_id)
        if task is None:
            task = self.opening[table_id] = asyncio.create_task(self.open(table_id))
            task.add_done_callback(partial(self.opened, table_id))
        return await asyncio.shield(task)

    async def open(self, table_id: str) -> Room | StoredTable | None:
        """Load a table from the database, and save first what loading it had to repair."""
        found = await self.db.read(partial(open_table, table_id=table_id, find_game=self.find_game))
        if found is None:
            return None
        table, repairs = found
        if repairs:
            try:
                await self.db.write(partial(apply_repairs, works=repairs), table_id)
            except WriteConflict:
                return await self.open(table_id)  # another worker was faster
        if isinstance(table, StoredTable):
            self.note_fault(table_id, table.fault)
            return table
        self.add(table)
        if self.settings.is_postgres:
            await self.refresh(table)  # what other workers wrote while it was read
        self.on_open(table)
        return table

    def opened(self, table_id: str, task: asyncio.Task[Room | StoredTable | None]) -> None:
        """Forget a finished loading task and mark its exception as handled."""
        del self.opening[table_id]
        if not task.cancelled():
            task.exception()

    async def refresh(self, room: Room) -> None:
        """Read what another process wrote, and notify the watchers."""
        async with room.lock:
            await self.reread(room)

    async def follow(self, table_id: str) -> None:
        """Reload a table before a request if another process may have changed it."""
        room = self.get(table_id)
        if room is not None and self.settings.is_postgres and self.others.may_be_ahead():
            await self.compare(room)

    async def compare(self, room: Room) -> None:
        """Reload a room if the database has a newer revision."""
        known = await self.db.read(partial(db_tables.table_revisions, table_ids=[room.id]))
        async with room.lock:
            if known.get(room.id, 0) > room.revision:
                await self.reread(room)

    async def catch_up(self, room: Room, seq: int) -> None:
        """Reload a room if a client has seen a log entry that is unknown here."""
        if seq > room.seq and self.settings.is_postgres:
            await self.compare(room)

    async def behind(self) -> list[str]:
        """Return the ids of open tables whose revision differs in the database, with one query."""
        rooms = dict(self)
        if not rooms:
            return []
        known = await self.db.read(partial(db_tables.table_revisions, table_ids=list(rooms)))
        return [t for t, room in rooms.items() if known.get(t, room.revision) != room.revision]

    def note_own(self, revisions: Mapping[str, int]) -> None:
        """Update the revisions of rooms that this process changed, unless another wrote before."""
        for table_id, revision in revisions.items():
            room = self.get(table_id)
            if room is not None and revision == room.revision + 1:
                room.revision = revision

    async def reread(self, room: Room) -> None:
        """Reload a room from the database and notify its watchers; discard it if that fails.

        Call it under the room's lock. A notification of what was read here is skipped later.
        """
        self.rereads += 1
        try:
            await self.db.read(partial(load_changes, room=room))
            room.wake()
        except Exception:
            LOGGER.warning("the room of table %s is read anew", room.id, exc_info=True)
            self.discard(room)

    # Listing

    async def of(self, player: str, most: int) -> list[StoredTable]:
        """Return the tables where the player sits or hosts, last changed first, in any state.

        Only tables with another version of the rules are opened, to find out if they can continue.
        """
        ids = await self.db.read(partial(db_seats.table_ids_of_player, player=player, most=most))
        found = await self.db.read(partial(stored_tables.stored_tables, table_ids=ids))
        unsure = [t.id for t in found if t.status == TableStatus.PLAYING and not self.fits(t)]
        for table_id in unsure:
            with suppress(DynastyError):
                await self.find(table_id)
        if unsure:
            found = await self.db.read(partial(stored_tables.stored_tables, table_ids=ids))
        for table in found:
            table.fault = table.fault or self.faults.get(table.id)
            if table.fault is not None and table.status == TableStatus.PLAYING:
                table.status = TableStatus.CLOSED
        return found

    def fits(self, table: StoredTable) -> bool:
        """Return whether a table was opened here or has this server's rules and components."""
        if table.id in self.faults:
            return True
        try:
            game = self.find_game(table.edition.game, table.lesson is not None)
        except DynastyError:
            return False
        return Edition.of(game) == table.edition

    # Keeping and letting go

    def add(self, room: Room) -> None:
        self[room.id] = room
        self.note_fault(room.id, None)
        self.keep_warm(room)

    def note_fault(self, table_id: str, fault: TableFault | None) -> None:
        """Remember why a table could not be opened (None: it could), for the latest tables only."""
        self.faults.pop(table_id, None)
        self.faults[table_id] = fault
        while len(self.faults) > MAX_REMEMBERED_FAULTS:
            del self.faults[next(iter(self.faults))]

    def keep_warm(self, room: Room) -> None:
        """Mark a room as recently used; drop the least recently used one if there are too many."""
        self.warm.pop(room.id, None)
        self.warm[room.id] = room
        room.wanted = time.monotonic()
        while len(self.warm) > self.settings.rooms:
            del self.warm[next(iter(self.warm))]

    def drop_unused(self) -> int:
        """Drop the references to rooms that were not used for a while; return their number."""
        before = time.monotonic() - self.settings.room_seconds
        unused = list(takewhile(lambda room: room.wanted < before, self.warm.values()))
        for room in unused:
            del self.warm[room.id]
        return len(unused)

    def discard(self, room: Room) -> None:
        """Remove a room whose state is not on disk, so that the next request reads it again."""
        if self.get(room.id) is room:
            del self[room.id]
        self.warm.pop(room.id, None)
        room.wake()


def load_changes(connection: Any, room: Room) -> None:
    """Read into a room all changes that the database has and the room has not."""
    row = db_tables.changing_columns(connection, room.id)
    assert row is not None
    room.revision = row["revision"]  # read before all else: never more than is known
    room.status, room.speed, room.updated = row["status"], row["speed"], row["updated"]
    room.host = row["host"]
    room.rematch = stored_tables.rematch_ids(connection, [room.id]).get(room.id, "")
    room.paused = row["paused"]
    room.chairs = db_tables.seats_of_table(connection, room.id)
    room.name_seats()
    room.catch_up(table_transactions.log_entries(connection, room.id, room.seq))
    if room.lesson is not None and not room.lesson.left:
        room.lesson = db_lessons.read_lessons(connection, [room.id]).get(room.id)
    room.proposals = votes.proposals_of_tables(connection, [room.id])
    room.set_holders(db_seats.seat_occupants(connection, [room.id]))
    room.timings = db_clocks.read_table_clocks(connection, room.id, room.terms)
    room.since = turns.waiting_since_by_seat(connection, room.id)


def apply_repairs(connection: Any, works: Sequence[DatabaseJob[None]]) -> None:
    for work in works:
        work(connection)
