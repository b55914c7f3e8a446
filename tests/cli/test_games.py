"""The commands `games` and `components`, and owners' component files."""

from pathlib import Path

import pytest

from dynasty import games
from tests.cli.desk import GAME, data, fine, owners_file, refused


def test_games_are_listed_with_the_command_that_plays_them() -> None:
    said = fine("games")
    assert all(f"dynasty play {name}" in said for name in games.SHELF)


def test_games_as_json() -> None:
    listed = data("games")
    assert [game["name"] for game in listed] == list(games.SHELF)
    assert all({"title", "seats", "version", "components", "options"} <= set(g) for g in listed)


def test_components_show_values_marks_and_digest() -> None:
    said = fine("components", GAME)
    assert games.load(GAME).box.digest in said
    assert "C: " in said


def test_components_of_one_source() -> None:
    chosen = data("components", GAME, "--source", "C")
    assert chosen["values"]
    assert {value["source"] for value in chosen["values"]} == {"C"}


def test_components_of_an_owner(tmp_path: Path) -> None:
    own = data("components", GAME, "--components", owners_file(tmp_path))
    assert own["digest"] != data("components", GAME)["digest"]
    assert [v["source"] for v in own["values"]].count("owner") == 1


def test_an_unknown_source_is_refused() -> None:
    assert "expected one of" in refused("components", GAME, "--source", "Z")


@pytest.mark.parametrize(
    ("mistake", "complaint"),
    [
        ("no_such_table = 1", "no_such_table"),
        ("[TABLE]\nno_such_key = 1", "no_such_key"),
        ("[TABLE]\nKEY = 'three'", "TABLE.KEY"),
        ("[TABLE]\nKEY = true", "TABLE.KEY"),
        ("[TABLE]\nKEY = 1.5", "TABLE.KEY"),
        ("[TABLE]\nKEY = -1000000", "TABLE.KEY"),
        ("[TABLE]\nKEY = [1, 2]", "TABLE.KEY"),
        ("[TABLE.KEY]\nvalue = 1", "TABLE.KEY"),
        ("not toml", "valid TOML"),
        ("[TABLE]\nKEY = 1\nKEY = 2", "valid TOML"),
        ("\ud800", "UTF-8"),
    ],
)
def test_a_mistake_in_a_component_file_is_named(
    tmp_path: Path, mistake: str, complaint: str
) -> None:
    number = next(v.key for v in games.load(GAME).box.values if type(v.value) is int)
    table, _, key = number.rpartition(".")
    text = mistake.replace("TABLE", table).replace("KEY", key)
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8", errors="surrogatepass")
    for command in (["components"], ["play"], ["simulate"], ["fuzz"], ["render"]):
        said = refused(*command, GAME, "--components", file)
        assert complaint.replace("TABLE", table).replace("KEY", key) in said
        assert "mine.toml" in said


def test_an_empty_component_file_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("", encoding="utf-8")
    assert data("components", GAME, "--components", file) == data("components", GAME)


def test_a_missing_component_file_is_refused(tmp_path: Path) -> None:
    assert "nowhere.toml" in refused("components", GAME, "--components", tmp_path / "nowhere.toml")


@pytest.mark.parametrize(
    "command",
    [["play"], ["simulate"], ["render"], ["rules"], ["components"], ["fuzz"]],
)
def test_an_unknown_game_is_refused_with_the_shelf(command: list[str]) -> None:
    said = refused(*command, "no-such-game")
    assert "no-such-game" in said
    assert GAME in said
