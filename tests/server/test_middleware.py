"""The door: origin, size, rate, headers."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from fastapi.testclient import TestClient

from dynasty.server.settings import Settings
from dynasty.text import Translator

FRENCH = Translator("fr")
Start = Callable[[Settings], TestClient]


@pytest.mark.parametrize(
    "headers", [{"origin": "https://elsewhere.example"}, {"sec-fetch-site": "cross-site"}]
)
def test_other_sites_change_nothing(lite: Settings, start: Start, headers: dict[str, str]) -> None:
    client = start(lite)
    body = {"game": "xian", "seats": [{"player": "random"}] * 2}
    assert client.post("/api/tables", json=body, headers=headers).status_code == 403
    own = {"origin": str(client.base_url)}
    assert client.post("/api/tables", json=body, headers=own).status_code == 201


def test_large_bodies_are_refused(lite: Settings, start: Start) -> None:
    client = start(replace(lite, largest_body=1000))
    assert client.post("/api/records", content="x" * 1001).status_code == 413


def test_large_bodies_without_a_stated_length_are_refused(lite: Settings, start: Start) -> None:
    client = start(replace(lite, largest_body=1000))
    parts = (b"x" * 400 for _ in range(4))
    assert client.post("/api/records", content=parts).status_code == 413


@pytest.mark.parametrize(
    ("said", "settings", "wish"),
    [
        (FRENCH.say("wrong-foreign"), {}, {"headers": {"origin": "https://elsewhere.example"}}),
        (FRENCH.say("wrong-413"), {"largest_body": 10}, {"data": {"game": "x" * 20}}),
        (FRENCH.say("wrong-429"), {"requests_per_minute": 0}, {}),
        ("se joue à 2, 3, 4, et non à 7", {}, {"data": {"game": "xian", "count": "7"}}),
    ],
)
def test_people_read_a_refusal_in_their_language(
    lite: Settings,
    start: Start,
    said: str,
    settings: dict[str, int],
    wish: dict[str, dict[str, str]],
) -> None:
    client = start(replace(lite, **settings))  # type: ignore[arg-type]
    headers = {**wish.pop("headers", {}), "accept-language": "fr"}
    page = client.post("/tables", headers={**headers, "accept": "text/html"}, **wish)  # type: ignore[arg-type]
    assert said in page.text
    assert "default-src 'none'" in page.headers["content-security-policy"]
    program = client.post("/tables", headers=headers, **wish)  # type: ignore[arg-type]
    assert program.status_code == page.status_code
    assert program.json()["error"]


def test_too_many_requests_of_one_address_are_refused(lite: Settings, start: Start) -> None:
    client = start(replace(lite, requests_per_minute=5))
    codes = [client.get("/health").status_code for _ in range(12)]
    assert codes[0] == 200
    assert 429 in codes


def test_every_answer_has_a_strict_policy(lite: Settings, start: Start) -> None:
    client = start(lite)
    for path in ("/health", "/api/games", "/nowhere"):
        policy = client.get(path).headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe-inline" not in policy


def test_a_page_stands_apart_where_a_browser_can_keep_it_so(lite: Settings, start: Start) -> None:
    """On plain HTTP of a house a browser would only complain of the wish."""
    client = start(lite)

    def apart(site: str, **headers: str) -> bool:
        answer = client.get(f"{site}/help", headers=headers)
        return answer.headers.get("cross-origin-opener-policy") == "same-origin"

    assert apart("https://play.example")
    assert apart("http://127.0.0.1:8000")
    assert not apart("http://192.168.1.20:8000")
    assert not apart("http://127.0.0.1:8000", host="[bad")
