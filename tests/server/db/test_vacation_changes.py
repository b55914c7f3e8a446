"""C7: changed vacations, with the clocks and events of all tables of a player."""

from __future__ import annotations

import pytest
from sqlalchemy import Connection

from dynasty.server.db import clocks, table_events, vacations
from dynasty.server.db import seats as db_seats
from dynasty.server.db.vacation_changes import MAX_AHEAD_MS, VacationChange, update_vacations
from dynasty.server.model.clock_settings import ClockWish
from dynasty.server.model.play_hours import DAY_MS, TimeSpan
from dynasty.server.model.room import Room
from dynasty.server.model.table_settings import Terms
from tests.server.support.fake_clock import MORNING, FakeClock
from tests.server.support.stored_rooms import stored_room

NOW = round(MORNING * 1000)
DAYS = Terms(
    clock=ClockWish(pace="day", opens="00:00", closes="00:00", holiday=7).agreed(),
    stand_in="nobody",
)
QUICK = Terms(clock=ClockWish(pace="quick").agreed())
ANN = "player-0"


@pytest.fixture
def room(connection: Connection) -> Room:
    """A table whose clocks count in days; both players are asked."""
    room = stored_room(connection, terms=DAYS)
    clocks.update_clocks(connection, room.id)
    return room


def spans(*found: TimeSpan) -> VacationChange:
    """The change to these vacations."""
    return lambda before, now: found


def events(connection: Connection, room: Room) -> list[tuple[str, int, dict[str, str]]]:
    found = table_events.latest_events(connection, room.id)
    return [(event["kind"], event["seat"], event["details"]) for event in found]


def used(connection: Connection, room: Room, seat: int) -> int:
    clocks.charge_clocks(connection, room.id)
    return clocks.read_table_clocks(connection, room.id, room.terms)[seat].clock.used


def test_c7_a_vacation_stops_the_players_clock_alone(
    connection: Connection, room: Room, clock: FakeClock
) -> None:
    changed = update_vacations(connection, ANN, spans((NOW, NOW + DAY_MS)))
    assert changed == [room.id]
    clock.advance(3600)
    assert [used(connection, room, seat) for seat in (0, 1)] == [0, 3_600_000]


def test_c7_time_before_the_change_is_charged(
    connection: Connection, room: Room, clock: FakeClock
) -> None:
    clock.advance(7200)
    update_vacations(connection, ANN, spans((NOW, NOW + DAY_MS)))
    clock.advance(3600)
    assert used(connection, room, 0) == 7_200_000


def test_c7_the_table_is_told_until_when_somebody_is_away(
    connection: Connection, room: Room
) -> None:
    end = NOW + DAY_MS
    update_vacations(connection, ANN, spans((end, end + DAY_MS)))
    assert events(connection, room) == []
    update_vacations(connection, ANN, spans((NOW, end), (end + 5, end + DAY_MS)))
    assert events(connection, room) == [(table_events.HOLIDAY, 0, {"until": str(end)})]


def test_c7_a_live_table_takes_no_notice(
    connection: Connection, room: Room, clock: FakeClock
) -> None:
    live = stored_room(connection, terms=QUICK)
    clocks.update_clocks(connection, live.id)
    changed = update_vacations(connection, ANN, spans((NOW, NOW + DAY_MS)))
    assert set(changed) == {room.id, live.id}
    assert events(connection, live) == []
    clock.advance(10)
    assert used(connection, live, 0) == 10_000


def test_tables_where_one_no_longer_sits_do_not_change(connection: Connection, room: Room) -> None:
    db_seats.vacate_seat(connection, room.id, 0)
    stored_room(connection)  # it has no clock
    assert update_vacations(connection, ANN, spans((NOW, NOW + DAY_MS))) == []


def test_a_change_is_made_of_what_is_not_long_past(connection: Connection) -> None:
    old, recent = (NOW - 2 * MAX_AHEAD_MS, NOW - MAX_AHEAD_MS), (NOW - 5, NOW - 1)
    vacations.save_vacations(connection, ANN, [old, recent])
    given: list[tuple[tuple[TimeSpan, ...], int]] = []

    def make(before: tuple[TimeSpan, ...], now: int) -> tuple[TimeSpan, ...]:
        given.append((before, now))
        return (*before, (NOW, NOW + 1))

    update_vacations(connection, ANN, make)
    assert given == [((recent,), NOW)]
    found = vacations.vacations_of_players(connection, [ANN])
    assert found == {ANN: (recent, (NOW, NOW + 1))}
