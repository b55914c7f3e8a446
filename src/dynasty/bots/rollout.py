"""Rollouts: let bots play a copy of a state for a while, to see how good it is."""

from collections.abc import Sequence
from typing import Any

from dynasty.bots.bot import Bot
from dynasty.bots.greedy_bot import GreedyBot
from dynasty.bots.search_bot import SearchBot, SearchLimits
from dynasty.bots.self_play import state_sampler
from dynasty.bots.win_probability import shown_seat_values
from dynasty.kernel import Chance, Game, State
from dynasty.kernel.value_model import Weights


def rollout_values(
    game: Game[Any],
    s: State,
    until: float,
    luck: int,
    weights: Weights | None = None,
    error: float = 0.0,
) -> list[float]:
    """Let greedy bots play a copy of the state to `until`; return the points all seats expect."""
    return expected_points(game, play_greedy_rollout(game, s, until, luck, weights, error))


def expected_points(game: Game[Any], s: State) -> list[float]:
    """Return the expected final points of all seats; may change the state; exact at the end."""
    return shown_seat_values(game, s, -1) if s.decisions else game.worths(s)


def play_greedy_rollout(
    game: Game[Any],
    s: State,
    until: float,
    luck: int,
    weights: Weights | None = None,
    error: float = 0.0,
) -> State:
    """Let greedy bots play a copy of the state to `until`; with `error` they misjudge choices."""
    chance = Chance(luck)
    bots = [GreedyBot(game, chance.number(), error, weights, 1) for _ in range(game.players(s))]
    return play_rollout(game, s, until, luck, bots)


def play_search_rollout(
    game: Game[Any], s: State, until: float, luck: int, iterations: int, turns: int
) -> State:
    """Let search bots play a copy of the state to `until`; slower than greedy bots, but stronger.

    Each choice takes between `iterations` and twice as many, at random, so that games differ.
    """
    chance = Chance(luck)
    limits = SearchLimits(iterations + chance.below(iterations), turns)
    bots = [SearchBot(game, chance.number(), limits) for _ in range(game.players(s))]
    return play_rollout(game, s, until, luck, bots)


def play_rollout(game: Game[Any], s: State, until: float, luck: int, bots: Sequence[Bot]) -> State:
    """Let these bots play a copy of the state until `game.progress` reaches `until`; return it."""
    twin = s.clone()
    twin.chance = Chance(luck)
    while twin.decisions and game.progress(twin) < until:
        asked = twin.decisions[0].seat
        game.apply(twin, asked, bots[asked].choose(state_sampler(game, twin, asked), asked))
    return twin
