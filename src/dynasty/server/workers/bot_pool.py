"""Run bots in worker processes, on imagined states only, for a limited time."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, Final, TypeVar

from dynasty import bots
from dynasty.bots import Bot, SearchBot, StateSampler
from dynasty.bots.win_probability import own_win_probability
from dynasty.games import load_shelf_game
from dynasty.kernel import Chance, Game, State
from dynasty.learn.coach_advice import BetterChoice, find_better_choice, is_clearly_worse
from dynasty.server.workers.worker_pool import JobRank, Work, WorkerPool
from dynasty.text import WinChance

LOGGER = logging.getLogger("dynasty.thinking")
SEARCH_SECONDS: Final = {
    JobRank.PEOPLE: 2.0,
    JobRank.HINT: 2.0,
    JobRank.BOTS: 0.5,
}  # seconds of a search
MAX_THINKING_SECONDS = 20.0  # seconds after which a bot's process is stopped
MAX_CACHED_BOTS = 64  # bots that a process caches, with their last search

T = TypeVar("T")


@dataclass(frozen=True)
class BotTask:
    """A question for a bot, in a form for a worker process."""

    table: str
    game: str
    components: Path | None
    imagined: dict[str, Any]  # a dump of a state that has only what the seat may know
    seat: int
    bot: str
    seed: int
    share: int  # the number of processes that search
    rank: JobRank


@dataclass(frozen=True)
class BotAnswer:
    """A choice as text, with its number of visits in the search and its expected lead in points."""

    choice: str
    visits: int
    margin: float


@dataclass(frozen=True)
class ChoiceExplanation:
    """The reasons for a choice against the next best, in points, and the chance to win."""

    reasons: dict[str, float]
    chance: WinChance | None


class BotPool(WorkerPool):
    """A pool of worker processes that run bots."""

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
        rank: JobRank,
    ) -> BotTask:
        """Return the question of a seat as a task; what the seat cannot know is dealt anew."""
        imagined = game.dump(game.imagine(state, seat, Chance(seed).number()))
        share = max(1, self.free) if bots.is_search_bot(bot, game) else 1
        plain = game is load_shelf_game(game.name, None)
        file = None if plain else self.components.get(game.name)
        return BotTask(table, game.name, file, imagined, seat, bot, seed, share, rank)

    async def think(self, task: BotTask, caller: str) -> list[BotAnswer]:
        """Return the bot's choices, the best first; empty if it takes too long or fails."""
        nothing: list[BotAnswer] = []
        parts = [replace(task, seed=task.seed + part) for part in range(task.share)]
        works = [partial(bot_answers, part) for part in parts]
        attempts = [self.attempt(work, nothing, task.rank, caller) for work in works]
        return merged_answers(await asyncio.gather(*attempts))

    async def explain(
        self, task: BotTask, choice: str, instead: str, caller: str
    ) -> ChoiceExplanation:
        """Return the reasons for a choice against another one, and the chance to win."""
        work = partial(choice_explanation, task, choice, instead)
        return await self.attempt(work, ChoiceExplanation({}, None), JobRank.HINT, caller)

    async def weigh(
        self, task: BotTask, choice: str, least: float, caller: str
    ) -> BetterChoice | None:
        """Return a choice that would have been `least` points better, if there is one."""
        work = partial(better_choice, task, choice, least)
        return await self.attempt(work, None, JobRank.HINT, caller)

    async def doubts(self, task: BotTask, choice: str, least: float, caller: str) -> bool:
        """Return whether the advice finds a choice that is `least` points better."""
        return await self.attempt(
            partial(is_doubtful_choice, task, choice, least), False, JobRank.HINT, caller
        )

    async def attempt(self, work: Work[T], nothing: T, rank: JobRank, caller: str) -> T:
        """Return the result of the work; log and return `nothing` if it takes too long or fails."""
        try:
            return await self.run(work, MAX_THINKING_SECONDS, rank, caller)
        except Exception:
            LOGGER.exception("a bot has no answer")
            return nothing


def merged_answers(found: list[list[BotAnswer]]) -> list[BotAnswer]:
    """Return the sum of the answers of all processes, the most visited first."""
    visits: dict[str, int] = {}
    points: dict[str, float] = {}
    for one in (one for answers in found for one in answers):
        visits[one.choice] = visits.get(one.choice, 0) + one.visits
        points[one.choice] = points.get(one.choice, 0.0) + one.visits * one.margin
    order = sorted(visits, key=visits.__getitem__, reverse=True)
    return [BotAnswer(choice, visits[choice], points[choice] / visits[choice]) for choice in order]


def bot_answers(task: BotTask) -> list[BotAnswer]:
    """Return the bot's choices, the best first. Runs in a worker process."""
    seat = (task.table, task.seat)
    bot = cached_bot(seat, task.game, task.components, task.bot, task.share, task.rank)
    bot.chance = Chance(task.seed)
    imagine = state_sampler(load_shelf_game(task.game, task.components), task)
    if isinstance(bot, SearchBot):
        found = bot.consider(imagine, task.seat)
        return [BotAnswer(str(one.choice), one.visits, one.margin) for one in found]
    return [BotAnswer(str(bot.choose(imagine, task.seat)), 1, 0.0)]


def choice_explanation(task: BotTask, choice: str, instead: str) -> ChoiceExplanation:
    """Return the reasons for a choice against another one. Runs in a worker process."""
    game = load_shelf_game(task.game, task.components)
    imagine, read = state_sampler(game, task), game.vocabulary.read
    reasons: dict[str, float] = {}
    if instead:
        reasons = bots.choice_gains(game, imagine, task.seat, read(choice), read(instead))
    return ChoiceExplanation(reasons, WinChance(*own_win_probability(game, imagine, task.seat)))


def better_choice(task: BotTask, choice: str, least: float) -> BetterChoice | None:
    """Return a much better choice, if any. Runs in a worker process."""
    game = load_shelf_game(task.game, task.components)
    return find_better_choice(game, state_sampler(game, task), task.seat, choice, least, task.seed)


def is_doubtful_choice(task: BotTask, choice: str, least: float) -> bool:
    """Return whether the advice finds a better choice. Runs in a worker process."""
    game = load_shelf_game(task.game, task.components)
    return is_clearly_worse(game, state_sampler(game, task), task.seat, choice, least)


def state_sampler(game: Game[Any], task: BotTask) -> StateSampler:
    """Return a function that samples states consistent with what the seat knows."""
    state = game.load(task.imagined)

    def imagine(number: int) -> State:
        return game.imagine(state, task.seat, number)  # type: ignore[no-any-return]

    return imagine


@lru_cache(MAX_CACHED_BOTS)
def cached_bot(
    seat: tuple[str, int], game: str, components: Path | None, bot: str, share: int, rank: JobRank
) -> Bot:
    """Return the bot of a seat, cached from choice to choice."""
    return bots.make_bot(bot, load_shelf_game(game, components), 0, SEARCH_SECONDS[rank], share)
