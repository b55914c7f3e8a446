"""Actions at a table outside the game: agree to end it, notes, bot speed, branches."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Any

from dynasty import bots
from dynasty.kernel import Match
from dynasty.server.db import notifications, stored_tables, table_transactions
from dynasty.server.db import tables as db_tables
from dynasty.server.http.parsing import clean_name
from dynasty.server.model import table_outcome
from dynasty.server.model.branches import dump_with_branch
from dynasty.server.model.new_table import SeatSpec, TableSpec
from dynasty.server.model.room import PERSON, SPECTATOR, Room
from dynasty.server.model.table_status import TableStatus
from dynasty.server.tables.record_import import replay_upload
from dynasty.server.tables.service import TableService
from dynasty.server.thread_pools import POSITIONS_POOL


async def agree_to_end(service: TableService, room: Room, seat: int, wants: bool) -> None:
    """Record a vote to end the table; end it when all people who play in person want that."""
    async with service.change(room) as change:
        people = [c for c in room.chairs if c.player == PERSON and not c.stand_in]
        agreed = all(wants if c.seat == seat else c.wants_end for c in people)
        ends = agreed and room.status == TableStatus.PLAYING
        facts = table_outcome.ending_columns(room) if ends else {}

        def work(connection: Any) -> None:
            db_tables.update_seat(connection, room.id, seat, wants_end=wants)
            if wants and not ends:
                others = [c.seat for c in people if c.seat != seat and not c.wants_end]
                notifications.enqueue_notices(
                    connection, room.id, others, notifications.KIND_END, room.seq
                )
            if ends:
                table_transactions.end_table_early(connection, room.id, room.seq)
                stored_tables.save_ending(connection, room.id, facts)
                notifications.enqueue_for_all(
                    connection, room.id, notifications.KIND_OVER, room.seq
                )

        await change.write(work)
        room.chairs[seat].wants_end = wants
        if ends:
            room.status, room.updated = TableStatus.ENDED, service.clock.now()
            service.snapshots.keep(room.id)
            room.timings = {}


async def set_speed(service: TableService, room: Room, speed: int) -> None:
    async with service.change(room, players=False) as change:
        await change.write(partial(db_tables.update_table, table_id=room.id, speed=speed))
        room.speed = speed


async def skip_to_person(room: Room) -> None:
    """Let bots play without waiting until a person is asked."""
    room.skipping = True


async def write_notes(service: TableService, room: Room, seat: int, text: str) -> None:
    async with service.change(room, pages=False) as change:
        work = partial(db_tables.update_seat, table_id=room.id, seat=seat, notes=text)
        await change.write(work)
        room.chairs[seat].notes = text


def match_after_moves(room: Room, number: int | None) -> Match:
    """Return the match after this number of moves, or as it is now."""
    if number is None or number >= len(room.match.moves):
        return room.match
    past = Match(room.game, room.match.seats, room.seed, room.options, room.match.origin)
    past.replay(room.match.choices()[: max(0, number)])
    return past


async def create_branch(
    service: TableService, room: Room, seat: int, number: int, bot: str, host: str, caller: str = ""
) -> Room:
    """Create a table from a position: the true one if the game is over, else as the seat knows it.

    Spectators take the seat that is asked there.
    """
    room.terms.check_branching(over=room.status != TableStatus.PLAYING)
    async with room.lock:
        game, past = room.game, await POSITIONS_POOL.run(match_after_moves, room, number)
        state = past.state
        if room.status == TableStatus.PLAYING:
            state = game.imagine(state, seat, secrets.randbits(63))
        origin = dump_with_branch(game.dump(state), room.id, len(past.moves))
        names = room.names()
    asked = [decision.seat for decision in state.decisions] or [0]
    own = seat if seat != SPECTATOR else asked[0]
    wishes = [
        SeatSpec(PERSON, names[q]) if q == own else SeatSpec(bot, names[q])
        for q in range(len(names))
    ]
    laid, _ = await service.create_table(
        TableSpec(game.name, wishes, host, room.options, origin=origin, caller=caller, own=[own])
    )
    return laid


async def create_from_record(service: TableService, text: str, host: str, caller: str = "") -> Room:
    """Create a table from a record, to look at or to branch from."""
    record, finished = await replay_upload(
        service.record_workers, service.settings, text, caller or host
    )
    wishes = [
        SeatSpec(entry.player if entry.player in bots.BOT_NAMES else PERSON, clean_name(entry.name))
        for entry in record.seats
    ]
    laid, _ = await service.create_table(
        TableSpec(
            record.game,
            wishes,
            host,
            record.options,
            record.seed,
            origin=None if record.origin is None else dict(record.origin),
            choices=record.choices,
            status=TableStatus.FINISHED if finished else TableStatus.ENDED,
            caller=caller,
        )
    )
    return laid
