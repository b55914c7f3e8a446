"""What every part of the API shares: who asks, about which table, in which language."""

from typing import Annotated, Any

from fastapi import Depends, Query

from dynasty.server import models
from dynasty.server.callers import caller_of, hall_of, language_of
from dynasty.server.hall import Hall
from dynasty.server.room import SPECTATOR, Room
from dynasty.server.seating import Caller
from dynasty.server.stored import Stored

PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": models.Problem} for status in (400, 403, 404, 409, 410, 413, 422, 429, 507)
}

TheHall = Annotated[Hall, Depends(hall_of)]
TheCaller = Annotated[Caller, Depends(caller_of)]
Language = Annotated[str, Depends(language_of)]
WantedSeat = Annotated[int | None, Query(ge=SPECTATOR, le=7)]
Position = Annotated[int | None, Query(ge=0, le=100_000)]


async def room_of(table_id: str, hall: TheHall) -> Room:
    return await hall.room(table_id)


async def table_of(table_id: str, hall: TheHall) -> Room | Stored:
    return await hall.table(table_id)


TheRoom = Annotated[Room, Depends(room_of)]
TheTable = Annotated[Room | Stored, Depends(table_of)]
"""Also a table that cannot be opened, for what can still be told of it."""
