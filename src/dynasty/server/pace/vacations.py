"""C7: when players are away, as they said ahead: clocks that count in days stand still then."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, delete, insert, select

from dynasty.server.pace.hours import Span
from dynasty.server.store.schema import HOLIDAYS


def of(connection: Connection, players: Iterable[str]) -> dict[str, tuple[Span, ...]]:
    """By player who has some: when they are away, in order."""
    rows = connection.execute(
        select(HOLIDAYS)
        .where(HOLIDAYS.c.player.in_([player for player in players if player]))
        .order_by(HOLIDAYS.c.starts)
    )
    found: dict[str, tuple[Span, ...]] = {}
    for player, starts, ends in rows:
        found[player] = (*found.get(player, ()), (starts, ends))
    return found


def put(connection: Connection, player: str, spans: Iterable[Span]) -> None:
    """These, in place of those before."""
    connection.execute(delete(HOLIDAYS).where(HOLIDAYS.c.player == player))
    for starts, ends in spans:
        connection.execute(insert(HOLIDAYS).values(player=player, starts=starts, ends=ends))
