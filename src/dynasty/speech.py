"""What readers read: the words of a game that is on the shelf, in their language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from dynasty import games
from dynasty.kernel import Game, Match, Register, Worded
from dynasty.text import Words


def words_of(game: Game[Any], language: str, names: Sequence[str] = (), reader: int = -1) -> Words:
    """The game's words, with the names of the players and automated opponents at a table.

    Where the seat of the `reader` acts, sentences speak to them.
    """
    return kept_words(game, language, tuple(names), reader)


def words_at(match: Match, language: str) -> Words:
    """The words at a table whose players have no names; its automated opponents have theirs."""
    return words_of(match.game, language, ("",) * len(match.seats))


@lru_cache(maxsize=1024)
def kept_words(game: Game[Any], language: str, names: tuple[str, ...], reader: int) -> Words:
    """The same, kept: whoever asks again gets the same object."""
    folder = games.folder(game.name) / "text"
    automata = game.automata.get(len(names), ())
    register = register_of(game.name)
    return Words(language, folder, register, game.colours, names, automata, reader=reader)


def refused(error: Worded, language: str) -> str:
    """A refusal in the reader's words; games are called as readers know them."""
    values, game = dict(error.values), error.values.get("game")
    if game in (*games.SHELF, games.TEMPLATE):
        values["game"] = words_of(games.load(str(game)), language).say("title")
    return Words(language).say(error.key, **values)


@cache
def register_of(name: str) -> Register:
    return games.load_register(name)
