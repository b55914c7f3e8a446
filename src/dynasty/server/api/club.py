"""What players do about each other: blocks and reports."""

from functools import partial

from fastapi import APIRouter
from sqlalchemy import Connection

from dynasty.server.api.common import TheCaller, TheHall
from dynasty.server.api.people import NamedPlayer
from dynasty.server.people import blocking, devices, profiles, reporting
from dynasty.server.shapes.club_models import Blocked, BlockRequest, ReportRequest
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
            raise Forbidden("nobody blocks themselves")
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


@router.post("/reports", status_code=201)
async def report(wish: ReportRequest, hall: TheHall, caller: TheCaller) -> None:
    """Tell whoever runs the server of a player or a line; the lines around it are copied."""
    by = devices.check_somebody(caller)
    about = partial(reporting.add, by=by, about=wish.player, why=wish.why)
    await hall.store.write(partial(about, table_id=wish.table, line=wish.line))
