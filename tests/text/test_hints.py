"""A hint in words: the choice, the lead, the next best, and the difference between them."""

from dynasty import games
from dynasty.text import Opinion, Words, hint_sentences

WORDS = Words("en", games.folder(games.TEMPLATE) / "text")


def test_a_hint_names_choice_lead_alternative_and_reasons() -> None:
    opinions = [Opinion("Serve the monk.", 75, 2.04), Opinion("Pick leaves", 25, -1.0)]
    less = "in spite of −1.3 points for tea leaves"
    tried = "Of 100 lines of play that it tried, 75% open with it; on average they end"
    assert hint_sentences(WORDS, "master", opinions, {"coins": 3.0, "leaves": -1.26}) == [
        "The master would choose: Serve the monk.",
        f"{tried} 2.0 points ahead.",
        "Next best: Pick leaves (1.0 points behind).",
        f"Compared with that, the first choice brings +3.0 points for coins, {less}.",
    ]


def test_a_hint_without_alternative_is_one_sentence() -> None:
    only = [Opinion("Serve the monk", 1, 0.0)]
    assert hint_sentences(WORDS, "master", only, {}) == ["The master would choose: Serve the monk."]


def told(reasons: dict[str, float], second: float = 0.0) -> list[str]:
    """What follows the first two sentences."""
    opinions = [Opinion("a", 2, 1.0), Opinion("b", 1, second)]
    return hint_sentences(WORDS, "master", opinions, reasons)[2:]


def test_no_more_than_three_gains_are_told() -> None:
    said = told({"coins": 4.0, "leaves": 3.0, "favourites": 2.0, "score": 1.0})
    assert said[-1].count("+") == 3


def test_a_loss_that_outweighs_what_is_told_is_left_out() -> None:
    reasons = {"leaves": -5.0, "coins": 2.0, "favourites": 2.0, "score": 2.0}
    assert "−" in told(reasons)[-1]
    many = {"leaves": -3.0, "coins": 1.0, "favourites": 1.0, "score": 1.0, "hours": 1.0}
    assert "−" not in told(many)[-1]


def test_a_hint_never_argues_against_itself() -> None:
    later = "What speaks for it shows only later in the game."
    assert told({"coins": -4.0, "leaves": 3.0})[-1] == later
    assert told({"coins": -4.0})[-1] == later


def test_a_next_best_choice_that_seems_better_keeps_its_lead_to_itself() -> None:
    assert told({}, second=3.0) == ["Next best: b."]
    assert told({}, second=0.5) == ["Next best: b (0.5 points ahead)."]


def test_french_counts_points_in_the_plural_from_two_on() -> None:
    words = Words("fr", games.folder(games.TEMPLATE) / "text")
    opinions = [Opinion("a", 3, 2.5), Opinion("b", 1, 1.9)]
    said = hint_sentences(words, "master", opinions, {"coins": 1.2, "leaves": -0.4})
    assert said[1].endswith("avec 2,5 points d’avance.")
    assert said[2] == "À défaut\u00a0: b (avec 1,9 point d’avance)."
    assert "+1,2 point (" in said[3]
    assert "−0,4 point (" in said[3]
