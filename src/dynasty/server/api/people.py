"""Other players, as far as the caller may know them."""

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path

from dynasty.server.after import ratings, tallies
from dynasty.server.api.common import Language, NamedSeat, TheCaller, TheHall, TheTable
from dynasty.server.api.past import rating_out, tally_out
from dynasty.server.door.tokens import PLAIN
from dynasty.server.people import presence, profiles
from dynasty.server.people.profiles import Profile
from dynasty.server.shapes.player_models import PlayerOut
from dynasty.server.tables.hall import Hall
from dynasty.text import Words

router = APIRouter()

NamedPlayer = Annotated[str, Path(pattern=PLAIN)]


@router.get("/players/{player}")
async def read_player(
    player: NamedPlayer, hall: TheHall, caller: TheCaller, language: Language
) -> PlayerOut:
    """Somebody whom the caller sat at a table with, or who shows themselves to everybody."""
    work = partial(profiles.find, player=player, reader=caller.player)
    return await player_out(hall, await hall.store.read(work), language)


@router.get("/tables/{table_id}/seats/{seat}/player")
async def read_player_at(
    seat: NamedSeat, table: TheTable, hall: TheHall, caller: TheCaller, language: Language
) -> PlayerOut:
    """The same, of who sits there."""
    work = partial(profiles.at, table_id=table.id, seat=seat, reader=caller.player)
    return await player_out(hall, await hall.store.read(work), language)


async def player_out(hall: Hall, one: Profile, language: str) -> PlayerOut:
    counted, rated = None, None
    if one.tells:
        found = await hall.store.read(partial(tallies.of, player=one.id))
        counted = [tally_out(hall, tally, language) for tally in found]
        standings = await hall.store.read(partial(ratings.of, player=one.id))
        rated = [rating_out(standing) for standing in standings]
    told = presence.of_player(hall, Words(language), one.id, one.seen, one.shy)
    return PlayerOut(
        id=one.id,
        name=one.name,
        open=one.open,
        presence=told if one.met else None,
        statistics=counted,
        ratings=rated,
    )
