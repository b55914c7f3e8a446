"""Parsing of input from outside: numbers, texts, addresses, forms."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Any, Final, TypeVar
from urllib.parse import SplitResult, urlsplit

from fastapi import Request
from pydantic import BaseModel, ValidationError
from starlette.datastructures import UploadFile

from dynasty.server.errors import BadForm, BadInput

MAX_NAME_LENGTH: Final = 40
MAX_TEXT_LENGTH: Final = 2000
MAX_SEATS: Final = 8
MAX_MOVES: Final = 100_000
JOINER_CHARACTERS: Final = "\u200c\u200d"  # words of some scripts and many emoji are joined by them
BLANK_CHARACTERS: Final = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that are invisible

M = TypeVar("M", bound=BaseModel)


def parse_int(text: str, low: int, high: int) -> int | None:
    """Return the whole number in a text; None if there is none, or it is out of bounds."""
    if len(text) > 20 or not text.isascii() or not text.removeprefix("-").isdigit():
        return None
    number = int(text)
    return number if low <= number <= high else None


def require_int(what: str, text: str, low: int, high: int) -> int:
    number = parse_int(text, low, high)
    if number is None:
        raise BadInput("input-number", what=what, low=str(low), high=str(high), given=text[:40])
    return number


def parse_url(text: str) -> SplitResult:
    """Return the parts of a URL; raise BadInput if it is malformed."""
    try:
        return urlsplit(text)
    except ValueError as error:
        raise BadInput("input-address", given=text[:80]) from error


def check_text(text: str) -> str:
    """Return the text; raise BadInput if it has a NUL or half a character."""
    if "\0" in text or any("\ud800" <= sign <= "\udfff" for sign in text):
        raise BadInput("input-signs")
    return text


def clean_text(text: str, most: int = MAX_TEXT_LENGTH) -> str:
    """Return a text without control characters, cut to a maximum length.

    Removes characters that only set direction, control or format. Empty if nothing of the text is
    visible.
    """
    composed = unicodedata.normalize("NFC", check_text(text))
    lines = ["".join(map(printable_character, line)) for line in composed.splitlines()]
    found = "\n".join(lines)[:most].strip()
    return found if any(map(is_visible, found)) else ""


def clean_name(text: str) -> str:
    """Return a name in one line with single spaces, cut to the maximum length."""
    return " ".join(clean_text(text).split())[:MAX_NAME_LENGTH].strip()


def visible_text(text: str) -> str:
    """Return the cleaned text; raise BadInput if nothing of it is visible."""
    found = clean_text(text)
    if not found:
        raise BadInput("input-empty")
    return found


def printable_character(sign: str) -> str:
    """Return a character itself, a space for a tab, and nothing for a control character."""
    if sign == "\t":
        return " "
    kind = unicodedata.category(sign)
    return "" if kind == "Cc" or (kind == "Cf" and sign not in JOINER_CHARACTERS) else sign


def is_visible(sign: str) -> bool:
    return unicodedata.category(sign)[0] in "LNPS" and sign not in BLANK_CHARACTERS


@dataclass(frozen=True)
class Form:
    """The fields of a form sent from a page."""

    texts: dict[str, str]
    files: dict[str, bytes]

    def text(self, key: str, most: int = MAX_TEXT_LENGTH) -> str:
        """Return the text of a field; empty if it was left out."""
        return check_text(self.texts.get(key, ""))[:most].strip()

    def number(self, key: str, low: int = 0, high: int = MAX_MOVES) -> int | None:
        """Return the number in a field; None if it was left empty."""
        text = self.text(key)
        return require_int(key, text, low, high) if text else None


async def read_form(request: Request, fields: int, files: int = 0) -> Form:
    """Return the form in a request; refuse one with more fields than this."""
    try:
        async with request.form(max_files=files, max_fields=fields) as data:
            return Form(
                {key: value for key, value in data.items() if isinstance(value, str)},
                {key: await v.read() for key, v in data.items() if isinstance(v, UploadFile)},
            )
    except UnicodeError as error:
        raise BadInput("input-form") from error


def parse_model(model: type[M], **values: Any) -> M:
    """Return a form's values as a request model of the API; raise BadForm if they are invalid."""
    try:
        return model.model_validate(values)
    except ValidationError as error:
        raise BadForm(error.errors(), first_validation_error(error.errors())) from error


def first_validation_error(errors: Any) -> str:
    """Return the first validation error in English: the field, and what is wrong with it."""
    where = ".".join(str(part) for part in errors[0]["loc"])
    return f"{where}: {errors[0]['msg']}"
