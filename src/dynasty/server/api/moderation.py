"""Moderation: blocks, reports, and joining an invitation-only server."""

from functools import partial

from fastapi import APIRouter, Request, Response
from sqlalchemy import Connection

from dynasty.server.accounts import devices
from dynasty.server.accounts.auth import ensure_player
from dynasty.server.api.deps import TheCaller, TheDatabase, TheTableService
from dynasty.server.api.players import NamedPlayer
from dynasty.server.api.schemas.accounts import Linked
from dynasty.server.api.schemas.moderation import Blocked, BlockRequest, DoorRequest, ReportRequest
from dynasty.server.db import blocks, players, profiles, reports, server_invitation
from dynasty.server.errors import Forbidden

router = APIRouter()


@router.get("/blocks")
async def list_blocks(db: TheDatabase, caller: TheCaller) -> list[Blocked]:
    """List the players whom the caller blocks."""
    found = await db.read(partial(blocks.blocked_players, player=caller.player))
    return [Blocked(id=player, name=name) for player, name in found]


@router.post("/blocks", status_code=201)
async def block(wish: BlockRequest, service: TheTableService, caller: TheCaller) -> list[Blocked]:
    """Block a player: mute their chat; neither sees the other's listed tables or rematches."""
    player = devices.require_player(caller)

    def work(connection: Connection) -> list[str]:
        found = profiles.find_profile(connection, wish.player, player)
        if found.mine:
            raise Forbidden("forbidden-self")
        return blocks.block_player(connection, player, found.id)

    for table in await service.db.write(work):
        await service.refresh(table)
    return await list_blocks(service.db, caller)


@router.delete("/blocks/{player}")
async def unblock(
    player: NamedPlayer, service: TheTableService, caller: TheCaller
) -> list[Blocked]:
    """Unblock a player."""
    mine = devices.require_player(caller)
    work = partial(blocks.unblock_player, player=mine, other=player)
    for table in await service.db.write(work):
        await service.refresh(table)
    return await list_blocks(service.db, caller)


@router.post("/door", status_code=201)
async def come_in(
    wish: DoorRequest, request: Request, response: Response, db: TheDatabase
) -> Linked:
    """Become a player by the link of an invitation-only server; a present player stays as it is."""
    await db.read(partial(server_invitation.check_invitation, secret=wish.secret))
    player, fresh = await ensure_player(request, response, invited=True)
    if wish.name:
        await db.write(partial(players.set_name, player=player, name=wish.name))
    return Linked(id=player, name=wish.name, holder_token=fresh)


@router.post("/reports", status_code=201)
async def report(wish: ReportRequest, db: TheDatabase, caller: TheCaller) -> None:
    """Report a player or a line of chat to the operator; the lines around it are copied."""
    by = devices.require_player(caller)
    about = partial(reports.add_report, by=by, about=wish.player, why=wish.why)
    await db.write(partial(about, table_id=wish.table, line=wish.line))
