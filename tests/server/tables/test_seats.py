"""Seats: a link is used once, a held seat is safe from its host, a stand-in ends with a choice."""

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from alembic import command
from fastapi.testclient import TestClient
from sqlalchemy import select

from dynasty.localization import translator_for
from dynasty.server.db import seats as db_seats
from dynasty.server.db import tables as db_tables
from dynasty.server.db.database import alembic_config
from dynasty.server.db.schema import LOG, SEATS, SITTINGS
from dynasty.server.errors import LinkUsed, StalePosition
from dynasty.server.model.new_table import SeatSpec, TableSpec
from dynasty.server.settings import Settings
from dynasty.server.tables import seats as tables_seats
from dynasty.server.tables.service import TableService
from dynasty.text import LANGUAGES, Translator
from tests.server.support.guests import Guest, lay, sit
from tests.server.support.rooms import new_link, pass_a_week, refusal, room_of, table_service
from tests.server.support.server_process import complete, until

Start = Callable[[Settings], TestClient]

DEFAULT = {"stand_in": "default"}  # that the rules' answers stand in for who stays away


def told(guest: Guest, key: str, seat: int, bot: str = "") -> bool:
    """Did this happen last at the table, in the words of each language?"""
    for language in LANGUAGES:
        words = translator_for(room_of(guest).game, language, room_of(guest).names())
        player = words.say(f"player-{bot}") if bot else ""
        if guest.happenings(lang=language)[-1]["text"] != words.say(
            key, seat=words.seat(seat), bot=player
        ):
            return False
    return True


# Links


def test_a_link_lets_one_person_sit_down_and_is_no_key(settings: Settings, start: Start) -> None:
    client = start(settings)
    body = {"game": "xian", "seats": [{"player": "me"}, {"player": "person"}]}
    laid = client.post("/api/tables", json=body).json()
    client.cookies.clear()
    assert [bool(seat["token"]) for seat in laid["seats"]] == [False, True]
    token = laid["seats"][1]["token"]
    with_link = Guest(client, laid["id"], token)
    assert with_link.get("/view", seat=1).status_code == 403
    bob = sit(client, token)
    assert bob.get("/view", seat=1).status_code == 200
    assert with_link.get("/view", seat=1).status_code == 403
    host = Guest(client, laid["id"], laid["host_token"])
    again = client.post("/api/join", json={"token": token}, headers=host.headers)
    assert refusal(again) == (403, "LinkUsed")
    own = client.post("/api/join", json={"token": token, "name": "Bob"}, headers=bob.headers)
    assert (own.status_code, own.json()["seat"]) == (200, 1)
    seats = host.get("").json()["seats"]
    assert [(seat["name"], seat["held"]) for seat in seats] == [("", True), ("Bob", True)]
    assert client.post("/api/join", json={"token": "wrong"}).status_code == 404


def test_an_invitation_is_taken_up_by_a_browser(lite: Settings, start: Start) -> None:
    client = start(lite)
    laid = client.post("/api/tables", json={"game": "xian", "seats": [{}, {}]}).json()
    client.cookies.clear()
    wish = {"token": laid["seats"][1]["token"], "name": "Bob"}
    joined = client.post("/api/join", json=wish)
    assert "HttpOnly" in joined.headers["set-cookie"]
    assert "samesite=lax" in joined.headers["set-cookie"].lower()
    mine = client.get("/api/tables").json()
    assert [seat["name"] for seat in mine[0]["seats"] if seat["mine"]] == ["Bob"]


def test_two_who_use_a_link_at_once_do_not_share_the_seat(settings: Settings) -> None:
    async def run() -> None:
        one, two = TableService(settings), TableService(settings)
        room, tokens = await one.create_table(TableSpec("xian", [SeatSpec("person")] * 2, "host"))
        results = await asyncio.gather(
            tables_seats.join_by_link(one, tokens[0], "", "ann"),
            tables_seats.join_by_link(two, tokens[0], "", "eve"),
            return_exceptions=True,
        )
        assert sorted(isinstance(result, LinkUsed) for result in results) == [
            False,
            True,
        ]
        rows = one.db.read_now(partial(db_seats.seat_occupants, table_ids=[room.id]))
        assert len([row for row in rows if row["seat"] == 0]) == 1
        await one.close()
        await two.close()

    complete(run())


def test_a_link_that_nobody_used_is_replaced_freely(lite: Settings, start: Start) -> None:
    client = start(lite)
    body = {"game": "xian", "seats": [{"player": "me"}, {"player": "person"}]}
    laid = client.post("/api/tables", json=body).json()
    client.cookies.clear()
    host = Guest(client, laid["id"], laid["host_token"])
    token = new_link(host, 1)
    old = client.post("/api/join", json={"token": laid["seats"][1]["token"]})
    assert old.status_code == 404
    assert sit(client, token).get("/view", seat=1).status_code == 200
    assert host.post("/seats/7/link").status_code == 403
    assert host.post("/seats/99/link").status_code == 422


