"""Profiles: what a player may see of another one.

Players who once sat at one table see each other's name and presence. Statistics and ratings are
visible to everyone if the player allows it.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import Connection, exists, func, select

from dynasty.server.db import ratings
from dynasty.server.db.players import resolve_merged_player
from dynasty.server.db.schema import IS_SITTING, PLAYERS, RATINGS, SITTINGS
from dynasty.server.errors import NoSuchPlayer, NotMet


@dataclass(frozen=True)
class Profile:
    """A player as a certain reader may see them."""

    id: str
    name: str
    mine: bool  # the reader is this player
    met: bool  # both sat at one table
    open: bool  # statistics and ratings are for everybody
    shy: bool
    seen: float  # when last at a table; 0: never

    @property
    def is_known(self) -> bool:
        return self.mine or self.met or self.open

    @property
    def tells(self) -> bool:
        """Return whether the reader may see statistics."""
        return self.mine or self.open


def find_profile(connection: Connection, player: str, reader: str) -> Profile:
    """Return the player as the reader may see them; raise NoSuchPlayer if they may not."""
    player = resolve_merged_player(connection, player)
    row = connection.execute(select(PLAYERS).where(PLAYERS.c.id == player)).first()
    if row is None:
        raise NoSuchPlayer
    seen = select(func.max(SITTINGS.c.seen)).where(SITTINGS.c.player == player)
    last = connection.execute(seen).scalar() or 0.0
    met = has_met(connection, player, reader)
    mine = player == reader
    found = Profile(player, row.name, mine, met and not mine, row.open, row.shy, last)
    if not found.is_known:
        raise NoSuchPlayer
    return found


def has_met(connection: Connection, player: str, reader: str) -> bool:
    """Return whether the player and the reader ever sat at the same table."""
    own = SITTINGS.alias()
    mine = exists().where(own.c.table_id == SITTINGS.c.table_id, own.c.player == reader)
    both = select(SITTINGS.c.number).where(SITTINGS.c.player == player, mine)
    return reader != "" and connection.execute(both.limit(1)).first() is not None


def profile_at_seat(connection: Connection, table_id: str, seat: int, reader: str) -> Profile:
    """Return the player at a seat as the reader may see them; raise NotMet if they may not."""
    here = SITTINGS.c.table_id == table_id, SITTINGS.c.seat == seat, IS_SITTING
    found = select(SITTINGS.c.player).where(*here).order_by(SITTINGS.c.number)
    player = connection.execute(found).scalar()
    try:
        return find_profile(connection, player or "", reader)
    except NoSuchPlayer as error:
        raise NotMet from error


def public_ratings(
    connection: Connection, game: str, players: Collection[str]
) -> dict[str, ratings.PlayerRating]:
    """Return the public ratings of these players in a game, by player."""
    found = (
        select(RATINGS)
        .join(PLAYERS, PLAYERS.c.id == RATINGS.c.player)
        .where(RATINGS.c.player.in_(players), RATINGS.c.game == game, PLAYERS.c.open)
    )
    rows = connection.execute(found).mappings()
    told = {row["player"]: ratings.rating_from_row(row) for row in rows}
    return {player: one for player, one in told.items() if one.is_shown}
