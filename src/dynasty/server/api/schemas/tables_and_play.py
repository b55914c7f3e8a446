"""The JSON models of tables and play: seats, choices, views, events."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from dynasty import bots
from dynasty.kernel.chance import SEED_LIMIT
from dynasty.server.http import parsing
from dynasty.server.model.new_table import SeatSpec, TableWish
from dynasty.server.model.table_settings import Terms, TermsWish

CleanName = Annotated[
    str, Field(max_length=parsing.MAX_NAME_LENGTH), AfterValidator(parsing.clean_name)
]
CleanText = Annotated[
    str, Field(max_length=parsing.MAX_TEXT_LENGTH), AfterValidator(parsing.clean_text)
]
VisibleText = Annotated[
    str,
    Field(min_length=1, max_length=parsing.MAX_TEXT_LENGTH),
    AfterValidator(parsing.visible_text),
]
RequestKey = Annotated[str, Field(min_length=1, max_length=64, pattern="^[ -~]+$")]
SeatNumber = Annotated[int, Field(ge=0, lt=parsing.MAX_SEATS)]
Seq = Annotated[int, Field(ge=0, lt=2**31)]


class StrictModel(BaseModel):
    """A model that rejects unknown fields."""

    model_config = ConfigDict(extra="forbid")


class SeatRequest(StrictModel):
    """Who plays a seat: `me` and `screen` are the table's creator, `person` comes by invitation."""

    player: str = Field("person", max_length=32, description="me, person, screen or a bot's name")
    name: CleanName = ""


class TableRequest(StrictModel):
    """The table to create."""

    game: str = Field(max_length=64)
    seats: list[SeatRequest] = Field(min_length=1, max_length=parsing.MAX_SEATS)
    name: CleanName = ""
    options: dict[str, str] = {}
    seed: int | None = Field(None, ge=0, lt=SEED_LIMIT, description="only without other people")
    speed: Literal["slow", "normal", "fast", "instant"] = "normal"
    terms: TermsWish = TermsWish()
    waits: bool = Field(False, description="nothing is dealt before every seat is taken")
    listed: bool = Field(False, description="everybody may join while it waits")

    def wish(self) -> TableWish:
        """Return the request as the server's `TableWish`."""
        fields = {
            name: getattr(self, name) for name in TableRequest.model_fields if name != "seats"
        }
        seats = [SeatSpec(seat.player, seat.name) for seat in self.seats]
        return TableWish(wishes=seats, **fields)


class LaidSeat(BaseModel):
    """A seat of a new table; its token, shown only now, lets one person sit down there."""

    seat: int
    name: str
    player: str
    token: str | None


class LaidTable(BaseModel):
    """A new table; `host_token` is given to callers that had no secret yet."""

    id: str
    seats: list[LaidSeat]
    host_token: str | None
    waits: bool  # for its people: nothing is dealt yet


class Seat(BaseModel):
    """A seat as everybody sees it."""

    seat: int
    name: str
    player: str
    stand_in: str
    asked: bool
    mine: bool
    held: bool  # a person holds the seat
    wants_end: bool


class Resumed(BaseModel):
    """The rules changed or the log was damaged: the table went on from its stored position.

    The entries between `kept` and `seq` were dropped; `text` says why.
    """

    seq: int
    kept: int
    dropped: int
    version: str
    text: str


class TableInfo(BaseModel):
    """A table as everybody who knows its id sees it; `why` says why a closed one is closed."""

    id: str
    name: str  # that it was given
    game: str
    options: dict[str, str]
    status: str = Field(description="open, playing, finished, ended or closed")
    lesson: str  # that guides the table; empty: none does
    why: str
    resumed: Resumed | None
    seq: int
    moves: int
    seats: list[Seat]
    is_host: bool
    speed: int
    created: float
    updated: float
    seed: int | None  # once the table is over
    promise: str = Field(description="SHA-256 of seed, space, salt; empty at old tables")
    salt: str | None  # once the table is over
    terms: Terms
    listed: bool
    language: str  # of the player who created it
    invitation: str | None  # in the link for all free seats, to who plays or hosts here
    expected: bool  # a seat is reserved for the caller
    rematch: str | None  # the table that plays it again, to who played or hosts here
    unread: int = 0  # lines of chat that the caller has not read; only in lists
    due: float | None = None  # when the first seat that is asked runs out of time; only in lists
    consent: bool = False  # the caller is asked to agree to something; only in lists


class OfferOut(BaseModel):
    """A legal choice; `kind` is main, free or ending, `gives_up` what an ending leaves unused."""

    choice: str
    label: str
    details: dict[str, Any]
    kind: str
    heading: str
    gives_up: str


class QuestionOut(BaseModel):
    """An open question; `offers` is null where the viewer may not see them."""

    seat: int
    step: str
    rule: str
    text: str
    offers: list[OfferOut] | None


