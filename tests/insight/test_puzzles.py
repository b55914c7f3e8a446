"""The `puzzles` command: it finds puzzles, checks them, and drops what fails."""

import json
import shutil
from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from dynasty import games
from dynasty.insight.puzzle import (
    PUZZLE_FOLDER,
    PUZZLE_INDEX_FILE,
    game_puzzles,
    puzzle_record,
    read_puzzles,
)
from dynasty.insight.puzzle_recheck import ANSWER_FOUND
from dynasty.insight.puzzle_search import SearchedGame
from dynasty.lab.puzzles import consistent_games, rejected_names
from tests.cli.desk import fine, run
from tests.insight.one_puzzle import TEA


def test_another_game_of_the_same_seed_does_not_take_the_place_of_one() -> None:
    there = {"2-1": [(0, "take:a"), (1, "take:b")]}
    same = SearchedGame(2, 1, [*there["2-1"], (0, "take:c")], [])
    another = SearchedGame(2, 1, [(0, "take:b"), (1, "take:b")], [])
    elsewhere = SearchedGame(2, 2, [(0, "take:b")], [])
    assert consistent_games([same, another, elsewhere], there) == [same, elsewhere]


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the template's puzzles that may be written to."""
    folder = tmp_path / TEA
    shutil.copytree(games.game_folder(TEA), folder)
    monkeypatch.setattr(games, "game_folder", lambda name: folder)
    forget()
    yield folder / PUZZLE_FOLDER
    forget()


def forget() -> None:
    """What was read of a folder is read again."""
    game_puzzles.cache_clear()
    puzzle_record.cache_clear()


def test_the_command_checks_what_ships_and_drops_what_fails(own: Path) -> None:
    assert "hold" in fine("puzzles", TEA, "--check")
    first, *others = game_puzzles(TEA)
    wrong = replace(first, answer=first.tempting, tempting=first.answer)
    entries = [asdict(one) for one in (wrong, *others)]
    (own / PUZZLE_INDEX_FILE).write_text(json.dumps(entries), encoding="utf-8")
    forget()
    told = run("puzzles", TEA, "--check")
    assert told.exit_code == 1
    assert first.name in told.stdout
    assert "Most scholars find the answer" in told.stdout
    assert json.loads(run("puzzles", TEA, "--check", "--json").stdout)["failed"] == {
        first.name: ANSWER_FOUND
    }
    assert [one.name for one in read_puzzles(own)] == [one.name for one in (wrong, *others)]
    fine("puzzles", TEA, "--check", "--install")
    assert [one.name for one in read_puzzles(own)] == [one.name for one in others]
    assert {file.stem for file in own.glob("2-*.json")} == {one.source for one in others}


def test_what_was_thrown_out_does_not_come_back(own: Path, tmp_path: Path) -> None:
    first = game_puzzles(TEA)[0]
    asked = ["puzzles", TEA, "--games", 1, "--seed", first.seed, "--out", tmp_path, "--install"]
    all_of_them = {one.name for one in game_puzzles(TEA)}
    fine(*asked, "--without", first.name)
    assert rejected_names(own) == {first.name}
    forget()
    fine(*asked)
    assert {one.name for one in read_puzzles(own)} == all_of_them - {first.name}
    assert rejected_names(own) == {first.name}


def test_the_command_writes_puzzles_and_goes_on_where_it_was(tmp_path: Path) -> None:
    seed = game_puzzles(TEA)[0].seed
    asked = ["puzzles", TEA, "--games", 1, "--seed", seed, "--out", tmp_path, "--json"]
    first = json.loads(fine(*asked))
    assert [one["seed"] for one in first["puzzles"]] == [seed] * len(first["puzzles"])
    kept = (tmp_path / "games.jsonl").read_text(encoding="utf-8")
    more = json.loads(fine(*asked, "--without", first["puzzles"][0]["name"]))
    assert len(more["puzzles"]) == len(first["puzzles"]) - 1
    assert (tmp_path / "games.jsonl").read_text(encoding="utf-8") == kept
    assert len(read_puzzles(tmp_path / "puzzles")) == len(more["puzzles"])
