"""What a bot is: something that answers the question of a seat."""

from collections.abc import Callable
from typing import Protocol

from dynasty.kernel import Chance, Choice, Decision, NotAsked, State

Imagine = Callable[[int], State]
"""Seed -> a fresh state of the game that the seat cannot tell from the true one."""


class Bot(Protocol):
    """Chooses for a seat; it is handed imagined states and never the true one."""

    name: str
    chance: Chance  # its own: what it leaves to chance, and what it imagines

    def choose(self, imagine: Imagine, seat: int) -> Choice:
        """Answer the question that the seat has to answer now."""
        ...


def question(s: State, seat: int) -> Decision:
    """The open question of the seat; NotAsked if there is none."""
    decision = s.decision_of(seat)
    if decision is None:
        raise NotAsked(f"seat {seat} is not asked anything now")
    return decision
