"""Ratings: of people, at tables that were laid for it; computed again they are the same."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import delete, insert, select, update
from typer.testing import CliRunner

from dynasty import games
from dynasty.cli.app import app
from dynasty.insight.ratings import NEW_RATING, updated_ratings
from dynasty.server.accounts import deletion
from dynasty.server.db import erasure, player_merge, ratings, results
from dynasty.server.db.database import Database
from dynasty.server.db.schema import RATINGS, RESULTS, TABLES
from dynasty.server.settings import Settings
from dynasty.server.tables.service import TableService
from dynasty.text import LANGUAGES, Translator
from tests.server.support.fake_clock import FakeClock
from tests.server.support.guests import Guest, lay, play_fast, sit

Start = Callable[..., TestClient]
LIVE = {"clock": {"pace": "quick"}, "rated": True}
HTML = {"accept": "text/html", "accept-language": "en"}


@pytest.fixture(autouse=True)
def _tea_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "SHELF", (*games.SHELF, games.TEMPLATE_GAME))


def store_of(client: TestClient) -> Database:
    service: TableService = client.app.state.service  # type: ignore[attr-defined]
    return service.db


def all_ratings(client: TestClient) -> dict[tuple[str, str], tuple[int, float, float]]:
    with store_of(client).engine.connect() as connection:
        rows = connection.execute(select(RATINGS)).all()
    return {(row.player, row.game): (row.games, row.mu, row.sigma) for row in rows}


def player_of(guest: Guest) -> str:
    found: str = guest.client.get("/api/me", headers=guest.headers).json()["id"]
    return found


def rated_tea(client: TestClient, *players: str, **more: Any) -> list[Guest]:
    """A rated table, its seed by chance; the host first."""
    client.cookies.clear()
    seats = [{"player": player} for player in players]
    body = {"game": games.TEMPLATE_GAME, "seats": seats, "terms": LIVE, "speed": "instant", **more}
    laid = client.post("/api/tables", json=body)
    assert laid.status_code == 201, laid.text
    client.cookies.clear()
    found = laid.json()
    host = Guest(client, found["id"], found["host_token"])
    return [host, *(sit(client, seat["token"]) for seat in found["seats"] if seat["token"])]


def test_people_are_rated_by_their_places_and_bots_left_out(
    settings: Settings, start: Start
) -> None:
    client = start(settings)
    client.app.state.service.start_bots = lambda room: None  # type: ignore[attr-defined]
    ann, bob = rated_tea(client, "me", "person", "default")
    play_fast(ann)
    with store_of(client).engine.connect() as connection:
        rows = connection.execute(select(RESULTS).order_by(RESULTS.c.seat)).all()
    assert [(row.seat, row.rated) for row in rows] == [(0, True), (1, True)]
    wanted = updated_ratings([NEW_RATING, NEW_RATING], [row.place for row in rows])
    found = all_ratings(client)
    assert [found[player_of(one), games.TEMPLATE_GAME] for one in (ann, bob)] == [
        (1, one.mu, one.sigma) for one in wanted
    ]
    told = client.get("/api/me/ratings", headers=ann.headers).json()
    assert told == [{"game": games.TEMPLATE_GAME, "games": 1, "rating": None, "error": None}]


def test_a_table_that_is_not_rated_changes_nobody(lite: Settings, start: Start) -> None:
    client = start(lite)
    _, ann, _ = lay(client, "person", "person", game=games.TEMPLATE_GAME)
    play_fast(ann)
    assert all_ratings(client) == {}


def test_the_first_player_is_rated_whoever_plays_on(lite: Settings, start: Start) -> None:
    client = start(lite)
    ann, bob = rated_tea(client, "me", "person")
    token = bob.post("/seats/1/link").json()["token"]
    cat = sit(client, token)
    play_fast(ann)
    assert {who for who, _ in all_ratings(client)} == {player_of(ann), player_of(bob)}
    assert player_of(cat) not in {who for who, _ in all_ratings(client)}


@pytest.mark.parametrize(
    ("change", "missing"),
    [
        ({"terms": {"rated": True}}, ["clock"]),
        ({"terms": {**LIVE, "stand_in": "nobody"}}, ["stand-in"]),
        ({"terms": {**LIVE, "hints": True, "branching": True}}, ["hints", "branching"]),
        ({"seed": 7}, ["seed"]),
        ({"seats": ("person", "default")}, ["people"]),
        ({"seats": ("me", "screen")}, ["people", "clock", "hints", "branching"]),
    ],
)
def test_what_a_rated_table_lacks_is_said(
    lite: Settings, start: Start, change: dict[str, Any], missing: Sequence[str]
) -> None:
    client = start(lite)
    seats = [{"player": player} for player in change.pop("seats", ("me", "person"))]
    body = {"game": games.TEMPLATE_GAME, "seats": seats, "terms": LIVE, **change}
    for language in LANGUAGES:
        answer = client.post("/api/tables", json=body, headers={"accept-language": language})
        words = Translator(language)
        said = words.joined([words.say(f"name-rated-{one}") for one in missing])
        assert answer.status_code == 422
        assert answer.json()["message"] == words.say("rated-needs", what=said)
    with store_of(client).engine.connect() as connection:
        assert connection.execute(select(TABLES.c.id)).all() == []


def test_bots_do_not_fill_up_a_rated_table_of_one(lite: Settings, start: Start) -> None:
    client = start(lite)
    seats = [{"player": player} for player in ("me", "person", "person")]
    wish = {"game": games.TEMPLATE_GAME, "seats": seats, "terms": LIVE, "listed": True}
    laid = client.post("/api/tables", json=wish).json()
    client.cookies.clear()
    ann = Guest(client, laid["id"], laid["host_token"])
    assert ann.post("/start", bot="default").status_code == 422
    assert client.post(f"/api/tables/{ann.table}/sit", json={}).status_code == 200
    client.cookies.clear()
    assert ann.post("/start", bot="default").status_code == 200


# Computed again


def past(db: Database, seed: int, tables: int = 30) -> None:
    """Rated tables of five people in two games, some ended at one moment, not in order."""
    dice = random.Random(seed)
    for number in range(tables):
        seated = dice.sample("ABCDE", dice.choice((2, 3, 4)))
        places = [*range(1, len(seated) + 1)]
        dice.shuffle(places)
        table, ended = f"t{dice.randrange(10**6)}", float(dice.randrange(tables))
        with db.engine.begin() as connection:
            lay_row(connection, table)
            for seat, (player, place) in enumerate(zip(seated, places, strict=True)):
                game = ("xian", "yinzi")[number % 2]
                add_result(connection, table, seat, player, game, place, ended)
            ratings.update_ratings(connection, table, again=False)


def lay_row(connection: Any, table: str) -> None:
    words = dict.fromkeys(("version", "components"), "1")
    rest = {"options": {}, "seed": "1", "status": "finished", "speed": 0, "awaits_bot": False}
    laid = {"id": table, "game": "xian", "created": 0.0, "updated": 0.0}
    connection.execute(insert(TABLES).values(**laid, **words, **rest))


def add_result(
    connection: Any, table: str, seat: int, player: str, game: str, place: int, ended: float
) -> None:
    values = {"points": 1, "categories": {}, "by_stand_in": 0, "counts": True, "rated": True}
    number = {"seats": 4, "people": 4, "started": 0.0, "finished": ended, "place": place}
    who = {"table_id": table, "seat": seat, "player": player, "game": game}
    connection.execute(insert(RESULTS).values(**who, **number, **values))


def test_computed_again_they_are_the_same_to_the_last_digit(
    settings: Settings, start: Start
) -> None:
    client = start(settings)
    past(store_of(client), seed=3)
    running = all_ratings(client)
    assert len(running) == 10
    with store_of(client).engine.begin() as connection:
        connection.execute(update(RATINGS).values(mu=0.0))
        assert ratings.rebuild_ratings(connection) == 30
    assert all_ratings(client) == running


def test_the_command_computes_them_again(lite: Settings, start: Start) -> None:
    client = start(lite)
    past(store_of(client), seed=4, tables=6)
    running = all_ratings(client)
    with store_of(client).engine.begin() as connection:
        connection.execute(delete(RATINGS))
    done = CliRunner().invoke(app, ["ratings", "rebuild", "--data", str(lite.folder)])
    assert (done.exit_code, "6" in done.output) == (0, True)
    assert all_ratings(client) == running


def test_an_ending_that_is_written_again_counts_once(lite: Settings, start: Start) -> None:
    client = start(lite)
    ann, _ = rated_tea(client, "me", "person")
    play_fast(ann)
    once = all_ratings(client)
    scores = client.app.state.service  # type: ignore[attr-defined]
    found = client.portal.call(scores.room, ann.table)  # type: ignore[union-attr]
    facts = {
        "ranking": found.game.ranking(found.match.state),
        "winners": found.game.winners(found.match.state),
        "sheets": [],
    }
    with store_of(client).engine.begin() as connection:
        results.save_results(connection, ann.table, facts)
    assert all_ratings(client) == once


def test_who_leaves_changes_nobodys_rating_then_or_later(lite: Settings, start: Start) -> None:
    client = start(lite)
    ann, bob = rated_tea(client, "me", "person")
    play_fast(ann)
    past(store_of(client), seed=5, tables=8)
    before = all_ratings(client)
    gone, stays = player_of(ann), player_of(bob)
    with store_of(client).engine.begin() as connection:
        deletion.delete_player(connection, gone, erasure.find_name_copies(connection, gone))
        ratings.rebuild_ratings(connection)
    after = all_ratings(client)
    assert sorted(after.values()) == sorted(before.values())
    assert after[stays, games.TEMPLATE_GAME] == before[stays, games.TEMPLATE_GAME]
    assert gone not in {who for who, _ in after}


def test_two_who_turn_out_to_be_one_have_one_rating(lite: Settings, start: Start) -> None:
    client = start(lite)
    past(store_of(client), seed=6, tables=12)
    with store_of(client).engine.begin() as connection:
        player_merge.merge_players(connection, "A", "B")
        merged = {who for (who,) in connection.execute(select(RATINGS.c.player)).all()}
        assert "A" not in merged
    running = all_ratings(client)
    with store_of(client).engine.begin() as connection:
        ratings.rebuild_ratings(connection)
    assert all_ratings(client) == running


def test_the_page_tells_the_rating_after_ten_games(lite: Settings, start: Start) -> None:
    client = start(lite, FakeClock())
    ann, _ = rated_tea(client, "me", "person")
    play_fast(ann)
    who = player_of(ann)
    for count, told in ((1, "1 rated game so far"), (10, "Rating 27.3 ± 4.1 after 10 rated games")):
        with store_of(client).engine.begin() as connection:
            values = {"games": count, "mu": 27.31, "sigma": 4.06}
            connection.execute(update(RATINGS).where(RATINGS.c.player == who).values(**values))
        page = client.get("/me/statistics", headers=ann.headers | HTML).text
        assert told in page
    french = client.get("/me/statistics", headers=ann.headers | HTML | {"accept-language": "fr"})
    assert "27,3 ± 4,1" in french.text
    shown = client.get("/api/me/ratings", headers=ann.headers).json()
    assert shown == [{"game": games.TEMPLATE_GAME, "games": 10, "rating": 27.31, "error": 4.06}]
