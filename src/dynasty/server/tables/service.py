"""The table service: it owns all rooms and makes every change to a table."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Coroutine, Mapping, Sequence, Set
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from dynasty.games import load_shelf_game
from dynasty.kernel import Chance, Game, NotAsked
from dynasty.kernel.match import Move
from dynasty.server.clock import SYSTEM_CLOCK, Clock
from dynasty.server.db import seats as db_seats
from dynasty.server.db import table_events
from dynasty.server.db.database import Database, DatabaseJob
from dynasty.server.db.players import KeyCache
from dynasty.server.db.table_transactions import insert_whole_table, save_entry
from dynasty.server.errors import (
    DatabaseUnavailable,
    LessonRefusal,
    NoSuchTable,
    StalePosition,
    TableClosed,
    TableNotStarted,
    TableUnavailable,
    TooManyTables,
    WriteConflict,
)
from dynasty.server.http.secrets import new_token
from dynasty.server.model import table_outcome
from dynasty.server.model.lesson_session import LESSON_ANSWER
from dynasty.server.model.new_table import TableSpec
from dynasty.server.model.room import SPECTATOR, LogEntry, Room
from dynasty.server.model.seat_timing import SeatTiming
from dynasty.server.model.stored_table import StoredTable
from dynasty.server.model.table_status import TableStatus
from dynasty.server.settings import Settings
from dynasty.server.tables.analysis import AnalysisRunner
from dynasty.server.tables.choice_hooks import ChoiceHooks
from dynasty.server.tables.drawing_memory import DrawingMemory
from dynasty.server.tables.player_notifier import PlayerNotifier
from dynasty.server.tables.presence_tracker import PresenceTracker
from dynasty.server.tables.room_registry import RoomRegistry
from dynasty.server.tables.snapshot_writer import SnapshotWriter
from dynasty.server.tables.table_start import start_or_expire
from dynasty.server.thread_pools import POSITIONS_POOL
from dynasty.server.workers.bot_pool import BotPool
from dynasty.server.workers.worker_pool import JobRank, WorkerPool

T = TypeVar("T")
LOGGER = logging.getLogger("dynasty.hall")
MAX_WRITE_TRIES = 5  # attempts to write a choice that conflicts with other processes
BOT_RETRY_SECONDS = (1.0, 2.0, 5.0, 15.0, 60.0)  # seconds after a bot failed, longer each time
AWAY_PAUSE_SECONDS = 5.0  # after the database did not answer: once it does, people wait for bots


@dataclass(frozen=True)
class TableChange:
    """A change of a table while its lock is held."""

    room: Room
    service: TableService

    async def write(self, work: DatabaseJob[T]) -> T:
        """Run a job in a transaction; return once it is on disk."""
        return await self.service.db.write(work, self.room.id)

    async def write_clocks(self, work: DatabaseJob[dict[int, SeatTiming]]) -> None:
        """Run a job that returns changed clocks, and apply them to the room."""
        self.room.keep_time(await self.write(work), self.service.clocks_changed)

    async def reread(self) -> None:
        """Read the room again from the database."""
        await self.service.rooms.reread(self.room)


class TableService:
    """The one place that changes tables; what its methods return is already on disk."""

    def __init__(self, settings: Settings, clock: Clock = SYSTEM_CLOCK) -> None:
        self.settings = settings
        self.clock = clock
        self.db = Database(settings, clock)
        self.thinkers = BotPool(settings.thinkers, settings.components)
        self.record_workers = WorkerPool(1)  # for uploaded records and final snapshots
        self.key_cache = KeyCache(self.db)
        self.rooms = RoomRegistry(self.db, settings, self.game, self.enter)
        self.snapshots = SnapshotWriter(self.db, self.record_workers, settings, self.rooms.find)
        self.analyses = AnalysisRunner(self.db, self.thinkers)
        self.bot_tasks: dict[str, asyncio.Task[None]] = {}
        self.bot_table_lock = asyncio.Lock()  # serialises the creation of tables with only bots
        self.hooks = ChoiceHooks()
        self.background_tasks: set[asyncio.Task[None]] = set()
        self.trials: set[str] = set()  # players whose address is being tried
        self.choices_made = 0
        self.open_streams = 0  # open event streams
        self.is_closing = False  # True: open streams end
        self.drawing_memory = DrawingMemory(settings.drawing_memory * 1_000_000, clock)
        self.notifier = PlayerNotifier()
        self.presence = PresenceTracker(clock)
        self.clocks_changed = asyncio.Event()  # set when a clock was started or stopped here

    def game(self, name: str, plain: bool = False) -> Game[Any]:
        """Return a game by name, with this server's components or (`plain`) the package's own."""
        return load_shelf_game(name, None if plain else self.settings.components.get(name))

    # Tables

    async def create_table(self, new: TableSpec) -> tuple[Room, list[str]]:
        """Create a table with the host's seats; return its room and the seat links' secrets."""
        rules = self.game(new.game, plain=new.lesson is not None)
        new.check(rules)
        tokens, now = [new_token() for _ in new.wishes], self.clock.now()
        room = await POSITIONS_POOL.run(new.room, rules, tokens, now)
        log = [LogEntry(n, "choice", *made, None) for n, made in enumerate(new.choices, 1)]
        await POSITIONS_POOL.run(room.catch_up, log)
        over = room.status not in (TableStatus.PLAYING, TableStatus.WAITING)
        facts = await POSITIONS_POOL.run(table_outcome.ending_columns, room) if over else None
        dump = rules.dump(room.match.state)
        work = partial(insert_whole_table, room=room, own=new.own, log=log, dump=dump, facts=facts)
        tables = [table for table in (room.rematch_of,) if table is not None]
        async with self.place_for(room):
            room.keep_time(await self.db.write(work, *tables), self.clocks_changed)
            room.holders[new.host], room.seen[new.host] = set(new.own), now
            room.note_turns(now)
            if room.status != TableStatus.WAITING:  # else its room is created when it starts
                self.rooms.add(room)
                self.enter(room)
        self.notifier.notify(room.holders)
        return room, tokens

    async def room(self, table_id: str) -> Room:
        """Return the room of a table, loading it if necessary."""
        table = await self.table(table_id)
        if isinstance(table, StoredTable):
            raise TableNotStarted if table.status == TableStatus.WAITING else table.unavailable()
        return table

    async def table(self, table_id: str) -> Room | StoredTable:
        """Return the room of a table, or its stored form with the reason if it cannot be opened."""
        table = await self.rooms.find(table_id)
        waits = isinstance(table, StoredTable) and table.status == TableStatus.WAITING
        if waits and await start_or_expire(self.db, self.clock, self.game, table):
            table = await self.rooms.find(table_id)
            self.notifier.notify(table.holders if table else ())
        if table is None:
            raise NoSuchTable
        if isinstance(table, Room):
            self.start_bots(table)
        return table

    def enter(self, room: Room) -> None:
        """Continue what waits at a room that was just loaded: its bots, its final snapshot."""
        self.start_bots(room)
        if room.status != TableStatus.PLAYING:
            self.snapshots.keep(room.id)

    async def refresh(self, table_id: str) -> None:
        """Read what another process wrote, if this table is open here, and notify its players."""
        room = self.rooms.get(table_id)
        if room is not None:
            await self.rooms.refresh(room)
            self.start_bots(room)
            self.notifier.notify(room.holders)
        elif self.notifier.listeners:
            seated = await self.db.read(partial(db_seats.seat_occupants, table_ids=[table_id]))
            self.notifier.notify({row["player"] for row in seated})

    @asynccontextmanager
    async def change(
        self, room: Room, *, pages: bool = True, chat: bool = True, players: bool = True
    ) -> AsyncIterator[TableChange]:
        """Hold the room's lock for a change; after it update pages and players, and let bots play.

        Pass `pages` as False if no page shows it, `chat` as False if neither chat nor table events
        change, and `players` as False if nothing changes outside the table's pages, or `append` has
        notified the players.
        """
        async with room.lock:
            yield TableChange(room, self)
        if pages:
            self.announce_change(room, chat=chat, players=players)

    def announce_change(self, room: Room, *, chat: bool = True, players: bool = True) -> None:
        """Update the pages of a table and its players' lists after a change, and let bots play."""
        room.wake(spoken=chat)
        if players:
            self.notifier.notify(room.holders)
        self.start_bots(room)

    async def choose(
        self,
        room: Room,
        seat: int,
        choice: str,
        seq: int,
        key: str | None = None,
        bot: str = "",
    ) -> int:
        """Apply and save a choice made at `seq`; return its seq, also if `key` is repeated."""
        async with self.change(room, chat=False, players=False):
            for left in reversed(range(MAX_WRITE_TRIES)):
                if key is not None and (seat, key) in room.keys:
                    return room.keys[seat, key]
                self.check_open(room, seat, seq)
                by = self.checked_by(room, seat, choice, bot)
                asked, before = room.asked(), room.bookmark()
                room.match.choose(seat, choice, by)
                if room.match.finished:
                    room.status = TableStatus.FINISHED
                entry = LogEntry(room.seq + 1, "choice", seat, choice, key, by or None)
                try:
                    await self.append(room, entry, asked, before)
                    break
                except StalePosition:  # another answer was first; this one may still be valid
                    if not left:
                        raise
        return room.seq

    async def undo(self, room: Room, seat: int, seq: int) -> int:
        """Undo the seat's last choice; return the new seq."""
        async with self.change(room, chat=False, players=False):
            self.check_open(room, SPECTATOR, seq)
            room.terms.check_undo()
            asked, before = room.asked(), room.bookmark()
            room.match.undo(seat)
            await self.append(room, LogEntry(room.seq + 1, "undo", seat, "", None), asked, before)
        return room.seq

    def check_open(self, room: Room, seat: int, seq: int) -> None:
        if self.rooms.get(room.id) is not room:
            raise StalePosition(room.seq)  # it was discarded while this waited for its lock
        if room.status != TableStatus.PLAYING:
            raise TableClosed
        if not room.is_current(seat, seq):
            raise StalePosition(room.seq)

    def checked_by(self, room: Room, seat: int, choice: str, bot: str) -> str:
        """Return the bot that chooses for the seat, or ""; LessonRefusal if a lesson refuses."""
        if bot == LESSON_ANSWER:
            return LESSON_ANSWER
        if bot:
            if room.chairs[seat].bot != bot:
                raise StalePosition(room.seq)  # the person is back
            return room.chairs[seat].stand_in
        guided = room.lesson
        key = guided.turned_down(room.match, seat, choice) if guided else ""
        if guided and key:
            room.turn_down(choice)
            raise LessonRefusal(guided.lesson, key, choice)
        return ""

    async def append(
        self,
        room: Room,
        entry: LogEntry,
        asked: list[int],
        before: tuple[list[Move], int],
        also: DatabaseJob[None] | None = None,
    ) -> None:
        """Save the entry that the match has just applied; roll the match back if that fails."""
        over, others = (
            room.status != TableStatus.PLAYING,
            room.asked() != asked or entry.kind == "rewind",
        )
        work = partial(
            save_entry,
            table_id=room.id,
            entry=entry,
            status=room.status,
            standing={**room.standing(), "seq": entry.seq},
            asked=room.asked(),
            dump=room.game.dump(room.match.state) if others else None,
            facts=table_outcome.ending_columns(room) if over else None,
            jobs=[*self.hooks.transaction_jobs(room, over), *([also] if also else [])],
            moment=room.clock_event(entry) if others else None,
        )
        try:
            timings = await asyncio.shield(self.db.write(work, room.id))
        except BaseException as error:
            await self.take_back(room, before, error)
            if isinstance(error, WriteConflict):
                raise StalePosition(entry.seq) from error
            raise
        room.keep_time(timings, self.clocks_changed)
        self.written(room, entry, others)
        if over:
            self.snapshots.keep(room.id)

    async def take_back(
        self, room: Room, before: tuple[list[Move], int], error: BaseException
    ) -> None:
        """Roll the match back to before an entry that could not be saved."""
        room.go_back(before)
        if isinstance(error, Exception):
            await self.rooms.reread(room)
        else:
            self.rooms.discard(room)  # the server stops, and the entry is still being written

    def written(self, room: Room, entry: LogEntry, others: bool) -> None:
        """Update the room and notify other players after an entry was saved."""
        room.note(entry)
        self.hooks.call_after_entry(room)
        self.choices_made += 1
        room.updated = self.clock.now()
        room.note_turns(room.updated, SPECTATOR if entry.by else entry.seat)
        if others:
            self.notifier.notify(room.holders)

    def run_in_background(self, work: Coroutine[Any, Any, None]) -> None:
        """Start a task that is awaited when the service closes."""
        task = asyncio.create_task(work)
        self.background_tasks.add(task)
        task.add_done_callback(self.background_tasks.discard)

    # Bots

    def start_bots(self, room: Room) -> None:
        """Start a task for the bots of a table if it is their turn."""
        if room.movers() and room.id not in self.bot_tasks:
            task = asyncio.create_task(self.let_bots_play(room))
            self.bot_tasks[room.id] = task
            task.add_done_callback(lambda _: self.bot_tasks.pop(room.id, None))
        elif room.people_asked():
            room.skipping = False

    async def let_bots_play(self, room: Room) -> None:
        """Let bots choose until a person is asked; after an error wait and try again."""
        failures = 0
        while room.movers():
            try:
                if self.rooms.get(room.id) is not room:
                    room = await self.room(room.id)
                    continue
                await self.play_bot(room)
                failures = 0
            except (StalePosition, NotAsked, TableClosed):
                await asyncio.sleep(0)
            except (TableUnavailable, NoSuchTable):
                return  # it cannot be opened any more
            except DatabaseUnavailable:
                LOGGER.warning("a bot at table %s waits for the database", room.id)
                await asyncio.sleep(AWAY_PAUSE_SECONDS)
            except Exception:
                LOGGER.exception("a bot at table %s failed; it tries again", room.id)
                await asyncio.sleep(BOT_RETRY_SECONDS[min(failures, len(BOT_RETRY_SECONDS) - 1)])
                failures += 1

    async def play_bot(self, room: Room) -> None:
        """Let the first bot that is asked choose, at the table's speed."""
        seat, seq = room.movers()[0], room.seq
        started = time.monotonic()
        bot = room.chairs[seat].bot or LESSON_ANSWER
        choice, found = await self.bot_choice(room, seat, bot)
        await room.keep_pace(started)
        await self.choose(room, seat, choice, seq, bot=bot)
        if not found:
            await self.tell(room, table_events.REPLACED, seat)

    async def bot_choice(self, room: Room, seat: int, bot: str) -> tuple[str, bool]:
        """Return a bot's choice for the seat and True, or the default choice and False."""
        async with room.lock:
            if room.match.state.decision_of(seat) is None:
                raise NotAsked(f"seat {seat} is not asked anything now")
            written = room.lesson.answer(room.match, seat) if room.lesson else None
            if written is not None:
                return written, True
            seed = Chance(room.seed ^ room.seq).number()
            state = room.match.state
            rank = JobRank.PEOPLE if room.has_people else JobRank.BOTS
            task = self.thinkers.task(room.id, room.game, state, seat, bot, seed, rank)
            default = str(room.game.default(state, seat))
        answers = await self.thinkers.think(task, self.caller_of(room))
        return (answers[0].choice, True) if answers else (default, False)

    async def tell(self, room: Room, kind: str, seat: int = SPECTATOR) -> None:
        """Add a table event and notify the watchers."""
        work = partial(table_events.add_event_once, table_id=room.id, kind=kind, seat=seat)
        await self.db.write(work, room.id)
        self.announce_change(room, players=False)

    async def chat(self, room: Room) -> Sequence[Mapping[str, Any]]:
        """Return the latest chat lines and events, cached in the room until they change."""
        if room.chat is not None:
            return room.chat
        version = room.version
        chat = await self.db.read(partial(table_events.chat_and_events, table_id=room.id))
        if version == room.version:
            room.chat = chat
        return chat

    def caller_of(self, room: Room) -> str:
        """Return the caller whose share of bot time the table uses."""
        return room.caller or room.host

    @asynccontextmanager
    async def place_for(self, room: Room, left: Set[int] = frozenset()) -> AsyncIterator[None]:
        """Enforce the limit on tables with only bots, after these seats are left to bots."""
        alone = all(chair.bot or chair.seat in left for chair in room.chairs)
        if not alone or room.status != TableStatus.PLAYING:
            yield
            return
        async with self.bot_table_lock:
            caller = self.caller_of(room)
            others = [r for r in self.rooms.values() if r is not room and not r.has_people]
            running = [
                r for r in others if r.status == TableStatus.PLAYING and self.caller_of(r) == caller
            ]
            if len(running) >= self.settings.bot_tables:
                raise TooManyTables
            yield

    async def close(self) -> None:
        """Stop all bots, finish pending writes and close the database."""
        for task in list(self.bot_tasks.values()):
            task.cancel()
        await asyncio.gather(
            *self.bot_tasks.values(), *self.background_tasks, return_exceptions=True
        )
        await self.snapshots.close()
        await self.analyses.close()
        for workers in (self.thinkers, self.record_workers):
            await POSITIONS_POOL.run(workers.close)
        await POSITIONS_POOL.run(self.db.close)
