"""Views: what one seat may know, as plain data."""

from dataclasses import dataclass
from typing import Protocol

from dynasty.kernel._compiled import mypyc_attr
from dynasty.kernel.copying import PlainData
from dynasty.kernel.event import Values


class Translate(Protocol):
    """A function that returns the text of a key in the reader's language."""

    def __call__(self, key: str, **values: int | str | tuple[str, ...]) -> str: ...


def text_key(*ids: str) -> str:
    """Return the text key of these ids, such as `name-bonus-tile`; every text key is made here."""
    return "-".join(ids).replace("_", "-")


@dataclass(frozen=True)
class Offer(PlainData):
    """A legal choice, with the details that a player needs to compare it.

    `kind` is "main", "free" for a free action, or "ending" for what ends something and points
    at nothing drawn. `gives_up` is the text key of what an ending leaves unused.
    """

    choice: str
    details: Values
    kind: str = "main"
    heading: str = ""
    compares: str = ""
    gives_up: str = ""


@dataclass(frozen=True)
class Question(PlainData):
    """The question that a seat is asked; `offers` is None if the viewer may not see them."""

    seat: int
    step: str
    prompt: str
    rule: str
    offers: tuple[Offer, ...] | None


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class View(PlainData):
    """What one seat (-1: a spectator) may know; each game adds fields for its own table."""

    seat: int
    seats: int
    finished: bool
    questions: tuple[Question, ...]
