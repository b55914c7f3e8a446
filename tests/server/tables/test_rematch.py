"""Play again: one new table, whoever asks first; seats are kept, and everybody finds it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from fastapi.testclient import TestClient

from dynasty import games
from dynasty.server.db import player_merge
from dynasty.server.model.room import SEAT_RESERVED_SECONDS
from dynasty.server.settings import Settings
from dynasty.server.tables.service import TableService
from dynasty.text import LANGUAGES, Translator
from tests.server.support.fake_clock import FakeClock
from tests.server.support.guests import Guest, lay, play_fast
from tests.server.support.rematches import again, at

Start = Callable[..., TestClient]
HTML = {"accept": "text/html", "accept-language": "en"}


@pytest.fixture(autouse=True)
def _tea_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "SHELF", (*games.SHELF, games.TEMPLATE_GAME))


def tea(client: TestClient, *players: str, **more: Any) -> list[Guest]:
    return lay(client, *players, game=games.TEMPLATE_GAME, **more)


def page(guest: Guest, path: str = "", language: str = "en") -> str:
    url = f"/tables/{guest.table}{path}"
    headers = {**guest.headers, **HTML, "accept-language": language}
    return guest.client.get(url, headers=headers).text


def listed(guest: Guest) -> list[str]:
    answer = guest.client.get("/api/tables", headers=guest.headers)
    return [info["id"] for info in answer.json()]


def test_everybody_sits_down_again_a_seat_further(settings: Settings, start: Start) -> None:
    host, ann, bob = tea(start(settings), "person", "person", "default")
    assert ann.post("/rematch").status_code == 403
    play_fast(ann)
    assert host.post("/rematch").status_code == 403
    new = again(ann)
    assert (new.get("").json()["status"], new.get("").json()["is_host"]) == ("open", True)
    seats = new.get("").json()["seats"]
    assert [seat["player"] for seat in seats] == ["default", "person", "person"]
    assert [seat["mine"] for seat in seats] == [False, True, False]
    assert again(bob).table == new.table  # asking twice makes one table
    assert again(ann).table == new.table
    sat = at(bob, new.table).post("/sit")
    assert sat.json()["seat"] == 2
    assert new.get("").json()["status"] == "playing"
    assert ann.happenings()[-1]["kind"] == "rematch"


def test_alone_or_with_bots_it_begins_at_once(lite: Settings, start: Start) -> None:
    client = start(lite)
    (host,) = tea(client, "me", "screen", "default")
    play_fast(host)
    new = again(host)
    info = new.get("").json()
    assert info["status"] == "playing"
    assert [seat["mine"] for seat in info["seats"]] == [False, True, True]
    assert again(host).table == new.table
    where = client.post(
        f"/tables/{host.table}/rematch", headers={**host.headers, **HTML}, follow_redirects=False
    )
    assert where.headers["location"] == f"/tables/{new.table}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_of_the_old_table_finds_the_new_one(
    lite: Settings, start: Start, language: str
) -> None:
    client, words = start(lite), Translator(language)
    host, ann, bob = tea(client, "person", "person", terms={"watching": "nobody"})
    play_fast(ann)
    offer = f'action="/tables/{ann.table}/rematch"'
    for path in ("", "/text"):
        assert offer in page(ann, path, language)
    new = again(ann)
    for guest in (ann, bob):
        for path in ("", "/text"):
            shown = page(guest, path, language)
            assert f'href="/tables/{new.table}"' in shown
            assert offer not in shown
        assert guest.get("").json()["rematch"] == new.table
    assert new.table not in page(host, "", language)
    assert host.get("").json()["rematch"] == new.table  # a host has a part in the table
    assert ann.get("/happenings", lang=language).json()[-1]["text"] == words.say("told-rematch")
    assert new.table in listed(bob)
    lobby = client.get("/", headers={**bob.headers, **HTML, "accept-language": language}).text
    assert words.say("lobby-expected") in lobby
    shown = page(at(bob, new.table), "", language)
    assert f'action="/tables/{new.table}/sit"' in shown
    assert words.say("gathering-yours") in shown
    assert words.say("gathering-last") in shown
    assert words.say("gathering-kept") in page(new, "", language)


def test_what_was_broken_off_can_be_played_again(lite: Settings, start: Start) -> None:
    _, ann, bob = tea(start(lite), "person", "person")
    for guest in (ann, bob):
        guest.post("/end", wants=True)
    for path in ("", "/text"):
        shown = page(ann, path)
        assert f'action="/tables/{ann.table}/rematch"' in shown
        assert f"/tables/{ann.table}/analysis" not in shown
    assert again(ann).get("").json()["status"] == "open"


def test_a_seat_is_kept_for_a_week(settings: Settings, start: Start) -> None:
    clock = FakeClock()
    client = start(settings, clock)
    _, ann, bob = tea(client, "person", "person")
    play_fast(ann)
    new = again(ann)
    link = new.get("").json()["invitation"]
    for wanted in (None, 0):
        told = client.post("/api/join", json={"token": link, "seat": wanted})
        client.cookies.clear()
        assert (told.status_code, told.json()["error"]) == (403, "SeatReserved")
        assert told.json()["message"] == Translator("en").say("gathering-reserved")
    clock.advance(SEAT_RESERVED_SECONDS)
    assert client.post("/api/join", json={"token": link}).json()["seat"] == 0
    client.cookies.clear()
    assert new.get("").json()["status"] == "playing"
    assert new.table not in listed(bob)


def test_a_table_that_was_given_up_can_be_asked_for_again(lite: Settings, start: Start) -> None:
    _, ann, bob = tea(start(lite), "person", "person")
    play_fast(ann)
    first = again(ann)
    first.post("/close")
    assert first.table not in listed(bob)
    second = again(bob)
    assert second.table != first.table
    assert at(ann, second.table).get("").json()["expected"]


def test_bots_may_take_the_kept_seats_and_a_merged_player_keeps_theirs(
    lite: Settings, start: Start
) -> None:
    client = start(lite)
    _, ann, bob = tea(client, "person", "person")
    play_fast(ann)
    (other,) = tea(client, "me", "default")
    new = again(ann)
    service: TableService = client.app.state.service  # type: ignore[attr-defined]
    ids = [client.get("/api/me", headers=g.headers).json()["id"] for g in (bob, other)]
    with service.db.engine.begin() as connection:
        player_merge.merge_players(connection, *ids)
    assert at(other, new.table).get("").json()["expected"]
    new.post("/start", bot="default")
    info = at(other, new.table).get("").json()
    assert (info["status"], info["expected"], info["rematch"]) == ("playing", False, None)
