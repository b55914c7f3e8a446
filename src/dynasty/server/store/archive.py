"""What the database keeps of tables beyond their log: lists, resumes and endings."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, RowMapping, Text, cast, delete, insert, select, update

from dynasty.server.after import endings, results
from dynasty.server.daytime import now_of
from dynasty.server.learning import lesson_store
from dynasty.server.pace import clockwork
from dynasty.server.seats import proposals, sittings
from dynasty.server.store import queries
from dynasty.server.store.schema import ENDINGS, RESUMES, TABLES
from dynasty.server.store.storage import announce
from dynasty.server.tables import turns
from dynasty.server.tables.room import SPECTATOR, Chair, Edition, Entry, Resume, Room
from dynasty.server.tables.stored import Ending, Fault, Stored
from dynasty.server.tables.terms import Terms

OUTSIDE = (
    TABLES.c.id,
    TABLES.c.game,
    TABLES.c.version,
    TABLES.c.components,
    TABLES.c.seed,
    cast(TABLES.c.options, Text).label("options"),  # read here: one damaged row spoils no list
    TABLES.c.status,
    TABLES.c.speed,
    TABLES.c.seq,
    TABLES.c.moves,
    TABLES.c.asked,
    TABLES.c.created,
    TABLES.c.updated,
    TABLES.c.host,
    TABLES.c.invitation,
    TABLES.c.salt,
    cast(TABLES.c.terms, Text).label("terms"),
    TABLES.c.listed,
    TABLES.c.language,
    TABLES.c.name,
    TABLES.c.rematch_of,
    TABLES.c.paused,
)


def stored(connection: Connection, table_ids: Sequence[str]) -> list[Stored]:
    """The tables of these ids that there are, last changed first."""
    rows = connection.execute(
        select(*OUTSIDE).where(TABLES.c.id.in_(table_ids)).order_by(TABLES.c.updated.desc())
    ).mappings()
    chairs = queries.chairs_of(connection, table_ids)
    resumes = last_resumes(connection, table_ids)
    seated = sittings.sitting(connection, table_ids)
    lessons = lesson_store.lessons_of(connection, table_ids)
    proposed = proposals.of_tables(connection, table_ids)
    again = rematches(connection, table_ids)
    found = []
    for row in rows:
        table = from_row(row, chairs.get(row["id"], []), resumes.get(row["id"]))
        table.lesson, table.rematch = lessons.get(table.id), again.get(table.id, "")
        if table.lesson is not None and table.resumed is not None:
            table.lesson.left = True  # its record fits the moves no longer
        table.proposals = [one for one in proposed if one.table == table.id]
        table.seat_holders(row for row in seated if row["table_id"] == table.id)
        found.append(table)
    timings = clockwork.read(connection, {table.id: table.terms for table in found})
    for table in found:
        table.timings = timings.get(table.id, {})
    return found


def from_row(row: RowMapping, chairs: list[Chair], resumed: Resume | None) -> Stored:
    edition = Edition(row["game"], row["version"], row["components"])
    seed, options, terms, fault = laid_with(row)
    return Stored(
        id=row["id"],
        edition=edition if resumed is None else resumed.edition,
        chairs=chairs,
        options=options,
        seed=seed,
        terms=terms,
        listed=row["listed"],
        language=row["language"],
        name=row["name"],
        rematch_of=row["rematch_of"],
        paused=row["paused"],
        status=row["status"],
        speed=row["speed"],
        created=row["created"],
        updated=row["updated"],
        host=row["host"],
        invitation=row["invitation"],
        salt=row["salt"],
        seq=row["seq"],
        resumed=resumed,
        waiting=[int(seat) for seat in row["asked"].split()],
        moves=row["moves"],
        fault=fault,
    )


def rematches(connection: Connection, table_ids: Sequence[str]) -> dict[str, str]:
    """By table: the one that plays it again."""
    found = select(TABLES.c.rematch_of, TABLES.c.id).where(TABLES.c.rematch_of.in_(table_ids))
    return {row[0]: row[1] for row in connection.execute(found)}


def laid_with(row: RowMapping) -> tuple[int, dict[str, str], Terms, Fault | None]:
    """The seed, the options and the terms, or that they are damaged."""
    try:
        terms = Terms.read(json.loads(row["terms"]))
        return int(row["seed"]), dict(json.loads(row["options"])), terms, None
    except (TypeError, ValueError):
        return 0, {}, Terms(watching="nobody"), Fault("stored")


def start_of(connection: Connection, table: Stored) -> str | None:
    """The dump that the log starts from, as text; None if it starts from the set-up."""
    found = select(cast(TABLES.c.origin, Text)).where(TABLES.c.id == table.id)
    if table.resumed is not None:
        found = select(cast(RESUMES.c.dump, Text)).where(
            RESUMES.c.table_id == table.id, RESUMES.c.seq == table.resumed.seq
        )
    origin: str | None = connection.execute(found).scalar()
    return origin


# Resumes


def last_resumes(connection: Connection, table_ids: Sequence[str]) -> dict[str, Resume]:
    """How tables last went on where their log did not replay."""
    rows = connection.execute(
        select(
            RESUMES.c.table_id,
            TABLES.c.game,
            RESUMES.c.version,
            RESUMES.c.components,
            RESUMES.c.seq,
            RESUMES.c.reason,
            RESUMES.c.kept,
        )
        .join(TABLES, TABLES.c.id == RESUMES.c.table_id)
        .where(RESUMES.c.table_id.in_(table_ids))
        .order_by(RESUMES.c.seq)
    )
    return {
        table_id: Resume(seq, Edition(game, version, components), reason, kept)
        for table_id, game, version, components, seq, reason, kept in rows
    }


def add_resume(connection: Connection, room: Room) -> None:
    """Say in the log that the table went on, and keep the position that it goes on from."""
    resume, now = room.resumed, now_of(connection)
    assert resume is not None
    marker = Entry(resume.seq, "resume", SPECTATOR, str(resume.kept), None)
    queries.add_entry(connection, room.id, marker, now)
    connection.execute(
        insert(RESUMES).values(
            table_id=room.id,
            seq=resume.seq,
            version=resume.edition.version,
            components=resume.edition.components,
            reason=resume.reason,
            kept=resume.kept,
            dump=room.origin,
        )
    )
    assert room.origin is not None
    queries.keep_dump(connection, room.id, resume.seq, room.origin)
    connection.execute(
        update(TABLES)
        .where(TABLES.c.id == room.id)
        .values(status=room.status, updated=now, **room.standing())
    )
    turns.follow(connection, room.id, room.asked(), room.seq)
    clockwork.settle(connection, room.id)
    announce(connection, room.id)


# Endings


def keep_ending(connection: Connection, table_id: str, facts: Mapping[str, Any]) -> None:
    """What is left of a table that ended, and what everybody made of it."""
    connection.execute(delete(ENDINGS).where(ENDINGS.c.table_id == table_id))
    connection.execute(insert(ENDINGS).values(table_id=table_id, **facts))
    results.keep(connection, table_id, facts["scores"])


def keep_keepsake(
    connection: Connection, table_id: str, keepsake: bytes, record: str | None = None
) -> None:
    """What was drawn; unless the record that it was drawn from has changed since."""
    drawn = update(ENDINGS).where(ENDINGS.c.table_id == table_id)
    if record is not None:
        drawn = drawn.where(ENDINGS.c.record == record)
    connection.execute(drawn.values(keepsake=keepsake))


def keepsake(connection: Connection, table_id: str) -> bytes | None:
    """As it is packed."""
    found = select(ENDINGS.c.keepsake).where(ENDINGS.c.table_id == table_id)
    packed: bytes | None = connection.execute(found).scalar()
    return packed


def ending(connection: Connection, table_id: str) -> Ending | None:
    """What was stored when the table ended; None if that is nothing, or damaged."""
    found = select(
        ENDINGS.c.record,
        cast(ENDINGS.c.scores, Text).label("scores"),
        ENDINGS.c.told,
        ENDINGS.c.keepsake,
    )
    row = connection.execute(found.where(ENDINGS.c.table_id == table_id)).mappings().first()
    return None if row is None else endings.read_ending(dict(row))


def has_ending(connection: Connection, table_id: str) -> bool:
    found = select(ENDINGS.c.table_id).where(ENDINGS.c.table_id == table_id)
    return connection.execute(found).first() is not None


def undrawn(connection: Connection, table_id: str) -> tuple[Edition, str] | None:
    """The edition and the record of a table that is over and lacks its keepsake."""
    row = connection.execute(
        select(TABLES.c.game, ENDINGS.c.version, ENDINGS.c.components, ENDINGS.c.record)
        .join(TABLES, TABLES.c.id == ENDINGS.c.table_id)
        .where(ENDINGS.c.table_id == table_id, ENDINGS.c.keepsake.is_(None))
    ).first()
    return None if row is None else (Edition(row[0], row[1], row[2]), row[3])


def tables_without_keepsake(connection: Connection) -> list[str]:
    """Tables that are over and of which not all is kept."""
    whole = select(ENDINGS.c.table_id).where(ENDINGS.c.keepsake.is_not(None))
    rows = connection.execute(
        select(TABLES.c.id).where(TABLES.c.status.in_(results.OVER), TABLES.c.id.not_in(whole))
    )
    return [row[0] for row in rows]
