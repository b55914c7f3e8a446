"""What players learn by playing: puzzles they solve and wins against bots."""

from __future__ import annotations

from dynasty.kernel.bot_level import LEVELS
from dynasty.server.model.puzzle_progress import puzzle_of_room, solved_marks, utc_day
from dynasty.server.model.room import Room

ProgressEntry = tuple[str, str, str]
"""Who (a player), of which game, what."""


def progress_from_choice(room: Room, over: bool, now: float) -> list[ProgressEntry]:
    """Return what the choice that was just made taught its player."""
    return [*(progress_from_win(room) if over else []), *progress_from_puzzle(room, now)]


def progress_from_puzzle(room: Room, now: float) -> list[ProgressEntry]:
    """Return what the learner of a puzzle's table gained by solving it."""
    guided, puzzle = room.lesson, puzzle_of_room(room)
    if guided is None or puzzle is None or not guided.is_on or not guided.course(room.match).made:
        return []
    game = room.game.name
    noted = solved_marks(game, puzzle, utc_day(now))
    return [(who, game, mark) for who in room.holders_of(puzzle.seat) for mark in noted]


def progress_from_win(room: Room) -> list[ProgressEntry]:
    """Return the winners against bots, with the level of the weakest bot."""
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
