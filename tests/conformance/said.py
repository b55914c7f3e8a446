"""All that people read of a game: what is written, and what is said while it is played."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from dynasty import games
from dynasty.kernel import Chance, Game, Rule, Ruling
from dynasty.text import LANGUAGES, Translator
from tests.conformance.checks import deciders, half_inclined_step, random_step
from tests.conformance.tables import PROOF, Table, loaded, words
from tests.text.audit import MANY, ONE, messages, sentences
from tests.text.editor import counted_things

Steps = Callable[[Game[Any], Any, Chance], object]


def files(name: str, language: str) -> list[Path]:
    """What a game writes: its text, and its lessons if it has any."""
    found = [games.game_folder(name) / part / f"{language}.ftl" for part in ("text", "lessons")]
    return [file for file in found if file.exists()]


def known(name: str, language: str = "en") -> dict[str, set[str]]:
    """Keys and variables that a game writes itself."""
    return {key: v for file in files(name, language) for key, v in messages(file).items()}


@cache
def written(name: str, language: str) -> dict[str, str]:
    """Every entry of the register and every sentence of the text files, by id and by key."""
    register = games.load_rulebook(name)
    found = {
        f"{key} of {number}{' to you' * to_reader}": text
        for file, number, to_reader in product(files(name, language), (ONE, MANY), (False, True))
        for key, text in sentences(file, number, to_reader).items()
    }
    entries: list[Rule | Ruling] = [*register.chapters, *register.rules, *register.rulings]
    opened = {f"about {entry.id}": entry.about[language] for entry in register.chapters}
    return found | opened | {entry.id: entry.text[language] for entry in entries}


def program_words(name: str) -> set[str]:
    """The ids of things that no player should read: those with a digit or an underscore."""
    nouns = {choice.noun for choice in loaded(name).vocabulary}
    return {noun for noun in nouns if not noun.isdecimal() and not noun.isalpha()}


def counts(name: str, language: str) -> list[tuple[str, str]]:
    """One and several of each thing that the game counts."""
    keys = [key for key in known(name) if key.startswith("count-")]
    return counted_things(words(name, language), keys)


@cache
def said(table: Table) -> dict[str, frozenset[str]]:
    """By language: all that is said in a game that is played half well and in a random one.

    Without PROOF options other than the default are talked about in the first of them.
    """
    heard: dict[str, set[str]] = {language: set() for language in LANGUAGES}
    played = ((1, half_inclined_step), (0, random_step))
    for seed, step in played[:1] if table.options and not PROOF else played:
        for language, sentence in say_game(table, seed, step):
            heard[language].add(sentence)
    return {language: frozenset(texts) for language, texts in heard.items()}


def say_game(table: Table, seed: int, step: Steps) -> Iterator[tuple[str, str]]:
    s, chance = table.start(seed, listen=True), Chance(seed)
    told: set[str] = set()  # what was said once reads the same again
    while s.decisions:
        yield from say_questions(table, s, told)
        yield from say_refusals(table, s, told)
        step(table.game, s, chance)
    for event in s.events:
        for text in (*readers(table, event.rule), *readers(table, reader=0)):
            yield text.language, text.event(event)
    for line in (line for sheet in table.game.scores(s) for line in sheet.lines):
        for text in readers(table, line.rule):
            yield text.language, text.category(line.category)


def say_questions(table: Table, s: Any, told: set[str]) -> Iterator[tuple[str, str]]:
    for viewer in deciders(table.game, s):
        for question in table.game.questions(s, viewer):
            offers = {repr(offer): offer for offer in question.offers or ()}
            for text in readers(table):
                yield text.language, text.question(question)
                for offer in (offer for key, offer in offers.items() if key not in told):
                    yield text.language, text.label(offer)
                    yield text.language, text.brief(offer)
            told |= offers.keys()


def say_refusals(table: Table, s: Any, told: set[str]) -> Iterator[tuple[str, str]]:
    """Each refusal once with the same numbers."""
    seat = s.decisions[0].seat
    for choice in table.game.vocabulary:
        refusal = table.game.why_not(s, seat, choice)
        if refusal is None:
            continue
        values = table.game.because(s, seat, choice)
        kind = f"{refusal} {values}"
        if kind not in told:
            told.add(kind)
            for text in readers(table, refusal.rule):
                yield text.language, text.refusal(refusal, values)


def readers(table: Table, rule: str = "", reader: int = -1) -> list[Translator]:
    """Whoever reads in each language; a rule that is given with it must be in the register."""
    found = [words(table.name, language, table.seats, reader) for language in LANGUAGES]
    assert not rule or all(text.rule(rule) for text in found), f"{rule} is not in the register"
    return found
