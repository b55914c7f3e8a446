"""Play again: the same game, terms and people at a new table, everybody a seat further."""

from __future__ import annotations

import secrets
from collections.abc import Set
from contextlib import suppress
from dataclasses import replace
from functools import partial

from dynasty.server.after.results import OVER
from dynasty.server.people import blocking
from dynasty.server.people.blocking import Apart
from dynasty.server.seats.seating import Caller
from dynasty.server.store import archive
from dynasty.server.store.storage import Conflict
from dynasty.server.tables.hall import Forbidden, Hall
from dynasty.server.tables.room import GATHERING, PERSON, Chair, Room, Table
from dynasty.server.tables.wishes import SPEEDS, NewTable, SeatWish, seated
from dynasty.text import FORMER


async def rematch(hall: Hall, table: Table, caller: Caller, language: str, address: str) -> str:
    """The table where it goes on: the one there is already, else a new one. Gives its id.

    It waits for the others, whose seats are kept for them; alone or with bots it begins at once.
    """
    if table.status not in OVER or not caller.seats(table):
        raise Forbidden("forbidden-rematch")
    known = await found(hall, table)
    if known:
        return known
    new = await again(hall, table, caller)
    with suppress(Conflict):  # somebody was faster, perhaps at another worker
        await hall.lay_table(replace(new, caller=address, language=language))
    laid = await found(hall, table)
    if isinstance(table, Room):
        table.wake()
    hall.bell.ring(table.holders)
    return laid


async def again(hall: Hall, table: Table, caller: Caller) -> NewTable:
    """The same table for the same people, everybody a seat further."""
    held = caller.seats(table)
    order = [table.chairs[-1], *table.chairs[:-1]]
    own = [seat for seat, chair in enumerate(order) if chair.seat in held]
    apart = await hall.store.read(partial(blocking.apart, player=caller.player))
    if apart and set(table.holders) - {caller.player} <= apart:
        raise Apart
    wishes = [wish_for(table, chair, caller.player, apart) for chair in order]
    others = any(w.player == PERSON for seat, w in enumerate(wishes) if seat not in own)
    seed = secrets.randbits(63)
    if table.terms.by_chance and not others:
        wishes, own = seated(seed, wishes, own)
    return NewTable(
        table.edition.game,
        wishes,
        caller.player,
        table.options,
        seed,
        speed=next((name for name, ms in SPEEDS.items() if ms == table.speed), "normal"),
        status=GATHERING if others else "playing",
        own=own,
        terms=replace(table.terms, rated=table.terms.rated and others),
        name=table.name,
        rematch_of=table.id,
    )


def wish_for(table: Table, chair: Chair, host: str, apart: Set[str]) -> SeatWish:
    """Who sat there last is expected again; a seat of nobody, or of who is apart, is anybody's."""
    there = [player for player, seats in table.holders.items() if chair.seat in seats]
    if there and there[0] in apart:
        return SeatWish(chair.player)
    kept_for = there[0] if there and there[0] != host else ""
    name = "" if chair.name == FORMER else chair.name
    return SeatWish(chair.player, name, kept_for if chair.player == PERSON else "")


async def found(hall: Hall, table: Table) -> str:
    """The table that plays this one again; empty: there is none."""
    again = await hall.store.read(partial(archive.rematches, table_ids=[table.id]))
    table.rematch = again.get(table.id, "")
    return table.rematch
