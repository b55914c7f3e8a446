"""Bots think in worker processes, on imagined positions only, for a limited time."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, replace
from functools import cache, lru_cache, partial
from pathlib import Path
from typing import Any, Final, TypeVar

from dynasty import bots, games
from dynasty.bots import Bot, Imagine, SearchBot
from dynasty.bots.outlook import own_chance
from dynasty.kernel import Chance, Game, State
from dynasty.learn.coach import Better, falls_short, weigh
from dynasty.server.minds.workers import Rank, Work, Workers
from dynasty.text import WinChance

LOGGER = logging.getLogger("dynasty.thinking")
PATIENCE: Final = {Rank.PEOPLE: 2.0, Rank.HINT: 2.0, Rank.BOTS: 0.5}  # seconds of a search
LONGEST = 20.0  # seconds of thinking; a bot that needs more is given no more
RESIDENTS = 64  # bots that a process keeps, with what they thought of their last choice

T = TypeVar("T")


@dataclass(frozen=True)
class Task:
    """A question for a bot, as a worker process is handed it."""

    table: str
    game: str
    components: Path | None
    imagined: dict[str, Any]  # a dump that tells no more than the seat may know
    seat: int
    bot: str
    seed: int
    share: int  # so many processes think about it
    rank: Rank


@dataclass(frozen=True)
class Answer:
    """A choice as text, how often a search opened with it, and the points ahead it expects."""

    choice: str
    visits: int
    margin: float


@dataclass(frozen=True)
class Explained:
    """What a choice brings and the next best does not, in points, and how the game stands."""

    reasons: dict[str, float]
    chance: WinChance | None


class Thinkers(Workers):
    """A few processes that answer for bots."""

    def __init__(self, processes: int, components: dict[str, Path]) -> None:
        super().__init__(processes)
        self.components = components

    def task(
        self,
        table: str,
        game: Game[Any],
        state: State,
        seat: int,
        bot: str,
        seed: int,
        rank: Rank,
    ) -> Task:
        """The question of a seat; what the seat cannot know is dealt anew before it leaves."""
        imagined = game.dump(game.imagine(state, seat, Chance(seed).number()))
        share = max(1, self.free) if bots.searches(bot, game) else 1
        plain = game is shelf_game(game.name, None)
        file = None if plain else self.components.get(game.name)
        return Task(table, game.name, file, imagined, seat, bot, seed, share, rank)

    async def think(self, task: Task, caller: str) -> list[Answer]:
        """What the bot finds, best first; nothing if it takes too long or fails."""
        nothing: list[Answer] = []
        parts = [replace(task, seed=task.seed + part) for part in range(task.share)]
        works = [partial(answer, part) for part in parts]
        attempts = [self.attempt(work, nothing, task.rank, caller) for work in works]
        return together(await asyncio.gather(*attempts))

    async def explain(self, task: Task, choice: str, instead: str, caller: str) -> Explained:
        """What the choice brings the seat and another one does not, and how likely it wins."""
        work = partial(explanation, task, choice, instead)
        return await self.attempt(work, Explained({}, None), Rank.HINT, caller)

    async def weigh(self, task: Task, choice: str, least: float, caller: str) -> Better | None:
        """A choice that would have been better by so many points than this one."""
        work = partial(weighed, task, choice, least)
        return await self.attempt(work, None, Rank.HINT, caller)

    async def doubts(self, task: Task, choice: str, least: float, caller: str) -> bool:
        """Does the advice find something better than this choice by so many points?"""
        return await self.attempt(partial(doubted, task, choice, least), False, Rank.HINT, caller)

    async def attempt(self, work: Work[T], nothing: T, rank: Rank, caller: str) -> T:
        """What comes of it; nothing if it takes too long or fails, which the log tells."""
        try:
            return await self.run(work, LONGEST, rank, caller)
        except Exception:
            LOGGER.exception("a bot has no answer")
            return nothing


def together(found: list[list[Answer]]) -> list[Answer]:
    """The answers of all processes added up, the one most tried first."""
    visits: dict[str, int] = {}
    points: dict[str, float] = {}
    for one in (one for answers in found for one in answers):
        visits[one.choice] = visits.get(one.choice, 0) + one.visits
        points[one.choice] = points.get(one.choice, 0.0) + one.visits * one.margin
    order = sorted(visits, key=visits.__getitem__, reverse=True)
    return [Answer(choice, visits[choice], points[choice] / visits[choice]) for choice in order]


def answer(task: Task) -> list[Answer]:
    """In a worker: what the bot finds, best first."""
    seat = (task.table, task.seat)
    bot = resident(seat, task.game, task.components, task.bot, task.share, task.rank)
    bot.chance = Chance(task.seed)
    imagine = imagination(shelf_game(task.game, task.components), task)
    if isinstance(bot, SearchBot):
        found = bot.consider(imagine, task.seat)
        return [Answer(str(one.choice), one.visits, one.margin) for one in found]
    return [Answer(str(bot.choose(imagine, task.seat)), 1, 0.0)]


def explanation(task: Task, choice: str, instead: str) -> Explained:
    """In a worker: what one choice brings and the other does not, if there is another."""
    game = shelf_game(task.game, task.components)
    imagine, read = imagination(game, task), game.vocabulary.read
    reasons: dict[str, float] = {}
    if instead:
        reasons = bots.reasons(game, imagine, task.seat, read(choice), read(instead))
    return Explained(reasons, WinChance(*own_chance(game, imagine, task.seat)))


def weighed(task: Task, choice: str, least: float) -> Better | None:
    """In a worker: a choice that would have been much better, if there is one."""
    game = shelf_game(task.game, task.components)
    return weigh(game, imagination(game, task), task.seat, choice, least, task.seed)


def doubted(task: Task, choice: str, least: float) -> bool:
    """In a worker: is something better by so many points, as the advice has it?"""
    game = shelf_game(task.game, task.components)
    return falls_short(game, imagination(game, task), task.seat, choice, least)


def imagination(game: Game[Any], task: Task) -> Imagine:
    """States as the seat may imagine them."""
    state = game.load(task.imagined)

    def imagine(number: int) -> State:
        return game.imagine(state, task.seat, number)  # type: ignore[no-any-return]

    return imagine


@lru_cache(RESIDENTS)
def resident(
    seat: tuple[str, int], game: str, components: Path | None, bot: str, share: int, rank: Rank
) -> Bot:
    """The bot of a seat at a table, kept from choice to choice."""
    return bots.make(bot, shelf_game(game, components), 0, PATIENCE[rank], share)


def shelf_game(name: str, components: Path | None) -> Game[Any]:
    """The game of this name; what is not on the shelf is not played here."""
    games.check_on_shelf(name)
    return made(name, components)


@cache
def made(name: str, components: Path | None) -> Game[Any]:
    """Once per process."""
    return games.load(name, components)