def test_a_player_gives_the_seat_away_and_keeps_it_until_somebody_comes(
    settings: Settings, start: Start
) -> None:
    _, ann, bob = lay(start(settings), "person", "person")
    ann.put("/notes", text="the blue one next")
    token = new_link(ann, 0)
    assert ann.post("/seats/1/link").status_code == 403
    assert told(bob, "told-offered", 0)
    assert ann.choose("keep:hand").status_code == 200
    eve = sit(ann.client, token)
    assert told(bob, "told-taken-over", 0)
    assert eve.get("/notes").json()["text"] == ""
    again = start(settings)
    ann.client = eve.client = again
    assert eve.get("/view", seat=0).status_code == 200
    assert ann.get("/view", seat=0).status_code == 403
    with table_service(eve).db.engine.connect() as connection:
        ends = connection.execute(
            select(SITTINGS.c.until).where(SITTINGS.c.seat == 0).order_by(SITTINGS.c.number)
        ).scalars()
        assert [until is None for until in ends] == [False, True]


def test_a_held_seat_is_safe_from_its_host(settings: Settings, start: Start) -> None:
    host, ann, _ = lay(start(settings), "person", "person")
    assert refusal(host.post("/seats/0/link")) == (403, "SeatHeld")
    assert refusal(host.put("/seats/0/stand-in", player="random")) == (403, "SeatHeld")
    pass_a_week(host, seconds=7 * 86_400 - 400)
    assert refusal(host.post("/seats/0/link")) == (403, "SeatHeld")
    assert ann.choices()
    assert host.happenings() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_long_a_seat_is_safe_is_said_as_it_is_set(
    settings: Settings, start: Start, language: str
) -> None:
    host, *_ = lay(start(settings), "person", "person")
    heard = {"accept-language": language}
    answer = host.client.post(
        f"/api/tables/{host.table}/seats/0/link", headers={**host.headers, **heard}
    )
    words = translator_for(room_of(host).game, language, room_of(host).names())
    assert answer.json()["message"] == words.say("wrong-held", days=7)
    page = host.client.get(
        f"/tables/{host.table}", headers={**host.headers, **heard, "accept": "text/html"}
    )
    assert words.say("tools-held", seat=words.seat(0), days=7) in page.text


def test_after_a_week_without_a_sign_somebody_else_may_be_invited(
    settings: Settings, start: Start
) -> None:
    host, ann, bob = lay(start(settings), "person", "person")
    ann.put("/notes", text="the blue one next")
    ann.post("/end", wants=True)
    pass_a_week(host)
    token = new_link(host, 0)
    assert told(bob, "told-invited", 0)
    eve = sit(host.client, token)
    assert told(bob, "told-new-player", 0)
    assert eve.get("/view", seat=0).status_code == 200
    assert eve.get("/notes").json()["text"] == ""
    assert not eve.get("").json()["seats"][0]["wants_end"]
    assert ann.get("/view", seat=0).status_code == 403
    again = start(settings)
    eve.client = ann.client = again
    assert eve.get("/view", seat=0).status_code == 200
    assert ann.get("/view", seat=0).status_code == 403


def test_where_other_people_play_the_seat_of_who_stays_away_is_kept(
    settings: Settings, start: Start
) -> None:
    host, ann, bob = lay(start(settings), "person", "person")
    pass_a_week(host)
    assert bob.choices()
    assert refusal(host.post("/seats/0/link")) == (403, "SeatKept")
    assert ann.choices()
    assert refusal(host.post("/seats/0/link")) == (403, "SeatHeld")
    assert host.happenings() == []


@pytest.mark.parametrize("agreed", ["random", "nobody"])
def test_for_who_stays_away_plays_whoever_was_agreed(
    lite: Settings, start: Start, agreed: str
) -> None:
    host, ann, _ = lay(start(lite), "person", "person", terms={"stand_in": agreed})
    pass_a_week(host)
    assert refusal(host.put("/seats/0/stand-in", player="master")) == (403, "AgainstTerms")
    allowed = host.put("/seats/0/stand-in", player=agreed)
    assert allowed.status_code == (200 if agreed == "random" else 400)
    assert ann.put("/seats/0/stand-in", player="default").status_code == 200  # one's own, freely


