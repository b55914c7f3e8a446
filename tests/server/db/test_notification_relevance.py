"""Notices: sent only if what they say is still so, and to those whom it still concerns."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import Connection, update

from dynasty.server.db import notifications, votes
from dynasty.server.db import seats as db_seats
from dynasty.server.db.notification_relevance import is_still_relevant
from dynasty.server.db.notifications import NoticeContent
from dynasty.server.db.schema import SEATS, TABLES
from dynasty.server.model.proposal import Proposal
from dynasty.server.model.room import Room
from dynasty.server.model.table_status import TableStatus
from tests.server.support.fake_clock import MORNING, FakeClock
from tests.server.support.stored_rooms import save_choice, stored_room

ANN = "player-0"


@pytest.fixture
def room(connection: Connection) -> Room:
    return stored_room(connection)


def relevant(
    connection: Connection, room: Room, kind: str, seq: int = 0, about: str = "", seat: int = 0
) -> bool:
    told = NoticeContent(room.id, seat, kind, seq, about)
    return is_still_relevant(connection, told, f"player-{seat}")


def set_seat(connection: Connection, seat: int, **values: Any) -> None:
    connection.execute(update(SEATS).where(SEATS.c.seat == seat).values(**values))


@pytest.mark.parametrize("kind", notifications.TURN_KINDS)
def test_a_turn_is_open_until_it_is_answered(connection: Connection, room: Room, kind: str) -> None:
    assert relevant(connection, room, kind)
    assert not relevant(connection, room, kind, seq=5)  # it is another turn by now
    while 0 in room.asked():
        assert relevant(connection, room, kind)
        save_choice(connection, room)
    assert not relevant(connection, room, kind)
    while 0 not in room.asked():
        save_choice(connection, room)
    assert not relevant(connection, room, kind)
    assert relevant(connection, room, kind, room.seq)


def test_while_a_bot_stands_in_nobody_has_to_be_told(connection: Connection, room: Room) -> None:
    set_seat(connection, 0, stand_in="novice")
    assert not relevant(connection, room, notifications.KIND_TURN)
    assert relevant(connection, room, notifications.KIND_BEGINS)


def test_who_has_left_is_told_nothing(connection: Connection, room: Room) -> None:
    db_seats.vacate_seat(connection, room.id, 0)
    db_seats.occupy_seat(connection, room.id, 0, "eve")
    assert not relevant(connection, room, notifications.KIND_TURN)
    told = NoticeContent(room.id, 0, notifications.KIND_TURN, 0)
    assert is_still_relevant(connection, told, "eve")


@pytest.mark.parametrize(
    ("status", "over", "playing"),
    [
        (TableStatus.PLAYING, False, True),
        (TableStatus.FINISHED, True, False),
        (TableStatus.ENDED, True, False),
    ],
)
def test_the_end_is_told_of_what_is_over_and_all_else_of_what_is_not(
    connection: Connection, room: Room, status: TableStatus, over: bool, playing: bool
) -> None:
    connection.execute(update(TABLES).values(status=status))
    assert relevant(connection, room, notifications.KIND_OVER) == over
    assert relevant(connection, room, notifications.KIND_SEAT) == playing
    assert relevant(connection, room, notifications.KIND_TURN) == playing


def test_a_proposal_is_told_until_one_has_agreed_or_it_has_expired(
    connection: Connection, room: Room, clock: FakeClock
) -> None:
    kind, until = notifications.KIND_CONSENT, MORNING + 60
    proposal = Proposal("p", room.id, "undo", 1, "player-1", until, frozenset({1}), {})
    assert not relevant(connection, room, kind, about="p")
    votes.insert_proposal(connection, proposal)
    assert relevant(connection, room, kind, about="p")
    assert not relevant(connection, room, kind, about="p", seat=1)
    clock.advance(60)
    assert not relevant(connection, room, kind, about="p")


def test_the_wish_to_end_is_told_to_those_who_do_not_share_it(
    connection: Connection, room: Room
) -> None:
    kind = notifications.KIND_END
    assert not relevant(connection, room, kind)
    set_seat(connection, 1, wants_end=True)
    assert relevant(connection, room, kind)
    assert not relevant(connection, room, kind, seat=1)
    set_seat(connection, 0, wants_end=True)
    assert not relevant(connection, room, kind)


def test_a_rematch_is_told_as_long_as_it_waits_with_a_seat(
    connection: Connection, room: Room
) -> None:
    kind = notifications.KIND_REMATCH
    again = stored_room(connection, status=TableStatus.WAITING)
    connection.execute(
        update(TABLES).where(TABLES.c.id == room.id).values(status=TableStatus.FINISHED)
    )
    assert not relevant(connection, room, kind, about=again.id)
    kept = update(SEATS).where(SEATS.c.table_id == again.id, SEATS.c.seat == 1)
    connection.execute(kept.values(kept_for=ANN))
    assert relevant(connection, room, kind, about=again.id)
    assert not relevant(connection, room, kind, about=again.id, seat=1)
    begun = update(TABLES).where(TABLES.c.id == again.id)
    connection.execute(begun.values(status=TableStatus.PLAYING))
    assert not relevant(connection, room, kind, about=again.id)


def test_a_mention_is_told_until_it_is_read(connection: Connection, room: Room) -> None:
    kind = notifications.KIND_NAMED
    set_seat(connection, 0, read_chat=3)
    assert [relevant(connection, room, kind, seq) for seq in (3, 4)] == [False, True]
