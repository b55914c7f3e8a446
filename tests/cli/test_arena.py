"""The commands `arena` and `ladder`."""

import json
import shutil
from pathlib import Path

import pytest

from dynasty import DISTRIBUTION, games
from dynasty.cli import arena
from tests.cli.desk import fine, refused, run

TEA = games.TEMPLATE_GAME
SMALL = ["arena", TEA, "--bots", "random,greedy", "--games", 4, "--seats", 2]


def test_the_arena_shows_and_writes_a_report(tmp_path: Path) -> None:
    said = fine(*SMALL, "--out", tmp_path)
    assert "2 players, 4 games" in said
    assert "greedy" in said
    assert "Ahead" in said
    assert (tmp_path / "report.html").is_file()
    report = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    assert report["plan"]["bots"] == ["random", "greedy"]
    assert report["games"] == 4


def test_the_arena_speaks_french(tmp_path: Path) -> None:
    said = fine(*SMALL, "--out", tmp_path, "--lang", "fr")
    assert "2 joueurs, 4 parties" in said
    assert '<html lang="fr"' in (tmp_path / "report.html").read_text(encoding="utf-8")


def test_without_a_folder_the_games_lie_in_one_of_the_games_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    fine(*SMALL)
    assert (tmp_path / "arena" / TEA / "games.jsonl").is_file()


def test_neighbours(tmp_path: Path) -> None:
    bots = ["--bots", "default,greedy", "--neighbours", "--against", "random"]
    said = fine("arena", TEA, *bots, "--games", 2, "--seats", "2", "--out", tmp_path)
    assert "2 players, 4 games" in said


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--bots", "random,nobody"], "nobody"),
        (["--bots", "random"], "2 different bots"),
        (["--seats", "9"], "not 9"),
        (["--seats", "1"], "not 1"),
        (["--against", "default"], "--neighbours"),
        (["--games", 0], "--games"),
        (["--option", "length"], "KEY=VALUE"),
        (["--option", "length=endless"], "endless"),
    ],
)
def test_bad_plans_are_refused(arguments: list[object], complaint: str, tmp_path: Path) -> None:
    assert complaint in refused(*SMALL, *arguments, "--out", tmp_path / "new")
    assert not (tmp_path / "new").exists()


def test_another_plan_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    fine(*SMALL, "--out", tmp_path)
    said = refused(*SMALL, "--seed", 2, "--out", tmp_path)
    assert "different settings" in said
    assert "--out" in said


def test_without_the_extra_the_command_says_how_to_install_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena, "LAB_MODULES", ("no_such_package",))
    assert f"{DISTRIBUTION}[lab]" in refused(*SMALL, "--out", tmp_path)
    assert f"{DISTRIBUTION}[lab]" in refused("ladder", tmp_path)


def test_ctrl_c_says_where_the_games_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*arguments: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "play_plan", interrupted)
    result = run(*SMALL, "--out", tmp_path)
    assert result.exit_code == 130
    assert "games.jsonl" in result.stdout.replace("\n", "")


def test_the_ladder_is_written_and_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    fine(*SMALL, "--out", "first")
    Path("ladder").mkdir()
    shutil.copy("first/report.json", "ladder/tea.json")
    assert "ladder.md" in fine("ladder", "ladder")
    assert "Tea House" in Path("ladder.md").read_text(encoding="utf-8")
    Path("ladder.md").unlink()
    fine("ladder", "ladder", "--play")
    assert Path("arena/ladder/tea/games.jsonl").is_file()
    assert Path("ladder.md").is_file()
