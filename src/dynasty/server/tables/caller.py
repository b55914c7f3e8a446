"""The caller of a request: which seats they hold at a table, and what they may do there."""

from __future__ import annotations

from dataclasses import dataclass

from dynasty.server.errors import Forbidden
from dynasty.server.model.room import SPECTATOR, Table
from dynasty.server.model.table_status import TableStatus


@dataclass(frozen=True)
class Caller:
    """The player who makes a request, known by a key; or an unknown visitor."""

    player: str = ""
    key: str = ""  # its hash

    def seats(self, room: Table) -> set[int]:
        """Return the seats that the caller holds at this table."""
        return set(room.holders.get(self.player, ()))

    def is_host(self, room: Table) -> bool:
        return self.player != "" and self.player == room.host

    def has_part_in(self, room: Table) -> bool:
        """Return whether the caller plays or hosts here, or has a reserved seat."""
        return self.is_host(room) or bool(self.seats(room)) or self.is_expected(room)

    def is_expected(self, room: Table) -> bool:
        """Return whether a seat of this rematch is reserved for the caller."""
        return self.player != "" and any(c.kept_for == self.player for c in room.chairs)

    def check_watching(self, table: Table) -> None:
        """Raise AgainstTerms if the caller may not see this table."""
        if table.listed and table.status == TableStatus.WAITING:
            return
        table.terms.check_watching(self.has_part_in(table))

    def seat(self, room: Table, wanted: int | None) -> int:
        """Return the seat to act for: the wanted one, else one that is asked, else any, else -1."""
        held = self.seats(room)
        if wanted is not None and wanted != SPECTATOR:
            if wanted not in held:
                raise Forbidden("forbidden-not-yours")
            return wanted
        if wanted == SPECTATOR or not held:
            return SPECTATOR
        asked = [seat for seat in room.asked() if seat in held]
        return asked[0] if asked else min(held)

    def branch_seat(self, room: Table, wanted: int | None) -> int:
        """Return the seat to branch with: see `seat`, but any seat once the game is over."""
        is_over = room.status != TableStatus.PLAYING
        if is_over and wanted is not None and wanted in range(len(room.chairs)):
            return wanted
        return self.seat(room, wanted)

    def own_seat(self, room: Table, wanted: int | None) -> int:
        """Return the seat to act for, see `seat`; raise Forbidden if the caller has none."""
        seat = self.seat(room, wanted)
        if seat == SPECTATOR:
            raise Forbidden("forbidden-players")
        return seat

    def check_part(self, room: Table) -> None:
        if not self.has_part_in(room):
            raise Forbidden("forbidden-party")

    def check_host(self, room: Table) -> None:
        if not self.is_host(room):
            raise Forbidden("forbidden-host")
