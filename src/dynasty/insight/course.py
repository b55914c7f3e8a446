"""The course of a game: every seat's chance to win after each move, and what was luck in it."""

from __future__ import annotations

from typing import Any, Final

from dynasty.bots.outlook import outlook
from dynasty.bots.table import imagination
from dynasty.insight.trial import summed
from dynasty.kernel import Chance, Choice, Game, State

DRAWS: Final = 128  # that chance could have made; so the luck of a game strays by 1.3% at most

Chances = tuple[float, ...]
"""To win, by seat, automated opponents included; they add up to 1."""


def chances(game: Game[Any], s: State) -> Chances:
    """Each seat's chance as that seat could know it; together they are certain."""
    found = own_chances(game, s)
    total = sum(found)
    return tuple(chance / total for chance in found)


def own_chances(game: Game[Any], s: State) -> list[float]:
    """What each seat thinks of its own; of automated opponents all think together."""
    seen = [outlook(game, imagination(game, s, seat), seat) for seat in range(game.players(s))]
    own = [one.chances[seat] for seat, one in enumerate(seen)]
    automated = range(len(own), len(seen[0].chances))
    return own + [sum(one.chances[seat] for one in seen) / len(seen) for seat in automated]


def luck(
    game: Game[Any], s: State, seat: int, choice: Choice, came: Chances, seed: int
) -> tuple[Chances, Chances]:
    """What chance gave each seat with this choice beside what it gives on average; its error.

    Only the draw varies, and everything else stays as it was, hidden or not: what a seat holds
    or has sealed was there before, and would else be luck again at every draw.
    """
    chance = Chance(seed)
    drawn = [chances(game, redrawn(game, s, seat, choice, chance)) for _ in range(DRAWS)]
    usual = [summed(column) for column in zip(*drawn, strict=True)]
    gifts = tuple(one - other.mean for one, other in zip(came, usual, strict=True))
    return gifts, tuple(one.error for one in usual)


def redrawn(game: Game[Any], s: State, seat: int, choice: Choice, chance: Chance) -> State:
    """Where the choice leads with another draw; what is drawn from has no order before."""
    other = s.clone()
    other.chance = Chance(chance.number())
    game.apply(other, seat, choice)
    return other
