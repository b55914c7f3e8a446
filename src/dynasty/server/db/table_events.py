"""Table events: what happens to the seats of a table outside the game, shown to all players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from operator import itemgetter
from typing import Any

from sqlalchemy import Connection, func, insert, select

from dynasty.server.api.schemas import play
from dynasty.server.api.schemas import waiting as schemas_waiting
from dynasty.server.clock import current_time
from dynasty.server.db import notifications
from dynasty.server.db import tables as db_tables
from dynasty.server.db.database import announce_change
from dynasty.server.db.schema import HAPPENINGS
from dynasty.server.model import timezones
from dynasty.server.model.room import SPECTATOR
from dynasty.text import Translator

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


def event_models(
    rows: Iterable[Mapping[str, Any]], words: Translator
) -> list[schemas_waiting.Happening]:
    """Return events as API models with a sentence in the reader's language."""
    return [
        schemas_waiting.Happening(
            number=row["number"],
            at=row["at"],
            seat=row["seat"],
            kind=row["kind"],
            values=row["details"],
            text=event_sentence(row, words),
        )
        for row in rows
    ]


def event_sentence(row: Mapping[str, Any], words: Translator) -> str:
    """Return an event as a sentence in the reader's language, or its kind if there is no text."""
    bot, what = row["details"].get("bot", ""), row["details"].get("what", "")
    key = f"told-{row['kind']}-{what}" if what else f"told-{row['kind']}"
    if not words.has(key):
        return str(row["kind"])
    player = words.say(f"player-{bot}") if bot else ""
    known = words.called(row["details"].get("name", ""))  # a player who left has no seat any more
    name = known or words.seat(row["seat"])
    until = row["details"].get("until")
    date = "" if until is None else timezones.day_text(words, int(until), timezones.DEFAULT_ZONE)
    return words.say(key, seat=name, bot=player, until=date)


def chat_and_events(connection: Connection, table_id: str) -> list[dict[str, Any]]:
    """Return the latest chat lines and events of a table, oldest first."""
    rows = [
        *db_tables.latest_chat_lines(connection, table_id, MAX_LISTED_EVENTS),
        *latest_events(connection, table_id),
    ]
    return sorted(rows, key=itemgetter("at"))


def chat_models(rows: Iterable[Mapping[str, Any]], words: Translator) -> list[play.ChatLine]:
    """Return chat lines and events as API models; an event has no seat name."""
    return [
        play.ChatLine(
            number=0 if "kind" in row else row["number"],
            seat=SPECTATOR if "kind" in row else row["seat"],
            name="" if "kind" in row else words.seat(row["seat"]),
            text=event_sentence(row, words) if "kind" in row else chat_line_text(row, words),
            at=row["at"],
            sign=row.get("sign", ""),
        )
        for row in rows
    ]


def chat_line_text(row: Mapping[str, Any], words: Translator) -> str:
    """Return the text of a chat line; a sign is translated into the reader's language."""
    sign, text = row["sign"], str(row["text"])
    if not sign and not text:
        return words.say("chat-emptied")
    return words.say(f"sign-{sign}") if sign and words.has(f"sign-{sign}") else text
