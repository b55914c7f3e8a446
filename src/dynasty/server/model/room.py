"""A room: one table in memory with its match, never ahead of the log in the database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from copy import copy
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from dynasty.kernel import Decision, Game, Match, SeatEntry
from dynasty.kernel.match import MatchSnapshot, Move
from dynasty.learn.coach_session import CoachSession
from dynasty.server.clock import SECONDS_PER_DAY
from dynasty.server.errors import BadLogEntry
from dynasty.server.model.lesson_session import LessonSession
from dynasty.server.model.play_hours import to_milliseconds
from dynasty.server.model.proposal import Proposal
from dynasty.server.model.seat_timing import NO_ANSWER, ClockEvent, SeatTiming
from dynasty.server.model.seen_positions import LastSeen
from dynasty.server.model.table_settings import Terms
from dynasty.server.model.table_status import TableStatus

R = TypeVar("R")

PERSON = "person"
MAX_VIEWERS_AT_ONCE = 8  # viewers updated at once, so that choices and other work get their turn
SPECTATOR = -1
SEAT_RESERVED_SECONDS = 7 * SECONDS_PER_DAY  # for an expected player

# The states of a seat's link.
LINK_OPEN = "open"  # the first player who uses it sits down
LINK_SPENT = "spent"  # unusable: a player sits there
LINK_OFFERED = "offered"  # once, for a player to whom the owner gives the seat
LINK_INSTEAD = "instead"  # once, for a player who replaces an absent one


@dataclass
class TableSeat:
    """A seat of a table and its player."""

    seat: int
    name: str
    player: str  # "person" or a bot's name
    stand_in: str  # who plays for an absent person, or ""
    token: str  # of its link, hashed
    link: str = LINK_OPEN
    wants_end: bool = False
    notes: str = ""
    read_chat: int = 0  # the last line of chat that was read there
    muted: str = ""  # the seats whose chat its player has muted
    kept_for: str = ""  # the id of the player for whom it is reserved
    plan: dict[str, Any] | None = None  # of its next turn, as the database has it

    @staticmethod
    def laid(
        seat: int, player: str, name: str, token: str, own: bool, kept_for: str = ""
    ) -> TableSeat:
        """Return a seat of a new table; its link is open if a person may still sit down."""
        link = LINK_OPEN if player == PERSON and not own else LINK_SPENT
        return TableSeat(seat, name, player, "", token, link, kept_for="" if own else kept_for)

    @property
    def bot(self) -> str:
        """Return the bot that plays here now, or "" if a person does."""
        return self.stand_in or ("" if self.player == PERSON else self.player)


@dataclass
class LogEntry:
    """One entry of a table's log."""

    seq: int
    kind: str  # choice, undo, rewind or resume
    seat: int
    choice: str
    key: str | None
    by: str | None = None  # the bot that stood in for the seat's person


@dataclass(frozen=True)
class Edition:
    """The version of the rules and the components of a game."""

    game: str
    version: str
    components: str

    @staticmethod
    def of(game: Game[Any]) -> Edition:
        return Edition(game.name, game.version, game.box.digest)


@dataclass(frozen=True)
class TableResume:
    """A break in a table's log: play continued from the position after entry `kept`."""

    seq: int  # of its own entry in the log; play continues after it
    edition: Edition
    reason: str  # what was wrong: rules, components or log
    kept: int

    @property
    def dropped(self) -> int:
        """Return how many entries could not be applied; they stay in the log."""
        return self.seq - self.kept - 1


