"""The commands `guide` and `shares`."""

from dynasty import games
from dynasty.learn.guide_parser import load_guide
from tests.cli.desk import data, fine, refused

GAME = "_template"


def test_a_guide_is_read_in_the_terminal_in_either_language() -> None:
    for language in ("en", "fr"):
        guide = load_guide(GAME, language)
        assert guide is not None
        said = in_line(fine("guide", GAME, "--lang", language))
        told = [guide.title, *guide.glossary.values()]
        told += [text for figure in guide.figures for text in (figure.caption, figure.text)]
        assert [text for text in told if in_line(text) not in said] == []


def in_line(text: str) -> str:
    return " ".join(text.split())


def test_only_games_have_guides() -> None:
    assert "no game “chess”" in refused("guide", "chess")


def test_shares_are_measured_for_people_and_for_scripts() -> None:
    measured = data("shares", GAME, "--games", 2, "--seed", 3)
    assert measured["command"] == "dynasty shares _template --games 2 --seed 3"
    said = fine("shares", GAME, "--games", 2, "--seed", 3)
    assert measured["command"] in in_line(said)
    assert "Tips" in said
    assert games.load(GAME).usual_seats == measured["seats"]
