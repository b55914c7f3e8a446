"""What players do about each other: blocks and reports."""

from functools import partial

from fastapi import APIRouter, Request, Response
from sqlalchemy import Connection

from dynasty.server.api.common import TheCaller, TheHall
from dynasty.server.api.people import NamedPlayer
from dynasty.server.people import blocking, devices, inviting, players, profiles, reporting
from dynasty.server.people.callers import player_of
from dynasty.server.shapes.club_models import Blocked, BlockRequest, DoorRequest, ReportRequest
from dynasty.server.shapes.me_models import Linked
from dynasty.server.tables.hall import Forbidden

router = APIRouter()


@router.get("/blocks")
async def list_blocks(hall: TheHall, caller: TheCaller) -> list[Blocked]:
    """Whom the caller blocks."""
    found = await hall.store.read(partial(blocking.of, player=caller.player))
    return [Blocked(id=player, name=name) for player, name in found]


@router.post("/blocks", status_code=201)
async def block(wish: BlockRequest, hall: TheHall, caller: TheCaller) -> list[Blocked]:
    """Neither sees the other's listed tables, nor plays again with them; chat is not heard."""
    player = devices.check_somebody(caller)

    def work(connection: Connection) -> list[str]:
        found = profiles.find(connection, wish.player, player)
        if found.mine:
            raise Forbidden("forbidden-self")
        return blocking.block(connection, player, found.id)

    for table in await hall.store.write(work):
        await hall.refresh(table)
    return await list_blocks(hall, caller)


@router.delete("/blocks/{player}")
async def unblock(player: NamedPlayer, hall: TheHall, caller: TheCaller) -> list[Blocked]:
    """The caller blocks this player no longer."""
    mine = devices.check_somebody(caller)
    work = partial(blocking.unblock, player=mine, other=player)
    for table in await hall.store.write(work):
        await hall.refresh(table)
    return await list_blocks(hall, caller)


@router.post("/door", status_code=201)
async def come_in(wish: DoorRequest, request: Request, response: Response, hall: TheHall) -> Linked:
    """Become a player by the link of the server; whoever is one stays who they are."""
    await hall.store.read(partial(inviting.check, secret=wish.secret))
    player, fresh = await player_of(request, response, invited=True)
    if wish.name:
        await hall.store.write(partial(players.set_name, player=player, name=wish.name))
    return Linked(id=player, name=wish.name, holder_token=fresh)


@router.post("/reports", status_code=201)
async def report(wish: ReportRequest, hall: TheHall, caller: TheCaller) -> None:
    """Tell whoever runs the server of a player or a line; the lines around it are copied."""
    by = devices.check_somebody(caller)
    about = partial(reporting.add, by=by, about=wish.player, why=wish.why)
    await hall.store.write(partial(about, table_id=wish.table, line=wish.line))
