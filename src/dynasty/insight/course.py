"""The course of a game: every seat's chance to win after each move, and what was luck in it."""

from __future__ import annotations

from typing import Any, Final

from dynasty.bots.outlook import outlook
from dynasty.bots.table import imagination
from dynasty.kernel import Choice, Game, State

DRAWS: Final = 6  # other turns that chance could have taken

Chances = tuple[float, ...]
"""To win, by seat, automated opponents included; they add up to 1."""


def chances(game: Game[Any], s: State) -> Chances:
    """Each seat's chance as that seat could know it; together they are certain."""
    seen = [outlook(game, imagination(game, s, seat), seat) for seat in range(game.players(s))]
    found = [one.chances[seat] for seat, one in enumerate(seen)]
    automated = range(len(found), len(seen[0].chances))
    found += [sum(one.chances[seat] for one in seen) / len(seen) for seat in automated]
    total = sum(found)
    return tuple(chance / total for chance in found)


def luck(game: Game[Any], s: State, seat: int, choice: Choice, came: Chances) -> Chances:
    """What chance gave each seat with this choice, beside what it could have given."""
    means = [0.0] * len(came)
    for number in range(DRAWS):
        other: State = game.imagine(s, seat, number)
        game.apply(other, seat, choice)
        for q, chance in enumerate(chances(game, other)):
            means[q] += chance / DRAWS
    return tuple(chance - mean for chance, mean in zip(came, means, strict=True))
