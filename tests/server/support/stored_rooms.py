"""Tables of the template's game as rows of a database, with people who sit there."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, insert, select

from dynasty.server.db import seats as db_seats
from dynasty.server.db import table_transactions
from dynasty.server.db.schema import CHANNELS, NOTICES, PLAYERS
from dynasty.server.model.room import LogEntry, Room
from tests.server.support.fake_clock import MORNING
from tests.server.support.tea_rooms import next_entry, tea_room


def add_player(connection: Connection, player: str, notified: bool = False) -> None:
    """Somebody new; whoever is notified has a mailbox."""
    connection.execute(insert(PLAYERS).values(id=player, name="", created=MORNING))
    if notified:
        texts = dict.fromkeys(("form", "prefix", "secret", "code", "problem", "site"), "")
        values = {"id": player, "player": player, "kind": "mail", "address": player}
        state = {"state": "good", "language": "en", "created": MORNING}
        connection.execute(insert(CHANNELS).values(**texts, **values, **state))


def stored_room(connection: Connection, *players: str, notified: bool = False, **more: Any) -> Room:
    """A new table; at each seat of a person sits a player who is called like the seat's number."""
    return save_room(connection, tea_room(*players, **more), notified)


def save_room(connection: Connection, room: Room, notified: bool = False) -> Room:
    dump = room.game.dump(room.match.state)
    table_transactions.insert_whole_table(connection, room, [], [], dump, None)
    known = set(connection.execute(select(PLAYERS.c.id)).scalars())
    for player, seats in room.holders.items():
        if player not in known:
            add_player(connection, player, notified)
        for seat in seats:
            db_seats.occupy_seat(connection, room.id, seat, player)
    return room


def notices(connection: Connection, kind: str) -> list[tuple[str, int, str]]:
    """Who is to be notified of things of this kind: player, number and what it is about."""
    found = select(NOTICES.c.player, NOTICES.c.seq, NOTICES.c.about).where(NOTICES.c.kind == kind)
    return [tuple(row) for row in connection.execute(found.order_by(NOTICES.c.id))]


def save_choice(connection: Connection, room: Room, **more: Any) -> LogEntry:
    """The next choice at the table, made and saved."""
    entry = next_entry(room)
    room.catch_up([entry])
    values: dict[str, Any] = {
        "dump": room.game.dump(room.match.state),
        "facts": None,
        "jobs": (),
        "moment": None,
        **more,
    }
    table_transactions.save_entry(
        connection, room.id, entry, room.status, room.standing(), room.asked(), **values
    )
    return entry
