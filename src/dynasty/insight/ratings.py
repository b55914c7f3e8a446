"""How strong somebody is, bot or person: Plackett-Luce ratings by openskill."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce

MODEL: Final = PlackettLuce(tau=0.0)  # nothing drifts: games that were not played change nobody


@dataclass(frozen=True)
class Rating:
    """Strength and how unsure it is; 25 is where everybody starts."""

    mu: float
    sigma: float


NEW: Final = Rating(MODEL.mu, MODEL.sigma)


def rated(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """What one game makes of the ratings of who sat there, by the places they took."""
    teams = [[MODEL.rating(rating.mu, rating.sigma)] for rating in before]
    after = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Rating(new.mu, new.sigma) for [new] in after]


def rate(games: Iterable[tuple[Sequence[str], Sequence[int]]]) -> dict[str, Rating]:
    """Ratings after these games, each given as who sat there and which place they took.

    A bot that sits at a table twice learns from both seats.
    """
    found: dict[str, Rating] = {}
    for players, places in games:
        before = [found.get(player, NEW) for player in players]
        after = rated(before, places)
        found.update(zip(players, before, strict=True))
        for player, old, new in zip(players, before, after, strict=True):
            rating = found[player]
            found[player] = Rating(
                rating.mu + new.mu - old.mu, rating.sigma * new.sigma / old.sigma
            )
    return found
