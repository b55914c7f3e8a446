"""Bots think in worker processes, on imagined positions only, for a limited time."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from pathlib import Path
from typing import Any

from dynasty import bots, games
from dynasty.kernel import Chance, Choice, Game, State

LONGEST = 20.0  # seconds; an answer that takes longer is the rules' answer for an absent player


class Thinkers:
    """A few processes that answer for bots."""

    def __init__(self, processes: int, components: dict[str, Path]) -> None:
        context = multiprocessing.get_context("spawn")
        self.pool = ProcessPoolExecutor(processes, mp_context=context)
        self.components = components

    async def choose(self, game: Game[Any], state: State, seat: int, bot: str, seed: int) -> str:
        """What the bot would do in the seat's place; it never sees the true state."""
        imagined = game.dump(game.imagine(state, seat, Chance(seed).number()))
        task = partial(think, game.name, self.components.get(game.name), imagined, seat, bot, seed)
        answer = asyncio.get_running_loop().run_in_executor(self.pool, task)
        try:
            return await asyncio.wait_for(answer, LONGEST)
        except TimeoutError:
            return str(game.default(state, seat))

    def close(self) -> None:
        self.pool.shutdown(cancel_futures=True)


def think(
    name: str, components: Path | None, imagined: dict[str, Any], seat: int, bot: str, seed: int
) -> str:
    """In the worker: the choice of the bot, as text."""
    game = shelf_game(name, components)
    state = game.load(imagined)

    def imagine(number: int) -> State:
        return game.imagine(state, seat, number)  # type: ignore[no-any-return]

    choice: Choice = bots.make(bot, game, seed).choose(imagine, seat)
    return str(choice)


@cache
def shelf_game(name: str, components: Path | None) -> Game[Any]:
    """The game, made once per process."""
    return games.load(name, components)
