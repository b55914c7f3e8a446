"""All that the server keeps of a player, as a zip of JSON; no secret, nothing of others."""

from __future__ import annotations

import io
import json
from collections.abc import Mapping
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

from sqlalchemy import ColumnElement, Connection, Select, Table, and_, select

from dynasty.server.after.past import own_seats
from dynasty.server.store.schema import (
    BLOCKS,
    CHANNELS,
    CHAT,
    ENDINGS,
    HOLIDAYS,
    KEYS,
    LEARNT,
    PLAYERS,
    RATINGS,
    REPORTS,
    RESULTS,
    SEATS,
    SITTINGS,
    TABLES,
)

KEY_FACTS = (KEYS.c.kind, KEYS.c.label, KEYS.c.created, KEYS.c.seen, KEYS.c.expires)
WAY_FACTS = (CHANNELS.c.kind, CHANNELS.c.form, CHANNELS.c.address, CHANNELS.c.created)
REPORT_FACTS = (REPORTS.c.at, REPORTS.c.about, REPORTS.c.table_id, REPORTS.c.line, REPORTS.c.why)
TABLE_FACTS = (
    TABLES.c.id,
    TABLES.c.name,
    TABLES.c.game,
    TABLES.c.status,
    TABLES.c.created,
    TABLES.c.updated,
)


def package(connection: Connection, player: str) -> bytes:
    """The zip: a file for each kind of thing, and the record of every game that is over."""
    packed = io.BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as files:
        for name, found in questions(player).items():
            rows = [dict(row) for row in connection.execute(found).mappings()]
            files.writestr(f"{name}.json", json.dumps(rows, indent=1, ensure_ascii=False))
        for table, record in connection.execute(records(player)):
            files.writestr(f"records/{table}.json", record)
    return packed.getvalue()


def questions(player: str) -> Mapping[str, Select[Any]]:
    """By file: what is kept under the player, and what they wrote."""
    here = SITTINGS.c.player == player
    return {
        "player": select(PLAYERS).where(PLAYERS.c.id == player),
        "keys": select(*KEY_FACTS).where(KEYS.c.player == player),
        "channels": select(*WAY_FACTS).where(CHANNELS.c.player == player),
        "holidays": select(HOLIDAYS).where(HOLIDAYS.c.player == player),
        "learnt": select(LEARNT).where(LEARNT.c.player == player),
        "sittings": select(SITTINGS).where(here),
        "results": select(RESULTS).where(RESULTS.c.player == player),
        "ratings": select(RATINGS).where(RATINGS.c.player == player),
        "blocks": select(BLOCKS).where(BLOCKS.c.player == player),
        "reports": select(*REPORT_FACTS).where(REPORTS.c.by == player),
        "hosted": select(*TABLE_FACTS).where(TABLES.c.host == player),
        "chat": select(CHAT).join(SITTINGS, at_seat(CHAT)).where(here, said_while_there()),
        "plans": select(SEATS.c.table_id, SEATS.c.seat, SEATS.c.plan)
        .join(SITTINGS, at_seat(SEATS))
        .where(here, SITTINGS.c.until.is_(None), SEATS.c.plan.is_not(None)),
        "notes": select(SEATS.c.table_id, SEATS.c.seat, SEATS.c.notes)
        .join(SITTINGS, at_seat(SEATS))
        .where(here, SITTINGS.c.until.is_(None), SEATS.c.notes != ""),
    }


def at_seat(table: Table) -> ColumnElement[bool]:
    return and_(table.c.table_id == SITTINGS.c.table_id, table.c.seat == SITTINGS.c.seat)


def said_while_there() -> ColumnElement[bool]:
    """Lines of the seat from before and after belong to others."""
    left = SITTINGS.c.until.is_not(None) & (CHAT.c.at > SITTINGS.c.until)
    return (CHAT.c.at >= SITTINGS.c.since) & ~left


def records(player: str) -> Select[Any]:
    """The record of every table that is over and where the player still has a seat."""
    mine = own_seats(player)
    found = select(ENDINGS.c.table_id, ENDINGS.c.record)
    return found.join(mine, mine.c.table_id == ENDINGS.c.table_id).where(mine.c.holds == 1)
