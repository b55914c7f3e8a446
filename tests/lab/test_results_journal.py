"""The journal of a run: torn lines, damaged files, another plan."""

import json
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from dynasty.kernel import BadOptions, BadRecord
from dynasty.lab import results_journal
from dynasty.lab.arena import play_plan
from dynasty.lab.arena_plan import ArenaPlan
from dynasty.lab.results_journal import GAMES_FILE
from dynasty.lab.task_pool import Backend
from tests.lab.run import figures, lines, played
from tests.said_errors import raises_saying


def test_a_torn_line_is_played_again_and_the_report_is_the_same(
    plan: ArenaPlan, finished: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "torn"
    shutil.copytree(finished, folder)
    whole = (folder / GAMES_FILE).read_bytes()
    (folder / GAMES_FILE).write_bytes(whole[: len(whole) // 2])
    assert len(lines(folder)) < len(lines(finished))
    assert figures(played(plan, folder)) == figures(played(plan, finished))
    assert sorted(json.loads(line)["key"] for line in lines(folder)) == sorted(
        json.loads(line)["key"] for line in lines(finished)
    )


def test_another_plan_is_refused(plan: ArenaPlan, finished: Path) -> None:
    with pytest.raises(BadOptions, match="name 'seed', there '1', asked '2'"):
        play_plan(replace(plan, seed=2), finished, Backend(), "")
    with pytest.raises(BadOptions, match="options"):
        play_plan(replace(plan, options={}), finished, Backend(), "")


@pytest.mark.parametrize("line", ["{}", "nonsense", "[1]"])
def test_a_damaged_line_is_named(
    plan: ArenaPlan, finished: Path, tmp_path: Path, line: str
) -> None:
    folder = tmp_path / "damaged"
    shutil.copytree(finished, folder)
    kept = lines(folder)
    kept[6] = line
    (folder / GAMES_FILE).write_text("\n".join(kept) + "\n", encoding="utf-8")
    with raises_saying(BadRecord, "line 7"):
        play_plan(plan, folder, Backend(), "")


def test_a_damaged_plan_is_named(plan: ArenaPlan, tmp_path: Path) -> None:
    (tmp_path / results_journal.PLAN_FILE).write_text("{", encoding="utf-8")
    with raises_saying(BadRecord, r"plan\.json"):
        play_plan(plan, tmp_path, Backend(), "")
