"""What a coach looks at: a seat's question, on a table as that seat may imagine it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from dynasty.kernel.event import Event, Values
from dynasty.kernel.state import State
from dynasty.kernel.view import Offer, View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


@dataclass(frozen=True)
class Notice:
    """Something worth a word: how much it is about, which choice, and what the sentence names."""

    n: int = 0
    choice: str = ""
    values: Values = field(default_factory=dict)


@dataclass(frozen=True)
class Look(Generic[S, V]):
    """A seat's question: what it sees, what it may choose, what it has heard since it last chose.

    The state is imagined, so whatever is hidden from the seat is dealt anew in it. `choice` is the
    one about to be made; it is empty while the question is open. `after` gives the table at the
    end of the stretch that a choice opens, by the rule of thumb; None where chance decides.
    """

    s: S
    view: V
    seat: int
    offers: Mapping[str, Offer]
    heard: Sequence[Event]
    choice: str
    after: Callable[[str], S | None]

    def called(self, verb: str) -> list[Offer]:
        """The possible choices of this verb."""
        return [offer for offer in self.offers.values() if offer.choice.startswith(f"{verb}:")]

    @property
    def noun(self) -> str:
        """What the choice about to be made points at."""
        return self.choice.partition(":")[2]
