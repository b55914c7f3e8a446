"""Records given to the commands: good ones, and every kind of bad one."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dynasty import games
from tests.cli.desk import GAME, data, fine, owners_file, refused, run

Change = Callable[[dict[str, Any]], object]


def changed(finished: Path, folder: Path, change: Change) -> Path:
    record = json.loads(finished.read_text(encoding="utf-8"))
    change(record)
    file = folder / "changed.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    return file


UNREADABLE: dict[str, tuple[Change, str]] = {
    "foreign": (lambda r: r.pop("dynasty"), "dynasty"),
    "other format": (lambda r: r.update(dynasty=99), "format"),
    "other game": (lambda r: r.update(game="no-such-game"), "no-such-game"),
    "out of date": (lambda r: r.update(version="0"), "version 0"),
    "other components": (lambda r: r.update(components="0" * 16), "other components"),
    "no seed": (lambda r: r.pop("seed"), "seed"),
    "too many seats": (lambda r: r.update(seats=r["seats"] * 9), "players"),
    "no such option": (lambda r: r.update(options={"colour": "mauve"}), "colour"),
    "seat out of range": (lambda r: r["choices"].insert(0, [-99, "a:b"]), "choices[0]"),
    "no choice": (lambda r: r["choices"].insert(3, "pass"), "choices[3]"),
}
DIVERGED: dict[str, tuple[Change, str]] = {
    "unknown choice": (lambda r: r["choices"].insert(2, [0, "fly:moon"]), "choice 3"),
    "unknown seat": (lambda r: r["choices"].insert(0, [99, r["choices"][0][1]]), "choice 1"),
    "choice left out": (lambda r: r["choices"].pop(0), "choice"),
    "other seed": (lambda r: r.update(seed=r["seed"] + 1), ""),
    "other scores": (lambda r: r.update(scores=[0] * len(r["seats"])), "states"),
    "cut off": (lambda r: r.update(choices=r["choices"][:5]), "not over"),
}


def starts_from(record: dict[str, Any], **fields: Any) -> None:
    """Let the record start from a position, with other values in some of its fields."""
    game = games.load(record["game"])
    origin = game.dump(game.start(len(record["seats"]), 1))
    origin["fields"].update(fields)
    record.update(origin=origin, choices=[], scores=None)


HOSTILE: dict[str, tuple[Change, str]] = {
    "negative pile": (lambda r: starts_from(r, hand=[-1] * len(r["seats"])), "hand: expected"),
    "huge pile": (lambda r: starts_from(r, hand=[10**4000] * len(r["seats"])), "hand: expected"),
    "no list": (lambda r: starts_from(r, hand=1), "hand: expected"),
    "other turn": (lambda r: starts_from(r, turn=6), "breaks an invariant"),
    "no position": (lambda r: r.update(origin={}, choices=[]), "seats: expected"),
}


@pytest.mark.parametrize("case", HOSTILE)
def test_a_record_with_a_hostile_position_is_bad_input(
    finished: Path, tmp_path: Path, case: str
) -> None:
    change, complaint = HOSTILE[case]
    file = changed(finished, tmp_path, change)
    for command in (["verify"], ["replay"], ["play"]):
        assert complaint in refused(*command, file)


@pytest.mark.parametrize("case", UNREADABLE)
def test_a_bad_record_is_bad_input(finished: Path, tmp_path: Path, case: str) -> None:
    change, complaint = UNREADABLE[case]
    file = changed(finished, tmp_path, change)
    for command in (["verify"], ["replay"], ["render"], ["play"]):
        said = refused(*command, file)
        assert complaint in said
        assert "changed.json" in said


@pytest.mark.parametrize("case", DIVERGED)
def test_a_record_that_diverges_fails_the_check(finished: Path, tmp_path: Path, case: str) -> None:
    change, complaint = DIVERGED[case]
    file = changed(finished, tmp_path, change)
    for command in (["verify"], ["replay", "--json"], ["play"]):
        assert complaint in refused(*command, file, code=1)


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b'"text"', b"[1, 2]", b"\xff\xfe\x00", b"[" * 100_000, b'{"dynasty": 1}'],
    ids=["empty", "truncated", "text", "list", "binary", "deep", "bare"],
)
def test_what_is_no_record_is_bad_input(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "damaged.json"
    file.write_bytes(content)
    assert "damaged.json" in refused("verify", file)
    assert "damaged.json" in refused("replay", file)


def test_a_record_cut_anywhere_never_shows_a_traceback(finished: Path, tmp_path: Path) -> None:
    text = finished.read_text(encoding="utf-8")
    file = tmp_path / "cut.json"
    for length in range(0, len(text) - 2, len(text) // 20):
        file.write_text(text[:length], encoding="utf-8")
        refused("verify", file)


def test_a_missing_file_and_a_folder_are_bad_input(tmp_path: Path) -> None:
    assert "nowhere.json" in refused("verify", tmp_path / "nowhere.json")
    assert str(tmp_path) in refused("verify", tmp_path)
    assert "nowhere.json" in refused("play", "--resume", tmp_path / "nowhere.json")


def test_verify_says_the_worst_of_all_files(finished: Path, tmp_path: Path) -> None:
    assert "fine" in fine("verify", finished)
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
    assert "La partie continue" in fine("replay", finished, "--to", 5, "--seat", 0, "--lang", "fr")


def test_replay_beyond_the_record_is_bad_input(finished: Path) -> None:
    assert "choices" in refused("replay", finished, "--to", 100_000)
    assert "--seat" in refused("replay", finished, "--seat", 9)
    refused("replay", finished, "--to", -1)


def test_a_record_with_own_components_wants_the_same_file(tmp_path: Path) -> None:
    own, file = owners_file(tmp_path), tmp_path / "own.json"
    seats = ["--seats", "random,random", "--seed", 3]
    fine("play", GAME, *seats, "--components", own, "--save", file)
    assert "other components" in refused("verify", file)
    assert "fine" in fine("verify", file, "--components", own)
    assert data("replay", file, "--components", own)["finished"]
