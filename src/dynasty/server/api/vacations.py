"""The caller's holidays, for clocks that count in days."""

from fastapi import APIRouter

from dynasty.server.accounts import own_account as accounts_account
from dynasty.server.api.dependencies import TheAccount, TheCaller, TheDatabase, VacationStart
from dynasty.server.api.schemas.clocks import Holiday, HolidayRequest
from dynasty.server.clocks import vacations as clocks_vacations
from dynasty.server.model.play_hours import to_milliseconds

router = APIRouter()


@router.get("/me/holidays")
async def list_holidays(db: TheDatabase, caller: TheCaller) -> list[Holiday]:
    """List the caller's holidays that are not over, in order."""
    found = await clocks_vacations.current_vacations(db, accounts_account.require_player(caller))
    return [Holiday(id=start, starts=start / 1000, ends=end / 1000) for start, end in found]


@router.post("/me/holidays", status_code=201)
async def add_holiday(wish: HolidayRequest, account: TheAccount) -> list[Holiday]:
    """Add a holiday that begins now or later; overlapping ones are joined."""
    service, player = account.service, account.player
    start = service.clock.now() if wish.starts is None else wish.starts
    added = clocks_vacations.vacation_addition(to_milliseconds(start), to_milliseconds(wish.ends))
    await clocks_vacations.change_vacations(service, player, added)
    return await list_holidays(service.db, account.caller)


@router.delete("/me/holidays/{start}")
async def end_holiday(start: VacationStart, account: TheAccount) -> list[Holiday]:
    """End a holiday early, or cancel it."""
    ended = clocks_vacations.vacation_ending(start)
    await clocks_vacations.change_vacations(account.service, account.player, ended)
    return await list_holidays(account.service.db, account.caller)
