"""The command `fuzz`."""

import pytest

from dynasty import games
from tests.cli.desk import GAME, SEATS, fine, refused, run


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
