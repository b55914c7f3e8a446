"""A preview in words: what happens for certain, and what comes then."""

from functools import partial, reduce
from typing import Final

from dynasty.kernel import Preview
from dynasty.text.words import Words

MOST_OFFERS: Final = 3


def preview_sentences(words: Words, seen: Preview) -> list[str]:
    """What the seat will hear, then the question it will be asked or why nobody can say more."""
    told = [words.event(event) for event in seen.events]
    if seen.question is not None:
        return [*told, next_question(words, seen)]
    return [*told, words.say(f"preview-{seen.ends}")]


def next_question(words: Words, seen: Preview) -> str:
    """The question that comes, with a few of its choices."""
    assert seen.question is not None
    offers = seen.question.offers or ()
    labels = tuple(words.brief(offer).rstrip(".") for offer in offers[:MOST_OFFERS])
    return words.say(
        "preview-question",
        question=words.question(seen.question),
        choices=reduce(partial(joined, words), labels),
        more=max(0, len(offers) - MOST_OFFERS),
    )


def joined(words: Words, some: str, other: str) -> str:
    """One more choice behind some."""
    return words.say("preview-choices", some=some, other=other)
