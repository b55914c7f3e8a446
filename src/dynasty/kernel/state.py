"""The table: everything that lies on it, and the agenda of what is left to do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dynasty.kernel._compiled import mypyc_attr
from dynasty.kernel.chance import Chance
from dynasty.kernel.choice import Choice
from dynasty.kernel.event import EVERYBODY, Event

if TYPE_CHECKING:
    from dynasty.kernel.step import Decision, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything on the table, hidden or not, and what is left to do.

    A game's state adds fields of ints and lists, declared by annotations; `clone` copies them,
    and the kernel writes them down from their declaration. A field named `box` holds the
    components, which all states of a game share. Rules set `revealed` where they lay open
    something hidden without chance, without a whisper and without a private question.
    """

    seats: int
    chance: Chance
    agenda: list[tuple[Step[Any], int, int]]  # (step, seat, arg), next one last; always this list
    sealed: list[tuple[Choice, ...]]  # by seat: secret answers nobody has seen yet
    decisions: list[Decision]  # one; several in a Secret; none at the end
    events: list[Event] | None  # None: nobody listens, nothing is built
    revealed: bool  # somebody learnt something hidden, which no undo can take back

    __slots__ = tuple(__annotations__)

    def __init__(self, seats: int, chance: Chance) -> None:
        self.seats = seats
        self.chance = chance
        self.agenda = []
        self.sealed = [()] * seats
        self.decisions = []
        self.events = None
        self.revealed = False

    def clone(self) -> State:
        """A complete copy that shares nothing changeable; each game writes its own."""
        raise NotImplementedError

    def pass_on(self, twin: State) -> None:
        """Give a clone the kernel's own fields; nobody listens to a clone."""
        twin.agenda = self.agenda[:]
        twin.sealed = self.sealed[:]
        twin.decisions = self.decisions

    def then(self, step: Step[Any], seat: int, arg: int = 0) -> None:
        """Put a step on top of the agenda: it comes next."""
        self.agenda.append((step, seat, arg))

    def follow(self, *frames: tuple[Step[Any], int, int]) -> None:
        """Put steps on top of the agenda so that the first one listed comes next."""
        self.agenda.extend(reversed(frames))

    def due(self, step: Step[Any]) -> list[int]:
        """The arguments of this step wherever it stands on the agenda, the next one last."""
        return [arg for planned, _, arg in self.agenda if planned is step]

    def in_sequence(self, *course: Step[Any]) -> bool:
        """Do these steps lie on the agenda in this order, lowest first, and all others above?"""
        top = len(course)
        places = [course.index(step) if step in course else top for step, _, _ in self.agenda]
        return places == sorted(places)

    def tell(self, kind: str, rule: str, seat: int, **values: int | str | tuple[str, ...]) -> None:
        """Say to everybody what happened."""
        if self.events is not None:
            self.events.append(Event(kind, rule, seat, values, EVERYBODY))

    def whisper(
        self, kind: str, rule: str, seat: int, **values: int | str | tuple[str, ...]
    ) -> None:
        """Say it to that seat alone, which may know it as nobody else does."""
        self.revealed = True
        if self.events is not None:
            self.events.append(Event(kind, rule, seat, values, seat))

    def decision_of(self, seat: int) -> Decision | None:
        """The question that this seat has to answer now."""
        for decision in self.decisions:
            if decision.seat == seat:
                return decision
        return None
