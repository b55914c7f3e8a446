"""What happens to the seats of a table beside the game: kept in order, said to everybody there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from operator import itemgetter
from typing import Any

from sqlalchemy import Connection, func, insert, select

from dynasty.server.daytime import now_of
from dynasty.server.pace import zones
from dynasty.server.post import notices
from dynasty.server.shapes import gather_models, models
from dynasty.server.store import queries
from dynasty.server.store.schema import HAPPENINGS
from dynasty.server.store.storage import announce
from dynasty.server.tables.room import SPECTATOR
from dynasty.text import Words

REPLACED = "replaced"  # a bot found no answer; the rules' answer for an absent player stands
STANDS_IN = "stands-in"  # the host let a bot play for somebody
LEFT_TO_BOT = "left-to-bot"  # somebody let a bot play for themselves
IS_BACK = "is-back"
GIVEN_BACK = "given-back"  # the host ended what a bot played for somebody
INVITED = "invited"  # the host invites somebody else to the seat of who stays away
NEW_PLAYER = "new-player"  # somebody took the seat of who stayed away
OFFERED = "offered"  # somebody looks for who takes over their seat
TAKEN_OVER = "taken-over"
SAT_DOWN = "sat-down"
LEFT = "left"  # for good; a bot plays on, if the game has begun
REMOVED = "removed"  # by the host, before it began
FILLED = "filled"  # the host let a bot take a free seat
STARTED = "started"
DRAWN = "drawn"  # chance has said who sits where
CLOSED = "closed"  # before it began
SEED_CHOSEN = "seed"
REMATCH = "rematch"  # another table is laid to play it again
GOES_ON = "goes-on"  # somebody ended a pause
PAUSE_OVER = "pause-over"  # it has lasted for two weeks
HOLIDAY = "holiday"  # somebody is away, as they said
LATE = "late"  # free time and reserve are used up
TIME_UP = "time-up"  # a bot plays the turn of somebody who is late
STAYS_AWAY = "stays-away"  # after two such turns in a row it plays on
MOST = 200
DONE = "done"  # what all agreed to
# Somebody else plays there now: everybody at the table is told, wherever they are.
SEAT_CHANGES = (STANDS_IN, NEW_PLAYER, TAKEN_OVER, LEFT, STAYS_AWAY)
SEATS_PASSED = ("away", "mine")  # the same by consent


def add(
    connection: Connection, table_id: str, kind: str, seat: int = SPECTATOR, **details: str
) -> None:
    """One more; of a seat, or of the table as a whole."""
    append(connection, table_id, kind, seat, **details)


def append(
    connection: Connection, table_id: str, kind: str, seat: int = SPECTATOR, **details: str
) -> int:
    """The same; gives its number."""
    last = connection.execute(
        select(func.max(HAPPENINGS.c.number)).where(HAPPENINGS.c.table_id == table_id)
    ).scalar()
    number: int = (last or 0) + 1
    connection.execute(
        insert(HAPPENINGS).values(
            table_id=table_id,
            number=number,
            at=now_of(connection),
            seat=seat,
            kind=kind,
            details=details,
        )
    )
    announce(connection, table_id)
    if kind in SEAT_CHANGES or (kind == DONE and details.get("what") in SEATS_PASSED):
        notices.pose_all(connection, table_id, notices.SEAT, number)
    return number


def one(connection: Connection, table_id: str, number: int) -> dict[str, Any] | None:
    """The happening of this number."""
    this = HAPPENINGS.c.table_id == table_id, HAPPENINGS.c.number == number
    row = connection.execute(select(HAPPENINGS).where(*this)).mappings().first()
    return None if row is None else dict(row)


def add_once(
    connection: Connection, table_id: str, kind: str, seat: int = SPECTATOR, **details: str
) -> None:
    """The same, unless it was the last thing that happened."""
    last = of_table(connection, table_id, most=1)
    if not last or (last[0]["kind"], last[0]["seat"]) != (kind, seat):
        add(connection, table_id, kind, seat, **details)


def of_table(connection: Connection, table_id: str, most: int = MOST) -> list[dict[str, Any]]:
    """What happened last, oldest first."""
    rows = connection.execute(
        select(HAPPENINGS)
        .where(HAPPENINGS.c.table_id == table_id)
        .order_by(HAPPENINGS.c.number.desc())
        .limit(most)
    ).mappings()
    return [dict(row) for row in rows][::-1]


def told(rows: Iterable[Mapping[str, Any]], words: Words) -> list[gather_models.Happening]:
    """As a reader reads it."""
    return [
        gather_models.Happening(
            number=row["number"],
            at=row["at"],
            seat=row["seat"],
            kind=row["kind"],
            values=row["details"],
            text=sentence(row, words),
        )
        for row in rows
    ]


def sentence(row: Mapping[str, Any], words: Words) -> str:
    """In the reader's words; a kind that they do not know stands as it is."""
    bot, what = row["details"].get("bot", ""), row["details"].get("what", "")
    key = f"told-{row['kind']}-{what}" if what else f"told-{row['kind']}"
    if not words.has(key):
        return str(row["kind"])
    player = words.say(f"player-{bot}") if bot else ""
    known = words.called(row["details"].get("name", ""))  # who left has no seat any more
    name = known or words.seat(row["seat"])
    until = row["details"].get("until")
    date = "" if until is None else zones.day(words, int(until), zones.NOWHERE)
    return words.say(key, seat=name, bot=player, until=date)


def all_said(connection: Connection, table_id: str) -> list[dict[str, Any]]:
    """What people said and what happened between, oldest first."""
    rows = [*queries.chat(connection, table_id, MOST), *of_table(connection, table_id)]
    return sorted(rows, key=itemgetter("at"))


def lines(rows: Iterable[Mapping[str, Any]], words: Words) -> list[models.ChatLine]:
    """All of it as a reader reads it; the house has no name."""
    return [
        models.ChatLine(
            number=0 if "kind" in row else row["number"],
            seat=SPECTATOR if "kind" in row else row["seat"],
            name="" if "kind" in row else words.seat(row["seat"]),
            text=sentence(row, words) if "kind" in row else said(row, words),
            at=row["at"],
            sign=row.get("sign", ""),
        )
        for row in rows
    ]


def said(row: Mapping[str, Any], words: Words) -> str:
    """What somebody said: a sign in the reader's words, a text as it is."""
    sign, text = row["sign"], str(row["text"])
    if not sign and not text:
        return words.say("chat-emptied")
    return words.say(f"sign-{sign}") if sign and words.has(f"sign-{sign}") else text
