"""Win probability and expected margin of a seat, to be shown to people.

A mean over imagined states with fixed seeds: seats that know the same get the same numbers.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import stdev
from typing import Any, Final

from dynasty.bots.bot import StateSampler
from dynasty.kernel import Game, PlainData, State, asked_seat
from dynasty.kernel.value_model import Weights, interpolate_row, lead_over_best

STATE_SAMPLES: Final = 8
CALIBRATION_ERROR: Final = 0.03  # how far win probabilities may be off in any quarter of a game


@dataclass(frozen=True)
class WinEstimate(PlainData):
    """The prospects of a game as one seat sees them: win probabilities and expected margin."""

    chances: tuple[float, ...]  # to win, by seat; automated opponents have theirs
    margin: float  # expected lead over the best other seat at the end, in points
    spread: float  # standard deviation of that, in points
    reach: float  # half the 95 % interval of the seat's own win probability


def win_estimate(game: Game[Any], imagine: StateSampler, seat: int) -> WinEstimate:
    """Return the win estimate of a seat that imagines states; a spectator (-1) has no margin."""
    s = imagine(0)
    if not s.decisions:
        margin = lead_over_best(game.worths(s), seat) if seat >= 0 else 0.0
        return WinEstimate(tuple(win_shares(game, s)), margin, 0.0, 0.0)
    imagined = [shown_seat_values(game, imagine(number), seat) for number in range(STATE_SAMPLES)]
    worths = [sum(column) / STATE_SAMPLES for column in zip(*imagined, strict=True)]
    learned, progress = game.learned(s), game.progress(s)
    heat, spread = (
        interpolate_row(learned.heat, progress),
        interpolate_row(learned.spread, progress),
    )
    chances = (*softmax_probabilities(worths, heat), *[0.0] * (s.seats - len(worths)))
    if seat < 0:
        return WinEstimate(chances, 0.0, spread, 2 * CALIBRATION_ERROR)
    own = [softmax_probabilities(each, heat)[seat] for each in imagined]
    unsure = math.hypot(CALIBRATION_ERROR, stdev(own) / math.sqrt(STATE_SAMPLES))
    return WinEstimate(chances, expected_margin(worths, seat, heat), spread, 2 * unsure)


def own_win_probability(
    game: Game[Any], imagine: StateSampler, seat: int
) -> tuple[float, float, float]:
    """Return the seat's win probability, its error, and the probability of an even game."""
    told = win_estimate(game, imagine, seat)
    return told.chances[seat], told.reach, 1.0 / max(1, game.contenders(imagine(0)))


def win_shares(game: Game[Any], s: State) -> list[float]:
    """Return each seat's share of the win; seats that share the first place divide it."""
    winners = game.winners(s)
    return [(seat in winners) / len(winners) for seat in range(s.seats)]


def shown_seat_values(game: Game[Any], s: State, seat: int) -> list[float]:
    """Return each seat's expected points by the weights used for what people are shown."""
    parts = unsealed_value_parts(game, s)
    weights, progress, players = game.learned(s).show, game.progress(s), game.players(s)
    return observed_seat_values(weights, parts, players, progress, seat, asked_seat(s))


def unsealed_value_parts(game: Game[Any], s: State) -> list[dict[str, float]]:
    """Clear the state's sealed answers and return the value parts of all seats that can win.

    Until all answers are revealed, no seat has gained anything by answering first.
    """
    s.sealed = [()] * s.seats
    return game.appraise_all(s)


def observed_seat_values(
    weights: Weights,
    parts: list[dict[str, float]],
    players: int,
    progress: float,
    seat: int,
    asked: int,
) -> list[float]:
    """Return the weighted values of all seats, as `seat` sees them while `asked` is to choose."""
    worths = [weights.worth(own, q >= players, progress) for q, own in enumerate(parts)]
    if seat >= 0:
        worths[seat] += interpolate_row(weights.own, progress)
    if asked >= 0:
        worths[asked] += interpolate_row(weights.asked, progress)
    return worths


def softmax_probabilities(worths: list[float], heat: float) -> list[float]:
    """Return each seat's win probability, given their expected points and the heat."""
    top = max(worths)
    odds = [math.exp((worth - top) / heat) for worth in worths]
    total = sum(odds)
    return [odd / total for odd in odds]


def expected_margin(worths: list[float], seat: int, heat: float) -> float:
    """Return the seat's expected lead over the best other seat, whichever that will be."""
    others = [worth for q, worth in enumerate(worths) if q != seat]
    if not others:
        return worths[seat]
    top = max(others)
    return worths[seat] - top - heat * math.log(sum(math.exp((w - top) / heat) for w in others))
