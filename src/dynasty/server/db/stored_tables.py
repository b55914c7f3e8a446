"""Stored tables: lists, resumes, endings and final snapshots."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, RowMapping, Text, cast, delete, insert, select, update

from dynasty.server.db import clocks as db_clocks
from dynasty.server.db import lessons as db_lessons
from dynasty.server.db import results, votes
from dynasty.server.db import seats as db_seats
from dynasty.server.db import tables as db_tables
from dynasty.server.db.schema import ENDINGS, RESUMES, TABLES
from dynasty.server.model import table_outcome
from dynasty.server.model.room import Edition, TableResume, TableSeat
from dynasty.server.model.stored_table import Ending, StoredTable, TableFault
from dynasty.server.model.table_settings import Terms
from dynasty.server.model.table_status import OVER_STATUSES

STORED_TABLE_COLUMNS = (
    TABLES.c.id,
    TABLES.c.game,
    TABLES.c.version,
    TABLES.c.components,
    TABLES.c.seed,
    cast(TABLES.c.options, Text).label("options"),  # parsed later: a list survives damaged rows
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
    TABLES.c.revision,
)


def stored_tables(connection: Connection, table_ids: Sequence[str]) -> list[StoredTable]:
    """Return the stored tables with these ids, last changed first; skip unknown ids."""
    rows = connection.execute(
        select(*STORED_TABLE_COLUMNS)
        .where(TABLES.c.id.in_(table_ids))
        .order_by(TABLES.c.updated.desc())
    ).mappings()
    chairs = db_tables.seats_by_table(connection, table_ids)
    resumes = last_resumes(connection, table_ids)
    seated = db_seats.seat_occupants(connection, table_ids)
    lessons = db_lessons.read_lessons(connection, table_ids)
    proposed = votes.proposals_of_tables(connection, table_ids)
    again = rematch_ids(connection, table_ids)
    found = []
    for row in rows:
        table = stored_table_from_row(row, chairs.get(row["id"], []), resumes.get(row["id"]))
        table.lesson, table.rematch = lessons.get(table.id), again.get(table.id, "")
        if table.lesson is not None and table.resumed is not None:
            table.lesson.left = True  # its record does not fit the moves any more
        table.proposals = [one for one in proposed if one.table == table.id]
        table.set_holders(row for row in seated if row["table_id"] == table.id)
        found.append(table)
    timings = db_clocks.read_clocks(connection, {table.id: table.terms for table in found})
    for table in found:
        table.timings = timings.get(table.id, {})
    return found


def stored_table_from_row(
    row: RowMapping, chairs: list[TableSeat], resumed: TableResume | None
) -> StoredTable:
    edition = Edition(row["game"], row["version"], row["components"])
    seed, options, terms, fault = parsed_settings(row)
    return StoredTable(
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
        revision=row["revision"],
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


def rematch_ids(connection: Connection, table_ids: Sequence[str]) -> dict[str, str]:
    """Return the rematch of each table that has one."""
    found = select(TABLES.c.rematch_of, TABLES.c.id).where(TABLES.c.rematch_of.in_(table_ids))
    return {row[0]: row[1] for row in connection.execute(found)}


def parsed_settings(row: RowMapping) -> tuple[int, dict[str, str], Terms, TableFault | None]:
    """Return the seed, options and terms of a table's row, or a fault if they are damaged."""
    try:
        terms = Terms.read(json.loads(row["terms"]))
        return int(row["seed"]), dict(json.loads(row["options"])), terms, None
    except (TypeError, ValueError):
        return 0, {}, Terms(watching="nobody"), TableFault("stored")


def starting_dump(connection: Connection, table: StoredTable) -> str | None:
    """Return the position that the log starts from, as text; None for the set-up."""
    found = select(cast(TABLES.c.origin, Text)).where(TABLES.c.id == table.id)
    if table.resumed is not None:
        found = select(cast(RESUMES.c.dump, Text)).where(
            RESUMES.c.table_id == table.id, RESUMES.c.seq == table.resumed.seq
        )
    origin: str | None = connection.execute(found).scalar()
    return origin


# Resumes


def last_resumes(connection: Connection, table_ids: Sequence[str]) -> dict[str, TableResume]:
    """Return the last resume of each table whose log could not be replayed."""
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
        table_id: TableResume(seq, Edition(game, version, components), reason, kept)
        for table_id, game, version, components, seq, reason, kept in rows
    }


# Endings


def save_ending(connection: Connection, table_id: str, facts: Mapping[str, Any]) -> None:
    """Save the record and scores of a table that ended, and the players' results."""
    connection.execute(delete(ENDINGS).where(ENDINGS.c.table_id == table_id))
    connection.execute(insert(ENDINGS).values(table_id=table_id, **facts))
    results.save_results(connection, table_id, facts["scores"])


def save_final_snapshot(
    connection: Connection, table_id: str, keepsake: bytes, record: str | None = None
) -> None:
    """Save a final snapshot, unless the record that it was drawn from has changed since."""
    drawn = update(ENDINGS).where(ENDINGS.c.table_id == table_id)
    if record is not None:
        drawn = drawn.where(ENDINGS.c.record == record)
    connection.execute(drawn.values(keepsake=keepsake))


def packed_snapshot(connection: Connection, table_id: str) -> bytes | None:
    """Return the compressed final snapshot, or None."""
    found = select(ENDINGS.c.keepsake).where(ENDINGS.c.table_id == table_id)
    packed: bytes | None = connection.execute(found).scalar()
    return packed


def stored_ending(connection: Connection, table_id: str) -> Ending | None:
    """Return what was stored when the table ended; None if there is none or it is damaged."""
    found = select(
        ENDINGS.c.record,
        cast(ENDINGS.c.scores, Text).label("scores"),
        ENDINGS.c.told,
        ENDINGS.c.keepsake,
    )
    row = connection.execute(found.where(ENDINGS.c.table_id == table_id)).mappings().first()
    return None if row is None else table_outcome.read_ending(dict(row))


def has_ending(connection: Connection, table_id: str) -> bool:
    found = select(ENDINGS.c.table_id).where(ENDINGS.c.table_id == table_id)
    return connection.execute(found).first() is not None


def ending_without_snapshot(connection: Connection, table_id: str) -> tuple[Edition, str] | None:
    """Return the edition and record of a table that is over and has no final snapshot."""
    row = connection.execute(
        select(TABLES.c.game, ENDINGS.c.version, ENDINGS.c.components, ENDINGS.c.record)
        .join(TABLES, TABLES.c.id == ENDINGS.c.table_id)
        .where(ENDINGS.c.table_id == table_id, ENDINGS.c.keepsake.is_(None))
    ).first()
    return None if row is None else (Edition(row[0], row[1], row[2]), row[3])


def tables_without_snapshot(connection: Connection) -> list[str]:
    """Return the ids of tables that are over and have no final snapshot."""
    whole = select(ENDINGS.c.table_id).where(ENDINGS.c.keepsake.is_not(None))
    rows = connection.execute(
        select(TABLES.c.id).where(TABLES.c.status.in_(OVER_STATUSES), TABLES.c.id.not_in(whole))
    )
    return [row[0] for row in rows]
