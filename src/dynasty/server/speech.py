"""What readers read: the words of a game in their language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from dynasty import games
from dynasty.kernel import Game, Register
from dynasty.server.room import Resume
from dynasty.server.stored import Stored
from dynasty.text import Words


def words_of(game: Game[Any], language: str, names: Sequence[str] = ()) -> Words:
    """The game's words, with the names of the players and automated opponents at a table."""
    folder = games.folder(game.name) / "text"
    automata = game.automata.get(len(names), ())
    return Words(language, folder, register_of(game.name), game.colours, names, automata)


def shut_words(table: Stored, language: str) -> str:
    """Why a table is not open; nothing if it could be."""
    if table.fault is None:
        return ""
    key, values = table.why()
    return Words(language).say(key, **values)


def resumed_words(resume: Resume, language: str) -> str:
    """How a table went on where its log no longer replayed."""
    return Words(language).say(
        f"resumed-{resume.reason}", version=resume.edition.version, dropped=resume.dropped
    )


@cache
def register_of(name: str) -> Register:
    return games.load_register(name)
