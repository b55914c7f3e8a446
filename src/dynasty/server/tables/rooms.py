"""Which rooms are in memory: opened once, kept while somebody uses them and a while longer."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from itertools import takewhile
from typing import Any
from weakref import WeakValueDictionary

from dynasty.kernel import DynastyError, Worded
from dynasty.server.door.tokens import is_id
from dynasty.server.learning import lesson_store
from dynasty.server.pace import clockwork
from dynasty.server.seats import proposals, sittings
from dynasty.server.settings import Settings
from dynasty.server.store import archive, queries
from dynasty.server.store.storage import Conflict, Store, Work
from dynasty.server.tables import turns
from dynasty.server.tables.opening import FindGame, open_table
from dynasty.server.tables.room import Edition, Room
from dynasty.server.tables.stored import CLOSED, Fault, Stored

LOGGER = logging.getLogger("dynasty.rooms")


class TooManyTables(Worded):
    """So many tables of bots run for the caller already."""

    usual = "wrong-tables"


class Rooms(WeakValueDictionary[str, Room]):
    """All rooms in use, by table.

    A room lives as long as somebody holds it: a request, an open page, a bot that thinks. So a
    table never has two rooms, and no room goes while something happens in it. Warm rooms are
    held here, so that whoever comes back soon need not wait for the log to be replayed.
    """

    def __init__(
        self,
        store: Store,
        settings: Settings,
        find_game: FindGame,
        on_open: Callable[[Room], None],
    ) -> None:
        super().__init__()
        self.store = store
        self.settings = settings
        self.find_game = find_game
        self.on_open = on_open
        self.opening: dict[str, asyncio.Task[Room | Stored | None]] = {}
        self.warm: dict[str, Room] = {}  # by table, the one wanted last at the end
        self.faults: dict[str, Fault | None] = {}  # by table that was opened: why it could not be

    # Opening

    async def find(self, table_id: str) -> Room | Stored | None:
        """The room of a table; what is stored of it if that cannot be opened; None if nothing."""
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

    async def open(self, table_id: str) -> Room | Stored | None:
        """Read a table, and write down what had to be done to open it before anybody sees it."""
        found = await self.store.read(
            partial(open_table, table_id=table_id, find_game=self.find_game)
        )
        if found is None:
            return None
        table, repairs = found
        if repairs:
            try:
                await self.store.write(partial(do_all, works=repairs))
            except Conflict:
                return await self.open(table_id)  # another worker was faster
        if isinstance(table, Stored):
            self.faults[table_id] = table.fault
            return table
        self.add(table)
        if self.settings.is_postgres:
            await self.refresh(table)  # what other workers wrote while it was read
        self.on_open(table)
        return table

    def opened(self, table_id: str, task: asyncio.Task[Room | Stored | None]) -> None:
        """Whoever waited has the outcome; nobody else need hear of a failure."""
        del self.opening[table_id]
        if not task.cancelled():
            task.exception()

    async def refresh(self, room: Room) -> None:
        """Another worker wrote: read what is new."""
        async with room.lock:
            await self.reread(room)
        room.wake()

    async def reread(self, room: Room) -> None:
        """Be where the database is; a room that cannot follow is thrown away. Under its lock."""
        try:
            await self.store.read(partial(read_news, room=room))
        except Exception:
            LOGGER.warning("the room of table %s is read anew", room.id, exc_info=True)
            self.discard(room)

    # Listing

    async def of(self, player: str, most: int) -> list[Stored]:
        """The tables where the player sits or hosts, last changed first, in whatever state.

        None is opened for it, but those laid under other rules than today's: can they go on?
        """
        ids = await self.store.read(partial(sittings.tables_of, player=player, most=most))
        found = await self.store.read(partial(archive.stored, table_ids=ids))
        unsure = [t.id for t in found if t.status == "playing" and not self.fits(t)]
        for table_id in unsure:
            with suppress(DynastyError):
                await self.find(table_id)
        if unsure:
            found = await self.store.read(partial(archive.stored, table_ids=ids))
        for table in found:
            table.fault = table.fault or self.faults.get(table.id)
            if table.fault is not None and table.status == "playing":
                table.status = CLOSED
        return found

    def fits(self, table: Stored) -> bool:
        """Was it opened here, or laid under the rules and components that this server has?"""
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
        self.faults[room.id] = None
        self.keep_warm(room)

    def keep_warm(self, room: Room) -> None:
        """Somebody wants it: hold it for a while, at the expense of the one not wanted longest."""
        self.warm.pop(room.id, None)
        self.warm[room.id] = room
        room.wanted = time.monotonic()
        while len(self.warm) > self.settings.rooms:
            del self.warm[next(iter(self.warm))]

    def let_cool(self) -> None:
        """No longer hold what nobody has wanted for a while."""
        before = time.monotonic() - self.settings.room_seconds
        for room in list(takewhile(lambda room: room.wanted < before, self.warm.values())):
            del self.warm[room.id]

    def discard(self, room: Room) -> None:
        """What this room says is not on disk: whoever wants the table reads it again."""
        if self.get(room.id) is room:
            del self[room.id]
        self.warm.pop(room.id, None)
        room.wake()


def read_news(connection: Any, room: Room) -> None:
    """What the database says of a table beyond what the room knows."""
    row = queries.table_row(connection, room.id)
    assert row is not None
    room.status, room.speed, room.updated = row["status"], row["speed"], row["updated"]
    room.host = row["host"]
    room.rematch = archive.rematches(connection, [room.id]).get(room.id, "")
    room.paused = row["paused"]
    room.chairs = queries.chairs(connection, room.id)
    room.name_seats()
    room.catch_up(queries.entries(connection, room.id, room.seq))
    if room.lesson is not None and not room.lesson.left:
        room.lesson = lesson_store.lessons_of(connection, [room.id]).get(room.id)
    room.proposals = proposals.of_tables(connection, [room.id])
    room.seat_holders(sittings.sitting(connection, [room.id]))
    room.timings = clockwork.of_table(connection, room.id, room.terms)
    room.since = turns.unanswered(connection, room.id)


def do_all(connection: Any, works: Sequence[Work[None]]) -> None:
    for work in works:
        work(connection)
