"""What a seat is told to expect: no more than it knows, exact at the end, chances that add up."""

from itertools import pairwise
from statistics import fmean
from typing import Any

import pytest

from dynasty import bots
from dynasty.bots.self_play import state_sampler
from dynasty.bots.win_probability import (
    expected_margin,
    softmax_probabilities,
    win_estimate,
    win_shares,
)
from dynasty.kernel import Game, asked_seat
from tests.bots.players import loaded, positions


def test_equal_views_equal_numbers(game: Game[Any]) -> None:
    for seats in (game.seat_counts[0], game.seat_counts[-1]):
        found = positions(game, seats, 4)
        for s in found[:: max(1, len(found) // 6)]:
            for seat in range(game.players(s)):
                told = win_estimate(game, state_sampler(game, s, seat), seat)
                twin = game.imagine(s, seat, 99)
                assert win_estimate(game, state_sampler(game, twin, seat), seat) == told


def test_chances_add_up_and_margins_agree_with_them(game: Game[Any]) -> None:
    for seats in game.seat_counts:
        s = positions(game, seats, 2)[-8]
        for seat in range(-1, game.players(s)):
            told = win_estimate(game, state_sampler(game, s, seat), seat)
            assert sum(told.chances) == pytest.approx(1.0)
            assert len(told.chances) == s.seats
            assert told.spread > 0
            if seats == 2 and seat >= 0 and abs(told.margin) > 1:
                assert (told.margin > 0) == (told.chances[seat] > 0.5)


def test_at_the_end_values_and_margins_are_exact_and_the_winner_is_sure(game: Game[Any]) -> None:
    for seats in game.seat_counts:
        players: list[bots.Bot] = [bots.make_bot("random", game, seat) for seat in range(seats)]
        s = bots.simulate_game(game, players, 3)
        totals = [sheet.total for sheet in game.scores(s)][: game.contenders(s)]
        for seat in range(game.players(s)):
            others = [total for q, total in enumerate(totals) if q != seat]
            assert game.value(s, seat) == pytest.approx(totals[seat] - fmean(others))
            told = win_estimate(game, state_sampler(game, s, seat), seat)
            assert told.margin == totals[seat] - max(others)
            assert told.spread == 0
        winners = game.winners(s)
        assert win_shares(game, s) == [(q in winners) / len(winners) for q in range(s.seats)]


@pytest.mark.parametrize("name", ["_template", "xian"])
def test_whoever_answers_a_secret_question_first_is_no_less_likely_to_win(name: str) -> None:
    game = loaded(name)
    for seats in game.seat_counts:
        asked = [s for s in positions(game, seats, 2) if len(s.decisions) == seats]
        for s in asked[:: max(1, len(asked) // 3)]:
            assert asked_seat(s) == -1
            before = win_estimate(game, state_sampler(game, s, -1), -1).chances
            while s.decisions and s.decisions[0].seat == 0:
                game.apply(s, 0, s.decisions[0].choices[0])
            after = win_estimate(game, state_sampler(game, s, -1), -1).chances
            assert asked_seat(s) == -1
            assert after == pytest.approx(before, abs=1e-9)


def test_values_are_what_one_is_ahead_of_the_others_on_average(game: Game[Any]) -> None:
    s = positions(game, game.seat_counts[-1], 6)[20]
    worths = game.worths(s)
    assert len(worths) == game.contenders(s)
    assert game.value(s, 0) == pytest.approx(worths[0] - fmean(worths[1:]))


def test_progress_goes_from_the_start_to_the_end(game: Game[Any]) -> None:
    for seats in game.seat_counts:
        moments = [game.progress(s) for s in positions(game, seats, 5)]
        assert 0 <= moments[0] < 0.15
        assert 0.6 < max(moments) <= 1
        assert all(b >= a - 0.25 for a, b in pairwise(moments))
        assert sum(moments[-10:]) > sum(moments[:10])


def test_several_rivals_leave_less_of_a_lead_than_one() -> None:
    assert expected_margin([10.0, 4.0], 0, 5.0) == pytest.approx(6.0)
    assert 0 < expected_margin([10.0, 4.0, 4.0, 4.0], 0, 5.0) < 6.0
    assert expected_margin([10.0], 0, 5.0) == 10.0
    assert softmax_probabilities([10.0, 10.0, 10.0], 5.0) == pytest.approx([1 / 3] * 3)
    assert (
        softmax_probabilities([10.0, 0.0], 2.0)[0]
        > softmax_probabilities([10.0, 0.0], 4.0)[0]
        > 0.9
    )
