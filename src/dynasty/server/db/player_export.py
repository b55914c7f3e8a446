"""Export all data of a player as a zip of JSON files, without secrets or data of others."""

from __future__ import annotations

import io
import json
from collections.abc import Mapping
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

from sqlalchemy import ColumnElement, Connection, Select, Table, and_, select

from dynasty.server.db.past_games import own_seats
from dynasty.server.db.schema import (
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

KEY_COLUMNS = (KEYS.c.kind, KEYS.c.label, KEYS.c.created, KEYS.c.seen, KEYS.c.expires)
CHANNEL_COLUMNS = (CHANNELS.c.kind, CHANNELS.c.form, CHANNELS.c.address, CHANNELS.c.created)
REPORT_COLUMNS = (REPORTS.c.at, REPORTS.c.about, REPORTS.c.table_id, REPORTS.c.line, REPORTS.c.why)
TABLE_COLUMNS = (
    TABLES.c.id,
    TABLES.c.name,
    TABLES.c.game,
    TABLES.c.status,
    TABLES.c.created,
    TABLES.c.updated,
)


def export_player(connection: Connection, player: str) -> bytes:
    """Return the zip: a JSON file for each kind of data, and the record of each finished game."""
    packed = io.BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as files:
        for name, found in export_queries(player).items():
            rows = [dict(row) for row in connection.execute(found).mappings()]
            files.writestr(f"{name}.json", json.dumps(rows, indent=1, ensure_ascii=False))
        for table, record in connection.execute(records_query(player)):
            files.writestr(f"records/{table}.json", record)
    return packed.getvalue()


def export_queries(player: str) -> Mapping[str, Select[Any]]:
    """Return the queries for the player's data, by file name."""
    here = SITTINGS.c.player == player
    return {
        "player": select(PLAYERS).where(PLAYERS.c.id == player),
        "keys": select(*KEY_COLUMNS).where(KEYS.c.player == player),
        "channels": select(*CHANNEL_COLUMNS).where(CHANNELS.c.player == player),
        "holidays": select(HOLIDAYS).where(HOLIDAYS.c.player == player),
        "learnt": select(LEARNT).where(LEARNT.c.player == player),
        "sittings": select(SITTINGS).where(here),
        "results": select(RESULTS).where(RESULTS.c.player == player),
        "ratings": select(RATINGS).where(RATINGS.c.player == player),
        "blocks": select(BLOCKS).where(BLOCKS.c.player == player),
        "reports": select(*REPORT_COLUMNS).where(REPORTS.c.by == player),
        "hosted": select(*TABLE_COLUMNS).where(TABLES.c.host == player),
        "chat": select(CHAT)
        .join(SITTINGS, same_seat_condition(CHAT))
        .where(here, chat_time_condition()),
        "plans": select(SEATS.c.table_id, SEATS.c.seat, SEATS.c.plan)
        .join(SITTINGS, same_seat_condition(SEATS))
        .where(here, SITTINGS.c.until.is_(None), SEATS.c.plan.is_not(None)),
        "notes": select(SEATS.c.table_id, SEATS.c.seat, SEATS.c.notes)
        .join(SITTINGS, same_seat_condition(SEATS))
        .where(here, SITTINGS.c.until.is_(None), SEATS.c.notes != ""),
    }


def same_seat_condition(table: Table) -> ColumnElement[bool]:
    return and_(table.c.table_id == SITTINGS.c.table_id, table.c.seat == SITTINGS.c.seat)


def chat_time_condition() -> ColumnElement[bool]:
    """Return the condition that a line of chat dates from the player's time at the seat."""
    left = SITTINGS.c.until.is_not(None) & (CHAT.c.at > SITTINGS.c.until)
    return (CHAT.c.at >= SITTINGS.c.since) & ~left


def records_query(player: str) -> Select[Any]:
    """Return a query for the records of finished tables where the player still has a seat."""
    mine = own_seats(player)
    found = select(ENDINGS.c.table_id, ENDINGS.c.record)
    return found.join(mine, mine.c.table_id == ENDINGS.c.table_id).where(mine.c.holds == 1)
