"""The advice of the coach: a better choice with its reason, from what the seat can know."""

from typing import Any

import pytest

from dynasty.bots.self_play import state_sampler
from dynasty.learn.coach_advice import find_better_choice, is_clearly_worse
from dynasty.learn.coach_rollouts import ROLLOUT_PAIRS
from tests.learn.tea_table import NOON, tea


def test_a_much_better_choice_is_found_with_its_reason() -> None:
    match = tea(*NOON)
    game = match.game
    imagine = state_sampler(game, match.state, 0)
    better = find_better_choice(game, imagine, 0, "pick:garden", 2.0, 1)
    assert better is not None
    assert better.choice == "serve:merchant"
    assert better.points >= 2
    assert better.idea in ("coins", "favourites")
    assert find_better_choice(game, imagine, 0, "serve:merchant", 2.0, 1) is None
    assert find_better_choice(game, imagine, 0, "pick:garden", 50.0, 1) is None


def test_the_advice_must_doubt_a_choice_too() -> None:
    match = tea(*NOON)
    imagine = state_sampler(match.game, match.state, 0)
    assert is_clearly_worse(match.game, imagine, 0, "pick:garden", 1.0)
    assert not is_clearly_worse(match.game, imagine, 0, "pick:garden", 50.0)
    assert not is_clearly_worse(match.game, imagine, 0, "serve:tea_master", 9.0)


def test_what_it_finds_does_not_depend_on_what_is_hidden() -> None:
    """Another table that looks the same to the learner is weighed the same."""

    def found(second: str) -> Any:
        match = tea(
            (0, "set_aside:courier"),
            (0, "set_aside:monk"),
            (1, "set_aside:abbess"),
            (1, f"set_aside:{second}"),
            (1, "rise:dusk"),
            (0, "rise:noon"),
        )
        return find_better_choice(
            match.game, state_sampler(match.game, match.state, 0), 0, "pick:garden", 1.0, 1
        )

    assert found("street_singer") == found("envoy")


def test_no_difference_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    match = tea(*NOON)
    game, imagine = match.game, state_sampler(match.game, match.state, 0)
    assert find_better_choice(game, imagine, 0, "pick:garden", 2.0, 1) is not None
    assert is_clearly_worse(game, imagine, 0, "pick:garden", 1.0)
    level = [1.0, -1.0] * (ROLLOUT_PAIRS // 2)
    monkeypatch.setattr("dynasty.learn.coach_rollouts.final_lead_differences", lambda *given: level)
    assert find_better_choice(game, imagine, 0, "pick:garden", 2.0, 1) is None
    assert not is_clearly_worse(game, imagine, 0, "pick:garden", 1.0)
