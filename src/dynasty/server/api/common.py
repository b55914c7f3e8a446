"""What every part of the API shares: who asks, about which table, in which language."""

from typing import Annotated, Any

from fastapi import Depends, Path, Query, Request

from dynasty.server.daytime import ARRIVED
from dynasty.server.door.inputs import MOST_MOVES, MOST_SEATS
from dynasty.server.door.tries import Tries
from dynasty.server.people import presence
from dynasty.server.people.callers import caller_of, hall_of, language_of
from dynasty.server.seats import chairs
from dynasty.server.seats.seating import Caller
from dynasty.server.shapes import models
from dynasty.server.tables.crowd import Crowd
from dynasty.server.tables.hall import Hall
from dynasty.server.tables.room import SPECTATOR, Room
from dynasty.server.tables.stored import Stored

PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": models.Problem} for status in (400, 403, 404, 409, 410, 413, 422, 429, 507)
}


# Dependencies are coroutines: plain functions would each be sent to a thread.


async def the_hall(request: Request) -> Hall:
    return hall_of(request)


async def the_crowd(request: Request) -> Crowd:
    crowd: Crowd = request.app.state.crowd
    return crowd


async def the_tries(request: Request) -> Tries:
    tries: Tries = request.app.state.tries
    return tries


async def the_caller(request: Request) -> Caller:
    return await caller_of(request)


async def the_language(request: Request) -> str:
    return language_of(request)


async def when_arrived(request: Request) -> float:
    """When the request reached the server, before it waited for anything."""
    arrived: float = request.scope["state"][ARRIVED]
    return arrived


TheHall = Annotated[Hall, Depends(the_hall)]
TheCrowd = Annotated[Crowd, Depends(the_crowd)]
TheTries = Annotated[Tries, Depends(the_tries)]
TheCaller = Annotated[Caller, Depends(the_caller)]
Language = Annotated[str, Depends(the_language)]
Arrived = Annotated[float, Depends(when_arrived)]
WantedSeat = Annotated[int | None, Query(ge=SPECTATOR, lt=MOST_SEATS)]
NamedSeat = Annotated[int, Path(ge=0, lt=MOST_SEATS)]
InThought = Annotated[bool, Query(description="of the seat's plan, not of the table itself")]
Position = Annotated[int | None, Query(ge=0, le=MOST_MOVES)]


async def watched_room(table_id: str, hall: TheHall, caller: TheCaller) -> Room:
    room = await hall.room(table_id)
    caller.check_watching(room)
    return room


WatchedRoom = Annotated[Room, Depends(watched_room)]  # an open line is no sign of who left it open


async def room_of(room: WatchedRoom, hall: TheHall, caller: TheCaller) -> Room:
    await chairs.note_sign(hall, room, caller)
    await presence.request(hall, room, caller)
    return room


async def watched_table(table_id: str, hall: TheHall, caller: TheCaller) -> Room | Stored:
    table = await hall.table(table_id)
    caller.check_watching(table)
    return table


WatchedTable = Annotated[Room | Stored, Depends(watched_table)]


async def table_of(table: WatchedTable, hall: TheHall, caller: TheCaller) -> Room | Stored:
    if isinstance(table, Room):
        await chairs.note_sign(hall, table, caller)
        await presence.request(hall, table, caller)
    return table


TheRoom = Annotated[Room, Depends(room_of)]
TheTable = Annotated[Room | Stored, Depends(table_of)]
"""Also a table that cannot be opened, for what can still be told of it."""
