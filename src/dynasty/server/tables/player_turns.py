"""The event stream that shows a player's open pages which tables wait for them."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Set
from dataclasses import dataclass
from functools import partial

from fastapi import Request

from dynasty.server.db import turns
from dynasty.server.db.database import Database
from dynasty.server.db.turns import Turn
from dynasty.server.db.votes import proposals_awaiting_player
from dynasty.server.tables import unread_chat
from dynasty.server.tables.service import TableService

HIDDEN_TABLES_COOKIE = "hidden"  # the cookie with the ids of tables that the reader hides


def hidden_tables(request: Request) -> set[str]:
    """Return the tables that the reader has hidden."""
    return {table for table in request.cookies.get(HIDDEN_TABLES_COOKIE, "").split(".") if table}


async def visible_turns(db: Database, player: str, hidden: Set[str]) -> list[Turn]:
    """Return the player's open turns, except at hidden tables."""
    found = await db.read(partial(turns.turns_of_player, player=player)) if player else []
    return [turn for turn in found if turn.table not in hidden]


async def unread_counts(db: Database, player: str) -> dict[str, int]:
    """Return the number of unread chat lines by table."""
    return await db.read(partial(unread_chat.unread_counts, player=player)) if player else {}


async def awaited_proposals(db: Database, player: str) -> dict[str, str]:
    """Return the proposals that wait for the player's answer, by table."""
    return await db.read(partial(proposals_awaiting_player, player=player)) if player else {}


def turns_digest(
    found: Iterable[Turn], unread: Mapping[str, int], consents: Mapping[str, str]
) -> str:
    """Return a short digest of the turns, unread lines and proposals that a page shows."""
    marks = [f"{turn.table}.{turn.seat}.{turn.since_seq}" for turn in found]
    more = [*sorted(unread.items()), *sorted(consents.items())]
    told = " ".join([*marks, *(f"{table}:{what}" for table, what in more)])
    return hashlib.blake2b(told.encode(), digest_size=6).hexdigest()


def tables_with_people_waiting(found: Iterable[Turn]) -> list[str]:
    """Return the tables where other people, not only bots, wait for the player."""
    return list(dict.fromkeys(turn.table for turn in found if turn.people))


@dataclass
class PlayerTurnStream:
    """The state of one open page's stream of turns."""

    service: TableService
    player: str
    hidden: Set[str]
    seen_count: int = -1  # the player's notifications when it last looked
    stamp: str = ""

    async def news(self) -> str:
        """Return the turns as a server-sent event if they have changed, else ""."""
        count = self.service.notifier.call_counts[self.player]
        if not self.player or count == self.seen_count:
            return ""
        self.seen_count, before = count, self.stamp
        found = await visible_turns(self.service.db, self.player, self.hidden)
        unread = await unread_counts(self.service.db, self.player)
        self.stamp = turns_digest(
            found, unread, await awaited_proposals(self.service.db, self.player)
        )
        if self.stamp == before:
            return ""
        data = json.dumps({"stamp": self.stamp, "waiting": tables_with_people_waiting(found)})
        return f"event: turns\ndata: {data}\n\n"


async def backfill_turns(db: Database) -> None:
    """Create the missing turns of old tables after a start."""
    while await db.write(turns.insert_missing_turns):
        pass
