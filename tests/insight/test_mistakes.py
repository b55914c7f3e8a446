"""Mistakes: found whatever the seed, and only where a loss is clear."""

import pytest

from dynasty import bots, games
from dynasty.bots.self_play import state_sampler
from dynasty.insight import mistakes
from dynasty.insight.mistakes import expected_loss, find_mistake, search_values
from dynasty.kernel import Chance, Choice
from tests.insight.golden_matches import blundered


def test_a_thrown_away_turn_is_a_mistake_whatever_the_seed() -> None:
    game, match, seat, passing = blundered()
    found = []
    for state in (match.state, game.imagine(match.state, seat, 3)):
        for seed in (1, 2):
            one = find_mistake(game, state_sampler(game, state, seat), seat, 9, passing, seed)
            assert one is not None
            found.append(one)
    assert {one.chosen for one in found} == {str(passing)}
    assert len({one.better for one in found}) == 1
    assert found[:2] == found[2:], "it depends on what the seat cannot know"


def test_two_choices_weigh_the_same_whatever_the_seed() -> None:
    game, match, seat, passing = blundered()
    imagine = state_sampler(game, match.state, seat)
    other = next(one for one in game.decision(match.state, seat).choices if one != passing)
    worths = [search_values(game, imagine, seat, (other, passing), seed) for seed in (1, 2, 3)]
    lost = [one[other] - one[passing] for one in worths]
    assert max(lost) - min(lost) < 1.0
    assert search_values(game, imagine, seat, (passing, other), 1) == worths[0]


def test_a_loss_is_weighed_until_it_is_clearly_a_mistake_or_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, match, seat, passing = blundered()
    other = next(one for one in game.decision(match.state, seat).choices if one != passing)
    asked: list[float] = []

    def lost(points: list[float]) -> float:
        def once(*_: object) -> dict[Choice, float]:
            asked.append(points[len(asked)])
            return {other: asked[-1], passing: 0.0}

        asked.clear()
        monkeypatch.setattr(mistakes, "search_values", once)
        imagine = state_sampler(game, match.state, seat)
        return mistakes.estimate_loss(game, imagine, seat, other, passing, Chance(1))

    near = game.mistake
    assert lost([near + 3.0, near + 3.2]) == pytest.approx(near + 3.1)
    assert lost([near - 0.4, near + 0.4, near + 0.2, *[near + 0.1] * 9]) == pytest.approx(
        near + 0.0875
    )
    assert len(asked) == 8, "close to a mistake it is weighed as often as may be"


def test_what_a_search_likes_best_is_none() -> None:
    game, match, seat, _ = blundered()
    imagine = state_sampler(game, match.state, seat)
    best = bots.SearchBot(game, 1, bots.SearchLimits(200, game.level("master").turns))
    choice = best.consider(imagine, seat)[0].choice
    assert find_mistake(game, imagine, seat, 9, choice, 1) is None


def test_what_was_never_tried_is_thought_the_worst() -> None:
    game = games.load("xian")
    some = game.start(2, 1).decisions[0].choices[:3]
    thoughts = [bots.ChoiceEstimate(some[0], 150, 6.0), bots.ChoiceEstimate(some[1], 50, 2.0)]
    assert expected_loss(thoughts, some[0], some[2]) == 4.0
    assert expected_loss(thoughts, some[2], some[0]) == -4.0
