"""Icons of any table: each has a name in every language, and numerals are told apart."""

import pytest

from dynasty.drawing.scene import Path
from dynasty.drawing.symbols.icons import CARD_BACK, ICONS, NUMERALS
from dynasty.text import LANGUAGES, Translator


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_icon_needs_no_game_for_its_name(language: str) -> None:
    words = Translator(language, strict=True)
    names = [words.say(icon.title) for icon in ICONS]
    assert all(names)
    assert len(set(names)) == len(ICONS)


def test_numerals_count_from_one_and_each_has_its_own_strokes() -> None:
    assert [numeral.name for numeral in NUMERALS] == [f"numeral_{n}" for n in range(1, 7)]
    strokes = [shape for numeral in NUMERALS for shape in numeral.shapes]
    assert len({stroke.d for stroke in strokes if isinstance(stroke, Path)}) == len(NUMERALS)
    first, second, third = (shape.d for shape in strokes[:3] if isinstance(shape, Path))
    assert [d.count("M") for d in (first, second, third)] == [1, 2, 3]


def test_a_card_is_narrower_than_it_is_high() -> None:
    assert CARD_BACK.width < CARD_BACK.height
