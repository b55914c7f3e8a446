"""The JSON models of puzzles."""

from typing import Any

from pydantic import BaseModel, Field

from dynasty.server.api.schemas.tables_and_play import OfferOut, StrictModel


class PuzzleInfo(BaseModel):
    """A puzzle of the list."""

    number: int
    name: str  # stays the same when others come or go
    kind: str  # the step that asks
    players: int
    solved: bool


class Puzzles(BaseModel):
    """The puzzles of a game, which is today's, and on how many days in a row it was solved."""

    today: int
    streak: int
    puzzles: list[PuzzleInfo]


class PuzzleOut(BaseModel):
    """A question with one best answer, and what its seat may know."""

    number: int
    seat: int
    question: str
    offers: list[OfferOut]
    view: dict[str, Any]


class AnswerRequest(StrictModel):
    """An answer; without one the solution is shown, and the day does not count."""

    choice: str | None = Field(None, max_length=80)


class AnswerOut(BaseModel):
    """Whether it was the best choice, and why; which one that is only once it was found or shown.

    `player_token` is given to callers without a secret, to keep what they solved.
    """

    right: bool
    best: str | None
    sentences: list[str]
    streak: int
    player_token: str | None
