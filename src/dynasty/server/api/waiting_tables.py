"""Tables that wait for players: list them, sit down, leave, start."""

from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request, Response
from pydantic import AfterValidator

from dynasty import bots
from dynasty.server.accounts.auth import ensure_player
from dynasty.server.api.deps import (
    Language,
    NamedSeat,
    TheCaller,
    TheDatabase,
    TheTable,
    TheTableService,
)
from dynasty.server.api.schemas import play
from dynasty.server.api.schemas import waiting_tables as schemas_waiting
from dynasty.server.api.tables import table_info
from dynasty.server.http.parsing import MAX_SEATS, check_text
from dynasty.server.model.room import Room
from dynasty.server.tables import seats as tables_seats
from dynasty.server.tables import waiting_tables as tables_waiting

router = APIRouter()

PeopleCount = Annotated[int, Query(ge=0, le=MAX_SEATS)]
PaceFilter = Literal["", "live", "days", "none"]


@router.get("/open-tables")
async def open_tables(
    db: TheDatabase,
    caller: TheCaller,
    language: Language,
    game: Annotated[str, AfterValidator(check_text), Query(max_length=64)] = "",
    people: PeopleCount = 0,
    pace: PaceFilter = "",
) -> list[play.TableInfo]:
    """List the tables that everyone may join, newest first, filtered by game, seats and pace."""
    found = await tables_waiting.open_tables(db, game, people, pace, reader=caller.player)
    return [table_info(table, caller, language) for table in found]


@router.get("/running-tables")
async def running_tables(
    db: TheDatabase, caller: TheCaller, language: Language
) -> list[play.TableInfo]:
    """List the public tables where the caller does not sit, last changed first."""
    found = await tables_waiting.running_tables(db, caller.player)
    return [table_info(table, caller, language) for table in found]


@router.post("/tables/{table_id}/sit")
async def sit(
    wish: schemas_waiting.SitRequest,
    table: TheTable,
    caller: TheCaller,
    service: TheTableService,
    request: Request,
    response: Response,
) -> schemas_waiting.Joined:
    """Take a seat of an open table, where everybody may; nobody has two."""
    waiting = await tables_waiting.waiting_table(service, table.id)
    await tables_waiting.check_may_sit(service.db, waiting, caller)
    player, fresh = await ensure_player(request, response)
    seat = await tables_waiting.take_free_seat(service, waiting, player, wish.name, wish.seat)
    return schemas_waiting.Joined(id=table.id, seat=seat, holder_token=fresh)


@router.post("/tables/{table_id}/leave")
async def leave(
    wish: schemas_waiting.LeaveRequest, table: TheTable, caller: TheCaller, service: TheTableService
) -> play.TableInfo:
    """Leave a seat for good; once the game has begun a bot plays on there."""
    if isinstance(table, Room):
        await tables_seats.leave_table(service, table, wish.seat, caller)
    else:
        waiting = await tables_waiting.waiting_table(service, table.id)
        caller.own_seat(waiting, wish.seat)
        await tables_waiting.empty_seat(service.db, waiting, wish.seat, caller)
    return table_info(await service.table(table.id), caller)


@router.delete("/tables/{table_id}/seats/{seat}")
async def remove(
    seat: NamedSeat, table: TheTable, caller: TheCaller, service: TheTableService
) -> play.TableInfo:
    """Remove a player from a seat, as the host, before the game begins."""
    caller.check_host(table)
    waiting = await tables_waiting.waiting_table(service, table.id)
    await tables_waiting.empty_seat(service.db, waiting, seat, caller)
    return table_info(await service.table(table.id), caller)


@router.post("/tables/{table_id}/start")
async def start(
    wish: schemas_waiting.StartRequest, table: TheTable, caller: TheCaller, service: TheTableService
) -> play.TableInfo:
    """Start the game, as the host: bots take the free seats."""
    caller.check_host(table)
    waiting = await tables_waiting.waiting_table(service, table.id)
    room = await tables_waiting.fill_with_bots(service, waiting, wish.bot or bots.DEFAULT_BOT)
    return table_info(room, caller)


@router.post("/tables/{table_id}/close")
async def close(table: TheTable, caller: TheCaller, service: TheTableService) -> play.TableInfo:
    """Close a table that waits for players, as its host."""
    caller.check_host(table)
    await tables_waiting.close_waiting_table(
        service.db, await tables_waiting.waiting_table(service, table.id)
    )
    return table_info(await service.table(table.id), caller)
