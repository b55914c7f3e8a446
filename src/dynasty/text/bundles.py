"""Fluent bundles: load the sentences of the platform and of a game in one language."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt
from fluent.runtime.utils import native_to_fluent
from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource

from dynasty.kernel import UnknownLanguage
from dynasty.languages import DEFAULT_LANGUAGE, LANGUAGES
from dynasty.text.grammar import FLUENT_FUNCTIONS

PLATFORM_TEXT_FOLDER: Final = Path(__file__).parent


def check_language(language: str) -> str:
    """Return the language; raise UnknownLanguage if it is not supported."""
    if language not in LANGUAGES:
        raise UnknownLanguage(given=language, known=", ".join(LANGUAGES))
    return language


class SmallNumber(FluentInt):
    """A number below a thousand, which every supported language writes in plain digits."""

    def format(self, locale: object) -> str:
        return str(int(self))


class TextBundle(FluentBundle):
    """A Fluent bundle that formats small numbers itself, because Babel is slow."""

    def fill(self, pattern: Pattern, values: Mapping[str, float | str]) -> tuple[str, list[Any]]:
        """Return a sentence with its values filled in, and the errors."""
        errors, args = list[Any](), {name: fluent_value(value) for name, value in values.items()}
        filling = ResolverEnvironment(self, errors, current=CurrentEnvironment(args))
        try:
            return str(pattern(filling)), errors
        except ValueError as error:  # a value is too long
            return "{???}", [*errors, error]


def fluent_value(value: float | str) -> Any:
    """Return a value as a Fluent type."""
    if isinstance(value, int) and 0 <= value < 1000:
        return SmallNumber(value)
    return native_to_fluent(value)


@cache
def load_bundle(language: str, folder: Path | None = None) -> TextBundle:
    """Return the platform's sentences overridden by a game's, from its text and its lessons.

    A sentence that is missing in this language is in the default one.
    """
    found = TextBundle([check_language(language)], functions=FLUENT_FUNCTIONS, use_isolating=False)
    places = [PLATFORM_TEXT_FOLDER]
    if folder is not None:
        places += [folder, folder.with_name("lessons")]
    for spoken in dict.fromkeys((DEFAULT_LANGUAGE, language)):
        for place in places:
            if (place / f"{spoken}.ftl").exists():
                found.add_resource(load_resource(place, spoken), allow_overrides=True)
    return found


@cache
def load_resource(folder: Path, language: str) -> Resource:
    """Return the parsed file, without the places of its nodes: they are half of its memory."""
    text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    return FluentParser(with_spans=False).parse(text)
