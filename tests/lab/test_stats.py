"""Intervals and ratings by known values."""

import pytest

from dynasty.insight.ratings import RATING_MODEL, ratings_from_games
from dynasty.lab.stats import effective_games, mean_interval, student_quantile, wilson_interval


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # Newcombe (1998), table I, method 3: score intervals without continuity correction
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (20, 20, 0.8389, 1.0000),
    ],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    found = wilson_interval(wins / games, games)
    assert found.value == wins / games
    assert (found.low, found.high) == pytest.approx((low, high), abs=5e-5)


def test_games_of_a_deal_that_lean_the_same_way_are_worth_fewer() -> None:
    alike = [[1.0, 1.0], [0.0, 0.0]] * 50
    assert effective_games(alike) == pytest.approx(
        99
    )  # of 100 deals, with one degree of freedom lost
    assert wilson_interval(0.5, effective_games(alike)).low < wilson_interval(0.5, 200).low


def test_games_of_a_deal_are_never_worth_more_than_their_number() -> None:
    assert effective_games([[1.0, 0.0]] * 50) == 100
    assert effective_games([[1.0, 0.0], [1.0, 1.0], [0.0, 1.0]]) == 6
    assert effective_games([[1.0, 1.0]] * 50) == 100  # all alike: nothing is known about leaning
    assert effective_games([[1.0, 0.0, 1.0]]) == 3


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (9, 2.262), (30, 2.042), (1000, 1.962)],
)
def test_students_quantiles_are_those_of_the_tables(freedom: int, quantile: float) -> None:
    assert student_quantile(freedom) == pytest.approx(quantile, rel=0.01)


def test_the_interval_of_a_mean() -> None:
    found = mean_interval([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    assert found.value == 5.5
    assert (found.low, found.high) == pytest.approx((3.3341, 7.6659), abs=0.005)
    alone = mean_interval([4])
    assert (alone.low, alone.value, alone.high) == (4, 4, 4)


def test_whoever_wins_is_rated_higher_and_more_games_are_surer() -> None:
    few = ratings_from_games([(("a", "b"), (1, 2))] * 3)
    many = ratings_from_games([(("a", "b"), (1, 2))] * 30)
    assert few["a"].mu > RATING_MODEL.mu > few["b"].mu
    assert many["a"].sigma < few["a"].sigma < RATING_MODEL.sigma


def test_a_tie_between_equals_changes_no_strength() -> None:
    found = ratings_from_games([(("a", "b"), (1, 1))])
    assert found["a"].mu == pytest.approx(found["b"].mu)


def test_a_bot_on_two_seats_learns_from_both() -> None:
    once, twice = (
        ratings_from_games([(("a", "b", "c"), (1, 2, 3))]),
        ratings_from_games([(("a", "a", "b"), (1, 2, 3))]),
    )
    assert twice["a"].mu == pytest.approx(once["a"].mu + once["b"].mu - RATING_MODEL.mu)
    assert twice["a"].sigma < once["a"].sigma
    assert twice["b"].mu == pytest.approx(once["c"].mu)
