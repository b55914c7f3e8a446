"""How a table stood when each seat last acted: what happened since is seen without a replay."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, field
from typing import Any

from dynasty.kernel import Match, State


@dataclass(frozen=True)
class Left:
    """A position that somebody left to the others."""

    moves: int
    state: State
    lain: dict[Any, Any] = field(default_factory=dict)  # where its pieces lay, once worked out


class Memory:
    """The positions of one match that seats left to the others."""

    def __init__(self, match: Match) -> None:
        self.first = self.latest = Left(len(match.moves), match.state.clone())
        self.left: dict[int, Left] = {}

    def note(self, match: Match, seat: int) -> None:
        """The seat has just acted or taken something back."""
        before, self.latest = self.latest, Left(len(match.moves), match.state.clone())
        taken_back = self.latest.moves < before.moves
        if taken_back:
            now = self.latest  # what was taken back is nobody's position any more
            self.left = {
                q: left if left.moves <= now.moves else now for q, left in self.left.items()
            }
        answered = not taken_back and has_automated(match)
        self.left[seat] = before if answered else self.latest

    def still(self) -> Memory:
        """The same positions, whatever is noted later."""
        twin = copy(self)
        twin.left = self.left.copy()
        return twin

    def left_by(self, seat: int) -> Left:
        """The position after the seat last acted and before anybody else did."""
        return self.left.get(seat, self.first)


def has_automated(match: Match) -> bool:
    """Did an automated opponent act at the end of the last move?"""
    events = match.moves[-1].events if match.moves else ()
    return any(event.seat >= len(match.seats) for event in events)
