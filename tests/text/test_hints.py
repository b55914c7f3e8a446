"""A hint in words: the choice, the next best, the gap by its parts, and how the game stands."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dynasty import games
from dynasty.text import Opinion, Translator, WinChance, hint_sentences

WORDS = Translator("en", games.game_folder(games.TEMPLATE_GAME) / "text")
FRENCH = Translator("fr", games.game_folder(games.TEMPLATE_GAME) / "text")
BOTH = [Opinion("Serve the monk.", 75), Opinion("Pick leaves", 25)]


def test_a_hint_names_choice_alternative_gap_and_chance() -> None:
    reasons = {"coins": 3.0, "leaves": -1.26}
    parts = "+3.0 points for coins and −1.3 points for tea leaves"
    assert hint_sentences(WORDS, "master", BOTH, reasons, WinChance(0.66, 0.06, 0.5)) == [
        "The master would choose: Serve the monk.",
        WORDS.say("hint-lines", lines=100, share=75),
        "Next best: Pick leaves.",
        WORDS.say("hint-gap", n=1.7, parts=parts),
        WORDS.say("hint-chance", percent=65),
    ]


def test_a_hint_without_alternative_is_one_sentence() -> None:
    only = [Opinion("Serve the monk", 1)]
    said = hint_sentences(WORDS, "master", only, {}, None)
    assert said == ["The master would choose: Serve the monk."]


def gap(reasons: dict[str, float], words: Translator = WORDS) -> str:
    """What is said of the difference between two choices."""
    return hint_sentences(words, "master", BOTH, reasons, None)[3]


def test_what_is_not_named_is_the_rest_so_that_the_parts_add_up() -> None:
    said = gap({"coins": 4.0, "leaves": 3.0, "favourites": -2.0, "score": 1.0, "rest": 0.5})
    assert "6.5 points more" in said
    rest = WORDS.say("hint-rest")
    assert said.endswith(f", −2.0 points for favourite guests and +1.5 points for {rest}.")


def test_parts_that_are_rounded_add_up_to_the_gap_that_is_told() -> None:
    said = gap({"coins": 2.04, "leaves": 1.04, "score": 0.54, "rest": 0.12})
    assert "3.7 points more" in said
    assert said.endswith(f" and +0.2 points for {WORDS.say('hint-rest')}.")


PARTS = st.dictionaries(
    st.sampled_from(["coins", "leaves", "favourites", "score", "rivals", "rest"]),
    st.floats(-9, 9),
    min_size=1,
)


@pytest.mark.parametrize("words", [WORDS, FRENCH], ids=["en", "fr"])
@given(PARTS)
def test_the_numbers_spoken_sum_to_the_gap_spoken(
    words: Translator, reasons: dict[str, float]
) -> None:
    told, *parts = tenths_in(gap(reasons, words)) or (0,)
    assert told == sum(parts)
    assert 0 not in parts


def tenths_in(said: str) -> list[int]:
    """The points of a sentence in order, with their signs."""
    found = re.findall(r"([−+]?)(\d+)[.,](\d)", said)
    return [(-1 if sign == "−" else 1) * int(whole + tenth) for sign, whole, tenth in found]


def test_what_an_opponent_loses_is_a_gain() -> None:
    assert "+2.0 points that your opponents lose" in gap({"rivals": 2.0})
    assert "−1.0 points that your opponents gain" in gap({"coins": 3.0, "rivals": -1.0})


def test_a_hint_never_argues_against_itself() -> None:
    close, later = WORDS.say("hint-close"), WORDS.say("hint-later")
    assert gap({"coins": -4.0, "leaves": 3.0}) == later
    assert gap({"coins": -4.0}) == later
    assert gap({}) == close
    assert gap({"coins": 0.6, "leaves": -0.5}) == close


@pytest.mark.parametrize(
    ("chance", "said"),
    [
        (WinChance(0.55, 0.06, 0.5), WORDS.say("hint-even")),
        (WinChance(0.28, 0.06, 0.25), WORDS.say("hint-even")),
        (WinChance(0.38, 0.06, 0.25), WORDS.say("hint-chance", percent=40)),
        (WinChance(0.98, 0.06, 0.5), WORDS.say("hint-sure")),
        (WinChance(0.01, 0.06, 0.5), WORDS.say("hint-lost")),
    ],
)
def test_chances_are_told_as_well_as_they_are_known(chance: WinChance, said: str) -> None:
    assert hint_sentences(WORDS, "master", BOTH, {}, chance)[-1] == said


def test_french_counts_points_in_the_plural_from_two_on() -> None:
    said = gap({"coins": 1.2, "leaves": -0.4, "rivals": 1.1}, FRENCH)
    assert "vaut 1,9 point de plus" in said
    assert "+1,2 point (" in said
    assert "+1,1 point (perdu par vos adversaires)" in said
