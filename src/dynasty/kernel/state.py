"""The state of a game: everything on the table, and the agenda of steps still to do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dynasty.kernel._compiled import mypyc_attr
from dynasty.kernel.chance import Chance
from dynasty.kernel.choice import Choice
from dynasty.kernel.copying import copy_field_value, field_values, restore_object
from dynasty.kernel.event import ALL_SEATS, Event

if TYPE_CHECKING:
    from dynasty.kernel.step import Decision, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything on the table, hidden or not, and the agenda of steps still to do.

    A game's state adds fields of ints and lists, declared by annotations; `clone` copies them,
    and the kernel saves them by their declaration. A field named `box` holds the components, which
    all states of a game share. Rules set `revealed` when they reveal something hidden without
    chance, without a whisper and without a private question.
    """

    seats: int
    chance: Chance
    agenda: list[tuple[Step[Any], int, int]]  # (step, seat, arg), next one last; always this list
    sealed: list[tuple[Choice, ...]]  # by seat: secret answers that are not revealed yet
    decisions: list[Decision]  # one; several in a `SecretStep`; none at the end
    events: list[Event] | None  # None: events are not recorded
    revealed: bool  # a seat learned something hidden, so undo ends here

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
        """Return a complete copy that shares nothing mutable; each game writes its own."""
        raise NotImplementedError

    def __getnewargs__(self) -> tuple[Any, ...]:
        """Return the constructor's arguments of a compiled state: the box last, if it has one."""
        box = getattr(self, "box", None)
        return (self.seats, self.chance) if box is None else (self.seats, self.chance, box)

    def __copy__(self) -> State:
        """Return an independent copy: one that shared its lists would change with this state."""
        return self.__deepcopy__({})

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        """Return a copy of every field, including the events, which a clone leaves out."""
        values = {name: copy_field_value(each, memo) for name, each in field_values(self).items()}
        copied: State = restore_object(type(self), self.__getnewargs__(), values)
        return copied

    def __reduce__(self) -> tuple[Any, ...]:
        return restore_object, (type(self), self.__getnewargs__(), field_values(self))

    def pass_on(self, twin: State) -> None:
        """Copy the kernel's own fields to a clone, except for the events."""
        twin.agenda = self.agenda[:]
        twin.sealed = self.sealed[:]
        twin.decisions = self.decisions

    def then(self, step: Step[Any], seat: int, arg: int = 0) -> None:
        """Put a step on top of the agenda, so that it comes next."""
        self.agenda.append((step, seat, arg))

    def follow(self, *frames: tuple[Step[Any], int, int]) -> None:
        """Put steps on top of the agenda so that the first one listed comes next."""
        self.agenda.extend(reversed(frames))

    def due(self, step: Step[Any]) -> list[int]:
        """Return the arguments of this step wherever it is on the agenda, the next one last."""
        return [arg for planned, _, arg in self.agenda if planned is step]

    def in_sequence(self, *course: Step[Any]) -> bool:
        """Return whether the agenda has these steps in this order, lowest first, below others."""
        top = len(course)
        places = [course.index(step) if step in course else top for step, _, _ in self.agenda]
        return places == sorted(places)

    def tell(self, kind: str, rule: str, seat: int, **values: int | str | tuple[str, ...]) -> None:
        """Record an event for everyone."""
        if self.events is not None:
            self.events.append(Event(kind, rule, seat, values, ALL_SEATS))

    def whisper(
        self, kind: str, rule: str, seat: int, **values: int | str | tuple[str, ...]
    ) -> None:
        """Record an event that only this seat may see."""
        self.revealed = True
        if self.events is not None:
            self.events.append(Event(kind, rule, seat, values, seat))

    def decision_of(self, seat: int) -> Decision | None:
        """Return the question that this seat has to answer now, or None."""
        for decision in self.decisions:
            if decision.seat == seat:
                return decision
        return None
