"""The gate: weights are played by only if they beat what was written by hand, surely."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from typing import Any, Final

from dynasty.bots import Bot
from dynasty.bots.greedy import GreedyBot, Reckoner
from dynasty.bots.table import play
from dynasty.kernel import Game
from dynasty.kernel.value import Weights, lead
from dynasty.lab.arena import places
from dynasty.lab.crew import Hands
from dynasty.lab.harvest import digest, harvest
from dynasty.lab.positions import opened
from dynasty.lab.runs import bot_seed, loaded
from dynasty.lab.stats import Interval, effective, wilson

HAND: Final = "hand"  # `greedy` by the weights that were written by hand
RECKONER: Final = "reckoner"
RIVALS: Final = (HAND, RECKONER)

Deals = dict[int, list[float]]
"""By seed, from every seat: the share of rivals that the newcomer came out ahead of."""


@dataclass(frozen=True)
class Task:
    """Deals to play by these weights, from every seat, against rivals at all others."""

    game: str
    seats: int
    seeds: range
    weights: Mapping[str, Any]
    rival: str

    @property
    def key(self) -> str:
        """For names of files: how many play, by which weights, against whom."""
        return f"{self.seats}-{digest(self.weights)}-{self.rival}"


def compare(task: Task, folder: Path | None, hands: Hands, title: str) -> Interval:
    """How often the weights come out ahead; deals that lie in the folder are not played again."""
    file = None if folder is None else opened(folder, task.game) / f"deals-{task.key}.jsonl"
    return share(list(harvest(play_deals, list, task, file, hands, title).values()))


def share(deals: Sequence[Sequence[float]]) -> Interval:
    """The mean with its interval; the games of a deal are no independent witnesses."""
    return wilson(fmean(one for deal in deals for one in deal), effective(deals))


def play_deals(task: Task) -> Deals:
    """Play the deals of a task."""
    game, weights = loaded(task.game), Weights(task.weights)
    return {seed: deal(game, task.seats, seed, weights, task.rival) for seed in task.seeds}


def deal(game: Game[Any], seats: int, seed: int, weights: Weights, rival: str) -> list[float]:
    """One deal, with the newcomer at each seat in turn; alone, who comes further is ahead."""
    if seats == 1:
        own, theirs = (
            lead(game.worths(play(game, [bot], seed)), 0)
            for bot in (newcomer(game, seed, 0, weights), made(rival, game, bot_seed(seed, 0)))
        )
        return [ahead(theirs, own)]
    found = []
    for at in range(seats):
        bots = [made(rival, game, bot_seed(seed, seat)) for seat in range(seats)]
        bots[at] = newcomer(game, seed, at, weights)
        s = play(game, bots, seed)
        place = places(game.ranking(s), game.winners(s))
        found.append(fmean(ahead(place[at], place[q]) for q in range(seats) if q != at))
    return found


def newcomer(game: Game[Any], seed: int, seat: int, weights: Weights) -> Bot:
    return GreedyBot(game, bot_seed(seed, seat), 0.0, weights)


def made(rival: str, game: Game[Any], seed: int) -> Bot:
    return Reckoner(game, seed) if rival == RECKONER else GreedyBot(game, seed, 0.0, Weights({}))


def ahead(place: float, other: float) -> float:
    """1 for the better place, a half for the same one."""
    return 0.5 if place == other else float(place < other)
