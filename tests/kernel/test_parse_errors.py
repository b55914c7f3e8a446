"""What is wrong with a file: one phrase for each reason, with the place where it is known."""

import errno
import json
import tomllib

import pytest

from dynasty.kernel import Phrase
from dynasty.kernel.parse_errors import (
    OS_ERROR_KEYS,
    file_error_phrase,
    json_error_phrase,
    toml_error_phrase,
    utf8_error_phrase,
)
from dynasty.text import LANGUAGES, Translator


def json_flaw(text: str | bytes) -> tuple[str, dict[str, object]]:
    with pytest.raises(ValueError) as raised:  # noqa: PT011 (two kinds of it)
        json.loads(text)
    found = json_error_phrase(raised.value)
    return found.key, dict(found.values)


def toml_flaw(text: str) -> tuple[str, dict[str, object]]:
    with pytest.raises(tomllib.TOMLDecodeError) as raised:
        tomllib.loads(text)
    found = toml_error_phrase(raised.value)
    return found.key, dict(found.values)


def test_the_place_in_a_text_that_is_no_json() -> None:
    assert json_flaw('{"a": 1,\n  b}') == ("flaw-json", {"line": "2", "column": "3"})
    assert json_flaw(b'"\xff"') == ("flaw-utf8", {"at": "1"})
    assert json_error_phrase(RecursionError()).key == "flaw-json-size"


def test_the_place_in_a_text_that_is_no_toml() -> None:
    assert toml_flaw("a = 1\nb = ?\n") == ("flaw-toml", {"line": "2", "column": "5"})
    assert toml_flaw("a = [1,") == ("flaw-toml-end", {})


def test_the_place_in_a_text_that_is_no_utf8() -> None:
    with pytest.raises(UnicodeDecodeError) as raised:
        b"tea \xff".decode()
    found = utf8_error_phrase(raised.value)
    assert (found.key, found.values) == ("flaw-utf8", {"at": "4"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_common_reason_is_told_in_the_readers_language(language: str) -> None:
    words = Translator(language, strict=True)
    for number, key in OS_ERROR_KEYS.items():
        found = file_error_phrase(OSError(number, "in the words of the system"))
        assert isinstance(found, Phrase)
        assert found.key == key
        assert words.say(key)


def test_a_rare_reason_is_told_in_the_words_of_the_system() -> None:
    assert file_error_phrase(OSError(errno.ELOOP, "a circle of links")) == "a circle of links"
    assert file_error_phrase(OSError("no number")) == "no number"
