"""What the coach proposes must stand up in games played out; noise alone is no reason to speak."""

import random

import pytest

from dynasty.bots.self_play import state_sampler
from dynasty.kernel import Match, SeatEntry
from dynasty.learn.coach_advice import BetterChoice, find_better_choice, is_clearly_worse
from dynasty.learn.coach_rollouts import ROLLOUT_PAIRS, is_better_in_rollouts, rollout_differences
from dynasty.learn.coach_session import Remark, explaining_gains
from tests.conformance.tables import NAMES, loaded, words
from tests.learn.coach_reading import KINDS, drawn, opinions, position
from tests.learn.coach_survey import Survey
from tests.learn.test_coach import NOON, tea


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
    assert rollout_differences(game, imagine, seat, choice, choice, range(2)) == [0, 0]


def test_no_difference_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    match = tea(*NOON)
    game, imagine = match.game, state_sampler(match.game, match.state, 0)
    assert find_better_choice(game, imagine, 0, "pick:garden", 2.0, 1) is not None
    assert is_clearly_worse(game, imagine, 0, "pick:garden", 1.0)
    level = [1.0, -1.0] * (ROLLOUT_PAIRS // 2)
    monkeypatch.setattr("dynasty.learn.coach_rollouts.rollout_differences", lambda *given: level)
    assert find_better_choice(game, imagine, 0, "pick:garden", 2.0, 1) is None
    assert not is_clearly_worse(game, imagine, 0, "pick:garden", 1.0)


def test_a_gain_that_is_lost_again_elsewhere_explains_nothing() -> None:
    better = BetterChoice(
        "serve:merchant", 7.0, {"coins": 51.0, "leaves": -46.0, "favourites": 2.0}
    )
    assert explaining_gains(better) == [("favourites", 2.0)]
    said = Remark(0, better=better, labels={"en": "X"}).text(words("_template", "en"))
    assert "51" not in said
    alone = BetterChoice("serve:merchant", 7.0, {"coins": 51.0, "leaves": -44.0})
    said = Remark(0, better=alone, labels={"en": "X"}).text(words("_template", "en"))
    assert said == "Stronger, by about 7 points: “X”."


def test_remarks_of_every_kind_are_drawn_and_can_be_read() -> None:
    told = [one for seed in range(1, 9) for one in Survey("_template", seed).play()]
    random.Random(1).shuffle(told)
    found = [said for _, said in drawn({"_template": told}, 6, 1)]
    assert len(found) == 6
    assert {said.kind for said in found} == {said.kind for said in told} <= set(KINDS)
    for said in found:
        assert said.chosen.partition(" ")[0] in position("_template", said)
        assert bool(list(opinions("_template", said))) == (said.kind != "with")
