"""Ratings of people: by game, from rated tables, in the order in which these ended.

A table that ends changes the ratings of its players in the transaction that writes its results.
Whatever comes out of order, be it an old table or two players who turn out to be one, lets the
game be computed again from the beginning, by the same arithmetic.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

from sqlalchemy import Connection, Select, delete, insert, or_, select, text, update

from dynasty.insight.ratings import NEW, Rating, rated
from dynasty.server.store.schema import RATINGS, RESULTS

SHOWN: Final = 10  # games after which a rating says something
LOCK: Final = 7311


@dataclass(frozen=True)
class Standing:
    """Somebody's rating in a game."""

    game: str
    games: int
    rating: Rating

    @property
    def is_shown(self) -> bool:
        return self.games >= SHOWN


def of(connection: Connection, player: str) -> list[Standing]:
    """All of a player, by game."""
    found = select(RATINGS).where(RATINGS.c.player == player).order_by(RATINGS.c.game)
    return [standing(row) for row in connection.execute(found).mappings()]


def standing(row: Any) -> Standing:
    return Standing(row["game"], row["games"], Rating(row["mu"], row["sigma"]))


# As tables end


def lock(connection: Connection) -> None:
    """One after the other: who comes second must see what the first one made of it."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))


def is_rated(connection: Connection, table_id: str) -> bool:
    found = select(RESULTS.c.seat).where(RESULTS.c.table_id == table_id, RESULTS.c.rated)
    return connection.execute(found.limit(1)).first() is not None


def follow(connection: Connection, table_id: str, again: bool) -> None:
    """What a table that ended makes of its players' ratings; `again`: it had done so before."""
    here = RESULTS.c.table_id == table_id, RESULTS.c.rated
    rows = connection.execute(in_order().where(*here)).all()
    if not rows:
        return
    lock(connection)
    game, finished = rows[0].game, rows[0].finished
    same = (RESULTS.c.finished == finished) & (RESULTS.c.table_id > table_id)
    later = select(RESULTS.c.seat).where(
        RESULTS.c.game == game, RESULTS.c.rated, or_(RESULTS.c.finished > finished, same)
    )
    if again or connection.execute(later.limit(1)).first() is not None:
        rebuild(connection, [game])
        return
    known = {row.player: current(connection, game, row.player) for row in rows}
    for player, new in after(known, rows).items():
        keep(connection, player, new)


def current(connection: Connection, game: str, player: str) -> Standing:
    found = select(RATINGS).where(RATINGS.c.player == player, RATINGS.c.game == game)
    row = connection.execute(found).mappings().first()
    return Standing(game, 0, NEW) if row is None else standing(row)


def keep(connection: Connection, player: str, now: Standing) -> None:
    this = RATINGS.c.player == player, RATINGS.c.game == now.game
    values = {"games": now.games, "mu": now.rating.mu, "sigma": now.rating.sigma}
    if not connection.execute(update(RATINGS).where(*this).values(**values)).rowcount:
        connection.execute(insert(RATINGS).values(player=player, game=now.game, **values))


def after(known: dict[str, Standing], rows: Iterable[Any]) -> dict[str, Standing]:
    """The standings of those who sat at one table, after it."""
    rows = list(rows)
    new = rated([known[row.player].rating for row in rows], [row.place for row in rows])
    return {
        row.player: Standing(row.game, known[row.player].games + 1, rating)
        for row, rating in zip(rows, new, strict=True)
    }


# From the beginning


def in_order() -> Select[Any]:
    """Seats of rated tables, in the order that decides."""
    columns = RESULTS.c.game, RESULTS.c.table_id, RESULTS.c.player, RESULTS.c.place
    order = RESULTS.c.finished, RESULTS.c.table_id, RESULTS.c.seat
    return select(*columns, RESULTS.c.finished).order_by(*order)


def rebuild(connection: Connection, games: Iterable[str] | None = None) -> int:
    """All ratings anew, or those of these games; from how many tables."""
    lock(connection)
    if games is None:
        connection.execute(delete(RATINGS))
        found = select(RESULTS.c.game).where(RESULTS.c.rated).distinct()
        games = connection.execute(found).scalars().all()
    return sum(rebuild_game(connection, game) for game in sorted(games))


def rebuild_game(connection: Connection, game: str) -> int:
    connection.execute(delete(RATINGS).where(RATINGS.c.game == game))
    known: dict[str, Standing] = {}
    wanted = in_order().where(RESULTS.c.game == game, RESULTS.c.rated)
    tables = 0
    for _, seats in groupby(connection.execute(wanted).all(), key=lambda row: row.table_id):
        rows = list(seats)
        if len(rows) > 1:  # else the others turned out to be one player, at one screen
            for row in rows:
                known.setdefault(row.player, Standing(game, 0, NEW))
            known.update(after(known, rows))
            tables += 1
    for player, now in known.items():
        keep(connection, player, now)
    return tables


def merge(connection: Connection, old: str, into: str) -> None:
    """Two players turned out to be one, and with their results their ratings."""
    both = select(RATINGS.c.game).where(RATINGS.c.player.in_((old, into))).distinct()
    rebuild(connection, connection.execute(both).scalars().all())
