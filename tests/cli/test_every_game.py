"""The command line knows no game: whatever is on the shelf, and the template, goes through it."""

from pathlib import Path

import pytest

from dynasty import games
from dynasty.cli.terminal_match import TerminalTable
from dynasty.kernel import Chance, Match, SeatEntry
from tests.cli.desk import data, fine
from tests.text.editor import loose

GAMES = [*games.SHELF, games.TEMPLATE_GAME]


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
    assert [line for line in lines if line and not line.strip()] == []
    assert language == "en" or [line for line in lines if loose(line)] == []
    assert data("replay", file)["finished"]


def laid(name: str, seats: int, folder: Path) -> TerminalTable:
    """A table at which only people sit."""
    people = tuple(SeatEntry("", "you") for _ in range(seats))
    return TerminalTable(Match(games.load(name), people, 1), folder / "game.json", "en")


@pytest.mark.parametrize("name", GAMES)
def test_the_board_is_shown_whenever_a_round_or_turn_began(name: str, tmp_path: Path) -> None:
    first = laid(name, games.load(name).seat_counts[0], tmp_path).pictures(0)
    title, head = first.title.partition(":")[0], first.regions[0].title
    seats = ",".join(["you"] + ["random"] * (games.load(name).seat_counts[0] - 1))
    said = fine("play", name, "--seats", seats, "--save", tmp_path / "a.json", typed="1\n" * 900)
    moment, shown = "", False
    for line in said.splitlines():
        if line == head:
            shown = True
        elif line.startswith(f"{title}: "):
            now = line.partition(" · ")[0]
            assert shown or now == moment, line
            moment, shown = now, False
    assert moment


@pytest.mark.parametrize("name", GAMES)
def test_the_first_choice_goes_on_or_ends_and_gives_nothing_away(name: str, tmp_path: Path) -> None:
    table, chance = laid(name, games.load(name).seat_counts[-1], tmp_path), Chance(1)
    while not table.match.finished:
        asked = table.match.state.decisions[0]
        kinds = [offer.kind for offer in table.offers(asked.seat)]
        assert kinds[0] != "free" or set(kinds) == {"free"}
        assert kinds[0] != "ending" or "main" not in kinds
        table.match.choose(asked.seat, str(asked.choices[chance.below(len(asked.choices))]))


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
    package = games.game_folder(name).parents[1]
    sources = [*(package / "cli").iterdir(), *(package / "text").iterdir()]
    naming = [file.name for file in sources if file.is_file() and name in file.read_text("utf-8")]
    assert naming == []
