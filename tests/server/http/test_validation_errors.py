"""Requests that are not valid: a sentence in the language of the caller names the field."""

from collections.abc import Callable
from typing import Any

import pytest
from fastapi.testclient import TestClient

from dynasty.server.http import validation_errors
from dynasty.server.model.table_settings import TERM_CHOICES
from dynasty.server.settings import Settings
from dynasty.text import LANGUAGES, Translator

Start = Callable[[Settings], TestClient]

SEATS = [{"player": "me"}, {"player": "random"}]


@pytest.mark.parametrize(
    ("body", "key", "values"),
    [
        ({"game": "xian"}, "fault-missing", {"where": "body.seats"}),
        ({"game": "xian", "seats": SEATS, "haste": 1}, "fault-unknown", {"where": "body.haste"}),
        ({"game": "x" * 65, "seats": SEATS}, "fault-long", {"where": "body.game", "n": 64}),
        (
            {"game": "xian", "seats": SEATS, "speed": "mad"},
            "fault-one-of",
            {"where": "body.speed", "known": "slow, normal, fast, instant"},
        ),
        (
            {"game": "xian", "seats": SEATS, "seed": -1},
            "fault-least",
            {"where": "body.seed", "known": "0"},
        ),
        (
            {"game": "xian", "seats": [SEATS[0]] * 5},
            "seats-count",
            {"game": "Xi’an", "allowed": "2, 3, 4", "given": 5},
        ),
        (
            {"game": "xian", "seats": SEATS, "terms": {"stand_in": "ann"}},
            "no-stand-in",
            {"given": "ann", "known": ", ".join(TERM_CHOICES["stand_in"])},
        ),
    ],
)
def test_programs_are_refused_in_their_language(
    lite: Settings, start: Start, body: dict[str, Any], key: str, values: dict[str, Any]
) -> None:
    client = start(lite)
    for language in LANGUAGES:
        answer = client.post("/api/tables", json=body, headers={"accept-language": language})
        assert answer.status_code in (400, 422)
        assert answer.json()["message"] == Translator(language).say(key, **values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_its_sentence(language: str) -> None:
    assert all(
        Translator(language).has(f"fault-{key}")
        for key, _ in validation_errors.VALIDATION_MESSAGES.values()
    )
