"""C7: Database functions for players' vacations, in which clocks that count in days stop."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, delete, insert, select

from dynasty.server.db.schema import HOLIDAYS
from dynasty.server.model.play_hours import TimeSpan


def vacations_of_players(
    connection: Connection, players: Iterable[str]
) -> dict[str, tuple[TimeSpan, ...]]:
    """Return the vacations of these players, in order, by player who has any."""
    rows = connection.execute(
        select(HOLIDAYS)
        .where(HOLIDAYS.c.player.in_([player for player in players if player]))
        .order_by(HOLIDAYS.c.starts)
    )
    found: dict[str, tuple[TimeSpan, ...]] = {}
    for player, starts, ends in rows:
        found[player] = (*found.get(player, ()), (starts, ends))
    return found


def save_vacations(connection: Connection, player: str, spans: Iterable[TimeSpan]) -> None:
    """Replace a player's vacations."""
    connection.execute(delete(HOLIDAYS).where(HOLIDAYS.c.player == player))
    for starts, ends in spans:
        connection.execute(insert(HOLIDAYS).values(player=player, starts=starts, ends=ends))
