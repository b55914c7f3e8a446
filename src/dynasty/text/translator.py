"""Translator: the texts of one game for one reader, in one language."""

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
    Rulebook,
    Values,
    seat_noun,
    text_key,
)
from dynasty.text.bundles import TextBundle, load_bundle
from dynasty.text.grammar import READER_MARK

MINUS_HYPHEN: Final = re.compile(r"(?<!\w)-(?=\d)")  # the minus sign of negative numbers
FORMER_PLAYER_MARK: Final = "\x1a"  # in place of the name of a player who has left for good
MAX_CACHED_SENTENCES: Final = (
    256  # sentences with values in the cache, enough for about three pages
)


class Translator:
    """Returns sentences by key and names of things, in one language.

    Without a folder it knows only the platform's own texts. `names` are the players' display names
    by seat; a seat without one is called by its colour. `automata` are the nouns of the automated
    seats after theirs. Sentences about the seat of `reader` address them if they can: "You draw",
    not "Purple draws". For an unknown key or a missing variable, a `strict` translator raises
    MissingText; otherwise people see `⟨key⟩`.
    """

    def __init__(
        self,
        language: str,
        folder: Path | None = None,
        register: Rulebook | None = None,
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
        self.mine = seat_noun(reader) if reader >= 0 else ""  # the noun of the reader's seat
        self.bundle = load_bundle(language, folder)
        self.said: dict[tuple[Any, ...], str] = {}  # cache of sentences without values
        self.filled: dict[tuple[Any, ...], str] = {}  # cache of recent sentences with values
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
        """Return the sentence of a key; lists of nouns become the names of the things."""
        kept, asked = self.filled if values else self.said, (key, *values.items())
        said = kept.get(asked)
        if said is None:
            if len(self.filled) >= MAX_CACHED_SENTENCES:
                self.filled.clear()
            said = kept[asked] = self.spoken(key, **values)
        return said

    def spoken(self, key: str, **values: float | str | tuple[str, ...]) -> str:
        """Return the sentence of a key without using the cache."""
        if key in self.names:
            return self.names[key]
        if not self.bundle.has_message(key):
            return self.missing(key, key)
        known = [(k, self.listed(v) if isinstance(v, tuple) else v) for k, v in values.items()]
        said, errors = cached_sentence(self.bundle, key, tuple(known))
        if said is None:
            return self.missing(key, key)
        if errors and self.strict:
            raise MissingText(f"{key} ({self.language}): {errors}")
        return said

    def has(self, key: str) -> bool:
        """Return whether there is a sentence for this key."""
        return key in self.names or bool(self.bundle.has_message(key))

    def missing(self, key: str, shown: str) -> str:
        """Return a placeholder for a missing text; raise MissingText if `strict`."""
        if self.strict:
            raise MissingText(f"no text for {key!r} in {self.language!r}")
        return f"⟨{shown}⟩"

    def name(self, noun: str) -> str:
        """Return the name of a thing or of a player."""
        return self.say(text_key("name", noun))

    def seat(self, seat: int) -> str:
        """Return the name of the player at a seat; "" for seat -1."""
        return self.name(seat_noun(seat)) if seat >= 0 else ""

    def called(self, name: str) -> str:
        """Return a display name, or a general term for a player who has left for good."""
        return self.say("former-player") if name == FORMER_PLAYER_MARK else name

    def actor(self, seat: int) -> str:
        """Return the name of a seat for a sentence that may address the reader."""
        return self.seat(seat) + READER_MARK if seat == self.reader >= 0 else self.seat(seat)

    def listed(self, nouns: Iterable[str]) -> str:
        """Return a phrase that lists things, with equal ones counted."""
        first: dict[str, str] = {}
        alike = Counter(first.setdefault(self.counted(noun, 1), noun) for noun in nouns)
        return self.joined([self.counted(noun, n) for noun, n in alike.items()])

    def counted(self, noun: str, n: int) -> str:
        """Return a phrase for a number of equal things."""
        key = text_key("count", noun)
        if self.has(key):
            return self.say(key, n=n)
        name = self.name(noun)
        return name if n == 1 else self.say("list-times", n=n, thing=name)

    def joined(self, texts: Sequence[str]) -> str:
        """Return a phrase that lists these texts."""
        if not texts:
            return self.say("list-empty")
        said = texts[0]
        for text in texts[1:-1]:
            said = self.say("list-more", before=said, next=text)
        return said if len(texts) == 1 else self.say("list-last", before=said, next=texts[-1])

    def value(self, value: int | str | tuple[str, ...]) -> int | str:
        """Return a value for a sentence: a number does not change, nouns and keys become text."""
        if isinstance(value, tuple):
            return self.listed(value)
        if not isinstance(value, str):
            return value
        if "-" in value:
            return self.say(text_key(value))
        return self.name(value) + READER_MARK if value == self.mine else self.name(value)

    def with_values(self, key: str, values: Values, **texts: str) -> str:
        """Return the sentence of a key; ids in `values` become names, `texts` do not change."""
        known = {name: self.value(value) for name, value in values.items()}
        return self.say(key, **known, **texts).replace(READER_MARK, "")

    def told(self, key: str, event: Event) -> str:
        """Return the sentence of this key about an event."""
        known = {name: self.value(value) for name, value in event.values.items()}
        return self.say(key, **{"seat": self.actor(event.seat), **known}).replace(READER_MARK, "")

    def question(self, question: Question) -> str:
        """Return a question in one sentence."""
        return self.say(question.prompt)

    def label(self, offer: Offer) -> str:
        """Return the text of a choice, with its price and its gain."""
        verb, _, noun = offer.choice.partition(":")
        return self.with_values(text_key("choice", verb), {"thing": noun, **offer.details})

    def brief(self, offer: Offer) -> str:
        """Return the short text of a choice under its heading, or its label if it has none."""
        verb, _, noun = offer.choice.partition(":")
        key = text_key("brief", verb)
        details = {"thing": noun, **offer.details}
        return self.with_values(key, details) if self.has(key) else self.label(offer)

    def event(self, event: Event) -> str:
        """Return the log line of an event."""
        return self.told(text_key("event", event.kind), event)

    def deed(self, event: Event) -> str:
        """Return what a player did, as a phrase to put after their name."""
        return self.told(text_key("deed", event.kind), event)

    def has_deed(self, event: Event) -> bool:
        return self.has(text_key("deed", event.kind))

    def badge(self, offer: Offer) -> str:
        """Return the price or gain of a choice in a few characters, or ""."""
        verb, _, noun = offer.choice.partition(":")
        key = text_key("badge", verb)
        return self.with_values(key, {"thing": noun, **offer.details}) if self.has(key) else ""

    def heading(self, offer: Offer) -> str:
        """Return the heading of the group that a choice is listed in, or ""."""
        key = text_key("heading", offer.heading)
        return self.say(key) if self.has(key) else ""

    def refusal(self, refusal: Refusal, values: Values) -> str:
        """Return why a choice is not possible."""
        return self.with_values(f"reason-{refusal.reason}", values)

    def option(self, key: str, value: str = "") -> str:
        """Return the name of a table option, or of one of its values."""
        return self.say(text_key("option", key, value) if value else text_key("option", key))

    def verb(self, verb: str) -> str:
        """Return the name of a verb for tables of figures, such as choices per verb."""
        return self.say(text_key("verb", verb))

    def category(self, category: str) -> str:
        """Return the name of a row of the score sheet."""
        return self.say(text_key("score", category))

    def rule(self, rule_id: str) -> str:
        """Return the text of a rule, ruling or chapter; "" if there is none."""
        entry = self.register.find(rule_id) if self.register is not None else None
        return entry.text[self.language] if entry is not None else ""


@lru_cache(maxsize=8192)
def cached_sentence(
    words: TextBundle, key: str, values: tuple[tuple[str, float | str], ...]
) -> tuple[str | None, str]:
    """Return the sentence of a key and its errors; cached, as boards repeat the same sentences."""
    pattern = words.get_message(key).value
    if pattern is None:
        return None, ""
    said, errors = words.fill(pattern, dict(values))
    if any(not isinstance(value, str) and value < 0 for _, value in values):
        said = MINUS_HYPHEN.sub("−", said)
    return said, "; ".join(map(str, errors))
