"""Errors of files: every key that the sources name has its sentence, with the same values."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import dynasty
from dynasty import games
from dynasty.kernel import (
    BadComponents,
    BadRecord,
    Phrase,
    file_error_phrase,
    json_error_phrase,
)
from dynasty.kernel.parse_errors import OS_ERROR_KEYS
from dynasty.learn.toml_reader import EXPECTED_KINDS
from dynasty.localization import error_sentence, phrase_text
from dynasty.text import LANGUAGES, Translator
from dynasty.text.bundles import PLATFORM_TEXT_FOLDER
from tests.text.audit import messages

SOURCES = Path(dynasty.__file__).parent
ERRORS = {"Phrase", "BadComponents", "BadGuide", "BadLesson", "BadRecord", "RecordDiverged"}
IMPLIED = {"game"}  # a value that chooses the text: a sentence need not name it


@cache
def known(folder: Path) -> dict[str, set[str]]:
    return messages(folder / "en.ftl")


def phrases_in_code() -> Iterator[tuple[Path, str, set[str]]]:
    """Every key that is written out whole, with its file and the names of its values."""
    for file in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ERRORS and node.args:
                first = node.args[0]
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    named = {str(value.arg) for value in node.keywords if value.arg}
                    yield file, first.value, named


def written_for(file: Path) -> dict[str, set[str]]:
    """The messages that an error of this file may use: the platform's, and its game's."""
    inside = file.relative_to(SOURCES).parts
    own = (
        games.game_folder(inside[1]) / "text" if inside[0] == "games" and len(inside) > 2 else None
    )
    return {**known(PLATFORM_TEXT_FOLDER), **(known(own) if own else {})}


def test_every_phrase_has_its_sentence_and_values() -> None:
    found = list(phrases_in_code())
    assert len(found) > 100
    for file, key, values in found:
        written = written_for(file)
        assert key in written, f"{file.name}: {key}"
        if values:
            assert written[key] - IMPLIED == values - IMPLIED, f"{file.name}: {key}"


def test_no_phrase_is_written_for_nothing() -> None:
    used = {key for _, key, _ in phrases_in_code()} | set(OS_ERROR_KEYS.values())
    used |= set(EXPECTED_KINDS.values())
    texts = "".join(file.read_text(encoding="utf-8") for file in SOURCES.rglob("*.py"))
    folders = [PLATFORM_TEXT_FOLDER, *(games.game_folder(name) / "text" for name in games.SHELF)]
    families = ("flaw-", "expected-", "os-", "diverged-", "got-")
    for folder in folders:
        keys = {key for key in known(folder) if key.startswith(families)}
        assert {key for key in keys - used if f'"{key}"' not in texts} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_of_the_system_have_words_of_ours(language: str) -> None:
    words = Translator(language, strict=True)
    for number in OS_ERROR_KEYS:
        said = phrase_text(file_error_phrase(OSError(number, "in the system's words")), words)
        assert "system" not in said
    rare = OSError(5, "Input/output error")
    assert phrase_text(file_error_phrase(rare), words) == "Input/output error"
    assert phrase_text(json_error_phrase(RecursionError("deep")), words).count("JSON") == 1


def test_a_phrase_within_a_phrase_is_said_in_one_language() -> None:
    inner = Phrase("expected-whole", low="0", high="9")
    error = BadComponents(
        "flaw-component-got", game="", file="a.toml", place="b.c", expected=inner, got="'x'"
    )
    assert (
        error_sentence(error, "en") == "a.toml: b.c: expected a whole number from 0 to 9, got 'x'"
    )
    assert error_sentence(error, "fr").replace("\u00a0", " ") == (
        "a.toml : b.c : attendu un nombre entier de 0 à 9, reçu 'x'"
    )


def test_a_game_may_say_what_its_components_must_be() -> None:
    expected = Phrase("expected-barges")
    error = BadComponents(
        "flaw-component", game="tianxia", file="a.toml", place="barges", expected=expected
    )
    assert error_sentence(error, "en") == "a.toml: barges: expected a Barge for each Resource"
    assert "une Barge pour chaque Ressource" in error_sentence(error, "fr")


def test_an_error_within_an_error_keeps_its_game() -> None:
    inner = BadRecord("flaw-version", game="xian", found="1", wanted="2")
    outer = BadRecord("flaw-in-file", file="a.json", what=inner.phrase())
    assert "Xi’an" in error_sentence(outer, "en")
