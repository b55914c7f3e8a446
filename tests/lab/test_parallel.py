"""Games in parallel: chunks of seeds, bots that move on a seat, and the progress bar."""

from pathlib import Path

import pytest

from dynasty.lab.parallel import run_tasks, seed_chunks
from dynasty.lab.task_pool import Backend
from tests.lab.errands import errands, killed_once


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


def test_chunks_cover_every_seed_once() -> None:
    assert [seed for part in seed_chunks(7, 53) for seed in part] == list(range(7, 60))
