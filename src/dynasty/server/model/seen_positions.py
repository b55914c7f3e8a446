"""The position that each seat saw when it last acted, to show what has happened since."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, field
from typing import Any

from dynasty.kernel import Match, State


@dataclass(frozen=True)
class SeenPosition:
    """The position after a seat's last action."""

    moves: int
    state: State
    lain: dict[Any, Any] = field(default_factory=dict)  # places of its pieces, once computed


class LastSeen:
    """The positions of one match that seats last saw."""

    def __init__(self, match: Match) -> None:
        self.first = self.latest = SeenPosition(len(match.moves), match.state.clone())
        self.left: dict[int, SeenPosition] = {}

    def note(self, match: Match, seat: int) -> None:
        """Record the position after the seat has acted or undone something."""
        before, self.latest = self.latest, SeenPosition(len(match.moves), match.state.clone())
        taken_back = self.latest.moves < before.moves
        if taken_back:
            now = self.latest  # the undone positions are not valid any more
            self.left = {
                q: left if left.moves <= now.moves else now for q, left in self.left.items()
            }
        answered = not taken_back and has_automated_answer(match)
        self.left[seat] = before if answered else self.latest

    def still(self) -> LastSeen:
        """Return a copy that later notes do not change."""
        twin = copy(self)
        twin.left = self.left.copy()
        return twin

    def left_by(self, seat: int) -> SeenPosition:
        """Return the position after the seat last acted and before any other seat did."""
        return self.left.get(seat, self.first)


def has_automated_answer(match: Match) -> bool:
    """Return whether an automated opponent acted at the end of the last move."""
    events = match.moves[-1].events if match.moves else ()
    return any(event.seat >= len(match.seats) for event in events)
