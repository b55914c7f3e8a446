"""Carry out a choice in substeps: one step of the agenda after the other."""

from collections.abc import Iterator
from typing import Any

from dynasty.kernel.choice import Choice
from dynasty.kernel.errors import NotAsked
from dynasty.kernel.event import Event
from dynasty.kernel.state import State
from dynasty.kernel.step import Decision, SecretStep, Step


class SubStep:
    """One step that was carried out: its seat, its events, and what decided its result.

    `decided_by` is "chance", "revealed" (a seat learned something hidden), or "" if everything
    follows from what was visible.
    """

    step: Step[Any]
    seat: int
    events: tuple[Event, ...]
    decided_by: str

    def __init__(
        self, step: Step[Any], seat: int, events: tuple[Event, ...], decided_by: str
    ) -> None:
        self.step = step
        self.seat = seat
        self.events = events
        self.decided_by = decided_by


def apply_stepwise(s: State, seat: int, choice: Choice) -> Iterator[SubStep]:
    """Carry out a legal choice and yield a `SubStep` for the answer and for each step that follows.

    The state changes as they are asked for: it is always the one after the last of them. Clone
    it to save a position.
    """
    decision = s.decision_of(seat)
    if decision is None:
        raise NotAsked(f"seat {seat} is not asked anything now")
    silent = is_answer_all_disclosed(s, decision, choice)
    chance = clear_events(s)
    decision.step.answer(s, seat, decision.arg, choice)
    yield make_substep(s, decision.step, seat, chance, silent)
    while s.agenda:
        step, asked, arg = s.agenda[-1]
        chance = clear_events(s)
        is_open = step.settle(s, asked, arg)
        yield make_substep(s, step, asked, chance)
        if is_open:
            return


def clear_events(s: State) -> int:
    """Clear the state's events and its `revealed` flag; return the current chance value."""
    s.events = []
    s.revealed = False
    return s.chance.value


def make_substep(
    s: State, step: Step[Any], seat: int, chance: int, silent: bool = False
) -> SubStep:
    """Return the step that was just carried out, with its events; it began with this chance."""
    used = s.chance.value != chance
    decided_by = "chance" if used else "revealed" if s.revealed and not silent else ""
    return SubStep(step, seat, tuple(s.events or ()), decided_by)


def is_answer_all_disclosed(s: State, decision: Decision, choice: Choice) -> bool:
    """Return whether this answer to a private question shows others the answer and nothing else.

    The state says only that something was revealed; the seat that answers already knows the answer.
    """
    step = decision.step.owner(choice)
    if step is None or not step.private or isinstance(step, SecretStep):
        return False
    twin = s.clone()
    twin.decisions = []
    if step is decision.step:
        twin.agenda.pop()
    step.take(twin, decision.seat, decision.arg, choice)
    return not twin.revealed


def state_between_steps(s: State, seat: int) -> State:
    """Return the state for drawing between two steps: a question without choices is open."""
    if s.decisions or not s.agenda:
        return s
    twin: State = s.clone()
    step, _, arg = twin.agenda[-1]
    twin.decisions = [Decision(seat, step, arg, [])]
    return twin
