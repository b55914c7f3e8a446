"""Samples of questions with what their choices lead to."""

import json
from pathlib import Path

from dynasty import games
from dynasty.lab.question_samples import (
    BEST_CHOICES_TRIED,
    OTHER_CHOICES_TRIED,
    QuestionTask,
    gather_questions,
)
from dynasty.lab.task_pool import Backend

TEA = games.TEMPLATE_GAME


MINE = Backend(1)


def test_questions_are_the_same_again_and_not_played_twice(tmp_path: Path) -> None:
    task = QuestionTask(TEA, 2, range(6))
    first = gather_questions(task, tmp_path, MINE, "")
    asked = [one for found in first.values() for one in found]
    assert asked
    assert all(2 <= len(one) <= BEST_CHOICES_TRIED + OTHER_CHOICES_TRIED for one in asked)
    assert all(len({trial.seat for trial in one}) == 1 for one in asked)
    (file,) = tmp_path.glob("questions-2-*.jsonl")
    kept = file.read_text(encoding="utf-8")
    assert json.loads(kept.splitlines()[0])["seed"] == 0
    file.write_text("".join(kept.splitlines(keepends=True)[:3]), encoding="utf-8")
    again = gather_questions(task, tmp_path, MINE, "")
    assert file.read_text(encoding="utf-8") == kept
    assert list(again) == list(first)
