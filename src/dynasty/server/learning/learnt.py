"""What somebody has learnt of a game by playing it."""

from __future__ import annotations

from dynasty.kernel.level import LEVELS
from dynasty.server.learning.puzzle_marks import day_of, marks, puzzle_at
from dynasty.server.tables.room import Room

Learnt = tuple[str, str, str]
"""Who (a player), of which game, what."""


def gained(room: Room, over: bool, now: float) -> list[Learnt]:
    """What a choice that has just been made taught."""
    return [*(wins(room) if over else []), *solved(room, now)]


def solved(room: Room, now: float) -> list[Learnt]:
    """Whoever has answered the puzzle of a table as it wants."""
    guided, puzzle = room.lesson, puzzle_at(room)
    if guided is None or puzzle is None or not guided.is_on or not guided.course(room.match).made:
        return []
    game = room.game.name
    noted = marks(game, puzzle, day_of(now))
    return [(who, game, mark) for who in room.holders_of(puzzle.seat) for mark in noted]


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
