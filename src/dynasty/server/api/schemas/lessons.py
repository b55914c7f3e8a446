"""The JSON models of lessons and the coach."""

from typing import Literal

from pydantic import BaseModel, Field

from dynasty.learn.lesson_model import PREDICTION_ANSWERS
from dynasty.server.api.schemas.tables_and_play import StrictModel
from dynasty.server.http import parsing


class LessonInfo(BaseModel):
    """A lesson of a game: what one can do afterwards, and how long it takes."""

    name: str
    title: str
    promise: str
    minutes: int
    teaches: list[str]


class LaidLesson(BaseModel):
    """A new table that a lesson guides; `host_token` is given to callers without a secret."""

    id: str
    host_token: str | None


class LessonCard(BaseModel):
    """The card that the lesson shows now; without a card the others are moving."""

    title: str
    card: str
    text: str
    choice: str  # that is asked for; empty: the card is only to be read
    point: list[str]  # nouns and ids of what it speaks of
    rules: list[str]
    ask: str  # what may be predicted
    answers: list[str]
    answered: int  # 0: not yet
    because: str
    done: list[str]  # what the lesson answered in the learner's place


class LessonRequest(StrictModel):
    """An answer to a card: read on, predict, see the choice asked for, let it be made, or leave.

    `show` points at the choice on the learner's page, `choose` makes it.
    """

    do: Literal["on", "predict", "show", "choose", "leave"] = "on"
    card: str = Field("", max_length=40, description="which one was read or predicted at")
    answer: int = Field(1, ge=1, le=PREDICTION_ANSWERS)
    seat: int | None = Field(None, ge=0, lt=parsing.MAX_SEATS)


class CoachOut(BaseModel):
    """How much the coach says, and what it says now; an empty text if nothing.

    On pages and in the terminal it may speak before a choice is made, which then is `held`:
    chosen once more, it is made. A program is never kept from what it chooses.
    """

    level: str
    text: str
    rule: str
    held: str


class CoachRequest(StrictModel):
    """How much the coach is to say."""

    level: Literal["silent", "matters", "talkative"]
    seat: int | None = Field(None, ge=0, lt=parsing.MAX_SEATS)
