"""The end of a table is drawn and saved, at once or after the next start."""

from __future__ import annotations

from functools import partial

import pytest

from dynasty.server.db import stored_tables
from dynasty.server.db.schema import ENDINGS
from dynasty.server.settings import Settings
from dynasty.server.tables import stored_table_text
from dynasty.server.tables.service import TableService
from tests.server.support import table_damage
from tests.server.support.finished_tables import finished, stored
from tests.server.support.server_process import complete
from tests.server.support.table_damage import new_rules


def test_the_facts_are_stored_with_the_last_choice_and_the_keepsake_after_the_next_start(
    lite: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        service = TableService(lite)
        monkeypatch.setattr(
            service.snapshots, "keep", lambda table_id: None
        )  # killed before it is drawn
        room = await finished(service)
        ending = service.db.read_now(partial(stored_tables.stored_ending, table_id=room.id))
        assert ending is not None
        assert ending.record == room.match.record().to_json()
        assert (ending.ranking, ending.keepsakes) == (room.game.ranking(room.match.state), {})
        await service.close()
        service = TableService(lite)
        await service.snapshots.keep_the_past()
        assert service.snapshots.task is not None
        await service.snapshots.task
        await service.close()
        service = TableService(lite)
        whole = service.db.read_now(partial(stored_tables.stored_ending, table_id=room.id))
        assert whole is not None
        assert set(whole.keepsakes) == {"en", "fr"}
        assert len(whole.keepsakes["en"].log) == len(whole.told)
        assert service.db.read_now(stored_tables.tables_without_snapshot) == []
        await service.close()

    complete(run())


def test_a_table_ended_before_endings_were_stored_gets_one_when_it_is_opened(
    lite: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        service = TableService(lite)
        room = await finished(service)
        record = room.match.record().to_json()
        await service.close()
        service = TableService(lite)
        await table_damage.write(service, table_damage.drop_rows, ENDINGS)
        await service.snapshots.keep_the_past()
        assert service.snapshots.task is not None
        await service.snapshots.task
        await service.close()
        service = TableService(new_rules(lite, monkeypatch))
        table = await stored(service, room.id)
        assert stored_table_text.require_ending(table).record == record
        await service.close()

    complete(run())
