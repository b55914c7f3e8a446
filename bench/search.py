"""What a master costs, for every game and number of players, in CPU time of one core.

At positions of games between scholars: iterations of its search a second, and seconds a choice.

    python bench/search.py [GAME ...] [--json]
"""

import json
import sys
import time
from dataclasses import asdict, dataclass
from statistics import fmean
from typing import Any

from dynasty import bots, games
from dynasty.bots.mcts import SearchTree
from dynasty.bots.self_play import bot_answer, state_sampler
from dynasty.kernel import Game, State

GAMES = 2
POSITIONS = 8  # of each game, spread over its questions
SLICE = 0.5  # seconds of search at each


@dataclass(frozen=True)
class Cost:
    """At tables of one size."""

    game: str
    players: int
    iterations: float  # a second
    mean: float  # seconds a choice
    longest: float


def main(names: list[str], as_json: bool) -> None:
    if not as_json:
        print("game               players  iterations/s  s a choice  longest")
    found = []
    for name in names or games.SHELF:
        game = games.load(name)
        for players in game.seat_counts:
            cost = measured(game, players)
            found.append(asdict(cost))
            if not as_json:
                print(
                    f"{name:20}{players:6}{cost.iterations:14.0f}"
                    f"{cost.mean:12.2f}{cost.longest:9.2f}",
                    flush=True,
                )
    if as_json:
        print(json.dumps(found, indent=1))


def measured(game: Game[Any], players: int) -> Cost:
    places = [s for seed in range(1, GAMES + 1) for s in positions(game, players, seed)]
    seconds = [choosing(game, s) for s in places]
    rate = fmean(searching(game, s) for s in places)
    return Cost(game.name, players, rate, fmean(seconds), max(seconds))


def positions(game: Game[Any], players: int, seed: int) -> list[State]:
    """Questions of a game between scholars, from its start to its end."""
    scholars = [bots.make_bot("scholar", game, seed * players + seat) for seat in range(players)]
    s, found = game.start(players, seed), list[State]()
    while s.decisions:
        found.append(s.clone())
        seat = s.decisions[0].seat
        game.apply(s, seat, bot_answer(game, scholars[seat], s, seat))
    return found[:: -(-len(found) // POSITIONS)]


def choosing(game: Game[Any], s: State) -> float:
    """Seconds that a master takes for its choice."""
    seat = s.decisions[0].seat
    master = bots.make_bot("master", game, 1)
    began = time.process_time()
    master.choose(state_sampler(game, s, seat), seat)
    return time.process_time() - began


def searching(game: Game[Any], s: State) -> float:
    """Iterations a second of such a search."""
    seat = s.decisions[0].seat
    tree, imagine = SearchTree(game, seat, game.level("master").turns), state_sampler(game, s, seat)
    number, began = 0, time.process_time()
    while (took := time.process_time() - began) < SLICE:
        tree.iterate(imagine(number))
        number += 1
    return number / took


if __name__ == "__main__":
    main([word for word in sys.argv[1:] if word != "--json"], "--json" in sys.argv)
