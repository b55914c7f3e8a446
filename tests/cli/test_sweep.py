"""The command `sweep`."""

import json
from pathlib import Path

import pytest

from dynasty import games
from dynasty.lab import sweep
from dynasty.lab.sweep import SweepSection
from tests.cli.desk import data, fine, refused, run

TEA = games.load(games.TEMPLATE_GAME)


ROW = ["--vary", "house.row=2,4"]


SMALL = ["sweep", games.TEMPLATE_GAME, "--games", 6, "--bots", "random"]


def test_the_command_shows_and_writes_a_report(tmp_path: Path) -> None:
    said = fine(*SMALL, *ROW, "--out", tmp_path, "--seats", "2,3")
    assert "2 players, 6 deals with each value" in said
    assert "Wins from seat 3" in said
    assert (tmp_path / "sweep.html").is_file()
    written = json.loads((tmp_path / "sweep.json").read_text(encoding="utf-8"))
    assert written["variations"][0]["source"] == "C"
    assert [setting["values"] for setting in written["settings"]] == [[2], [3], [4]]
    own = tmp_path / "boxes" / written["settings"][0]["file"]
    assert games.load(games.TEMPLATE_GAME, own).box.digest != TEA.box.digest


def test_the_command_speaks_french_and_json(tmp_path: Path) -> None:
    assert "Différence" in fine(*SMALL, *ROW, "--out", tmp_path, "--lang", "fr")
    printed = data(*SMALL, *ROW, "--out", tmp_path)
    assert printed == json.loads((tmp_path / "sweep.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--vary", "house.row=9"], "from 1 to 5"),
        (["--vary", "house.rows=2"], "house.row"),
        ([*ROW, "--bots", "nobody"], "nobody"),
        ([*ROW, "--bots", ","], "at least 1"),
        ([*ROW, "--seats", "9"], "not 9"),
        ([], "--vary"),
    ],
)
def test_what_is_wrong_is_said_before_anything_is_played(
    arguments: list[object], complaint: str, tmp_path: Path
) -> None:
    assert complaint in refused(*SMALL, *arguments, "--out", tmp_path / "new")
    assert not (tmp_path / "new").exists()


def test_ctrl_c_ends_it_with_the_code_of_a_shell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*arguments: object) -> SweepSection:
        raise KeyboardInterrupt

    monkeypatch.setattr(sweep, "play_table_size", interrupted)
    assert run(*SMALL, *ROW, "--out", tmp_path).exit_code == 130
