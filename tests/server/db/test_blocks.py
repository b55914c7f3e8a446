"""Blocked players: they share no open tables, chat or rematch, and do not learn of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from fastapi.testclient import TestClient

from dynasty import games
from dynasty.server.db.schema import BLOCKS, REPORTS
from dynasty.server.settings import Settings
from dynasty.text import LANGUAGES, Translator
from tests.server.support.accounts import OPEN, block, id_of, rows
from tests.server.support.guests import Guest, lay, play_fast, sit
from tests.server.support.rematches import at

Start = Callable[..., TestClient]
HTML = {"accept": "text/html"}


@pytest.fixture(autouse=True)
def _tea_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "SHELF", (*games.SHELF, games.TEMPLATE_GAME))


def open_table(guest: Guest) -> str:
    body = {"game": games.TEMPLATE_GAME, "seats": OPEN, "listed": True}
    laid = guest.client.post("/api/tables", json=body, headers=guest.headers)
    found: str = laid.json()["id"]
    return found


def seen(guest: Guest) -> set[str]:
    """The open tables that the lobby and the API list."""
    found = guest.client.get("/api/open-tables", headers=guest.headers).json()
    page = guest.client.get("/", headers={**guest.headers, **HTML}).text
    listed = {one["id"] for one in found}
    assert all(f"/tables/{table}" in page for table in listed)
    return listed


def test_neither_sees_the_others_listed_tables_nor_sits_down_there(
    settings: Settings, start: Start
) -> None:
    client = start(settings)
    _, ann, bob = lay(client, "person", "person", game=games.TEMPLATE_GAME)
    of_ann, of_bob = open_table(ann), open_table(bob)
    assert seen(ann) == seen(bob) == {of_ann, of_bob}
    assert block(ann, id_of(bob)).json() == [{"id": id_of(bob), "name": ""}]
    assert block(ann, id_of(bob)).status_code == 201  # once more changes nothing
    assert (seen(ann), seen(bob)) == ({of_ann}, {of_bob})
    assert at(bob, of_ann).post("/sit").status_code == 403
    assert at(ann, of_bob).post("/sit").status_code == 403
    assert client.get("/api/blocks", headers=bob.headers).json() == []  # he is not told
    client.delete(f"/api/blocks/{id_of(bob)}", headers=ann.headers)
    assert seen(ann) == {of_ann, of_bob}
    assert at(bob, of_ann).post("/sit").status_code == 200


def test_what_is_blocked_is_not_heard_here_and_elsewhere(lite: Settings, start: Start) -> None:
    client = start(lite)
    _, ann, bob = lay(client, "person", "person", game=games.TEMPLATE_GAME)
    bob.post("/chat", text="boo")
    assert [line["text"] for line in ann.chat()] == ["boo"]
    block(ann, id_of(bob))
    assert ann.chat() == []
    assert [line["text"] for line in bob.chat()] == ["boo"]
    body = {"game": games.TEMPLATE_GAME, "seats": OPEN[:2], "speed": "instant"}
    laid = client.post("/api/tables", json=body, headers=ann.headers).json()
    joined = {"token": laid["seats"][1]["token"]}
    assert client.post("/api/join", json=joined, headers=bob.headers).status_code == 200
    at(bob, laid["id"]).post("/chat", text="boo again")
    assert at(ann, laid["id"]).chat() == []
    client.delete(f"/api/blocks/{id_of(bob)}", headers=ann.headers)
    assert [line["text"] for line in at(ann, laid["id"]).chat()] == ["boo again"]


def test_who_is_blocked_has_no_seat_kept_to_play_again(lite: Settings, start: Start) -> None:
    client = start(lite)
    _, ann, bob = lay(client, "person", "person", game=games.TEMPLATE_GAME)
    play_fast(ann)
    block(ann, id_of(bob))
    for guest in (ann, bob):
        answer = guest.post("/rematch")
        assert (answer.status_code, answer.json()["message"]) == (
            403,
            Translator("en").say("blocked-rematch"),
        )
    _, cid, dot, eva = lay(client, "person", "person", "person", game=games.TEMPLATE_GAME)
    play_fast(cid)
    block(cid, id_of(eva))
    again = cid.post("/rematch").json()["id"]
    assert at(dot, again).get("").json()["expected"]
    assert not at(eva, again).get("").json()["expected"]


def test_nobody_blocks_themselves_or_who_they_never_met(lite: Settings, start: Start) -> None:
    client = start(lite)
    _, ann, _ = lay(client, "person", "person", game=games.TEMPLATE_GAME)
    (cat,) = lay(client, "me", "screen", game=games.TEMPLATE_GAME)
    assert block(ann, id_of(ann)).status_code == 403
    assert block(ann, id_of(cat)).status_code == 404
    assert block(Guest(client, ann.table, None), id_of(ann)).status_code == 403
    assert rows(client, BLOCKS) == []


def test_the_page_of_a_player_blocks_and_reports(lite: Settings, start: Start) -> None:
    client = start(lite)
    _, ann, bob = lay(client, "person", "person", game=games.TEMPLATE_GAME)
    bob.post("/chat", text="a line of Bob")
    page, headers = f"/player/{id_of(bob)}", {**ann.headers, **HTML}
    for language in LANGUAGES:
        lang, words = {"accept-language": language}, Translator(language)
        there = client.get(f"/tables/{ann.table}/seats/1/player", headers=headers | lang).text
        assert "a line of Bob" in there
        assert words.say("block-why") in there
        report = {"table": ann.table, "line": "1", "why": "rude"}
        done = client.post(f"{page}/report", data=report, headers=headers | lang).text
        assert words.say("report-done") in done
        blocked = client.post(f"{page}/block", data={"do": "block"}, headers=headers | lang).text
        assert words.say("block-is") in blocked
        mine = client.get("/me", headers=headers | lang).text
        assert words.say("blocked-title") in mine
        ended = {"do": "unblock", "from": "me"}
        after = client.post(f"{page}/block", data=ended, headers=headers | lang).text
        assert words.say("blocked-title") not in after
    assert len(rows(client, REPORTS)) == len(LANGUAGES)
    assert "a line of Bob" not in client.get(page, headers=headers).text  # by no table


def test_somebody_who_sits_down_later_is_not_heard_either(lite: Settings, start: Start) -> None:
    client = start(lite)
    _, ann, bob = lay(client, "person", "person", game=games.TEMPLATE_GAME)
    block(ann, id_of(bob))
    token = bob.post("/seats/1/link").json()["token"]
    cat = sit(client, token)
    cat.post("/chat", text="I am somebody else")
    assert [line["text"] for line in ann.chat()] == ["I am somebody else"]
