"""Resumable runs: what is in the file is not played again, whatever is missing there."""

import json
from dataclasses import dataclass
from pathlib import Path

import pytest

from dynasty.lab.resumable_runs import collect_resumable, saved_results, weights_digest
from dynasty.lab.task_pool import Backend


@dataclass(frozen=True)
class Squares:
    """Numbers to be squared."""

    seeds: range


@dataclass(frozen=True)
class Square:
    """What is found for a number."""

    area: int


class Worker:
    """It squares numbers, and remembers which."""

    def __init__(self) -> None:
        self.worked: list[int] = []

    def __call__(self, task: Squares) -> dict[int, Square]:
        self.worked += task.seeds
        return {seed: Square(seed * seed) for seed in task.seeds}


def collected(worker: Worker, seeds: range, file: Path | None) -> dict[int, Square]:
    return collect_resumable(
        worker, lambda found: Square(**found), Squares(seeds), file, Backend(), ""
    )


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "squares-2.jsonl"


def test_without_a_file_all_is_done_each_time() -> None:
    worker = Worker()
    assert collected(worker, range(3, 5), None) == {3: Square(9), 4: Square(16)}
    collected(worker, range(3, 5), None)
    assert worker.worked == [3, 4, 3, 4]


def test_what_is_in_the_file_is_read_and_not_done_again(file: Path) -> None:
    first, second = Worker(), Worker()
    collected(first, range(25), file)
    assert first.worked == list(range(25))
    found = collected(second, range(30), file)
    assert second.worked == list(range(25, 30))
    assert found == {seed: Square(seed * seed) for seed in range(30)}


def test_a_line_has_the_seed_and_the_result_under_the_name_of_the_file(file: Path) -> None:
    collected(Worker(), range(2, 4), file)
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert lines == [{"seed": 2, "squares": {"area": 4}}, {"seed": 3, "squares": {"area": 9}}]
    assert list(saved_results(file, "squares")) == [(2, {"area": 4}), (3, {"area": 9})]


def test_results_come_in_the_order_of_seeds_and_none_is_saved_twice(file: Path) -> None:
    kept = '{"seed":3,"squares":{"area":-9}}\n{"seed":1,"squares":{"area":-1}}\n'
    file.write_text(kept, encoding="utf-8")
    found = collected(Worker(), range(5), file)
    assert list(found) == [0, 1, 2, 3, 4]
    assert [found[seed].area for seed in (1, 3)] == [-1, -9]  # as they were saved
    assert len(file.read_text(encoding="utf-8").splitlines()) == 5


def test_a_torn_line_is_done_again(file: Path) -> None:
    collected(Worker(), range(4), file)
    whole = file.read_text(encoding="utf-8")
    file.write_text(whole[:-5], encoding="utf-8")
    worker = Worker()
    collected(worker, range(4), file)
    assert worker.worked == [3]
    assert file.read_text(encoding="utf-8") == whole


def test_results_outside_the_task_stay_in_the_file_and_are_not_returned(file: Path) -> None:
    collected(Worker(), range(10), file)
    worker = Worker()
    assert list(collected(worker, range(4, 6), file)) == [4, 5]
    assert worker.worked == []


def test_weights_have_a_short_name_that_depends_on_each_of_them() -> None:
    weights = {"parts": {"coins": [1.0, 2.0]}}
    assert weights_digest(weights) == weights_digest({"parts": {"coins": [1.0, 2.0]}})
    assert weights_digest(weights) != weights_digest({"parts": {"coins": [1.0, 2.5]}})
    assert len(weights_digest({})) == 8
