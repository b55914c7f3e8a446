"""Guides: their figures draw, their words are written, their numbers were measured."""

from dataclasses import asdict

import pytest

from dynasty import games
from dynasty.drawing.scene import Text
from dynasty.kernel import text_key
from dynasty.learn.guide_figures import draw_figure
from dynasty.learn.score_shares import ScoreShares, load_shares, measure_shares
from tests.conformance.guides import (
    LEAST_FIGURES,
    MOST_WORDS,
    guides_of,
    lengths,
    pointable,
    problems,
    unexplained,
    used_symbols,
)
from tests.conformance.tables import NAMES, loaded, words

every_game = pytest.mark.parametrize("name", NAMES)


@every_game
def test_a_guide_can_be_drawn_and_read_in_every_language(name: str) -> None:
    assert list(problems(name)) == []


@every_game
def test_every_symbol_of_a_board_is_explained(name: str) -> None:
    for guide in guides_of(name):
        assert unexplained(name, guide) == set()


@every_game
def test_players_in_figures_wear_the_letters_of_the_language(name: str) -> None:
    for guide in guides_of(name):
        figure, spoken = guide.figures[0], words(name, guide.language)
        drawn = draw_figure(name, figure, guide.language)
        marks = {symbol.name: symbol.shapes[-1] for symbol in drawn.symbols}
        for seat in ("seat_0", "seat_1"):
            mark = marks[f"{figure.record}-{seat}"]
            assert isinstance(mark, Text)
            assert mark.text == spoken.say(text_key("letter", seat))


@every_game
def test_every_symbol_can_be_pointed_at(name: str) -> None:
    """Also what is no choice: a counter, a price, a forecast."""
    assert used_symbols(name) - pointable(name) == set()


@every_game
def test_a_guide_is_read_in_ten_minutes_and_shows_what_it_tells(name: str) -> None:
    for guide in guides_of(name):
        print(f"{name} {guide.language}: {lengths(guide)[0]} words, {len(guide.figures)} figures")
        if name in games.SHELF:
            assert len(guide.figures) >= LEAST_FIGURES
            assert 1200 <= lengths(guide)[0] <= MOST_WORDS


@every_game
def test_what_earns_points_is_what_the_command_measures(name: str) -> None:
    shown = load_shares(name)
    assert shown is not None
    seed = int(shown.command.rpartition(" ")[2])
    assert asdict(measure_shares(loaded(name), shown.games, seed)) == asdict(shown)


@every_game
def test_what_earns_points_has_names(name: str) -> None:
    shares = load_shares(name)
    assert isinstance(shares, ScoreShares)
    assert all(words(name, "fr").category(row.category) for row in shares.rows)
