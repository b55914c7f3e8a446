from pathlib import Path

from dynasty import games
from tests.cli.desk import GAME, SEATS, fine

ONE_GAME = len(games.SHELF) == 1
DEFAULTS = "\n" * (2 if ONE_GAME else 3)  # language, (game,) players


def test_the_menu_starts_a_game_by_enter_alone(home: Path) -> None:
    said = fine(typed=DEFAULTS + "\n" * SEATS[0] + "1\nquit\n")
    assert "Language" in said
    assert "greedy bot" in said
    assert "Your game is kept" in said


def test_the_menu_asks_again_and_speaks_french(home: Path) -> None:
    counts = DEFAULTS[1:-1] + "9\nmany\n1\n"
    said = fine(
        typed="2\n" + counts + "nobody\nyou=Zoé\n" + "random\n" * (SEATS[0] - 1) + "quitter\n"
    )
    assert "Tapez un numéro" in said
    assert "'nobody'" in said
    assert "Zoé (vous)" in said


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
