"""Profiles: private, but for those who sat at one table; open to everybody who wants that."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import insert

from dynasty import games
from dynasty.server.db.schema import RATINGS
from dynasty.server.settings import Settings
from dynasty.server.tables.service import TableService
from dynasty.text import LANGUAGES, Translator
from tests.server.support.guests import Guest, lay, play_fast

Start = Callable[..., TestClient]
HTML = {"accept": "text/html"}


@pytest.fixture(autouse=True)
def _tea_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "SHELF", (*games.SHELF, games.TEMPLATE_GAME))


def called(guest: Guest, name: str) -> str:
    """The guest has a name; gives their id."""
    answer = guest.client.patch("/api/me", json={"name": name}, headers=guest.headers)
    found: str = answer.json()["id"]
    return found


def look(reader: Guest, player: str) -> tuple[int, dict[str, object]]:
    answer = reader.client.get(f"/api/players/{player}", headers=reader.headers)
    return answer.status_code, answer.json()


def page(reader: Guest, path: str, language: str = "en") -> str:
    headers = {**reader.headers, **HTML, "accept-language": language}
    return reader.client.get(path, headers=headers).text


def test_only_people_of_a_shared_table_see_a_name_and_nobody_the_numbers(
    settings: Settings, start: Start
) -> None:
    client = start(settings)
    _, ann, bob = lay(client, "person", "person", game=games.TEMPLATE_GAME)
    (cat,) = lay(client, "me", "screen", game=games.TEMPLATE_GAME)
    who = called(ann, "Ann")
    play_fast(ann)
    assert ann.asking()["status"] == "finished"
    status, seen = look(bob, who)
    online = Translator("en").say("presence-site")
    assert (status, seen["name"], seen["presence"]) == (200, "Ann", online)
    assert (seen["statistics"], seen["ratings"]) == (None, None)
    nobody = Guest(client, ann.table, None)
    for stranger in (cat, nobody):
        assert look(stranger, who)[0] == 404
        assert look(stranger, "nobody-at-all")[1] == look(stranger, who)[1]
        assert "Ann" not in page(stranger, f"/player/{who}")
    status, mine = look(ann, who)
    assert (status, mine["presence"], len(mine["statistics"])) == (200, None, 1)  # type: ignore[arg-type]


def test_a_switch_shows_statistics_and_ratings_to_everybody(lite: Settings, start: Start) -> None:
    client = start(lite)
    _, ann, _ = lay(client, "person", "person", game=games.TEMPLATE_GAME)
    who = called(ann, "Ann")
    play_fast(ann)
    rate(client, who)
    sent = {"headers": ann.headers | HTML}
    nobody = Guest(client, ann.table, None)
    client.post("/me/open", data={"open": "yes"}, **sent)  # type: ignore[arg-type]
    status, seen = look(nobody, who)
    assert (status, seen["name"], seen["presence"], seen["open"]) == (200, "Ann", None, True)
    assert seen["ratings"] == [
        {"game": games.TEMPLATE_GAME, "games": 12, "rating": 27.3, "error": 2.1}
    ]
    for language, told in (("en", "27.3 ± 2.1"), ("fr", "27,3 ± 2,1")):
        assert told in page(nobody, f"/player/{who}", language)
    client.post("/me/open", data={"open": "no"}, **sent)  # type: ignore[arg-type]
    assert look(nobody, who)[0] == 404


def rate(client: TestClient, who: str) -> None:
    service: TableService = client.app.state.service  # type: ignore[attr-defined]
    with service.db.engine.begin() as connection:
        values = {"player": who, "game": games.TEMPLATE_GAME, "games": 12, "mu": 27.3, "sigma": 2.1}
        connection.execute(insert(RATINGS).values(**values))


def test_a_table_leads_to_its_people_and_only_theirs(lite: Settings, start: Start) -> None:
    client = start(lite)
    _, ann, bob = lay(client, "person", "person", game=games.TEMPLATE_GAME)
    who = called(ann, "Ann")
    there = f"/tables/{ann.table}/seats/0/player"
    for path in ("", "/text"):
        assert there in page(bob, f"/tables/{ann.table}{path}")
        assert there not in page(ann, f"/tables/{ann.table}{path}")  # that is her own seat
        assert there not in page(Guest(client, ann.table, None), f"/tables/{ann.table}{path}")
    assert bob.get("/seats/0/player").json()["id"] == who
    assert Guest(client, ann.table, None).get("/seats/0/player").status_code == 403
    for language in LANGUAGES:
        assert Translator(language).say("player-private") in page(bob, there, language)


def test_the_lobby_tells_the_rating_of_who_shows_it(lite: Settings, start: Start) -> None:
    client = start(lite)
    seats = [{"player": "me", "name": "Ann"}, {"player": "person"}]
    terms = {"rated": True, "clock": {"pace": "quick"}}
    wish = {"game": games.TEMPLATE_GAME, "seats": seats, "listed": True, "terms": terms}
    laid = client.post("/api/tables", json=wish).json()
    client.cookies.clear()
    ann = Guest(client, laid["id"], laid["host_token"])
    rate(client, called(ann, "Ann"))
    nobody = Guest(client, ann.table, None)
    assert "27.3 ± 2.1" not in page(nobody, "/")
    assert Translator("en").say("short-rated") in page(nobody, "/")
    client.patch("/api/me", json={"open": True}, headers=ann.headers)
    assert "Ann 27.3 ± 2.1" in page(nobody, "/")
