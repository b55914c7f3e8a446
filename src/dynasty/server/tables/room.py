"""A room: one table in memory, built from its log and never ahead of it for anybody's eyes."""

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

from dynasty.kernel import Decision, DynastyError, Game, Match, SeatEntry
from dynasty.kernel.match import Move, Still
from dynasty.learn.coached import Coached
from dynasty.server.learning.guided import Guided
from dynasty.server.pace.timing import Timing
from dynasty.server.seats.proposals import Proposal
from dynasty.server.tables.memory import Memory
from dynasty.server.tables.terms import Terms

R = TypeVar("R")

PERSON = "person"
AT_ONCE = 8  # viewers who are told of a change; then it is the turn of others, choices among them
SPECTATOR = -1
KEPT = 7 * 86_400  # seconds that a seat is kept for whoever is expected there
GATHERING = "open"  # the status of a table that waits for its people: nothing is dealt yet

# What the link of a seat is good for.
OPEN = "open"  # whoever comes first sits down
SPENT = "spent"  # nothing: somebody sits there
OFFERED = "offered"  # once for somebody else, to whom the player gives the seat
INSTEAD = "instead"  # once for somebody else, in place of a player who stays away


@dataclass
class Chair:
    """A seat of the table and who plays there."""

    seat: int
    name: str
    player: str  # "person" or a bot's name
    stand_in: str  # who plays for an absent person, or ""
    token: str  # of its link, hashed
    link: str = OPEN
    wants_end: bool = False
    notes: str = ""
    read_chat: int = 0  # the last line of chat that was read there
    muted: str = ""  # the seats that whoever sits there does not hear
    kept_for: str = ""  # the player who is expected there
    plan: dict[str, Any] | None = None  # of its next turn, as the database has it

    @staticmethod
    def laid(seat: int, player: str, name: str, token: str, own: bool, kept_for: str = "") -> Chair:
        """A seat of a new table; its link is open where a person is still to come."""
        link = OPEN if player == PERSON and not own else SPENT
        return Chair(seat, name, player, "", token, link, kept_for="" if own else kept_for)

    @property
    def bot(self) -> str:
        """The bot that answers here now, or "" if a person does."""
        return self.stand_in or ("" if self.player == PERSON else self.player)


@dataclass
class Entry:
    """One line of the log."""

    seq: int
    kind: str  # choice, undo, rewind or resume
    seat: int
    choice: str
    key: str | None
    by: str | None = None  # the bot that stood in for the seat's person


@dataclass(frozen=True)
class Edition:
    """The rules and the components that something is played under."""

    game: str
    version: str
    components: str

    @staticmethod
    def of(game: Game[Any]) -> Edition:
        return Edition(game.name, game.version, game.box.digest)


@dataclass(frozen=True)
class Resume:
    """How a table went on where its log no longer replayed: from the position after `kept`."""

    seq: int  # of its own entry in the log; play goes on after it
    edition: Edition
    reason: str  # rules, components or log: what did not fit any more
    kept: int

    @property
    def dropped(self) -> int:
        """How many entries could not be made again; they stay in the log."""
        return self.seq - self.kept - 1


class BadEntry(DynastyError):
    """An entry of the log is missing, of an unknown kind, or cannot be made again."""

    def __init__(self, seq: int, why: str) -> None:
        super().__init__(f"entry {seq} of the log: {why}")
        self.seq = seq


