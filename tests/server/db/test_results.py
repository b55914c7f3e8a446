"""Results: written with the entry that ends a table, for whoever sat there first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import delete, insert, select, update

from dynasty import games
from dynasty.server.db import player_merge, results
from dynasty.server.db.database import Database
from dynasty.server.db.results import TimedEntry, places_by_seat, turn_seconds_by_seat
from dynasty.server.db.schema import ENDINGS, RESULTS, SITTINGS, TABLES
from dynasty.server.model.new_table import SeatSpec, TableSpec
from dynasty.server.settings import Settings
from dynasty.server.tables import results_backfill
from dynasty.server.tables.service import TableService
from tests.server.support.fake_clock import MORNING, FakeClock
from tests.server.support.guests import Guest, lay, play_fast, sit

Start = Callable[..., TestClient]


@pytest.fixture(autouse=True)
def _tea_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "SHELF", (*games.SHELF, games.TEMPLATE_GAME))


def table_service(client: TestClient) -> TableService:
    service: TableService = client.app.state.service  # type: ignore[attr-defined]
    return service


def store_of(client: TestClient) -> Database:
    return table_service(client).db


def kept(guest: Guest) -> list[dict[str, Any]]:
    """The results of a table, by seat."""
    with store_of(guest.client).engine.connect() as connection:
        rows = connection.execute(
            select(RESULTS).where(RESULTS.c.table_id == guest.table).order_by(RESULTS.c.seat)
        ).mappings()
        return [dict(row) for row in rows]


def player_of(guest: Guest) -> str:
    answer = guest.client.get("/api/me", headers=guest.headers)
    found: str = answer.json()["id"]
    return found


def tea(client: TestClient, *players: str, **more: Any) -> list[Guest]:
    return lay(client, *players, game=games.TEMPLATE_GAME, **more)


def test_a_game_leaves_a_result_for_everybody_who_sat_there(
    settings: Settings, start: Start
) -> None:
    clock = FakeClock()
    _, ann, bob = tea(start(settings, clock), "person", "person", "default")
    clock.advance(600)
    play_fast(ann)
    found = kept(ann)
    sheets = {sheet["seat"]: sheet["lines"] for sheet in stored_scores(ann)["sheets"]}
    assert [row["seat"] for row in found] == [0, 1]
    assert [row["player"] for row in found] == [player_of(ann), player_of(bob)]
    for row in found:
        assert (row["game"], row["seats"], row["people"]) == (games.TEMPLATE_GAME, 3, 2)
        assert (row["started"], row["finished"]) == (MORNING, MORNING + 600)
        assert (row["counts"], row["rated"], row["by_stand_in"]) == (True, False, 0)
        assert row["points"] == sum(line["points"] for line in sheets[row["seat"]])
        assert row["points"] == sum(row["categories"].values()) > 0
        assert row["place"] in (1, 2, 3)


def stored_scores(guest: Guest) -> dict[str, Any]:
    with store_of(guest.client).engine.connect() as connection:
        found = select(ENDINGS.c.scores).where(ENDINGS.c.table_id == guest.table)
        scores: dict[str, Any] = connection.execute(found).scalar_one()
    return scores


def test_what_was_broken_off_has_no_place_and_counts_for_nobody(
    lite: Settings, start: Start
) -> None:
    clock = FakeClock()
    _, ann, bob = tea(start(lite, clock), "person", "person")
    assert kept(ann) == []
    clock.advance(60)
    for guest in (ann, bob):
        guest.post("/end", wants=True)
    assert {(row["place"], row["counts"], row["finished"]) for row in kept(ann)} == {
        (None, False, MORNING + 60)
    }


def test_the_result_is_the_first_players_and_tells_what_a_bot_did(
    lite: Settings, start: Start
) -> None:
    client = start(lite)
    _, ann, bob = tea(client, "person", "person")
    link = ann.post("/seats/0/link").json()["token"]
    cat = sit(client, link)
    cat.put("/seats/0/stand-in", player="default")
    play_fast(bob)
    first, second = kept(bob)
    assert (first["player"], second["player"]) == (player_of(ann), player_of(bob))
    assert first["by_stand_in"] > 0
    assert second["by_stand_in"] == 0


def test_who_left_before_the_start_has_no_result(lite: Settings, start: Start) -> None:
    clock = FakeClock()
    client = start(lite, clock)
    seats = [{"player": p} for p in ("me", "person", "person")]
    body = {"game": games.TEMPLATE_GAME, "seats": seats, "listed": True}
    laid = client.post("/api/tables", json=body).json()
    client.cookies.clear()
    host, came = Guest(client, laid["id"], laid["host_token"]), []
    for _ in range(3):
        clock.advance(60)
        joined = client.post(f"/api/tables/{host.table}/sit", json={"seat": None})
        client.cookies.clear()
        came.append(Guest(client, host.table, joined.json()["holder_token"]))
        if len(came) == 1:
            came[0].post("/leave", seat=1)
    play_fast(host)
    assert [row["player"] for row in kept(host)] == [player_of(g) for g in (host, *came[1:])]
    assert kept(host)[0]["started"] == MORNING + 180


def test_one_screen_branches_lessons_and_records_count_for_nobody(
    lite: Settings, start: Start
) -> None:
    client = start(lite)
    (host,) = tea(client, "me", "screen")
    play_fast(host)
    assert {(row["people"], row["counts"]) for row in kept(host)} == {(1, False)}
    branch = host.post("/branch", at=2, bot="default").json()["id"]
    again = Guest(client, branch, host.headers["authorization"].split()[1])
    play_fast(again)
    (row,) = kept(again)
    assert row["place"] in (1, 2)
    assert not row["counts"]
    sent = client.portal.call(copied, table_service(client), host.table)  # type: ignore[union-attr]
    assert kept(Guest(client, sent, None)) == []


async def copied(service: TableService, table: str) -> str:
    """A table made of the record of another one."""
    old = await service.room(table)
    choices, wishes = old.match.choices(), [SeatSpec("person")] * len(old.chairs)
    new, _ = await service.create_table(
        TableSpec(
            old.game.name,
            wishes,
            old.host,
            old.options,
            old.seed,
            choices=choices,
            status="finished",
        )
    )
    return new.id


def test_results_of_old_tables_are_filled_in_as_far_as_they_replay(
    settings: Settings, start: Start
) -> None:
    client = start(settings)
    _, ann, _ = tea(client, "person", "person")
    play_fast(ann)
    (alone,) = tea(client, "me", "default")
    play_fast(alone)
    before = kept(ann)
    with store_of(client).engine.begin() as connection:
        connection.execute(delete(RESULTS))
        connection.execute(update(TABLES).where(TABLES.c.id == alone.table).values(version="0"))
    service = table_service(client)
    filling_pause, results_backfill.BACKFILL_PAUSE_SECONDS = (
        results_backfill.BACKFILL_PAUSE_SECONDS,
        0.0,
    )
    try:
        client.portal.call(results_backfill.backfill_results, service.db, service.game)  # type: ignore[union-attr]
        client.portal.call(results_backfill.backfill_table, service.db, service.game, ann.table)  # type: ignore[union-attr]
    finally:
        results_backfill.BACKFILL_PAUSE_SECONDS = filling_pause
    assert kept(ann) == before
    assert kept(alone) == []
    with store_of(client).engine.connect() as connection:
        assert results.tables_without_results(connection) == [alone.table]


def test_results_go_along_when_two_players_are_one(lite: Settings, start: Start) -> None:
    client = start(lite)
    _, ann, bob = tea(client, "person", "person")
    play_fast(ann)
    (alone,) = tea(client, "me", "default")
    play_fast(alone)
    me = player_of(ann)
    with store_of(client).engine.begin() as connection:
        player_merge.merge_players(connection, player_of(alone), me)
    (row,) = kept(alone)
    assert (row["player"], row["counts"]) == (me, True)
    with store_of(client).engine.begin() as connection:
        player_merge.merge_players(connection, player_of(bob), me)
    assert {(row["player"], row["counts"]) for row in kept(ann)} == {(me, False)}


def test_two_at_one_seat_of_an_old_table_count_for_nobody(lite: Settings, start: Start) -> None:
    client = start(lite)
    _, ann, _ = tea(client, "person", "person")
    with store_of(client).engine.begin() as connection:
        twin = {"table_id": ann.table, "seat": 0, "player": "twin", "since": 0, "seen": 0}
        connection.execute(insert(SITTINGS).values(**twin))
    play_fast(ann)
    assert [row["counts"] for row in kept(ann)] == [False, True]


def test_an_entry_that_is_not_written_leaves_no_result(
    lite: Settings, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last choice and the results are one: all of it is on disk, or nothing."""
    client = start(lite)
    (host,) = tea(client, "me", "screen")

    def fail(*_: Any) -> None:
        raise RuntimeError("no power")

    monkeypatch.setattr(results, "turn_seconds_by_seat", fail)
    with pytest.raises(RuntimeError, match="no power"):
        play_fast(host)
    assert (kept(host), host.get("").json()["status"]) == ([], "playing")
    monkeypatch.undo()
    monkeypatch.setattr(games, "SHELF", (*games.SHELF, games.TEMPLATE_GAME))
    play_fast(host)
    assert len(kept(host)) == 2


def test_places_are_shared_and_turns_are_measured_by_the_median() -> None:
    scores = {"ranking": [2, 0, 1], "winners": [2, 0], "sheets": []}
    assert places_by_seat(scores) == {2: 1, 0: 1, 1: 3}
    assert places_by_seat({"ranking": [], "winners": [], "sheets": []}) == {}
    log = [
        TimedEntry(0, None, 10),
        TimedEntry(1, None, 40),
        TimedEntry(0, None, 45),
        TimedEntry(0, None, 50),
        TimedEntry(1, "default", 51),
        TimedEntry(0, None, 81),
        TimedEntry(1, None, 90_000),
        TimedEntry(0, None, 90_020),
    ]
    assert turn_seconds_by_seat(log) == {0: 20, 1: (30 + 89_919) / 2}
