"""Processes that are killed: only their tasks are done again, and nothing is lost."""

import os
import signal
from pathlib import Path

import pytest

from dynasty.kernel import LocalizedError
from dynasty.lab.parallel import run_tasks
from dynasty.lab.task_pool import Backend

Errand = tuple[int, Path]


def noted(errand: Errand) -> int:
    """How often it was begun, this time included."""
    number, folder = errand
    with (folder / str(number)).open("a", encoding="utf-8") as file:
        file.write("x")
    return (folder / str(number)).stat().st_size


def killed_once(errand: Errand) -> int:
    """The third errand ends its process the first time."""
    if noted(errand) == 1 and errand[0] == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return errand[0] ** 2


def killed_always(errand: Errand) -> int:
    noted(errand)
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def fails(errand: Errand) -> int:
    raise ValueError(errand[0])


def errands(folder: Path) -> list[Errand]:
    return [(number, folder) for number in range(8)]


def test_a_killed_worker_costs_only_its_task(tmp_path: Path) -> None:
    results = list(run_tasks(killed_once, errands(tmp_path), Backend(2), ""))
    assert sorted(results) == [number**2 for number in range(8)]
    begun = [(tmp_path / str(number)).stat().st_size for number in range(8)]
    assert begun == [1, 1, 1, 2, 1, 1, 1, 1]


def test_a_task_that_always_ends_its_process_is_given_up(tmp_path: Path) -> None:
    with pytest.raises(LocalizedError) as told:
        list(run_tasks(killed_always, errands(tmp_path)[:2], Backend(2), ""))
    assert told.value.key == "lab-worker-lost"
    assert max((tmp_path / str(number)).stat().st_size for number in range(2)) == 3


def test_an_error_of_a_task_comes_through(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"^[01]$"):
        list(run_tasks(fails, errands(tmp_path)[:2], Backend(2), ""))


def test_whoever_watches_sees_a_bar_with_its_rate(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    monkeypatch.setenv("FORCE_COLOR", "1")
    results = list(run_tasks(killed_once, errands(tmp_path)[4:], Backend(), "Playing"))
    assert results == [16, 25, 36, 49]
    told = capsys.readouterr().err
    assert "Playing" in told
    assert "100%" in told
    assert "/s" in told
