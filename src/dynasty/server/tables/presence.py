"""Track who is at a table, on the site or away. Kept in memory, never logged."""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final

from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from dynasty.kernel import DynastyError
from dynasty.server.clock import SECONDS_PER_DAY
from dynasty.server.db import players
from dynasty.server.db import seats as db_seats
from dynasty.server.db.database import Database
from dynasty.server.model.room import Room
from dynasty.server.tables.caller import Caller
from dynasty.server.tables.presence_tracker import LEVEL_AWAY
from dynasty.server.tables.service import TableService
from dynasty.text import Translator

LOGGER = logging.getLogger("dynasty.chairs")
PRESENCE_CHANNEL: Final = "dynasty_presence"
ACTIVITY_SAVE_SECONDS: Final = 300.0  # seconds between two saves of a player's activity
REPORT_INTERVAL_SECONDS: Final = 30.0  # seconds between two requests that are reported
CHECK_INTERVAL_SECONDS: Final = 20.0  # seconds between two checks for players who left


def register_hooks(service: TableService) -> None:
    """Record every request of a player at a table as activity."""
    service.hooks.on_activity.append(partial(record_activity, service.db))
    service.hooks.on_activity.append(partial(report_active, service))


async def record_activity(db: Database, room: Room, caller: Caller) -> None:
    """Record that a player of this table was active, and save it every few minutes."""
    now, player = db.clock.now(), caller.player
    if not room.holders.get(player) or now - room.seen.get(player, 0) < ACTIVITY_SAVE_SECONDS:
        return
    room.seen[player] = now
    try:
        work = partial(db_seats.save_activity, table_id=room.id, player=player)
        await db.write(work, room.id)
    except (DynastyError, SQLAlchemyError):
        LOGGER.warning("a sign of a player at table %s could not be kept", room.id)


async def report_presence(
    service: TableService, room: Room, caller: Caller, idle: float | None
) -> None:
    """Report for how long a page's reader has been idle; None if the page is hidden.

    The report goes to the other workers, too.
    """
    now = service.clock.now()
    at = None if idle is None else now - idle
    told = json.dumps([caller.player, room.id, caller.key[: players.KEY_ID_DIGITS], at, now])
    apply_presence(service, told)
    if service.settings.is_postgres:
        await service.db.write(partial(send_to_workers, told=f"{service.db.origin} {told}"))


async def report_active(service: TableService, room: Room, caller: Caller) -> None:
    """Report that the caller is active, for pages without a script."""
    devices = service.presence.acted.get((caller.player, room.id), {})
    last = devices.get(caller.key[: players.KEY_ID_DIGITS], 0.0)
    if room.holders.get(caller.player) and service.clock.now() - last >= REPORT_INTERVAL_SECONDS:
        await report_presence(service, room, caller, 0.0)


def send_to_workers(connection: Connection, told: str) -> None:
    """Send a presence report to the other workers without storing it."""
    connection.execute(text("SELECT pg_notify(:c, :t)"), {"c": PRESENCE_CHANNEL, "t": told})


def apply_presence(service: TableService, told: str) -> None:
    """Apply a presence report and wake the tables where the player's status changed."""
    player, table, device, at, now = json.loads(told)
    rooms = [room for room in service.rooms.values() if player in room.holders]
    before = [service.presence.level(player, room.id) for room in rooms]
    service.presence.note(player, table, device, at, now)
    for room, level in zip(rooms, before, strict=True):
        if service.presence.level(player, room.id) != level:
            room.wake(spoken=False)


async def run_presence_checks(service: TableService) -> None:
    """Wake tables when a player's status has changed by the passing of time; runs forever."""
    shown: Mapping[str, Mapping[str, str]] = {}
    while True:
        await service.clock.sleep(CHECK_INTERVAL_SECONDS)
        service.presence.forget()
        rooms = [room for room in service.rooms.values() if room.listeners]
        now = {room.id: presence_levels(service, room) for room in rooms}
        for room in rooms:
            if shown.get(room.id, now[room.id]) != now[room.id]:
                room.wake(spoken=False)
        shown = now


def presence_levels(service: TableService, room: Room) -> dict[str, str]:
    """Return the presence of everyone who sits at a table, by player."""
    return {player: service.presence.level(player, room.id) for player in room.holders}


# What is shown


@dataclass(frozen=True)
class PresenceStatus:
    """A player's presence, as a level and in words."""

    level: str
    words: str


def presence_by_seat(
    service: TableService, room: Room, words: Translator
) -> dict[int, PresenceStatus]:
    """Return the presence of the player at each seat."""
    found: dict[int, PresenceStatus] = {}
    for player in room.holders:
        level = service.presence.level(player, room.id)
        told = presence_text(
            service.db, words, level, room.seen.get(player, 0.0), player in room.shy
        )
        found |= dict.fromkeys(room.holders[player], PresenceStatus(level, told))
    return found


def presence_text(db: Database, words: Translator, level: str, seen: float, shy: bool) -> str:
    """Return a player's presence in words, with when they were last online unless they hide it."""
    ago, key = db.clock.now() - seen, f"presence-{level}"
    if level == LEVEL_AWAY and not shy:
        key = (
            "presence-today"
            if ago < SECONDS_PER_DAY
            else "presence-week"
            if ago < 7 * SECONDS_PER_DAY
            else key
        )
    return words.say(key)
