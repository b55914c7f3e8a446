"""A table as the database has it: to be listed, or because it cannot be opened."""

from __future__ import annotations

from dataclasses import dataclass

from dynasty.kernel import Event, ScoreSheet, Worded
from dynasty.server.tables.room import Table

CLOSED = "closed"


@dataclass(frozen=True)
class Fault:
    """Why a table cannot be opened here."""

    reason: str  # game, rules, components, log or stored: what does not fit or is damaged
    entry: int = 0  # of the log


@dataclass(frozen=True)
class Keepsake:
    """How the end of a table looked to a spectator, in one language."""

    names: list[str]  # by seat
    categories: dict[str, str]  # of the score sheets, by key
    log: list[str]  # the sentence of every event told
    board: str  # a picture that stands alone
    text: str  # the same in words


@dataclass(frozen=True)
class Ending:
    """What was stored when a table ended."""

    record: str
    sheets: list[ScoreSheet]
    ranking: list[int]  # seats, best first; empty if the game was not played to its end
    told: list[tuple[int, Event]]  # with the number of the move
    keepsakes: dict[str, Keepsake]  # by language; none if the server stopped before it was made


@dataclass(kw_only=True)
class Stored(Table):
    """A table that is not open here. Its status is closed if nothing of it can be shown."""

    waiting: list[int]
    moves: int
    fault: Fault | None = None
    ending: Ending | None = None

    def asked(self) -> list[int]:
        return self.waiting if self.status == "playing" else []

    @property
    def move_count(self) -> int:
        return self.moves

    def why(self) -> tuple[str, dict[str, int | str]]:
        """The key and the values of the sentence that says why it is not open."""
        assert self.fault is not None
        kind = CLOSED if self.status == CLOSED else "kept"
        values: dict[str, int | str] = {
            "game": self.edition.game,
            "version": self.edition.version,
            "entry": self.fault.entry,
        }
        return f"{kind}-{self.fault.reason}", values


class NotBegun(Worded):
    """The table waits for its people: nothing is dealt yet."""

    def __init__(self) -> None:
        super().__init__("gathering-not-begun")


class AlreadyBegun(Worded):
    """What is possible only while a table waits for its people."""

    def __init__(self) -> None:
        super().__init__("gathering-begun")


class SeatReserved(Worded):
    """The seat is kept for whoever played at the table before."""

    def __init__(self) -> None:
        super().__init__("gathering-reserved")


class TableShut(Worded):
    """The table cannot be opened here; what was kept of it may be shown."""

    def __init__(self, table: Stored) -> None:
        key, values = table.why()
        super().__init__(key, **values)
