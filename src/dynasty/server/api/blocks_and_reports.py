"""Blocks, reports, and joining an invitation-only server."""

from functools import partial

from fastapi import APIRouter

from dynasty.server.api.dependencies import (
    NamedPlayer,
    TheAccount,
    TheCaller,
    TheDatabase,
    TheVisitor,
)
from dynasty.server.api.schemas.accounts import (
    Blocked,
    BlockRequest,
    DoorRequest,
    Linked,
    ReportRequest,
)
from dynasty.server.db import blocks

router = APIRouter()


@router.get("/blocks")
async def list_blocks(db: TheDatabase, caller: TheCaller) -> list[Blocked]:
    """List the players whom the caller blocks."""
    found = await db.read(partial(blocks.blocked_players, player=caller.player))
    return [Blocked(id=player, name=name) for player, name in found]


@router.post("/blocks", status_code=201)
async def block(wish: BlockRequest, account: TheAccount, db: TheDatabase) -> list[Blocked]:
    """Block a player: mute their chat; neither sees the other's listed tables or rematches."""
    await account.block(wish.player)
    return await list_blocks(db, account.caller)


@router.delete("/blocks/{player}")
async def unblock(player: NamedPlayer, account: TheAccount, db: TheDatabase) -> list[Blocked]:
    """Unblock a player."""
    await account.unblock(player)
    return await list_blocks(db, account.caller)


@router.post("/door", status_code=201)
async def come_in(wish: DoorRequest, visitor: TheVisitor) -> Linked:
    """Become a player by the link of an invitation-only server; a present player stays as it is."""
    player, fresh = await visitor.join_server(wish.secret, wish.name)
    return Linked(id=player, name=wish.name, holder_token=fresh)


@router.post("/reports", status_code=201)
async def report(wish: ReportRequest, account: TheAccount) -> None:
    """Report a player or a line of chat to the operator; the lines around it are copied."""
    await account.report(wish.player, wish.why, wish.table, wish.line)
