"""The history of a player: a list by pages and filters, without games of other players."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from fastapi.testclient import TestClient

from dynasty import games
from dynasty.server.db import past_games as db_past_games
from dynasty.server.db.schema import SEATS
from dynasty.server.settings import Settings
from dynasty.text import Translator
from tests.server.support.accounts import table_service
from tests.server.support.fake_clock import MORNING, FakeClock
from tests.server.support.guests import Guest, play_fast, sit
from tests.server.support.page_reader import Reading
from tests.server.support.past_games import asked, many, page, tea

Start = Callable[..., TestClient]
HTML = {"accept": "text/html", "accept-language": "en"}
A_DAY = 86_400.0


@pytest.fixture(autouse=True)
def _tea_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "SHELF", (*games.SHELF, games.TEMPLATE_GAME))


def ids(guest: Guest, **query: Any) -> list[str]:
    return [table["id"] for table in asked(guest, "/archive", **query)["tables"]]


def test_a_table_is_found_by_words_of_its_name(settings: Settings, start: Start) -> None:
    client = start(settings)
    (ann,) = tea(client, "me", "novice", name="  The long\u202e table\tof 100% Été ")
    play_fast(ann)
    assert ann.get("").json()["name"] == "The long table of 100% Été"
    assert (
        ids(ann, named="ÉTÉ LONG") == ids(ann, named="été") == ids(ann, named="100%") == [ann.table]
    )
    assert ids(ann, named="été hiver") == ids(ann, named="t_ble") == ids(ann, named="ete") == []
    shown = Reading(page(ann, "/archive", named="long")).text
    assert "The long table of 100% Été" in shown


def test_only_what_one_sat_at_is_listed(settings: Settings, start: Start) -> None:
    client = start(settings)
    host, ann, bob = tea(client, "person", "person")
    cat = sit(client, ann.post("/seats/0/link").json()["token"])
    assert ids(ann) == ids(bob) == []
    play_fast(ann)
    for guest in (ann, bob, cat):  # who left and who took over both sat there
        assert ids(guest) == [ann.table]
        assert ann.table in page(guest, "/archive")
    stranger = Guest(client, ann.table, None)
    for other in (host, stranger, tea(client, "me", "screen")[0]):
        assert ids(other) == []
        assert asked(other, "/me/statistics") == []
        assert ann.table not in page(other, "/archive")
    (entry,) = asked(bob, "/archive")["tables"]
    assert (entry["seat"], entry["game"], entry["people"]) == (1, games.TEMPLATE_GAME, 2)
    assert (entry["status"], len(entry["names"])) == ("finished", 2)


def test_what_nobody_may_watch_is_listed_without_a_way_in_for_who_left(
    lite: Settings, start: Start
) -> None:
    client = start(lite)
    _, ann, bob = tea(client, "person", "person", terms={"watching": "nobody"})
    ann.post("/leave", seat=0)
    play_fast(bob)
    assert ids(ann) == ids(bob) == [bob.table]
    assert f"/tables/{bob.table}" not in page(ann, "/archive")
    shown = page(bob, "/archive")
    for link in ("", "?at=0", "/analysis"):
        assert f'href="/tables/{bob.table}{link}"' in shown
    assert f'href="/api/tables/{bob.table}/record"' in shown
    assert Reading(shown).form(f"/tables/{bob.table}/rematch")


def test_a_list_by_game_name_day_place_and_people(settings: Settings, start: Start) -> None:
    client = start(settings, FakeClock())
    _, ann, bob = tea(client, "person", "person")
    bob.client.post("/api/join", json={"token": "none"})
    play_fast(ann)
    with table_service(client).db.engine.begin() as connection:
        named = SEATS.update().where(SEATS.c.table_id == ann.table, SEATS.c.seat == 1)
        connection.execute(named.values(name="Zoë 100%"))
    changes: list[dict[str, Any]] = [
        {"game": "xian", "finished": MORNING - A_DAY, "place": 4},
        {"people": 5, "finished": MORNING - 9 * A_DAY, "place": None},
    ]
    xian, five = many(ann, changes)
    first = ann.table
    assert ids(ann) == [first, xian, five]
    assert ids(ann, game="xian") == [xian]
    assert ids(ann, place=4) == [xian]
    assert ids(ann, people=5) == [five]
    assert ids(ann, since="2026-09-20", until="2026-09-20") == [xian]
    assert ids(ann, since="2026-09-21") == [first]
    assert ids(ann, until="2026-09-19") == [five]
    assert ids(ann, player="ZOË") == ids(ann, player="0%") == [first, xian, five]
    assert ids(ann, player="0_") == ids(bob, player="zoë") == []
    said = Translator("en").say("archive-none-such")
    assert said in page(ann, "/archive", player="nobody", since="", until="", place="0")
    assert Translator("fr").say("archive-ended") in page(ann, "/archive", "fr", people=5)


def test_pages_follow_each_other_by_key(settings: Settings, start: Start) -> None:
    client = start(settings)
    (ann,) = tea(client, "me", "default")
    play_fast(ann)
    same = [{"finished": 1000.0}] * (
        2 * db_past_games.TABLES_PER_PAGE
    )  # the order stays even where times agree
    many(ann, same)
    found: list[list[str]] = []
    key: str | None = ""
    while key is not None:
        answer = asked(ann, "/archive", before=key)
        found.append([table["id"] for table in answer["tables"]])
        key = answer["next"]
    assert [len(part) for part in found] == [
        db_past_games.TABLES_PER_PAGE,
        db_past_games.TABLES_PER_PAGE,
        1,
    ]
    assert len({table for part in found for table in part}) == 2 * db_past_games.TABLES_PER_PAGE + 1
    shown = Reading(page(ann, "/archive", people=1))
    onward = next(link for link in shown.links if "before=" in link)
    assert "people=1" in onward
    assert found[1][0] in page(ann, onward)
    for wrong in ("x", "nan~abcdefghijklmnop", "1e999~abcdefghijklmnop", "1.0~", "1.0~'"):
        answer = client.get("/api/archive", params={"before": wrong}, headers=ann.headers)
        assert answer.status_code == 400
    wrong_day = client.get("/archive", params={"since": "soon"}, headers={**ann.headers, **HTML})
    assert wrong_day.status_code == 400
