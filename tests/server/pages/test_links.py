"""One link for all free seats of a table, where it can be reached, and the promise of its seed."""

import hashlib
import socket
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from dynasty.cli.serve import print_address
from dynasty.server import run as server
from dynasty.server.http import addresses
from dynasty.server.http.addresses import is_loopback_url, lan_address
from dynasty.server.settings import Settings
from dynasty.text import LANGUAGES, Translator
from tests.cli.desk import run
from tests.server.support.guests import Guest, sit
from tests.server.support.page_reader import Reading

Start = Callable[[Settings], TestClient]
HTML = {"accept": "text/html"}
SEATS = [
    {"player": "me", "name": "Ann"},
    {"player": "person"},
    {"player": "person"},
    {"player": "random"},
]


def laid(client: TestClient) -> tuple[Guest, str]:
    """A table with two free seats and a bot, and its link."""
    client.cookies.clear()
    body = {"game": "xian", "seats": SEATS, "speed": "instant"}
    found = client.post("/api/tables", json=body).json()
    client.cookies.clear()
    ann = Guest(client, found["id"], found["host_token"])
    token: str = ann.get("").json()["invitation"]
    return ann, token


def refusal(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


def test_a_link_offers_all_free_seats_until_none_is_left(settings: Settings, start: Start) -> None:
    client = start(settings)
    ann, token = laid(client)
    assert client.get(f"/api/tables/{ann.table}").json()["invitation"] is None  # to a spectator
    for seat in (0, 3):
        taken = client.post("/api/join", json={"token": token, "seat": seat})
        assert refusal(taken) == (403, "SeatTaken")
    joined = client.post("/api/join", json={"token": token, "seat": 2, "name": "Bob"}).json()
    client.cookies.clear()
    bob = Guest(client, ann.table, joined["holder_token"])
    assert bob.get("/view", seat=2).status_code == 200
    again = client.post("/api/join", json={"token": token, "seat": 1}, headers=bob.headers).json()
    assert again["seat"] == 2  # nobody sits down twice
    assert sit(client, token).get("/view", seat=1).status_code == 200
    assert refusal(client.post("/api/join", json={"token": token})) == (403, "TableFull")
    assert ann.get("").json()["invitation"] is None
    late = client.get(f"/join/{token}", headers=HTML)
    assert Translator("en").say("notice-taken") in late.text


def test_a_seat_that_was_taken_by_the_table_link_has_no_link_any_more(
    lite: Settings, start: Start
) -> None:
    client = start(lite)
    body = {"game": "xian", "seats": [{"player": "me"}, {"player": "person"}]}
    table = client.post("/api/tables", json=body).json()
    token = client.get(f"/api/tables/{table['id']}").json()["invitation"]
    client.cookies.clear()
    sit(client, token)
    own = client.post("/api/join", json={"token": table["seats"][1]["token"]})
    assert refusal(own) == (403, "LinkUsed")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_the_link_asks_where_to_sit(
    lite: Settings, start: Start, language: str
) -> None:
    client, words = start(lite), Translator(language)
    ann, token = laid(client)
    read = {**HTML, "accept-language": language}
    shown = client.get(f"/tables/{ann.table}/links", headers={**read, **ann.headers}).text
    assert words.say("links-table") in shown
    assert f"/join/{token}" in shown
    assert 'class="qr"' in shown
    for _ in range(2):
        page = client.get(f"/join/{token}", headers=read).text
        assert words.say("join-which") in page
    assert ann.get("").json()["invitation"] == token  # looking took no seat
    form = {"seat": "2", "name": "Bob"}
    table = client.post(f"/join/{token}", data=form, headers=read)
    chooser = Reading(table.text).form("/choose")
    assert chooser is not None
    assert chooser.fields["seat"] == "2"
    assert client.get(f"/join/{token}", headers=read).url.path == f"/tables/{ann.table}"


# Where a server is reached


@pytest.mark.parametrize(
    ("everywhere", "host", "site"),
    [
        (False, "127.0.0.1:8000", "http://127.0.0.1:8000"),
        (True, "127.0.0.1:8000", "http://192.168.1.5:8000"),
        (True, "localhost:8000", "http://192.168.1.5:8000"),
        (True, "10.0.0.7:8000", "http://10.0.0.7:8000"),
    ],
)
def test_links_begin_where_the_house_reaches_the_server(
    lite: Settings,
    start: Start,
    monkeypatch: pytest.MonkeyPatch,
    everywhere: bool,
    host: str,
    site: str,
) -> None:
    monkeypatch.setattr(addresses, "lan_address", lambda: "192.168.1.5")
    client = start(replace(lite, everywhere=everywhere))
    ann, token = laid(client)
    headers = {**HTML, **ann.headers, "host": host}
    shown = client.get(f"/tables/{ann.table}/links", headers=headers).text
    assert f'value="{site}/join/{token}"' in shown
    assert ("dynasty serve --lan" in shown) == (not everywhere)


def test_the_address_in_the_house_is_learnt_without_a_word(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert not is_loopback_url(f"http://{lan_address() or '10.0.0.1'}:80")

    def fail(*_: Any) -> None:
        raise OSError

    monkeypatch.setattr(socket.socket, "connect", fail)
    assert lan_address() == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_shows_the_way(capsys: pytest.CaptureFixture[str], language: str) -> None:
    print_address("http://192.168.1.5:8000", language)
    told = capsys.readouterr().out
    assert Translator(language).say("serve-lan", url="http://192.168.1.5:8000") in told
    assert "\u2588\u2588" in told


def test_the_whole_house_is_served_only_if_asked(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    started: list[tuple[Settings, str]] = []

    def note(settings: Settings, host: str, *_: Any) -> None:
        started.append((settings, host))

    monkeypatch.setattr(server, "serve", note)
    monkeypatch.setattr(addresses, "lan_address", lambda: "192.168.1.5")
    told = run("serve", "--data", tmp_path, "--lan", "--port", 8123)
    assert "http://192.168.1.5:8123" in told.output
    assert run("serve", "--data", tmp_path).output == ""
    found = [(settings.everywhere, host) for settings, host in started]
    assert found == [(True, "0.0.0.0"), (False, "127.0.0.1")]


# The promise of a seed


def test_a_seed_is_promised_from_the_start_and_kept_at_the_end(
    settings: Settings, start: Start
) -> None:
    client = start(settings)
    ann, _ = laid(client)
    first = ann.get("").json()
    assert (first["seed"], first["salt"]) == (None, None)
    shown = client.get(f"/tables/{ann.table}", headers={**HTML, **ann.headers})
    assert first["promise"] in shown.text
    ann.client = start(settings)
    ann.post("/end", wants=True)
    for _ in range(2):
        sit(ann.client, first["invitation"]).post("/end", wants=True)
    last = ann.get("").json()
    assert last["status"] == "ended"
    told = f"{last['seed']} {last['salt']}"
    assert hashlib.sha256(told.encode()).hexdigest() == first["promise"] == last["promise"]
    page = ann.client.get(f"/tables/{ann.table}", headers={**HTML, **ann.headers}).text
    assert last["salt"] in page
