"""The messages and exit codes of errors."""

import os
import sys
from traceback import walk_tb
from typing import Final, TypeGuard

from dynasty import DISTRIBUTION
from dynasty.kernel import (
    BadComponents,
    BadRecord,
    DeadEnd,
    DynastyError,
    LocalizedError,
    MissingText,
    Phrase,
    RecordDiverged,
    file_error_phrase,
)
from dynasty.localization import error_sentence, phrase_text
from dynasty.text import Translator, environment_language

CHECK_FAILED_EXIT_CODE: Final = 1
BAD_INPUT_EXIT_CODE: Final = 2

ERROR_TEXT_KEYS: Final[dict[type[Exception], str]] = {
    BadComponents: "error-components",
    BadRecord: "error-record",
    RecordDiverged: "error-diverged",
    OSError: "error-file",
}


EXTRAS_BY_MODULE: Final = {  # by module: the extras that install it
    **dict.fromkeys(("fastapi", "uvicorn", "starlette", "sqlalchemy"), ("server",)),
    **dict.fromkeys(("alembic", "multipart", "psycopg", "pydantic"), ("server",)),
    **dict.fromkeys(("prometheus_client", "brotli", "segno"), ("server",)),
    **dict.fromkeys(("http_ece", "py_vapid", "cryptography"), ("server",)),
    **dict.fromkeys(("jinja2", "openskill"), ("lab", "server")),
    **dict.fromkeys(("altair", "pyarrow", "vl_convert"), ("lab",)),
    **dict.fromkeys(("gymnasium", "pettingzoo", "pyspiel"), ("gym",)),
    "numpy": ("lab", "gym"),
    **dict.fromkeys(("ray", "grpc"), ("ray",)),
}


class MissingExtra(LocalizedError):
    """A command needs an extra that is not installed."""

    def __init__(self, module: str, extra: str) -> None:
        super().__init__("extra-missing", module=module, package=DISTRIBUTION, extra=extra)


def missing_extra(error: Exception) -> MissingExtra | None:
    """Return a MissingExtra if the error is about a library of an extra, else None."""
    module = (getattr(error, "name", None) or "").partition(".")[0]
    if not isinstance(error, ModuleNotFoundError) or module not in EXTRAS_BY_MODULE:
        return None
    return MissingExtra(module, wanted_extra(error, EXTRAS_BY_MODULE[module]))


def wanted_extra(error: ModuleNotFoundError, extras: tuple[str, ...]) -> str:
    """Return the extra named like the folder of `dynasty` that imported the missing library."""
    frames = [frame for frame, _ in walk_tb(error.__traceback__)]
    for frame in reversed(frames):
        folder = str(frame.f_globals.get("__name__", "")).removeprefix("dynasty.").partition(".")[0]
        if folder in extras:
            return folder
    return extras[0]


def is_refusal(error: Exception) -> TypeGuard[DynastyError | OSError]:
    """Return whether the error gets a message; a broken pipe gets none, as its reader is gone."""
    refused = isinstance(error, DynastyError | OSError)
    return refused and not isinstance(error, BrokenPipeError)


def print_error(error: DynastyError | OSError, language: str | None) -> int:
    """Print the error message on stderr; return the exit code."""
    words = Translator(language or environment_language(os.environ.get("LANG")))
    key = next(
        (key for kind, key in ERROR_TEXT_KEYS.items() if isinstance(error, kind)), "error-other"
    )
    sys.stderr.write(words.say(key, detail=error_detail(error, words)) + "\n")
    failed = isinstance(error, RecordDiverged | DeadEnd | MissingText)
    return CHECK_FAILED_EXIT_CODE if failed else BAD_INPUT_EXIT_CODE


def error_detail(error: DynastyError | OSError, words: Translator) -> str:
    """Return the error in the reader's language, with the file it is about."""
    if isinstance(error, LocalizedError):
        return error_sentence(error, words.language)
    if isinstance(error, OSError) and error.filename:
        what = file_error_phrase(error)
        return phrase_text(Phrase("flaw-in-file", file=str(error.filename), what=what), words)
    return str(error)
