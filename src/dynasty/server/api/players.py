"""Other players, as far as the caller may know them."""

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path

from dynasty.server.api.deps import Language, NamedSeat, TheCaller, TheTable, TheTableService
from dynasty.server.api.past_games import rating_out, tally_out
from dynasty.server.api.schemas.players import PlayerOut
from dynasty.server.db import player_statistics, profiles, ratings
from dynasty.server.db.profiles import Profile
from dynasty.server.http.secrets import ID_PATTERN
from dynasty.server.tables import presence
from dynasty.server.tables.service import TableService
from dynasty.text import Translator

router = APIRouter()

NamedPlayer = Annotated[str, Path(pattern=ID_PATTERN)]


@router.get("/players/{player}")
async def read_player(
    player: NamedPlayer, service: TheTableService, caller: TheCaller, language: Language
) -> PlayerOut:
    """Return a player who sat at a table with the caller, or whose profile is public."""
    work = partial(profiles.find_profile, player=player, reader=caller.player)
    return await player_out(service, await service.db.read(work), language)


@router.get("/tables/{table_id}/seats/{seat}/player")
async def read_player_at(
    seat: NamedSeat,
    table: TheTable,
    service: TheTableService,
    caller: TheCaller,
    language: Language,
) -> PlayerOut:
    """Return the player at a seat, as far as the caller may know them."""
    work = partial(profiles.profile_at_seat, table_id=table.id, seat=seat, reader=caller.player)
    return await player_out(service, await service.db.read(work), language)


async def player_out(service: TableService, one: Profile, language: str) -> PlayerOut:
    counted, rated = None, None
    if one.tells:
        found = await service.db.read(partial(player_statistics.tallies_of_player, player=one.id))
        counted = [tally_out(service, tally, language) for tally in found]
        standings = await service.db.read(partial(ratings.ratings_of_player, player=one.id))
        rated = [rating_out(standing) for standing in standings]
    told = presence.site_presence_text(service, Translator(language), one.id, one.seen, one.shy)
    return PlayerOut(
        id=one.id,
        name=one.name,
        open=one.open,
        presence=told if one.met else None,
        statistics=counted,
        ratings=rated,
    )
