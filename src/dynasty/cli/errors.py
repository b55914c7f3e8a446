"""What a person reads when something was refused."""

import os
import sys
from traceback import walk_tb
from typing import Final, TypeGuard

from dynasty.kernel import (
    BadComponents,
    BadRecord,
    DeadEnd,
    DynastyError,
    MissingText,
    RecordDiverged,
    Worded,
)
from dynasty.speech import refused
from dynasty.text import Words, preferred

CHECK_FAILED: Final = 1
BAD_INPUT: Final = 2

KEYS: Final[dict[type[Exception], str]] = {
    BadComponents: "error-components",
    BadRecord: "error-record",
    RecordDiverged: "error-diverged",
    OSError: "error-file",
}


EXTRAS: Final = {  # by module: the extras of the package that bring it
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


class MissingExtra(Worded):
    """A command needs an extra that is not installed."""


def missing_extra(error: Exception) -> MissingExtra | None:
    """What to say where a library of ours is not installed; None for any other error."""
    module = (getattr(error, "name", None) or "").partition(".")[0]
    if not isinstance(error, ModuleNotFoundError) or module not in EXTRAS:
        return None
    return MissingExtra("extra-missing", module=module, extra=wanting(error, EXTRAS[module]))


def wanting(error: ModuleNotFoundError, extras: tuple[str, ...]) -> str:
    """The extra of the folder of ours that asked for a library; extras are called like these."""
    frames = [frame for frame, _ in walk_tb(error.__traceback__)]
    for frame in reversed(frames):
        folder = str(frame.f_globals.get("__name__", "")).removeprefix("dynasty.").partition(".")[0]
        if folder in extras:
            return folder
    return extras[0]


def is_refusal(error: Exception) -> TypeGuard[DynastyError | OSError]:
    """Is this to be told in a sentence? A reader who went away is told nothing."""
    refused = isinstance(error, DynastyError | OSError)
    return refused and not isinstance(error, BrokenPipeError)


def complain(error: DynastyError | OSError, language: str | None) -> int:
    """Print the message; the exit code."""
    words = Words(language or preferred(os.environ.get("LANG")))
    if isinstance(error, Worded):
        sys.stderr.write(refused(error, words.language) + "\n")
        return BAD_INPUT
    key = next((key for kind, key in KEYS.items() if isinstance(error, kind)), "error-other")
    sys.stderr.write(words.say(key, detail=detail(error, words)) + "\n")
    failed = isinstance(error, RecordDiverged | DeadEnd | MissingText)
    return CHECK_FAILED if failed else BAD_INPUT


def detail(error: DynastyError | OSError, words: Words) -> str:
    """The particulars, as the one who noticed gives them."""
    cause = error.__cause__
    if isinstance(cause, Worded):
        return str(error).replace(str(cause), refused(cause, words.language))
    if isinstance(error, OSError) and error.filename:
        return f"{error.filename}: {error.strerror}"
    return str(error)
