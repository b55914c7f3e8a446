"""The caller's holidays, for clocks that count in days."""

from typing import Annotated

from fastapi import APIRouter, Path

from dynasty.server.accounts import devices
from dynasty.server.api.deps import TheCaller, TheDatabase, TheTableService
from dynasty.server.api.schemas.clocks import Holiday, HolidayRequest
from dynasty.server.clocks import vacations as clocks_vacations
from dynasty.server.db.clocks import to_milliseconds

router = APIRouter()

VacationStart = Annotated[int, Path(ge=0, lt=2**52)]


@router.get("/me/holidays")
async def list_holidays(db: TheDatabase, caller: TheCaller) -> list[Holiday]:
    """List the caller's holidays that are not over, in order."""
    found = await clocks_vacations.current_vacations(db, devices.require_player(caller))
    return [Holiday(id=start, starts=start / 1000, ends=end / 1000) for start, end in found]


@router.post("/me/holidays", status_code=201)
async def add_holiday(
    wish: HolidayRequest, service: TheTableService, caller: TheCaller
) -> list[Holiday]:
    """Add a holiday that begins now or later; overlapping ones are joined."""
    player = devices.require_player(caller)
    start = service.clock.now() if wish.starts is None else wish.starts
    await clocks_vacations.add_vacation(
        service, player, to_milliseconds(start), to_milliseconds(wish.ends)
    )
    return await list_holidays(service.db, caller)


@router.delete("/me/holidays/{start}")
async def end_holiday(
    start: VacationStart, service: TheTableService, caller: TheCaller
) -> list[Holiday]:
    """End a holiday early, or cancel it."""
    await clocks_vacations.end_vacation(service, devices.require_player(caller), start)
    return await list_holidays(service.db, caller)
