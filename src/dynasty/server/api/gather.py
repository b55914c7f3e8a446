"""Open tables: which there are, sitting down, leaving, beginning."""

from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request, Response
from pydantic import AfterValidator

from dynasty import bots
from dynasty.server.api.common import Language, NamedSeat, TheCaller, TheHall, TheTable
from dynasty.server.api.tables import table_info
from dynasty.server.door.inputs import MOST_SEATS, check_text
from dynasty.server.people.callers import player_of
from dynasty.server.seats import chairs
from dynasty.server.shapes import gather_models, models
from dynasty.server.tables import gathering
from dynasty.server.tables.room import Room

router = APIRouter()

People = Annotated[int, Query(ge=0, le=MOST_SEATS)]
OfPace = Literal["", "live", "days", "none"]


@router.get("/open-tables")
async def open_tables(
    hall: TheHall,
    caller: TheCaller,
    language: Language,
    game: Annotated[str, AfterValidator(check_text), Query(max_length=64)] = "",
    people: People = 0,
    pace: OfPace = "",
) -> list[models.TableInfo]:
    """The tables that everybody may join, newest first; of a game, for so many, of a pace."""
    found = await gathering.open_tables(hall, game, people, pace, reader=caller.player)
    return [table_info(table, caller, language) for table in found]


@router.get("/running-tables")
async def running_tables(
    hall: TheHall, caller: TheCaller, language: Language
) -> list[models.TableInfo]:
    """The tables that everybody may watch and where the caller does not sit, last changed first."""
    found = await gathering.running_tables(hall, caller.player)
    return [table_info(table, caller, language) for table in found]


@router.post("/tables/{table_id}/sit")
async def sit(
    wish: gather_models.SitRequest,
    table: TheTable,
    caller: TheCaller,
    hall: TheHall,
    request: Request,
    response: Response,
) -> gather_models.Joined:
    """Take a seat of an open table, where everybody may; nobody has two."""
    waiting = await gathering.of_table(hall, table.id)
    await gathering.check_may_sit(hall, waiting, caller)
    player, fresh = await player_of(request, response)
    seat = await gathering.sit(hall, waiting, player, wish.name, wish.seat)
    return gather_models.Joined(id=table.id, seat=seat, holder_token=fresh)


@router.post("/tables/{table_id}/leave")
async def leave(
    wish: gather_models.LeaveRequest, table: TheTable, caller: TheCaller, hall: TheHall
) -> models.TableInfo:
    """Leave a seat for good; once the game has begun a bot plays on there."""
    if isinstance(table, Room):
        await chairs.leave(hall, table, wish.seat, caller)
    else:
        waiting = await gathering.of_table(hall, table.id)
        caller.own_seat(waiting, wish.seat)
        await gathering.empty(hall, waiting, wish.seat, caller)
    return table_info(await hall.table(table.id), caller)


@router.delete("/tables/{table_id}/seats/{seat}")
async def remove(
    seat: NamedSeat, table: TheTable, caller: TheCaller, hall: TheHall
) -> models.TableInfo:
    """Send somebody away from a seat, as the host, before the game begins."""
    caller.check_host(table)
    waiting = await gathering.of_table(hall, table.id)
    await gathering.empty(hall, waiting, seat, caller)
    return table_info(await hall.table(table.id), caller)


@router.post("/tables/{table_id}/start")
async def start(
    wish: gather_models.StartRequest, table: TheTable, caller: TheCaller, hall: TheHall
) -> models.TableInfo:
    """Let bots take the seats that are free, as the host; the game begins."""
    caller.check_host(table)
    waiting = await gathering.of_table(hall, table.id)
    room = await gathering.fill(hall, waiting, wish.bot or bots.USUAL)
    return table_info(room, caller)


@router.post("/tables/{table_id}/close")
async def close(table: TheTable, caller: TheCaller, hall: TheHall) -> models.TableInfo:
    """Give an open table up, as its host."""
    caller.check_host(table)
    await gathering.close(hall, await gathering.of_table(hall, table.id))
    return table_info(await hall.table(table.id), caller)
