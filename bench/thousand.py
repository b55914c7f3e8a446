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
from dynasty.server.after import endings
from dynasty.server.settings import Settings
from dynasty.server.store.storage import Store
from dynasty.server.tables.laying import add_all
from dynasty.server.tables.room import GATHERING, Entry, Room
from dynasty.server.tables.wishes import NewTable, SeatWish

TABLES = 1000
OVER = range(4)  # of ten tables of a game
WAITS = 9


def laid(number: int, now: float) -> tuple[Room, list[Entry]]:
    """A table and its log; of the same number, always the same."""
    kind, which = divmod(number, len(games.SHELF))
    game, dice = games.load(games.SHELF[which]), random.Random(number)
    seats = dice.choice(game.seat_counts)
    wishes, tokens = [SeatWish("person")] * seats, [f"{number}-{n}" for n in range(seats)]
    status = GATHERING if kind % 10 == WAITS else "playing"
    room = NewTable(game.name, wishes, "", seed=number, status=status).room(game, tokens, now)
    if status == GATHERING:
        return room, []
    made: bots.Choices = []
    bots.play(game, [bots.make("random", game, n) for n in range(seats)], number, None, made)
    if kind % 10 not in OVER:
        del made[dice.randrange(len(made)) :]
    log = [Entry(n, "choice", seat, str(choice), None) for n, (seat, choice) in enumerate(made, 1)]
    room.catch_up(log)
    room.status = "finished" if room.match.finished else "playing"
    return room, log


async def fill(folder: Path, tables: int) -> None:
    store = Store(Settings(folder))
    for number in range(tables):
        room, log = laid(number, store.clock.now())
        facts = endings.facts(room) if room.status == "finished" else None
        dump = room.game.dump(room.match.state)
        await store.write(partial(add_all, room=room, own=(), log=log, dump=dump, facts=facts))
    store.close()


if __name__ == "__main__":
    asyncio.run(fill(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else TABLES))
