"""What a coach can work with: a seat's question and the state as that seat may imagine it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from dynasty.kernel.event import Event, Values
from dynasty.kernel.state import State
from dynasty.kernel.view import Offer, View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


@dataclass(frozen=True)
class CoachFinding:
    """A finding of a coach: its number, the choice it is about, and the values of its sentence."""

    n: int = 0
    choice: str = ""
    values: Values = field(default_factory=dict)


@dataclass(frozen=True)
class CoachContext(Generic[S, V]):
    """The question of a seat: its view, its possible choices and the events since it last chose.

    The state is imagined, so anything hidden from the seat is dealt anew in it. `choice` is the one
    about to be made; it is empty while the question is open. `after` returns the state at the end
    of the stretch that a choice opens, played by the rule of thumb, or None if chance decides.
    """

    s: S
    view: V
    seat: int
    offers: Mapping[str, Offer]
    heard: Sequence[Event]
    choice: str
    after: Callable[[str], S | None]

    def called(self, verb: str) -> list[Offer]:
        """Return the possible choices with this verb."""
        return [offer for offer in self.offers.values() if offer.choice.startswith(f"{verb}:")]

    @property
    def noun(self) -> str:
        """Return what the choice about to be made applies to."""
        return self.choice.partition(":")[2]
