"""Tables after a change of rules or components, and after damage: nothing accepted is lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from fastapi.testclient import TestClient

from dynasty.server.db.schema import DUMPS, TABLES
from dynasty.server.model.new_table import SeatSpec, TableSpec
from dynasty.server.model.room import Room
from dynasty.server.settings import Settings
from dynasty.server.tables.service import TableService
from tests.server.support import table_damage
from tests.server.support.guests import Guest, lay
from tests.server.support.page_reader import Reading
from tests.server.support.reading_pages import look
from tests.server.support.server_process import complete
from tests.server.support.table_damage import Change, new_components, new_rules

Start = Callable[[Settings], TestClient]
CHANGES = pytest.mark.parametrize("change", [new_rules, new_components])
LANGUAGES = ("en", "fr")


async def laid(service: TableService) -> Room:
    room, _ = await service.create_table(
        TableSpec("xian", [SeatSpec("person")] * 2, "host", seed=1)
    )
    return room


@CHANGES
def test_a_running_table_goes_on_from_its_dump_and_says_so(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, change: Change
) -> None:
    async def run() -> None:
        service = TableService(settings)
        room = await laid(service)
        await table_damage.play_on(service, room, 20)
        before, last = table_damage.positions(room), room.seq
        await service.close()
        changed = change(settings, monkeypatch)
        for _ in range(2):  # the second start does exactly what the first did
            service = TableService(changed)
            found = await service.room(room.id)
            assert table_damage.positions(found) == before
            assert table_damage.log_of(service)[last:] == [(last + 1, "resume", str(last))]
            assert table_damage.dumped(service) == last + 1
            assert found.resumed is not None
            assert found.resumed.dropped == 0
            await service.close()

    complete(run())


@CHANGES
def test_choices_after_a_partial_resume_survive_every_restart(
    lite: Settings, monkeypatch: pytest.MonkeyPatch, change: Change
) -> None:
    async def run() -> None:
        service = TableService(lite)
        room = await laid(service)
        await table_damage.play_past_a_dump(service, room, beyond=3)
        kept, last = table_damage.dumped(service) + 1, room.seq
        await table_damage.write(
            service, table_damage.spoil_entry, kept + 1, choice="enter:nowhere"
        )
        await service.close()
        changed = change(lite, monkeypatch)
        service = TableService(changed)
        room = await service.room(room.id)
        assert room.resumed is not None
        assert (room.resumed.kept, room.resumed.dropped) == (kept, last - kept)
        await table_damage.play_on(service, room, 15)
        before, accepted = table_damage.positions(room), room.match.choices()
        await service.close()
        service = TableService(changed)
        again = await service.room(room.id)
        assert again.match.choices() == accepted
        assert table_damage.positions(again) == before
        assert [entry[0] for entry in table_damage.log_of(service)] == list(range(1, last + 17))
        await service.close()

    complete(run())


def test_every_later_change_resumes_once_more(
    lite: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        service = TableService(lite)
        room = await laid(service)
        await table_damage.play_on(service, room, 12)
        await service.close()
        before = table_damage.positions(room)
        for change in (new_rules, new_components):
            service = TableService(change(lite, monkeypatch))
            room = await service.room(room.id)
            assert table_damage.positions(room) == before
            await table_damage.play_on(service, room, 5)
            before = table_damage.positions(room)
            await service.close()
        assert [seq for seq, kind, _ in read_log(lite) if kind == "resume"] == [13, 19]

    complete(run())


def read_log(settings: Settings) -> list[tuple[int, str, str]]:
    service = TableService(settings)
    try:
        return table_damage.log_of(service)
    finally:
        service.db.close()


def test_an_answer_repeated_after_a_resume_is_not_applied_again(
    lite: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        service = TableService(lite)
        room = await laid(service)
        assert await service.choose(room, 0, "keep:hand", 0, "once") == 1
        await service.close()
        service = TableService(new_rules(lite, monkeypatch))
        room = await service.room(room.id)
        assert await service.choose(room, 0, "keep:hand", 0, "once") == 1
        assert room.seq == 2
        await service.close()

    complete(run())


@pytest.mark.parametrize(
    ("spoilt", "named"),
    [
        ({"kind": "shout"}, "unknown kind"),
        ({"choice": "paint:the-moon"}, "paint:the-moon"),
        ({"seat": 9}, "NotAsked"),
    ],
)
def test_a_damaged_entry_is_named_and_the_table_goes_on_from_its_dump(
    lite: Settings, caplog: pytest.LogCaptureFixture, spoilt: dict[str, Any], named: str
) -> None:
    async def run() -> None:
        service = TableService(lite)
        room = await laid(service)
        await table_damage.play_on(service, room, 20)
        before = table_damage.positions(room)
        first = next(n for n, move in enumerate(room.match.moves, 1) if move.seat == 0)
        await table_damage.write(service, table_damage.spoil_entry, first, **spoilt)
        await service.close()
        service = TableService(lite)
        room = await service.room(room.id)
        assert table_damage.positions(room) == before
        assert room.resumed is not None
        assert room.resumed.reason == "log"
        await service.close()
        assert f"entry {first} of the log" in caplog.text
        assert named in caplog.text

    complete(run())


def test_a_missing_entry_is_named(lite: Settings, caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        service = TableService(lite)
        room = await laid(service)
        await table_damage.play_on(service, room, 9)
        await table_damage.write(service, table_damage.spoil_entry, 4, seq=1000)
        await service.close()
        service = TableService(lite)
        room = await service.room(room.id)
        assert (room.seq, room.move_count) == (1001, 0)
        assert "entry 4 of the log: it is missing" in caplog.text
        await service.close()

    complete(run())


async def no_dump(service: TableService) -> None:
    await table_damage.write(service, table_damage.drop_rows, DUMPS)


async def other_version(service: TableService) -> None:
    await table_damage.write(service, table_damage.set_row, TABLES, version="0")


async def old_version_without_dump(service: TableService) -> None:
    await other_version(service)
    await no_dump(service)


async def other_components_without_dump(service: TableService) -> None:
    await table_damage.write(service, table_damage.set_row, TABLES, components="others")
    await no_dump(service)


async def dump_that_is_no_json(service: TableService) -> None:
    await other_version(service)
    await table_damage.write(service, table_damage.spoil_text, "dumps.dump", '{"seats": 2, "chan')


async def dump_of_something_else(service: TableService) -> None:
    await other_version(service)
    await table_damage.write(
        service, table_damage.set_row, DUMPS, dump={"seats": 2, "chance": [], "pit": "x"}
    )


async def damaged_entry_without_dump(service: TableService) -> None:
    await table_damage.write(service, table_damage.spoil_entry, 2, kind="shout")
    await no_dump(service)


async def game_not_on_the_shelf(service: TableService) -> None:
    await table_damage.write(service, table_damage.set_row, TABLES, game="mahjong")


async def options_that_are_no_json(service: TableService) -> None:
    await table_damage.write(service, table_damage.spoil_text, "tables.options", "{nothing")


Damage = Callable[[TableService], Any]
DAMAGES: dict[Damage, str] = {
    old_version_without_dump: "version 0",
    other_components_without_dump: "components",
    dump_that_is_no_json: "version 0",
    dump_of_something_else: "version 0",
    damaged_entry_without_dump: "Entry 2",
    game_not_on_the_shelf: "mahjong",
    options_that_are_no_json: "damaged",
}


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.__name__)
def test_a_table_that_cannot_be_opened_is_listed_as_closed_with_the_reason(
    lite: Settings, start: Start, damage: Damage
) -> None:
    host, ann, bob = lay(start(lite), "person", "person")
    for guest in (ann, bob):
        guest.choose("keep:hand")

    async def spoil() -> None:
        service = TableService(lite)
        await damage(service)
        await service.close()

    complete(spoil())
    host.client = ann.client = start(lite)
    whole = lay_another(host)
    if damage is damaged_entry_without_dump:
        host.get("")  # that a log does not replay is known once somebody opens the table
    for language in LANGUAGES:
        listed = {info["id"]: info for info in look(host, "/api/tables", language).json()}
        assert {key: info["status"] for key, info in listed.items()} == {
            whole: "playing",
            host.table: "closed",
        }
        why = listed[host.table]["why"]
        assert language == "fr" or DAMAGES[damage] in why
        assert host.get("", lang=language).json()["why"] == why
        for path in ("/", f"/tables/{host.table}", f"/tables/{host.table}/text"):
            page = look(host, path, language)
            assert page.status_code == 200
            assert " ".join(why.split()) in Reading(page.text).text
    left_open = look(ann, f"/tables/{host.table}/live", "en")
    assert "event: gone" in left_open.text  # a page that was open reads it anew
    refused = ann.post("/choices", seq=2, choice="keep:hand")
    assert (refused.status_code, refused.json()["error"]) == (410, "TableShut")
    assert host.get("/record").status_code == 410


def lay_another(host: Guest) -> str:
    """One more table of the same host."""
    body = {"game": "xian", "seats": [{"player": "person"}] * 2}
    laid = host.client.post("/api/tables", json=body, headers=host.headers)
    table: str = laid.json()["id"]
    return table


def test_a_table_laid_under_another_version_goes_on_from_its_first_position(
    lite: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        service = TableService(lite)
        room = await laid(service)
        before = table_damage.positions(room)
        await service.close()
        service = TableService(new_rules(lite, monkeypatch))
        assert table_damage.positions(await service.room(room.id)) == before
        await service.close()

    complete(run())
