"""Pictures of games in progress: the same ones each time, from the middle of a game."""

from xml.etree import ElementTree as ET

import pytest

from dynasty import games
from dynasty.drawing.theme import DARK_THEME, LIGHT_THEME
from dynasty.server.pages.game_pictures import (
    SEAT_MARK_SIZE,
    board_svg,
    game_card_svg,
    midgame_state,
    seat_mark_svg,
)
from dynasty.text import LANGUAGES
from tests.server.support.server_process import complete
from tests.server.support.tea_rooms import TEA


def test_a_game_in_progress_has_begun_and_is_not_over() -> None:
    middle = midgame_state(TEA)
    assert 0 < TEA.progress(middle) < 1
    assert middle.decisions
    assert middle.seats == TEA.seat_counts[-1]


def test_the_picture_is_the_same_each_time() -> None:
    again = games.load(TEA.name)  # another object, so that nothing is cached
    assert TEA.dump(midgame_state(TEA)) == again.dump(midgame_state(again))
    assert board_svg(TEA, "en", "light") == board_svg(again, "en", "light")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_board_is_a_picture_in_the_readers_language(language: str) -> None:
    svg = complete(game_card_svg(TEA, language, "light"))
    assert svg == board_svg(TEA, language, "light")
    assert "⟨" not in svg
    assert ET.fromstring(svg).tag.endswith("svg")
    (other,) = (name for name in LANGUAGES if name != language)
    assert svg != board_svg(TEA, other, "light")


def test_a_board_has_the_colours_of_its_theme() -> None:
    light, dark = board_svg(TEA, "en", "light"), board_svg(TEA, "en", "dark")
    differ = [name for name, colour in LIGHT_THEME.items() if DARK_THEME[name] != colour]
    assert light != dark
    assert any(LIGHT_THEME[name] in light and LIGHT_THEME[name] not in dark for name in differ)


def test_each_seat_has_a_mark_of_its_own() -> None:
    marks = [seat_mark_svg(TEA, seat, "en") for seat in range(TEA.seat_counts[-1])]
    assert len(set(marks)) == len(marks)
    for svg in marks:
        root = ET.fromstring(svg)
        assert root.get("viewBox", "").endswith(f"{SEAT_MARK_SIZE} {SEAT_MARK_SIZE}")
