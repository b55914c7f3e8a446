"""A room: one table in memory, built from its log and never ahead of it for anybody's eyes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from dynasty.kernel import Decision, DynastyError, Game, Match, SeatEntry

PERSON = "person"
SPECTATOR = -1


@dataclass
class Chair:
    """A seat of the table and who plays there."""

    seat: int
    name: str
    player: str  # "person" or a bot's name
    stand_in: str  # who plays for an absent person, or ""
    token: str  # hashed
    wants_end: bool = False
    notes: str = ""

    @property
    def bot(self) -> str:
        """The bot that answers here now, or "" if a person does."""
        return self.stand_in or ("" if self.player == PERSON else self.player)


@dataclass
class Entry:
    """One line of the log."""

    seq: int
    kind: str  # choice, undo or resume
    seat: int
    choice: str
    key: str | None
    by: str | None = None  # the bot that stood in for the seat's person


@dataclass
class Room:
    """A table as it stands after `seq` entries of its log. Read and change it under its lock."""

    id: str
    game: Game[Any]
    chairs: list[Chair]
    seed: int
    options: dict[str, str]
    origin: dict[str, Any] | None
    status: str
    speed: int
    created: float
    updated: float
    caller: str = ""  # who laid it, if that was since the server started
    holders: dict[str, set[int]] = field(default_factory=dict)  # hashed secret: seats
    hosts: set[str] = field(default_factory=set)
    seq: int = 0
    keys: dict[tuple[int, str], int] = field(default_factory=dict)  # seat and its key: seq
    posed: dict[int, tuple[Decision, int]] = field(default_factory=dict)  # by seat: since which seq
    skipping: bool = False  # bots hurry until a person is asked
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[asyncio.Event] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.match = self.new_match(self.origin)
        self.note_questions()

    def new_match(self, origin: dict[str, Any] | None) -> Match:
        """The match before its first entry."""
        seats = tuple(SeatEntry(chair.name, chair.player) for chair in self.chairs)
        return Match(self.game, seats, self.seed, self.options, origin)

    def catch_up(self, entries: Iterable[Entry]) -> None:
        """Apply what the log says beyond what this room knows."""
        for entry in entries:
            if entry.kind == "undo":
                self.match.undo(entry.seat)
            else:
                self.match.choose(entry.seat, entry.choice)
            self.note(entry)

    def resume(self, dump: dict[str, Any], seq: int, entries: list[Entry]) -> None:
        """Go on from a dump where the rules no longer replay the whole log."""
        self.match, self.seq = self.new_match(dump), seq
        for entry in entries:
            self.note(entry)
        try:
            self.catch_up(entry for entry in entries if entry.seq > seq)
        except DynastyError:
            self.match = self.new_match(dump)
        self.seq = entries[-1].seq if entries else seq

    def note(self, entry: Entry) -> None:
        """Remember that the log has this entry."""
        self.seq = entry.seq
        if entry.key:
            self.keys[entry.seat, entry.key] = entry.seq
        self.note_questions()

    def note_questions(self) -> None:
        """Remember since when each question has been open; others' sealed answers change none."""
        before = self.posed
        self.posed = {}
        for decision in self.match.state.decisions:
            known = before.get(decision.seat)
            same = known is not None and known[0] is decision
            self.posed[decision.seat] = known if known and same else (decision, self.seq)

    def is_current(self, seat: int, seq: int) -> bool:
        """Does an answer given at `seq` answer the question that the seat has now?"""
        since = self.posed[seat][1] if seat in self.posed else self.seq
        return since <= seq <= self.seq

    def asked(self) -> list[int]:
        """The seats that have a question to answer, while the table is open."""
        if self.status != "playing":
            return []
        return [decision.seat for decision in self.match.state.decisions]

    def bots_asked(self) -> list[int]:
        return [seat for seat in self.asked() if self.chairs[seat].bot]

    def people_asked(self) -> list[int]:
        return [seat for seat in self.asked() if not self.chairs[seat].bot]

    @property
    def has_people(self) -> bool:
        """Does a person play here?"""
        return any(not chair.bot for chair in self.chairs)

    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    def last_move_of(self, seat: int) -> int:
        """How many moves were made up to the seat's last one."""
        moves = self.match.moves
        for number in range(len(moves), 0, -1):
            if moves[number - 1].seat == seat:
                return number
        return 0

    def wake(self) -> None:
        """Tell everybody who watches that something changed."""
        for listener in self.listeners:
            listener.set()
