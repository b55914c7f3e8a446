"""Tables of others in the lobby: those that one may join, and those that everybody may watch."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any

from dynasty import games
from dynasty.server.after import kept
from dynasty.server.api.past import rating_out
from dynasty.server.people import profiles
from dynasty.server.tables import gathering
from dynasty.server.tables.hall import Hall
from dynasty.server.tables.room import Table
from dynasty.server.tables.terms import PACES
from dynasty.server.web.past_pages import rating_said
from dynasty.text import Words


@dataclass(frozen=True)
class Wanted:
    """Which of those that one may join; what is left out may be anything."""

    game: str = ""
    people: int = 0
    pace: str = ""


@dataclass(frozen=True)
class OthersTable:
    """A table in such a list."""

    id: str
    game: str
    title: str
    name: str
    people: list[tuple[int, str]]  # who sits there
    free: int
    waiting: str  # for whom it waits, while it is played
    terms: str
    language: str


async def lists(hall: Hall, player: str, wanted: Wanted, language: str) -> dict[str, Any]:
    """What a page of the lobby shows of them."""
    asked = wanted.game, wanted.people, wanted.pace
    waits = await gathering.open_tables(hall, *asked, reader=player)
    running = await gathering.running_tables(hall, player)
    return {
        "waits": [await line_of(hall, table, language) for table in waits],
        "running": [await line_of(hall, table, language) for table in running],
        "wanted": wanted,
        "paces": PACES,
        "most_people": max(max(hall.game(name).seat_counts) for name in games.SHELF),
    }


async def line_of(hall: Hall, table: Table, language: str) -> OthersTable:
    """What one wants to know before one goes there."""
    game, free = table.edition.game, table.free() if table.status != "playing" else []
    words = kept.words_for(hall, game, language, table.names())
    seats = [chair.seat for chair in table.chairs if chair.seat not in free]
    asked = words.joined([words.seat(seat) for seat in table.asked()])
    rated = await ratings_at(hall, table, words) if table.terms.rated else {}
    return OthersTable(
        id=table.id,
        game=game,
        title=words.say("title") if words.has("title") else game,
        name=table.name,
        people=[(seat, f"{words.seat(seat)} {rated.get(seat, '')}".strip()) for seat in seats],
        free=len(free),
        waiting=words.say("table-waiting", names=asked) if asked else "",
        terms=table.terms.in_short(words),
        language=table.language,
    )


async def ratings_at(hall: Hall, table: Table, words: Words) -> dict[int, str]:
    """By seat: the rating of who sits there, if they show it."""
    work = partial(profiles.rated, game=table.edition.game, players=list(table.holders))
    found = await hall.store.read(work)
    told = {player: rating_said(words, rating_out(one)) for player, one in found.items()}
    return {seat: told[player] for player in told for seat in table.holders[player]}
