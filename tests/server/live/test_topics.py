"""Topics that a page follows: tables and waiting rooms, and where one may not follow them."""

from __future__ import annotations

from pathlib import Path

import pytest

from dynasty.server.model.new_table import SeatSpec, TableSpec
from dynasty.server.model.stored_table import StoredTable
from dynasty.server.model.table_settings import Terms
from dynasty.server.model.table_status import TableStatus
from dynasty.server.settings import Settings
from dynasty.server.tables import waiting_tables as tables_waiting
from dynasty.server.tables.service import TableService
from tests.server.support.live_browser import Browser, table
from tests.server.support.server_process import complete


@pytest.mark.parametrize(
    "path",
    [
        "/tables/nonono/live",
        "/tables/{private}/live",
        "/tables/{private}/gathering/live",
        "/tables/{open}/live?seat=0",
        "/tables/{open}/live?seat=x",
        "/nowhere",
        "http://[x",
    ],
)
def test_a_topic_that_is_refused_says_nothing_and_ends_no_other(lite: Settings, path: str) -> None:
    async def run() -> None:
        service = TableService(lite)
        private = await table(service, terms=Terms(watching="nobody"))
        room, browser = await table(service), Browser(service)
        refused = path.format(private=private.id, open=room.id)
        async with browser.following(refused, f"/tables/{room.id}/live") as events:
            found = {label: (kind, data) for label, kind, data in await browser.first(events)}
            assert found["0"] == ("gone", {})
            assert found["1"][0] == "parts"
            await service.choose(room, 0, "keep:hand", 0)
            await service.choose(private, 0, "keep:hand", 0)
            later = await browser.first(events)
            assert [(label, kind) for label, kind, _ in later] == [("1", "parts")]
        await service.close()

    complete(run())


def test_a_new_connection_shows_what_another_process_wrote(
    copied_postgres: str, tmp_path: Path
) -> None:
    """Nothing was announced here: this process does not listen yet, or no longer."""
    settings = Settings(tmp_path, copied_postgres)

    async def run() -> None:
        there, here = TableService(settings), TableService(settings)
        room, browser = await table(there), Browser(here)
        topic = f"/tables/{room.id}/live"
        async with browser.following(topic) as events:
            _, _, data = (await browser.first(events))[0]
            assert data["seq"] == 0
        await there.choose(room, 0, "keep:hand", 0)
        async with browser.following(f"{topic}?have={data['stamp']}") as events:
            assert [news["seq"] for _, _, news in await browser.first(events)] == [1]
        for service in (there, here):
            await service.close()

    complete(run())


def test_a_table_that_becomes_private_is_gone_at_once(lite: Settings) -> None:
    async def run() -> None:
        service = TableService(lite)
        room, browser = await table(service), Browser(service)
        async with browser.following(f"/tables/{room.id}/live", player="eve") as events:
            await browser.first(events)
            room.terms = Terms(watching="nobody")
            await service.choose(room, 0, "keep:hand", 0)
            assert await browser.first(events) == [("0", "gone", {})]
        await service.close()

    complete(run())


def test_a_waiting_room_that_is_followed_with_others(lite: Settings) -> None:
    async def run() -> None:
        service, wishes = TableService(lite), [SeatSpec("person"), SeatSpec("person")]
        laid, _ = await service.create_table(
            TableSpec("xian", wishes, "host", own=[0], status=TableStatus.WAITING)
        )
        room, browser = await table(service), Browser(service)
        have = await tables_waiting.waiting_page_digest(service.db, laid.id)
        waiting = f"/tables/{laid.id}/gathering/live?have={have}"
        async with browser.following(waiting, f"/tables/{room.id}/live", player="host") as events:
            assert {label for label, _, _ in await browser.first(events)} == {"1", "*"}
            found = await service.table(laid.id)
            assert isinstance(found, StoredTable)
            await tables_waiting.take_free_seat(service, found, "ann", "", 1)
            later = await browser.first(events)
            assert ("0", "changed", {}) in later
        await service.close()

    complete(run())
