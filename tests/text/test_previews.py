"""A preview in words: what is certain, then the next question or why the preview ends."""

import pytest

from dynasty import games
from dynasty.kernel import Offer, Preview, Question, View
from dynasty.text import LANGUAGES, Translator, preview_sentences
from dynasty.text.previews import MAX_NAMED_OFFERS
from tests.text.guests import SERVED

TEA = games.game_folder(games.TEMPLATE_GAME) / "text"
WORDS = Translator("en", TEA, colours=("purple", "orange"), strict=True)
GARDEN = Offer("pick:garden", {"leaves": 2})
SERVE = Offer("serve:monk", {"leaves": 1, "coins": 3})
VIEW = View(0, 2, False, ())


def preview(*offers: Offer, ends: str = "") -> Preview:
    """What a choice will do that serves a guest, and then asks for one of these choices."""
    asked = None if ends else Question(0, "TakeTurn", "ask-turn", "T-3.1", offers)
    return Preview("serve:merchant", (SERVED,), VIEW, (), ends, asked)


@pytest.mark.parametrize("ends", ["chance", "revealed", "others", "over"])
def test_a_preview_that_asks_nothing_says_why_it_ends(ends: str) -> None:
    said = preview_sentences(WORDS, preview(ends=ends))
    assert said == [WORDS.event(SERVED), WORDS.say(f"preview-{ends}")]


def test_the_next_question_is_told_with_its_choices() -> None:
    told, asked = preview_sentences(WORDS, preview(GARDEN, SERVE))
    assert told == WORDS.event(SERVED)
    choices = WORDS.say("preview-choices", some=WORDS.brief(GARDEN), other=WORDS.brief(SERVE))
    question = WORDS.say("ask-turn")
    assert asked == WORDS.say("preview-question", question=question, choices=choices, more=0)


def test_a_question_with_one_choice_names_it_alone() -> None:
    (_, asked) = preview_sentences(WORDS, preview(GARDEN))
    assert WORDS.brief(GARDEN) in asked
    assert WORDS.brief(SERVE) not in asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_many_choices_the_first_are_named_and_the_rest_is_counted(language: str) -> None:
    words = Translator(language, TEA, colours=("purple", "orange"), strict=True)
    offers = [Offer("pick:garden", {"leaves": 10 + n}) for n in range(MAX_NAMED_OFFERS + 5)]
    few, many = (preview_sentences(words, preview(*offers[:n]))[1] for n in (3, len(offers)))
    labels = [words.brief(offer) for offer in offers]
    assert [label in many for label in labels] == [n < MAX_NAMED_OFFERS for n in range(len(labels))]
    assert "5" in many.replace(labels[0], "").replace(labels[1], "").replace(labels[2], "")
    assert all(label in few for label in labels[:3])
