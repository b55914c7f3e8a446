"""The menu of `dynasty` without a command."""

import json
from pathlib import Path
from typing import Any

import pytest

from dynasty import games
from dynasty.kernel import Game
from dynasty.localization import translator_for
from tests.cli.desk import GAME, SEATS, fine

ONE_GAME = len(games.SHELF) == 1
DEFAULTS = "\n" * (2 if ONE_GAME else 3)  # language, (game,) players


def test_the_menu_starts_a_game_by_enter_alone(home: Path) -> None:
    said = fine(typed=DEFAULTS + "\n" * SEATS[0] + "1\nquit\n")
    assert "Language" in said
    assert "artisan" in said
    assert "Your game is saved" in said


def test_the_menu_asks_again_and_speaks_french(home: Path) -> None:
    counts = DEFAULTS[1:-1] + "9\nmany\n1\n"
    said = fine(
        typed="2\n" + counts + "nobody\nyou=Zoé\n" + "random\n" * (SEATS[0] - 1) + "quitter\n"
    )
    assert "Tapez un numéro" in said
    assert "«\u00a0nobody\u00a0» ne peut pas jouer" in said
    assert "Zoé (vous)" in said


@pytest.mark.parametrize("count", [1, 2])
def test_the_menu_asks_for_an_option_only_where_it_applies(home: Path, count: int) -> None:
    game = next(game for game in map(games.load, games.SHELF) if solo_option(game))
    asked = translator_for(game, "en").option(game.options[0].key)
    chosen = f"{games.SHELF.index(game.name) + 1}\n{game.seat_counts.index(count) + 1}\n"
    said = fine(typed="\n" + chosen + "\n" * count + "2\nquit\n")
    (kept,) = home.rglob("*.json")
    options = json.loads(kept.read_text(encoding="utf-8"))["options"]
    assert (asked in said) == (count == 1)
    assert options == {game.options[0].key: game.options[0].values[count == 1]}


def solo_option(game: Game[Any]) -> bool:
    """Is the only option of the game one for a single player?"""
    return [option.seats for option in game.options] == [(1,)]


def test_the_menu_offers_games_that_are_not_over(home: Path) -> None:
    fine("play", GAME, "--seats", "you=Ann,greedy", "--seed", 5, typed="1\n")
    said = fine(typed="\n2\n1\nquit\n")
    assert "Ann and " in said
    assert "Ann>" in said


def test_play_alone_is_the_menu_too(home: Path) -> None:
    assert "Language" in fine("play", typed="")


def test_the_end_of_the_input_leaves_the_menu(home: Path) -> None:
    assert "Language" in fine(typed="")
    assert not list(home.rglob("*.json"))