@dataclass(kw_only=True)
class Table:
    """The data of a table without its match: seats, settings, status."""

    id: str
    edition: Edition
    chairs: list[TableSeat]
    options: dict[str, str]
    seed: int  # secret until the game is over
    status: str  # open, playing, finished, ended
    speed: int
    created: float
    updated: float
    caller: str = ""  # whose request created it, since the server started
    host: str = ""  # the player who created it
    invitation: str = ""  # in the link that offers all free seats
    salt: str = ""  # of the commitment to the seed; empty: there is none
    terms: Terms = field(default_factory=Terms)
    listed: bool = False  # in the lobby: everyone may join while it waits
    language: str = ""  # of the player who created it
    name: str = ""  # given by the host
    rematch_of: str | None = None  # the table of which it is a rematch
    rematch: str = ""  # its rematch
    holders: dict[str, set[int]] = field(default_factory=dict)  # by player: seats
    seen: dict[str, float] = field(default_factory=dict)  # by player: time of the last activity
    since: dict[int, float] = field(default_factory=dict)  # by asked seat: waiting since
    shy: set[str] = field(default_factory=set)  # players who hide when they were last active
    proposals: list[Proposal] = field(default_factory=list)  # open proposals
    seq: int = 0
    resumed: TableResume | None = None  # the last one
    lesson: LessonSession | None = None  # the lesson that is played here
    timings: dict[int, SeatTiming] = field(default_factory=dict)  # by seat: its clock
    paused: int | None = None  # start of the pause, in milliseconds
    revision: int = 0  # of the last announced change that is known here

    def asked(self) -> list[int]:
        """Return the seats that have a question to answer, while the table is open."""
        raise NotImplementedError

    @property
    def move_count(self) -> int:
        """Return how many moves were made since the table was created or last resumed."""
        raise NotImplementedError

    def free(self) -> list[int]:
        """Return the seats that a player with the table's link may take."""
        held = {seat for seats in self.holders.values() for seat in seats}
        people = [chair.seat for chair in self.chairs if chair.player == PERSON]
        return [s for s in people if s not in held and self.chairs[s].link == LINK_OPEN]

    @property
    def lesson_name(self) -> str:
        """Return the name of the lesson that guides the table, or ""."""
        return self.lesson.lesson.name if self.lesson and self.lesson.is_on else ""

    @property
    def is_solo(self) -> bool:
        """Return whether no seat is free and at most one person plays, on any number of seats."""
        return not self.free() and sum(map(bool, self.holders.values())) <= 1

    def is_reserved_for_other(self, seat: int, player: str, now: float) -> bool:
        """Return whether a free seat is reserved for another player."""
        expected = self.chairs[seat].kept_for
        return expected not in ("", player) and now < self.created + SEAT_RESERVED_SECONDS

    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    def set_holders(self, rows: Iterable[Mapping[str, Any]]) -> None:
        """Set the players of all seats from the database's rows, in one assignment for readers."""
        holders: dict[str, set[int]] = {}
        self.shy = set()
        for row in rows:
            if row["shy"]:
                self.shy.add(row["player"])
            self.seen[row["player"]] = max(row["seen"], self.seen.get(row["player"], 0))
            holders.setdefault(row["player"], set()).add(row["seat"])
        self.holders = holders