class Undo(BaseModel):
    """How many choices the seat may undo, and why no more."""

    steps: int
    reason: str
    text: str


class ViewOut(BaseModel):
    """What a seat may know of a position."""

    id: str
    seat: int
    seq: int
    at: int
    status: str
    questions: list[QuestionOut]
    undo: Undo | None
    view: dict[str, Any]


class EventOut(BaseModel):
    """Something that happened, as the seat heard it; `automatic`: the rules alone did it."""

    move: int
    kind: str
    rule: str
    seat: int
    values: dict[str, Any]
    text: str
    automatic: bool = False


class Events(BaseModel):
    """What the seat heard since a number of moves; `moves` is the number to ask for next."""

    seq: int
    moves: int
    events: list[EventOut]


class ChoiceRequest(StrictModel):
    """An answer to the question at `seq`; a seat's `key` is never applied twice."""

    seq: Seq
    choice: str = Field(max_length=80)
    seat: SeatNumber | None = None
    key: RequestKey | None = None


class UndoRequest(StrictModel):
    """A request to undo the last choice."""

    seq: Seq
    seat: SeatNumber | None = None


class Asked(BaseModel):
    """A question to one of the caller's seats, in short."""

    seat: int
    step: str
    choices: list[str]


class Asking(BaseModel):
    """The table's last entry and status, and what the caller's seats are asked."""

    seq: int
    status: str
    asked: list[Asked]


class Accepted(Asking):
    """A choice that was applied and saved, and what comes next for the caller."""


class Why(BaseModel):
    """Why a choice is or is not possible now."""

    choice: str
    legal: bool
    rule: str
    reason: str
    rule_text: str


class SeatPoints(BaseModel):
    """What a seat has scored, now and after a choice."""

    seat: int
    now: int
    then: int


class PreviewOut(BaseModel):
    """What a choice would do, as far as its seat can be certain.

    `ends` says what comes then: `chance`, something `revealed`, the choice of `others`, `over`,
    or nothing where the seat itself is asked again.
    """

    choice: str
    sentences: list[str]
    points: list[SeatPoints]
    ends: str
    question: str
    offers: list[OfferOut]


class Reason(BaseModel):
    """A choice of a thing: its label if it is legal now, else why not and the rule."""

    choice: str
    thing: str
    legal: bool
    text: str
    rule: str


class TurnOut(BaseModel):
    """A turn in one sentence; `events` are its steps. A seat of -1 is the table itself.

    `automatic` is true for what the rules did by themselves, as the end of a round: `heading`
    names it, and `gains` are the points that each seat scored in it.
    """

    seat: int
    first: int
    last: int
    points: int
    text: str
    events: list[EventOut]
    automatic: bool = False
    heading: str = ""
    gains: list[int] | None = None


class HistoryMove(BaseModel):
    """A choice that was made; null where the viewer may not know it."""

    number: int
    seat: int
    choice: str | None


class StandInRequest(StrictModel):
    """The bot that plays for a person; empty ends it."""

    player: str = Field(max_length=32)


class EndRequest(StrictModel):
    """Whether the player wants to end the table."""

    seat: SeatNumber | None = None
    wants: bool = True


class SpeedRequest(StrictModel):
    """The speed of the bots, or a hurry until a person is asked."""

    speed: Literal["slow", "normal", "fast", "instant"] | None = None
    skip: bool = False


class BranchRequest(StrictModel):
    """A position of this table from which to create a new one."""

    at: int = Field(ge=0, le=parsing.MAX_MOVES)
    bot: str = Field(bots.DEFAULT_BOT, max_length=32)
    seat: SeatNumber | None = None


class Link(BaseModel):
    """The token of a seat's new link, good for sitting down once."""

    token: str


class NewTable(BaseModel):
    """The id of the new table."""

    id: str


class NotesRequest(StrictModel):
    """Private notes of a seat."""

    text: CleanText
    seat: SeatNumber | None = None


class Notes(BaseModel):
    """Private notes of a seat."""

    text: str


class ChatRequest(StrictModel):
    """A line of chat to add."""

    text: VisibleText
    seat: SeatNumber | None = None


class ChatLine(BaseModel):
    """A line of chat."""

    number: int
    seat: int
    name: str
    text: str
    at: float
    sign: str = ""  # that was given, which `text` says


class GameInfo(BaseModel):
    """A game on the shelf."""

    name: str
    title: str
    version: str
    seats: list[int]
    options: dict[str, list[str]]
    option_seats: dict[str, list[int]]  # for how many players each option is
    bots: list[str]


class Problem(BaseModel):
    """An error, for programs and for people."""

    error: str
    message: str
    rule: str | None = None
    reason: str | None = None
    seq: int | None = None
