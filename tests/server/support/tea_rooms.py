"""Rooms of the template's game without a server or a database."""

from __future__ import annotations

import random
from typing import Any

from dynasty import games
from dynasty.server.http.secrets import new_id
from dynasty.server.model.new_table import SeatSpec, TableSpec
from dynasty.server.model.room import LogEntry, Room
from tests.server.support.fake_clock import MORNING

TEA = games.load(games.TEMPLATE_GAME)


def tea_room(*players: str, **more: Any) -> Room:
    """A table that was just created; every seat is held by somebody called like its number."""
    wishes = [SeatSpec(player) for player in players or ("person", "person")]
    tokens = [new_id() for _ in wishes]
    room = TableSpec(TEA.name, wishes, "host", **{"seed": 1, **more}).room(TEA, tokens, MORNING)
    people = [seat for seat, wish in enumerate(wishes) if wish.player == "person"]
    room.holders = {f"player-{seat}": {seat} for seat in people}
    return room


def next_entry(room: Room, key: str | None = None, pick: int = 0) -> LogEntry:
    """A choice of whoever is asked first, as an entry of the log."""
    decision = room.match.state.decisions[0]
    choice = decision.choices[pick % len(decision.choices)]
    return LogEntry(room.seq + 1, "choice", decision.seat, str(choice), key)


def play(room: Room, most: int = 500, seed: int = 0) -> list[LogEntry]:
    """So many random choices, or as many as there are."""
    made: list[LogEntry] = []
    dice = random.Random(seed)
    while room.match.state.decisions and len(made) < most:
        made.append(next_entry(room, pick=dice.randrange(1000)))
        room.catch_up(made[-1:])
    return made
