"""TOML tables: each value has its type, and no key is read in vain."""

from typing import Any

import pytest

from dynasty.kernel import BadComponents, BadLesson, LocalizedError, Phrase
from dynasty.learn.toml_reader import TomlTable

VALUES: dict[str, Any] = {
    "minutes": 3,
    "title": "Tea",
    "auto": True,
    "rules": ["T-1", "T-2"],
    "refuse": {"*": "no"},
}


def table(**values: Any) -> TomlTable:
    return TomlTable(values, "first.toml")


def flaw(raised: pytest.ExceptionInfo[LocalizedError]) -> tuple[str, str, str]:
    """Where it is, what was expected there, and what was got."""
    values = raised.value.values
    assert raised.value.key == "flaw-value"
    assert isinstance(values["expected"], Phrase)
    return str(values["place"]), values["expected"].key, str(values["got"])


@pytest.mark.parametrize(("key", "value"), VALUES.items())
def test_a_value_of_the_right_type_is_returned(key: str, value: Any) -> None:
    assert table(**VALUES).get(key, type(value)) == value


@pytest.mark.parametrize(
    ("value", "kind", "expected"),
    [
        ("3", int, "expected-integer"),
        (True, int, "expected-integer"),  # in Python a truth value is a number, too
        (1, bool, "expected-yes-no"),
        (3, str, "expected-text"),
        ("ab", list, "expected-list"),
        ([], dict, "expected-table"),
    ],
)
def test_another_type_is_refused_with_its_place(value: Any, kind: type, expected: str) -> None:
    with pytest.raises(BadLesson) as raised:
        table(key=value).get("key", kind)
    assert flaw(raised) == ("first.toml: key", expected, repr(value))


def test_a_key_may_be_missing_only_where_there_is_a_default() -> None:
    assert table().get("beat", int, 0) == 0
    assert table().get("at", int, None) is None
    with pytest.raises(BadLesson) as raised:
        table().get("until", int)
    assert flaw(raised) == ("first.toml: until", "expected-integer", "None")


def test_every_value_of_a_list_has_its_type() -> None:
    assert table(watch=[4, 5]).each("watch", int) == [4, 5]
    assert table(point=["monk"]).texts("point") == ("monk",)
    assert (table().each("watch", int), table().texts("point")) == ([], ())
    with pytest.raises(BadLesson) as raised:
        table(watch=[4, "5"]).each("watch", int)
    assert flaw(raised) == ("first.toml: watch", "expected-list-of", "[4, '5']")


def test_the_place_of_a_table_has_its_id() -> None:
    with pytest.raises(BadLesson) as raised:
        table(id="hour").get("at", int)
    assert flaw(raised)[0] == "first.toml (hour): at"


def test_what_is_no_table_is_refused_by_the_error_that_the_file_wants() -> None:
    with pytest.raises(BadComponents) as raised:
        TomlTable([1], "house.toml", BadComponents)
    assert flaw(raised) == ("house.toml", "expected-table", "[1]")


def test_a_key_that_nobody_read_is_refused_with_the_one_that_was_meant() -> None:
    read = table(acept=["*"], minutes=3)
    read.texts("accept")
    read.get("minutes", int)
    with pytest.raises(BadLesson) as raised:
        read.leaves_nothing()
    assert (raised.value.key, raised.value.values["given"]) == ("flaw-key", "acept")
    assert raised.value.values["known"] == "accept"
    read.get("acept", list)
    read.leaves_nothing()


def test_where_no_key_is_similar_all_known_ones_are_named() -> None:
    read = table(zebra=1)
    read.get("level", str, "")
    read.get("beat", int, 0)
    with pytest.raises(BadLesson) as raised:
        read.leaves_nothing()
    assert raised.value.values["known"] == "beat, level"
