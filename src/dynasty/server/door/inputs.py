"""What comes from outside, read in one place: numbers, texts, addresses, forms."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Any, Final, TypeVar
from urllib.parse import SplitResult, urlsplit

from fastapi import Request
from pydantic import BaseModel, ValidationError
from starlette.datastructures import UploadFile

from dynasty.kernel import Worded

LONGEST_NAME: Final = 40
LONGEST_TEXT: Final = 2000
MOST_SEATS: Final = 8
MOST_MOVES: Final = 100_000
JOINERS: Final = "\u200c\u200d"  # words of some scripts and many emoji are joined by them
BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that nobody sees

M = TypeVar("M", bound=BaseModel)


class BadInput(Worded, ValueError):
    """Something that was sent cannot be read; the message says what was expected."""


class BadShape(BadInput):
    """A form that is not what it should be; every language says it in its words."""

    def __init__(self, errors: Any) -> None:
        super().__init__("fault-said", where="", what=first_fault(errors))
        self.errors = errors


def whole(text: str, low: int, high: int) -> int | None:
    """The whole number that is written there; None if it is none, or out of bounds."""
    if len(text) > 20 or not text.isascii() or not text.removeprefix("-").isdigit():
        return None
    number = int(text)
    return number if low <= number <= high else None


def whole_or_refuse(what: str, text: str, low: int, high: int) -> int:
    number = whole(text, low, high)
    if number is None:
        raise BadInput("input-number", what=what, low=str(low), high=str(high), given=text[:40])
    return number


def address(text: str) -> SplitResult:
    """The parts of an address."""
    try:
        return urlsplit(text)
    except ValueError as error:
        raise BadInput("input-address", given=text[:80]) from error


def check_text(text: str) -> str:
    """No database and no page can carry a NUL or half of a character."""
    if "\0" in text or any("\ud800" <= sign <= "\udfff" for sign in text):
        raise BadInput("input-signs")
    return text


def clean_text(text: str, most: int = LONGEST_TEXT) -> str:
    """What people wrote, without signs that only command: direction, control, format.

    Empty if nothing of it can be seen.
    """
    composed = unicodedata.normalize("NFC", check_text(text))
    lines = ["".join(map(shown, line)) for line in composed.splitlines()]
    found = "\n".join(lines)[:most].strip()
    return found if any(map(is_visible, found)) else ""


def clean_name(text: str) -> str:
    """A name: one line, one space between its words."""
    return " ".join(clean_text(text).split())[:LONGEST_NAME].strip()


def visible_text(text: str) -> str:
    """A text that must say something."""
    found = clean_text(text)
    if not found:
        raise BadInput("input-empty")
    return found


def shown(sign: str) -> str:
    """The sign itself, a space for a tab, nothing for what only commands."""
    if sign == "\t":
        return " "
    kind = unicodedata.category(sign)
    return "" if kind == "Cc" or (kind == "Cf" and sign not in JOINERS) else sign


def is_visible(sign: str) -> bool:
    return unicodedata.category(sign)[0] in "LNPS" and sign not in BLANKS


@dataclass(frozen=True)
class Form:
    """The fields of a form that was sent from a page."""

    texts: dict[str, str]
    files: dict[str, bytes]

    def text(self, key: str, most: int = LONGEST_TEXT) -> str:
        """What was written in a field; empty if it was left out."""
        return check_text(self.texts.get(key, ""))[:most].strip()

    def number(self, key: str, low: int = 0, high: int = MOST_MOVES) -> int | None:
        """The number in a field; None if it was left empty."""
        text = self.text(key)
        return whole_or_refuse(key, text, low, high) if text else None


async def form_of(request: Request, fields: int, files: int = 0) -> Form:
    """The form that was sent, of at most so many fields."""
    try:
        async with request.form(max_files=files, max_fields=fields) as data:
            return Form(
                {key: value for key, value in data.items() if isinstance(value, str)},
                {key: await v.read() for key, v in data.items() if isinstance(v, UploadFile)},
            )
    except UnicodeError as error:
        raise BadInput("input-form") from error


def wish(model: type[M], **values: Any) -> M:
    """The values of a form as the API would be asked for them."""
    try:
        return model.model_validate(values)
    except ValidationError as error:
        raise BadShape(error.errors()) from error


def first_fault(errors: Any) -> str:
    """Where a request does not have the form that is asked for, and why."""
    where = ".".join(str(part) for part in errors[0]["loc"])
    return f"{where}: {errors[0]['msg']}"
