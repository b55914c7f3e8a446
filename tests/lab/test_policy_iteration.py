"""Policy iteration: each round plays new deals with the weights that the last one learned."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from dynasty import games
from dynasty.lab import policy_iteration
from dynasty.lab.policy_iteration import GAMES_PER_HELD_OUT, ImprovedWeights, iterate_policy
from dynasty.lab.question_samples import QuestionSamples, QuestionTask
from dynasty.lab.task_pool import Backend

FIRST = 3
GAMES = 6
TASK = QuestionTask(games.TEMPLATE_GAME, 2, range(FIRST, FIRST + GAMES), {"parts": {}})


class Rounds:
    """What was played and learned from, in place of games: two questions of each."""

    def __init__(self) -> None:
        self.tasks: list[QuestionTask] = []
        self.learned: list[set[int]] = []
        self.judged: set[int] = set()

    def gather(self, task: QuestionTask, *_: object) -> QuestionSamples:
        self.tasks.append(task)
        return {seed: [[], []] for seed in task.seeds}

    def fit(self, ended: object, questions: QuestionSamples, players: int) -> dict[str, Any]:
        self.learned.append(set(questions))
        return {"parts": {"coins": [float(len(self.learned))]}}

    def gain(self, questions: QuestionSamples, *_: object) -> str:
        self.judged = set(questions)
        return "the gain"


@pytest.fixture
def rounds(monkeypatch: pytest.MonkeyPatch) -> Rounds:
    found = Rounds()
    monkeypatch.setattr(policy_iteration, "gather_questions", found.gather)
    monkeypatch.setattr(policy_iteration, "fit_playing_weights", found.fit)
    monkeypatch.setattr(policy_iteration, "policy_gain", found.gain)
    return found


def iterated(number: int) -> ImprovedWeights:
    return iterate_policy(TASK, number, {}, None, Backend(), "")


def test_each_round_plays_deals_that_no_other_has_played(rounds: Rounds) -> None:
    iterated(3)
    seeds = [seed for task in rounds.tasks for seed in task.seeds]
    assert seeds == list(range(FIRST, FIRST + 3 * GAMES))


def test_each_round_plays_by_what_was_learned_before(rounds: Rounds) -> None:
    found = iterated(3)
    weights: list[Mapping[str, Any]] = [task.weights for task in rounds.tasks]
    learned = [{"parts": {"coins": [n]}} for n in (1.0, 2.0, 3.0)]
    assert weights == [TASK.weights, *learned[:2]]
    assert found.weights == learned[2]


def test_games_that_judge_the_weights_have_taught_nothing(rounds: Rounds) -> None:
    found = iterated(2)
    every = set(range(FIRST, FIRST + 2 * GAMES))
    assert rounds.judged == {seed for seed in every if seed % GAMES_PER_HELD_OUT == 0}
    assert rounds.learned[-1] == every - rounds.judged
    assert rounds.learned[0] < rounds.learned[1]
    assert found.questions == 2 * len(rounds.learned[-1])
    assert str(found.gain) == "the gain"


def test_weights_are_learned_from_real_games(tmp_path: Path) -> None:
    task = QuestionTask(games.TEMPLATE_GAME, 2, range(10))
    found = iterate_policy(task, 1, {}, tmp_path, Backend(), "")
    again = iterate_policy(task, 1, {}, tmp_path, Backend(), "")
    assert found == again
    assert found.questions > 0
    assert found.weights["parts"]
    assert found.gain.low <= found.gain.value <= found.gain.high
