"""Reports: a line of chat or a player, for whoever runs the server, with the lines around it."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from dynasty.kernel import Worded
from dynasty.server.daytime import now_of
from dynasty.server.people import profiles
from dynasty.server.seats import sittings
from dynasty.server.store.schema import CHAT, REPORTS, SITTINGS

AROUND: Final = 10  # lines before and after
MOST: Final = 20  # of one player in a day
A_DAY: Final = 86_400


class TooManyReports(Worded):
    """More than anybody reads."""

    def __init__(self) -> None:
        super().__init__("report-most", n=MOST)


def add(
    connection: Connection, by: str, about: str, why: str, table_id: str = "", line: int = 0
) -> None:
    """Keep what somebody reports; NoSuchPlayer if they cannot know whom."""
    found = profiles.find(connection, about, by)
    now = now_of(connection)
    today = REPORTS.c.by == by, REPORTS.c.at > now - A_DAY
    number = select(func.count()).select_from(REPORTS).where(*today)
    if (connection.execute(number).scalar() or 0) >= MOST:
        raise TooManyReports
    lines = around(connection, by, table_id, line)
    values = {"at": now, "by": by, "about": found.id, "table_id": table_id, "line": line}
    connection.execute(insert(REPORTS).values(why=why, lines=lines, done=False, **values))


def around(connection: Connection, by: str, table_id: str, line: int) -> list[dict[str, Any]]:
    """A copy of what was said there, if whoever reports sits there: later it may be gone."""
    here = SITTINGS.c.table_id == table_id, SITTINGS.c.player == by, sittings.OPEN
    if connection.execute(select(SITTINGS.c.number).where(*here)).first() is None:
        return []
    found = (
        select(CHAT.c.number, CHAT.c.seat, CHAT.c.at, CHAT.c.text, CHAT.c.sign)
        .where(CHAT.c.table_id == table_id)
        .order_by(CHAT.c.number.desc())
        .limit(2 * AROUND + 1)
    )
    if line:
        found = found.where(CHAT.c.number <= line + AROUND)
    return [dict(row) for row in connection.execute(found).mappings()][::-1]


def lines_of(connection: Connection, table_id: str, player: str) -> list[tuple[int, str]]:
    """The last lines that a player said at a table: number and text."""
    found = (
        select(CHAT.c.number, CHAT.c.text)
        .join(
            SITTINGS,
            (SITTINGS.c.table_id == CHAT.c.table_id) & (SITTINGS.c.seat == CHAT.c.seat),
        )
        .where(CHAT.c.table_id == table_id, SITTINGS.c.player == player, sittings.OPEN)
        .where(CHAT.c.at >= SITTINGS.c.since, CHAT.c.text != "")
        .order_by(CHAT.c.number.desc())
        .limit(MOST)
    )
    return [(row[0], row[1]) for row in connection.execute(found)]


def unsay(connection: Connection, table_id: str, seat: int, since: float, until: float) -> None:
    """Lines that somebody said at a seat are empty in copies, too."""
    found = select(REPORTS.c.id, REPORTS.c.lines).where(REPORTS.c.table_id == table_id)
    for number, lines in connection.execute(found).all():
        left = [
            {**line, "text": "", "sign": ""}
            if line["seat"] == seat and since <= line["at"] <= until
            else line
            for line in lines
        ]
        connection.execute(update(REPORTS).where(REPORTS.c.id == number).values(lines=left))


def merge(connection: Connection, old: str, into: str) -> None:
    for column in (REPORTS.c.by, REPORTS.c.about):
        connection.execute(update(REPORTS).where(column == old).values({column: into}))


def forget(connection: Connection, player: str) -> None:
    """The player is gone: there is nobody to speak to any more, nor anybody to answer."""
    theirs = or_(REPORTS.c.by == player, REPORTS.c.about == player)
    connection.execute(delete(REPORTS).where(theirs))
