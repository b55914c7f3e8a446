"""Component files: reading, provenance, an owner's overlay, and every kind of mistake."""

import re
from pathlib import Path
from typing import Any

import pytest

from dynasty.kernel import (
    BadComponents,
    ComponentReader,
    Components,
    ComponentValue,
    read_components,
)
from tests.said_errors import raises_saying

TABLE: dict[str, Any] = {
    "turns": {"value": 6, "source": "R"},
    "workers": {
        "source": {"miner": "E", "clerk": "P"},
        "miner": {"colour": "blue", "yields": [1, 2], "tags": ["old", "slow"], "notes": ["a"]},
        "clerk": {"colour": "red", "yields": [0, 0], "tags": [], "notes": ["b"]},
    },
    "plain": 7,
}


def reader(**changes: Any) -> ComponentReader:
    return ComponentReader({**TABLE, **changes}, "box.toml")


def miner() -> ComponentReader:
    return reader().section("workers").section("miner")


def test_a_reader_reads_every_kind_of_value() -> None:
    assert reader().section("turns").integer("value", 1, 6) == 6
    assert miner().word("colour", ("red", "blue")) == "blue"
    assert miner().words("tags", ("old", "slow", "new")) == ["old", "slow"]
    assert miner().integers("yields", 2, 0, 2) == [1, 2]
    assert miner().texts("notes", 1) == ["a"]
    entries = reader().section("workers").each(("clerk", "miner"))
    assert [entry.path for entry in entries] == ["workers.clerk", "workers.miner"]


@pytest.mark.parametrize(
    ("value", "got"),
    [(7, "7"), (0, "0"), (2.0, "2.0"), (True, "True"), ("2", "'2'"), ([2], "[2]"), (None, "")],
)
def test_a_wrong_integer_is_named_with_file_key_and_expectation(value: Any, got: str) -> None:
    wrong = reader(turns={"value": value})
    expected = "^box.toml: turns.value: expected a whole number from 1 to 6"
    with raises_saying(BadComponents, f"{expected}.*{re.escape(got)}$") as caught:
        wrong.section("turns").integer("value", 1, 6)
    assert caught.value.values["place"] == "turns.value"


@pytest.mark.parametrize("value", [[1], [1, 2, 3], [1, 9], [1, True], [1, "2"], 1, "12", {"a": 1}])
def test_a_wrong_list_of_integers_is_named(value: Any) -> None:
    with raises_saying(
        BadComponents, r"box.toml: y: expected a list of 2 whole numbers from 0 to 2"
    ):
        reader(y=value).integers("y", 2, 0, 2)


@pytest.mark.parametrize("value", ["green", "", 3, ["blue"], {"blue": 1}, None])
@pytest.mark.parametrize("among", [("red", "blue"), frozenset({"red", "blue"})])
def test_a_wrong_word_is_named(value: Any, among: frozenset[str]) -> None:
    with raises_saying(BadComponents, r"box.toml: c: expected one of (red, blue|blue, red)"):
        reader(c=value).word("c", among)


@pytest.mark.parametrize("value", ["old", ["older"], [["old"]], [1], {"old": 1}])
@pytest.mark.parametrize("among", [("old",), frozenset({"old"})])
def test_a_wrong_list_of_words_is_named(value: Any, among: frozenset[str]) -> None:
    with raises_saying(BadComponents, r"box.toml: t: expected a list of words from old"):
        reader(t=value).words("t", among)


@pytest.mark.parametrize("value", ["a", [], ["a", "b"], [1]])
def test_a_wrong_list_of_texts_is_named(value: Any) -> None:
    with raises_saying(BadComponents, r"box.toml: n: expected a list of 1 string,"):
        reader(n=value).texts("n", 1)


def test_a_missing_key_is_named() -> None:
    with raises_saying(BadComponents, r"box.toml: workers.clerk.fee: expected .*, got nothing"):
        reader().section("workers").section("clerk").integer("fee", 0, 1)


def test_a_table_is_a_table() -> None:
    with raises_saying(BadComponents, r"box.toml: plain: expected a table, got 7"):
        reader().section("plain")


def test_entries_are_exactly_those_of_the_box() -> None:
    workers = reader().section("workers")
    with raises_saying(BadComponents, r"workers.clerk: expected one of miner, got 'clerk'"):
        list(workers.each(("miner",)))
    with raises_saying(BadComponents, r"workers.scribe: expected a table, got nothing"):
        list(workers.each(("miner", "clerk", "scribe")))


