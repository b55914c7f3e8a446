"""Explanations of a choice: what it gains over another one, part by part."""

from statistics import fmean
from typing import Any

import pytest

from dynasty import bots
from dynasty.bots.explain import EXPLANATION_SAMPLES, MIN_SHOWN_POINTS, largest_changes
from dynasty.bots.greedy_bot import choice_value
from dynasty.bots.self_play import state_sampler
from dynasty.kernel import Game, SecretStep
from tests.bots.players import positions


def test_reasons_say_what_one_choice_brings_and_another_does_not(game: Game[Any]) -> None:
    for s in positions(game, game.seat_counts[-1], 5)[::20]:
        decision = s.decisions[0]
        if isinstance(decision.step, SecretStep):
            continue
        imagine = state_sampler(game, s, decision.seat)
        first, last = decision.choices[0], decision.choices[-1]
        reasons = bots.choice_gains(game, imagine, decision.seat, first, last)
        turned = bots.choice_gains(game, imagine, decision.seat, last, first)
        assert bots.choice_gains(game, imagine, decision.seat, first, first) == {}
        assert {key: -points for key, points in turned.items()} == pytest.approx(reasons)
        assert list(reasons.values()) == sorted(reasons.values(), key=abs, reverse=True)
        assert set(reasons) <= {*game.appraise(s, decision.seat), "score", "rivals", "rest"}


def test_the_reasons_add_up_to_the_difference_in_value(game: Game[Any]) -> None:
    for s in positions(game, game.seat_counts[-1], 5)[::20]:
        decision = s.decisions[0]
        imagine = state_sampler(game, s, decision.seat)
        first, last = decision.choices[0], decision.choices[-1]
        worths = [
            fmean(
                choice_value(game, imagine(n), decision.seat, choice)
                for n in range(EXPLANATION_SAMPLES)
            )
            for choice in (first, last)
        ]
        reasons = bots.choice_gains(game, imagine, decision.seat, first, last)
        assert sum(reasons.values()) == pytest.approx(worths[0] - worths[1], abs=MIN_SHOWN_POINTS)


def test_many_small_differences_are_named_if_there_is_none_but_small_ones() -> None:
    small = {"coins": 0.24, "leaves": 0.2, "score": 0.2, "favourites": 0.2, "rivals": 0.2}
    assert largest_changes(small) == pytest.approx(small)
    assert largest_changes({**small, "tips": 2.0}) == pytest.approx({"tips": 2.0, "rest": 1.04})
