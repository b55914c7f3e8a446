"""What the games of an arena show about its bots."""

from dataclasses import replace
from pathlib import Path

import pytest

from dynasty import games
from dynasty.insight.ratings import Rating
from dynasty.lab.arena_plan import ArenaPlan, make_plan
from dynasty.lab.arena_report import (
    AUTOMATON,
    bot_duel,
    bot_pace,
    bot_standing,
    evaluate_arena,
    report_section,
)
from dynasty.lab.results_journal import GameResult
from tests.lab.run import played


def result(seats: list[str], places: list[int], scores: list[int], seed: int = 1) -> GameResult:
    none = [0] * len(seats)
    key = f"{','.join(seats)}@{seed}"
    return GameResult(key, seats, seed, places, scores, none, [0.0] * len(seats), [0.0], [{}])


def test_greedy_is_rated_above_random_and_random_above_the_absent(
    plan: ArenaPlan, finished: Path
) -> None:
    for found in played(plan, finished).sections:
        assert [one.bot for one in found.standings] == ["greedy", "random", "default"]
        assert all(one.wins.low <= one.wins.value <= one.wins.high for one in found.standings)
        assert [(one.bot, one.other) for one in found.duels] == [
            ("greedy", "random"),
            ("greedy", "default"),
            ("random", "default"),
        ]
        assert all(one.ahead.value > 0.5 and one.margin.value > 0 for one in found.duels)
    for one in played(plan, finished).paces:
        assert one.choices > 0
        assert 0 < one.mean <= one.longest
        assert one.most <= one.longest


def test_wins_of_games_that_lean_the_same_way_are_less_sure() -> None:
    """Two deals that a bot wins or loses from every seat say less than four different ones."""
    alike = [
        result(["a", "b"], [1, 2], [9, 1], seed=1),
        result(["b", "a"], [2, 1], [1, 9], seed=1),
        result(["a", "b"], [2, 1], [1, 9], seed=2),
        result(["b", "a"], [1, 2], [9, 1], seed=2),
    ]
    apart = [replace(one, seed=number) for number, one in enumerate(alike)]
    rating = Rating(25.0, 8.0)
    sure, less = bot_standing("a", rating, apart).wins, bot_standing("a", rating, alike).wins
    assert sure.value == less.value == 0.5
    assert less.low < sure.low
    assert less.high > sure.high


def test_a_duel_counts_games_for_shares_and_deals_for_margins() -> None:
    played_games = [
        result(["a", "b"], [1, 2], [10, 4], seed=1),
        result(["b", "a"], [1, 2], [9, 7], seed=1),
        result(["a", "b"], [1, 1], [5, 5], seed=2),
        result(["b", "a"], [2, 1], [1, 5], seed=2),
        result(["a", "c"], [2, 1], [0, 50], seed=1),
    ]
    found = bot_duel("a", "b", played_games)
    assert found is not None
    assert (found.games, found.deals) == (4, 2)
    assert found.ahead.value == (1 + 0 + 0.5 + 1) / 4
    assert found.margin.value == 2  # 2 points in each of the deals
    assert (found.margin.low, found.margin.high) == (2, 2)
    assert bot_duel("b", "c", played_games) is None


def test_a_bot_on_two_seats_meets_the_other_twice() -> None:
    found = bot_duel("a", "b", [result(["a", "b", "a"], [1, 2, 3], [9, 6, 1])])
    assert found is not None
    assert (found.games, found.ahead.value, found.margin.value) == (1, 0.5, -1)


def test_a_shared_first_place_counts_in_parts() -> None:
    found = report_section(2, [result(["a", "b"], [1, 1], [5, 5])])
    assert [one.wins.value for one in found.standings] == [0.5, 0.5]


def test_a_single_player_meets_the_games_own_opponent(tmp_path: Path) -> None:
    alone = next(game for game in map(games.load, games.SHELF) if 1 in game.seat_counts)
    solo = make_plan(alone, ["random", "default"], [], False, "1", 2, 1, {})
    found = played(solo, tmp_path).sections[0]
    assert found.games == 4
    assert {one.bot for one in found.standings} == {"random", "default", AUTOMATON}
    assert all(AUTOMATON in (one.bot, one.other) for one in found.duels)


def test_automated_seats_beside_several_players_are_not_compared() -> None:
    found = report_section(2, [result(["a", "b"], [1, 3, 2], [9, 3, 5])])
    assert {one.bot for one in found.standings} == {"a", "b"}


def test_the_pace_of_a_bot() -> None:
    game = GameResult("a@1", ["a"], 1, [1, 2], [0, 0], [100], [3.0], [2.0], [{"-40": 95, "8": 5}])
    found = bot_pace("a", [game])
    assert (found.choices, found.mean, found.longest) == (100, 0.03, 2.0)
    assert found.most == pytest.approx(2**-5)


def test_a_bot_that_is_never_asked_takes_no_time() -> None:
    assert bot_pace("a", []).mean == bot_pace("a", []).most == 0


def test_the_report_needs_every_game_of_the_plan(plan: ArenaPlan) -> None:
    with pytest.raises(KeyError):
        evaluate_arena(plan, {})
