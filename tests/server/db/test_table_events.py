"""Table events: numbered, told to those whom they concern, and never twice in a row."""

from __future__ import annotations

import pytest
from sqlalchemy import Connection

from dynasty.server.db import notifications, table_events
from dynasty.server.db import tables as db_tables
from tests.server.support.fake_clock import MORNING, FakeClock
from tests.server.support.stored_rooms import notices, stored_room


@pytest.fixture
def table(connection: Connection) -> str:
    return stored_room(connection, "person", "person", notified=True).id


def told(connection: Connection, table: str) -> list[tuple[int, str, int]]:
    events = table_events.latest_events(connection, table)
    return [(event["number"], event["kind"], event["seat"]) for event in events]


def test_events_are_numbered_at_each_table(
    connection: Connection, table: str, clock: FakeClock
) -> None:
    other = stored_room(connection, "person", "person").id
    table_events.add_event(connection, table, table_events.STARTED)
    clock.advance(60)
    number = table_events.add_numbered_event(connection, table, table_events.HOLIDAY, 1, until="5")
    table_events.add_event(connection, other, table_events.STARTED)
    assert told(connection, table) == [(1, "started", -1), (2, "holiday", 1)]
    assert told(connection, other) == [(1, "started", -1)]
    event = table_events.event_by_number(connection, table, number)
    assert event is not None
    assert (event["at"], event["details"]) == (MORNING + 60, {"until": "5"})
    assert table_events.event_by_number(connection, table, 3) is None


def test_only_the_latest_events_are_listed_oldest_first(connection: Connection, table: str) -> None:
    for number in range(5):
        table_events.add_event(connection, table, table_events.LATE, number % 2)
    latest = table_events.latest_events(connection, table, most=2)
    assert [event["number"] for event in latest] == [4, 5]


def test_the_same_is_not_told_twice_in_a_row(connection: Connection, table: str) -> None:
    for kind, seat in [("late", 0), ("late", 0), ("late", 1), ("late", 0), ("is-back", 0)]:
        table_events.add_event_once(connection, table, kind, seat)
    assert [entry[1:] for entry in told(connection, table)] == [
        ("late", 0),
        ("late", 1),
        ("late", 0),
        ("is-back", 0),
    ]


@pytest.mark.parametrize(
    ("kind", "details", "count"),
    [
        (table_events.TAKEN_OVER, {}, 2),
        (table_events.STAYS_AWAY, {}, 2),
        (table_events.DONE, {"what": "away"}, 2),
        (table_events.DONE, {"what": "undo"}, 0),
        (table_events.SAT_DOWN, {}, 0),
    ],
)
def test_all_are_notified_when_somebody_else_plays_a_seat(
    connection: Connection, table: str, kind: str, details: dict[str, str], count: int
) -> None:
    number = table_events.add_numbered_event(connection, table, kind, 0, **details)
    found = notices(connection, notifications.KIND_SEAT)
    assert found == [(f"player-{seat}", number, "") for seat in range(count)]


def test_chat_and_events_are_told_in_the_order_of_time(
    connection: Connection, table: str, clock: FakeClock
) -> None:
    table_events.add_event(connection, table, table_events.STARTED)
    clock.advance(1)
    db_tables.insert_chat_line(connection, table, 0, "Hello")
    clock.advance(1)
    table_events.add_event(connection, table, table_events.LATE, 1)
    rows = table_events.chat_and_events(connection, table)
    assert [row.get("text") or row["kind"] for row in rows] == ["started", "Hello", "late"]