@dataclass(kw_only=True)
class Table:
    """A table from outside: who sits there and where it stands."""

    id: str
    edition: Edition
    chairs: list[Chair]
    options: dict[str, str]
    seed: int  # nobody's business while it is played
    status: str  # open, playing, finished, ended
    speed: int
    created: float
    updated: float
    caller: str = ""  # who laid it, if that was since the server started
    host: str = ""  # the player who laid it
    invitation: str = ""  # in the link that offers all free seats
    salt: str = ""  # of the promise of the seed; empty: it was never promised
    terms: Terms = field(default_factory=Terms)
    listed: bool = False  # everybody may join while it is open
    language: str = ""  # of whoever laid it
    name: str = ""  # that it was given
    rematch_of: str | None = None  # the table that it plays again
    rematch: str = ""  # the table that plays it again
    holders: dict[str, set[int]] = field(default_factory=dict)  # by player: seats
    seen: dict[str, float] = field(default_factory=dict)  # by player: the last sign
    since: dict[int, float] = field(default_factory=dict)  # by seat: asked and without an answer
    shy: set[str] = field(default_factory=set)  # players who do not show when that was
    proposals: list[Proposal] = field(default_factory=list)  # that wait for answers
    seq: int = 0
    resumed: Resume | None = None  # the last one
    lesson: Guided | None = None  # that is played here
    timings: dict[int, Timing] = field(default_factory=dict)  # by seat: its clock
    paused: int | None = None  # since when, in milliseconds

    def asked(self) -> list[int]:
        """The seats that have a question to answer, while the table is open."""
        raise NotImplementedError

    @property
    def move_count(self) -> int:
        """How many moves were made, since it was laid or last resumed."""
        raise NotImplementedError

    def free(self) -> list[int]:
        """The seats that whoever has the table's link may take."""
        held = {seat for seats in self.holders.values() for seat in seats}
        people = [chair.seat for chair in self.chairs if chair.player == PERSON]
        return [s for s in people if s not in held and self.chairs[s].link == OPEN]

    def kept_for(self, seat: int, player: str, now: float) -> bool:
        """Is a free seat kept, and for somebody else?"""
        expected = self.chairs[seat].kept_for
        return expected not in ("", player) and now < self.created + KEPT

    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    def seat_holders(self, rows: Iterable[Mapping[str, Any]]) -> None:
        """Who holds which seat, as the database says; readers see it all at once."""
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
    """A table as it stands after `seq` entries of its log. Read and change it under its lock."""

    game: Game[Any]
    origin: Mapping[str, Any] | None
    keys: dict[tuple[int, str], int] = field(default_factory=dict)  # seat and its key: seq
    posed: dict[int, tuple[Decision, int]] = field(default_factory=dict)  # by seat: since which seq
    coach: Coached | None = None  # once the learner's page or choice has called for it
    skipping: bool = False  # bots hurry until a person is asked
    wanted: float = 0.0  # when somebody last asked for it
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[asyncio.Event] = field(default_factory=set)
    gate: asyncio.Semaphore = field(default_factory=partial(asyncio.Semaphore, AT_ONCE))
    version: int = 0  # how often those who watch were told of something new
    showings: WeakValueDictionary[Hashable, Any] = field(default_factory=WeakValueDictionary)
    chat: Sequence[Mapping[str, Any]] | None = None  # None: to be read from the database
    answering: dict[int, float] = field(default_factory=dict)  # by seat: when that arrived
    stood: Room | None = None  # as it was last shown to those who watch
    shared: dict[str, Any] = field(default_factory=dict)  # of one that stands still: see `once`

    def __post_init__(self) -> None:
        self.match = Match(self.game, self.entries(), self.seed, self.options, self.origin)
        self.memory = Memory(self.match)
        self.note_questions()

    def entries(self) -> tuple[SeatEntry, ...]:
        return tuple(SeatEntry(chair.name, chair.player) for chair in self.chairs)

    def name_seats(self) -> None:
        """The record calls whoever sits there as the seats do."""
        self.match.seats = self.entries()

    def catch_up(self, entries: Iterable[Entry]) -> None:
        """Apply what the log says beyond what this room knows; BadEntry where that fails."""
        for entry in entries:
            if entry.seq != self.seq + 1:
                raise BadEntry(self.seq + 1, "it is missing")
            try:
                self.make(entry)
            except Exception as error:  # whatever is wrong with an entry is its fault, and named
                raise BadEntry(entry.seq, f"{entry.kind} {entry.choice!r}: {error!r}") from error
            self.note(entry)

    def make(self, entry: Entry) -> None:
        """Do what an entry says."""
        if entry.kind == "choice":
            self.match.choose(entry.seat, entry.choice, entry.by or "")
        elif entry.kind == "undo":
            self.match.undo(entry.seat)
        elif entry.kind == "rewind":
            self.match.rewind(int(entry.choice))
        else:
            raise ValueError("unknown kind")

    def bookmark(self) -> tuple[list[Move], int]:
        """Where the match stands, to come back to if what follows cannot be kept."""
        return self.match.moves, len(self.match.moves)

    def go_back(self, bookmark: tuple[list[Move], int]) -> None:
        """As if nothing had happened since."""
        moves, count = bookmark
        self.match.repeat(moves[:count])
        self.status = "playing"

    def note(self, entry: Entry) -> None:
        """Remember that the log has this entry."""
        self.seq = entry.seq
        if entry.key:
            self.keys[entry.seat, entry.key] = entry.seq
        self.memory.note(self.match, entry.seat)
        self.note_questions()

    def note_questions(self) -> None:
        """Remember since when each question has been open; others' sealed answers change none."""
        before = self.posed
        self.posed = {}
        for decision in self.match.state.decisions:
            known = before.get(decision.seat)
            same = known is not None and known[0] is decision
            self.posed[decision.seat] = known if known and same else (decision, self.seq)

    def undoable(self, seat: int) -> tuple[int, str]:
        """How many choices the seat may take back, and why no more."""
        if self.terms.undo == "none":
            return 0, "terms"
        found, reason = self.match.undoable(seat)
        return len(found), reason

    def is_current(self, seat: int, seq: int) -> bool:
        """Does an answer given at `seq` answer the question that the seat has now?"""
        since = self.posed[seat][1] if seat in self.posed else self.seq
        return since <= seq <= self.seq

    def asked(self) -> list[int]:
        if self.status != "playing":
            return []
        return [decision.seat for decision in self.match.state.decisions]

    def note_turns(self, now: float, by: int = SPECTATOR) -> None:
        """Whoever was asked before still is, since then; but for who has just answered."""
        self.since.pop(by, None)
        self.since = {seat: self.since.get(seat, now) for seat in self.asked()}

    def bots_asked(self) -> list[int]:
        return [seat for seat in self.asked() if self.chairs[seat].bot]

    def movers(self) -> list[int]:
        """The seats that are to choose by themselves now: bots, as far as a lesson lets them."""
        bots = self.bots_asked()
        return bots if self.lesson is None else self.lesson.movers(self.match, bots)

    def people_asked(self) -> list[int]:
        return [seat for seat in self.asked() if not self.chairs[seat].bot]

    @property
    def pace(self) -> float:
        """Seconds between what bots do; fewer in a lesson, whose next card tells of it."""
        is_told = self.lesson is not None and self.lesson.is_on
        return self.speed / (2500 if is_told else 1000)

    async def keep_pace(self, started: float) -> None:
        """People follow what happens: wait, unless nobody does or somebody is in a hurry."""
        while self.has_people and not self.skipping:
            left = self.pace - (time.monotonic() - started)
            if left <= 0:
                return
            await asyncio.sleep(min(left, 0.1))

    @property
    def has_people(self) -> bool:
        """Does a person play here?"""
        return any(not chair.bot for chair in self.chairs)

    @property
    def move_count(self) -> int:
        return len(self.match.moves)

    def last_move_of(self, seat: int) -> int:
        """How many moves were made up to the seat's last one."""
        moves = self.match.moves
        for number in range(len(moves), 0, -1):
            if moves[number - 1].seat == seat:
                return number
        return 0

    def standing(self) -> dict[str, Any]:
        """Where the table stands, as its list is told without opening it."""
        asked = " ".join(map(str, self.asked()))
        moves, awaits_bot = self.move_count, bool(self.movers())
        return {"seq": self.seq, "moves": moves, "asked": asked, "awaits_bot": awaits_bot}

    def holders_of(self, seat: int) -> list[str]:
        """The players who may sit there."""
        return [player for player, seats in self.holders.items() if seat in seats]

    def still(self) -> Room:
        """The table as it stands, to be looked at while play goes on; take it under the lock."""
        twin = copy(self)
        twin.match, twin.memory = Still(self.match), self.memory.still()
        twin.chairs = [replace(chair) for chair in self.chairs]
        twin.holders = {holder: set(seats) for holder, seats in self.holders.items()}
        twin.stood, twin.shared = None, {}
        return twin

    def keep_time(self, timings: dict[int, Timing], struck: asyncio.Event) -> None:
        """Clocks were settled: how they stand, who plays in whose place; the timekeeper looks."""
        self.timings = timings or self.timings
        for seat, timing in timings.items():
            self.chairs[seat].stand_in = timing.stand_in
            struck.set()

    @contextmanager
    def answer(self, seat: int, arrived: float) -> Iterator[None]:
        """An answer of the seat, which reached the server then, is on its way."""
        first = self.answering.setdefault(seat, arrived) == arrived
        try:
            yield
        finally:
            if first:
                self.answering.pop(seat, None)

    def shown(self) -> Room:
        """The same, once for all who are told of a change; take it under the lock."""
        if self.stood is None or self.stood.version != self.version:
            self.stood = self.still()
        return self.stood

    def once(self, work_out: Callable[[Match], R]) -> R:
        """What many viewers of a table that stands still need, worked out for the first of them."""
        key = work_out.__qualname__
        if key not in self.shared:
            self.shared[key] = work_out(self.match)
        found: R = self.shared[key]
        return found

    def turn_down(self, choice: str) -> None:
        """A lesson turned this down: its reason stays with the question, for whoever looks."""
        if self.lesson is not None and self.lesson.tell(self.match, choice):
            self.wake(spoken=False)

    def wake(self, spoken: bool = True) -> None:
        """Tell everybody who watches that something changed; perhaps something was said, too."""
        self.version += 1
        if spoken:
            self.chat = None
        for listener in self.listeners:
            listener.set()
