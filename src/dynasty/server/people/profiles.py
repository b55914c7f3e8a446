"""Profiles: who may know what of a player.

Whoever sat at a table with somebody sees their name and whether they are here. Statistics and
ratings everybody sees, of those who want that.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import Connection, exists, func, select

from dynasty.kernel import Worded
from dynasty.server.after import ratings
from dynasty.server.people.players import who_now
from dynasty.server.seats import sittings
from dynasty.server.store.schema import PLAYERS, RATINGS, SITTINGS
from dynasty.server.tables.hall import Forbidden


class NoSuchPlayer(Worded):
    """Nobody of that id, or nobody whom the reader may know."""

    usual = "wrong-player"


class NotMet(Forbidden):
    """Whoever sits there shows nothing to those who never sat at a table with them."""

    usual = "wrong-player"


@dataclass(frozen=True)
class Profile:
    """A player as somebody else may see them."""

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
        """Are there statistics to be seen?"""
        return self.mine or self.open


def find(connection: Connection, player: str, reader: str) -> Profile:
    """The player as the reader may see them; NoSuchPlayer if not at all."""
    player = who_now(connection, player)
    row = connection.execute(select(PLAYERS).where(PLAYERS.c.id == player)).first()
    if row is None:
        raise NoSuchPlayer
    seen = select(func.max(SITTINGS.c.seen)).where(SITTINGS.c.player == player)
    last = connection.execute(seen).scalar() or 0.0
    met = have_met(connection, player, reader)
    mine = player == reader
    found = Profile(player, row.name, mine, met and not mine, row.open, row.shy, last)
    if not found.is_known:
        raise NoSuchPlayer
    return found


def have_met(connection: Connection, player: str, reader: str) -> bool:
    """Did both sit at one table?"""
    own = SITTINGS.alias()
    mine = exists().where(own.c.table_id == SITTINGS.c.table_id, own.c.player == reader)
    both = select(SITTINGS.c.number).where(SITTINGS.c.player == player, mine)
    return reader != "" and connection.execute(both.limit(1)).first() is not None


def at(connection: Connection, table_id: str, seat: int, reader: str) -> Profile:
    """Whoever sits there, as the reader may see them; NotMet if not at all, or if nobody does."""
    here = SITTINGS.c.table_id == table_id, SITTINGS.c.seat == seat, sittings.OPEN
    found = select(SITTINGS.c.player).where(*here).order_by(SITTINGS.c.number)
    player = connection.execute(found).scalar()
    try:
        return find(connection, player or "", reader)
    except NoSuchPlayer as error:
        raise NotMet from error


def rated(
    connection: Connection, game: str, players: Collection[str]
) -> dict[str, ratings.Standing]:
    """The ratings that these players show to everybody."""
    found = (
        select(RATINGS)
        .join(PLAYERS, PLAYERS.c.id == RATINGS.c.player)
        .where(RATINGS.c.player.in_(players), RATINGS.c.game == game, PLAYERS.c.open)
    )
    rows = connection.execute(found).mappings()
    told = {row["player"]: ratings.standing(row) for row in rows}
    return {player: one for player, one in told.items() if one.is_shown}
