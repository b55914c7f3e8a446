"""Fluent files: the sentences of the platform and of a game in one language."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt
from fluent.runtime.utils import native_to_fluent
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


class Small(FluentInt):
    """A number below a thousand: it is written as it stands, in every language here."""

    def format(self, locale: object) -> str:
        return str(int(self))


class Bundle(FluentBundle):
    """Sentences that write small numbers by themselves: Babel takes long over each."""

    def fill(self, pattern: Pattern, values: Mapping[str, float | str]) -> tuple[str, list[Any]]:
        """A sentence with its values, and what was wrong with it."""
        errors, args = list[Any](), {name: given(value) for name, value in values.items()}
        filling = ResolverEnvironment(self, errors, current=CurrentEnvironment(args))
        try:
            return str(pattern(filling)), errors
        except ValueError as error:  # a value is too long
            return "{???}", [*errors, error]


def given(value: float | str) -> Any:
    """A value as Fluent takes it."""
    if isinstance(value, int) and 0 <= value < 1000:
        return Small(value)
    return native_to_fluent(value)


@cache
def bundle(language: str, folder: Path | None = None) -> Bundle:
    """The platform's words and, laid over them, those of a game: its text, then its lessons."""
    found = Bundle([checked(language)], functions=FUNCTIONS, use_isolating=False)
    found.add_resource(resource(PLATFORM, language))
    if folder is not None:
        for place in (folder, folder.with_name("lessons")):
            if (place / f"{language}.ftl").exists():
                found.add_resource(resource(place, language), allow_overrides=True)
    return found


@cache
def resource(folder: Path, language: str) -> Resource:
    return FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8"))
