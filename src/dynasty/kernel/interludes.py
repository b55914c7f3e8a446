"""Interludes: what the rules do without a player after a choice, such as the end of a round."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from dynasty.kernel.choice import Choice
from dynasty.kernel.copying import PlainData
from dynasty.kernel.event import Event
from dynasty.kernel.game import Game
from dynasty.kernel.state import State
from dynasty.kernel.stepwise import apply_stepwise

INTERLUDE_SEAT: Final = -1  # the seat of an interlude, which belongs to no player
BEGIN_SECTION: Final = "begin"  # the section of a new round or turn; its event has that number


@dataclass(frozen=True)
class MovePart(PlainData):
    """A part of a move: an interlude, or the turn of an automated opponent after one."""

    start: int  # the index of its first event among those of the move
    seat: int
    section: str | None  # of the interlude; None: a seat acts
    points: tuple[int, ...] = ()  # what each seat had scored before it


def interlude_parts(game: Game[Any], players: int, events: Iterable[Event]) -> list[MovePart]:
    """Return the interludes among the events of one move and what follows them.

    Before the first one the seat that answered acts. A section that has a name begins a new
    interlude, one without a name continues the open one. `players` is the number of seats that
    decide.
    """
    found: list[MovePart] = []
    section: str | None = None
    for at, event in enumerate(events):
        begins = game.section_of(event)
        if begins is not None:
            if section is None or (begins and begins != section):
                section = begins
                found.append(MovePart(at, INTERLUDE_SEAT, section))
        elif section is not None and event.seat >= players and is_automaton_turn(game, event):
            section = None
            found.append(MovePart(at, event.seat, None))
    return found


def is_automaton_turn(game: Game[Any], event: Event) -> bool:
    """Return whether this kind of event begins the turn of an automated opponent."""
    return event.kind in game.automaton_turns


def parts_with_points(
    game: Game[Any], before: State, seat: int, choice: Choice, found: Sequence[MovePart]
) -> tuple[MovePart, ...]:
    """Return the stretches with what each seat had scored before them.

    The choice is made once more, step by step, in `before`, which changes.
    """
    told, points, known = 0, tuple(game.points(before)), list[MovePart]()
    for beat in apply_stepwise(before, seat, choice):
        told += len(beat.events)
        while len(known) < len(found) and found[len(known)].start < told:
            known.append(replace(found[len(known)], points=points))
        if len(known) == len(found):
            break
        points = tuple(game.points(before)) if beat.events else points
    return tuple(known)


def begun_round_number(event: Event) -> int:
    """Return the number of the round or turn that an event begins."""
    return next(value for value in event.values.values() if isinstance(value, int))
