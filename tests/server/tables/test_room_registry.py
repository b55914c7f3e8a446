"""Rooms in memory: bounded, let go when nobody uses them, never while something happens there."""

from __future__ import annotations

import asyncio
import gc
from dataclasses import replace
from typing import Any, cast

import pytest
from fastapi import Request

from dynasty.server.errors import NoSuchTable
from dynasty.server.model.new_table import SeatSpec, TableSpec
from dynasty.server.model.room import Room
from dynasty.server.model.stored_table import StoredTable
from dynasty.server.settings import Settings
from dynasty.server.tables import subscriptions
from dynasty.server.tables.caller import Caller
from dynasty.server.tables.room_registry import RoomRegistry
from dynasty.server.tables.service import TableService
from tests.server.support import table_damage
from tests.server.support.open_request import Open
from tests.server.support.server_process import complete


async def laid(service: TableService, *players: str) -> str:
    wishes = [SeatSpec(player) for player in players or ("person", "person")]
    room, _ = await service.create_table(TableSpec("xian", wishes, "host", seed=1, speed="instant"))
    return room.id


def in_memory(service: TableService) -> set[str]:
    gc.collect()
    return set(service.rooms)


@pytest.mark.parametrize("table_id", ["unknown", "x" * 60_000, "a/b", "", "é", "a\x00"])
def test_a_table_that_does_not_exist_leaves_nothing_behind(lite: Settings, table_id: str) -> None:
    async def run() -> None:
        service = TableService(lite)
        for _ in range(3):
            with pytest.raises(NoSuchTable) as error:
                await service.room(table_id)
            assert len(str(error.value)) < 100
        await asyncio.sleep(0)
        assert (service.rooms.opening, service.rooms.faults, in_memory(service)) == ({}, {}, set())
        await service.close()

    complete(run())


def test_a_table_wanted_by_many_at_once_is_opened_once(lite: Settings) -> None:
    async def run() -> None:
        service = TableService(lite)
        table = await laid(service)
        await service.close()
        service = TableService(lite)
        found = await asyncio.gather(*(service.room(table) for _ in range(20)))
        assert len({id(room) for room in found}) == 1
        await asyncio.sleep(0)
        assert service.rooms.opening == {}
        await service.close()

    complete(run())


def test_a_room_that_nobody_uses_is_let_go_and_found_again_as_it_was(lite: Settings) -> None:
    async def run() -> None:
        service = TableService(replace(lite, room_seconds=0))
        table = await laid(service)
        room = await service.room(table)
        await table_damage.play_on(service, room, 25)
        before, seq = table_damage.positions(room), room.seq
        service.rooms.drop_unused()
        assert await service.room(table) is room  # somebody still holds it
        del room
        service.rooms.drop_unused()
        assert in_memory(service) == set()
        again = await service.room(table)
        assert (table_damage.positions(again), again.seq) == (before, seq)
        await service.close()

    complete(run())


def test_only_so_many_rooms_are_kept_the_one_wanted_last_longest(lite: Settings) -> None:
    async def run() -> None:
        service = TableService(replace(lite, rooms=3))
        tables = [await laid(service) for _ in range(4)]
        await service.room(tables[1])
        tables.append(await laid(service))
        assert in_memory(service) == {tables[1], tables[3], tables[4]}
        service.rooms.drop_unused()
        assert len(in_memory(service)) == 3
        await service.close()

    complete(run())


def test_a_room_that_is_watched_locked_or_thought_about_stays(
    lite: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        service = TableService(replace(lite, rooms=0, room_seconds=0))
        thinking, free = asyncio.Event(), asyncio.Event()

        async def think(*_: Any, **__: Any) -> Any:
            await thinking.wait()
            return []

        monkeypatch.setattr(service.thinkers, "think", think)
        watched, locked, bot = (
            await laid(service),
            await laid(service),
            await laid(service, "random", "person"),
        )
        lines = subscriptions.watch_table(service, watched, Caller(), cast(Request, Open()))
        await anext(lines)
        held = asyncio.Event()
        holding = asyncio.create_task(hold(service, locked, held, free))
        await held.wait()
        assert in_memory(service) == {watched, locked, bot}
        thinking.set()
        free.set()
        await lines.aclose()
        await asyncio.gather(holding, *service.bot_tasks.values())
        assert in_memory(service) == set()
        assert (await service.room(bot)).move_count == 1
        await service.close()

    complete(run())


async def hold(service: TableService, table: str, held: asyncio.Event, free: asyncio.Event) -> None:
    room = await service.room(table)
    async with room.lock:
        held.set()
        await free.wait()


def test_the_list_of_tables_opens_none_that_is_known_to_open(
    lite: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    real = RoomRegistry.open

    async def counting(self: RoomRegistry, table_id: str) -> Room | StoredTable | None:
        opened.append(table_id)
        return await real(self, table_id)

    async def run() -> None:
        service = TableService(lite)
        running, over = await laid(service), await laid(service)
        room = await service.room(running)
        await table_damage.play_on(service, room, 7)
        await table_damage.play_on(service, await service.room(over), 5000)
        await service.close()
        monkeypatch.setattr(RoomRegistry, "open", counting)
        service = TableService(replace(lite, rooms=0))
        for _ in range(3):
            found = {table.id: table for table in await service.rooms.of("host", 10)}
            assert (found[over].status, found[over].asked()) == ("finished", [])
            assert (found[running].status, found[running].seq) == ("playing", 7)
            assert found[running].move_count == room.move_count
            assert found[running].asked() == room.asked()
        assert opened == []
        await service.close()

    complete(run())
