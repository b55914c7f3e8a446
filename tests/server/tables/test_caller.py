"""Callers: the seats that they hold, and what they may do with others."""

from __future__ import annotations

import pytest

from dynasty.server.errors import AgainstTerms, Forbidden
from dynasty.server.model.room import SPECTATOR, Room
from dynasty.server.model.table_settings import Terms
from dynasty.server.model.table_status import TableStatus
from dynasty.server.tables.caller import Caller
from tests.server.support.tea_rooms import next_entry, tea_room

ANN, BOB, EVE, NOBODY = Caller("ann"), Caller("bob"), Caller("eve"), Caller()


@pytest.fixture
def room() -> Room:
    """Ann plays the first and the last seat, Bob the one between; somebody else is the host."""
    found = tea_room("person", "person", "person")
    found.holders = {"ann": {0, 2}, "bob": {1}}
    return found


def test_seats_are_those_that_one_holds(room: Room) -> None:
    assert [who.seats(room) for who in (ANN, BOB, EVE, NOBODY)] == [{0, 2}, {1}, set(), set()]


def test_nobody_is_not_the_host_of_a_table_without_one(room: Room) -> None:
    assert Caller("host").is_host(room)
    assert not ANN.is_host(room)
    room.host = ""
    assert not NOBODY.is_host(room)
    with pytest.raises(Forbidden):
        ANN.check_host(room)


def test_who_plays_hosts_or_is_expected_has_a_part(room: Room) -> None:
    room.chairs[1].kept_for = "eve"
    found = [who.has_part_in(room) for who in (ANN, Caller("host"), EVE, Caller("cat"), NOBODY)]
    assert found == [True, True, True, False, False]
    EVE.check_part(room)
    with pytest.raises(Forbidden) as raised:
        NOBODY.check_part(room)
    assert raised.value.key == "forbidden-party"


def test_one_acts_for_the_seat_that_is_asked(room: Room) -> None:
    assert set(room.asked()) == {0, 1, 2}
    assert (ANN.seat(room, None), BOB.seat(room, None)) == (0, 1)
    while 0 in room.asked():
        room.catch_up([next_entry(room)])
    assert ANN.seat(room, None) == 2
    room.status = TableStatus.ENDED
    assert ANN.seat(room, None) == 0
    assert ANN.seat(room, 2) == 2


def test_nobody_acts_for_the_seat_of_another(room: Room) -> None:
    with pytest.raises(Forbidden) as raised:
        BOB.seat(room, 0)
    assert raised.value.key == "forbidden-not-yours"
    assert EVE.seat(room, None) == ANN.seat(room, SPECTATOR) == SPECTATOR
    with pytest.raises(Forbidden):
        EVE.own_seat(room, None)
    assert BOB.own_seat(room, None) == 1


def test_once_the_game_is_over_one_may_branch_with_any_seat(room: Room) -> None:
    with pytest.raises(Forbidden):
        BOB.branch_seat(room, 0)
    room.status = TableStatus.FINISHED
    assert [EVE.branch_seat(room, seat) for seat in (0, 2)] == [0, 2]
    with pytest.raises(Forbidden):
        EVE.branch_seat(room, 3)
    assert BOB.branch_seat(room, None) == 1


def test_a_table_that_nobody_may_watch_is_seen_by_who_has_a_part(room: Room) -> None:
    room.terms = Terms(watching="nobody")
    ANN.check_watching(room)
    with pytest.raises(AgainstTerms):
        EVE.check_watching(room)
    room.listed, room.status = True, TableStatus.WAITING
    EVE.check_watching(room)  # anybody may sit down there
    room.status = TableStatus.PLAYING
    with pytest.raises(AgainstTerms):
        EVE.check_watching(room)
