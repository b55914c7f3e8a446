"""What comes from outside: whatever cannot be read is refused with a sentence, never a fault."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from fastapi.testclient import TestClient
from hypothesis import given
from hypothesis import strategies as st

from dynasty.kernel.chance import SEED_LIMIT
from dynasty.server.errors import BadInput
from dynasty.server.http import parsing
from dynasty.server.settings import Settings
from dynasty.text import LANGUAGES, Translator
from tests.server.support.guests import Guest, lay

Start = Callable[[Settings], TestClient]
HTML = {"accept": "text/html"}
ENDLESS = "9" * 5000
ROW = {"game": "xian", "count": "2", "player-0": "me", "player-1": "random"}


@pytest.mark.parametrize(
    ("path", "form", "headers", "key"),
    [
        ("/tables", {**ROW, "seed": ENDLESS}, {}, "input"),
        ("/tables", {**ROW, "seed": "-1"}, {}, "input"),
        ("/tables", {**ROW, "seed": str(SEED_LIMIT)}, {}, "input"),
        ("/tables", {**ROW, "count": ENDLESS}, {}, "input"),
        ("/tables", {**ROW, "count": "²"}, {}, "input"),
        ("/tables", {**ROW, "name-0": "a\0b"}, {}, "input"),
        ("/tables/ID/branch", {"at": "-5"}, {}, "input"),
        ("/tables/ID/branch", {"at": "0", "seat": "-1"}, {}, "input"),
        ("/tables/ID/chat", {"text": "a\0b"}, {}, "input"),
        ("/tables/ID/notes", {"text": "a\0b"}, {}, "input"),
        ("/preferences", {"back": "http://[bad"}, {}, "input"),
        ("/preferences", {"back": "/"}, {"origin": "http://[bad"}, "foreign"),
        ("/preferences", {"back": "/"}, {"origin": "null"}, "foreign"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_form_that_cannot_be_read_is_refused_in_the_readers_language(
    lite: Settings,
    start: Start,
    path: str,
    form: dict[str, str],
    headers: dict[str, str],
    key: str,
    language: str,
) -> None:
    _, ann, _ = lay(start(lite), "person", "person")
    headers = {**HTML, **ann.headers, "accept-language": language, **headers}
    answer = ann.client.post(path.replace("ID", ann.table), data=form, headers=headers)
    assert 400 <= answer.status_code < 500
    assert Translator(language).say(f"wrong-{key}") in answer.text


@pytest.mark.parametrize("charset", ["undefined", "utf-7", "unicode_escape"])
def test_a_form_in_a_strange_alphabet_is_refused(
    lite: Settings, start: Start, charset: str
) -> None:
    head = b'--x\r\ncontent-disposition: form-data; name="back"\r\n\r\n'
    headers = {"content-type": f"multipart/form-data; boundary=x; charset={charset}"}
    body = head + {"utf-7": b"+2AA-", "unicode_escape": b"\\ud800"}.get(charset, b"/")
    answer = start(lite).post("/preferences", content=body + b"\r\n--x--\r\n", headers=headers)
    assert answer.status_code == 400
    assert answer.json()["error"] == "BadInput"


def test_numbers_in_cookies_and_headers_are_refused(lite: Settings, start: Start) -> None:
    host, ann, _ = lay(start(lite), "person", "person")
    cookie = {**host.headers, "cookie": f"links={ENDLESS}.token"}
    assert host.client.get(f"/tables/{host.table}/links", headers=cookie).status_code == 400
    for last in ("²", "-1", ENDLESS, "x"):
        path = f"/api/tables/{ann.table}/stream"
        answer = ann.client.get(path, headers={b"last-event-id": last.encode("latin-1")})
        assert answer.status_code == 400
        assert "Last-Event-ID" in answer.json()["message"]
    odd = ann.client.post("/preferences", headers={b"content-length": b"\xb2"})
    assert odd.status_code == 413


@pytest.mark.parametrize("table", ["%00", "x" * 60_000, "a%0ab", "é"])
def test_what_cannot_be_a_table_is_not_looked_for(
    settings: Settings, start: Start, table: str
) -> None:
    client = start(settings)
    for path in (f"/tables/{table}", f"/api/tables/{table}", f"/api/tables/{table}/stream"):
        assert client.get(path).status_code == 404


def uploaded(client: TestClient, **changes: Any) -> Any:
    """Send a record of nothing, with something else in its place."""
    game = client.app.state.service.game("xian")  # type: ignore[attr-defined]
    record = {
        "dynasty": 1,
        "game": "xian",
        "version": game.version,
        "components": game.box.digest,
        "options": {},
        "seats": [{"name": "Ann", "player": "you"}, {"name": "Bob", "player": "you"}],
        "seed": 1,
        "scores": None,
        "choices": [],
        **changes,
    }
    return client.post("/api/records", content=json.dumps(record))


@pytest.mark.parametrize("seed", [-1, SEED_LIMIT, 10**41, 10**4000])
def test_a_seed_is_bounded_wherever_it_comes_from(
    settings: Settings, start: Start, seed: int
) -> None:
    client = start(settings)
    refused = uploaded(client, seed=seed)
    assert refused.status_code == 400
    assert "seed" in refused.json()["message"]
    body = {"game": "xian", "seats": [{"player": "me"}, {"player": "me"}], "seed": seed}
    assert client.post("/api/tables", json=body).status_code == 422


def test_the_largest_seed_is_kept(settings: Settings, start: Start) -> None:
    client = start(settings)
    laid = uploaded(client, seed=SEED_LIMIT - 1)
    assert laid.status_code == 201
    again = start(settings)
    record = again.get(f"/api/tables/{laid.json()['id']}/record").json()
    assert record["seed"] == SEED_LIMIT - 1


@pytest.mark.parametrize("name", ["\ud800", "a\0b"])
def test_a_name_that_is_no_text_is_refused_in_a_record(
    settings: Settings, start: Start, name: str
) -> None:
    seats = [{"name": name, "player": "you"}, {"name": "Bob", "player": "you"}]
    assert uploaded(start(settings), seats=seats).status_code == 400


@pytest.mark.parametrize("text", ["a\0b", "\u202e", "\u200b \u3164", "\ud800"])
def test_chat_that_is_no_text_or_shows_nothing_is_refused(
    settings: Settings, start: Start, text: str
) -> None:
    _, ann, _ = lay(start(settings), "person", "person")
    url = f"/api/tables/{ann.table}/chat"
    answer = ann.client.post(url, content=json.dumps({"text": text}), headers=ann.headers)
    assert answer.status_code == 422
    assert answer.json()["message"]
    key = ann.post("/choices", seq=0, choice="keep:hand", key="a\0b")
    assert key.status_code == 422


def test_names_and_texts_reach_others_clean(settings: Settings, start: Start) -> None:
    client = start(settings)
    body = {"game": "xian", "seats": [{"player": "me", "name": "\u202eA\u0007nn\n\ne\u0301"}] * 2}
    laid = client.post("/api/tables", json=body).json()
    assert [seat["name"] for seat in laid["seats"]] == ["Ann é"] * 2
    ann = Guest(client, laid["id"], laid["host_token"])
    said = ann.post("/chat", text="one\r\ntwo\u2066 \u200d\u202e!", seat=0).json()
    assert said[-1]["text"] == "one\ntwo \u200d!"
    assert ann.put("/notes", text="\u202e", seat=0).json()["text"] == ""


@given(st.text())
def test_cleaning_twice_changes_nothing_more(text: str) -> None:
    for clean in (parsing.clean_text, parsing.clean_name):
        try:
            once = clean(text)
        except BadInput:
            assert any(sign == "\0" or "\ud800" <= sign <= "\udfff" for sign in text)
            continue
        assert clean(once) == once
        assert not set(once) & set("\0\x07\u202e\u2066\u200f\ufeff")


@given(st.text(), st.integers(-100, 100), st.integers(-100, 100))
def test_a_number_is_within_its_bounds_or_none(text: str, low: int, high: int) -> None:
    found = parsing.parse_int(text, low, high)
    assert found is None or low <= found <= high


def test_numbers_are_read() -> None:
    assert [parsing.parse_int(text, -5, 99) for text in ("7", "-5", "007")] == [7, -5, 7]
    assert [parsing.parse_int(text, -5, 99) for text in ("", "-", "--1", "1.0", "٣", "²")] == [
        None
    ] * 6


def test_no_open_table_is_looked_for_by_what_is_no_text(settings: Settings, start: Start) -> None:
    client = start(settings)
    for path in ("/api/open-tables?game=a%00b", "/?of=a%00b"):
        assert client.get(path, headers=HTML).status_code == 422, path
    page = client.get("/?of=a%00b", headers={**HTML, "accept-language": "fr"}).text
    assert '<span lang="fr">' in page
