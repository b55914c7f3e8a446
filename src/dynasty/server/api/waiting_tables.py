"""Tables that wait for players: list them, sit down, leave, start."""

from typing import Annotated

from fastapi import APIRouter, Query
from pydantic import AfterValidator

from dynasty.server.api.dependencies import (
    Language,
    NamedSeat,
    PaceFilter,
    TableAccess,
    TheCaller,
    TheDatabase,
    TheTable,
    TheTableAccess,
    TheVisitor,
)
from dynasty.server.api.schemas import tables_and_play
from dynasty.server.api.schemas import waiting_tables as schemas_waiting
from dynasty.server.api.tables import table_info
from dynasty.server.http.parsing import MAX_SEATS, check_text
from dynasty.server.tables import waiting_tables as tables_waiting

router = APIRouter()

PeopleCount = Annotated[int, Query(ge=0, le=MAX_SEATS)]


@router.get("/open-tables")
async def open_tables(
    db: TheDatabase,
    caller: TheCaller,
    language: Language,
    game: Annotated[str, AfterValidator(check_text), Query(max_length=64)] = "",
    people: PeopleCount = 0,
    pace: PaceFilter = "",
) -> list[tables_and_play.TableInfo]:
    """List the tables that everyone may join, newest first, filtered by game, seats and pace."""
    found = await tables_waiting.open_tables(db, game, people, pace, reader=caller.player)
    return [table_info(table, caller, language) for table in found]


@router.get("/running-tables")
async def running_tables(
    db: TheDatabase, caller: TheCaller, language: Language
) -> list[tables_and_play.TableInfo]:
    """List the public tables where the caller does not sit, last changed first."""
    found = await tables_waiting.running_tables(db, caller.player)
    return [table_info(table, caller, language) for table in found]


@router.post("/tables/{table_id}/sit")
async def sit(
    wish: schemas_waiting.SitRequest, table: TheTable, caller: TheCaller, visitor: TheVisitor
) -> schemas_waiting.Joined:
    """Take a seat of an open table, where everybody may; nobody has two."""
    taken = await visitor.take_open_seat(table.id, caller, wish.name, wish.seat)
    return schemas_waiting.Joined(id=taken.table, seat=taken.seat, holder_token=taken.secret)


@router.post("/tables/{table_id}/leave")
async def leave(
    wish: schemas_waiting.LeaveRequest, access: TheTableAccess
) -> tables_and_play.TableInfo:
    """Leave a seat for good; once the game has begun a bot plays on there."""
    await tables_waiting.leave(access.service, access.table, wish.seat, access.caller)
    return await table_info_now(access)


async def table_info_now(access: TableAccess) -> tables_and_play.TableInfo:
    """Return the table as it is after the request."""
    return table_info(await access.service.table(access.table.id), access.caller)


@router.delete("/tables/{table_id}/seats/{seat}")
async def remove(seat: NamedSeat, access: TheTableAccess) -> tables_and_play.TableInfo:
    """Remove a player from a seat, as the host, before the game begins."""
    await tables_waiting.remove_player(access.service, access.table, seat, access.caller)
    return await table_info_now(access)


@router.post("/tables/{table_id}/start")
async def start(
    wish: schemas_waiting.StartRequest, access: TheTableAccess
) -> tables_and_play.TableInfo:
    """Start the game, as the host: bots take the free seats."""
    room = await tables_waiting.start_with_bots(
        access.service, access.table, wish.bot, access.caller
    )
    return table_info(room, access.caller)


@router.post("/tables/{table_id}/close")
async def close(access: TheTableAccess) -> tables_and_play.TableInfo:
    """Close a table that waits for players, as its host."""
    await tables_waiting.close_table(access.service, access.table, access.caller)
    return await table_info_now(access)
