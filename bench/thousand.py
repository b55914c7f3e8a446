"""A folder of many tables, as a club has them after a while: of all games, played by bots.

Of ten tables four are over, five stand anywhere on their way and one waits for its people. What it
costs to look at them all is then told by `time dynasty doctor --data FOLDER`.

    python bench/thousand.py FOLDER [TABLES]
"""

from __future__ import annotations

import asyncio
import random
import sys
from functools import partial
from pathlib import Path

from dynasty import bots, games
from dynasty.server.db.database import Database
from dynasty.server.db.table_transactions import insert_whole_table
from dynasty.server.model import table_outcome
from dynasty.server.model.new_table import SeatSpec, TableSpec
from dynasty.server.model.room import GATHERING, LogEntry, Room
from dynasty.server.settings import Settings

TABLES = 1000
OVER = range(4)  # of ten tables of a game
WAITS = 9


def laid(number: int, now: float) -> tuple[Room, list[LogEntry]]:
    """A table and its log; of the same number, always the same."""
    kind, which = divmod(number, len(games.SHELF))
    game, dice = games.load(games.SHELF[which]), random.Random(number)
    seats = dice.choice(game.seat_counts)
    wishes, tokens = [SeatSpec("person")] * seats, [f"{number}-{n}" for n in range(seats)]
    status = GATHERING if kind % 10 == WAITS else "playing"
    room = TableSpec(game.name, wishes, "", seed=number, status=status).room(game, tokens, now)
    if status == GATHERING:
        return room, []
    made: bots.SeatChoices = []
    bots.simulate_game(
        game, [bots.make_bot("random", game, n) for n in range(seats)], number, None, made
    )
    if kind % 10 not in OVER:
        del made[dice.randrange(len(made)) :]
    log = [
        LogEntry(n, "choice", seat, str(choice), None) for n, (seat, choice) in enumerate(made, 1)
    ]
    room.catch_up(log)
    room.status = "finished" if room.match.finished else "playing"
    return room, log


async def fill(folder: Path, tables: int) -> None:
    db = Database(Settings(folder))
    for number in range(tables):
        room, log = laid(number, db.clock.now())
        facts = table_outcome.ending_columns(room) if room.status == "finished" else None
        dump = room.game.dump(room.match.state)
        await db.write(
            partial(insert_whole_table, room=room, own=(), log=log, dump=dump, facts=facts)
        )
    db.close()


if __name__ == "__main__":
    asyncio.run(fill(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else TABLES))
