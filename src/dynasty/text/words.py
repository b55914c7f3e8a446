"""Words: what one reader reads of one game, in one language."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from dynasty.kernel import (
    Event,
    MissingText,
    Offer,
    Question,
    Refusal,
    Register,
    Values,
    seat_noun,
    text_key,
)
from dynasty.text.bundles import Bundle, bundle
from dynasty.text.grammar import READER

HYPHEN: Final = re.compile(r"(?<!\w)-(?=\d)")  # what numbers below zero bring along
FORMER: Final = "\x1a"  # stands for the name of somebody who has left for good
MOST: Final = 256  # sentences with values that are kept, some three pages of them


class Words:
    """Sentences by key, and the names of things.

    Without a folder it knows the platform's own words only. `names` are the players' display
    names by seat; a seat without one is called by its colour. `automata` are the nouns of the
    automated seats after theirs. Where the seat of the `reader` acts, sentences that can say so
    speak to them: "You draw", not "Purple draws". A key that no file has, or a variable that a
    sentence lacks, raises MissingText when `strict`; people see `⟨key⟩` instead.
    """

    def __init__(
        self,
        language: str,
        folder: Path | None = None,
        register: Register | None = None,
        colours: Sequence[str] = (),
        names: Sequence[str] = (),
        automata: Sequence[str] = (),
        strict: bool = False,
        reader: int = -1,
    ) -> None:
        self.language = language
        self.register = register
        self.strict = strict
        self.reader = reader
        self.mine = seat_noun(reader) if reader >= 0 else ""  # how values name the reader
        self.bundle = bundle(language, folder)
        self.said: dict[tuple[Any, ...], str] = {}  # the sentences without values, kept
        self.filled: dict[tuple[Any, ...], str] = {}  # the last ones with values
        self.names: dict[str, str] = {}
        self.names = {
            text_key("name", seat_noun(seat)): self.called(name)
            for seat, name in enumerate(names)
            if name
        }
        for seat, noun in enumerate(automata, len(names)):
            self.names[text_key("name", seat_noun(seat))] = self.name(noun)
            self.names[text_key("letter", seat_noun(seat))] = self.say(text_key("letter", noun))
        for seat, colour in enumerate(colours):
            letter = self.say(text_key("letter", colour))
            self.names.setdefault(text_key("letter", seat_noun(seat)), letter)
            key = text_key("name", seat_noun(seat))
            if not self.has(key):
                self.names[key] = self.name(colour)

    def say(self, key: str, **values: float | str | tuple[str, ...]) -> str:
        """The sentence of a key; numbers and texts as they are, lists of nouns by their names."""
        kept, asked = self.filled if values else self.said, (key, *values.items())
        said = kept.get(asked)
        if said is None:
            if len(self.filled) >= MOST:
                self.filled.clear()
            said = kept[asked] = self.spoken(key, **values)
        return said

    def spoken(self, key: str, **values: float | str | tuple[str, ...]) -> str:
        """The same, put together."""
        if key in self.names:
            return self.names[key]
        if not self.bundle.has_message(key):
            return self.missing(key, key)
        known = [(k, self.listed(v) if isinstance(v, tuple) else v) for k, v in values.items()]
        said, errors = phrase(self.bundle, key, tuple(known))
        if said is None:
            return self.missing(key, key)
        if errors and self.strict:
            raise MissingText(f"{key} ({self.language}): {errors}")
        return said

    def has(self, key: str) -> bool:
        """Is there such a sentence?"""
        return key in self.names or bool(self.bundle.has_message(key))

    def missing(self, key: str, shown: str) -> str:
        """What stands for a text that nobody wrote."""
        if self.strict:
            raise MissingText(f"no text for {key!r} in {self.language!r}")
        return f"⟨{shown}⟩"

    def name(self, noun: str) -> str:
        """The name of a thing or of a player."""
        return self.say(text_key("name", noun))

    def seat(self, seat: int) -> str:
        """The name of who sits there; nobody's name is empty."""
        return self.name(seat_noun(seat)) if seat >= 0 else ""

    def called(self, name: str) -> str:
        """A display name; somebody who has left for good has none any more."""
        return self.say("former-player") if name == FORMER else name

    def actor(self, seat: int) -> str:
        """The same for a sentence that may speak to the reader."""
        return self.seat(seat) + READER if seat == self.reader >= 0 else self.seat(seat)

    def listed(self, nouns: Iterable[str]) -> str:
        """Things in one phrase: those that read alike counted, joined as the language does it."""
        first: dict[str, str] = {}
        alike = Counter(first.setdefault(self.counted(noun, 1), noun) for noun in nouns)
        return self.joined([self.counted(noun, n) for noun, n in alike.items()])

    def counted(self, noun: str, n: int) -> str:
        """So many of a thing."""
        key = text_key("count", noun)
        if self.has(key):
            return self.say(key, n=n)
        name = self.name(noun)
        return name if n == 1 else self.say("list-times", n=n, thing=name)

    def joined(self, texts: Sequence[str]) -> str:
        """Texts in one phrase."""
        if not texts:
            return self.say("list-empty")
        said = texts[0]
        for text in texts[1:-1]:
            said = self.say("list-more", before=said, next=text)
        return said if len(texts) == 1 else self.say("list-last", before=said, next=texts[-1])

    def value(self, value: int | str | tuple[str, ...]) -> int | str:
        """A number, a noun, a list of nouns or (known by its hyphen) a text key, for a sentence."""
        if isinstance(value, tuple):
            return self.listed(value)
        if not isinstance(value, str):
            return value
        if "-" in value:
            return self.say(text_key(value))
        return self.name(value) + READER if value == self.mine else self.name(value)

    def with_values(self, key: str, values: Values, **texts: str) -> str:
        """The sentence of a key, the ids among its values by their names, texts as they are."""
        known = {name: self.value(value) for name, value in values.items()}
        return self.say(key, **known, **texts).replace(READER, "")

    def told(self, key: str, event: Event) -> str:
        """A sentence of a key about an event."""
        known = {name: self.value(value) for name, value in event.values.items()}
        return self.say(key, **{"seat": self.actor(event.seat), **known}).replace(READER, "")

    def question(self, question: Question) -> str:
        """What is asked, in one sentence."""
        return self.say(question.prompt)

    def label(self, offer: Offer) -> str:
        """A choice in words, with its price and its gain."""
        verb, _, noun = offer.choice.partition(":")
        return self.with_values(text_key("choice", verb), {"thing": noun, **offer.details})

    def brief(self, offer: Offer) -> str:
        """A choice under its heading: what sets it apart from its neighbours, or the label."""
        verb, _, noun = offer.choice.partition(":")
        key = text_key("brief", verb)
        details = {"thing": noun, **offer.details}
        return self.with_values(key, details) if self.has(key) else self.label(offer)

    def event(self, event: Event) -> str:
        """The line of the log that tells what happened."""
        return self.told(text_key("event", event.kind), event)

    def deed(self, event: Event) -> str:
        """What somebody did, to stand behind their name in a sentence."""
        return self.told(text_key("deed", event.kind), event)

    def has_deed(self, event: Event) -> bool:
        return self.has(text_key("deed", event.kind))

    def badge(self, offer: Offer) -> str:
        """What a lit thing wears: the price or the gain of a choice in a few signs, if any."""
        verb, _, noun = offer.choice.partition(":")
        key = text_key("badge", verb)
        return self.with_values(key, {"thing": noun, **offer.details}) if self.has(key) else ""

    def heading(self, offer: Offer) -> str:
        """The group that a choice is listed in, if one is named."""
        key = text_key("heading", offer.heading)
        return self.say(key) if self.has(key) else ""

    def refusal(self, refusal: Refusal, values: Values) -> str:
        """Why a choice is not possible."""
        return self.with_values(f"reason-{refusal.reason}", values)

    def option(self, key: str, value: str = "") -> str:
        """A table option by name, or a value of it."""
        return self.say(text_key("option", key, value) if value else text_key("option", key))

    def verb(self, verb: str) -> str:
        """All choices of a kind, in a table of figures."""
        return self.say(text_key("verb", verb))

    def category(self, category: str) -> str:
        """A row of the score sheet."""
        return self.say(text_key("score", category))

    def rule(self, rule_id: str) -> str:
        """A rule, ruling or chapter of the register in its own words; empty if there is none."""
        entry = self.register.find(rule_id) if self.register is not None else None
        return entry.text[self.language] if entry is not None else ""


@lru_cache(maxsize=8192)
def phrase(
    words: Bundle, key: str, values: tuple[tuple[str, float | str], ...]
) -> tuple[str | None, str]:
    """The sentence of a key, and what it lacks; kept, as a board says the same all the time."""
    pattern = words.get_message(key).value
    if pattern is None:
        return None, ""
    said, errors = words.fill(pattern, dict(values))
    if any(not isinstance(value, str) and value < 0 for _, value in values):
        said = HYPHEN.sub("−", said)
    return said, "; ".join(map(str, errors))
