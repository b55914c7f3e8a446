"""Requests that are not valid: a sentence in the language of the caller names the field."""

from collections.abc import Callable
from typing import Any

import pytest
from fastapi.testclient import TestClient

from dynasty.server.http import validation_errors
from dynasty.server.settings import Settings
from dynasty.text import LANGUAGES, Translator

Start = Callable[[Settings], TestClient]

SEATS = [{"player": "me"}, {"player": "random"}]


@pytest.mark.parametrize(
    ("body", "english", "french"),
    [
        ({"game": "xian"}, "body.seats: this must be given.", "body.seats : il faut l’indiquer."),
        (
            {"game": "xian", "seats": SEATS, "haste": 1},
            "body.haste: there is nothing of that name here.",
            "body.haste : rien ici ne porte ce nom.",
        ),
        (
            {"game": "x" * 65, "seats": SEATS},
            "body.game: at most 64 characters.",
            "body.game : au plus 64 caractères.",
        ),
        (
            {"game": "xian", "seats": SEATS, "speed": "mad"},
            "body.speed: expected one of slow, normal, fast, instant.",
            "body.speed : une valeur est attendue parmi slow, normal, fast, instant.",
        ),
        (
            {"game": "xian", "seats": SEATS, "seed": -1},
            "body.seed: at least 0.",
            "body.seed : au moins 0.",
        ),
        (
            {"game": "xian", "seats": [SEATS[0]] * 5},
            "Xi’an is for 2, 3, 4 players, not 5.",
            "Xi’an se joue à 2, 3, 4, et non à 5.",
        ),
        (
            {"game": "xian", "seats": SEATS, "terms": {"stand_in": "ann"}},
            "Nobody called “ann” can stand in; there are: ",
            "Personne du nom de « ann » ne peut remplacer ; il y a : ",
        ),
    ],
)
def test_programs_are_refused_in_their_language(
    lite: Settings, start: Start, body: dict[str, Any], english: str, french: str
) -> None:
    client = start(lite)
    for language, said in (("en", english), ("fr", french)):
        answer = client.post("/api/tables", json=body, headers={"accept-language": language})
        assert answer.status_code in (400, 422)
        message = answer.json()["message"].replace("\u00a0", " ")
        assert message.startswith(said), message
        if "stand_in" in str(body):
            assert message.endswith(", nobody.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_its_sentence(language: str) -> None:
    assert all(
        Translator(language).has(f"fault-{key}")
        for key, _ in validation_errors.VALIDATION_MESSAGES.values()
    )
