"""Weights to play by: from differences between the choices of a question, and from endings."""

from collections.abc import Sequence
from dataclasses import replace
from statistics import fmean
from typing import Any, Final

import numpy as np

from dynasty.bots.outlook import weighed
from dynasty.kernel.value import Weights, ahead
from dynasty.lab.choices import Question, Questions
from dynasty.lab.fit import KNOTS, Evidence, Floats, Layout, ends, layout_of, ridge
from dynasty.lab.positions import Games, Position
from dynasty.lab.stats import Interval, mean_interval

LEASH: Final = 0.3  # by so much a weight is thought to lie off what was written by hand
FREE: Final = 1.0  # points: the same for what nobody wrote by hand, such as being asked
STEADY: Final = 0.5  # of that is thought to be the same at all moments of a game
LEAST: Final = 0.5  # of what they say, differences by hand come true at the end at least
ENDING: Final = 20.0  # positions that together tell as much as one choice


def fit_play(games: Games, questions: Questions, players: int) -> dict[str, Any]:
    """The weights to play by, as they are written to a file."""
    every = [one for positions in games.values() for one in positions]
    asked = [one for found in questions.values() for one in found]
    layout = layout_of(asked[0][0], players)
    hand = layout.by_hand()
    evidence = [levelled(differences(layout, asked, players), hand)]
    if every:
        endings = replace(ends(layout, every, players), witness=ENDING)
        evidence.append(levelled(endings, hand))
    data = layout.as_data(ridge(evidence, hand, pull(layout)))
    return {name: rows for name, rows in data.items() if name != "own"}  # no choice changes that


def pull(layout: Layout) -> Floats:
    """What it costs to leave the hand-written weights, less where all moments do so alike."""
    alike = STEADY * np.ones((KNOTS, KNOTS)) + (1 - STEADY) * np.eye(KNOTS)
    leash = np.where(layout.by_hand()[::KNOTS] > 0, LEASH, FREE)
    costs: Floats = np.kron(np.diag(leash**-2.0), np.linalg.inv(alike))
    return costs


def levelled(evidence: Evidence, hand: Floats) -> Evidence:
    """The same with differences as large as the hand-written weights say, on the whole.

    For choosing only their order counts, and a bot's error keeps its meaning.
    """
    said = evidence.features @ hand
    slope = float(evidence.target @ said / max(1e-9, float(said @ said)))
    return replace(evidence, target=evidence.target / max(LEAST, slope))


def differences(layout: Layout, asked: Sequence[Question], players: int) -> Evidence:
    """What each choice brings, beyond the mean of its question."""
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


def gain(questions: Questions, weights: Weights, players: int) -> Interval:
    """Points that choices by these weights bring more than those by hand, in these questions."""
    by_hand = Weights({})
    found = [
        fmean(
            brought(question, weights, players) - brought(question, by_hand, players)
            for question in asked
        )
        for asked in questions.values()
        if asked
    ]
    return mean_interval(found or [0.0])


def brought(question: Question, weights: Weights, players: int) -> float:
    """How far ahead the seat came to be by the choice that the weights like best."""
    best = max(question, key=lambda one: liked(one, weights, players))
    return ahead(best.totals, best.seat)


def liked(one: Position, weights: Weights, players: int) -> float:
    worths = weighed(weights, one.parts, players, one.progress, -1, one.asked)
    return ahead(worths, one.seat)
