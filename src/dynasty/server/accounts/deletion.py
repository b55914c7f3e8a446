"""Delete a player with all their data; the games of other players continue."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import AsyncExitStack, suppress
from functools import partial
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, or_, select, update

from dynasty.kernel import DynastyError
from dynasty.server.accounts.own_account import Account
from dynasty.server.clock import current_time
from dynasty.server.db import (
    blocks,
    reports,
    stored_tables,
    table_events,
    table_transactions,
    votes,
)
from dynasty.server.db import (
    notification_channels as db_notification_channels,
)
from dynasty.server.db import tables as db_tables
from dynasty.server.db.database import announce_change
from dynasty.server.db.erasure import (
    NameCopies,
    anonymise_seat,
    blank_chat,
    find_name_copies,
    names_at_seat,
    seat_occupancies,
)
from dynasty.server.db.player_merge import table_ids_of_player
from dynasty.server.db.schema import (
    CHANNELS,
    CLOCKS,
    HOLIDAYS,
    IS_SITTING,
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
from dynasty.server.db.table_transactions import close_unstarted
from dynasty.server.http.secrets import new_id
from dynasty.server.model.room import Table
from dynasty.server.model.table_status import OVER_STATUSES, TableStatus
from dynasty.server.tables import mutes
from dynasty.server.tables import seats as tables_seats
from dynasty.server.tables import waiting_tables as tables_waiting
from dynasty.text import FORMER_PLAYER_MARK

COLUMNS_TO_DELETE: Final = (NOTICES.c.player, HOLIDAYS.c.player, LEARNT.c.player, KEYS.c.player)


class DeletionResult(NamedTuple):
    """The tables that need work after a player was deleted."""

    tables: frozenset[str]
    over: frozenset[str]
    bots: frozenset[str]  # where a bot has to continue


async def delete_own_player(account: Account) -> None:
    """Delete the caller's player; a bot takes over their seats at tables with other people."""
    service, player = account.service, account.player
    traces = await service.db.read(partial(find_name_copies, player=player))
    async with AsyncExitStack() as locks:
        for room in sorted(service.rooms.values(), key=lambda room: room.id):
            if player in room.holders or player == room.host:
                await locks.enter_async_context(room.lock)
        gone = await service.db.write(partial(delete_player, player=player, traces=traces))
    service.key_cache.forget()
    service.clocks_changed.set()
    for table in gone.tables:
        await service.refresh(table)
    for table in gone.bots:
        with suppress(DynastyError):  # a table that cannot be loaded needs no bots
            await service.room(table)
    for table in gone.over:
        service.snapshots.keep(table)


def delete_player(connection: Connection, player: str, traces: NameCopies) -> DeletionResult:
    """Delete a player in one transaction and return the tables that need work.

    Results and sittings remain under a random id without a row.
    """
    ids = sorted(
        {*table_ids_of_player(connection, player), *reserved_table_ids(connection, player)}
    )
    sat = seat_occupancies(connection, player)
    names = [names_at_seat(connection, player, one) for one in sat]
    for one in sat:
        blank_chat(connection, one)
    for table in stored_tables.stored_tables(connection, ids):
        leave_table(connection, table, player)
    for one, known in zip(sat, names, strict=True):
        anonymise_seat(connection, one, known, traces)
    for table_id, made in traces.keepsakes.items():
        stored_tables.save_final_snapshot(connection, table_id, made)
    for proposal in votes.proposals_of_tables(connection, ids):
        about = any((one.table, one.seat) == (proposal.table, proposal.of) for one in sat)
        if about or proposal.player == player:
            votes.delete_proposal(connection, proposal)
    replace_host(connection, player, {name for known in names for name in known})
    delete_player_rows(connection, player)
    named = {*ids, *(copy for table in ids for copy in traces.branches.get(table, ()))}
    for table_id in sorted(named):
        announce_change(connection, table_id)
    ended = select(TABLES.c.id).where(TABLES.c.id.in_(ids), TABLES.c.status.in_(OVER_STATUSES))
    over = frozenset(connection.execute(ended).scalars())
    return DeletionResult(
        frozenset(named), over, frozenset(db_tables.tables_awaiting_bots(connection)) & {*ids}
    )


def reserved_table_ids(connection: Connection, player: str) -> list[str]:
    """Return the ids of the tables that reserve a seat for the player."""
    found = select(SEATS.c.table_id).where(SEATS.c.kept_for == player)
    return list(connection.execute(found).scalars())


# Tables


def leave_table(connection: Connection, table: Table, player: str) -> None:
    """Take the player off a table: a bot takes over, or the table ends if no other person plays."""
    held = sorted(table.holders.get(player, ()))
    others = any(seats for other, seats in table.holders.items() if other != player)
    kept = update(SEATS).where(SEATS.c.table_id == table.id, SEATS.c.kept_for == player)
    connection.execute(kept.values(kept_for="", name=""))
    if table.status == TableStatus.WAITING:
        if table.host == player:
            close_unstarted(connection, table.id)
        for seat in held:
            table_events.add_event(
                connection, table.id, table_events.LEFT, seat, name=FORMER_PLAYER_MARK
            )
            tables_waiting.free_seat(connection, table.id, seat)
    elif table.status == TableStatus.PLAYING and others:
        for seat in held:
            table_events.add_event(
                connection, table.id, table_events.LEFT, seat, name=FORMER_PLAYER_MARK
            )
            tables_seats.leave_seat_to_bot(connection, table, seat)
            mutes.clear_mutes(connection, table, seat)
    elif table.status == TableStatus.PLAYING and held:
        table_transactions.end_table_early(connection, table.id, table.seq)


def replace_host(connection: Connection, player: str, names: Collection[str]) -> None:
    """Make the person who sits longest at each of the player's tables its host; clear its name.

    The name is cleared only if it contains a name of the player.
    """
    hosted = select(TABLES.c.id, TABLES.c.name).where(TABLES.c.host == player)
    for table_id, called in connection.execute(hosted).all():
        there = select(SITTINGS.c.player).where(
            SITTINGS.c.table_id == table_id, IS_SITTING, SITTINGS.c.player != player
        )
        heir = connection.execute(there.order_by(SITTINGS.c.number).limit(1)).scalar()
        kept = "" if any(name.lower() in called.lower() for name in names) else called
        db_tables.update_table(connection, table_id, host=heir or "", name=kept)


# Rows


def delete_player_rows(connection: Connection, player: str) -> None:
    """Delete the player's rows; move shared rows to a random id."""
    nobody = new_id()
    until = {"until": current_time(connection)}
    mine = SITTINGS.c.player == player
    connection.execute(update(SITTINGS).where(mine, IS_SITTING).values(**until))
    connection.execute(update(SITTINGS).where(mine).values(player=nobody))
    connection.execute(update(RESULTS).where(RESULTS.c.player == player).values(player=nobody))
    connection.execute(update(RATINGS).where(RATINGS.c.player == player).values(player=nobody))
    connection.execute(update(CLOCKS).where(CLOCKS.c.player == player).values(player=""))
    ways = connection.execute(select(CHANNELS.c.id).where(CHANNELS.c.player == player))
    for channel in ways.scalars().all():
        db_notification_channels.delete_channel(connection, channel)
    for column in COLUMNS_TO_DELETE:
        connection.execute(delete(column.table).where(column == player))
    blocks.delete_blocks(connection, player)
    reports.delete_reports(connection, player)
    theirs = or_(PLAYERS.c.id == player, PLAYERS.c.merged_into == player)
    connection.execute(delete(PLAYERS).where(theirs))
