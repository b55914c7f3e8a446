"""Queries and updates of tables, seats, links and chat lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import (
    Connection,
    RowMapping,
    func,
    insert,
    select,
    text,
    update,
)

from dynasty.server.clock import current_time
from dynasty.server.db.database import announce_change
from dynasty.server.db.schema import CHAT, SEATS, TABLES
from dynasty.server.model.room import (
    LINK_INSTEAD,
    LINK_OFFERED,
    LINK_OPEN,
    LINK_SPENT,
    Room,
    TableSeat,
)
from dynasty.server.model.table_status import TableStatus

SELECT_REVISIONS = text("SELECT id, revision FROM tables WHERE id = ANY(:ids)")


def insert_table(connection: Connection, room: Room) -> None:
    """Insert a new table and its seats."""
    connection.execute(
        insert(TABLES).values(
            id=room.id,
            game=room.game.name,
            version=room.game.version,
            components=room.game.box.digest,
            options=room.options,
            seed=str(room.seed),
            origin=room.origin,
            status=room.status,
            speed=room.speed,
            **room.standing(),
            created=room.created,
            updated=room.updated,
            host=room.host,
            invitation=room.invitation,
            salt=room.salt,
            terms=room.terms.as_data(),
            listed=room.listed,
            language=room.language,
            name=room.name,
            rematch_of=room.rematch_of,
        )
    )
    for chair in room.chairs:
        connection.execute(
            insert(SEATS).values(
                table_id=room.id,
                seat=chair.seat,
                name=chair.name,
                player=chair.player,
                stand_in=chair.stand_in,
                token=chair.token,
                link=chair.link,
                wants_end=False,
                notes="",
                kept_for=chair.kept_for,
            )
        )


def spend_link(connection: Connection, token: str) -> str:
    """Mark a seat's link as spent; return its former state, SPENT if it was spent already."""
    for kind in (LINK_OPEN, LINK_OFFERED, LINK_INSTEAD):
        this = SEATS.c.token == token, SEATS.c.link == kind
        if connection.execute(update(SEATS).where(*this).values(link=LINK_SPENT)).rowcount:
            return kind
    return LINK_SPENT


def changing_columns(connection: Connection, table_id: str) -> RowMapping | None:
    """Return the columns of a table that may change while it is open, or None."""
    changing = ("revision", "status", "speed", "updated", "host", "paused")
    found = select(*(TABLES.c[name] for name in changing)).where(TABLES.c.id == table_id)
    return connection.execute(found).mappings().first()


def table_revisions(connection: Connection, table_ids: Sequence[str]) -> dict[str, int]:
    """Return the revision of each table; PostgreSQL only."""
    rows = connection.execute(SELECT_REVISIONS, {"ids": list(table_ids)})
    return {row[0]: row[1] for row in rows}


def seats_of_table(connection: Connection, table_id: str) -> list[TableSeat]:
    return seats_by_table(connection, [table_id]).get(table_id, [])


def seats_by_table(connection: Connection, table_ids: Sequence[str]) -> dict[str, list[TableSeat]]:
    """Return the seats of each table, in order."""
    rows = connection.execute(
        select(SEATS).where(SEATS.c.table_id.in_(table_ids)).order_by(SEATS.c.seat)
    ).mappings()
    found: dict[str, list[TableSeat]] = {}
    for row in rows:
        chair = TableSeat(**{k: v for k, v in row.items() if k != "table_id"})
        found.setdefault(row["table_id"], []).append(chair)
    return found


def update_table(connection: Connection, table_id: str, **values: Any) -> None:
    connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(**values))
    announce_change(connection, table_id)


def update_seat(connection: Connection, table_id: str, seat: int, **values: Any) -> None:
    connection.execute(
        update(SEATS).where(SEATS.c.table_id == table_id, SEATS.c.seat == seat).values(**values)
    )
    announce_change(connection, table_id)


def table_of_invitation(connection: Connection, invitation: str) -> str | None:
    """Return the table with this invitation; None for text that cannot be one."""
    found = select(TABLES.c.id).where(TABLES.c.invitation == invitation)
    is_one = bool(invitation) and invitation.isprintable()
    return connection.execute(found).scalar() if is_one else None


def seat_of_token(connection: Connection, token: str) -> tuple[str, int] | None:
    row = connection.execute(
        select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.token == token)
    ).first()
    return None if row is None else (row[0], row[1])


def tables_awaiting_bots(connection: Connection) -> list[str]:
    rows = connection.execute(
        select(TABLES.c.id).where(TABLES.c.awaits_bot, TABLES.c.status == TableStatus.PLAYING)
    )
    return [row[0] for row in rows]


def has_said(connection: Connection, table_id: str, seat: int, text: str, after: int) -> bool:
    """Return whether the seat has said this in a line after that number."""
    found = select(CHAT.c.number).where(
        CHAT.c.table_id == table_id,
        CHAT.c.seat == seat,
        CHAT.c.text == text,
        CHAT.c.number > after,
    )
    return connection.execute(found.limit(1)).first() is not None


def insert_chat_line(
    connection: Connection, table_id: str, seat: int, text: str, sign: str = ""
) -> int:
    """Insert a chat line and return its number."""
    last = connection.execute(
        select(func.max(CHAT.c.number)).where(CHAT.c.table_id == table_id)
    ).scalar()
    number: int = (last or 0) + 1
    connection.execute(
        insert(CHAT).values(
            table_id=table_id,
            number=number,
            seat=seat,
            text=text,
            at=current_time(connection),
            sign=sign,
        )
    )
    announce_change(connection, table_id)
    return number


def latest_chat_lines(
    connection: Connection, table_id: str, most: int = 200
) -> list[dict[str, Any]]:
    """Return the latest chat lines, oldest first."""
    rows = connection.execute(
        select(CHAT.c.number, CHAT.c.seat, CHAT.c.text, CHAT.c.at, CHAT.c.sign)
        .where(CHAT.c.table_id == table_id)
        .order_by(CHAT.c.number.desc())
        .limit(most)
    ).mappings()
    return [dict(row) for row in rows][::-1]
