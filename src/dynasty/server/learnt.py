"""What somebody has learnt of a game by playing it."""

from __future__ import annotations

from dynasty.kernel.level import LEVELS
from dynasty.server.room import Room

Learnt = tuple[str, str, str]
"""Who (a player), of which game, what."""


def wins(room: Room) -> list[Learnt]:
    """Who has won against bots of which level: the weakest at the table counts."""
    if not room.match.finished:
        return []
    won = set(room.game.winners(room.match.state))
    found = []
    for player, seats in room.holders.items():
        others = [chair.bot for chair in room.chairs if chair.seat not in seats]
        level = next((name for name in LEVELS if name in others), "alone")
        if len(seats) == 1 and seats <= won and all(bot in LEVELS for bot in others):
            found.append((player, room.game.name, f"won-{level}"))
    return found