def test_every_value_has_its_provenance() -> None:
    assert list(reader().values()) == [
        ComponentValue("turns.value", 6, "R"),
        ComponentValue("workers.miner.colour", "blue", "E"),
        ComponentValue("workers.miner.yields", [1, 2], "E"),
        ComponentValue("workers.miner.tags", ["old", "slow"], "E"),
        ComponentValue("workers.miner.notes", ["a"], "E"),
        ComponentValue("workers.clerk.colour", "red", "P"),
        ComponentValue("workers.clerk.yields", [0, 0], "P"),
        ComponentValue("workers.clerk.tags", [], "P"),
        ComponentValue("workers.clerk.notes", ["b"], "P"),
        ComponentValue("plain", 7, ""),
    ]


def test_the_digest_knows_values_and_neither_order_nor_provenance() -> None:
    digest = Components(reader()).digest
    assert len(digest) == 16
    turned = dict(reversed(TABLE.items()))
    assert Components(ComponentReader(turned, "other.toml")).digest == digest
    assert Components(reader(turns={"value": 6, "source": "owner"})).digest == digest
    assert Components(reader(turns={"value": 5, "source": "R"})).digest != digest


MAIN = """
[turns]
value = 6
source = "R"

[workers]
source = { miner = "E", clerk = "P" }

[workers.miner]
colour = "blue"
pay = 3

[workers.clerk]
colour = "red"
pay = 4
"""


@pytest.fixture
def data(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "main.toml").write_text(MAIN, encoding="utf-8")
    (folder / "more.toml").write_text("[more]\nvalue = 1\n", encoding="utf-8")
    return folder


def owner(data: Path, text: str) -> Path:
    file = data.parent / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_all_data_files_make_one_box(data: Path) -> None:
    keys = [value.key for value in read_components(data).values()]
    assert keys == [
        "turns.value",
        "workers.miner.colour",
        "workers.miner.pay",
        "workers.clerk.colour",
        "workers.clerk.pay",
        "more.value",
    ]


def test_an_owner_replaces_values_and_only_their_provenance(data: Path) -> None:
    file = owner(data, "[workers.clerk]\npay = 9\n[turns]\nvalue = 5\n")
    sources = {value.key: value.source for value in read_components(data, file).values()}
    assert sources == {
        "turns.value": "owner",
        "workers.miner.colour": "E",
        "workers.miner.pay": "E",
        "workers.clerk.colour": "P",
        "workers.clerk.pay": "owner",
        "more.value": "",
    }
    read = read_components(data, file).section("workers").section("clerk")
    assert read.integer("pay", 0, 9) == 9
    assert read.file == "mine.toml"


def test_an_owner_may_replace_several_values_of_a_table(data: Path) -> None:
    file = owner(data, '[workers.clerk]\npay = 9\ncolour = "green"\n')
    sources = {value.key: value.source for value in read_components(data, file).values()}
    assert sources["workers.clerk.pay"] == sources["workers.clerk.colour"] == "owner"
    assert sources["workers.miner.pay"] == "E"


def test_an_owners_file_may_name_its_sources(data: Path) -> None:
    file = owner(data, '[turns]\nvalue = 5\nsource = "my copy"\n')
    assert next(iter(read_components(data, file).values())) == ComponentValue(
        "turns.value", 5, "owner"
    )


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[turn]\nvalue = 5\n", r"mine.toml: turn: expected .*did you mean turns\?"),
        (
            "[workers.miner]\nsalary = 5\n",
            r"mine.toml: workers.miner.salary: expected a component key",
        ),
        ("turns = 5\n", r"mine.toml: turns: expected a table, got 5"),
        ("[turns.value]\nx = 5\n", r"mine.toml: turns.value: expected a value, not a table"),
        ("[turns\n", r"mine.toml: not valid TOML \(line 1, column 7\)"),
        ("a = 1\na = 2\n", r"mine.toml: not valid TOML \(line 2, column 6\)"),
        ("a = [1,", r"mine.toml: not valid TOML \(it ends too early\)"),
    ],
)
def test_a_mistake_of_an_owners_file_is_named(data: Path, text: str, message: str) -> None:
    with raises_saying(BadComponents, message):
        read_components(data, owner(data, text))


def test_a_file_that_cannot_be_read_is_named(data: Path) -> None:
    with raises_saying(BadComponents, r"nowhere.toml: no such file or folder"):
        read_components(data, data / "nowhere.toml")
    with raises_saying(BadComponents, r"data: it’s a folder"):
        read_components(data, data)
    latin = data.parent / "latin.toml"
    latin.write_bytes("a = 'é'".encode("latin-1"))
    with raises_saying(BadComponents, r"latin.toml: not UTF-8 text \(at byte 5\)"):
        read_components(data, latin)


def test_a_date_is_a_value_like_any_other_until_it_is_read(data: Path) -> None:
    file = owner(data, "[turns]\nvalue = 2017-01-01\n")
    box = read_components(data, file)
    assert Components(box).digest
    with raises_saying(BadComponents, r"mine.toml: turns.value: expected a whole number"):
        box.section("turns").integer("value", 1, 6)
