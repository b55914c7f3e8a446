"""Do mistakes come back with other seeds? `python -m tests.insight.again GAME [GAMES]`.

Apprentices play; every flag is asked for once more, with two other seeds. Prints a line for each
game and for all of them. Best with compiled rules: interpreted, a game takes a minute or two.
"""

import sys
from collections.abc import Iterator
from typing import Any

from dynasty import bots, games
from dynasty.bots.self_play import bot_answer, state_sampler
from dynasty.insight.mistakes import find_mistake
from dynasty.kernel import Game

OTHERS = (1 << 20, 1 << 21)


def flags(game: Game[Any], seed: int) -> Iterator[list[bool]]:
    """For each mistake of a game of two: whether it comes back."""
    players = [bots.make_bot("apprentice", game, seed * 2 + seat) for seat in range(2)]
    s, number = game.start(2, seed), 0
    while s.decisions:
        seat, number = s.decisions[0].seat, number + 1
        choice, choices = bot_answer(game, players[seat], s, seat), s.decisions[0].choices
        imagine = state_sampler(game, s, seat)
        if len(choices) > 1 and find_mistake(game, imagine, seat, number, choice, seed ^ number):
            yield [
                find_mistake(game, imagine, seat, number, choice, seed ^ number ^ other) is not None
                for other in OTHERS
            ]
        game.apply(s, seat, choice)


def main(name: str, number: int) -> None:
    game, found, back = games.load(name), 0, 0
    for seed in range(1, number + 1):
        again = [one for flag in flags(game, seed) for one in flag]
        found, back = found + len(again), back + sum(again)
        print(f"{name} {seed}: {sum(again)} of {len(again)} come back", flush=True)
    print(f"{name}: {back} of {found} come back, {100 * back / max(1, found):.0f}%")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 10)
