"""Limits on open event streams, by client address and by table."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncGenerator, Callable, Hashable, Mapping

from fastapi import Request
from fastapi.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from dynasty.server.errors import DatabaseUnavailable, TooManyStreams
from dynasty.server.http.addresses import client_address
from dynasty.server.model.room import Table
from dynasty.server.tables.caller import Caller


class ConnectionLimiter:
    """Limits open streams per address and per player at a table; its spectators share one limit."""

    def __init__(self, per_address: int, per_table: int) -> None:
        self.per_address = per_address
        self.per_table = per_table
        self.open: Counter[Hashable] = Counter()

    def enter(self, request: Request, table: Table, caller: Caller) -> Callable[[], None]:
        """Count a new stream of a table; return the function to call when it closes."""
        sits = caller.has_part_in(table)
        who = caller.player if sits else ""
        at_address, at_table = (client_address(request), sits), (table.id, who)
        if self.open[at_address] >= self.per_address:
            raise TooManyStreams("crowded-address")
        if self.open[at_table] >= self.per_table:
            raise TooManyStreams("crowded-table")
        self.open.update((at_address, at_table))
        return lambda: self.leave(at_address, at_table)

    def come_in(self, request: Request, caller: Caller) -> Callable[[], None]:
        """Count a new stream of a player that belongs to no table; see `enter`."""
        at_address, of_player = (client_address(request), True), ("", caller.player)
        if self.open[at_address] >= self.per_address or self.open[of_player] >= self.per_table:
            raise TooManyStreams("crowded-address")
        self.open.update((at_address, of_player))
        return lambda: self.leave(at_address, of_player)

    def leave(self, *places: Hashable) -> None:
        for place in places:
            self.open[place] -= 1
            if not self.open[place]:
                del self.open[place]


class CountedStream(StreamingResponse):
    """A stream of events that is counted while it is open."""

    def __init__(
        self,
        texts: AsyncGenerator[str] | AsyncGenerator[bytes],
        leave: Callable[[], None],
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(texts, media_type="text/event-stream", headers=headers)
        self.texts = texts
        self.leave = leave

    async def stream_response(self, send: Send) -> None:
        """Send the stream; end it if the database is away, so that the client connects again."""
        try:
            await super().stream_response(send)
        except DatabaseUnavailable:
            await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self.leave()
            await self.texts.aclose()
