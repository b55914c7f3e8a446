"""Hooks: what other parts of the server do before, with and after each saved choice."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from dynasty.server.db.database import DatabaseJob
from dynasty.server.model.room import Room

AfterChoice = Callable[[str], None]  # called with the choice once it is saved
BeforeChoice = Callable[[Room, int], Awaitable[AfterChoice | None]]  # a person's, at this seat
InTransaction = Callable[[Room, bool], DatabaseJob[None] | None]  # is the game over?
AfterEntry = Callable[[Room], None]


@dataclass
class ChoiceHooks:
    """Functions that other parts of the server register, called in this order."""

    before_choice: list[BeforeChoice] = field(default_factory=list)
    in_transaction: list[InTransaction] = field(default_factory=list)
    after_entry: list[AfterEntry] = field(default_factory=list)  # also after an undo

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
