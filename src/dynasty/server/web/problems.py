"""What goes wrong: programs are told in JSON, people on a page in their language."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from dynasty import games
from dynasty.insight.puzzle import NoPuzzle
from dynasty.kernel import (
    BadGuide,
    BadLesson,
    BadOptions,
    BadRecord,
    DynastyError,
    IllegalChoice,
    NotAsked,
    NothingToUndo,
    RecordDiverged,
    UnknownBot,
    UnknownChoice,
    UnknownGame,
    Worded,
    WrongSeats,
)
from dynasty.learn.lesson_words import turned_down
from dynasty.server.door.faults import told_fault
from dynasty.server.door.inputs import BadInput, BadShape
from dynasty.server.door.tries import TooManyTries
from dynasty.server.learning.guided import TurnedDown
from dynasty.server.learning.lessons import NoLesson
from dynasty.server.minds.analysing import NotOver
from dynasty.server.minds.coaching import NoCoach
from dynasty.server.people.blocking import Apart
from dynasty.server.people.devices import NoSuchKey
from dynasty.server.people.gestures import TooSoon
from dynasty.server.people.manners import Silenced, TooMuchAtFirst
from dynasty.server.people.profiles import NoSuchPlayer
from dynasty.server.people.reporting import TooManyReports
from dynasty.server.post.asking import BadChannel, NotSent
from dynasty.server.post.channels import NoSuchChannel, TooManyChannels
from dynasty.server.post.outgoing import BadAddress
from dynasty.server.post.push import BadSubscription
from dynasty.server.seats.consents import AlreadyAsked, NobodyToAsk, NoSuchKind, Settled
from dynasty.server.seats.planning import CannotPlan
from dynasty.server.store.storage import DiskFull
from dynasty.server.tables.crowd import Crowded
from dynasty.server.tables.hall import (
    Forbidden,
    NoSuchTable,
    Stale,
    TableClosed,
)
from dynasty.server.tables.replaying import BadFile
from dynasty.server.tables.rooms import TooManyTables
from dynasty.server.tables.stored import AlreadyBegun, NotBegun, SeatReserved, TableShut
from dynasty.server.tables.terms import AgainstTerms, NotRateable
from dynasty.server.web.templating import reader_of, respond
from dynasty.speech import refused, words_of
from dynasty.text import Words

STATUS: dict[type[DynastyError], int] = {
    NoSuchTable: 404,
    UnknownGame: 404,
    BadGuide: 404,
    Forbidden: 403,
    Stale: 409,
    NotAsked: 409,
    TableClosed: 410,
    TooManyTables: 429,
    TableShut: 410,
    NotBegun: 409,
    AlreadyBegun: 409,
    SeatReserved: 403,
    DiskFull: 507,
    IllegalChoice: 422,
    UnknownChoice: 422,
    TurnedDown: 422,
    NoLesson: 409,
    NoCoach: 409,
    NotOver: 403,
    BadLesson: 404,
    NoPuzzle: 404,
    NothingToUndo: 422,
    NoSuchKind: 400,
    AlreadyAsked: 409,
    Settled: 409,
    NobodyToAsk: 403,
    CannotPlan: 409,
    TooSoon: 429,
    AgainstTerms: 403,
    NotRateable: 422,
    NoSuchPlayer: 404,
    Apart: 403,
    Silenced: 403,
    TooMuchAtFirst: 429,
    TooManyReports: 429,
    WrongSeats: 400,
    BadOptions: 400,
    UnknownBot: 400,
    BadRecord: 400,
    BadFile: 400,
    RecordDiverged: 400,
    BadInput: 400,
    Crowded: 429,
    NoSuchKey: 404,
    NoSuchChannel: 404,
    TooManyChannels: 409,
    BadChannel: 400,
    BadAddress: 400,
    BadSubscription: 400,
    NotSent: 409,
    TooManyTries: 429,
}
KINDS = {
    "BadRecord": "record",
    "RecordDiverged": "record",
    "ForeignSite": "foreign",
    "BadInput": "input",
    "BadRequest": "input",
    "BadFile": "record",
    "Crowded": "crowded",
}
SAID: dict[type[DynastyError], str] = {  # what the kernel refuses, in words
    NotAsked: "refused-not-asked",
    UnknownChoice: "refused-unknown-choice",
    IllegalChoice: "refused-illegal",
    NothingToUndo: "undo-start",
    BadGuide: "wrong-404",
    BadLesson: "wrong-404",
}


def tell(
    request: Request, status: int, error: str, message: str = "", spoken: str = "", **more: Any
) -> Response:
    """The answer to whoever asked, in their language; a page says what kind of thing it is.

    A message in another language is marked with that one.
    """
    words = Words(reader_of(request).language)
    key = f"wrong-{KINDS.get(error, status)}"
    said = words.say(key if words.has(key) else "wrong-other")
    message = message.encode(errors="backslashreplace").decode()
    if not is_page(request):
        return JSONResponse({"error": error, "message": message or said, **more}, status)
    detail = "" if message == said else message
    given = {"said": said, "code": status, "detail": detail, "spoken": spoken or words.language}
    return respond(request, "error.html", words, status, **given)


def tell_worded(request: Request, status: int, error: Worded, **more: Any) -> Response:
    """The same for what the text files put in words: the sentence says all."""
    words = Words(reader_of(request).language)
    said, kind = refused(error, words.language), type(error).__name__
    if is_page(request) and isinstance(error, UnknownGame):
        return tell(request, status, kind)  # the names to type are for programs
    if not is_page(request) or kind in KINDS:
        return tell(request, status, kind, said, **more)
    given = {"said": said, "code": status, "detail": "", "spoken": words.language}
    return respond(request, "error.html", words, status, **given)


def is_page(request: Request) -> bool:
    """Does a person with a browser ask?"""
    path = request.url.path
    return not path.startswith("/api/") and "text/html" in request.headers.get("accept", "")


def add_problems(app: FastAPI) -> None:
    """Whatever is refused has an answer."""
    app.add_exception_handler(DynastyError, refuse)
    app.add_exception_handler(RequestValidationError, refuse_form)
    app.add_exception_handler(HTTPException, refuse_http)


async def refuse(request: Request, error: Exception) -> Response:
    """What the platform refuses, with the rule that forbids it."""
    assert isinstance(error, DynastyError)
    status = next((code for kind, code in STATUS.items() if isinstance(error, kind)), 400)
    language = reader_of(request).language
    more = {key: getattr(error, key) for key in ("rule", "reason", "seq") if hasattr(error, key)}
    if isinstance(error, BadShape):
        return tell(request, status, "BadInput", told_fault(error.errors, Words(language)))
    if isinstance(error, Worded):
        return tell_worded(request, status, error, **more)
    if isinstance(error, TurnedDown):
        words = words_of(games.load(error.lesson.game), language)
        said = turned_down(error.lesson, error.key, error.choice, words)
        return tell(request, status, "TurnedDown", said)
    said = told(error, Words(language))
    spoken = language if said else "en"
    return tell(request, status, type(error).__name__, said or str(error), spoken, **more)


def told(error: DynastyError, words: Words) -> str:
    """What the kernel refuses, in words; empty if the text files have none for it."""
    key = next((key for kind, key in SAID.items() if isinstance(error, kind)), "")
    if isinstance(error, NothingToUndo) and words.has(f"undo-{error.reason}"):
        key = f"undo-{error.reason}"
    return words.say(key, rule=getattr(error, "rule", "")) if key else ""


async def refuse_form(request: Request, error: Exception) -> Response:
    """A request that does not have the form the API asks for."""
    assert isinstance(error, RequestValidationError)
    words = Words(reader_of(request).language)
    return tell(request, 422, "BadRequest", told_fault(error.errors(), words, is_page(request)))


async def refuse_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    said = Words(reader_of(request).language).has(f"wrong-{error.status_code}")
    detail = "" if said and error.status_code != HTTPStatus.BAD_REQUEST else str(error.detail)
    return tell(request, error.status_code, "HttpError", detail, "en")
