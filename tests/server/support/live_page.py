"""An open page of a table, changed by events as a browser changes it."""

from __future__ import annotations

import json
from typing import Any

from dynasty.server.live.shared_view import Rendering, ViewRequest
from dynasty.server.live.topics import SentVersion
from dynasty.server.model.new_table import SeatSpec, TableSpec
from dynasty.server.model.room import Room
from dynasty.server.tables.caller import Caller
from dynasty.server.tables.service import TableService
from dynasty.server.templating import ReaderPreferences
from tests.conformance.checks import choice_by

READER = ReaderPreferences("en", "", narrow=False, keys=True, path="/")


def patched(text: str, found: list[Any]) -> str:
    """What a browser makes of pieces."""
    old = text.split("<")
    return "<".join(one if isinstance(one, str) else "<".join(old[slice(*one)]) for one in found)


class Page:
    """An open page: what it keeps, changed as a browser changes it."""

    def __init__(
        self, service: TableService, player: str = "", have: str = "", seat: int | None = None
    ) -> None:
        caller = Caller(player)
        self.sent = SentVersion(service, ViewRequest(caller, READER, seat), have)
        self.texts: dict[str, str] = {}
        self.stamp = ""

    async def hear(self, room: Room) -> dict[str, Any]:
        """The next event; its parts are put in place."""
        text = await self.sent.news(room)
        if not text:
            return {}
        news: dict[str, Any] = json.loads(text.partition("data: ")[2])
        for name, part in news["parts"].items():
            assert isinstance(part, str) or news["base"] == self.stamp
            self.texts[name] = part if isinstance(part, str) else patched(self.texts[name], part)
        self.stamp = news["stamp"]
        return news


def texts_of(shown: Rendering | None) -> dict[str, str]:
    """The text of each part."""
    assert shown is not None
    return {name: str(html) for name, html in shown.parts.items()}


async def laid(service: TableService, name: str = "xian") -> Room:
    own = range(max(2, service.game(name).seat_counts[0]))
    wishes = [SeatSpec("person") for _ in own]
    room, _ = await service.create_table(
        TableSpec(name, wishes, "host", seed=1, own=own, speed="instant")
    )
    return room


async def choose(service: TableService, room: Room, pick: int = 0) -> None:
    decision, choice = choice_by(room.match.state, pick)
    await service.choose(room, decision.seat, str(choice), room.seq)
