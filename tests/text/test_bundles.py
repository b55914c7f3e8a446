"""Bundles: languages, and numbers as Fluent writes them."""

from pathlib import Path

import pytest

from dynasty.kernel import UnknownLanguage
from dynasty.languages import negotiated_language
from dynasty.text import LANGUAGES, Translator, check_language, environment_language
from dynasty.text.bundles import load_bundle


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ("fr_FR.UTF-8", "fr"),
        ("fr.UTF-8", "fr"),
        ("FR", "fr"),
        ("fro", "en"),
        ("de_DE", "en"),
        ("C", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_the_environment_chooses_a_language(environment: str | None, language: str) -> None:
    assert environment_language(environment) == language


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("fr", "fr"),
        ("fr-CA,en;q=0.8", "fr"),
        ("oc,fr;q=0.9", "fr"),
        ("de-DE,de,fr;q=0.8,en;q=0.2", "fr"),
        ("en;q=0.5, fr;q=0.9", "fr"),
        ("fr;q=0.5, en-GB;q=0.9", "en"),
        ("fr;q=0, *", "en"),
        ("*;q=0.1, fr;q=0.5", "fr"),
        ("fro", "en"),
        ("french", "en"),
        ("fr;q=high", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_a_browser_gets_the_language_that_it_prefers(header: str | None, language: str) -> None:
    assert negotiated_language(header) == language


def test_a_sentence_without_translation_is_in_english(folder: Path, tmp_path: Path) -> None:
    text = tmp_path / "text"
    text.mkdir()
    (text / "en.ftl").write_text(
        "only-here = Only in { $n ->\n    [one] one\n   *[other] many\n}\n"
    )
    (text / "fr.ftl").write_text("both = Les deux\n")
    assert Translator("fr", text).say("only-here", n=2) == "Only in many"
    assert Translator("fr", text).say("both") == "Les deux"


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
