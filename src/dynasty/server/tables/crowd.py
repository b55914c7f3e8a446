"""How many lines are open: by the address they go to, and by the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Callable, Hashable, Mapping

from fastapi import Request
from fastapi.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from dynasty.kernel import Worded
from dynasty.server.door.addresses import address_of
from dynasty.server.seats.seating import Caller
from dynasty.server.tables.room import Table


class Crowded(Worded):
    """Too many lines are open there already."""


class Crowd:
    """The open lines of a server. Whoever has a seat is counted apart from those who watch."""

    def __init__(self, per_address: int, per_table: int) -> None:
        self.per_address = per_address
        self.per_table = per_table
        self.open: Counter[Hashable] = Counter()

    def enter(self, request: Request, table: Table, caller: Caller) -> Callable[[], None]:
        """Count one more line, or raise Crowded; call what is returned when it closes."""
        sits = caller.has_part_in(table)
        who = caller.player if sits else ""
        at_address, at_table = (address_of(request), sits), (table.id, who)
        if self.open[at_address] >= self.per_address:
            raise Crowded("crowded-address")
        if self.open[at_table] >= self.per_table:
            raise Crowded("crowded-table")
        self.open.update((at_address, at_table))
        return lambda: self.leave(at_address, at_table)

    def come_in(self, request: Request, caller: Caller) -> Callable[[], None]:
        """The same for a player's line that is of no table."""
        at_address, of_player = (address_of(request), True), ("", caller.player)
        if self.open[at_address] >= self.per_address or self.open[of_player] >= self.per_table:
            raise Crowded("crowded-address")
        self.open.update((at_address, of_player))
        return lambda: self.leave(at_address, of_player)

    def leave(self, *places: Hashable) -> None:
        for place in places:
            self.open[place] -= 1
            if not self.open[place]:
                del self.open[place]


class Line(StreamingResponse):
    """A stream of events that is counted as long as it is open."""

    def __init__(
        self,
        texts: AsyncIterator[str] | AsyncIterator[bytes],
        leave: Callable[[], None],
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(texts, media_type="text/event-stream", headers=headers)
        self.leave = leave

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self.leave()
