"""The command `bench`."""

import pytest

from dynasty import DISTRIBUTION, games
from dynasty.cli import bench, bench_measure
from dynasty.cli.bench_chess import Yardstick
from tests.cli.desk import GAME, SEATS, data, fine


@pytest.fixture
def in_haste(monkeypatch: pytest.MonkeyPatch) -> None:
    """Slices too short to mean anything, and long enough to measure everything once."""
    monkeypatch.setattr(bench_measure, "SLICE_SECONDS", 0.03)
    monkeypatch.setattr(bench_measure, "MEASURED_MATCHES", 1)
    monkeypatch.setattr(bench_measure, "PROGRAM_STARTS", 1)
    monkeypatch.setattr(bench, "SLICE_SECONDS", 0.03)


@pytest.mark.usefixtures("in_haste")
def test_bench_as_json() -> None:
    found = data("bench", "--seconds", 0.1)
    assert set(found["games"]) == set(games.SHELF)
    assert found["help_ratio"] > 0
    assert found["first_page_seconds"] > 0
    one = found["games"][GAME]
    assert one["seats"] == SEATS[-1]
    assert one["decisions_per_second"] > 0
    assert one["search_iterations_with_fewest"] > 0
    assert one["clone_microseconds"] > 0
    assert one["compiled"] in {True, False}
    assert (one["ratio"] is None) == (found["yardstick"] is None)


@pytest.mark.usefixtures("in_haste")
def test_bench_without_a_yardstick_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Yardstick, "measure", lambda yardstick, seconds: None)
    monkeypatch.setattr(bench, "help_ratio", lambda: 1.0)
    monkeypatch.setattr(bench, "first_page_seconds", lambda: 0.1)
    said = " ".join(fine("bench", "--seconds", 0.1).split())
    assert "source code" in said
    assert f"pip install '{DISTRIBUTION}[bench]'" in said
