"""Error handlers: JSON for programs, a page in the reader's language for people."""

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
    LocalizedError,
    NotAsked,
    NothingToUndo,
    RecordDiverged,
    UnknownBot,
    UnknownChoice,
    UnknownGame,
    WrongSeats,
)
from dynasty.learn.lesson_text import refusal_text
from dynasty.localization import error_sentence, translator_for
from dynasty.server.accounts.devices import NoSuchKey
from dynasty.server.db.blocks import Apart
from dynasty.server.db.channels import NoSuchChannel, TooManyChannels
from dynasty.server.db.chat_limits import Silenced, TooMuchAtFirst
from dynasty.server.db.failures import DatabaseAway, DiskFull
from dynasty.server.db.profiles import NoSuchPlayer
from dynasty.server.db.reports import TooManyReports
from dynasty.server.http.guess_limits import TooManyTries
from dynasty.server.http.parsing import BadInput, BadShape
from dynasty.server.http.validation_errors import validation_error_text
from dynasty.server.learning.coach import NoCoach
from dynasty.server.learning.lessons import NoLesson
from dynasty.server.live.connection_limits import Crowded
from dynasty.server.model.lesson_session import TurnedDown
from dynasty.server.model.stored_table import AlreadyBegun, NotBegun, SeatReserved, TableShut
from dynasty.server.model.table_settings import AgainstTerms, NotRateable
from dynasty.server.notifications.channels import BadChannel, NotSent, TrialRunning
from dynasty.server.notifications.safe_http import BadAddress
from dynasty.server.notifications.web_push import BadSubscription
from dynasty.server.tables.analysis import NotOver
from dynasty.server.tables.chat_signs import TooSoon
from dynasty.server.tables.plans import CannotPlan
from dynasty.server.tables.record_import import BadFile
from dynasty.server.tables.registry import TooManyTables
from dynasty.server.tables.service import Forbidden, NoSuchTable, Stale, TableClosed
from dynasty.server.templating import page_response, reader_preferences
from dynasty.server.thread_pools import PoolBusy
from dynasty.server.votes.service import AlreadyAsked, NobodyToAsk, NoSuchKind, Settled
from dynasty.text import Translator

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
    DatabaseAway: 503,
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
    TrialRunning: 429,
    PoolBusy: 503,
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


def error_response(
    request: Request, status: int, error: str, message: str = "", spoken: str = "", **more: Any
) -> Response:
    """Return the response for an error: JSON for programs, a translated page for people.

    A message in another language is marked with that language.
    """
    words = Translator(reader_preferences(request).language)
    key = f"wrong-{KINDS.get(error, status)}"
    said = words.say(key if words.has(key) else "wrong-other")
    message = message.encode(errors="backslashreplace").decode()
    if not is_page_request(request):
        return JSONResponse({"error": error, "message": message or said, **more}, status)
    detail = "" if message == said else message
    given = {"said": said, "code": status, "detail": detail, "spoken": spoken or words.language}
    return page_response(request, "error.html", words, status, **given)


def localized_error_response(
    request: Request, status: int, error: LocalizedError, **more: Any
) -> Response:
    """Return the response for an error that has a translated sentence."""
    words = Translator(reader_preferences(request).language)
    said, kind = error_sentence(error, words.language), type(error).__name__
    if is_page_request(request) and isinstance(error, UnknownGame):
        return error_response(request, status, kind)  # the names to type are for programs
    if not is_page_request(request) or kind in KINDS:
        return error_response(request, status, kind, said, **more)
    given = {"said": said, "code": status, "detail": "", "spoken": words.language}
    return page_response(request, "error.html", words, status, **given)


def is_page_request(request: Request) -> bool:
    """Return whether the request comes from a person with a browser."""
    path = request.url.path
    return not path.startswith("/api/") and "text/html" in request.headers.get("accept", "")


def add_error_handlers(app: FastAPI) -> None:
    """Register the error handlers."""
    app.add_exception_handler(DynastyError, handle_dynasty_error)
    app.add_exception_handler(RequestValidationError, handle_validation_error)
    app.add_exception_handler(HTTPException, handle_http_error)


async def handle_dynasty_error(request: Request, error: Exception) -> Response:
    """Return the response for an error of the platform, with the rule that forbids the choice."""
    assert isinstance(error, DynastyError)
    status = next((code for kind, code in STATUS.items() if isinstance(error, kind)), 400)
    language = reader_preferences(request).language
    more = {key: getattr(error, key) for key in ("rule", "reason", "seq") if hasattr(error, key)}
    if isinstance(error, BadShape):
        return error_response(
            request, status, "BadInput", validation_error_text(error.errors, Translator(language))
        )
    if isinstance(error, LocalizedError):
        return localized_error_response(request, status, error, **more)
    if isinstance(error, TurnedDown):
        words = translator_for(games.load(error.lesson.game), language)
        said = refusal_text(error.lesson, error.key, error.choice, words)
        return error_response(request, status, "TurnedDown", said)
    said = kernel_error_text(error, Translator(language))
    spoken = language if said else "en"
    return error_response(request, status, type(error).__name__, said or str(error), spoken, **more)


def kernel_error_text(error: DynastyError, words: Translator) -> str:
    """Return the kernel's error as a translated sentence; empty if there is none."""
    key = next((key for kind, key in SAID.items() if isinstance(error, kind)), "")
    if isinstance(error, NothingToUndo) and words.has(f"undo-{error.reason}"):
        key = f"undo-{error.reason}"
    return words.say(key, rule=getattr(error, "rule", "")) if key else ""


async def handle_validation_error(request: Request, error: Exception) -> Response:
    """Return the response for a request that does not validate."""
    assert isinstance(error, RequestValidationError)
    words = Translator(reader_preferences(request).language)
    return error_response(
        request,
        422,
        "BadRequest",
        validation_error_text(error.errors(), words, is_page_request(request)),
    )


async def handle_http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    said = Translator(reader_preferences(request).language).has(f"wrong-{error.status_code}")
    detail = "" if said and error.status_code != HTTPStatus.BAD_REQUEST else str(error.detail)
    return error_response(request, error.status_code, "HttpError", detail, "en")
