"""Reports to the operator about a player or a line of chat, with a copy of the lines around it."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from dynasty.server.clock import SECONDS_PER_DAY, current_time
from dynasty.server.db import profiles
from dynasty.server.db.schema import CHAT, IS_SITTING, REPORTS, SITTINGS
from dynasty.server.errors import TooManyReports

CONTEXT_LINES: Final = 10  # lines before and after
MAX_DAILY_REPORTS: Final = 20  # of one player in a day


def add_report(
    connection: Connection, by: str, about: str, why: str, table_id: str = "", line: int = 0
) -> None:
    """Store a report; raise NoSuchPlayer if the reporter may not see the player."""
    found = profiles.find_profile(connection, about, by)
    now = current_time(connection)
    today = REPORTS.c.by == by, REPORTS.c.at > now - SECONDS_PER_DAY
    number = select(func.count()).select_from(REPORTS).where(*today)
    if (connection.execute(number).scalar() or 0) >= MAX_DAILY_REPORTS:
        raise TooManyReports(n=MAX_DAILY_REPORTS)
    lines = chat_context(connection, by, table_id, line)
    values = {"at": now, "by": by, "about": found.id, "table_id": table_id, "line": line}
    connection.execute(insert(REPORTS).values(why=why, lines=lines, done=False, **values))


def chat_context(connection: Connection, by: str, table_id: str, line: int) -> list[dict[str, Any]]:
    """Return a copy of the chat around a line if the reporter sits at the table."""
    here = SITTINGS.c.table_id == table_id, SITTINGS.c.player == by, IS_SITTING
    if connection.execute(select(SITTINGS.c.number).where(*here)).first() is None:
        return []
    found = (
        select(CHAT.c.number, CHAT.c.seat, CHAT.c.at, CHAT.c.text, CHAT.c.sign)
        .where(CHAT.c.table_id == table_id)
        .order_by(CHAT.c.number.desc())
        .limit(2 * CONTEXT_LINES + 1)
    )
    if line:
        found = found.where(CHAT.c.number <= line + CONTEXT_LINES)
    return [dict(row) for row in connection.execute(found).mappings()][::-1]


def recent_lines(connection: Connection, table_id: str, player: str) -> list[tuple[int, str]]:
    """Return number and text of the last lines that a player wrote at a table."""
    found = (
        select(CHAT.c.number, CHAT.c.text)
        .join(
            SITTINGS,
            (SITTINGS.c.table_id == CHAT.c.table_id) & (SITTINGS.c.seat == CHAT.c.seat),
        )
        .where(CHAT.c.table_id == table_id, SITTINGS.c.player == player, IS_SITTING)
        .where(CHAT.c.at >= SITTINGS.c.since, CHAT.c.text != "")
        .order_by(CHAT.c.number.desc())
        .limit(MAX_DAILY_REPORTS)
    )
    return [(row[0], row[1]) for row in connection.execute(found)]


def blank_copied_lines(
    connection: Connection, table_id: str, seat: int, since: float, until: float
) -> None:
    """Blank the lines that were written at a seat in this time, in the copies of reports."""
    found = select(REPORTS.c.id, REPORTS.c.lines).where(REPORTS.c.table_id == table_id)
    for number, lines in connection.execute(found).all():
        left = [
            {**line, "text": "", "sign": ""}
            if line["seat"] == seat and since <= line["at"] <= until
            else line
            for line in lines
        ]
        connection.execute(update(REPORTS).where(REPORTS.c.id == number).values(lines=left))


def merge_reports(connection: Connection, old: str, into: str) -> None:
    for column in (REPORTS.c.by, REPORTS.c.about):
        connection.execute(update(REPORTS).where(column == old).values({column: into}))


def delete_reports(connection: Connection, player: str) -> None:
    """Delete all reports by and about a deleted player."""
    theirs = or_(REPORTS.c.by == player, REPORTS.c.about == player)
    connection.execute(delete(REPORTS).where(theirs))
