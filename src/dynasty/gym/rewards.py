"""Rewards at the end of a game, chosen by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from dynasty.kernel import BadOptions, Game, State

Reward = Callable[[Game[Any], State], list[float]]


def win_reward(game: Game[Any], s: State) -> list[float]:
    """Return 1 shared among the winners, -1 among the others; 0 if all share the first place."""
    players, first = range(game.players(s)), game.winners(s)
    won = [seat for seat in players if seat in first]
    lost = [seat for seat in players if seat not in first]
    if len(players) > 1 and not (won and lost):
        return [0.0 for _ in players]
    return [1 / len(won) if seat in won else -1 / len(lost) for seat in players]


def margin_reward(game: Game[Any], s: State) -> list[float]:
    """Return each seat's lead over the best other one, automated opponents included."""
    totals = [sheet.total for sheet in game.scores(s)]
    return [
        float(total - max((t for other, t in enumerate(totals) if other != seat), default=0))
        for seat, total in enumerate(totals[: game.players(s)])
    ]


def rank_reward(game: Game[Any], s: State) -> list[float]:
    """Return 1 for the first place, -1 for the last one, in equal steps between them."""
    ranking = game.ranking(s)
    steps = max(len(ranking) - 1, 1)
    return [1 - 2 * ranking.index(seat) / steps for seat in range(game.players(s))]


def points_reward(game: Game[Any], s: State) -> list[float]:
    """Return the final points of each seat."""
    return [float(sheet.total) for sheet in game.scores(s)[: game.players(s)]]


REWARDS: Final[dict[str, Reward]] = {
    "win": win_reward,
    "margin": margin_reward,
    "rank": rank_reward,
    "points": points_reward,
}


def reward_by_name(name: str) -> Reward:
    if name not in REWARDS:
        raise BadOptions("bad-reward", known=", ".join(REWARDS), given=name)
    return REWARDS[name]
