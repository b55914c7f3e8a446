"""Turns: the events of a match, split where one seat ends and the next one begins."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from dynasty.kernel.event import Event
from dynasty.kernel.game import Game
from dynasty.kernel.interludes import BEGIN_SECTION, INTERLUDE_SEAT, MovePart, begun_round_number
from dynasty.kernel.match import Match, Move
from dynasty.kernel.step import SecretStep

NOBODY = INTERLUDE_SEAT  # the set-up, shared secret answers, and interludes


@dataclass
class Turn:
    """The moves of one seat in a row, with the events that a viewer may see.

    An interlude is what the rules did without a player: it has a section and no seat.
    """

    seat: int
    first: int  # the number of its first move; 0 is the set-up
    last: int
    events: list[tuple[int, Event]] = field(default_factory=list)  # with the number of the move
    points: int = 0  # what the seat scored meanwhile
    section: str | None = None  # of an interlude
    number: int = 0  # of the round or turn in which an interlude came; 0: unknown
    gains: tuple[int, ...] = ()  # what each seat scored in an interlude
    opened: MovePart | None = None  # where it began in the middle of a move

    @property
    def is_interlude(self) -> bool:
        return self.section is not None


def turns(match: Match, viewer: int) -> list[Turn]:
    """Return the turns of a whole match, with the events that the viewer may see."""
    return Telling(viewer).turns(match)


class Telling:
    """The turns of a match for one viewer; each call adds only the moves since the last one."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.found: list[Turn] = []
        self.told = 0  # the number of moves read so far
        self.latest: Move | None = None  # the last of them; an undone move never comes back

    def turns(self, match: Match) -> list[Turn]:
        """Return all turns; all but the last one of an earlier call are the same objects again."""
        if not self.goes_on(match):
            self.found, self.told = [Turn(NOBODY, 0, 0)], 0
        last = len(self.found) - 1
        self.found[last] = replace(self.found[last], events=self.found[last].events[:])
        self.tell_on(match)
        for turn in self.found[last:]:
            add_points(match, turn)
        self.told, self.latest = len(match.moves), match.moves[-1] if match.moves else None
        return [turn for turn in self.found if turn.events]

    def goes_on(self, match: Match) -> bool:
        """Return whether the match still begins with the moves read so far."""
        told = self.latest is not None and len(match.moves) >= self.told
        return told and match.moves[self.told - 1] is self.latest

    def tell_on(self, match: Match) -> None:
        """Add the moves made since the last call."""
        found = self.found
        for number, part, event, opens in happenings(match, self.told):
            latest = found[-1]
            if opens or (part.seat, part.section) != (latest.seat, latest.section):
                found.append(self.begun(match, number, part))
            found[-1].last = number
            if event is not None and event.heard_by(self.viewer):
                found[-1].events.append((number, event))

    def begun(self, match: Match, number: int, part: MovePart) -> Turn:
        """Return the turn that begins with this part of a move."""
        opened = part if part.points else None
        turn = Turn(part.seat, number, number, section=part.section, opened=opened)
        if turn.is_interlude:
            turn.number = round_number(match.game, self.found)
        return turn


def round_number(game: Game[Any], told: list[Turn]) -> int:
    """Return the number of the round or turn that began last; 0 if the viewer heard of none."""
    heard = (event for turn in reversed(told) for _, event in reversed(turn.events))
    began = (event for event in heard if game.section_of(event) == BEGIN_SECTION)
    event = next(began, None)
    return 0 if event is None else begun_round_number(event)


def happenings(match: Match, told: int = 0) -> Iterator[tuple[int, MovePart, Event | None, bool]]:
    """Yield every event with its move's number, its part of the move, and whether a turn opens.

    A move without events yields None as its event, since it may open a turn. `told` is the number
    of moves to skip.
    """
    for event in () if told else match.opening:
        yield 0, MovePart(0, NOBODY, None), event, False
    for number, move in enumerate(match.moves[told:], told + 1):
        yield number, first_part(match, move), None, opens_turn(match, number)
        for part, event in zip(parts(match, move), move.events, strict=True):
            yield number, part, event, False


def first_part(match: Match, move: Move) -> MovePart:
    """Return the part of a move in which the seat acts that chose."""
    return MovePart(0, NOBODY if is_shared(match, move) else move.seat, None)


def parts(match: Match, move: Move) -> Iterator[MovePart]:
    """Yield, for each event of a move, the part of the move that it belongs to."""
    part, later = first_part(match, move), {one.start: one for one in move.stretches}
    for at, event in enumerate(move.events):
        part = later.get(at, part)
        if event.seat >= len(match.seats) and part.section is None and part.seat != event.seat:
            part = MovePart(at, event.seat, None)  # an automated opponent acts after the player
        yield part


def opens_turn(match: Match, number: int) -> bool:
    """Return whether a turn begins with this move and not with a free action before it."""
    move = match.moves[number - 1]
    step = match.game.steps[move.step]
    if not step.opens_turn or number == 1:
        return step.opens_turn
    before = match.moves[number - 2]
    free = match.game.vocabulary.read(before.choice) not in step.own
    return not (free and (before.seat, before.step) == (move.seat, move.step))


def is_shared(match: Match, move: Move) -> bool:
    """Return whether all seats answered at once, so that the last answer carried out all."""
    return isinstance(match.game.steps[move.step], SecretStep)


def add_points(match: Match, turn: Turn) -> None:
    """Add to a turn what its seat scored in it; to an interlude, what each seat scored."""
    if turn.first == 0 or (turn.seat == NOBODY and not turn.is_interlude):
        return
    before, after = points_before(match, turn), points_after(match, turn)
    gains = tuple(now - then for then, now in zip(before, after, strict=True))
    if turn.is_interlude:
        turn.gains = gains
    else:
        turn.points = gains[turn.seat]


def points_before(match: Match, turn: Turn) -> tuple[int, ...]:
    """Return what each seat had scored when a turn began."""
    if turn.opened is not None:
        return turn.opened.points
    return match.moves[turn.first - 2].points if turn.first > 1 else match.first_points


def points_after(match: Match, turn: Turn) -> tuple[int, ...]:
    """Return what each seat had scored when a turn ended, perhaps in the middle of a move."""
    move, start = match.moves[turn.last - 1], -1 if turn.opened is None else turn.opened.start
    later = (part.points for part in move.stretches if part.start > start)
    is_final = turn.is_interlude and turn.last == len(match.moves) and not match.state.decisions
    return next(later, final_points(match) if is_final else move.points)


def final_points(match: Match) -> tuple[int, ...]:
    """Return the result of each seat: what a move notes leaves out what only the end scores."""
    return tuple(sheet.total for sheet in match.game.scores(match.state))
