"""Records: one JSON file, readable by people; every kind of damage is named."""

import json
from typing import Any

import pytest

from dynasty.kernel import BadRecord, Record, SeatEntry
from dynasty.kernel.chance import SEED_LIMIT
from tests.said_errors import raises_saying

RECORD = Record(
    game="auction",
    version="1",
    components="0123456789abcdef",
    seats=(SeatEntry("Mei", "you"), SeatEntry("Élodie “L”", "greedy")),
    seed=7,
    options={"lots": "two"},
    choices=[(0, "bid:jack"), (1, "bid:ace")],
    scores=[1, -2],
)


def test_a_record_comes_back_from_its_text() -> None:
    assert Record.from_json(RECORD.to_json()) == RECORD
    empty = Record("auction", "1", "0", (SeatEntry("A", "you"),), 0)
    assert Record.from_json(empty.to_json()) == empty


def test_a_record_is_json_with_a_line_for_every_choice() -> None:
    text = RECORD.to_json()
    assert json.loads(text) == {
        "dynasty": 1,
        "game": "auction",
        "version": "1",
        "components": "0123456789abcdef",
        "options": {"lots": "two"},
        "seats": [
            {"name": "Mei", "player": "you"},
            {"name": "Élodie “L”", "player": "greedy"},
        ],
        "seed": 7,
        "scores": [1, -2],
        "choices": [[0, "bid:jack"], [1, "bid:ace"]],
    }
    assert '    [0, "bid:jack"],\n    [1, "bid:ace"]\n' in text
    assert "Élodie “L”" in text


def test_a_truncated_record_is_not_json() -> None:
    whole = RECORD.to_json().rstrip()
    for end in range(len(whole)):
        with raises_saying(BadRecord, "not valid JSON"):
            Record.from_json(whole[:end])


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "not valid JSON"),
        ("{", r"not valid JSON \(line 1, column 2\)"),
        ("[" * 100_000, "nested too deeply"),
        ('{"dynasty": 1, "seed": ' + "9" * 5000 + "}", "a number is too long"),
        ("[]", "not a Dynasty game file"),
        ('"dynasty"', "not a Dynasty game file"),
        ("{}", "not a Dynasty game file"),
        ('{"dynasty": 2}', "dynasty: expected format 1, got 2"),
        ('{"dynasty": "1"}', "dynasty: expected format 1, got '1'"),
        ('{"dynasty": true}', "dynasty: expected format 1, got True"),
    ],
)
def test_what_is_no_record_is_refused(text: str, message: str) -> None:
    with raises_saying(BadRecord, message):
        Record.from_json(text)


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("game", 1, "game: expected a string"),
        ("game", None, "game: expected a string, got None"),
        ("version", 1, "version: expected a string"),
        ("components", [], "components: expected a string"),
        ("seed", "7", "seed: expected a whole number"),
        ("seed", 1.5, "seed: expected a whole number"),
        ("seed", True, "seed: expected a whole number"),
        ("seed", -1, "seed: expected a whole number from 0"),
        ("seed", SEED_LIMIT, f"seed: expected a whole number from 0 to {SEED_LIMIT - 1}"),
        ("version", "\ud800", "half a character"),
        ("seats", "two", "seats: expected a list of seats"),
        ("seats", ["Mei", "Lu"], "seats: expected a list of seats"),
        ("seats", [{"name": "Mei"}], "player: expected a string"),
        ("options", [], "options: expected strings by key"),
        ("options", {"lots": 2}, "options: expected strings by key"),
        ("choices", {}, "choices: expected a list"),
        (
            "choices",
            [[0, "bid:jack"], "bid:ace"],
            r"choices\[1\]: expected a pair \[seat, \"verb:noun\"\]",
        ),
        ("choices", [[0]], r"choices\[0\]: expected"),
        ("choices", [[0, "bid:jack", 1]], r"choices\[0\]: expected"),
        ("choices", [["0", "bid:jack"]], r"choices\[0\]: expected"),
        ("choices", [[True, "bid:jack"]], r"choices\[0\]: expected"),
        ("choices", [[-1, "bid:jack"]], r"choices\[0\]: expected"),
        ("choices", [[0, 5]], r"choices\[0\]: expected"),
        ("scores", 5, "scores: expected a list of whole numbers"),
        ("scores", [1.5], "scores: expected a list of whole numbers"),
        ("scores", [True], "scores: expected a list of whole numbers"),
    ],
)
def test_a_damaged_field_is_named(key: str, value: Any, message: str) -> None:
    data = {**json.loads(RECORD.to_json()), key: value}
    with raises_saying(BadRecord, message):
        Record.from_json(json.dumps(data))


@pytest.mark.parametrize("key", ["game", "version", "components", "seats", "seed", "choices"])
def test_a_missing_field_is_named(key: str) -> None:
    data = json.loads(RECORD.to_json())
    del data[key]
    with raises_saying(BadRecord, f"{key}: expected"):
        Record.from_json(json.dumps(data))
