"""Fluent files: the sentences of the platform and of a game in one language."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final
from unicodedata import normalize

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from dynasty.kernel import UnknownLanguage

LANGUAGES: Final = ("en", "fr")
DEFAULT: Final = "en"
PLATFORM: Final = Path(__file__).parent


def checked(language: str) -> str:
    """The language itself, or UnknownLanguage."""
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise UnknownLanguage(f"no language {language!r}; there are: {known}")
    return language


def preferred(environment: str | None) -> str:
    """The language that a value of LANG such as `fr_FR.UTF-8` asks for, or the default."""
    asked = (environment or "")[:2].lower()
    return asked if asked in LANGUAGES else DEFAULT


def signed(number: int) -> str:
    """A change: `+3`, `−2`."""
    return f"{'−' if number < 0 else '+'}{abs(number)}"


def de(name: str) -> str:
    """French: of somebody, `de Bob`, `d’Anne`."""
    first = normalize("NFD", name[:1]).lower()
    return f"d’{name}" if first[:1] in tuple("aeiouyœæ") else f"de {name}"


READER: Final = "\ue010"  # behind the name of a seat: it is the reader's own


def who(name: str, third: str, second: str) -> str:
    """Somebody who acts: `Ann draws`; where that is the reader, `You draw`."""
    return second if name.endswith(READER) else f"{name} {third}".rstrip()


def form(name: str, third: str, second: str) -> str:
    """A word that follows who acts: `takes`, or `take` where that is the reader."""
    return second if name.endswith(READER) else third


# What sentences may use besides Fluent's own functions.
FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {
    "SIGNED": signed,
    "DE": de,
    "WHO": who,
    "FORM": form,
}


@cache
def bundle(language: str, folder: Path | None = None) -> FluentBundle:
    """The platform's words and, laid over them, those of a game: its text, then its lessons."""
    found = FluentBundle([checked(language)], functions=FUNCTIONS, use_isolating=False)
    found.add_resource(resource(PLATFORM, language))
    if folder is not None:
        for place in (folder, folder.with_name("lessons")):
            if (place / f"{language}.ftl").exists():
                found.add_resource(resource(place, language), allow_overrides=True)
    return found


@cache
def resource(folder: Path, language: str) -> Resource:
    return FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8"))
