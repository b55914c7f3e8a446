"""Two players who are one person: what the other player then has."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from fastapi.testclient import TestClient

from dynasty import games
from dynasty.server.db import player_merge
from dynasty.server.db.schema import BLOCKS
from dynasty.server.settings import Settings
from dynasty.server.tables.service import TableService
from tests.server.support.accounts import block, id_of, rows
from tests.server.support.guests import lay

Start = Callable[..., TestClient]


@pytest.fixture(autouse=True)
def _tea_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "SHELF", (*games.SHELF, games.TEMPLATE_GAME))


def test_blocks_come_along_when_two_turn_out_to_be_one(lite: Settings, start: Start) -> None:
    client = start(lite)
    _, ann, bob, cat = lay(client, "person", "person", "person", game=games.TEMPLATE_GAME)
    for guest, other in ((ann, bob), (ann, cat), (bob, cat), (cat, ann)):
        block(guest, id_of(other))
    who = {name: id_of(guest) for name, guest in (("ann", ann), ("bob", bob), ("cat", cat))}
    service: TableService = client.app.state.service  # type: ignore[attr-defined]
    assert client.portal is not None
    client.portal.call(
        service.db.write,
        lambda connection: player_merge.merge_players(connection, who["ann"], who["bob"]),
    )
    pairs = {(row.player, row.other) for row in rows(client, BLOCKS)}
    assert pairs == {(who["bob"], who["cat"]), (who["cat"], who["bob"])}
