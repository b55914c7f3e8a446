"""A proposal: a request to all other people at a table."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Any


@dataclass(frozen=True)
class Proposal:
    """A request to all other people at a table."""

    id: str
    table: str
    kind: str
    seat: int  # of the proposer; -1: a player without a seat
    player: str  # the proposer
    until: float  # when it expires
    answers: frozenset[int]  # the seats that agree
    details: dict[str, Any]

    @property
    def of(self) -> int:
        """Return the seat that it is about, if not the proposer's; else -1."""
        seat: int = self.details.get("of", -1)
        return seat

    def agreed_by(self, seats: Collection[int]) -> Proposal:
        """Return the same proposal with the agreement of these seats."""
        return replace(self, answers=self.answers.union(seats))