@pytest.mark.parametrize("act", ["choice", "undo", "look"])
def test_whatever_the_absent_person_does_keeps_the_seat(
    settings: Settings, start: Start, act: str
) -> None:
    host, ann, _ = lay(start(settings), "person", "person")
    pass_a_week(host)
    token = new_link(host, 0)
    if act == "choice":
        assert ann.choose("keep:hand").status_code == 200
    elif act == "undo":
        assert ann.post("/undo", seq=0).status_code == 422
    else:
        assert ann.get("/view", seat=0).status_code == 200
    late = host.client.post("/api/join", json={"token": token})
    assert refusal(late) == (403, "PlayerBack" if act == "look" else "LinkUsed")
    assert ann.get("/view", seat=0).status_code == 200


# Stand-ins


def test_a_stand_in_plays_until_the_person_chooses(settings: Settings, start: Start) -> None:
    host, ann, bob = lay(start(settings), "person", "person", terms=DEFAULT)
    pass_a_week(host)
    assert host.put("/seats/0/stand-in", player="default").status_code == 200
    assert told(bob, "told-stands-in", 0, "default")
    until(lambda: room_of(host).seq == 1)
    bob.choose("keep:hand")
    until(lambda: room_of(host).seq > 2)
    stale = ann.post("/choices", seq=0, choice="keep:hand")
    assert stale.status_code == 409
    assert told(bob, "told-is-back", 0)
    assert room_of(host).chairs[0].stand_in == ""
    assert room_of(host).bots_asked() == []


def test_nobody_takes_back_what_a_stand_in_chose(settings: Settings, start: Start) -> None:
    host, ann, _ = lay(start(settings), "person", "person", terms=DEFAULT)
    pass_a_week(host)
    host.put("/seats/0/stand-in", player="default")
    until(lambda: room_of(host).seq == 1)
    for client in (ann.client, start(settings)):
        ann.client = client
        refused = ann.post("/undo", seq=1)
        assert (refused.status_code, refused.json()["reason"]) == (422, "stand-in")
        undo = ann.get("/view", seat=0).json()["undo"]
        assert undo == {
            "steps": 0,
            "reason": "stand-in",
            "text": Translator("en").say("undo-stand-in"),
        }
    with table_service(ann).db.engine.connect() as connection:
        assert connection.execute(select(LOG.c.by)).scalars().all() == ["default"]


def test_a_bot_whose_person_came_back_does_not_choose_any_more(lite: Settings) -> None:
    async def run() -> None:
        service = TableService(lite)
        room, tokens = await service.create_table(
            TableSpec("xian", [SeatSpec("person")] * 2, "host")
        )
        await tables_seats.join_by_link(service, tokens[0], "", "ann")
        room.chairs[0].stand_in = "default"
        await tables_seats.retake_seat(service, room, 0)
        with pytest.raises(StalePosition):
            await service.choose(room, 0, "keep:hand", 0, bot="default")
        assert await tables_seats.submit_choice(service, room, 0, "keep:hand", 0, None) == 1
        assert room.match.moves[0].by == ""
        await service.close()

    complete(run())


def test_a_player_lets_a_bot_play_and_comes_back(lite: Settings, start: Start) -> None:
    host, ann, bob = lay(start(lite), "person", "person")
    assert ann.put("/seats/1/stand-in", player="default").status_code == 403
    assert ann.put("/seats/0/stand-in", player="nobody").status_code == 400
    assert ann.put("/seats/0/stand-in", player="default").status_code == 200
    assert told(bob, "told-left-to-bot", 0, "default")
    until(lambda: room_of(ann).seq == 1)
    assert refusal(host.put("/seats/0/stand-in", player="")) == (403, "SeatHeld")
    assert ann.put("/seats/0/stand-in", player="").json()["seats"][0]["stand_in"] == ""
    assert told(bob, "told-is-back", 0)
    ann.put("/seats/0/stand-in", player="")
    assert len(bob.happenings()) == 2


def test_the_host_ends_what_a_bot_plays_for_somebody_absent(lite: Settings, start: Start) -> None:
    host, _, bob = lay(start(lite), "person", "person", terms=DEFAULT)
    pass_a_week(host)
    host.put("/seats/0/stand-in", player="default")
    assert host.put("/seats/0/stand-in", player="").json()["seats"][0]["stand_in"] == ""
    assert told(bob, "told-given-back", 0)


def test_whoever_sits_down_plays_in_place_of_the_bot(settings: Settings, start: Start) -> None:
    client = start(settings)
    body = {"game": "xian", "seats": [{"player": "me"}, {"player": "person"}]}
    laid = client.post("/api/tables", json=body).json()
    client.cookies.clear()
    host = Guest(client, laid["id"], laid["host_token"])
    assert host.put("/seats/1/stand-in", player="default").status_code == 200
    until(lambda: room_of(host).seq == 1)
    bob = sit(client, laid["seats"][1]["token"])
    assert host.get("").json()["seats"][1]["stand_in"] == ""
    assert bob.post("/undo", seq=1).json()["reason"] == "stand-in"


