"""Fit the playing policy: weights from differences between choices, and from results."""

from collections.abc import Sequence
from dataclasses import replace
from statistics import fmean
from typing import Any, Final

import numpy as np

from dynasty.bots.win_probability import observed_seat_values
from dynasty.kernel.value_model import Weights, lead_over_mean
from dynasty.lab.fit_values import (
    KNOT_COUNT,
    Evidence,
    FeatureLayout,
    Floats,
    ending_evidence,
    feature_layout,
    ridge_weights,
)
from dynasty.lab.position_samples import PositionSample, PositionsBySeed
from dynasty.lab.question_samples import QuestionSample, QuestionSamples
from dynasty.lab.stats import Interval, mean_interval

WEIGHT_DEVIATION: Final = 0.3  # expected difference of a weight from its hand-written value
FREE_WEIGHT_DEVIATION: Final = 1.0  # points: the same for weights without a hand-written value
STEADY_SHARE: Final = 0.5  # of that is expected to be the same throughout a game
MIN_SLOPE: Final = 0.5  # the least slope of final differences on hand-written ones
POSITIONS_PER_CHOICE: Final = 20.0  # positions that count as one choice


def fit_playing_weights(
    games: PositionsBySeed, questions: QuestionSamples, players: int
) -> dict[str, Any]:
    """Return the weights to play with, as they are written to a file."""
    every = [one for positions in games.values() for one in positions]
    asked = [one for found in questions.values() for one in found]
    layout = feature_layout(asked[0][0], players)
    hand = layout.by_hand()
    evidence = [rescaled_evidence(choice_evidence(layout, asked, players), hand)]
    if every:
        endings = replace(ending_evidence(layout, every, players), witness=POSITIONS_PER_CHOICE)
        evidence.append(rescaled_evidence(endings, hand))
    data = layout.as_data(ridge_weights(evidence, hand, pull_matrix(layout)))
    return {name: rows for name, rows in data.items() if name != "own"}  # no choice changes it


def pull_matrix(layout: FeatureLayout) -> Floats:
    """Return the matrix that penalises differing from `hand`, less if all knots differ alike."""
    alike = STEADY_SHARE * np.ones((KNOT_COUNT, KNOT_COUNT)) + (1 - STEADY_SHARE) * np.eye(
        KNOT_COUNT
    )
    leash = np.where(layout.by_hand()[::KNOT_COUNT] > 0, WEIGHT_DEVIATION, FREE_WEIGHT_DEVIATION)
    costs: Floats = np.kron(np.diag(leash**-2.0), np.linalg.inv(alike))
    return costs


def rescaled_evidence(evidence: Evidence, hand: Floats) -> Evidence:
    """Return the evidence scaled so that the hand-written weights fit it on the whole.

    For choosing, only the order of values counts; so a bot's error has the same meaning as before.
    """
    said = evidence.features @ hand
    slope = float(evidence.target @ said / max(1e-9, float(said @ said)))
    return replace(evidence, target=evidence.target / max(MIN_SLOPE, slope))


def choice_evidence(
    layout: FeatureLayout, asked: Sequence[QuestionSample], players: int
) -> Evidence:
    """Return what each choice gains over the mean of its question."""
    features: list[Floats] = []
    target: list[Floats] = []
    for question in asked:
        tried = [layout.samples(one, players) for one in question]
        for column in zip(*tried, strict=True):
            rows = np.array([sample.features for sample in column])
            ends = np.array([sample.difference for sample in column])
            features.append(rows - rows.mean(axis=0))
            target.append(ends - ends.mean())
    return Evidence(np.concatenate(features), np.concatenate(target), 1.0)


def policy_gain(questions: QuestionSamples, weights: Weights, players: int) -> Interval:
    """Return how many points choices by these weights gain over those by hand-written weights."""
    by_hand = Weights({})
    found = [
        fmean(
            lead_after_choice(question, weights, players)
            - lead_after_choice(question, by_hand, players)
            for question in asked
        )
        for asked in questions.values()
        if asked
    ]
    return mean_interval(found or [0.0])


def lead_after_choice(question: QuestionSample, weights: Weights, players: int) -> float:
    """Return the seat's lead after the choice that the weights value most."""
    best = max(question, key=lambda one: weighted_lead(one, weights, players))
    return lead_over_mean(best.totals, best.seat)


def weighted_lead(one: PositionSample, weights: Weights, players: int) -> float:
    worths = observed_seat_values(weights, one.parts, players, one.progress, -1, one.asked)
    return lead_over_mean(worths, one.seat)
