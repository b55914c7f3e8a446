"""Table events: what happens to the seats of a table outside the game, shown to all players."""

from __future__ import annotations

from operator import itemgetter
from typing import Any

from sqlalchemy import Connection, func, insert, select

from dynasty.server.clock import current_time
from dynasty.server.db import notifications
from dynasty.server.db import tables as db_tables
from dynasty.server.db.database import announce_change
from dynasty.server.db.schema import HAPPENINGS
from dynasty.server.model.room import SPECTATOR

REPLACED = "replaced"  # a bot found no answer; the default choice was played
STANDS_IN = "stands-in"  # the host let a bot play for a player
LEFT_TO_BOT = "left-to-bot"  # a player let a bot play for them
IS_BACK = "is-back"
GIVEN_BACK = "given-back"  # the host ended a bot's play for a player
INVITED = "invited"  # the host offers an absent player's seat to others
NEW_PLAYER = "new-player"  # another player took an absent player's seat
OFFERED = "offered"  # a player offers their own seat to others
TAKEN_OVER = "taken-over"
SAT_DOWN = "sat-down"
LEFT = "left"  # for good; a bot plays on, if the game has begun
REMOVED = "removed"  # by the host, before it began
FILLED = "filled"  # the host let a bot take a free seat
STARTED = "started"
DRAWN = "drawn"  # the seat order was drawn at random
CLOSED = "closed"  # before it began
SEED_CHOSEN = "seed"
REMATCH = "rematch"  # another table was created as a rematch
GOES_ON = "goes-on"  # a player ended a pause
PAUSE_OVER = "pause-over"  # the pause has lasted for two weeks
HOLIDAY = "holiday"  # a player is on holiday
LATE = "late"  # free time and reserve are used up
TIME_UP = "time-up"  # a bot plays the turn of a late player
STAYS_AWAY = "stays-away"  # after two such turns in a row the bot plays on
MAX_LISTED_EVENTS = 200
DONE = "done"  # all players agreed to a proposal
# Another player or bot plays there now: all players at the table are notified.
SEAT_CHANGE_KINDS = (STANDS_IN, NEW_PLAYER, TAKEN_OVER, LEFT, STAYS_AWAY)
SEAT_CHANGE_PROPOSALS = ("away", "mine")  # proposals that have the same effect


def add_event(
    connection: Connection, table_id: str, kind: str, seat: int = SPECTATOR, **details: str
) -> None:
    """Add an event of a seat, or of the whole table."""
    add_numbered_event(connection, table_id, kind, seat, **details)


def add_numbered_event(
    connection: Connection, table_id: str, kind: str, seat: int = SPECTATOR, **details: str
) -> int:
    """Add an event and return its number."""
    last = connection.execute(
        select(func.max(HAPPENINGS.c.number)).where(HAPPENINGS.c.table_id == table_id)
    ).scalar()
    number: int = (last or 0) + 1
    connection.execute(
        insert(HAPPENINGS).values(
            table_id=table_id,
            number=number,
            at=current_time(connection),
            seat=seat,
            kind=kind,
            details=details,
        )
    )
    announce_change(connection, table_id)
    if kind in SEAT_CHANGE_KINDS or (kind == DONE and details.get("what") in SEAT_CHANGE_PROPOSALS):
        notifications.enqueue_for_all(connection, table_id, notifications.KIND_SEAT, number)
    return number


def event_by_number(connection: Connection, table_id: str, number: int) -> dict[str, Any] | None:
    """Return the event with this number, or None."""
    this = HAPPENINGS.c.table_id == table_id, HAPPENINGS.c.number == number
    row = connection.execute(select(HAPPENINGS).where(*this)).mappings().first()
    return None if row is None else dict(row)


def add_event_once(
    connection: Connection, table_id: str, kind: str, seat: int = SPECTATOR, **details: str
) -> None:
    """Add an event unless the last event has the same kind and seat."""
    last = latest_events(connection, table_id, most=1)
    if not last or (last[0]["kind"], last[0]["seat"]) != (kind, seat):
        add_event(connection, table_id, kind, seat, **details)


def latest_events(
    connection: Connection, table_id: str, most: int = MAX_LISTED_EVENTS
) -> list[dict[str, Any]]:
    """Return the latest events of a table, oldest first."""
    rows = connection.execute(
        select(HAPPENINGS)
        .where(HAPPENINGS.c.table_id == table_id)
        .order_by(HAPPENINGS.c.number.desc())
        .limit(most)
    ).mappings()
    return [dict(row) for row in rows][::-1]


def chat_and_events(connection: Connection, table_id: str) -> list[dict[str, Any]]:
    """Return the latest chat lines and events of a table, oldest first."""
    rows = [
        *db_tables.latest_chat_lines(connection, table_id, MAX_LISTED_EVENTS),
        *latest_events(connection, table_id),
    ]
    return sorted(rows, key=itemgetter("at"))
