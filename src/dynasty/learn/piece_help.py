"""Help about a piece of the board: what it is, what it does, and which rules mention it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from dynasty.drawing.scene import Symbol
from dynasty.kernel import Rule, Rulebook, text_key
from dynasty.learn.guide_figures import game_symbols, symbol_name
from dynasty.learn.guide_model import GuidePart
from dynasty.learn.guide_parser import load_guide
from dynasty.text import Translator

NUMBER_SUFFIX: Final = re.compile(r"_\d+$")
DIGITS_PATTERN: Final = re.compile(r"\W*\d+\W*")
MIN_NAME_LETTERS: Final = 4  # letters of a name that can be looked for


@dataclass(frozen=True)
class SymbolMeaning:
    """A symbol with its glossary entry."""

    symbol: Symbol
    name: str
    said: str


@dataclass(frozen=True)
class ThingHelp:
    """The help about a thing on the board: name, text, symbols, rules and guide."""

    name: str
    help: str
    meanings: tuple[SymbolMeaning, ...]
    rules: tuple[Rule, ...]
    told: GuidePart | None  # the first part of the guide that mentions it


def thing_help(game: str, noun: str, symbols: Sequence[str], words: Translator) -> ThingHelp | None:
    """Return the help about a thing, given its noun and the symbols drawn on it."""
    key, helps = text_key("name", noun), text_key("help", noun)
    name = words.say(key) if words.has(key) else ""
    meanings = symbol_meanings(game, (noun, *symbols), words)
    if not name and not meanings:
        return None
    rules = rules_about_names([name, *(meaning.name for meaning in meanings)], words)
    guide = load_guide(game, words.language)
    told = {} if guide is None else guide.parts_of
    named = (noun, *(rule.id for rule in rules))
    return ThingHelp(
        name or meanings[0].name,
        words.say(helps) if words.has(helps) else "",
        meanings,
        rules,
        next((told[name] for name in named if name in told), None),
    )


def rules_about_names(names: Iterable[str], words: Translator) -> tuple[Rule, ...]:
    """Return the rules that mention the first of these names that any rule mentions."""
    if words.register is None:
        return ()
    found = (rules_mentioning(words.register, name, words.language) for name in names)
    return next((rules for rules in found if rules), ())


def symbol_meanings(
    game: str, names: Iterable[str], words: Translator
) -> tuple[SymbolMeaning, ...]:
    """Return the glossary entries of these symbols, each once."""
    guide, known = load_guide(game, words.language), game_symbols(game)
    if guide is None:
        return ()
    families = {NUMBER_SUFFIX.sub("", symbol): symbol for symbol in guide.glossary}
    found = dict.fromkeys(families.get(NUMBER_SUFFIX.sub("", name), "") for name in names)
    return tuple(
        SymbolMeaning(known[symbol], symbol_name(known[symbol], words), guide.glossary[symbol])
        for symbol in found
        if symbol
    )


def rules_mentioning(register: Rulebook, name: str, language: str) -> tuple[Rule, ...]:
    """Return the rules whose text or title contains a name, in any number or ending."""
    plain = DIGITS_PATTERN.sub(" ", name).strip().lower()
    if len(plain) < MIN_NAME_LETTERS:
        return ()
    sought = re.compile(rf"\b{re.escape(plain)}")
    chapters = {chapter.id: chapter.text[language] for chapter in register.chapters}
    return tuple(
        rule
        for rule in register.rules
        if sought.search(f"{chapters[rule.id.partition('.')[0]]} {rule.text[language]}".lower())
    )
