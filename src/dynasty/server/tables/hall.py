"""The hall: all rooms, who may sit where, and what happens at a table."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Mapping, Sequence, Set
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from dynasty.kernel import Chance, DynastyError, Game, NotAsked, Worded
from dynasty.kernel.match import Move
from dynasty.server.after import endings
from dynasty.server.after.keepsakes import Keeper
from dynasty.server.daytime import SYSTEM, Clock
from dynasty.server.door.tokens import new_token
from dynasty.server.learning.guided import LESSON, TurnedDown
from dynasty.server.learning.learnt import gained
from dynasty.server.minds import remarks
from dynasty.server.minds.analysing import Analyst
from dynasty.server.minds.thinking import Thinkers, shelf_game
from dynasty.server.minds.workers import Rank, Workers
from dynasty.server.pace.clockwork import moment_of
from dynasty.server.people.attendance import Attendance
from dynasty.server.people.keyring import Keyring
from dynasty.server.seats import sittings
from dynasty.server.settings import Settings
from dynasty.server.store.storage import Conflict, Store, Work
from dynasty.server.tables import happenings
from dynasty.server.tables.beginnings import look_after
from dynasty.server.tables.bell import Bell
from dynasty.server.tables.laying import add_all, append_entry
from dynasty.server.tables.room import GATHERING, SPECTATOR, Entry, Room
from dynasty.server.tables.rooms import Rooms, TooManyTables
from dynasty.server.tables.stored import NotBegun, Stored, TableShut
from dynasty.server.tables.wishes import NewTable

LOGGER = logging.getLogger("dynasty.hall")


class Stale(Worded):
    """The answer was to an older position."""

    def __init__(self, seq: int) -> None:
        super().__init__("wrong-409")
        self.seq = seq


class NoSuchTable(Worded):
    """No table of that id, or no seat of that link."""

    usual = "wrong-404"


class Forbidden(Worded):
    """The caller may not do that here."""


class TableClosed(Worded):
    """The table was ended; nothing more happens at it."""

    usual = "wrong-410"


class Hall:
    """The one place that changes tables. What it returns has happened and is on disk."""

    def __init__(self, settings: Settings, clock: Clock = SYSTEM) -> None:
        self.settings = settings
        self.clock = clock
        self.store = Store(settings, clock)
        self.thinkers = Thinkers(settings.thinkers, settings.components)
        self.replayers = Workers(1)  # for records that strangers send, and for keepsakes
        self.keyring = Keyring(self.store)
        self.rooms = Rooms(self.store, settings, self.game, self.enter)
        self.keeper = Keeper(self.store, self.replayers, settings, self.rooms.find)
        self.analyst = Analyst(self.store, self.thinkers)
        self.tending: dict[str, asyncio.Task[None]] = {}
        self.laying = asyncio.Lock()  # of tables of bots
        self.coaching: set[asyncio.Task[None]] = set()  # that look back at choices
        self.choices_made = 0
        self.bell = Bell()
        self.attendance = Attendance(clock)
        self.struck = asyncio.Event()  # a clock was started or stopped here

    def game(self, name: str, plain: bool = False) -> Game[Any]:
        """The game of this name with the components of this server, or plainly as it comes."""
        return shelf_game(name, None if plain else self.settings.components.get(name))

    # Tables

    async def lay_table(self, new: NewTable) -> tuple[Room, list[str]]:
        """A new table with the host's own seats; the secrets of links are given out this once."""
        rules = self.game(new.game, plain=new.lesson is not None)
        new.check(rules)
        tokens, now = [new_token() for _ in new.wishes], self.clock.now()
        room = await asyncio.to_thread(new.room, rules, tokens, now)
        log = [Entry(n, "choice", *made, None) for n, made in enumerate(new.choices, 1)]
        await asyncio.to_thread(room.catch_up, log)
        over = room.status not in ("playing", GATHERING)
        facts = await asyncio.to_thread(endings.facts, room) if over else None
        dump = rules.dump(room.match.state)
        work = partial(add_all, room=room, own=new.own, log=log, dump=dump, facts=facts)
        async with self.place_for(room):
            room.keep_time(await self.store.write(work), self.struck)
            room.holders[new.host], room.seen[new.host] = set(new.own), now
            room.note_turns(now)
            if room.status != GATHERING:  # else its room is made when it begins
                self.rooms.add(room)
                self.enter(room)
        self.bell.ring(room.holders)
        return room, tokens

    async def room(self, table_id: str) -> Room:
        """The room of a table, opened from the database if need be."""
        table = await self.table(table_id)
        if isinstance(table, Stored):
            raise NotBegun if table.status == GATHERING else TableShut(table)
        return table

    async def table(self, table_id: str) -> Room | Stored:
        """The room of a table; where that cannot be opened, what is stored and why."""
        table = await self.rooms.find(table_id)
        if await look_after(self.store, self.clock, self.game, table):
            table = await self.rooms.find(table_id)
            self.bell.ring(table.holders if table else ())
        if table is None:
            raise NoSuchTable
        if isinstance(table, Room):
            self.tend(table)
        return table

    def enter(self, room: Room) -> None:
        """A room was opened: whatever waited there goes on."""
        self.tend(room)
        if room.status != "playing":
            self.keeper.keep(room.id)

    async def refresh(self, table_id: str) -> None:
        """Another worker wrote: read what is new, if this table is open here."""
        room = self.rooms.get(table_id)
        if room is not None:
            await self.rooms.refresh(room)
            self.tend(room)
        if self.bell.listeners:
            seated = await self.store.read(partial(sittings.sitting, table_ids=[table_id]))
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
        """Answer the question posed at `seq`; gives the new seq, a repeated key its old one."""
        async with room.lock:
            if key is not None and (seat, key) in room.keys:
                return room.keys[seat, key]
            self.check_open(room, seat, seq)
            by = self.checked_by(room, seat, choice, bot)
            asked, before = room.asked(), room.bookmark()
            room.match.choose(seat, choice, by)
            if room.match.finished:
                room.status = "finished"
            entry = Entry(room.seq + 1, "choice", seat, choice, key, by or None)
            await self.append(room, entry, asked, before)
        room.wake(spoken=False)
        self.tend(room)
        return room.seq

    async def undo(self, room: Room, seat: int, seq: int) -> int:
        """Take the seat's last choice back; gives the new seq."""
        async with room.lock:
            self.check_open(room, SPECTATOR, seq)
            room.terms.check_undo()
            asked, before = room.asked(), room.bookmark()
            room.match.undo(seat)
            await self.append(room, Entry(room.seq + 1, "undo", seat, "", None), asked, before)
        room.wake(spoken=False)
        self.tend(room)
        return room.seq

    def check_open(self, room: Room, seat: int, seq: int) -> None:
        if self.rooms.get(room.id) is not room:
            raise Stale(room.seq)  # it was thrown away while this waited for its lock
        if room.status != "playing":
            raise TableClosed
        if not room.is_current(seat, seq):
            raise Stale(room.seq)

    def checked_by(self, room: Room, seat: int, choice: str, bot: str) -> str:
        """Who chooses in the seat's place, if anybody; a lesson may turn a choice down."""
        if bot == LESSON:
            return LESSON
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
        entry: Entry,
        asked: list[int],
        before: tuple[list[Move], int],
        also: Work[None] | None = None,
    ) -> None:
        """Write the entry that the match has just made; take it back if that fails."""
        over, others = room.status != "playing", room.asked() != asked or entry.kind == "rewind"
        work = partial(
            append_entry,
            table_id=room.id,
            entry=entry,
            status=room.status,
            standing={**room.standing(), "seq": entry.seq},
            asked=room.asked(),
            dump=room.game.dump(room.match.state) if others else None,
            facts=endings.facts(room) if over else None,
            learnt=gained(room, over, self.clock.now()),
            also=also,
            moment=moment_of(room, entry) if others else None,
        )
        try:
            timings = await asyncio.shield(self.store.write(work))
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
        """What could not be written was not played."""
        room.go_back(before)
        if isinstance(error, Exception):
            await self.rooms.reread(room)
        else:
            self.rooms.discard(room)  # the server stops, and the entry is still being written

    def written(self, room: Room, entry: Entry, others: bool) -> None:
        """What was written is known now; perhaps others are asked by it."""
        room.note(entry)
        remarks.look(self.store, room, self.coaching)
        self.choices_made += 1
        room.updated = self.clock.now()
        room.note_turns(room.updated, SPECTATOR if entry.by else entry.seat)
        if others:
            self.bell.ring(room.holders)

    # Bots

    def tend(self, room: Room) -> None:
        """Let the bots of a table go on, if it is their turn."""
        if room.movers() and room.id not in self.tending:
            task = asyncio.create_task(self.let_bots_play(room))
            self.tending[room.id] = task
            task.add_done_callback(lambda _: self.tending.pop(room.id, None))
        elif room.people_asked():
            room.skipping = False

    async def let_bots_play(self, room: Room) -> None:
        """One bot choice after another, at the pace of the table, until a person is asked."""
        while (movers := room.movers()) and self.rooms.get(room.id) is room:
            seat, seq = movers[0], room.seq
            started = time.monotonic()
            try:
                bot = room.chairs[seat].bot or LESSON
                choice, found = await self.bot_choice(room, seat, bot)
                await room.keep_pace(started)
                await self.choose(room, seat, choice, seq, bot=bot)
                if not found:
                    await self.tell(room, happenings.REPLACED, seat)
            except (Stale, NotAsked):
                continue
            except DynastyError:
                LOGGER.exception("the bot of seat %s at table %s failed", seat, room.id)
                return

    async def bot_choice(self, room: Room, seat: int, bot: str) -> tuple[str, bool]:
        """What a bot chooses in the seat's place now; if it finds nothing, what the rules do."""
        async with room.lock:
            if room.match.state.decision_of(seat) is None:
                raise NotAsked(f"seat {seat} is not asked anything now")
            written = room.lesson.answer(room.match, seat) if room.lesson else None
            if written is not None:
                return written, True
            seed = Chance(room.seed ^ room.seq).number()
            state = room.match.state
            rank = Rank.PEOPLE if room.has_people else Rank.BOTS
            task = self.thinkers.task(room.id, room.game, state, seat, bot, seed, rank)
            default = str(room.game.default(state, seat))
        answers = await self.thinkers.think(task, self.caller_of(room))
        return (answers[0].choice, True) if answers else (default, False)

    async def tell(self, room: Room, kind: str, seat: int = SPECTATOR) -> None:
        """Say to everybody at the table what happened."""
        work = partial(happenings.add_once, table_id=room.id, kind=kind, seat=seat)
        await self.store.write(work)
        room.wake()

    async def chat(self, room: Room) -> Sequence[Mapping[str, Any]]:
        """What was said and happened last; the room keeps it until there is more."""
        if room.chat is not None:
            return room.chat
        version = room.version
        chat = await self.store.read(partial(happenings.all_said, table_id=room.id))
        if version == room.version:
            room.chat = chat
        return chat

    def caller_of(self, room: Room) -> str:
        """For whom a table's bots think: callers take turns."""
        return room.caller or room.host

    @asynccontextmanager
    async def place_for(self, room: Room, left: Set[int] = frozenset()) -> AsyncIterator[None]:
        """Lay it, or leave these seats to bots; only so many tables of bots run for one caller."""
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
        """Stop thinking, write what is left, close the database."""
        for task in list(self.tending.values()):
            task.cancel()
        await asyncio.gather(*self.tending.values(), *self.coaching, return_exceptions=True)
        await self.keeper.close()
        await self.analyst.close()
        for workers in (self.thinkers, self.replayers):
            await asyncio.to_thread(workers.close)
        await asyncio.to_thread(self.store.close)
