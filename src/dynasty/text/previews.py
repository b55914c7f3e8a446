"""A preview as sentences: what certainly happens, and what comes then."""

from functools import partial, reduce
from typing import Final

from dynasty.kernel import Preview
from dynasty.text.translator import Translator

MAX_NAMED_OFFERS: Final = 3


def preview_sentences(words: Translator, seen: Preview) -> list[str]:
    """Return sentences about the certain events, then the next question or why the preview ends."""
    told = [words.event(event) for event in seen.events]
    if seen.question is not None:
        return [*told, next_question_sentence(words, seen)]
    return [*told, words.say(f"preview-{seen.ends}")]


def next_question_sentence(words: Translator, seen: Preview) -> str:
    """Return a sentence about the next question, with some of its choices."""
    assert seen.question is not None
    offers = seen.question.offers or ()
    labels = tuple(words.brief(offer).rstrip(".") for offer in offers[:MAX_NAMED_OFFERS])
    return words.say(
        "preview-question",
        question=words.question(seen.question),
        choices=reduce(partial(append_choice, words), labels),
        more=max(0, len(offers) - MAX_NAMED_OFFERS),
    )


def append_choice(words: Translator, some: str, other: str) -> str:
    """Return a list of choices with one more at its end."""
    return words.say("preview-choices", some=some, other=other)
