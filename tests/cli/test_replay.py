"""The commands `replay` and `verify`."""

import json
from pathlib import Path

from tests.cli.bad_records import DIVERGED, changed
from tests.cli.desk import GAME, data, fine, owners_file, refused, run


def test_verify_says_the_worst_of_all_files(finished: Path, tmp_path: Path) -> None:
    assert "OK" in fine("verify", finished)
    diverged = changed(finished, tmp_path, DIVERGED["other scores"][0])
    assert run("verify", finished, diverged).exit_code == 1
    result = run("verify", diverged, tmp_path / "nowhere.json", finished)
    assert result.exit_code == 2
    assert "finished.json" in result.stdout


def test_replay_as_json(finished: Path) -> None:
    record = json.loads(finished.read_text(encoding="utf-8"))
    whole = data("replay", finished)
    assert whole["choices"] == len(record["choices"])
    assert whole["finished"] is True
    assert whole["scores"] == record["scores"]
    assert sorted(whole["ranking"]) == list(range(len(record["seats"])))
    part = data("replay", finished, "--to", 7)
    assert (part["choices"], part["finished"]) == (7, False)


def test_replay_tells_what_happened(finished: Path) -> None:
    said = fine("replay", finished)
    assert said.count("· ") > 50
    assert "The game is over" in said
    assert "1. " in said


def test_replay_in_french_from_one_seat(finished: Path) -> None:
    assert "La partie n’est pas terminée" in fine(
        "replay", finished, "--to", 5, "--seat", 0, "--lang", "fr"
    )


def test_replay_beyond_the_record_is_bad_input(finished: Path) -> None:
    assert "choices" in refused("replay", finished, "--to", 100_000)
    assert "--seat" in refused("replay", finished, "--seat", 9)
    refused("replay", finished, "--to", -1)


def test_a_record_with_own_components_wants_the_same_file(tmp_path: Path) -> None:
    own, file = owners_file(tmp_path), tmp_path / "own.json"
    seats = ["--seats", "random,random", "--seed", 3]
    fine("play", GAME, *seats, "--components", own, "--save", file)
    assert "different components" in refused("verify", file)
    assert "OK" in fine("verify", file, "--components", own)
    assert data("replay", file, "--components", own)["finished"]
