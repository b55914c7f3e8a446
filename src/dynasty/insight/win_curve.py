"""The win curve of a game: every seat's win probability after each move, and the part of luck."""

from __future__ import annotations

from typing import Any, Final

from dynasty.bots.self_play import state_sampler
from dynasty.bots.win_probability import win_estimate
from dynasty.insight.paired_rollouts import mean_and_error
from dynasty.kernel import Chance, Choice, Game, State

LUCK_DRAWS: Final = (
    128  # other draws to compare with; the luck of a game is then off by 1.3 % at most
)

WinProbabilities = tuple[float, ...]
"""To win, by seat, automated opponents included; they add up to 1."""


def win_probabilities(game: Game[Any], s: State) -> WinProbabilities:
    """Return each seat's win probability as that seat could know it, scaled to a sum of 1."""
    found = own_win_probabilities(game, s)
    total = sum(found)
    return tuple(chance / total for chance in found)


def own_win_probabilities(game: Game[Any], s: State) -> list[float]:
    """Return each seat's own estimate; for automated opponents, the average of all seats'."""
    seen = [
        win_estimate(game, state_sampler(game, s, seat), seat) for seat in range(game.players(s))
    ]
    own = [one.chances[seat] for seat, one in enumerate(seen)]
    automated = range(len(own), len(seen[0].chances))
    return own + [sum(one.chances[seat] for one in seen) / len(seen) for seat in automated]


def luck_of_draw(
    game: Game[Any], s: State, seat: int, choice: Choice, came: WinProbabilities, seed: int
) -> tuple[WinProbabilities, WinProbabilities]:
    """Return how much luck chance gave each seat with this choice, and the standard errors.

    The luck is the result minus the average over other draws. Only the draw varies: what a seat
    holds or has sealed was there before, and would otherwise count as luck at every draw.
    """
    chance = Chance(seed)
    drawn = [
        win_probabilities(game, apply_with_new_draw(game, s, seat, choice, chance))
        for _ in range(LUCK_DRAWS)
    ]
    usual = [mean_and_error(column) for column in zip(*drawn, strict=True)]
    gifts = tuple(one - other.mean for one, other in zip(came, usual, strict=True))
    return gifts, tuple(one.error for one in usual)


def apply_with_new_draw(
    game: Game[Any], s: State, seat: int, choice: Choice, chance: Chance
) -> State:
    """Return the state after the choice with another draw; piles have no order before a draw."""
    other = s.clone()
    other.chance = Chance(chance.number())
    game.apply(other, seat, choice)
    return other
