"""Hooks: what other parts of the server do when a player acts: before, with and after a choice."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from dynasty.server.db.database import DatabaseJob
from dynasty.server.model.room import Room
from dynasty.server.tables.caller import Caller

OnActivity = Callable[[Room, Caller], Awaitable[None]]
HoldsChoice = Callable[[Room, int, str, int], Awaitable[bool]]  # a choice of the seat, at this seq
AfterChoice = Callable[[str], None]  # called with the choice once it is saved
BeforeChoice = Callable[[Room, int], Awaitable[AfterChoice | None]]  # a person's, at this seat
InTransaction = Callable[[Room, bool], DatabaseJob[None] | None]  # is the game over?
AfterEntry = Callable[[Room], None]


@dataclass
class ChoiceHooks:
    """Functions that other parts of the server register, called in this order."""

    on_activity: list[OnActivity] = field(default_factory=list)
    holds_choice: list[HoldsChoice] = field(default_factory=list)
    before_choice: list[BeforeChoice] = field(default_factory=list)
    in_transaction: list[InTransaction] = field(default_factory=list)
    after_entry: list[AfterEntry] = field(default_factory=list)  # also after an undo

    async def call_on_activity(self, room: Room, caller: Caller) -> None:
        """Call the hooks for a request of a player who is at the table."""
        for note in self.on_activity:
            await note(room, caller)

    async def is_choice_held(self, room: Room, seat: int, choice: str, seq: int) -> bool:
        """Return whether a feature holds a choice back once, because it has something to say."""
        return any([await holds(room, seat, choice, seq) for holds in self.holds_choice])

    async def call_before_choice(self, room: Room, seat: int) -> list[AfterChoice]:
        """Call the hooks for a choice that a person is about to make; return what is to follow."""
        following = [await before(room, seat) for before in self.before_choice]
        return [after for after in following if after is not None]

    def transaction_jobs(self, room: Room, over: bool) -> list[DatabaseJob[None]]:
        """Return what is saved together with the entry that the match has just applied."""
        jobs = [make(room, over) for make in self.in_transaction]
        return [job for job in jobs if job is not None]

    def call_after_entry(self, room: Room) -> None:
        for after in self.after_entry:
            after(room)
