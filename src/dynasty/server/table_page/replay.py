"""The replay of a turn: the pictures of the table after each of its steps."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from markupsafe import Markup

from dynasty.drawing.svg import scene_svg
from dynasty.kernel import Event, Match, State, Turn, turns
from dynasty.kernel.interludes import MovePart
from dynasty.kernel.stepwise import apply_stepwise, state_between_steps
from dynasty.kernel.turns import parts
from dynasty.server.model.room import Room
from dynasty.server.table_page.inline_icons import IconTranslator, html_with_icons
from dynasty.server.table_page.pictures import draw_position
from dynasty.server.tables.table_actions import match_after_moves
from dynasty.text import Translator

MAX_REPLAY_FRAMES = 60


@dataclass(frozen=True)
class ReplayFrame:
    """A step of a replay: the pictures, and the events that led to them."""

    pictures: dict[str, str]  # those that changed, by their keys
    told: list[Markup]


def turn_by_number(match: Match, viewer: int, number: int) -> Turn | None:
    """Return a turn by its number, as far as the viewer may know it."""
    told = turns(match, viewer)
    return told[number] if number < len(told) else None


def replay_frames(
    room: Room, viewer: int, number: int, words: Translator, narrow: bool, whole: bool = False
) -> list[ReplayFrame]:
    """Return the position before the turn, then each step of it.

    With `whole` this includes what the rules did by themselves between its moves and after them.
    """
    turn = turn_by_number(room.match, viewer, number)
    if turn is None or turn.first == 0:
        return []
    found: list[ReplayFrame] = []
    shown: dict[str, str] = {}
    for state, events in replay_stages(room, turn, whole):
        pictures = draw_position(room.game, state, viewer, words, narrow)
        fresh: dict[str, str] = {s.key: scene_svg(s, theme=None) for s in pictures.scenes}
        changed = {key: text for key, text in fresh.items() if shown.get(key) != text}
        pictured = IconTranslator(words, pictures.symbols)
        heard = [event for event in events if event.heard_by(viewer)]
        if changed or heard:
            found.append(
                ReplayFrame(changed, [html_with_icons(pictured.event(event)) for event in heard])
            )
        shown = fresh
        if len(found) == MAX_REPLAY_FRAMES:
            break
    return found


def replay_stages(room: Room, turn: Turn, whole: bool) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """Yield the state before the turn and after each of its steps, with the step's events."""
    s, begun = match_after_moves(room, turn.first - 1).state, False
    for move in room.match.moves[turn.first - 1 : turn.last]:
        belongs = iter([is_part_of_turn(turn, part, whole) for part in parts(room.match, move)])
        earlier = s.clone()
        for beat in apply_stepwise(s, move.seat, room.game.vocabulary.read(move.choice)):
            told = tuple(event for event in beat.events if next(belongs))
            if told and not begun:
                begun = True
                yield state_between_steps(earlier, move.seat), ()
            if told:
                yield state_between_steps(s, move.seat), told
            if not begun:
                earlier = s.clone()


def is_part_of_turn(turn: Turn, part: MovePart, whole: bool) -> bool:
    """Return whether the events of this part of a move belong to the turn."""
    if whole and part.section is not None:
        return True
    return (part.seat, part.section) == (turn.seat, turn.section)
