"""Does a notice still hold? What is over is not told."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sqlalchemy import Connection, Select, literal, select

from dynasty.server.after.results import OVER
from dynasty.server.daytime import now_of
from dynasty.server.post import notices
from dynasty.server.post.notices import OF_TURN, Told
from dynasty.server.store.schema import CONSENTS, SEATS, SITTINGS, TABLES, TURNS
from dynasty.server.tables.room import GATHERING, PERSON

PLAYING: Final = "playing"


def holds(connection: Connection, told: Told, player: str) -> bool:
    """Does the player still sit there, and is it still so?"""
    statuses = OVER if told.kind in (notices.OVER, notices.REMATCH) else (PLAYING,)
    sits = (
        select(literal(1))
        .select_from(SITTINGS)
        .join(TABLES, TABLES.c.id == SITTINGS.c.table_id)
        .where(SITTINGS.c.table_id == told.table_id, SITTINGS.c.seat == told.seat)
        .where(SITTINGS.c.player == player, SITTINGS.c.until.is_(None))
        .where(TABLES.c.status.in_(statuses))
    )
    if not is_there(connection, sits):
        return False
    check = CHECKS.get(told.kind)
    return check is None or check(connection, told, player)


def is_there(connection: Connection, found: Select[int]) -> bool:
    return connection.execute(found.limit(1)).first() is not None


def is_asked(connection: Connection, told: Told, player: str) -> bool:
    """Is it still this turn, and does nobody stand in?"""
    same_seat = (SEATS.c.table_id == TURNS.c.table_id) & (SEATS.c.seat == TURNS.c.seat)
    turn = select(literal(1)).select_from(TURNS).join(SEATS, same_seat)
    this = turn.where(TURNS.c.table_id == told.table_id, TURNS.c.seat == told.seat)
    in_person = SEATS.c.player == PERSON, SEATS.c.stand_in == ""
    return is_there(connection, this.where(TURNS.c.since_seq == told.seq, *in_person))


def is_unanswered(connection: Connection, told: Told, player: str) -> bool:
    """Is it still asked, and has this seat not agreed?"""
    this = CONSENTS.c.id == told.about, CONSENTS.c.until > now_of(connection)
    answers = connection.execute(select(CONSENTS.c.answers).where(*this)).scalar()
    return answers is not None and told.seat not in answers


def is_end_wanted(connection: Connection, told: Told, player: str) -> bool:
    """Does somebody else still want the end, and this seat not yet?"""
    at_table = SEATS.c.table_id == told.table_id, SEATS.c.wants_end
    wanting = set(connection.execute(select(SEATS.c.seat).where(*at_table)).scalars())
    return bool(wanting) and told.seat not in wanting


def is_expected(connection: Connection, told: Told, player: str) -> bool:
    """Is a seat of the new table still kept for the player?"""
    kept = select(literal(1)).select_from(SEATS).join(TABLES, TABLES.c.id == SEATS.c.table_id)
    waits = TABLES.c.id == told.about, TABLES.c.status == GATHERING
    return is_there(connection, kept.where(*waits, SEATS.c.kept_for == player))


def is_unread(connection: Connection, told: Told, player: str) -> bool:
    """Has the player not yet read the chat so far?"""
    seat = SEATS.c.table_id == told.table_id, SEATS.c.seat == told.seat
    behind = select(literal(1)).select_from(SEATS).where(*seat, SEATS.c.read_chat < told.seq)
    return is_there(connection, behind)


CHECKS: Final[Mapping[str, Callable[[Connection, Told, str], bool]]] = {
    **dict.fromkeys(OF_TURN, is_asked),
    notices.CONSENT: is_unanswered,
    notices.END: is_end_wanted,
    notices.REMATCH: is_expected,
    notices.NAMED: is_unread,
}
