"""Other players' tables in the lobby: open ones to join, and public ones to watch."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any

from dynasty import games
from dynasty.server.db import profiles
from dynasty.server.db.database import Database
from dynasty.server.model.room import Table
from dynasty.server.model.table_settings import PACES
from dynasty.server.model.table_status import TableStatus
from dynasty.server.pages.past_games import rating_value_text
from dynasty.server.tables import stored_table_text
from dynasty.server.tables import waiting_tables as tables_waiting
from dynasty.server.tables.service import TableService
from dynasty.text import Translator


@dataclass(frozen=True)
class OpenTableFilter:
    """A filter for open tables; an empty field matches any table."""

    game: str = ""
    people: int = 0
    pace: str = ""


@dataclass(frozen=True)
class ListedTable:
    """A table in a list of other players' tables."""

    id: str
    game: str
    title: str
    name: str
    people: list[tuple[int, str]]  # who sits there
    free: int
    waiting: str  # the players it waits for, while it is played
    terms: str
    language: str


async def lobby_list_values(
    service: TableService, player: str, wanted: OpenTableFilter, language: str
) -> dict[str, Any]:
    """Return the template's values for the lists of other players' tables."""
    asked = wanted.game, wanted.people, wanted.pace
    waits = await tables_waiting.open_tables(service.db, *asked, reader=player)
    running = await tables_waiting.running_tables(service.db, player)
    return {
        "waits": [await listed_table(service, table, language) for table in waits],
        "running": [await listed_table(service, table, language) for table in running],
        "wanted": wanted,
        "paces": PACES,
        "most_people": max(max(service.game(name).seat_counts) for name in games.SHELF),
    }


async def listed_table(service: TableService, table: Table, language: str) -> ListedTable:
    """Return a table's line in the list, with what a reader wants to know before joining."""
    game, free = table.edition.game, table.free() if table.status != TableStatus.PLAYING else []
    words = stored_table_text.translator_or_platform(service.game, game, language, table.names())
    seats = [chair.seat for chair in table.chairs if chair.seat not in free]
    asked = words.joined([words.seat(seat) for seat in table.asked()])
    rated = await ratings_by_seat(service.db, table, words) if table.terms.rated else {}
    return ListedTable(
        id=table.id,
        game=game,
        title=words.say("title") if words.has("title") else game,
        name=table.name,
        people=[(seat, f"{words.seat(seat)} {rated.get(seat, '')}".strip()) for seat in seats],
        free=len(free),
        waiting=words.say("table-waiting", names=asked) if asked else "",
        terms=table.terms.in_short(words, table.is_solo),
        language=table.language,
    )


async def ratings_by_seat(db: Database, table: Table, words: Translator) -> dict[int, str]:
    """Return the rating of each player at the table who shows it, by seat."""
    work = partial(profiles.public_ratings, game=table.edition.game, players=list(table.holders))
    found = await db.read(work)
    told = {player: rating_value_text(words, one) for player, one in found.items()}
    return {seat: told[player] for player in told for seat in table.holders[player]}
