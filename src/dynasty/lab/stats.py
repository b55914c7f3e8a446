"""Statistics: figures with their 95 % confidence intervals."""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final

from dynasty.learn.balance_figures import Interval

__all__ = ["Interval", "effective_games", "mean_interval", "student_quantile", "wilson_interval"]

NORMAL_QUANTILE: Final = NormalDist().inv_cdf(0.975)


def wilson_interval(share: float, games: float) -> Interval:
    """Return a share of wins with Wilson's score interval."""
    weight = NORMAL_QUANTILE * NORMAL_QUANTILE / games
    middle = (share + weight / 2) / (1 + weight)
    reach = (
        NORMAL_QUANTILE * sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight)
    )
    return Interval(share, max(0.0, middle - reach), min(1.0, middle + reach))


def effective_games(deals: Sequence[Sequence[float]]) -> float:
    """Return how many independent games these results, grouped by deal, are worth.

    It is fewer than there are if games of the same deal have similar results, and never more if
    they have opposite ones.
    """
    games = sum(map(len, deals))
    if len(deals) < 2:
        return games
    middle = sum(map(sum, deals)) / games
    alone = sum((result - middle) ** 2 for deal in deals for result in deal)
    together = sum(sum(result - middle for result in deal) ** 2 for deal in deals)
    together *= len(deals) / (len(deals) - 1)
    return games if together <= alone else games * alone / together


def mean_interval(values: Sequence[float]) -> Interval:
    """Return the mean with Student's interval; a single value has an interval of width 0."""
    middle = fmean(values)
    if len(values) < 2:
        return Interval(middle, middle, middle)
    reach = student_quantile(len(values) - 1) * stdev(values) / sqrt(len(values))
    return Interval(middle, middle - reach, middle + reach)


def student_quantile(freedom: int) -> float:
    """Return the 97.5 % quantile of Student's t; exact for 1 and 2 degrees of freedom.

    Beyond these it uses the expansion of Cornish and Fisher, which is accurate to 1 % from 3 on.
    """
    if freedom == 1:
        return 12.7062
    if freedom == 2:
        return 4.30265
    z, n = NORMAL_QUANTILE, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )
