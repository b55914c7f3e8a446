"""Localization: the texts of an installed game in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from dynasty import games
from dynasty.kernel import Game, LocalizedError, Match, Rulebook
from dynasty.text import Translator


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


def error_sentence(error: LocalizedError, language: str) -> str:
    """Return the sentence of an error, with the title of the game that it names."""
    values, game = dict(error.values), error.values.get("game")
    if game in (*games.SHELF, games.TEMPLATE_GAME):
        values["game"] = translator_for(games.load(str(game)), language).say("title")
    return Translator(language).say(error.key, **values)


@cache
def cached_rulebook(name: str) -> Rulebook:
    return games.load_rulebook(name)
