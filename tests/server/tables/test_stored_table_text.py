"""A table that is over stays readable for ever: result, sheets, log, picture and record."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from fastapi.testclient import TestClient

from dynasty.kernel import Event
from dynasty.server.app import create_app
from dynasty.server.db import stored_tables
from dynasty.server.db.database import Database
from dynasty.server.db.schema import ENDINGS
from dynasty.server.errors import TableUnavailable
from dynasty.server.model.room import SPECTATOR, Room
from dynasty.server.settings import Settings
from dynasty.server.tables import stored_table_text
from dynasty.server.tables.service import TableService
from dynasty.text import Translator
from tests.server.support import table_damage
from tests.server.support.finished_tables import finished, stored
from tests.server.support.guests import Guest, lay, play_out
from tests.server.support.page_reader import Reading
from tests.server.support.server_process import complete
from tests.server.support.table_damage import Change, new_components, new_rules

Start = Callable[[Settings], TestClient]
CHANGES = pytest.mark.parametrize("change", [new_rules, new_components])


def agree(guests: list[Guest]) -> None:
    for guest in guests:
        guest.choose("keep:hand")
    for guest in guests:
        guest.post("/end", wants=True)


Ends = Callable[[list[Guest]], None]
ENDS = pytest.mark.parametrize("end", [play_out, agree])


def told(guest: Guest, path: str, **query: Any) -> Any:
    answer = guest.get(path, **query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def all_told(guests: list[Guest]) -> dict[str, Any]:
    """Everything that is told of a table that is over, to everybody at it."""
    found: dict[str, Any] = {"record": guests[0].get("/record").text}
    for n, guest in enumerate(guests):
        for language in ("en", "fr"):
            found[f"events {n} {language}"] = told(guest, "/events", lang=language)
        found[f"history {n}"] = told(guest, "/history")
        found[f"chat {n}"] = told(guest, "/chat")
        found[f"happenings {n}"] = told(guest, "/happenings")
        now = ("why", "updated")
        found[f"table {n}"] = {k: v for k, v in told(guest, "").items() if k not in now}
    found["notes"] = told(guests[1], "/notes")
    return found


@CHANGES
@ENDS
def test_a_table_that_is_over_tells_the_same_after_a_change(
    settings: Settings, start: Start, monkeypatch: pytest.MonkeyPatch, change: Change, end: Ends
) -> None:
    with TestClient(create_app(settings)) as first:
        guests = lay(first, "person", "person", seed=424242)
        end(guests[1:])
        guests[1].post("/chat", text="well played")
        guests[1].put("/notes", text="watch the lab")
        before = all_told(guests)
        wait_until_drawn(first)
    again = start(change(settings, monkeypatch))
    for guest in guests:
        guest.client = again
    assert all_told(guests) == before
    record = json.loads(guests[0].get("/record").text)
    assert (record["version"], record["seed"]) == ("1", 424242)
    assert len(record["choices"]) == told(guests[0], "")["moves"] > 0
    assert guests[1].get("/view").status_code == 410
    assert told(guests[0], "")["why"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_its_page_shows_result_sheets_board_log_and_chat(
    lite: Settings, start: Start, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    with TestClient(create_app(lite)) as first:
        host, ann, bob = lay(first, "person", "person")
        play_out([ann, bob])
        ann.post("/chat", text="well played")
        lines = [event["text"] for event in told(ann, "/events", lang=language)["events"]]
        whole = shown(ann, language)
        picture = first.get(f"/tables/{host.table}/picture.svg", params={"lang": language}).text
        wait_until_drawn(first)
    ann.client = start(new_rules(lite, monkeypatch))
    page = shown(ann, language)
    assert page.faults == []
    for text in (*lines, *rows(whole), "well played"):
        assert " ".join(text.split()) in page.text
    drawn = ann.client.get(f"/tables/{host.table}/picture.svg", params={"lang": language})
    assert drawn.text == picture
    assert f"/api/tables/{host.table}/record" in page.links
    lobby = ann.client.get("/", headers={**host.headers, "accept": "text/html"})
    assert host.table in lobby.text


def wait_until_drawn(client: TestClient, patience: float = 60) -> None:
    db: Database = client.app.state.service.db  # type: ignore[attr-defined]
    until = time.monotonic() + patience
    while db.read_now(stored_tables.tables_without_snapshot):
        assert time.monotonic() < until, "nobody draws the end"
        time.sleep(0.05)


def shown(guest: Guest, language: str) -> Reading:
    headers = {**guest.headers, "accept": "text/html"}
    path, query = f"/tables/{guest.table}", {"lang": language}
    answer = guest.client.get(path, params=query, headers=headers)
    assert answer.status_code == 200
    return Reading(answer.text)


def rows(page: Reading) -> list[str]:
    """The places and the sheets, as a page has them."""
    titles = ("Final scores", "Scores finaux")
    begin = next(n for n, text in enumerate(page.texts) if text.strip() in titles)
    return [text for text in page.texts[begin : begin + 60] if text.strip()]


def test_whispers_stay_with_those_who_heard_them(
    lite: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        service = TableService(lite)
        room = await finished(service)
        heard = {seat: heard_by(room, seat) for seat in (SPECTATOR, 0, 1)}
        assert heard[0] != heard[1] != heard[SPECTATOR]
        await service.close()
        service = TableService(new_rules(lite, monkeypatch))
        table, words = await stored(service, room.id), Translator("en")
        for seat, events in heard.items():
            assert [
                repr(event) for _, event, _ in stored_table_text.stored_log(table, seat, words)
            ] == events
        await service.close()

    complete(run())


def heard_by(room: Room, seat: int) -> list[str]:
    return [repr(event) for event in room.match.heard(seat)]


def test_without_a_keepsake_todays_words_tell_the_events(
    lite: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        service = TableService(lite)
        room = await finished(service)
        await service.close()
        service = TableService(new_rules(lite, monkeypatch))
        await table_damage.write(service, table_damage.set_row, ENDINGS, keepsake=None)
        table = await stored(service, room.id)
        words = stored_table_text.translator_or_platform(service.game, "xian", "fr", room.names())
        said = [text for _, _, text in stored_table_text.stored_log(table, 0, words)]
        assert said == [words.event(event) for event in room.match.heard(0)]
        forgotten = Event("moon_eaten", "X-9.9", 0, {}, -1)
        assert "X-9.9" in stored_table_text.stored_sentence(words, forgotten)
        await service.close()

    complete(run())


def test_a_damaged_ending_closes_the_table_and_nothing_else(
    lite: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        service = TableService(lite)
        room = await finished(service)
        await service.close()
        service = TableService(new_rules(lite, monkeypatch))
        await table_damage.write(service, table_damage.set_row, ENDINGS, told=b"nothing")
        table = await stored(service, room.id)
        assert table.status == "closed"
        with pytest.raises(TableUnavailable):
            stored_table_text.require_ending(table)
        await service.close()

    complete(run())


def test_a_finished_table_with_a_damaged_log_shows_what_was_kept(lite: Settings) -> None:
    async def run() -> None:
        service = TableService(lite)
        room = await finished(service)
        await table_damage.write(service, table_damage.spoil_entry, 7, choice="paint:the-moon")
        await service.close()
        service = TableService(lite)
        table = await stored(service, room.id)
        assert (table.status, table.why()[0]) == ("finished", "kept-log")
        assert stored_table_text.require_ending(table).record == room.match.record().to_json()
        await service.close()

    complete(run())
