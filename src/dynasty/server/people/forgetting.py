"""A player who leaves for good: all that is theirs goes, the games of others stay as they are."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import AsyncExitStack, suppress
from functools import partial
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, or_, select, update

from dynasty.kernel import DynastyError
from dynasty.server.after.results import OVER
from dynasty.server.daytime import now_of
from dynasty.server.door.tokens import new_id
from dynasty.server.people import blocking, devices, muting, reporting
from dynasty.server.people.merging import tables_touched
from dynasty.server.people.traces import Traces, names_of, rename, sat_by, traces_of, unsay
from dynasty.server.post import channels
from dynasty.server.seats import chairs, proposals, sittings
from dynasty.server.seats.seating import Caller
from dynasty.server.store import archive, queries
from dynasty.server.store.schema import (
    CHANNELS,
    CLOCKS,
    HOLIDAYS,
    KEYS,
    LEARNT,
    NOTICES,
    PLAYERS,
    RATINGS,
    RESULTS,
    SEATS,
    SITTINGS,
    TABLES,
)
from dynasty.server.store.storage import announce
from dynasty.server.tables import beginnings, gathering, happenings, laying
from dynasty.server.tables.hall import Hall
from dynasty.server.tables.room import GATHERING, Table
from dynasty.text import FORMER

GOES: Final = (NOTICES.c.player, HOLIDAYS.c.player, LEARNT.c.player, KEYS.c.player)


class Gone(NamedTuple):
    """What has to be looked after when a player has gone."""

    tables: frozenset[str]
    over: frozenset[str]
    bots: frozenset[str]  # where a bot has to go on


async def forget_me(hall: Hall, caller: Caller) -> None:
    """The caller is nobody any more; where others play on, a bot takes the seat."""
    player = devices.check_somebody(caller)
    traces = await hall.store.read(partial(traces_of, player=player))
    async with AsyncExitStack() as locks:
        for room in sorted(hall.rooms.values(), key=lambda room: room.id):
            if player in room.holders or player == room.host:
                await locks.enter_async_context(room.lock)
        gone = await hall.store.write(partial(forget, player=player, traces=traces))
    hall.keyring.forget()
    hall.struck.set()
    for table in gone.tables:
        await hall.refresh(table)
    for table in gone.bots:
        with suppress(DynastyError):  # one that cannot be opened waits for nobody
            await hall.room(table)
    for table in gone.over:
        hall.keeper.keep(table)


def forget(connection: Connection, player: str, traces: Traces) -> Gone:
    """All of it in one transaction. Results and sittings stay, of somebody whom no row knows."""
    ids = sorted({*tables_touched(connection, player), *expected_at(connection, player)})
    sat = sat_by(connection, player)
    names = [names_of(connection, player, one) for one in sat]
    for one in sat:
        unsay(connection, one)
    for table in archive.stored(connection, ids):
        leave(connection, table, player)
    for one, known in zip(sat, names, strict=True):
        rename(connection, one, known, traces)
    for table_id, made in traces.keepsakes.items():
        archive.keep_keepsake(connection, table_id, made)
    for proposal in proposals.of_tables(connection, ids):
        about = any((one.table, one.seat) == (proposal.table, proposal.of) for one in sat)
        if about or proposal.player == player:
            proposals.remove(connection, proposal)
    pass_on(connection, player, {name for known in names for name in known})
    remove(connection, player)
    named = {*ids, *(copy for table in ids for copy in traces.branches.get(table, ()))}
    for table_id in sorted(named):
        announce(connection, table_id)
    ended = select(TABLES.c.id).where(TABLES.c.id.in_(ids), TABLES.c.status.in_(OVER))
    over = frozenset(connection.execute(ended).scalars())
    return Gone(
        frozenset(named), over, frozenset(queries.tables_awaiting_bots(connection)) & {*ids}
    )


def expected_at(connection: Connection, player: str) -> list[str]:
    """The tables where a seat is kept for the player."""
    found = select(SEATS.c.table_id).where(SEATS.c.kept_for == player)
    return list(connection.execute(found).scalars())


# Tables


def leave(connection: Connection, table: Table, player: str) -> None:
    """A bot plays on where other people do; a table without them is over."""
    held = sorted(table.holders.get(player, ()))
    others = any(seats for other, seats in table.holders.items() if other != player)
    kept = update(SEATS).where(SEATS.c.table_id == table.id, SEATS.c.kept_for == player)
    connection.execute(kept.values(kept_for="", name=""))
    if table.status == GATHERING:
        if table.host == player:
            beginnings.give_up(connection, table.id)
        for seat in held:
            happenings.add(connection, table.id, happenings.LEFT, seat, name=FORMER)
            gathering.free(connection, table.id, seat)
    elif table.status == "playing" and others:
        for seat in held:
            happenings.add(connection, table.id, happenings.LEFT, seat, name=FORMER)
            chairs.vacate(connection, table, seat)
            muting.forget(connection, table, seat)
    elif table.status == "playing" and held:
        laying.break_off(connection, table.id, table.seq)


def pass_on(connection: Connection, player: str, names: Collection[str]) -> None:
    """Whoever sits longest at a table becomes its host; one that has the player's name has none."""
    hosted = select(TABLES.c.id, TABLES.c.name).where(TABLES.c.host == player)
    for table_id, called in connection.execute(hosted).all():
        there = select(SITTINGS.c.player).where(
            SITTINGS.c.table_id == table_id, sittings.OPEN, SITTINGS.c.player != player
        )
        heir = connection.execute(there.order_by(SITTINGS.c.number).limit(1)).scalar()
        kept = "" if any(name.lower() in called.lower() for name in names) else called
        queries.set_table(connection, table_id, host=heir or "", name=kept)


# Rows


def remove(connection: Connection, player: str) -> None:
    """Nothing is kept under the player any more; what others share is somebody's without a name."""
    nobody = new_id()
    until = {"until": now_of(connection)}
    mine = SITTINGS.c.player == player
    connection.execute(update(SITTINGS).where(mine, sittings.OPEN).values(**until))
    connection.execute(update(SITTINGS).where(mine).values(player=nobody))
    connection.execute(update(RESULTS).where(RESULTS.c.player == player).values(player=nobody))
    connection.execute(update(RATINGS).where(RATINGS.c.player == player).values(player=nobody))
    connection.execute(update(CLOCKS).where(CLOCKS.c.player == player).values(player=""))
    ways = connection.execute(select(CHANNELS.c.id).where(CHANNELS.c.player == player))
    for channel in ways.scalars().all():
        channels.remove(connection, channel)
    for column in GOES:
        connection.execute(delete(column.table).where(column == player))
    blocking.forget(connection, player)
    reporting.forget(connection, player)
    theirs = or_(PLAYERS.c.id == player, PLAYERS.c.merged_into == player)
    connection.execute(delete(PLAYERS).where(theirs))
