"""Rollouts of the coach: a better choice stays better in games played out, noise does not."""

import pytest

from dynasty.bots.self_play import state_sampler
from dynasty.kernel import Match, SeatEntry
from dynasty.learn.coach_rollouts import final_lead_differences, is_better_in_rollouts
from tests.conformance.tables import NAMES, loaded
from tests.learn.tea_table import NOON, tea


def test_a_choice_that_is_better_stands_up_and_its_opposite_does_not() -> None:
    match = tea(*NOON)
    game, imagine = match.game, state_sampler(match.game, match.state, 0)
    serve, pick = map(game.vocabulary.read, ("serve:merchant", "pick:garden"))
    assert is_better_in_rollouts(game, imagine, 0, serve, pick, 1)
    assert not is_better_in_rollouts(game, imagine, 0, pick, serve, 1)


@pytest.mark.parametrize("name", NAMES)
def test_where_nothing_differs_nothing_stands_up(name: str) -> None:
    game = loaded(name)
    match = Match(game, (SeatEntry("", "x"),) * 2, 1)
    seat, choice = match.state.decisions[0].seat, match.state.decisions[0].choices[0]
    imagine = state_sampler(game, match.state, seat)
    assert final_lead_differences(game, imagine, seat, choice, choice, range(2)) == [0, 0]
