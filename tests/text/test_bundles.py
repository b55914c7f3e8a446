"""Bundles: languages, and numbers as Fluent writes them."""

from pathlib import Path

import pytest

from dynasty.kernel import UnknownLanguage
from dynasty.text import LANGUAGES, check_language, environment_language
from dynasty.text.bundles import load_bundle


@pytest.mark.parametrize(
    ("environment", "language"),
    [("fr_FR.UTF-8", "fr"), ("FR", "fr"), ("de_DE", "en"), ("C", "en"), ("", "en"), (None, "en")],
)
def test_the_environment_chooses_a_language(environment: str | None, language: str) -> None:
    assert environment_language(environment) == language


def test_an_unknown_language_is_refused() -> None:
    assert check_language("fr") == "fr"
    with pytest.raises(UnknownLanguage, match="en, fr"):
        load_bundle("de")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("n", [0, 1, 7, 999, 1000, 1_234_567, -3, 0.5])
def test_numbers_are_written_as_fluent_writes_them(folder: Path, language: str, n: float) -> None:
    found = load_bundle(language, folder)
    pattern = found.get_message("count-fish").value
    assert pattern is not None
    assert found.fill(pattern, {"n": n}) == found.format_pattern(pattern, {"n": n})
