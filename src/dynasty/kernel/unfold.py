"""Unfolding: what a choice does, one step of the agenda after the other."""

from collections.abc import Iterator
from typing import Any

from dynasty.kernel.choice import Choice
from dynasty.kernel.errors import NotAsked
from dynasty.kernel.event import Event
from dynasty.kernel.state import State
from dynasty.kernel.step import Decision, Secret, Step


class Beat:
    """One step that was carried out: whose it was, what it told, and what decided it.

    `decided_by` is "chance", "revealed" (somebody learnt something hidden), or "" where all
    that happened follows from what lay open.
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


def unfold(s: State, seat: int, choice: Choice) -> Iterator[Beat]:
    """Carry out a legal choice; a beat for the answer and for every step that it brings about.

    The state changes as beats are asked for: it stands after the last one given. Whoever wants
    to keep a position clones it.
    """
    decision = s.decision_of(seat)
    if decision is None:
        raise NotAsked(f"seat {seat} is not asked anything now")
    silent = discloses_no_more(s, decision, choice)
    chance = listen_anew(s)
    decision.step.answer(s, seat, decision.arg, choice)
    yield beat(s, decision.step, seat, chance, silent)
    while s.agenda:
        step, asked, arg = s.agenda[-1]
        chance = listen_anew(s)
        is_open = step.settle(s, asked, arg)
        yield beat(s, step, asked, chance)
        if is_open:
            return


def listen_anew(s: State) -> int:
    """Forget what was said and revealed before; the chance as it stands."""
    s.events = []
    s.revealed = False
    return s.chance.value


def beat(s: State, step: Step[Any], seat: int, chance: int, silent: bool = False) -> Beat:
    """What has just happened in a step that began with this chance."""
    used = s.chance.value != chance
    decided_by = "chance" if used else "revealed" if s.revealed and not silent else ""
    return Beat(step, seat, tuple(s.events or ()), decided_by)


def discloses_no_more(s: State, decision: Decision, choice: Choice) -> bool:
    """Does this answer to a private question show others the answer, and nobody anything else?

    The state says only that something was revealed; whoever answers knows the answer already.
    """
    step = decision.step.owner(choice)
    if step is None or not step.private or isinstance(step, Secret):
        return False
    twin = s.clone()
    twin.decisions = []
    if step is decision.step:
        twin.agenda.pop()
    step.take(twin, decision.seat, decision.arg, choice)
    return not twin.revealed


def between_steps(s: State, seat: int) -> State:
    """The state as it is drawn between two steps: nobody is asked, but the game is not over."""
    if s.decisions or not s.agenda:
        return s
    twin: State = s.clone()
    step, _, arg = twin.agenda[-1]
    twin.decisions = [Decision(seat, step, arg, [])]
    return twin
