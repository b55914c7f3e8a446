"""A table as the database has it: for lists, or because it cannot be opened."""

from __future__ import annotations

from dataclasses import dataclass

from dynasty.kernel import Event, ScoreSheet
from dynasty.server.errors import TableUnavailable
from dynasty.server.model.room import Table
from dynasty.server.model.table_status import TableStatus


@dataclass(frozen=True)
class TableFault:
    """The reason why a table cannot be opened here."""

    reason: str  # what is wrong: game, rules, components, log or stored
    entry: int = 0  # of the log


@dataclass(frozen=True)
class FinalSnapshot:
    """The end of a table as spectators saw it, in one language."""

    names: list[str]  # by seat
    categories: dict[str, str]  # of the score sheets, by key
    log: list[str]  # the sentence of every event
    board: str  # a complete SVG picture
    text: str  # the same in words


@dataclass(frozen=True)
class Ending:
    """What was stored when a table ended."""

    record: str
    sheets: list[ScoreSheet]
    ranking: list[int]  # seats, best first; empty if the game was broken off
    told: list[tuple[int, Event]]  # with the number of the move
    keepsakes: dict[
        str, FinalSnapshot
    ]  # by language; none if the server stopped before it was made


@dataclass(kw_only=True)
class StoredTable(Table):
    """A table that is not open here; its status is closed if nothing of it can be shown."""

    waiting: list[int]
    moves: int
    fault: TableFault | None = None
    ending: Ending | None = None

    def asked(self) -> list[int]:
        return self.waiting if self.status == TableStatus.PLAYING else []

    @property
    def move_count(self) -> int:
        return self.moves

    def why(self) -> tuple[str, dict[str, int | str]]:
        """Return the key and the values of the message that says why it is not open."""
        assert self.fault is not None
        kind = TableStatus.CLOSED if self.status == TableStatus.CLOSED else "kept"
        values: dict[str, int | str] = {
            "game": self.edition.game,
            "version": self.edition.version,
            "entry": self.fault.entry,
        }
        return f"{kind}-{self.fault.reason}", values

    def unavailable(self) -> TableUnavailable:
        """Return the error that says why it is not open."""
        key, values = self.why()
        return TableUnavailable(key, **values)
