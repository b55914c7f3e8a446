"""Rematch: a new table with the same game, settings and players, each moved by one seat."""

from __future__ import annotations

import secrets
from collections.abc import Set
from contextlib import suppress
from dataclasses import replace
from functools import partial

from dynasty.server.db import blocks, stored_tables
from dynasty.server.db.database import Database
from dynasty.server.errors import BlockedFromRematch, Forbidden, WriteConflict
from dynasty.server.model.new_table import BOT_DELAYS_MS, SeatSpec, TableSpec, shuffled_seats
from dynasty.server.model.room import PERSON, Room, Table, TableSeat
from dynasty.server.model.table_status import OVER_STATUSES, TableStatus
from dynasty.server.tables.caller import Caller
from dynasty.server.tables.service import TableService
from dynasty.text import FORMER_PLAYER_MARK


async def find_or_create_rematch(
    service: TableService, table: Table, caller: Caller, language: str, address: str
) -> str:
    """Return the id of the rematch of a table; create it if there is none.

    It waits for the other players, whose seats are reserved; without others it starts at once.
    """
    if table.status not in OVER_STATUSES or not caller.seats(table):
        raise Forbidden("forbidden-rematch")
    known = await find_rematch(service.db, table)
    if known:
        return known
    new = await rematch_spec(service.db, table, caller)
    with suppress(WriteConflict):  # another player was faster, perhaps in another process
        await service.create_table(replace(new, caller=address, language=language))
    laid = await find_rematch(service.db, table)
    if isinstance(table, Room):
        service.announce_change(table)
    else:
        service.notifier.notify(table.holders)
    return laid


async def rematch_spec(db: Database, table: Table, caller: Caller) -> TableSpec:
    """Return the specification of the rematch: the same players, each moved by one seat."""
    held = caller.seats(table)
    order = [table.chairs[-1], *table.chairs[:-1]]
    own = [seat for seat, chair in enumerate(order) if chair.seat in held]
    apart = await db.read(partial(blocks.ids_blocked_either_way, player=caller.player))
    if apart and set(table.holders) - {caller.player} <= apart:
        raise BlockedFromRematch
    wishes = [rematch_seat_spec(table, chair, caller.player, apart) for chair in order]
    others = any(w.player == PERSON for seat, w in enumerate(wishes) if seat not in own)
    seed = secrets.randbits(63)
    if table.terms.by_chance and not others:
        wishes, own = shuffled_seats(seed, wishes, own)
    return TableSpec(
        table.edition.game,
        wishes,
        caller.player,
        table.options,
        seed,
        speed=next((name for name, ms in BOT_DELAYS_MS.items() if ms == table.speed), "normal"),
        status=TableStatus.WAITING if others else TableStatus.PLAYING,
        own=own,
        terms=replace(table.terms, rated=table.terms.rated and others),
        name=table.name,
        rematch_of=table.id,
    )


def rematch_seat_spec(table: Table, chair: TableSeat, host: str, apart: Set[str]) -> SeatSpec:
    """Return the player of a seat: the last one, or any if that player is blocked or unknown."""
    there = [player for player, seats in table.holders.items() if chair.seat in seats]
    if there and there[0] in apart:
        return SeatSpec(chair.player)
    kept_for = there[0] if there and there[0] != host else ""
    name = "" if chair.name == FORMER_PLAYER_MARK else chair.name
    return SeatSpec(chair.player, name, kept_for if chair.player == PERSON else "")


async def find_rematch(db: Database, table: Table) -> str:
    """Return the id of the rematch; empty if there is none."""
    again = await db.read(partial(stored_tables.rematch_ids, table_ids=[table.id]))
    table.rematch = again.get(table.id, "")
    return table.rematch
