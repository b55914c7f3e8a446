"""Presence: who is at a table, on the site or away. Kept in memory, never logged."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final

from sqlalchemy import Connection, text

from dynasty.server.people import players
from dynasty.server.people.attendance import AWAY
from dynasty.server.seats.seating import Caller
from dynasty.server.tables.hall import Hall
from dynasty.server.tables.room import Room
from dynasty.text import Words

CHANNEL: Final = "dynasty_presence"
OFTEN: Final = 30.0  # seconds from a request that is noted to the next
ROUND: Final = 20.0  # seconds between two looks whether somebody has gone
A_DAY: Final = 86_400.0


async def beckon(hall: Hall, room: Room, caller: Caller, idle: float | None) -> None:
    """A page says for how long its reader has been idle; None if it is out of sight."""
    now = hall.clock.now()
    at = None if idle is None else now - idle
    told = [caller.player, room.id, caller.key[: players.ID], at, now]
    hear(hall, json.dumps(told))
    if hall.settings.is_postgres:
        await hall.store.write(partial(tell_others, told=json.dumps(told)))


async def request(hall: Hall, room: Room, caller: Caller) -> None:
    """Whoever asks for something is here; a page without a script says no more."""
    devices = hall.attendance.acted.get((caller.player, room.id), {})
    last = devices.get(caller.key[: players.ID], 0.0)
    if room.holders.get(caller.player) and hall.clock.now() - last >= OFTEN:
        await beckon(hall, room, caller, 0.0)


def tell_others(connection: Connection, told: str) -> None:
    """The other workers; nothing of it is kept."""
    connection.execute(text("SELECT pg_notify(:c, :t)"), {"c": CHANNEL, "t": told})


def hear(hall: Hall, told: str) -> None:
    """A sign of somebody, from this worker or another: whoever watches is told if it matters."""
    player, table, device, at, now = json.loads(told)
    rooms = [room for room in hall.rooms.values() if player in room.holders]
    before = [hall.attendance.level(player, room.id) for room in rooms]
    hall.attendance.note(player, table, device, at, now)
    for room, level in zip(rooms, before, strict=True):
        if hall.attendance.level(player, room.id) != level:
            room.wake(spoken=False)


async def keep(hall: Hall) -> None:
    """Now and then look who has gone without a word."""
    shown: Mapping[str, Mapping[str, str]] = {}
    while True:
        await hall.clock.sleep(ROUND)
        hall.attendance.forget()
        rooms = [room for room in hall.rooms.values() if room.listeners]
        now = {room.id: levels(hall, room) for room in rooms}
        for room in rooms:
            if shown.get(room.id, now[room.id]) != now[room.id]:
                room.wake(spoken=False)
        shown = now


def levels(hall: Hall, room: Room) -> dict[str, str]:
    """How everybody who sits at a table is there."""
    return {player: hall.attendance.level(player, room.id) for player in room.holders}


# What is shown


@dataclass(frozen=True)
class Present:
    """How somebody is there, as a shape and as words."""

    level: str
    words: str


def shown(hall: Hall, room: Room, words: Words) -> dict[int, Present]:
    """By seat: how whoever holds it is there."""
    found: dict[int, Present] = {}
    for player, level in levels(hall, room).items():
        told = said(hall, words, level, room.seen.get(player, 0.0), player in room.shy)
        found |= dict.fromkeys(room.holders[player], Present(level, told))
    return found


def said(hall: Hall, words: Words, level: str, seen: float, shy: bool) -> str:
    """How somebody is there, in words; when they were last seen, unless they hide it."""
    ago, key = hall.clock.now() - seen, f"presence-{level}"
    if level == AWAY and not shy:
        key = "presence-today" if ago < A_DAY else "presence-week" if ago < 7 * A_DAY else key
    return words.say(key)


def of_player(hall: Hall, words: Words, player: str, seen: float, shy: bool) -> str:
    """Whether somebody is on the site, at whatever table."""
    return said(hall, words, hall.attendance.level(player, ""), seen, shy)
