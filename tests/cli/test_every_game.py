"""The command line knows no game: whatever is on the shelf, and the template, goes through it."""

from pathlib import Path

import pytest

from dynasty import games
from tests.cli.desk import data, fine

GAMES = [*games.SHELF, games.TEMPLATE]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_played_with_every_command(
    name: str, language: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    commands = "why\nhint\nboard\nscore\nlog\nrules\n"
    typed = commands + "1\n" * 6 + commands + "1\n" * 900
    seats = ",".join(["you"] + ["random"] * (games.load(name).seat_counts[-1] - 1))
    said = fine(
        "play", name, "--seats", seats, "--seed", 1, "--lang", language, "--save", file, typed=typed
    )
    lines = [line for line in said.splitlines() if str(file) not in line]
    assert max(map(len, lines)) <= 80
    assert data("replay", file)["finished"]


@pytest.mark.parametrize("name", GAMES)
def test_every_command_takes_every_game(name: str) -> None:
    seats = games.load(name).seat_counts[0]
    bots = ",".join(["random"] * seats)
    assert sum(data("simulate", name, "--seats", bots, "--games", 9)["wins"]) == pytest.approx(9)
    assert "no failure" in fine("fuzz", name, "--games", 6)
    assert fine("render", name, "--to", 9).startswith("<svg")
    assert data("rules", name)
    assert data("components", name)["values"]


@pytest.mark.parametrize("name", GAMES)
def test_the_command_line_names_no_game(name: str) -> None:
    package = games.folder(name).parents[1]
    sources = [*(package / "cli").iterdir(), *(package / "text").iterdir()]
    naming = [file.name for file in sources if file.is_file() and name in file.read_text("utf-8")]
    assert naming == []
