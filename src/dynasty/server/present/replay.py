"""A turn once more: the pictures of the table after each of its steps."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from markupsafe import Markup

from dynasty.drawing.svg import svg
from dynasty.kernel import Event, Match, State, Turn, turns
from dynasty.kernel.turns import NOBODY, is_shared
from dynasty.kernel.unfold import between_steps, unfold
from dynasty.server.people.signs import Pictured, drawn
from dynasty.server.present.drawing import draw
from dynasty.server.seats.seating import position
from dynasty.server.tables.room import Room
from dynasty.text import Words

MOST_FRAMES = 60


@dataclass(frozen=True)
class Frame:
    """How the table looked, and what had just happened."""

    pictures: dict[str, str]  # those that changed, by their keys
    told: list[Markup]


def turn_of(match: Match, viewer: int, number: int) -> Turn | None:
    """A turn by its number, as far as the viewer heard of it."""
    told = turns(match, viewer)
    return told[number] if number < len(told) else None


def frames(room: Room, viewer: int, number: int, words: Words, narrow: bool) -> list[Frame]:
    """The position before the turn, then each step of it."""
    turn = turn_of(room.match, viewer, number)
    if turn is None or turn.first == 0:
        return []
    found: list[Frame] = []
    shown: dict[str, str] = {}
    for state, events in stages(room, turn):
        pictures = draw(room.game, state, viewer, words, narrow)
        fresh: dict[str, str] = {s.key: svg(s, theme=None) for s in pictures.scenes}
        changed = {key: text for key, text in fresh.items() if shown.get(key) != text}
        pictured = Pictured(words, pictures.symbols)
        heard = [event for event in events if event.heard_by(viewer)]
        if changed or heard:
            found.append(Frame(changed, [drawn(pictured.event(event)) for event in heard]))
        shown = fresh
        if len(found) == MOST_FRAMES:
            break
    return found


def stages(room: Room, turn: Turn) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """The state before the turn and after each of its steps, with what the step told."""
    past = position(room, turn.first - 1)
    s = past.state
    yield s, ()
    for move in room.match.moves[turn.first - 1 : turn.last]:
        owner = NOBODY if is_shared(room.match, move) else move.seat
        choice = room.game.vocabulary.read(move.choice)
        for beat in unfold(s, move.seat, choice):
            automated = [e.seat for e in beat.events if e.seat >= len(past.seats)]
            owner = automated[-1] if automated else owner
            if owner == turn.seat and beat.events:
                yield between_steps(s, move.seat), beat.events
