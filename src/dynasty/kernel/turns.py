"""Turns: what happened, cut where one seat ended and the next one began."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field, replace

from dynasty.kernel.event import Event
from dynasty.kernel.match import Match, Move
from dynasty.kernel.step import Secret

NOBODY = -1  # the table itself: the set-up, and what all did at once


@dataclass
class Turn:
    """A stretch in which one seat acted: its moves, and what a viewer heard of them."""

    seat: int
    first: int  # the number of its first move; 0 is the set-up
    last: int
    events: list[tuple[int, Event]] = field(default_factory=list)  # with the number of the move
    points: int = 0  # what the seat scored meanwhile

    def parted(self, interludes: Collection[str]) -> tuple[Turn, list[Event]]:
        """What the seat did, and what went on by itself afterwards, opened by one of these kinds.

        Nobody can say which points of the last move were whose: the turn alone has none then.
        """
        told = [event for _, event in self.events]
        own = next((at for at, event in enumerate(told) if event.kind in interludes), len(told))
        if own == len(told):
            return self, []
        return replace(self, events=self.events[:own], points=0), told[own:]


def turns(match: Match, viewer: int) -> list[Turn]:
    """The whole match turn by turn, as far as the viewer heard of it."""
    return Telling(viewer).turns(match)


class Telling:
    """The turns of a match as a viewer heard of them, told on from where they were left."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.found: list[Turn] = []
        self.told = 0  # so many moves,
        self.latest: Move | None = None  # this one last: taken back, it is never made again

    def turns(self, match: Match) -> list[Turn]:
        """All turns; those told before are the same objects, but for the last one."""
        if not self.goes_on(match):
            self.found, self.told = [Turn(NOBODY, 0, 0)], 0
        last = len(self.found) - 1
        self.found[last] = replace(self.found[last], events=self.found[last].events[:])
        self.tell_on(match)
        for turn in self.found[last:]:
            turn.points = scored(match, turn)
        self.told, self.latest = len(match.moves), match.moves[-1] if match.moves else None
        return [turn for turn in self.found if turn.events]

    def goes_on(self, match: Match) -> bool:
        """Do the moves begin with those that were told?"""
        told = self.latest is not None and len(match.moves) >= self.told
        return told and match.moves[self.told - 1] is self.latest

    def tell_on(self, match: Match) -> None:
        """Add what happened since."""
        found = self.found
        for number, seat, event, opens in happenings(match, self.told):
            if seat != found[-1].seat or opens:
                found.append(Turn(seat, number, number))
            found[-1].last = number
            if event is not None and event.heard_by(self.viewer):
                found[-1].events.append((number, event))


def happenings(match: Match, told: int = 0) -> Iterator[tuple[int, int, Event | None, bool]]:
    """Every event with the number of its move, whose turn it belongs to, and does one open here?

    A move that told nothing is there without an event: it may open a turn. Where some moves were
    told already, only what came after them.
    """
    for event in () if told else match.opening:
        yield 0, NOBODY, event, False
    for number, move in enumerate(match.moves[told:], told + 1):
        seat = NOBODY if is_shared(match, move) else move.seat
        yield number, seat, None, opens_turn(match, number)
        for event in move.events:
            if event.seat >= len(match.seats):
                seat = event.seat  # an automated opponent goes on where the player ended
            yield number, seat, event, False


def opens_turn(match: Match, number: int) -> bool:
    """Does a turn begin with this move? Not with one that was put off by a free action."""
    move = match.moves[number - 1]
    step = match.game.steps[move.step]
    if not step.opens_turn or number == 1:
        return step.opens_turn
    before = match.moves[number - 2]
    free = match.game.vocabulary.read(before.choice) not in step.own
    return not (free and (before.seat, before.step) == (move.seat, move.step))


def is_shared(match: Match, move: Move) -> bool:
    """Did all answer at once, so that the last answer carried out everybody's?"""
    return isinstance(match.game.steps[move.step], Secret)


def scored(match: Match, turn: Turn) -> int:
    """What the seat of a turn has won or lost in it."""
    if turn.seat == NOBODY or turn.first == 0:
        return 0
    before = match.moves[turn.first - 2].points if turn.first > 1 else match.first_points
    return match.moves[turn.last - 1].points[turn.seat] - before[turn.seat]
