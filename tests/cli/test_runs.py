"""Many games: simulate, fuzz, bench."""

from typing import Any

import pytest

from dynasty import DISTRIBUTION, games
from dynasty.cli import bench, bench_measure
from dynasty.cli.bench_chess import Yardstick
from dynasty.lab.parallel import seed_chunks
from tests.cli.desk import GAME, SEATS, data, fine, refused, run

PAIR = ["--seats", "random,random"]


def without_time(found: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in found.items() if key != "seconds"}


def test_simulate_as_json() -> None:
    found = data("simulate", GAME, *PAIR, "--games", 7, "--seed", 3)
    assert (found["game"], found["seats"], found["games"]) == (GAME, ["random", "random"], 7)
    assert sum(found["wins"]) == 7
    assert len(found["mean_scores"]) == 2
    assert found["decisions"] > 7
    assert found["seconds"] > 0


def test_simulate_gives_the_same_whatever_the_jobs() -> None:
    arguments = ["simulate", GAME, *PAIR, "--games", 45, "--seed", 5]
    alone, together = data(*arguments), data(*arguments, "--jobs", 2)
    assert without_time(alone) == without_time(together)
    assert without_time(alone) != without_time(data(*arguments[:-1], 6))


def test_a_shared_first_place_counts_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(games.load(GAME)), "winners", lambda game, s: [0, 1])
    assert data("simulate", GAME, *PAIR, "--games", 3)["wins"] == [1.5, 1.5]


def test_simulate_for_people_in_two_languages() -> None:
    assert "Mean score" in fine("simulate", GAME, *PAIR, "--games", 2)
    assert "Victoires" in fine("simulate", GAME, *PAIR, "--games", 2, "--lang", "fr")


def test_simulate_in_detail_says_where_points_come_from_and_what_happened() -> None:
    found = data("simulate", GAME, *PAIR, "--games", 5, "--detail")
    for seat, mean in enumerate(found["mean_scores"]):
        assert sum(means[seat] for means in found["points"].values()) == pytest.approx(mean)
    assert found["mean_best"] >= max(found["mean_scores"])
    assert found["events"]["game_ended"] == 1
    assert "events" not in data("simulate", GAME, *PAIR, "--games", 5)
    shown = fine("simulate", GAME, *PAIR, "--games", 2, "--detail")
    assert "Points from" in shown
    assert "game_ended" in shown


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--seats", "random"], "players"),
        (["--seats", ",".join(["random"] * 9)], "players"),
        (["--seats", "you,random"], "you"),
        (["--seats", "random,nobody"], "nobody"),
        (["--games", 0], "--games"),
        (["--jobs", "many"], "--jobs"),
        (["--option", "colour"], "KEY=VALUE"),
        (["--option", "colour=mauve"], "colour"),
    ],
)
def test_bad_simulations_are_refused(arguments: list[object], complaint: str) -> None:
    assert complaint in refused("simulate", GAME, *arguments)


def test_chunks_cover_every_seed_once() -> None:
    assert [seed for part in seed_chunks(7, 53) for seed in part] == list(range(7, 60))


def test_fuzz_plays_all_seat_counts_cleanly() -> None:
    assert "no failure" in fine("fuzz", GAME, "--games", 2 * len(SEATS), "--every", 7)
    assert "no failure" in fine("fuzz", "--games", 1, "--bot", "greedy", "--seats", SEATS[0])


def test_fuzz_prints_the_command_that_fails_again(monkeypatch: pytest.MonkeyPatch) -> None:
    game = type(games.load(GAME))
    monkeypatch.setattr(game, "broken_invariants", lambda game, s: ["I-0: the table wobbles"])
    result = run("fuzz", GAME, "--games", 1, "--seed", 11)
    assert result.exit_code == 1
    assert "the table wobbles" in result.stdout
    again = next(line for line in result.stdout.splitlines() if "dynasty fuzz" in line)
    assert "--seed 11 --games 1" in again
    assert run(*again.split()[1:]).exit_code == 1


def test_fuzz_reports_what_rules_raise(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: object, s: object) -> list[str]:
        raise IndexError("no such square")

    monkeypatch.setattr(type(games.load(GAME)), "broken_invariants", broken)
    result = run("fuzz", GAME, "--games", 1)
    assert result.exit_code == 1
    assert "IndexError: no such square" in result.stdout


def test_bad_fuzzing_is_refused() -> None:
    assert "nobody" in refused("fuzz", GAME, "--bot", "nobody")
    assert "9" in refused("fuzz", GAME, "--seats", 9)


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
    assert "checkout" in said
    assert f"pip install '{DISTRIBUTION}[bench]'" in said
