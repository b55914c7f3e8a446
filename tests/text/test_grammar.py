"""Articles, elisions, and who is spoken to."""

import pytest

from dynasty.text.grammar import READER, au, de, du, inner, le, who


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Atelier", ["l’Atelier", "à l’Atelier", "de l’Atelier"]),
        ("épée", ["l’épée", "à l’épée", "de l’épée"]),
        ("lance", ["la lance", "à la lance", "de la lance"]),
        ("hallebarde", ["la hallebarde", "à la hallebarde", "de la hallebarde"]),
        ("Palais", ["le Palais", "au Palais", "du Palais"]),
    ],
)
def test_a_french_name_has_its_article(name: str, said: list[str]) -> None:
    assert [article(name, "lance hallebarde") for article in (le, au, du)] == said


def test_a_symbol_stands_before_the_article() -> None:
    assert le("\ue000sword\ue001épée") == "\ue000sword\ue001l’épée"


def test_the_reader_is_spoken_to() -> None:
    assert [de(name, "à vous") for name in ("Anne", "Bob", f"Anne{READER}")] == [
        "d’Anne",
        "de Bob",
        "à vous",
    ]
    assert [who(name, "", "yours") for name in ("Ann", f"Ann{READER}")] == ["Ann", "yours"]


def test_quotation_marks_inside_others_are_other_marks() -> None:
    assert inner("Take the end tile “6 PP”") == "Take the end tile ‘6 PP’"
    assert inner("Prendre la tuile «\xa06 PP\xa0»") == "Prendre la tuile “6 PP”"