@dataclass(kw_only=True, eq=False)
class Room(Table):
    """A table in memory after `seq` entries of its log. Read and change it under its lock."""

    game: Game[Any]
    origin: Mapping[str, Any] | None
    keys: dict[tuple[int, str], int] = field(default_factory=dict)  # seat and its key: seq
    posed: dict[int, tuple[Decision, int]] = field(default_factory=dict)  # by seat: since which seq
    coach: CoachSession | None = None  # once a learner's page or choice needs it
    skipping: bool = False  # bots do not wait until a person is asked
    wanted: float = 0.0  # time of the last use
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[asyncio.Event] = field(default_factory=set)
    gate: asyncio.Semaphore = field(default_factory=partial(asyncio.Semaphore, MAX_VIEWERS_AT_ONCE))
    version: int = 0  # number of notifications to watchers
    showings: WeakValueDictionary[Hashable, Any] = field(default_factory=WeakValueDictionary)
    chat: Sequence[Mapping[str, Any]] | None = None  # None: to be read from the database
    answering: dict[int, float] = field(default_factory=dict)  # by seat: arrival of an answer
    stood: Room | None = None  # the last snapshot shown to watchers
    shared: dict[str, Any] = field(default_factory=dict)  # of a snapshot: see `once`

    def __post_init__(self) -> None:
        self.match = Match(self.game, self.entries(), self.seed, self.options, self.origin)
        self.memory = LastSeen(self.match)
        self.note_questions()

    def entries(self) -> tuple[SeatEntry, ...]:
        return tuple(SeatEntry(chair.name, chair.player) for chair in self.chairs)

    def name_seats(self) -> None:
        """Update the names in the match's record from the seats."""
        self.match.seats = self.entries()

    def catch_up(self, entries: Iterable[LogEntry]) -> None:
        """Apply log entries that this room does not have; raise BadLogEntry if one fails."""
        for entry in entries:
            if entry.seq != self.seq + 1:
                raise BadLogEntry(self.seq + 1, "it is missing")
            try:
                self.make(entry)
            except Exception as error:  # any failure is reported with its entry
                raise BadLogEntry(entry.seq, f"{entry.kind} {entry.choice!r}: {error!r}") from error
            self.note(entry)

    def make(self, entry: LogEntry) -> None:
        """Apply one log entry to the match."""
        if entry.kind == "choice":
            self.match.choose(entry.seat, entry.choice, entry.by or "")
        elif entry.kind == "undo":
            self.match.undo(entry.seat)
        elif entry.kind == "rewind":
            self.match.rewind(int(entry.choice))
        else:
            raise ValueError("unknown kind")

    def bookmark(self) -> tuple[list[Move], int]:
        """Return the moves and their number, to go back if what follows cannot be saved."""
        return self.match.moves, len(self.match.moves)

    def go_back(self, bookmark: tuple[list[Move], int]) -> None:
        """Restore the match and its questions to the moment of a bookmark."""
        moves, count = bookmark
        self.match.repeat(moves[:count])
        self.status = TableStatus.PLAYING
        since = {seat: posed[1] for seat, posed in self.posed.items()}
        decisions = self.match.state.decisions
        self.posed = {d.seat: (d, since.get(d.seat, self.seq)) for d in decisions}

    def note(self, entry: LogEntry) -> None:
        """Record that the log has this entry."""
        self.seq = entry.seq
        if entry.key:
            self.keys[entry.seat, entry.key] = entry.seq
        self.memory.note(self.match, entry.seat)
        self.note_questions()

    def note_questions(self) -> None:
        """Update since when each question is open; others' sealed answers do not reset it."""
        before = self.posed
        self.posed = {}
        for decision in self.match.state.decisions:
            known = before.get(decision.seat)
            same = known is not None and known[0] is decision
            self.posed[decision.seat] = known if known and same else (decision, self.seq)

    def undoable(self, seat: int) -> tuple[int, str]:
        """Return how many choices the seat may undo, and the reason why no more."""
        if self.terms.undo == "none":
            return 0, "terms"
        found, reason = self.match.undoable(seat)
        return len(found), reason

    def is_current(self, seat: int, seq: int) -> bool:
        """Return whether an answer given at `seq` answers the seat's present question."""
        since = self.posed[seat][1] if seat in self.posed else self.seq
        return since <= seq <= self.seq

    def asked(self) -> list[int]:
        if self.status != TableStatus.PLAYING:
            return []
        return [decision.seat for decision in self.match.state.decisions]

    def note_turns(self, now: float, by: int = SPECTATOR) -> None:
        """Update since when each seat is asked; the seat `by` has just answered."""
        self.since.pop(by, None)
        self.since = {seat: self.since.get(seat, now) for seat in self.asked()}

    def bots_asked(self) -> list[int]:
        return [seat for seat in self.asked() if self.chairs[seat].bot]

    def movers(self) -> list[int]:
        """Return the seats that choose by themselves now: bots, as far as a lesson lets them."""
        bots = self.bots_asked()
        return bots if self.lesson is None else self.lesson.movers(self.match, bots)

    def people_asked(self) -> list[int]:
        return [seat for seat in self.asked() if not self.chairs[seat].bot]

    @property
    def pace(self) -> float:
        """Return the seconds between choices of bots; fewer in a lesson with cards."""
        is_told = self.lesson is not None and self.lesson.is_on
        return self.speed / (2500 if is_told else 1000)

    async def keep_pace(self, started: float) -> None:
        """Wait until a bot may move, unless only bots play or a person wants to skip."""
        while self.has_people and not self.skipping:
            left = self.pace - (time.monotonic() - started)
            if left <= 0:
                return
            await asyncio.sleep(min(left, 0.1))

    @property
    def has_people(self) -> bool:
        """Return whether a person plays here."""
        return any(not chair.bot for chair in self.chairs)

    @property
    def move_count(self) -> int:
        return len(self.match.moves)

    def last_move_of(self, seat: int) -> int:
        """Return the number of moves up to the seat's last one."""
        moves = self.match.moves
        for number in range(len(moves), 0, -1):
            if moves[number - 1].seat == seat:
                return number
        return 0

    def standing(self) -> dict[str, Any]:
        """Return the progress columns of the table's row: seq, moves, asked, awaits_bot."""
        asked = " ".join(map(str, self.asked()))
        moves, awaits_bot = self.move_count, bool(self.movers())
        return {"seq": self.seq, "moves": moves, "asked": asked, "awaits_bot": awaits_bot}

    def holders_of(self, seat: int) -> list[str]:
        """Return the players who hold this seat."""
        return [player for player, seats in self.holders.items() if seat in seats]

    def still(self) -> Room:
        """Return a copy to read while play continues; call it under the lock."""
        twin = copy(self)
        twin.match, twin.memory = MatchSnapshot(self.match), self.memory.still()
        twin.chairs = [replace(chair) for chair in self.chairs]
        twin.holders = {holder: set(seats) for holder, seats in self.holders.items()}
        twin.stood, twin.shared = None, {}
        return twin

    def keep_time(self, timings: dict[int, SeatTiming], struck: asyncio.Event) -> None:
        """Apply changed clocks and stand-ins, and wake the clock scheduler."""
        self.timings = timings or self.timings
        for seat, timing in timings.items():
            self.chairs[seat].stand_in = timing.stand_in
            struck.set()

    @contextmanager
    def answer(self, seat: int, arrived: float) -> Iterator[None]:
        """Record that an answer of the seat, which arrived at this time, is being processed."""
        first = self.answering.setdefault(seat, arrived) == arrived
        try:
            yield
        finally:
            if first:
                self.answering.pop(seat, None)

    def answer_event(self, seat: int) -> ClockEvent:
        """Return the clock event for an answer of the seat that is being processed."""
        arrived = self.answering.get(seat)
        return ClockEvent(seat, None if arrived is None else to_milliseconds(arrived))

    def clock_event(self, entry: LogEntry) -> ClockEvent | None:
        """Return the clock event for a log entry; None if the table has no clocks."""
        if self.terms.clock is None:
            return None
        if entry.kind != "choice":
            return ClockEvent(entry.seat, undo=True)
        return NO_ANSWER if entry.by else self.answer_event(entry.seat)

    def shown(self) -> Room:
        """Return the snapshot that all watchers of this version share; call it under the lock."""
        if self.stood is None or self.stood.version != self.version:
            self.stood = self.still()
        return self.stood

    def once(self, work_out: Callable[[Match], R]) -> R:
        """Compute a value once for all viewers of a snapshot."""
        key = work_out.__qualname__
        if key not in self.shared:
            self.shared[key] = work_out(self.match)
        found: R = self.shared[key]
        return found

    def turn_down(self, choice: str) -> None:
        """Remember why a lesson refused this choice, and notify the watchers."""
        if self.lesson is not None and self.lesson.tell(self.match, choice):
            self.wake(spoken=False)

    def wake(self, spoken: bool = True) -> None:
        """Notify all watchers of a change; `spoken`: the chat may have changed, too."""
        self.version += 1
        if spoken:
            self.chat = None
        for listener in self.listeners:
            listener.set()
