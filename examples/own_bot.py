"""A bot of your own in Python, measured against a bot of the platform.

python examples/own_bot.py [GAME] [RIVAL]
"""

from __future__ import annotations

import sys
from typing import Any

from dynasty import bots, games
from dynasty.bots import StateSampler
from dynasty.kernel import Chance, Choice, Game


class PointsBot:
    """Takes the choice after which it has most points; a random one if several are equal."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.name = "points"
        self.game = game
        self.chance = Chance(seed)

    def choose(self, imagine: StateSampler, seat: int) -> Choice:
        s = imagine(self.chance.number())
        choices = self.game.decision(s, seat).choices
        points = []
        for choice in choices:
            after = s.clone()
            self.game.apply(after, seat, choice)
            points.append(self.game.points(after)[seat])
        best = [choice for choice, n in zip(choices, points, strict=True) if n == max(points)]
        return best[self.chance.below(len(best))]


def main(name: str = "xian", rival: str = "random", *, deals: int = 50) -> float:
    """Play each deal from both seats; print and return the share that your bot wins."""
    game, won = games.load(name), 0.0
    for seed in range(deals):
        for seat in (0, 1):
            players: list[bots.Bot] = [bots.make_bot(rival, game, seed) for _ in range(2)]
            players[seat] = PointsBot(game, seed)
            winners = game.winners(bots.simulate_game(game, players, seed))
            won += (seat in winners) / len(winners)
    share = won / (2 * deals)
    print(f"{name}: {share:.0%} of {2 * deals} games against {rival}")
    return share


if __name__ == "__main__":
    main(*sys.argv[1:3])
