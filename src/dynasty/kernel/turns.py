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
    found = [Turn(NOBODY, 0, 0)]
    for number, seat, event, opens in happenings(match):
        if seat != found[-1].seat or opens:
            found.append(Turn(seat, number, number))
        found[-1].last = number
        if event is not None and event.heard_by(viewer):
            found[-1].events.append((number, event))
    for turn in found:
        turn.points = scored(match, turn)
    return [turn for turn in found if turn.events]


def happenings(match: Match) -> Iterator[tuple[int, int, Event | None, bool]]:
    """Every event with the number of its move, whose turn it belongs to, and does one open here?

    A move that told nothing is there without an event: it may open a turn.
    """
    for event in match.opening:
        yield 0, NOBODY, event, False
    for number, move in enumerate(match.moves, 1):
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
