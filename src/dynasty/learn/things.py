"""What a thing of a board is and does, and which rules speak of it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from dynasty.drawing.scene import Symbol
from dynasty.kernel import Register, Rule, text_key
from dynasty.learn.figures import name_of_symbol, symbols_of_game
from dynasty.learn.guide import Part
from dynasty.learn.guide_reading import load_guide
from dynasty.text import Words

NUMBER: Final = re.compile(r"_\d+$")
DIGITS: Final = re.compile(r"\W*\d+\W*")
LEAST: Final = 4  # letters of a name that can be looked for


@dataclass(frozen=True)
class Meaning:
    """A symbol with its entry in the glossary."""

    symbol: Symbol
    name: str
    said: str


@dataclass(frozen=True)
class Thing:
    """Something that one can point at."""

    name: str
    help: str
    meanings: tuple[Meaning, ...]
    rules: tuple[Rule, ...]
    told: Part | None  # where the guide speaks of it first


def about_thing(game: str, noun: str, symbols: Sequence[str], words: Words) -> Thing | None:
    """What is to say about the thing of this noun, on which these symbols are drawn."""
    key, helps = text_key("name", noun), text_key("help", noun)
    name = words.say(key) if words.has(key) else ""
    meanings = meanings_of(game, (noun, *symbols), words)
    if not name and not meanings:
        return None
    rules = rules_about([name, *(meaning.name for meaning in meanings)], words)
    guide = load_guide(game, words.language)
    told = {} if guide is None else guide.parts_of
    named = (noun, *(rule.id for rule in rules))
    return Thing(
        name or meanings[0].name,
        words.say(helps) if words.has(helps) else "",
        meanings,
        rules,
        next((told[name] for name in named if name in told), None),
    )


def rules_about(names: Iterable[str], words: Words) -> tuple[Rule, ...]:
    """The rules that speak of the first of these names of which any does."""
    if words.register is None:
        return ()
    found = (speaking_of(words.register, name, words.language) for name in names)
    return next((rules for rules in found if rules), ())


def meanings_of(game: str, names: Iterable[str], words: Words) -> tuple[Meaning, ...]:
    """The entries of the glossary for these symbols, each once."""
    guide, known = load_guide(game, words.language), symbols_of_game(game)
    if guide is None:
        return ()
    families = {NUMBER.sub("", symbol): symbol for symbol in guide.glossary}
    found = dict.fromkeys(families.get(NUMBER.sub("", name), "") for name in names)
    return tuple(
        Meaning(known[symbol], name_of_symbol(known[symbol], words), guide.glossary[symbol])
        for symbol in found
        if symbol
    )


def speaking_of(register: Register, name: str, language: str) -> tuple[Rule, ...]:
    """The rules in whose text or title a name stands, whatever its number or ending."""
    plain = DIGITS.sub(" ", name).strip().lower()
    if len(plain) < LEAST:
        return ()
    sought = re.compile(rf"\b{re.escape(plain)}")
    chapters = {chapter.id: chapter.text[language] for chapter in register.chapters}
    return tuple(
        rule
        for rule in register.rules
        if sought.search(f"{chapters[rule.id.partition('.')[0]]} {rule.text[language]}".lower())
    )
