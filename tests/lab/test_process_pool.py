"""Processes that are killed or whose tasks fail: only their own tasks are done again."""

from pathlib import Path

import pytest

from dynasty.lab.parallel import run_tasks
from dynasty.lab.task_pool import Backend
from tests.lab.errands import errands, fails, killed_once


def test_a_killed_worker_costs_only_its_task(tmp_path: Path) -> None:
    results = list(run_tasks(killed_once, errands(tmp_path), Backend(2), ""))
    assert sorted(results) == [number**2 for number in range(8)]
    begun = [(tmp_path / str(number)).stat().st_size for number in range(8)]
    assert begun == [1, 1, 1, 2, 1, 1, 1, 1]


def test_an_error_of_a_task_comes_through(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"^[01]$"):
        list(run_tasks(fails, errands(tmp_path)[:2], Backend(2), ""))
