"""What the server asks of its database, a function per question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import (
    Connection,
    RowMapping,
    Text,
    bindparam,
    cast,
    delete,
    func,
    insert,
    select,
    update,
)

from dynasty.server.daytime import now_of
from dynasty.server.store.schema import CHAT, DUMPS, LOG, SEATS, TABLES
from dynasty.server.store.storage import announce
from dynasty.server.tables import turns
from dynasty.server.tables.room import INSTEAD, OFFERED, OPEN, SPENT, Chair, Entry, Room

# What every choice writes, prepared once: making a statement costs more than running it.
ADD_ENTRY = insert(LOG)
DROP_DUMP = delete(DUMPS).where(DUMPS.c.table_id == bindparam("of"))
ADD_DUMP = insert(DUMPS)
STANDING = ("status", "updated", "seq", "moves", "asked", "awaits_bot")
SET_STANDING = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("of"))
    .values({name: bindparam(f"new_{name}") for name in STANDING})
)


def add_table(connection: Connection, room: Room) -> None:
    """Lay a new table: its row and its chairs."""
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
    """Use a link up; what it was good for, which is nothing if somebody was faster."""
    for kind in (OPEN, OFFERED, INSTEAD):
        this = SEATS.c.token == token, SEATS.c.link == kind
        if connection.execute(update(SEATS).where(*this).values(link=SPENT)).rowcount:
            return kind
    return SPENT


def table_row(connection: Connection, table_id: str) -> RowMapping | None:
    """What may change of a table while it is open."""
    changing = (TABLES.c.status, TABLES.c.speed, TABLES.c.updated, TABLES.c.host, TABLES.c.paused)
    return connection.execute(select(*changing).where(TABLES.c.id == table_id)).mappings().first()


def chairs(connection: Connection, table_id: str) -> list[Chair]:
    return chairs_of(connection, [table_id]).get(table_id, [])


def chairs_of(connection: Connection, table_ids: Sequence[str]) -> dict[str, list[Chair]]:
    """By table, by seat."""
    rows = connection.execute(
        select(SEATS).where(SEATS.c.table_id.in_(table_ids)).order_by(SEATS.c.seat)
    ).mappings()
    found: dict[str, list[Chair]] = {}
    for row in rows:
        chair = Chair(**{k: v for k, v in row.items() if k != "table_id"})
        found.setdefault(row["table_id"], []).append(chair)
    return found


def entries(connection: Connection, table_id: str, after: int = 0) -> list[Entry]:
    rows = connection.execute(
        select(LOG.c.seq, LOG.c.kind, LOG.c.seat, LOG.c.choice, LOG.c.key, LOG.c.by)
        .where(LOG.c.table_id == table_id, LOG.c.seq > after)
        .order_by(LOG.c.seq)
    )
    return [Entry(*row) for row in rows]


def last_dump(connection: Connection, table_id: str) -> RowMapping | None:
    """The latest position, its dump as text."""
    found = select(DUMPS.c.seq, cast(DUMPS.c.dump, Text).label("dump"))
    return connection.execute(found.where(DUMPS.c.table_id == table_id)).mappings().first()


def append(
    connection: Connection, table_id: str, entry: Entry, status: str, standing: Mapping[str, Any]
) -> None:
    """One more entry of the log, and what it makes of the table."""
    now = now_of(connection)
    add_entry(connection, table_id, entry, now)
    changed = {"status": status, "updated": now, **standing}
    values = {f"new_{name}": changed[name] for name in STANDING}
    connection.execute(SET_STANDING, {"of": table_id, **values})
    announce(connection, table_id)


def add_entry(connection: Connection, table_id: str, entry: Entry, now: float) -> None:
    connection.execute(ADD_ENTRY, {"table_id": table_id, "at": now, **vars(entry)})


def keep_dump(connection: Connection, table_id: str, seq: int, dump: Mapping[str, Any]) -> None:
    """The position after so many entries, in place of an older one."""
    connection.execute(DROP_DUMP, {"of": table_id})
    connection.execute(ADD_DUMP, {"table_id": table_id, "seq": seq, "dump": dump})


def set_standing(connection: Connection, room: Room) -> None:
    """Where the table stands, unless somebody has written more since."""
    behind = TABLES.c.id == room.id, TABLES.c.seq <= room.seq
    if connection.execute(update(TABLES).where(*behind).values(**room.standing())).rowcount:
        turns.follow(connection, room.id, room.asked(), room.seq)


def set_table(connection: Connection, table_id: str, **values: Any) -> None:
    connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(**values))
    announce(connection, table_id)


def set_chair(connection: Connection, table_id: str, seat: int, **values: Any) -> None:
    connection.execute(
        update(SEATS).where(SEATS.c.table_id == table_id, SEATS.c.seat == seat).values(**values)
    )
    announce(connection, table_id)


def table_of_invitation(connection: Connection, invitation: str) -> str | None:
    """The table that this link offers; what nobody could have read off a link offers none."""
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
        select(TABLES.c.id).where(TABLES.c.awaits_bot, TABLES.c.status == "playing")
    )
    return [row[0] for row in rows]


def add_chat(connection: Connection, table_id: str, seat: int, text: str, sign: str = "") -> int:
    """One more line; gives its number."""
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
            at=now_of(connection),
            sign=sign,
        )
    )
    announce(connection, table_id)
    return number


def chat(connection: Connection, table_id: str, most: int = 200) -> list[dict[str, Any]]:
    """What was said last, oldest first."""
    rows = connection.execute(
        select(CHAT.c.number, CHAT.c.seat, CHAT.c.text, CHAT.c.at, CHAT.c.sign)
        .where(CHAT.c.table_id == table_id)
        .order_by(CHAT.c.number.desc())
        .limit(most)
    ).mappings()
    return [dict(row) for row in rows][::-1]
