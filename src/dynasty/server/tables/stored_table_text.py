"""The texts of stored tables: names, log and results without a replay of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any

from dynasty.kernel import DynastyError, Event, Game, MissingText, text_key
from dynasty.kernel.interludes import interlude_parts
from dynasty.localization import translator_for
from dynasty.server.errors import TableNotStarted
from dynasty.server.model.stored_table import Ending, StoredTable
from dynasty.server.model.table_status import TableStatus
from dynasty.text import Translator

FindAnyGame = Callable[[str], Game[Any]]


def require_ending(table: StoredTable) -> Ending:
    """Return the stored ending; raise TableUnavailable or TableNotStarted if there is none."""
    if table.ending is None:
        raise TableNotStarted if table.status == TableStatus.WAITING else table.unavailable()
    return table.ending


def translator_or_platform(
    find_game: FindAnyGame, game: str, language: str, names: Sequence[str]
) -> Translator:
    """Return the translator of a game, or the platform's own if the game is missing."""
    try:
        return translator_for(find_game(game), language, names)
    except DynastyError:
        words = Translator(language)
        known = [name or words.say("kept-seat", n=n) for n, name in enumerate(names, 1)]
        return Translator(language, names=known)


def stored_log(table: StoredTable, viewer: int, words: Translator) -> list[tuple[int, Event, str]]:
    """Return the events that the viewer saw: move number, event and sentence."""
    ending = require_ending(table)
    keepsake = ending.keepsakes.get(words.language)
    said = keepsake.log if keepsake else [stored_sentence(words, event) for _, event in ending.told]
    return [
        (number, event, text)
        for (number, event), text in zip(ending.told, said, strict=True)
        if event.heard_by(viewer)
    ]


def automatic_flags(find_game: FindAnyGame, table: StoredTable, viewer: int) -> list[bool]:
    """Return, for each event that the viewer saw, whether the rules caused it by themselves.

    All are False if the game is missing.
    """
    ending, found = require_ending(table), list[bool]()
    try:
        game = find_game(table.edition.game)
    except DynastyError:
        return [False for _, event in ending.told if event.heard_by(viewer)]
    for number, told in groupby(ending.told, key=itemgetter(0)):
        events = [event for _, event in told]
        parts = {part.start: part for part in interlude_parts(game, len(table.names()), events)}
        alone = False
        for at, event in enumerate(events):
            alone = parts[at].section is not None if number and at in parts else alone
            found += [alone] * event.heard_by(viewer)
    return found


def stored_sentence(words: Translator, event: Event) -> str:
    """Return an event as a sentence, or its rule if there is no text for it."""
    words.strict = True
    try:
        return words.event(event)
    except MissingText:
        return words.say("kept-event", rule=event.rule)
    finally:
        words.strict = False


def category_name(words: Translator, key: str) -> str:
    """Return the name of a score category; earlier versions of the rules may have had others."""
    known = words.has(text_key("score", key))
    return words.category(key) if known else words.say("statistics-other")
