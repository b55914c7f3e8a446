"""Views: what one seat may know, as plain data."""

from dataclasses import dataclass
from typing import Protocol

from dynasty.kernel._compiled import mypyc_attr
from dynasty.kernel.event import Values


class Say(Protocol):
    """Text by key in the reader's language."""

    def __call__(self, key: str, **values: int | str | tuple[str, ...]) -> str: ...


def text_key(*ids: str) -> str:
    """The key of a text made of these ids, as `name-bonus-tile`; the one way from ids to keys."""
    return "-".join(ids).replace("_", "-")


@dataclass(frozen=True)
class Offer:
    """A legal choice and what matters to whoever weighs it.

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
class Question:
    """What a seat is asked; `offers` is None where the viewer may not see the choices."""

    seat: int
    step: str
    prompt: str
    rule: str
    offers: tuple[Offer, ...] | None


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class View:
    """What one seat (-1: a spectator) may know; each game adds its table to it."""

    seat: int
    seats: int
    finished: bool
    questions: tuple[Question, ...]
