"""A hint in words: the choice, the lead, the next best, and the difference between them."""

from dynasty import games
from dynasty.text import Opinion, Words, hint_sentences

WORDS = Words("en", games.folder(games.TEMPLATE) / "text")


def test_a_hint_names_choice_lead_alternative_and_reasons() -> None:
    opinions = [Opinion("Serve the monk.", 75, 2.04), Opinion("Pick leaves", 25, -1.0)]
    tried = "Of 100 lines of play that it tried, 75% open with it; on average they end"
    assert hint_sentences(WORDS, "master", opinions, {"coins": 3.0, "leaves": -1.26}) == [
        "The master would choose: Serve the monk.",
        f"{tried} 2.0 points ahead.",
        "Next best: Pick leaves (1.0 points behind).",
        "Compared with that it brings +3.0 coins and −1.3 tea leaves.",
    ]


def test_a_hint_without_alternative_is_one_sentence() -> None:
    only = [Opinion("Serve the monk", 1, 0.0)]
    assert hint_sentences(WORDS, "master", only, {}) == ["The master would choose: Serve the monk."]


def test_no_more_than_three_reasons_are_told() -> None:
    opinions = [Opinion("a", 2, 0.0), Opinion("b", 1, 0.0)]
    reasons = {"coins": 4.0, "leaves": 3.0, "favourites": 2.0, "score": 1.0}
    said = hint_sentences(WORDS, "master", opinions, reasons)[-1]
    assert said.count("+") == 3
