"""What somebody has played: a list by pages and wishes, and figures; never another player's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import insert, select

from dynasty import games
from dynasty.server.db import history, statistics
from dynasty.server.db.schema import RESULTS, SEATS, SITTINGS, TABLES
from dynasty.server.pages.history import duration_text
from dynasty.server.settings import Settings
from dynasty.server.tables.service import TableService
from dynasty.text import LANGUAGES, Translator
from tests.server.support.fake_clock import MORNING, FakeClock
from tests.server.support.guests import Guest, lay, play_fast, sit
from tests.server.support.page_reader import Reading

Start = Callable[..., TestClient]
HTML = {"accept": "text/html", "accept-language": "en"}
A_DAY = 86_400.0


@pytest.fixture(autouse=True)
def _tea_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "SHELF", (*games.SHELF, games.TEMPLATE_GAME))


def table_service(client: TestClient) -> TableService:
    service: TableService = client.app.state.service  # type: ignore[attr-defined]
    return service


def tea(client: TestClient, *players: str, **more: Any) -> list[Guest]:
    return lay(client, *players, game=games.TEMPLATE_GAME, **more)


def asked(guest: Guest, path: str, **query: Any) -> Any:
    answer = guest.client.get(f"/api{path}", params=query, headers=guest.headers)
    assert answer.status_code == 200, answer.text
    return answer.json()


def ids(guest: Guest, **query: Any) -> list[str]:
    return [table["id"] for table in asked(guest, "/archive", **query)["tables"]]


def page(guest: Guest, path: str, language: str = "en", **query: Any) -> str:
    headers = {**guest.headers, **HTML, "accept-language": language}
    answer = guest.client.get(path, params=query or None, headers=headers)
    assert answer.status_code == 200, answer.text
    return answer.text


def many(guest: Guest, others: list[dict[str, Any]]) -> list[str]:
    """More tables of the past, as copies of one that the guest has played; gives their ids."""
    with table_service(guest.client).db.engine.begin() as connection:

        def rows(table: Any) -> list[dict[str, Any]]:
            key = TABLES.c.id if table is TABLES else table.c.table_id
            found = connection.execute(select(table).where(key == guest.table)).mappings()
            return [dict(row) for row in found]

        named = []
        for n, other in enumerate(others):
            name = f"copy{n:012}"
            (table,) = rows(TABLES)
            connection.execute(insert(TABLES).values({**table, "id": name, "invitation": name}))
            for seat in rows(SEATS):
                fresh = {**seat, "table_id": name, "token": f"{name}-{seat['seat']}"}
                connection.execute(insert(SEATS).values(fresh))
            for row in rows(SITTINGS):
                del row["number"]
                connection.execute(insert(SITTINGS).values({**row, "table_id": name}))
            for row in rows(RESULTS):
                connection.execute(insert(RESULTS).values({**row, **other, "table_id": name}))
            named.append(name)
    return named


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
        2 * history.TABLES_PER_PAGE
    )  # the order stays even where times agree
    many(ann, same)
    found: list[list[str]] = []
    key: str | None = ""
    while key is not None:
        answer = asked(ann, "/archive", before=key)
        found.append([table["id"] for table in answer["tables"]])
        key = answer["next"]
    assert [len(part) for part in found] == [history.TABLES_PER_PAGE, history.TABLES_PER_PAGE, 1]
    assert len({table for part in found for table in part}) == 2 * history.TABLES_PER_PAGE + 1
    shown = Reading(page(ann, "/archive", people=1))
    onward = next(link for link in shown.links if "before=" in link)
    assert "people=1" in onward
    assert found[1][0] in page(ann, onward)
    for wrong in ("x", "nan~abcdefghijklmnop", "1e999~abcdefghijklmnop", "1.0~", "1.0~'"):
        answer = client.get("/api/archive", params={"before": wrong}, headers=ann.headers)
        assert answer.status_code == 400
    wrong_day = client.get("/archive", params={"since": "soon"}, headers={**ann.headers, **HTML})
    assert wrong_day.status_code == 400


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_statistics_tell_how_games_went(
    settings: Settings, start: Start, language: str
) -> None:
    client, words = start(settings), Translator(language)
    (ann,) = tea(client, "me", "default")
    assert words.say("statistics-none") in page(ann, "/me/statistics", language)
    play_fast(ann)
    kind = {"pace": 90.0, "people": 2, "seats": 3, "counts": True}
    rows = [
        {**kind, "place": place, "points": points, "categories": {"tea": points}, "finished": n}
        for n, (place, points) in enumerate([(1, 50), (3, 20), (2, 30), (2, 30), (2, 30), (2, 30)])
    ]
    many(ann, [*rows, {**rows[0], "counts": False}, {**rows[0], "seats": 1, "people": 1}])
    alone, people, solo = sorted(
        asked(ann, "/me/statistics", lang=language), key=lambda one: one["company"]
    )
    assert [one["company"] for one in (alone, people, solo)] == ["bots", "people", "solo"]
    assert (people["games"], people["wins"], people["best"], people["pace"]) == (6, 1, 50, 90)
    assert people["place"] == 2
    assert people["points"] == pytest.approx(190 / 6)
    (part,) = people["categories"]
    assert (part["category"], part["recent"]) == ("tea", 28)
    assert part["mean"] == pytest.approx(190 / 6)
    assert alone["points"] == sum(one["mean"] for one in alone["categories"])
    shown = " ".join(Reading(page(ann, "/me/statistics", language)).text.split())
    for key, n in (("people", 3), ("bots", 2), ("solo", 1)):
        assert words.say(f"statistics-{key}", n=n) in shown
    assert words.say("statistics-other") in shown  # no game of today has such points
    assert " ".join(words.say("lasted-minutes", n=2).split()) in shown
    assert words.say("statistics-mean", n=190 / 6) in shown


def test_numbers_small_enough_to_check_by_hand() -> None:
    parts = statistics.category_means([{"a": 1, "b": 4, "c": 0}, {"a": 3}])
    assert [(one.key, one.mean, one.recent) for one in parts] == [("a", 2, 2), ("b", 2, 2)]
    words = Translator("en")
    told = [duration_text(words, seconds) for seconds in (0.2, 59, 60, 5400, 86_400, 200_000)]
    assert told == ["1 s", "59 s", "1 min", "2 h", "1 day", "2 days"]
