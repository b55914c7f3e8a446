"""Ratings of people by game, computed from rated tables in the order of their ends.

A table that ends updates the ratings of its players in the same transaction as its results.
After a change out of order, such as an old table or two merged players, the ratings of the game
are computed again from the beginning.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

from sqlalchemy import Connection, Select, delete, insert, or_, select, text, update

from dynasty.insight.ratings import NEW_RATING, Rating, updated_ratings
from dynasty.server.db.schema import RATINGS, RESULTS

MIN_SHOWN_GAMES: Final = 10  # rated games from which a rating is shown
RATINGS_LOCK_ID: Final = 7311


@dataclass(frozen=True)
class PlayerRating:
    """A player's rating in one game."""

    game: str
    games: int
    rating: Rating

    @property
    def is_shown(self) -> bool:
        return self.games >= MIN_SHOWN_GAMES


def ratings_of_player(connection: Connection, player: str) -> list[PlayerRating]:
    """Return all ratings of a player, by game."""
    found = select(RATINGS).where(RATINGS.c.player == player).order_by(RATINGS.c.game)
    return [rating_from_row(row) for row in connection.execute(found).mappings()]


def rating_from_row(row: Any) -> PlayerRating:
    return PlayerRating(row["game"], row["games"], Rating(row["mu"], row["sigma"]))


# As tables end


def lock_ratings(connection: Connection) -> None:
    """Lock the ratings, so that the next transaction sees the changes of this one."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({RATINGS_LOCK_ID})"))


def is_rated_table(connection: Connection, table_id: str) -> bool:
    found = select(RESULTS.c.seat).where(RESULTS.c.table_id == table_id, RESULTS.c.rated)
    return connection.execute(found.limit(1)).first() is not None


def update_ratings(connection: Connection, table_id: str, again: bool) -> None:
    """Update the ratings of a table's players; `again`: the table was rated before."""
    here = RESULTS.c.table_id == table_id, RESULTS.c.rated
    rows = connection.execute(select_rated_seats().where(*here)).all()
    if not rows:
        return
    lock_ratings(connection)
    game, finished = rows[0].game, rows[0].finished
    same = (RESULTS.c.finished == finished) & (RESULTS.c.table_id > table_id)
    later = select(RESULTS.c.seat).where(
        RESULTS.c.game == game, RESULTS.c.rated, or_(RESULTS.c.finished > finished, same)
    )
    if again or connection.execute(later.limit(1)).first() is not None:
        rebuild_ratings(connection, [game])
        return
    known = {row.player: current_rating(connection, game, row.player) for row in rows}
    for player, new in ratings_after_table(known, rows).items():
        save_rating(connection, player, new)


def current_rating(connection: Connection, game: str, player: str) -> PlayerRating:
    found = select(RATINGS).where(RATINGS.c.player == player, RATINGS.c.game == game)
    row = connection.execute(found).mappings().first()
    return PlayerRating(game, 0, NEW_RATING) if row is None else rating_from_row(row)


def save_rating(connection: Connection, player: str, now: PlayerRating) -> None:
    this = RATINGS.c.player == player, RATINGS.c.game == now.game
    values = {"games": now.games, "mu": now.rating.mu, "sigma": now.rating.sigma}
    if not connection.execute(update(RATINGS).where(*this).values(**values)).rowcount:
        connection.execute(insert(RATINGS).values(player=player, game=now.game, **values))


def ratings_after_table(
    known: dict[str, PlayerRating], rows: Iterable[Any]
) -> dict[str, PlayerRating]:
    """Return the new ratings of the players of one table."""
    rows = list(rows)
    new = updated_ratings([known[row.player].rating for row in rows], [row.place for row in rows])
    return {
        row.player: PlayerRating(row.game, known[row.player].games + 1, rating)
        for row, rating in zip(rows, new, strict=True)
    }


# From the beginning


def select_rated_seats() -> Select[Any]:
    """Return the query of all seats of rated tables, in the order of rating."""
    columns = RESULTS.c.game, RESULTS.c.table_id, RESULTS.c.player, RESULTS.c.place
    order = RESULTS.c.finished, RESULTS.c.table_id, RESULTS.c.seat
    return select(*columns, RESULTS.c.finished).order_by(*order)


def rebuild_ratings(connection: Connection, games: Iterable[str] | None = None) -> int:
    """Compute all ratings, or those of these games, again; return the number of tables."""
    lock_ratings(connection)
    if games is None:
        connection.execute(delete(RATINGS))
        found = select(RESULTS.c.game).where(RESULTS.c.rated).distinct()
        games = connection.execute(found).scalars().all()
    return sum(rebuild_game_ratings(connection, game) for game in sorted(games))


def rebuild_game_ratings(connection: Connection, game: str) -> int:
    connection.execute(delete(RATINGS).where(RATINGS.c.game == game))
    known: dict[str, PlayerRating] = {}
    wanted = select_rated_seats().where(RESULTS.c.game == game, RESULTS.c.rated)
    tables = 0
    for _, seats in groupby(connection.execute(wanted).all(), key=lambda row: row.table_id):
        rows = list(seats)
        if len(rows) > 1:  # else the players of this table were merged into one
            for row in rows:
                known.setdefault(row.player, PlayerRating(game, 0, NEW_RATING))
            known.update(ratings_after_table(known, rows))
            tables += 1
    for player, now in known.items():
        save_rating(connection, player, now)
    return tables


def merge_ratings(connection: Connection, old: str, into: str) -> None:
    """Compute the ratings of a player again after another was merged into them."""
    both = select(RATINGS.c.game).where(RATINGS.c.player.in_((old, into))).distinct()
    rebuild_ratings(connection, connection.execute(both).scalars().all())
