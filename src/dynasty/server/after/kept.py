"""Tables that are over and cannot be replayed here: what was kept of them, in words."""

from __future__ import annotations

from collections.abc import Sequence

from dynasty.kernel import DynastyError, Event, MissingText
from dynasty.server.tables.hall import Hall
from dynasty.server.tables.room import GATHERING
from dynasty.server.tables.stored import Ending, NotBegun, Stored, TableShut
from dynasty.speech import words_of
from dynasty.text import Words


def ending_of(table: Stored) -> Ending:
    """What was kept; TableShut if that is nothing."""
    if table.ending is None:
        raise NotBegun if table.status == GATHERING else TableShut(table)
    return table.ending


def words_for(hall: Hall, game: str, language: str, names: Sequence[str]) -> Words:
    """The words of a game, or the platform's own if the game is not here any more."""
    try:
        return words_of(hall.game(game), language, names)
    except DynastyError:
        words = Words(language)
        known = [name or words.say("kept-seat", n=n) for n, name in enumerate(names, 1)]
        return Words(language, names=known)


def log(table: Stored, viewer: int, words: Words) -> list[tuple[int, Event, str]]:
    """What the viewer heard: the move, the event and its sentence."""
    ending = ending_of(table)
    keepsake = ending.keepsakes.get(words.language)
    said = keepsake.log if keepsake else [sentence(words, event) for _, event in ending.told]
    return [
        (number, event, text)
        for (number, event), text in zip(ending.told, said, strict=True)
        if event.heard_by(viewer)
    ]


def sentence(words: Words, event: Event) -> str:
    """The event as today's words tell it; if they know nothing of the kind, its rule."""
    words.strict = True
    try:
        return words.event(event)
    except MissingText:
        return words.say("kept-event", rule=event.rule)
    finally:
        words.strict = False
