"""Open tables: nothing is dealt until every seat is taken; who may join, leave, begin, close."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Any

import pytest
from fastapi import Request
from fastapi.testclient import TestClient

from dynasty.server.live.event_streams import RETRY_EVENT, EventStream
from dynasty.server.live.topics import CHANGED_EVENT, WaitingTopic
from dynasty.server.model.new_table import SeatSpec, TableSpec
from dynasty.server.model.stored_table import StoredTable
from dynasty.server.model.table_status import TableStatus
from dynasty.server.settings import Settings
from dynasty.server.tables import waiting_tables as tables_waiting
from dynasty.server.tables.caller import Caller
from dynasty.server.tables.service import TableService
from dynasty.text import LANGUAGES, Translator
from tests.server.support.guests import Guest
from tests.server.support.open_tables import come, kinds, lay_open
from tests.server.support.server_process import complete

Start = Callable[[Settings], TestClient]

HTML = {"accept": "text/html"}
CLOSED_DOORS = ("/view", "/events", "/history", "/question", "/turns", "/record", "/reasons")


def page(guest: Guest, language: str = "en", path: str = "") -> str:
    headers = {**guest.headers, **HTML, "accept-language": language}
    return guest.client.get(f"/tables/{guest.table}{path}", headers=headers).text


def refusal(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


def test_a_table_begins_when_its_last_seat_is_taken(settings: Settings, start: Start) -> None:
    host = lay_open(start(settings), "me", "person", "person")
    assert host.get("").json()["status"] == "open"
    ann = come(host, 2, "Ann")
    assert [seat["held"] for seat in ann.get("").json()["seats"]] == [True, False, True]
    ann.client = host.client = start(settings)
    bob = come(host, name="Bob")
    info = bob.get("").json()
    assert (info["status"], info["moves"]) == ("playing", 0)
    assert [seat["name"] for seat in info["seats"]] == ["", "Bob", "Ann"]
    assert kinds(bob) == ["sat-down", "sat-down", "started"]
    assert bob.choices()
    assert bob.get("/happenings", lang="fr").json()[1]["text"] == "Bob prend place."


def test_nothing_of_an_open_table_can_be_seen(settings: Settings, start: Start) -> None:
    host = lay_open(start(settings), "me", "person")
    for guest in (host, Guest(host.client, host.table, None)):
        for path in CLOSED_DOORS:
            assert refusal(guest.get(path)) == (409, "NotBegun"), path
        info = guest.get("").json()
        assert (info["seed"], info["salt"], info["moves"]) == (None, None, 0)
        assert info["promise"]
        for path in ("/picture.svg", "/links", "/turns/0", "/what?choice=keep:hand"):
            answer = guest.client.get(f"/tables/{host.table}{path}", headers=guest.headers)
            assert answer.status_code in (409, 403), path
        for path in ("", "/text"):
            assert Translator("en").say("gathering-free") in page(guest, path=path)
    assert host.post("/choices", seq=0, choice="keep:hand").status_code == 409
    assert host.post("/branch", at=0).status_code == 409
    service: TableService = host.client.app.state.service  # type: ignore[attr-defined]
    assert service.rooms.get(host.table) is None


def test_nobody_has_two_seats_and_two_do_not_share_one(settings: Settings) -> None:
    async def run() -> None:
        one, two = TableService(settings), TableService(settings)
        wishes = [SeatSpec("person")] * 3
        laid, _ = await one.create_table(
            TableSpec("xian", wishes, "host", status=TableStatus.WAITING, listed=True)
        )
        table = tables_waiting.require_waiting_table(await one.table(laid.id))
        results = await asyncio.gather(
            tables_waiting.take_free_seat(one, table, "ann", "", 0),
            tables_waiting.take_free_seat(two, table, "eve", "", 0),
            tables_waiting.take_free_seat(two, table, "ann", "", 1),
            return_exceptions=True,
        )
        assert sum(result == 0 for result in results) == 1
        held = tables_waiting.require_waiting_table(await two.table(laid.id)).holders
        assert all(len(seats) == 1 for seats in held.values())
        assert len({min(seats) for seats in held.values()}) == len(held)
        await one.close()
        await two.close()

    complete(run())


def test_who_sits_there_already_is_led_to_the_same_seat(lite: Settings, start: Start) -> None:
    host = lay_open(start(lite), "me", "person", "person")
    again = host.post("/sit", seat=1)
    assert again.json()["seat"] == 0
    assert kinds(host) == []


def test_a_table_that_is_not_listed_is_joined_by_its_link(settings: Settings, start: Start) -> None:
    host = lay_open(start(settings), "me", "person", "person", listed=False)
    client = host.client
    assert refusal(client.post(f"/api/tables/{host.table}/sit", json={})) == (403, "Forbidden")
    assert client.get("/api/open-tables").json() == []
    token = host.get("").json()["invitation"]
    for language in LANGUAGES:
        shown = client.get(f"/join/{token}", headers={**HTML, "accept-language": language})
        assert Translator(language).say("join-sit") in shown.text
    joined = client.post("/api/join", json={"token": token, "seat": 2, "name": "Ann"})
    assert joined.json()["seat"] == 2
    client.cookies.clear()
    taken = client.post("/api/join", json={"token": token, "seat": 2})
    assert refusal(taken) == (403, "SeatTaken")
    client.cookies.clear()
    last = client.post(f"/join/{token}", data={"name": "Bob"}, follow_redirects=False)
    assert last.headers["location"] == f"/tables/{host.table}"
    assert host.get("").json()["status"] == "playing"
    client.cookies.clear()
    late = client.post("/api/join", json={"token": token})
    assert refusal(late) == (403, "TableFull")


def test_somebody_leaves_or_is_sent_away_before_the_start(settings: Settings, start: Start) -> None:
    host = lay_open(start(settings), "me", "person", "person")
    ann = come(host, 1, "Ann")
    bob_seat = 2
    assert refusal(ann.post("/leave", seat=0)) == (403, "Forbidden")
    assert ann.post("/leave", seat=1).status_code == 200
    ann = come(host, 1, "Ann")
    removing = partial(host.client.delete, f"/api/tables/{host.table}/seats/1")
    assert removing(headers=ann.headers).status_code == 403
    assert removing(headers=host.headers).status_code == 200
    assert refusal(removing(headers=host.headers)) == (403, "Forbidden")  # nobody sits there
    told = host.get("/happenings").json()
    assert [row["kind"] for row in told] == ["sat-down", "left", "sat-down", "removed"]
    assert told[3]["text"] == Translator("en").say("told-removed", seat="Ann")
    come(host, 1)
    come(host, bob_seat)
    assert refusal(removing(headers=host.headers)) == (409, "AlreadyBegun")


def test_the_host_fills_up_with_bots_or_closes(settings: Settings, start: Start) -> None:
    client = start(settings)
    host = lay_open(client, "me", "person", "person")
    ann = come(host, 2)
    for path, body in (("/start", {"bot": "random"}), ("/close", {})):
        assert refusal(ann.post(path, **body)) == (403, "Forbidden")
    assert host.post("/start", bot="nobody such").status_code == 400
    begun = host.post("/start", bot="default").json()
    assert [seat["player"] for seat in begun["seats"]] == ["person", "default", "person"]
    assert begun["status"] == "playing"
    assert kinds(host) == ["sat-down", "filled", "started"]
    assert refusal(host.post("/start")) == (409, "AlreadyBegun")
    other = lay_open(client, "me", "person")
    assert other.post("/close").json()["status"] == "ended"
    assert kinds(other) == ["closed"]
    assert refusal(client.post(f"/api/tables/{other.table}/sit", json={})) == (409, "AlreadyBegun")
    assert page(other)


def test_the_lobby_lists_open_tables_with_filters(lite: Settings, start: Start) -> None:
    client = start(lite)
    first = lay_open(client, "me", "person")
    second = lay_open(client, "me", "person", "random", game="yinzi")
    lay_open(client, "me", "person", listed=False)

    def listed(**query: Any) -> list[str]:
        return [info["id"] for info in client.get("/api/open-tables", params=query).json()]

    assert listed() == [second.table, first.table]
    assert listed(game="xian") == [first.table]
    assert listed(people=3) == [second.table]
    assert listed(game="xian", people=3) == []
    daily = lay_open(client, "me", "person", terms={"clock": {"pace": "day"}})
    quick = lay_open(client, "me", "person", terms={"clock": {"pace": "quick"}})
    assert listed(pace="none") == [second.table, first.table]
    assert (listed(pace="days"), listed(pace="live")) == ([daily.table], [quick.table])
    shown = client.get("/", params={"pace": "days"}, headers=HTML).text
    assert f"/tables/{daily.table}" in shown
    assert f"/tables/{quick.table}" not in shown
    shown = client.get("/", params={"of": "yinzi"}, headers=HTML).text
    assert f"/tables/{second.table}" in shown
    assert f"/tables/{first.table}" not in shown
    for language in LANGUAGES:
        words = Translator(language)
        shown = client.get("/", headers={**HTML, "accept-language": language}).text
        assert words.say("open-free", n=1) in shown
        assert words.say("open-title") in shown
    for odd in ({"people": 99}, {"pace": "soon"}):
        assert client.get("/api/open-tables", params=odd).status_code == 422


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_who_sits_and_what_one_may_do(
    lite: Settings, start: Start, language: str
) -> None:
    words = Translator(language)
    host = lay_open(start(lite), "me", "person", "person")
    ann, eve = come(host, 1, "Ann"), Guest(host.client, host.table, None)
    seen = {who: page(guest, language) for who, guest in zip("hae", (host, ann, eve), strict=True)}
    assert all(words.say("gathering-waiting", n=1) in text for text in seen.values())
    assert all("Ann" in text for text in seen.values())
    invitation = host.get("").json()["invitation"]
    assert [f"/join/{invitation}" in seen[who] for who in "hae"] == [True, True, False]
    for path in ("start", "close", "seats/1/remove"):
        action = f'action="/tables/{host.table}/{path}"'
        assert [action in seen[who] for who in "hae"] == [True, False, False]
    sits = f'action="/tables/{host.table}/sit"'
    assert [sits in seen[who] for who in "hae"] == [False, False, True]
    sent = host.client.post(
        f"/tables/{host.table}/sit", data={"seat": "2", "name": "Eve"}, headers=HTML
    )
    assert "ui-panel" in sent.text  # the table itself: it was the last seat


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_of_a_table_stands_wherever_the_table_does(
    lite: Settings, start: Start, language: str
) -> None:
    client, name = start(lite), "The <b>long</b> table"
    host = lay_open(client, "me", "person", name=f" {name}\n")
    headers = {**HTML, "accept-language": language}
    invitation = host.get("").json()["invitation"]
    for path in ("/", f"/tables/{host.table}", f"/join/{invitation}"):
        assert "The &lt;b&gt;long&lt;/b&gt; table" in client.get(path, headers=headers).text, path
    come(host)
    for path in ("", "/text"):
        shown = page(host, language, path)
        assert re.search(r"<title>[^<]*&lt;b&gt;long", shown)
        assert re.search(r'<h1>.*<span class="called">The &lt;b&gt;long', shown)


def test_a_stream_says_that_somebody_sat_down(
    lite: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(WaitingTopic, "poll_seconds", 0.01)

    async def read(service: TableService, table_id: str, have: str) -> AsyncIterator[str]:
        request = Request({"type": "http", "headers": []})
        stream = EventStream(service, Caller(), request)
        stream.topics[""] = WaitingTopic(stream, table_id, have)
        async for pieces in stream.events():
            if "heartbeat" not in pieces[0]:
                yield "".join(pieces)

    async def run() -> None:
        service = TableService(lite)
        wishes = [SeatSpec("person"), SeatSpec("person"), SeatSpec("person")]
        laid, _ = await service.create_table(
            TableSpec("xian", wishes, "host", own=[0], status=TableStatus.WAITING)
        )
        before = await tables_waiting.waiting_page_digest(service.db, laid.id)
        events = read(service, laid.id, "")
        assert await anext(events) == RETRY_EVENT
        pending = asyncio.ensure_future(anext(events))
        await asyncio.sleep(0.1)
        assert not pending.done()  # as it is now: nothing to say
        for seat, player in ((1, "ann"), (2, "bob")):
            table = await service.table(laid.id)
            assert isinstance(table, StoredTable)
            await tables_waiting.take_free_seat(service, table, player, "", seat)
            assert await pending == CHANGED_EVENT
            pending = asyncio.ensure_future(anext(events, ""))
        assert await pending == ""  # it waits no longer
        late = [event async for event in read(service, laid.id, before)]
        assert late == [RETRY_EVENT, CHANGED_EVENT]  # a page that slept hears what it missed
        await service.close()

    complete(run())


def test_whoever_leaves_a_game_leaves_it_to_a_bot_and_the_seat_is_free(
    settings: Settings, start: Start
) -> None:
    host = lay_open(start(settings), "me", "person", terms={"stand_in": "default"})
    ann = come(host, 1, "Ann")
    ann.put("/notes", text="the blue one")
    assert refusal(host.post("/leave", seat=1)) == (403, "Forbidden")
    left = ann.post("/leave", seat=1).json()["seats"][1]
    assert (left["stand_in"], left["held"], left["name"]) == ("default", False, "")
    assert ann.get("/view", seat=1).status_code == 403
    assert kinds(host)[-2:] == ["left", "filled"]
    token = host.get("").json()["invitation"]
    bob = host.client.post("/api/join", json={"token": token, "name": "Bob"}).json()
    assert bob["seat"] == 1
    host.client.cookies.clear()
    guest = Guest(host.client, host.table, bob["holder_token"])
    assert guest.get("/notes").json()["text"] == ""
    assert guest.get("").json()["seats"][1]["stand_in"] == ""
    assert guest.get("/view", seat=1).status_code == 200


def test_a_game_that_no_database_can_name_is_refused(settings: Settings, start: Start) -> None:
    client = start(settings)
    assert client.get("/api/open-tables", params={"game": "a\0b"}).status_code == 422
    assert client.get("/", params={"of": "a\0b"}).status_code == 422
