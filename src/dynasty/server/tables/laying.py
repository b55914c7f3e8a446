"""How a table is laid and how it goes on: what the hall hands to the writer of the store."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dynasty.server.daytime import now_of
from dynasty.server.learning import lesson_store
from dynasty.server.learning.learnt import Learnt
from dynasty.server.pace import clockwork
from dynasty.server.pace.clockwork import Moment
from dynasty.server.pace.timing import Timing
from dynasty.server.people import players
from dynasty.server.post import notices
from dynasty.server.seats import sittings
from dynasty.server.store import archive, queries
from dynasty.server.store.storage import Work
from dynasty.server.tables import happenings, turns
from dynasty.server.tables.room import Entry, Room


def add_all(
    connection: Any,
    room: Room,
    own: Sequence[int],
    log: Sequence[Entry],
    dump: dict[str, Any],
    facts: dict[str, Any] | None,
) -> dict[int, Timing]:
    """A new table with its host's seats, its position and its first choices, all or nothing."""
    queries.add_table(connection, room)
    if room.rematch_of is not None:
        happenings.add(connection, room.rematch_of, happenings.REMATCH, table=room.id)
        notices.pose_all(connection, room.rematch_of, notices.REMATCH, 0, room.id)
    if room.terms.by_chance and room.status == "playing":
        happenings.add(connection, room.id, happenings.DRAWN)
    for seat in own:
        sittings.hold(connection, room.id, seat, room.host)
    named = [room.chairs[seat].name for seat in own if room.chairs[seat].name]
    if named and room.origin is None:
        players.set_name(connection, room.host, named[0])
    for entry in log:
        queries.add_entry(connection, room.id, entry, room.created)
    queries.keep_dump(connection, room.id, room.seq, dump)
    turns.follow(connection, room.id, room.asked(), room.seq)
    if room.lesson is not None:
        lesson_store.add_lesson(connection, room.id, room.lesson)
    if facts is not None:
        archive.keep_ending(connection, room.id, facts)
    return clockwork.settle(connection, room.id) if room.terms.clock else {}


def break_off(connection: Any, table_id: str, seq: int) -> None:
    """A table is over before its game is."""
    over = {"status": "ended", "asked": "", "awaits_bot": False}
    queries.set_table(connection, table_id, updated=now_of(connection), **over)
    turns.follow(connection, table_id, [], seq)
    clockwork.settle(connection, table_id)


def append_entry(
    connection: Any,
    table_id: str,
    entry: Entry,
    status: str,
    standing: dict[str, Any],
    asked: Sequence[int],
    dump: dict[str, Any] | None,
    facts: dict[str, Any] | None,
    learnt: Sequence[Learnt],
    moment: Moment | None,
    also: Work[None] | None = None,
) -> dict[int, Timing]:
    """One more entry of the log, with all that comes of it; a dump if others are asked now.

    At a table with clocks these are settled, and told: that is its moment.
    """
    queries.append(connection, table_id, entry, status, standing)
    if dump is not None:
        queries.keep_dump(connection, table_id, entry.seq, dump)
        turns.follow(connection, table_id, asked, entry.seq)
    if facts is not None:
        archive.keep_ending(connection, table_id, facts)
        notices.pose_all(connection, table_id, notices.OVER, entry.seq)
    lesson_store.add_learnt(connection, learnt)
    if also is not None:
        also(connection)
    return clockwork.settle(connection, table_id, moment) if moment else {}
