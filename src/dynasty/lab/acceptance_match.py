"""The acceptance match: new weights are used only if they clearly beat the hand-written ones."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from typing import Any, Final

from dynasty.bots import Bot
from dynasty.bots.greedy_bot import GreedyBot, HandTunedBot
from dynasty.bots.self_play import simulate_game
from dynasty.kernel import Game
from dynasty.kernel.value_model import Weights, lead_over_best
from dynasty.lab.arena import seat_places
from dynasty.lab.parallel import bot_seed, load_game
from dynasty.lab.position_samples import open_game_folder
from dynasty.lab.resumable_runs import collect_resumable, weights_digest
from dynasty.lab.stats import Interval, effective_games, wilson_interval
from dynasty.lab.task_pool import Backend

HAND_BOT: Final = "hand"  # `greedy` with the hand-written weights
RECKONER_BOT: Final = "reckoner"
RIVAL_BOTS: Final = (HAND_BOT, RECKONER_BOT)

DealShares = dict[int, list[float]]
"""By seed, from every seat: the share of rivals that the newcomer came out ahead of."""


@dataclass(frozen=True)
class AcceptanceTask:
    """Deals to play with these weights, from every seat, against rivals at all others."""

    game: str
    seats: int
    seeds: range
    weights: Mapping[str, Any]
    rival: str

    @property
    def key(self) -> str:
        """Return a key for file names: number of players, weights, rival."""
        return f"{self.seats}-{weights_digest(self.weights)}-{self.rival}"


def play_acceptance_match(
    task: AcceptanceTask, folder: Path | None, hands: Backend, title: str
) -> Interval:
    """Return how often the weights come out ahead; deals in the folder are not replayed."""
    file = (
        None if folder is None else open_game_folder(folder, task.game) / f"deals-{task.key}.jsonl"
    )
    return mean_share(list(collect_resumable(play_deals, list, task, file, hands, title).values()))


def mean_share(deals: Sequence[Sequence[float]]) -> Interval:
    """Return the mean with its interval; games of the same deal are dependent."""
    return wilson_interval(fmean(one for deal in deals for one in deal), effective_games(deals))


def play_deals(task: AcceptanceTask) -> DealShares:
    """Play the deals of a task and return their results by seed."""
    game, weights = load_game(task.game), Weights(task.weights)
    return {
        seed: play_deal_shares(game, task.seats, seed, weights, task.rival) for seed in task.seeds
    }


def play_deal_shares(
    game: Game[Any], seats: int, seed: int, weights: Weights, rival: str
) -> list[float]:
    """Play one deal with the newcomer at each seat in turn; solo, compare the leads."""
    if seats == 1:
        own, theirs = (
            lead_over_best(game.worths(simulate_game(game, [bot], seed)), 0)
            for bot in (
                newcomer_bot(game, seed, 0, weights),
                rival_bot(rival, game, bot_seed(seed, 0)),
            )
        )
        return [place_score(theirs, own)]
    found = []
    for at in range(seats):
        bots = [rival_bot(rival, game, bot_seed(seed, seat)) for seat in range(seats)]
        bots[at] = newcomer_bot(game, seed, at, weights)
        s = simulate_game(game, bots, seed)
        place = seat_places(game.ranking(s), game.winners(s))
        found.append(fmean(place_score(place[at], place[q]) for q in range(seats) if q != at))
    return found


def newcomer_bot(game: Game[Any], seed: int, seat: int, weights: Weights) -> Bot:
    return GreedyBot(game, bot_seed(seed, seat), 0.0, weights)


def rival_bot(rival: str, game: Game[Any], seed: int) -> Bot:
    return (
        HandTunedBot(game, seed)
        if rival == RECKONER_BOT
        else GreedyBot(game, seed, 0.0, Weights({}))
    )


def place_score(place: float, other: float) -> float:
    """Return 1 for the better place, a half for the same one."""
    return 0.5 if place == other else float(place < other)
