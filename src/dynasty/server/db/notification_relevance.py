"""Check whether notices are still relevant before they are sent."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sqlalchemy import Connection, Select, literal, select

from dynasty.server.clock import current_time
from dynasty.server.db import notifications
from dynasty.server.db.notifications import TURN_KINDS, NoticeContent
from dynasty.server.db.schema import CONSENTS, SEATS, SITTINGS, TABLES, TURNS
from dynasty.server.model.room import PERSON
from dynasty.server.model.table_status import OVER_STATUSES, TableStatus


def is_still_relevant(connection: Connection, told: NoticeContent, player: str) -> bool:
    """Return whether the player still has the seat and the notice still applies."""
    statuses = (
        OVER_STATUSES
        if told.kind in (notifications.KIND_OVER, notifications.KIND_REMATCH)
        else (TableStatus.PLAYING,)
    )
    sits = (
        select(literal(1))
        .select_from(SITTINGS)
        .join(TABLES, TABLES.c.id == SITTINGS.c.table_id)
        .where(SITTINGS.c.table_id == told.table_id, SITTINGS.c.seat == told.seat)
        .where(SITTINGS.c.player == player, SITTINGS.c.until.is_(None))
        .where(TABLES.c.status.in_(statuses))
    )
    if not has_row(connection, sits):
        return False
    check = RELEVANCE_CHECKS.get(told.kind)
    return check is None or check(connection, told, player)


def has_row(connection: Connection, found: Select[int]) -> bool:
    return connection.execute(found.limit(1)).first() is not None


def is_turn_open(connection: Connection, told: NoticeContent, player: str) -> bool:
    """Return whether the turn is still open and no bot replaces the player."""
    same_seat = (SEATS.c.table_id == TURNS.c.table_id) & (SEATS.c.seat == TURNS.c.seat)
    turn = select(literal(1)).select_from(TURNS).join(SEATS, same_seat)
    this = turn.where(TURNS.c.table_id == told.table_id, TURNS.c.seat == told.seat)
    in_person = SEATS.c.player == PERSON, SEATS.c.stand_in == ""
    return has_row(connection, this.where(TURNS.c.since_seq == told.seq, *in_person))


def is_consent_open(connection: Connection, told: NoticeContent, player: str) -> bool:
    """Return whether the proposal is open and this seat has not agreed."""
    this = CONSENTS.c.id == told.about, CONSENTS.c.until > current_time(connection)
    answers = connection.execute(select(CONSENTS.c.answers).where(*this)).scalar()
    return answers is not None and told.seat not in answers


def is_end_wanted(connection: Connection, told: NoticeContent, player: str) -> bool:
    """Return whether another seat wants to end the game and this one does not."""
    at_table = SEATS.c.table_id == told.table_id, SEATS.c.wants_end
    wanting = set(connection.execute(select(SEATS.c.seat).where(*at_table)).scalars())
    return bool(wanting) and told.seat not in wanting


def is_seat_reserved(connection: Connection, told: NoticeContent, player: str) -> bool:
    """Return whether a seat of the new table is still reserved for the player."""
    kept = select(literal(1)).select_from(SEATS).join(TABLES, TABLES.c.id == SEATS.c.table_id)
    waits = TABLES.c.id == told.about, TABLES.c.status == TableStatus.WAITING
    return has_row(connection, kept.where(*waits, SEATS.c.kept_for == player))


def is_chat_unread(connection: Connection, told: NoticeContent, player: str) -> bool:
    """Return whether the player has not read the chat up to this line."""
    seat = SEATS.c.table_id == told.table_id, SEATS.c.seat == told.seat
    behind = select(literal(1)).select_from(SEATS).where(*seat, SEATS.c.read_chat < told.seq)
    return has_row(connection, behind)


RELEVANCE_CHECKS: Final[Mapping[str, Callable[[Connection, NoticeContent, str], bool]]] = {
    **dict.fromkeys(TURN_KINDS, is_turn_open),
    notifications.KIND_CONSENT: is_consent_open,
    notifications.KIND_END: is_end_wanted,
    notifications.KIND_REMATCH: is_seat_reserved,
    notifications.KIND_NAMED: is_chat_unread,
}
