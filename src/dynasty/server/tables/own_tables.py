"""The tables of a player, with what is new at each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dynasty.server.model.room import Table
from dynasty.server.tables.player_turns import awaited_proposals, unread_counts
from dynasty.server.tables.service import TableService

MAX_OWN_TABLES: Final = 100


@dataclass(frozen=True)
class OwnTable:
    """A table where the player sits, hosts or is expected."""

    table: Table
    unread: int  # lines of its chat
    asks_consent: bool  # a proposal waits for the player's answer


async def own_tables(service: TableService, player: str) -> list[OwnTable]:
    """Return the tables where the player sits, hosts or is expected, newest first."""
    tables = await service.rooms.of(player, MAX_OWN_TABLES) if player else []
    unread = await unread_counts(service.db, player)
    asked = await awaited_proposals(service.db, player)
    return [OwnTable(table, unread.get(table.id, 0), table.id in asked) for table in tables]
