"""Other players, as far as the caller may know them."""

from functools import partial

from fastapi import APIRouter

from dynasty.server.accounts.player_profile import PlayerPage, player_page
from dynasty.server.api.dependencies import (
    Language,
    NamedPlayer,
    NamedSeat,
    TheCaller,
    TheTableAccess,
    TheTableService,
)
from dynasty.server.api.past_games import rating_out, tally_out
from dynasty.server.api.schemas.accounts import PlayerOut
from dynasty.server.db import profiles
from dynasty.server.tables.stored_table_text import FindAnyGame
from dynasty.text import Translator

router = APIRouter()


@router.get("/players/{player}")
async def read_player(
    player: NamedPlayer, service: TheTableService, caller: TheCaller, language: Language
) -> PlayerOut:
    """Return a player who sat at a table with the caller, or whose profile is public."""
    work = partial(profiles.find_profile, player=player, reader=caller.player)
    found = await service.db.read(work)
    return player_out(
        await player_page(service, found, Translator(language)), service.game, language
    )


@router.get("/tables/{table_id}/seats/{seat}/player")
async def read_player_at(seat: NamedSeat, access: TheTableAccess, language: Language) -> PlayerOut:
    """Return the player at a seat, as far as the caller may know them."""
    service, reader = access.service, access.caller.player
    work = partial(profiles.profile_at_seat, table_id=access.table.id, seat=seat, reader=reader)
    found = await service.db.read(work)
    return player_out(
        await player_page(service, found, Translator(language)), service.game, language
    )


def player_out(one: PlayerPage, find_game: FindAnyGame, language: str) -> PlayerOut:
    counted, rated = one.statistics, one.ratings
    return PlayerOut(
        id=one.id,
        name=one.name,
        open=one.open,
        presence=one.presence,
        statistics=None
        if counted is None
        else [tally_out(find_game, tally, language) for tally in counted],
        ratings=None if rated is None else [rating_out(standing) for standing in rated],
    )
