"""Pages that are open hear which tables wait for their player."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import AsyncIterator, Iterable, Mapping, Set
from dataclasses import dataclass
from functools import partial

from fastapi import Request

from dynasty.server.people.talking import unread_of
from dynasty.server.seats.proposals import asked_of
from dynasty.server.seats.seating import Caller
from dynasty.server.tables import turns
from dynasty.server.tables.hall import Hall
from dynasty.server.tables.turns import Turn

LOOK = 3.0  # seconds between two looks whether the key of a line still opens it
HIDDEN = "hidden"  # the cookie with the tables that the reader does not want to see
QUIET = 5  # looks after which a line without news shows that it is open


def hidden_by(request: Request) -> set[str]:
    """The tables that the reader does not want to see."""
    return {table for table in request.cookies.get(HIDDEN, "").split(".") if table}


async def seen_turns(hall: Hall, player: str, hidden: Set[str]) -> list[Turn]:
    """Where the player is to act, as far as they want to see it."""
    found = await hall.store.read(partial(turns.of, player=player)) if player else []
    return [turn for turn in found if turn.table not in hidden]


async def unread_lines(hall: Hall, player: str) -> dict[str, int]:
    """By table: how many lines of chat the player has not read."""
    return await hall.store.read(partial(unread_of, player=player)) if player else {}


async def asked_consents(hall: Hall, player: str) -> dict[str, str]:
    """By table: what waits for the player's consent."""
    return await hall.store.read(partial(asked_of, player=player)) if player else {}


def stamp(found: Iterable[Turn], unread: Mapping[str, int], consents: Mapping[str, str]) -> str:
    """A short mark of the turns, the unread lines and the questions that a page shows."""
    marks = [f"{turn.table}.{turn.seat}.{turn.since_seq}" for turn in found]
    more = [*sorted(unread.items()), *sorted(consents.items())]
    told = " ".join([*marks, *(f"{table}:{what}" for table, what in more)])
    return hashlib.blake2b(told.encode(), digest_size=6).hexdigest()


def waiting(found: Iterable[Turn]) -> list[str]:
    """The tables where other people wait; bots have time."""
    return list(dict.fromkeys(turn.table for turn in found if turn.people))


@dataclass
class Called:
    """What one open page knows of its player's turns."""

    hall: Hall
    player: str
    hidden: Set[str]
    rung: int = -1  # how often the bell had rung when it was last told
    stamp: str = ""

    async def news(self) -> str:
        """The turns as an event, if they have changed; at first always."""
        rung = self.hall.bell.rung[self.player]
        if not self.player or rung == self.rung:
            return ""
        self.rung, before = rung, self.stamp
        found = await seen_turns(self.hall, self.player, self.hidden)
        unread = await unread_lines(self.hall, self.player)
        self.stamp = stamp(found, unread, await asked_consents(self.hall, self.player))
        if self.stamp == before:
            return ""
        data = json.dumps({"stamp": self.stamp, "waiting": waiting(found)})
        return f"event: turns\ndata: {data}\n\n"


async def fill_turns(hall: Hall) -> None:
    """After a start: whose turn it is at tables from the time before that was kept."""
    while await hall.store.write(turns.fill):
        pass


async def stream(hall: Hall, caller: Caller, request: Request) -> AsyncIterator[str]:
    """For a page that shows no table: turns as they come, until it is closed."""
    rang, quiet = asyncio.Event(), 0
    called = Called(hall, caller.player, hidden_by(request))
    yield "retry: 3000\n\n"
    with hall.bell.heard(caller.player, rang):
        while await hall.keyring.find(caller.key) is not None:
            hall.attendance.signs[caller.player] = hall.clock.now()
            rang.clear()
            news = await called.news()
            quiet = 0 if news else quiet + 1
            yield news or (": open\n\n" if quiet % QUIET == 0 else "")
            try:
                async with asyncio.timeout(LOOK):
                    await rang.wait()
            except TimeoutError:
                if await request.is_disconnected():
                    return
