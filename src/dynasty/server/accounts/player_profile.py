"""What a reader may know of another player: presence, statistics, ratings."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from dynasty.server.db import player_statistics, ratings
from dynasty.server.db.player_statistics import Tally
from dynasty.server.db.profiles import Profile
from dynasty.server.db.ratings import PlayerRating
from dynasty.server.tables import presence
from dynasty.server.tables.service import TableService
from dynasty.text import Translator


@dataclass(frozen=True)
class PlayerPage:
    """A player as one reader may see them."""

    id: str
    name: str
    open: bool  # statistics and ratings are public
    presence: str | None  # in words; None if the two never met
    statistics: list[Tally] | None  # None if the player does not show them
    ratings: list[PlayerRating] | None


async def player_page(service: TableService, one: Profile, words: Translator) -> PlayerPage:
    """Return what the reader for whom the profile was read may know of the player."""
    tallies, rated = None, None
    if one.tells:
        tallies = await service.db.read(partial(player_statistics.tallies_of_player, player=one.id))
        rated = await service.db.read(partial(ratings.ratings_of_player, player=one.id))
    level = service.presence.level(one.id, "")
    told = presence.presence_text(service.db, words, level, one.seen, one.shy)
    return PlayerPage(one.id, one.name, one.open, told if one.met else None, tallies, rated)
