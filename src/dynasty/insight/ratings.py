"""Ratings of bots and people by openskill's Plackett-Luce model."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce

RATING_MODEL: Final = PlackettLuce(tau=0.0)  # tau 0: ratings change by games only, not with time


@dataclass(frozen=True)
class Rating:
    """A player's strength and its uncertainty; every player starts at 25."""

    mu: float
    sigma: float


NEW_RATING: Final = Rating(RATING_MODEL.mu, RATING_MODEL.sigma)


def updated_ratings(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """Return the players' ratings after one game, given their places."""
    teams = [[RATING_MODEL.rating(rating.mu, rating.sigma)] for rating in before]
    after = RATING_MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Rating(new.mu, new.sigma) for [new] in after]


def ratings_from_games(games: Iterable[tuple[Sequence[str], Sequence[int]]]) -> dict[str, Rating]:
    """Return the players' ratings after these games, each given as its players and their places.

    A bot that plays two seats of a table learns from both.
    """
    found: dict[str, Rating] = {}
    for players, places in games:
        before = [found.get(player, NEW_RATING) for player in players]
        after = updated_ratings(before, places)
        found.update(zip(players, before, strict=True))
        for player, old, new in zip(players, before, after, strict=True):
            rating = found[player]
            found[player] = Rating(
                rating.mu + new.mu - old.mu, rating.sigma * new.sigma / old.sigma
            )
    return found
