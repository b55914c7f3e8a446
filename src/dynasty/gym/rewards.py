"""Rewards, paid when a game is over: what each seat gets, chosen by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from dynasty.kernel import BadOptions, Game, State

Reward = Callable[[Game[Any], State], list[float]]


def win(game: Game[Any], s: State) -> list[float]:
    """1 shared among the winners, -1 among the others; a shared first place of all is 0."""
    players, first = range(game.players(s)), game.winners(s)
    won = [seat for seat in players if seat in first]
    lost = [seat for seat in players if seat not in first]
    if len(players) > 1 and not (won and lost):
        return [0.0 for _ in players]
    return [1 / len(won) if seat in won else -1 / len(lost) for seat in players]


def margin(game: Game[Any], s: State) -> list[float]:
    """How many points a seat is ahead of the best other one, automated opponents included."""
    totals = [sheet.total for sheet in game.scores(s)]
    return [
        float(total - max((t for other, t in enumerate(totals) if other != seat), default=0))
        for seat, total in enumerate(totals[: game.players(s)])
    ]


def rank(game: Game[Any], s: State) -> list[float]:
    """1 for the first place, -1 for the last one, evenly between them."""
    ranking = game.ranking(s)
    steps = max(len(ranking) - 1, 1)
    return [1 - 2 * ranking.index(seat) / steps for seat in range(game.players(s))]


def points(game: Game[Any], s: State) -> list[float]:
    """The final points."""
    return [float(sheet.total) for sheet in game.scores(s)[: game.players(s)]]


REWARDS: Final[dict[str, Reward]] = {"win": win, "margin": margin, "rank": rank, "points": points}


def reward_named(name: str) -> Reward:
    if name not in REWARDS:
        raise BadOptions("bad-reward", known=", ".join(REWARDS), given=name)
    return REWARDS[name]
