"""When the caller is away, for clocks that count in days."""

from typing import Annotated

from fastapi import APIRouter, Path

from dynasty.server.api.common import TheCaller, TheHall
from dynasty.server.pace import holidays
from dynasty.server.pace.clockwork import milliseconds
from dynasty.server.people import devices
from dynasty.server.shapes.clock_models import Holiday, HolidayRequest

router = APIRouter()

Start = Annotated[int, Path(ge=0, lt=2**52)]


@router.get("/me/holidays")
async def list_holidays(hall: TheHall, caller: TheCaller) -> list[Holiday]:
    """Those that are not over, in order."""
    found = await holidays.of(hall, devices.check_somebody(caller))
    return [Holiday(id=start, starts=start / 1000, ends=end / 1000) for start, end in found]


@router.post("/me/holidays", status_code=201)
async def add_holiday(wish: HolidayRequest, hall: TheHall, caller: TheCaller) -> list[Holiday]:
    """Away ahead, or from now on; never backwards. What overlaps is one."""
    player = devices.check_somebody(caller)
    start = hall.clock.now() if wish.starts is None else wish.starts
    await holidays.add(hall, player, milliseconds(start), milliseconds(wish.ends))
    return await list_holidays(hall, caller)


@router.delete("/me/holidays/{start}")
async def end_holiday(start: Start, hall: TheHall, caller: TheCaller) -> list[Holiday]:
    """Back earlier, or not away after all."""
    await holidays.end(hall, devices.check_somebody(caller), start)
    return await list_holidays(hall, caller)
