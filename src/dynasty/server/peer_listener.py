"""Changes that other processes announce: received by LISTEN, and compared at regular intervals."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import Final

import psycopg

from dynasty.server.db.database import CONNECT_SECONDS, NOTIFY_CHANNEL
from dynasty.server.tables import presence
from dynasty.server.tables.service import TableService

LOGGER = logging.getLogger("dynasty.listening")
COMPARE_SECONDS: Final = 30.0  # between two comparisons of all open tables with the database
RECONNECT_SECONDS: Final = 1.0
MAX_PARALLEL_READS: Final = 4  # of tables that others changed


@dataclass(frozen=True)
class ChangeAnnouncement:
    """The table, the process and the revision of a change."""

    table: str
    origin: str
    revision: int

    @staticmethod
    def read(payload: str) -> ChangeAnnouncement:
        table, origin, revision = payload.split(" ")
        return ChangeAnnouncement(table, origin, int(revision))


class ChangeListener:
    """Reads open tables again, a few at a time, when another process has changed them."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self.waiting: set[str] = set()  # tables to be read
        self.reading: set[asyncio.Task[None]] = set()
        self.gate = asyncio.Semaphore(MAX_PARALLEL_READS)

    async def listen(self) -> None:
        """Receive all announcements; connect again whenever the connection is lost."""
        while True:
            try:
                async with await connect_for_listen(self.service.settings.url) as connection:
                    await self.hear_all(connection)
            except psycopg.OperationalError:
                LOGGER.warning("lost the connection to PostgreSQL; trying again")
            finally:
                self.service.rooms.others.listening = False
            await asyncio.sleep(RECONNECT_SECONDS)

    async def hear_all(self, connection: psycopg.AsyncConnection) -> None:
        """Catch up on missed changes, then handle announcements until the connection is lost."""
        for channel in (NOTIFY_CHANNEL, presence.PRESENCE_CHANNEL):
            await connection.execute(f"LISTEN {channel}")
        await self.compare()
        self.service.notifier.notify(list(self.service.notifier.listeners))
        self.service.rooms.others.listening = True
        async for note in connection.notifies():
            try:
                if note.channel == NOTIFY_CHANNEL:
                    self.hear(ChangeAnnouncement.read(note.payload))
                else:
                    origin, _, told = note.payload.partition(" ")
                    if origin != self.service.db.origin:
                        presence.apply_presence(self.service, told)
            except ValueError:
                LOGGER.warning("a notification cannot be read: %s", note.payload[:80])

    def hear(self, told: ChangeAnnouncement) -> None:
        """Read the announced table again if this process does not know the change yet."""
        service, room = self.service, self.service.rooms.get(told.table)
        if told.origin == service.db.origin:
            service.rooms.note_own({told.table: told.revision})
            if room is not None and told.revision > room.revision:
                self.read(told.table)  # something before it was never heard
            return
        service.rooms.others.note()
        if room is not None and told.revision <= room.revision:
            service.notifier.notify(room.holders)
        else:
            self.read(told.table)

    async def compare_on(self) -> None:
        """Compare all tables at regular intervals, so that missed announcements are noticed."""
        while True:
            await self.service.clock.sleep(COMPARE_SECONDS)
            await self.compare()

    async def compare(self) -> None:
        """Read those open tables again that differ from the database."""
        for table_id in await self.service.rooms.behind():
            self.read(table_id)

    def read(self, table_id: str) -> None:
        """Schedule a table to be read again, once for several announcements that wait."""
        if table_id not in self.waiting:
            self.waiting.add(table_id)
            task = asyncio.create_task(self.read_now(table_id))
            self.reading.add(task)
            task.add_done_callback(self.reading.discard)

    async def read_now(self, table_id: str) -> None:
        async with self.gate:
            self.waiting.discard(table_id)
            try:
                await self.service.refresh(table_id)
            except Exception:
                LOGGER.exception("table %s could not be read again", table_id)


async def connect_for_listen(url: str) -> psycopg.AsyncConnection:
    """Connect for LISTEN; a connection that died silently is noticed within a minute."""
    return await psycopg.AsyncConnection.connect(
        url.replace("postgresql+psycopg://", "postgresql://"),
        autocommit=True,
        connect_timeout=CONNECT_SECONDS,
        keepalives_idle=30,
        keepalives_interval=10,
        keepalives_count=3,
    )
