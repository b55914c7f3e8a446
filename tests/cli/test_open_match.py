"""How a match in the terminal is opened: new or saved."""

import json
from pathlib import Path

import pytest

from tests.cli.desk import GAME, fine, owners_file, refused
from tests.cli.terminal_games import START, record


def test_an_owners_components_are_named_in_the_way_back(tmp_path: Path) -> None:
    own, file = owners_file(tmp_path), tmp_path / "g.json"
    said = fine(*START, "--components", own, "--save", file, typed="1\n")
    assert f"dynasty play {file} --components {own}" in said
    assert "different components" in refused("play", file)
    fine("play", file, "--components", own, typed="1\n")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--seats", "you"], "players"),
        (["--seats", "you,you,you,you,you,you,you,you,you"], "players"),
        (["--seats", "you,alphazero"], "alphazero"),
        (["--seats", "you=Ann,you=Ann"], "same name"),
        (["--seats", f"you={'x' * 50},greedy"], "characters"),
        (["--seats", "you=\x1b[2J,greedy"], "printable"),
        (["--seed", "x"], "--seed"),
        (["--seed", "-1"], "--seed"),
        (["--option", "colour=mauve"], "colour"),
        (["--resume", "game.json"], "not both"),
        (["--save", "/no such folder/game.json"], "game.json"),
    ],
)
def test_bad_tables_are_refused(arguments: list[str], complaint: str) -> None:
    assert complaint in refused("play", GAME, *arguments)


def test_a_new_game_never_overwrites_a_kept_one(finished: Path) -> None:
    assert "exists" in refused("play", GAME, "--save", finished)


def test_a_kept_game_has_its_own_seats_and_an_unknown_bot_is_refused(
    finished: Path, tmp_path: Path
) -> None:
    assert "--seats" in refused("play", finished, "--seats", "you,greedy")
    strange = record(finished)
    strange["seats"][1]["player"] = "alphazero"
    (tmp_path / "strange.json").write_text(json.dumps(strange), encoding="utf-8")
    assert "alphazero" in refused("play", tmp_path / "strange.json")
