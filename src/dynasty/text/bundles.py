"""Fluent files: the sentences of the platform and of a game in one language."""

from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from dynasty.kernel import UnknownLanguage
from dynasty.text.grammar import FUNCTIONS

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
