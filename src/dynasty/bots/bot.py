"""The interface of a bot: an object that answers a seat's question."""

from collections.abc import Callable
from typing import Protocol

from dynasty.kernel import Chance, Choice, Decision, NotAsked, State

StateSampler = Callable[[int], State]
"""Seed -> a fresh state of the game that the seat cannot tell from the true one."""


class Bot(Protocol):
    """A player program: it chooses for a seat from imagined states, never from the true one."""

    name: str
    chance: Chance  # its own generator, for random choices and for imagined states

    def choose(self, imagine: StateSampler, seat: int) -> Choice:
        """Answer the question that the seat has to answer now."""
        ...


def open_question(s: State, seat: int) -> Decision:
    """Return the open question of the seat; raise NotAsked if there is none."""
    decision = s.decision_of(seat)
    if decision is None:
        raise NotAsked(f"seat {seat} is not asked anything now")
    return decision
