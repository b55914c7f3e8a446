"""The table service: it owns all rooms and makes every change to a table."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Mapping, Sequence, Set
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from dynasty.kernel import Chance, Game, LocalizedError, NotAsked
from dynasty.kernel.match import Move
from dynasty.server.accounts.key_cache import KeyCache
from dynasty.server.clock import SYSTEM_CLOCK, Clock
from dynasty.server.db import seats as db_seats
from dynasty.server.db import table_events
from dynasty.server.db.clocks import entry_clock_event
from dynasty.server.db.database import Database, DatabaseJob
from dynasty.server.db.failures import Conflict, DatabaseAway
from dynasty.server.db.table_transactions import insert_whole_table, save_entry
from dynasty.server.http.secrets import new_token
from dynasty.server.learning import coach_remarks
from dynasty.server.model import outcome
from dynasty.server.model.lesson_session import LESSON_ANSWER, TurnedDown
from dynasty.server.model.new_table import TableSpec
from dynasty.server.model.progress import progress_from_choice
from dynasty.server.model.room import GATHERING, SPECTATOR, LogEntry, Room
from dynasty.server.model.stored_table import NotBegun, StoredTable, TableShut
from dynasty.server.settings import Settings
from dynasty.server.tables.analysis import AnalysisRunner
from dynasty.server.tables.drawing_memory import DrawingMemory
from dynasty.server.tables.final_snapshots import SnapshotWriter
from dynasty.server.tables.player_notifier import PlayerNotifier
from dynasty.server.tables.presence_tracker import PresenceTracker
from dynasty.server.tables.registry import RoomRegistry, TooManyTables
from dynasty.server.tables.start import start_or_expire
from dynasty.server.thread_pools import POSITIONS_POOL
from dynasty.server.workers.bot_pool import BotPool, load_shelf_game
from dynasty.server.workers.process_pool import JobRank, WorkerPool

LOGGER = logging.getLogger("dynasty.hall")
MAX_WRITE_TRIES = 5  # attempts to write a choice that conflicts with other processes
BOT_RETRY_SECONDS = (1.0, 2.0, 5.0, 15.0, 60.0)  # seconds after a bot failed, longer each time
AWAY_PAUSE_SECONDS = 5.0  # after the database did not answer: once it does, people wait for bots


class Stale(LocalizedError):
    """The answer belongs to an older position."""

    def __init__(self, seq: int) -> None:
        super().__init__("wrong-409")
        self.seq = seq


class NoSuchTable(LocalizedError):
    """There is no table with this id, or no seat with this link."""

    usual = "wrong-404"


class Forbidden(LocalizedError):
    """The caller may not do this here."""


class TableClosed(LocalizedError):
    """The table has ended and cannot change any more."""

    usual = "wrong-410"


class TableService:
    """The one place that changes tables; what its methods return is already on disk."""

    def __init__(self, settings: Settings, clock: Clock = SYSTEM_CLOCK) -> None:
        self.settings = settings
        self.clock = clock
        self.store = Database(settings, clock)
        self.thinkers = BotPool(settings.thinkers, settings.components)
        self.replayers = WorkerPool(1)  # for uploaded records and final snapshots
        self.keyring = KeyCache(self.store)
        self.rooms = RoomRegistry(self.store, settings, self.game, self.enter)
        self.keeper = SnapshotWriter(self.store, self.replayers, settings, self.rooms.find)
        self.analyst = AnalysisRunner(self.store, self.thinkers)
        self.tending: dict[str, asyncio.Task[None]] = {}
        self.laying = asyncio.Lock()  # serialises the creation of tables with only bots
        self.coaching: set[asyncio.Task[None]] = set()  # tasks in which the coach reviews a choice
        self.trials: set[str] = set()  # players whose address is being tried
        self.choices_made = 0
        self.open_streams = 0  # open event streams
        self.is_closing = False  # True: open streams end
        self.drawing_memory = DrawingMemory(settings.drawing_memory * 1_000_000, clock)
        self.bell = PlayerNotifier()
        self.attendance = PresenceTracker(clock)
        self.struck = asyncio.Event()  # set when a clock was started or stopped here

    def game(self, name: str, plain: bool = False) -> Game[Any]:
        """Return a game by name, with this server's components or (`plain`) the package's own."""
        return load_shelf_game(name, None if plain else self.settings.components.get(name))

    # Tables

    async def lay_table(self, new: TableSpec) -> tuple[Room, list[str]]:
        """Create a table with the host's seats; return its room and the seat links' secrets."""
        rules = self.game(new.game, plain=new.lesson is not None)
        new.check(rules)
        tokens, now = [new_token() for _ in new.wishes], self.clock.now()
        room = await POSITIONS_POOL.run(new.room, rules, tokens, now)
        log = [LogEntry(n, "choice", *made, None) for n, made in enumerate(new.choices, 1)]
        await POSITIONS_POOL.run(room.catch_up, log)
        over = room.status not in ("playing", GATHERING)
        facts = await POSITIONS_POOL.run(outcome.ending_columns, room) if over else None
        dump = rules.dump(room.match.state)
        work = partial(insert_whole_table, room=room, own=new.own, log=log, dump=dump, facts=facts)
        tables = [table for table in (room.rematch_of,) if table is not None]
        async with self.place_for(room):
            room.keep_time(await self.store.write(work, *tables), self.struck)
            room.holders[new.host], room.seen[new.host] = set(new.own), now
            room.note_turns(now)
            if room.status != GATHERING:  # else its room is created when it starts
                self.rooms.add(room)
                self.enter(room)
        self.bell.ring(room.holders)
        return room, tokens

    async def room(self, table_id: str) -> Room:
        """Return the room of a table, loading it if necessary."""
        table = await self.table(table_id)
        if isinstance(table, StoredTable):
            raise NotBegun if table.status == GATHERING else TableShut(table)
        return table

    async def table(self, table_id: str) -> Room | StoredTable:
        """Return the room of a table, or its stored form with the reason if it cannot be opened."""
        table = await self.rooms.find(table_id)
        if await start_or_expire(self.store, self.clock, self.game, table):
            table = await self.rooms.find(table_id)
            self.bell.ring(table.holders if table else ())
        if table is None:
            raise NoSuchTable
        if isinstance(table, Room):
            self.tend(table)
        return table

    def enter(self, room: Room) -> None:
        """Continue what waits at a room that was just loaded: its bots, its final snapshot."""
        self.tend(room)
        if room.status != "playing":
            self.keeper.keep(room.id)

    async def refresh(self, table_id: str) -> None:
        """Read what another process wrote, if this table is open here, and notify its players."""
        room = self.rooms.get(table_id)
        if room is not None:
            await self.rooms.refresh(room)
            self.tend(room)
            self.bell.ring(room.holders)
        elif self.bell.listeners:
            seated = await self.store.read(partial(db_seats.seat_occupants, table_ids=[table_id]))
            self.bell.ring({row["player"] for row in seated})

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
        async with room.lock:
            for left in reversed(range(MAX_WRITE_TRIES)):
                if key is not None and (seat, key) in room.keys:
                    return room.keys[seat, key]
                self.check_open(room, seat, seq)
                by = self.checked_by(room, seat, choice, bot)
                asked, before = room.asked(), room.bookmark()
                room.match.choose(seat, choice, by)
                if room.match.finished:
                    room.status = "finished"
                entry = LogEntry(room.seq + 1, "choice", seat, choice, key, by or None)
                try:
                    await self.append(room, entry, asked, before)
                    break
                except Stale:  # another answer was first; this one may still be valid
                    if not left:
                        raise
        room.wake(spoken=False)
        self.tend(room)
        return room.seq

    async def undo(self, room: Room, seat: int, seq: int) -> int:
        """Undo the seat's last choice; return the new seq."""
        async with room.lock:
            self.check_open(room, SPECTATOR, seq)
            room.terms.check_undo()
            asked, before = room.asked(), room.bookmark()
            room.match.undo(seat)
            await self.append(room, LogEntry(room.seq + 1, "undo", seat, "", None), asked, before)
        room.wake(spoken=False)
        self.tend(room)
        return room.seq

    def check_open(self, room: Room, seat: int, seq: int) -> None:
        if self.rooms.get(room.id) is not room:
            raise Stale(room.seq)  # it was discarded while this waited for its lock
        if room.status != "playing":
            raise TableClosed
        if not room.is_current(seat, seq):
            raise Stale(room.seq)

    def checked_by(self, room: Room, seat: int, choice: str, bot: str) -> str:
        """Return the bot that chooses for the seat, or ""; raise TurnedDown if a lesson refuses."""
        if bot == LESSON_ANSWER:
            return LESSON_ANSWER
        if bot:
            if room.chairs[seat].bot != bot:
                raise Stale(room.seq)  # the person is back
            return room.chairs[seat].stand_in
        guided = room.lesson
        key = guided.turned_down(room.match, seat, choice) if guided else ""
        if guided and key:
            room.turn_down(choice)
            raise TurnedDown(guided.lesson, key, choice)
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
        over, others = room.status != "playing", room.asked() != asked or entry.kind == "rewind"
        work = partial(
            save_entry,
            table_id=room.id,
            entry=entry,
            status=room.status,
            standing={**room.standing(), "seq": entry.seq},
            asked=room.asked(),
            dump=room.game.dump(room.match.state) if others else None,
            facts=outcome.ending_columns(room) if over else None,
            learnt=progress_from_choice(room, over, self.clock.now()),
            also=also,
            moment=entry_clock_event(room, entry) if others else None,
        )
        try:
            timings = await asyncio.shield(self.store.write(work, room.id))
        except BaseException as error:
            await self.take_back(room, before, error)
            if isinstance(error, Conflict):
                raise Stale(entry.seq) from error
            raise
        room.keep_time(timings, self.struck)
        self.written(room, entry, others)
        if over:
            self.keeper.keep(room.id)

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
        """Update the room, the coach and the players after an entry was saved."""
        room.note(entry)
        coach_remarks.remark_on_new_idea(self.store, room, self.coaching)
        self.choices_made += 1
        room.updated = self.clock.now()
        room.note_turns(room.updated, SPECTATOR if entry.by else entry.seat)
        if others:
            self.bell.ring(room.holders)

    # Bots

    def tend(self, room: Room) -> None:
        """Start a task for the bots of a table if it is their turn."""
        if room.movers() and room.id not in self.tending:
            task = asyncio.create_task(self.let_bots_play(room))
            self.tending[room.id] = task
            task.add_done_callback(lambda _: self.tending.pop(room.id, None))
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
            except (Stale, NotAsked, TableClosed):
                await asyncio.sleep(0)
            except (TableShut, NoSuchTable):
                return  # it cannot be opened any more
            except DatabaseAway:
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
        await self.store.write(work, room.id)
        room.wake()

    async def chat(self, room: Room) -> Sequence[Mapping[str, Any]]:
        """Return the latest chat lines and events, cached in the room until they change."""
        if room.chat is not None:
            return room.chat
        version = room.version
        chat = await self.store.read(partial(table_events.chat_and_events, table_id=room.id))
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
        if not alone or room.status != "playing":
            yield
            return
        async with self.laying:
            caller = self.caller_of(room)
            others = [r for r in self.rooms.values() if r is not room and not r.has_people]
            running = [r for r in others if r.status == "playing" and self.caller_of(r) == caller]
            if len(running) >= self.settings.bot_tables:
                raise TooManyTables
            yield

    async def close(self) -> None:
        """Stop all bots, finish pending writes and close the database."""
        for task in list(self.tending.values()):
            task.cancel()
        await asyncio.gather(*self.tending.values(), *self.coaching, return_exceptions=True)
        await self.keeper.close()
        await self.analyst.close()
        for workers in (self.thinkers, self.replayers):
            await POSITIONS_POOL.run(workers.close)
        await POSITIONS_POOL.run(self.store.close)
