"""The language of a command: of `--lang`, else of a variable of the environment."""

import os
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

import typer

from dynasty.languages import LANGUAGES, environment_language

LANGUAGE_OPTION: Final = "--lang"
LANGUAGE_VARIABLE: Final = "DYNASTY_LANG"
LANGUAGE_KEY: Final = "dynasty.language"  # key in the context: the language of the command
ASKED_KEY: Final = "dynasty.asked"  # key in the context: the language that its arguments name


def chosen_language(context: typer.Context, asked: str) -> str:
    """Return the language given as an option, else the language of the environment."""
    known = context.meta.get(LANGUAGE_KEY)
    source = context.get_parameter_source("lang")
    if known and source is not None and source.name == "ENVIRONMENT":
        return str(known)  # `dynasty --lang` wins over the variable
    if asked and asked not in LANGUAGES:
        from dynasty.kernel import UnknownLanguage

        raise UnknownLanguage(given=asked, known=", ".join(LANGUAGES))
    found = asked or known or environment_language(os.environ.get("LANG"))
    context.meta[LANGUAGE_KEY] = found
    return str(found)


def note_language(context: Any, arguments: Sequence[str]) -> None:
    """Note the language that the arguments name, for help and errors that come before it is read.

    `--help` is answered at once, wherever `--lang` is.
    """
    named = [value for name, value in pairwise(arguments) if name == LANGUAGE_OPTION]
    opening = f"{LANGUAGE_OPTION}="
    named += [text.removeprefix(opening) for text in arguments if text.startswith(opening)]
    found = [language for language in named if language in LANGUAGES]
    if found:
        context.meta[ASKED_KEY] = found[-1]


def reader_language(context: Any) -> str:
    """Return the language for help and errors, whether or not `--lang` has been read."""
    wishes = (context.meta.get(ASKED_KEY), context.meta.get(LANGUAGE_KEY))
    asked = next(filter(None, wishes), os.environ.get(LANGUAGE_VARIABLE))
    return asked if asked in LANGUAGES else environment_language(os.environ.get("LANG"))
