"""The arguments that routes depend on: the caller, the table, the language, the limits."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from fastapi import Depends, Path, Query, Request, Response

from dynasty.server.accounts.auth import find_caller, language_of, table_service
from dynasty.server.accounts.own_account import Account
from dynasty.server.accounts.visitor import Visitor
from dynasty.server.api.schemas import tables_and_play
from dynasty.server.clock import ARRIVAL_STATE_KEY
from dynasty.server.db.database import Database
from dynasty.server.http.guess_limits import GuessLimiter
from dynasty.server.http.parsing import MAX_MOVES, MAX_SEATS
from dynasty.server.http.secrets import ID_PATTERN
from dynasty.server.live.stream_limits import ConnectionLimiter
from dynasty.server.model.room import SPECTATOR, Room
from dynasty.server.model.stored_table import StoredTable
from dynasty.server.tables.caller import Caller
from dynasty.server.tables.service import TableService

PROBLEM_RESPONSES: dict[int | str, dict[str, Any]] = {
    status: {"model": tables_and_play.Problem}
    for status in (400, 403, 404, 409, 410, 413, 422, 429, 503, 507)
}


# Dependencies are coroutines: plain functions would each be sent to a thread.


async def get_table_service(request: Request) -> TableService:
    return table_service(request)


async def get_database(request: Request) -> Database:
    return table_service(request).db


async def get_connection_limiter(request: Request) -> ConnectionLimiter:
    crowd: ConnectionLimiter = request.app.state.connection_limiter
    return crowd


async def get_guess_limiter(request: Request) -> GuessLimiter:
    tries: GuessLimiter = request.app.state.guess_limiter
    return tries


async def get_caller(request: Request) -> Caller:
    return await find_caller(request)


async def get_language(request: Request) -> str:
    return language_of(request)


async def get_arrival_time(request: Request) -> float:
    """Return when the request reached the server, before it waited for anything."""
    arrived: float = request.scope["state"][ARRIVAL_STATE_KEY]
    return arrived


TheTableService = Annotated[TableService, Depends(get_table_service)]
TheDatabase = Annotated[Database, Depends(get_database)]
TheConnectionLimiter = Annotated[ConnectionLimiter, Depends(get_connection_limiter)]
TheGuessLimiter = Annotated[GuessLimiter, Depends(get_guess_limiter)]
TheCaller = Annotated[Caller, Depends(get_caller)]
Language = Annotated[str, Depends(get_language)]
ArrivalTime = Annotated[float, Depends(get_arrival_time)]
WantedSeat = Annotated[int | None, Query(ge=SPECTATOR, lt=MAX_SEATS)]
NamedSeat = Annotated[int, Path(ge=0, lt=MAX_SEATS)]
PlannedView = Annotated[bool, Query(description="of the seat's plan, not of the table itself")]
AfterMoves = Annotated[int | None, Query(ge=0, le=MAX_MOVES)]
NamedPlayer = Annotated[str, Path(pattern=ID_PATTERN)]
NamedChannel = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,32}$")]
NamedKey = Annotated[str, Path(pattern="^[0-9a-f]{16}$")]
NamedVote = Annotated[str, Path(max_length=32)]
VacationStart = Annotated[int, Path(ge=0, lt=2**52)]
PaceFilter = Literal["", "live", "days", "none"]


async def get_watched_room(table_id: str, service: TheTableService, caller: TheCaller) -> Room:
    await service.rooms.follow(table_id)
    room = await service.room(table_id)
    caller.check_watching(room)
    return room


WatchedRoom = Annotated[
    Room, Depends(get_watched_room)
]  # an open line is no sign of who left it open


async def get_room(room: WatchedRoom, service: TheTableService, caller: TheCaller) -> Room:
    await service.hooks.call_on_activity(room, caller)
    return room


async def get_watched_table(
    table_id: str, service: TheTableService, caller: TheCaller
) -> Room | StoredTable:
    await service.rooms.follow(table_id)
    table = await service.table(table_id)
    caller.check_watching(table)
    return table


WatchedTable = Annotated[Room | StoredTable, Depends(get_watched_table)]


async def get_table(
    table: WatchedTable, service: TheTableService, caller: TheCaller
) -> Room | StoredTable:
    if isinstance(table, Room):
        await service.hooks.call_on_activity(table, caller)
    return table


TheRoom = Annotated[Room, Depends(get_room)]
TheTable = Annotated[Room | StoredTable, Depends(get_table)]
"""Also a table that cannot be opened, for what can still be told of it."""


@dataclass(frozen=True)
class TableAccess:
    """What a request to a table has: the service, the table, perhaps only stored, and who asks."""

    service: TableService
    table: Room | StoredTable
    caller: Caller


@dataclass(frozen=True)
class RoomAccess:
    """What a request to a table in memory has: the service, its room, and who asks."""

    service: TableService
    room: Room
    caller: Caller

    def own_seat(self, seat: int | None = None) -> int:
        """Return the seat to act for; raise Forbidden if the caller has none."""
        return self.caller.own_seat(self.room, seat)


async def get_room_access(room: TheRoom, caller: TheCaller, service: TheTableService) -> RoomAccess:
    return RoomAccess(service, room, caller)


async def get_watched_room_access(
    room: WatchedRoom, caller: TheCaller, service: TheTableService
) -> RoomAccess:
    return RoomAccess(service, room, caller)


async def get_table_access(
    table: TheTable, caller: TheCaller, service: TheTableService
) -> TableAccess:
    return TableAccess(service, table, caller)


async def get_account(service: TheTableService, caller: TheCaller) -> Account:
    return Account(service, caller)


async def get_visitor(request: Request, response: Response) -> Visitor:
    return Visitor(request, response)


TheVisitor = Annotated[Visitor, Depends(get_visitor)]
TheRoomAccess = Annotated[RoomAccess, Depends(get_room_access)]
WatchedRoomAccess = Annotated[RoomAccess, Depends(get_watched_room_access)]
TheTableAccess = Annotated[TableAccess, Depends(get_table_access)]
TheAccount = Annotated[Account, Depends(get_account)]
