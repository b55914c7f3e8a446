"""What the editor marks, and what it leaves alone."""

import pytest

from tests.text.editor import (
    articles,
    colons,
    elisions,
    ids,
    loose,
    marks_left,
    miscounted,
    stops,
    too_few,
    too_many,
    unnegated,
)

THINGS = [("coin", "coins"), ("wet clay", "wet clay")]


@pytest.mark.parametrize(
    ("sentence", "found"),
    [
        ("The warrior on r1c3 moves.", ["r1c3"]),
        ("Segment s5, then #re1R.", ["s5", "#re1R"]),
        ("bonus_tile is used", ["bonus_tile"]),
        ("Route X7 is taken.", ["X7"]),
        ("Paint C4 for 2 coins (T-12.3).", []),
    ],
)
def test_ids_are_found(sentence: str, found: list[str]) -> None:
    assert ids(sentence, {"X7"}) == found


@pytest.mark.parametrize(
    "sentence", ["Done..", "Why?.", "He goes .", "a,, b", "two  spaces", "x:."]
)
def test_stops_that_meet_are_found(sentence: str) -> None:
    assert stops(sentence)


@pytest.mark.parametrize("sentence", ["Well done.", "Wait…", "rule 4.7, then 1,200.", "5.5 s"])
def test_stops_in_order_are_left_alone(sentence: str) -> None:
    assert stops(sentence) == []


@pytest.mark.parametrize(
    "sentence", ["Oui !", "Quoi?", "Fin : rien", "« non »", "Fin: rien", "5 %"]
)
def test_loose_french_signs_are_found(sentence: str) -> None:
    assert loose(sentence)


def test_french_signs_that_hold_are_left_alone() -> None:
    assert (
        loose("«\u00a0Oui\u00a0»\u00a0: quoi\u00a0?! paint:b12 à 12:30\u00a0; 5\u00a0%, 2\u00a0× 3")
        == []
    )


@pytest.mark.parametrize(
    ("language", "sentence", "found"),
    [
        ("en", "He sends a officer and an guard.", ["a officer", "an guard"]),
        ("en", "In section A is a one-time tile, an hour before a European one.", []),
        ("fr", "Vous n’avez pas de artisan.", ["de artisan"]),
        ("fr", "Le archer va à le Navire.", ["Le archer", "à le Navire"]),
        ("fr", "Plus que Orange, sur la Aile de Hélène.", ["que Orange", "la Aile", "de Hélène"]),
        ("fr", "Le tour d’Yann, si il vient.", ["d’Yann", "si il"]),
        ("fr", "Avant de le faire, l’archer de Li Si avec le onzième va de E1 à E4.", []),
    ],
)
def test_articles_that_do_not_fit_are_found(language: str, sentence: str, found: list[str]) -> None:
    assert articles(language)(sentence) == found


@pytest.mark.parametrize(
    ("sentence", "found"),
    [
        ("Lorsque Anne, jusque Orange et de Henri", ["Lorsque Anne", "jusque Orange", "de Henri"]),
        ("Plus qu’Yann et d’Yasmine", ["qu’Yann", "d’Yasmine"]),
        ("Plus qu’Anne, de Yann, d’Yves, d’Hélène, de A4 à E1, le Atelier", []),
    ],
)
def test_elisions_that_are_missed_or_wrong_are_found(sentence: str, found: list[str]) -> None:
    assert elisions(sentence) == found


@pytest.mark.parametrize(
    ("language", "sentence", "found"),
    [
        ("en", "1 points, 11 points, 1 of 2 seats, tile 1 scores, 0 seats", ["1 points"]),
        ("fr", "0 trouvés, 1\u00a0points, 10 points, 0 choix", ["0 trouvés", "1\u00a0points"]),
        ("fr", "1 place occupées, 0 place libre", ["1 place occupées"]),
    ],
)
def test_few_things_that_are_counted_wrongly_are_found(
    language: str, sentence: str, found: list[str]
) -> None:
    assert miscounted(language)(sentence) == found


def test_nothing_is_negated_in_french() -> None:
    assert unnegated("Anne reçoit rien\u00a0; vous avez rien.") == ["reçoit rien", "avez rien"]
    assert unnegated("Anne ne reçoit rien, vous n’avez rien, il n’y a rien à payer.") == []


def test_numbers_and_nouns_agree() -> None:
    assert too_many(THINGS)("1 coins, 11 coins, 1 coin and 1 wet clay") == ["1 coins"]
    assert too_few(THINGS)("2 coin, 12 coin, 1 coin, 2 coins and 2 wet clay") == [
        "2 coin",
        "12 coin",
    ]
    assert too_many([])("1 coins") == []


@pytest.mark.parametrize(
    ("sentence", "found"),
    [
        ("Then: Inner ring: its action, or nothing?", 1),
        ("Yanmen\u00a0: vous retirez 1 Soldat\u00a0: +1\u00a0PP.", 1),
        ("Li Si takes a spare action (priority: as always): +2 VP.", 0),
        ("Then “Inner ring: its action?” Perform it: 2 coins.", 0),
        ("Work: 2 repeats. Nothing can be done now: there is no wood", 0),
        ("Take it at 12:30: now", 0),
    ],
)
def test_two_colons_in_a_sentence_are_found(sentence: str, found: int) -> None:
    assert len(colons(sentence)) == found


def test_signs_of_programs_are_found() -> None:
    assert marks_left("Ann\ue010 draws.") == ["\ue010"]
    assert marks_left("Ann draws.") == []