def test_the_seat_of_a_bot_has_neither_link_nor_stand_in(lite: Settings, start: Start) -> None:
    host = lay(start(lite), "me", "random")[0]
    assert host.post("/seats/1/link").status_code == 403
    assert host.put("/seats/1/stand-in", player="default").status_code == 403
    assert host.put("/seats/1/stand-in", player="").status_code == 403


def test_a_table_where_a_stand_in_is_asked_goes_on_after_a_start(
    settings: Settings, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, ann, bob = lay(start(settings), "person", "person", terms=DEFAULT)
    bob.choose("keep:hand")
    pass_a_week(host)
    monkeypatch.setattr(
        table_service(host), "start_bots", lambda room: None
    )  # killed before it thinks
    host.put("/seats/0/stand-in", player="default")
    waiting = table_service(host).db.read_now(db_tables.tables_awaiting_bots)
    assert waiting == [host.table]
    ann.client = start(settings)
    until(lambda: len(ann.get("/history").json()) > 1)
    ann.put("/seats/0/stand-in", player="")
    assert table_service(ann).db.read_now(db_tables.tables_awaiting_bots) == []


# Signs


def last_sign(guest: Guest, seat: int) -> float:
    read = partial(db_seats.stored_activity, table_id=guest.table, seat=seat)
    return table_service(guest).db.read_now(read) or 0.0


def test_requests_are_signs_written_now_and_then(settings: Settings, start: Start) -> None:
    host, ann, _ = lay(start(settings), "person", "person")
    first = last_sign(ann, 0)
    assert time.time() - first < 60
    ann.get("/question")
    assert last_sign(ann, 0) == first
    pass_a_week(ann, seconds=200)
    host.get("/question")
    ann.get("/question")
    assert last_sign(ann, 0) == first
    pass_a_week(ann, seconds=200)
    ann.get("/question")
    assert last_sign(ann, 0) >= first + 400
    assert last_sign(ann, 1) == pytest.approx(first, abs=60)


def test_a_line_that_was_left_open_is_no_sign(lite: Settings, start: Start) -> None:
    _, ann, _ = lay(start(lite), "person", "person")
    pass_a_week(ann)
    before = last_sign(ann, 0)
    headers = {**ann.headers, "last-event-id": "x"}
    assert ann.client.get(f"/api/tables/{ann.table}/stream", headers=headers).status_code == 400
    assert "gone" in ann.client.get(f"/tables/{ann.table}/live?seat=1", headers=headers).text
    assert last_sign(ann, 0) == before


def test_a_sign_that_cannot_be_kept_disturbs_nobody(
    lite: Settings, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, ann, _ = lay(start(lite), "person", "person")
    pass_a_week(ann)

    def fail(connection: Any, **_: Any) -> None:
        connection.exec_driver_sql("nonsense")

    monkeypatch.setattr(db_seats, "save_activity", fail)
    assert ann.get("/question").status_code == 200


def test_whoever_asks_while_seats_are_read_anew_still_sits_there(lite: Settings) -> None:
    async def run() -> None:
        service = TableService(lite)
        room, _ = await service.create_table(
            TableSpec("xian", [SeatSpec("person")] * 2, "host", own=[0])
        )
        seen: list[Any] = []

        class Watching(dict[str, Any]):
            """A row of the database that looks at the room whenever it is read."""

            def __getitem__(self, key: str) -> Any:
                seen.append(dict(room.holders))
                return super().__getitem__(key)

        rows = service.db.read_now(partial(db_seats.seat_occupants, table_ids=[room.id]))
        room.set_holders([Watching(row) for row in rows])
        assert seen
        assert all(found == {"host": {0}} for found in seen)
        await service.close()

    complete(run())


def test_seats_of_an_older_database_are_taken_and_were_seen_now(settings: Settings) -> None:
    async def run() -> None:
        service = TableService(settings)
        wishes = [SeatSpec("person"), SeatSpec("person"), SeatSpec("random")]
        await service.create_table(TableSpec("xian", wishes, "host", own=[0]))
        with service.db.engine.begin() as connection:
            command.downgrade(alembic_config(connection), "0001")
            command.upgrade(alembic_config(connection), "head")
            links = connection.execute(select(SEATS.c.link).order_by(SEATS.c.seat)).scalars()
            assert list(links) == ["spent", "open", "spent"]
            seen = connection.execute(select(SITTINGS.c.seen)).scalars().all()
            assert all(time.time() - sign < 60 for sign in seen)
        await service.close()

    complete(run())
