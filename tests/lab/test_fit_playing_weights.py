"""Playing weights from differences between choices."""

import pytest

from dynasty.kernel.value_model import ValueModel, Weights
from dynasty.lab.fit_playing_weights import fit_playing_weights, policy_gain
from dynasty.lab.fit_values import fit_displayed_weights
from dynasty.lab.position_samples import PositionSample, PositionsBySeed
from dynasty.lab.question_samples import QuestionSample, QuestionSamples


def ended(seed: int) -> list[PositionSample]:
    """A game in which whoever is good has more of what is worthless."""
    good = [seed % 11, seed * 5 % 7]
    parts = [{"coins": float(skill), "shells": float(skill)} for skill in good]
    totals = [4.0 * skill for skill in good]
    wins = [float(good[0] > good[1]), float(good[0] <= good[1])]
    return [PositionSample(0.5, seat, 0, parts, totals, wins) for seat in range(2)]


def question(seed: int) -> QuestionSample:
    """Two choices: one brings coins, which are worth twice what they say, one brings shells."""
    coins, shells = 1.0 + seed % 4, 1.5 * (seed % 3)
    return [
        PositionSample(
            0.5, 0, 1, [{"coins": c, "shells": d}, {"coins": 1.0, "shells": 1.0}], [2 * c, 2.0], []
        )
        for c, d in ((coins, 0.0), (0.0, shells))
    ]


def test_differences_find_what_endings_alone_miss() -> None:
    found: PositionsBySeed = {seed: ended(seed) for seed in range(200)}
    asked: QuestionSamples = {
        seed: [question(seed + more) for more in range(12)] for seed in range(100)
    }
    misled = ValueModel(fit_displayed_weights(found, 2)).show.parts
    assert misled["shells"][2] == pytest.approx(misled["coins"][2], abs=0.1)
    learned = Weights(fit_playing_weights(found, asked, 2)).parts
    assert abs(learned["shells"][2]) < 0.25 * learned["coins"][2]


def test_what_choices_by_the_weights_bring_more_than_by_hand() -> None:
    asked: QuestionSamples = {seed: [question(seed)] for seed in range(20)}
    right = Weights({"parts": {"coins": [2.0], "shells": [0.0]}})
    assert policy_gain(asked, right, 2).value > 0.5
    assert policy_gain(asked, Weights({}), 2).value == 0.0
