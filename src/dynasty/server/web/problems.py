"""What goes wrong: programs are told in JSON, people on a page in their language."""

from __future__ import annotations

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
    "Crowded": "crowded",
    "TooManyTables": "tables",
    "SeedNotAllowed": "seed",
    "SeatHeld": "held",
    "SeatKept": "kept-seat",
    "LinkUsed": "used",
    "PlayerBack": "back",
    "TableFull": "no-seat",
    "SeatTaken": "taken",
    "KeyEnded": "key",
    "WeakKey": "key",
    "NoSuchKey": "code",
    "NoSuchChannel": "channel",
    "TooManyTries": "tries",
    "NobodyYet": "nobody",
    "NoSuchPlayer": "player",
    "NotInvited": "invited",
    "NotMet": "player",
}


def tell(
    request: Request, status: int, error: str, message: str, spoken: str = "en", **more: Any
) -> Response:
    """The answer to whoever asked; a page says it in the reader's words, too."""
    message = message.encode(errors="backslashreplace").decode()
    if not is_page(request):
        return JSONResponse({"error": error, "message": message, **more}, status)
    words = Words(reader_of(request).language)
    key = f"wrong-{KINDS.get(error, status)}"
    said = words.say(key if words.has(key) else "wrong-other")
    given = {"said": said, "code": status, "detail": message, "spoken": spoken}
    return respond(request, "error.html", words, status, **given)


def tell_worded(request: Request, status: int, error: Worded) -> Response:
    """The same for what the text files put in words: programs read the sentence, too."""
    words = Words(reader_of(request).language)
    said, kind = refused(error, words.language), type(error).__name__
    if not is_page(request):
        return JSONResponse({"error": kind, "message": said}, status)
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
    if isinstance(error, Worded):
        return tell_worded(request, status, error)
    if isinstance(error, TurnedDown):
        words = words_of(games.load(error.lesson.game), reader_of(request).language)
        said = turned_down(error.lesson, error.key, error.choice, words)
        return tell(request, status, "TurnedDown", said, words.language)
    if isinstance(error, BadShape):
        words = Words(reader_of(request).language)
        return tell(request, status, "BadInput", told_fault(error.errors, words), words.language)
    more = {key: getattr(error, key) for key in ("rule", "reason", "seq") if hasattr(error, key)}
    return tell(request, status, type(error).__name__, str(error), **more)


async def refuse_form(request: Request, error: Exception) -> Response:
    """A request that does not have the form the API asks for."""
    assert isinstance(error, RequestValidationError)
    words = Words(reader_of(request).language)
    return tell(request, 422, "BadRequest", told_fault(error.errors(), words), words.language)


async def refuse_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return tell(request, error.status_code, "HttpError", str(error.detail))
