"""The tables of a player, with what is new at each."""

from __future__ import annotations

import shutil
from functools import partial
from pathlib import Path

from dynasty.server.db import tables as db_tables
from dynasty.server.db import votes
from dynasty.server.model.new_table import SeatSpec, TableSpec
from dynasty.server.model.proposal import Proposal
from dynasty.server.settings import Settings
from dynasty.server.tables.own_tables import own_tables
from dynasty.server.tables.service import TableService
from tests.server.support.fake_clock import MORNING, FakeClock
from tests.server.support.server_process import complete

TWO = [SeatSpec("person"), SeatSpec("person")]


async def laid(service: TableService, host: str, *own: int, kept_for: str = "") -> str:
    """A table of two; the host has these seats, and somebody may be expected at the other."""
    wishes = [TWO[0], SeatSpec("person", kept_for=kept_for)]
    room, _ = await service.create_table(TableSpec("xian", wishes, host, own=own))
    return room.id


def test_tables_where_one_sits_hosts_or_is_expected_newest_first(
    blank: Path, lite: Settings
) -> None:
    shutil.copy(blank, lite.folder)

    async def run() -> None:
        clock = FakeClock()
        service = TableService(lite, clock)
        tables = []
        for host, own, kept_for in [("ann", [0], ""), ("ann", [], ""), ("bob", [0], "ann")]:
            clock.time += 60
            tables.append(await laid(service, host, *own, kept_for=kept_for))
        await laid(service, "bob", 0, 1)
        found = await own_tables(service, "ann")
        assert [one.table.id for one in found] == tables[::-1]
        assert [(one.unread, one.asks_consent) for one in found] == [(0, False)] * 3
        assert await own_tables(service, "eve") == await own_tables(service, "") == []
        await service.close()

    complete(run())


def test_unread_lines_and_open_proposals_are_told(blank: Path, lite: Settings) -> None:
    shutil.copy(blank, lite.folder)

    async def run() -> None:
        clock = FakeClock()
        service = TableService(lite, clock)
        other = await laid(service, "ann", 0)
        clock.time += 60
        table = await laid(service, "ann", 0)
        for text in ("Hello", "Ready?"):
            work = partial(db_tables.insert_chat_line, table_id=table, seat=1, text=text)
            await service.db.write(work)
        until = MORNING + 600
        proposal = Proposal("p", table, "undo", 1, "bob", until, frozenset({1}), {})
        await service.db.write(partial(votes.insert_proposal, proposal=proposal))
        found = {one.table.id: one for one in await own_tables(service, "ann")}
        assert (found[table].unread, found[table].asks_consent) == (2, True)
        assert (found[other].unread, found[other].asks_consent) == (0, False)
        await service.close()

    complete(run())
