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
    DynastyError,
    IllegalChoice,
    LocalizedError,
    NotAsked,
    NothingToUndo,
    UnknownChoice,
    UnknownGame,
)
from dynasty.learn.lesson_text import refusal_text
from dynasty.localization import error_sentence, translator_for
from dynasty.server.errors import BadForm, LessonRefusal, ServerError
from dynasty.server.http.validation_errors import validation_error_text
from dynasty.server.templating import page_response, reader_preferences
from dynasty.text import Translator

KERNEL_STATUS: dict[type[DynastyError], int] = {  # the kernel knows nothing of HTTP; else 400
    UnknownGame: 404,
    BadGuide: 404,
    BadLesson: 404,
    NoPuzzle: 404,
    NotAsked: 409,
    IllegalChoice: 422,
    UnknownChoice: 422,
    NothingToUndo: 422,
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
    said, kind = error_sentence(error, words.language), error_code(error)
    if is_page_request(request) and isinstance(error, UnknownGame):
        return error_response(request, status, kind)  # the names to type are for programs
    if not is_page_request(request) or kind in KINDS:
        return error_response(request, status, kind, said, **more)
    given = {"said": said, "code": status, "detail": "", "spoken": words.language}
    return page_response(request, "error.html", words, status, **given)


def error_status(kind: type[DynastyError]) -> int:
    """Return the HTTP status of an answer to an error of this class."""
    if issubclass(kind, ServerError):
        return kind.status
    return next((code for base, code in KERNEL_STATUS.items() if issubclass(kind, base)), 400)


def error_code(error: DynastyError) -> str:
    """Return the name that programs know the error by."""
    return error.code if isinstance(error, ServerError) else type(error).__name__


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
    status = error_status(type(error))
    language = reader_preferences(request).language
    more = {key: getattr(error, key) for key in ("rule", "reason", "seq") if hasattr(error, key)}
    if isinstance(error, BadForm):
        return error_response(
            request, status, error.code, validation_error_text(error.errors, Translator(language))
        )
    if isinstance(error, LessonRefusal):
        words = translator_for(games.load(error.lesson.game), language)
        said = refusal_text(error.lesson, error.key, error.choice, words)
        return error_response(request, status, error.code, said)
    if isinstance(error, LocalizedError) and not isinstance(error, tuple(SAID)):
        return localized_error_response(request, status, error, **more)
    said = kernel_error_text(error, Translator(language))
    spoken = language if said else "en"
    return error_response(request, status, error_code(error), said or str(error), spoken, **more)


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
