"""Localization: the texts of an installed game in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from dynasty import games
from dynasty.kernel import Game, LocalizedError, Match, Phrase, Rulebook
from dynasty.text import Translator
from dynasty.text.translator import cached_sentence


def translator_for(
    game: Game[Any], language: str, names: Sequence[str] = (), reader: int = -1
) -> Translator:
    """Return a translator for a game that knows the names of players and automated opponents.

    Sentences about the seat of `reader` address them as "you".
    """
    return cached_translator(game, language, tuple(names), reader)


def translator_for_match(match: Match, language: str) -> Translator:
    """Return a translator for a table whose players have no names, only automated opponents do."""
    return translator_for(match.game, language, ("",) * len(match.seats))


@lru_cache(maxsize=1024)
def cached_translator(
    game: Game[Any], language: str, names: tuple[str, ...], reader: int
) -> Translator:
    """Return a translator for these arguments; the same ones give the same object."""
    folder = games.game_folder(game.name) / "text"
    automata = game.automata.get(len(names), ())
    register = cached_rulebook(game.name)
    return Translator(language, folder, register, game.colours, names, automata, reader=reader)


def forget_translators() -> None:
    """Release all cached translators and their sentences; texts stay loaded."""
    cached_translator.cache_clear()
    cached_sentence.cache_clear()


def error_sentence(error: LocalizedError, language: str) -> str:
    """Return the sentence of an error, with the title of the game that it names."""
    return phrase_text(Phrase(error.key, **error.values), Translator(language))


def phrase_text(phrase: Phrase | str, words: Translator) -> str:
    """Return a phrase in words; if it names a game, the game's own text can say it, too."""
    if isinstance(phrase, str):
        return phrase
    game, known = phrase.values.get("game"), (*games.SHELF, games.TEMPLATE_GAME)
    if game in known:
        words = translator_for(games.load_cached(str(game)), words.language)
    values = {
        name: phrase_text(value, words) if isinstance(value, Phrase) else value
        for name, value in phrase.values.items()
    }
    if game in known:
        values["game"] = words.say("title")
    return words.say(phrase.key, **values)


@cache
def cached_rulebook(name: str) -> Rulebook:
    return games.load_rulebook(name)
