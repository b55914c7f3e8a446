"""Articles, elisions, and who is spoken to."""

import pytest

from dynasty.text.grammar import (
    READER_MARK,
    as_inner_quote,
    subject_and_verb,
    with_au,
    with_de,
    with_du,
    with_le,
    with_que,
)


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
    assert [article(name, "lance hallebarde") for article in (with_le, with_au, with_du)] == said


def test_a_symbol_stands_before_the_article() -> None:
    assert with_le("\ue000sword\ue001épée") == "\ue000sword\ue001l’épée"


@pytest.mark.parametrize(
    "name", ["Orange", "Élodie", "Œdipe", "Øystein", "Yves", "Hélène", "HUGO", "«\xa0Anne\xa0»"]
)
def test_french_elides_before(name: str) -> None:
    assert [with_de(name), with_que(name), with_le(name)] == [
        f"d’{name}",
        f"qu’{name}",
        f"l’{name}",
    ]


@pytest.mark.parametrize(
    "name", ["Bob", "Yann", "Yínzi", "Han", "hallebarde", "E1", "A", "11", "onze", "李", "Анна", ""]
)
def test_french_does_not_elide_before(name: str) -> None:
    assert [with_de(name), with_que(name), with_le(name)] == [
        f"de {name}",
        f"que {name}",
        f"le {name}",
    ]


def test_a_symbol_stands_before_what_is_one_word() -> None:
    assert with_de("\ue000ink\ue001encre") == "\ue000ink\ue001d’encre"
    assert with_de("\ue000rice\ue001riz") == "de \ue000rice\ue001riz"


def test_the_reader_is_spoken_to() -> None:
    assert [with_de(name, "à vous") for name in ("Anne", "Bob", f"Anne{READER_MARK}")] == [
        "d’Anne",
        "de Bob",
        "à vous",
    ]
    assert [with_que(name, "que vous") for name in ("Anne", f"Anne{READER_MARK}")] == [
        "qu’Anne",
        "que vous",
    ]
    assert [subject_and_verb(name, "", "yours") for name in ("Ann", f"Ann{READER_MARK}")] == [
        "Ann",
        "yours",
    ]


def test_quotation_marks_inside_others_are_other_marks() -> None:
    assert as_inner_quote("Take the end tile “6 PP”") == "Take the end tile ‘6 PP’"
    assert as_inner_quote("Prendre la tuile «\xa06 PP\xa0»") == "Prendre la tuile “6 PP”"
