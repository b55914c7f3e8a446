"""The time zone and the holidays on the account page."""

from __future__ import annotations

from datetime import date
from functools import partial
from typing import Any
from zoneinfo import ZoneInfo

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse

from dynasty.server.accounts import own_account as accounts_account
from dynasty.server.api.dependencies import TheAccount, TheCaller, TheDatabase, VacationStart
from dynasty.server.clocks import vacations as clocks_vacations
from dynasty.server.db import players
from dynasty.server.db.database import Database
from dynasty.server.errors import BadVacation
from dynasty.server.http.parsing import read_form
from dynasty.server.model import play_hours, timezones
from dynasty.server.tables.caller import Caller
from dynasty.server.templating import reader_preferences, set_preference_cookie
from dynasty.text import Translator

router = APIRouter(include_in_schema=False)


async def vacation_values(
    db: Database, caller: Caller, request: Request, words: Translator
) -> dict[str, Any]:
    """Return the template's values for time zone and holidays."""
    zone = await caller_zone(db, caller, request)
    found = await clocks_vacations.current_vacations(db, caller.player)
    today = timezones.local_datetime(round(db.clock.now() * 1000), zone).date()
    return {
        "zone": zone,
        "zones": timezones.zone_names(),
        "today": today.isoformat(),
        "holidays": [
            (
                start,
                timezones.day_text(words, start, zone),
                timezones.day_text(words, end - 1, zone),
            )
            for start, end in found
        ],
    }


async def caller_zone(db: Database, caller: Caller, request: Request) -> str:
    """Return the zone that the player chose, else the browser's, else a default."""
    told = await db.read(partial(players.zone_of, player=caller.player))
    return told or reader_preferences(request).zone or timezones.DEFAULT_ZONE


@router.post("/me/zone")
async def set_zone(db: TheDatabase, caller: TheCaller, request: Request) -> Response:
    """Save the player's time zone, which counts from their next turn on."""
    form = await read_form(request, fields=2)
    zone = timezones.check_zone(form.text("zone", 64))
    work = partial(players.set_zone, player=accounts_account.require_player(caller), zone=zone)
    await db.write(work)
    answer = RedirectResponse("/me#holidays", 303)
    set_preference_cookie(request, answer, timezones.ZONE_COOKIE, zone)
    return answer


@router.post("/me/holidays")
async def add_vacation(account: TheAccount, request: Request) -> Response:
    """Add a holiday from the morning of one day to the evening of another."""
    service, player = account.service, account.player
    form = await read_form(request, fields=4)
    zone = ZoneInfo(await caller_zone(service.db, account.caller, request))
    try:
        first, last = (date.fromisoformat(form.text(day, 10)) for day in ("starts", "ends"))
        starts, ends = (
            play_hours.local_time_ms(zone, first, 0),
            play_hours.local_time_ms(zone, last, 24 * 60),
        )
    except (ValueError, OverflowError) as error:
        raise BadVacation from error
    added = clocks_vacations.vacation_addition(starts, ends)
    await clocks_vacations.change_vacations(service, player, added)
    return RedirectResponse("/me#holidays", 303)


@router.post("/me/holidays/{start}")
async def end_vacation(start: VacationStart, account: TheAccount) -> Response:
    """End a holiday early, or cancel it."""
    ended = clocks_vacations.vacation_ending(start)
    await clocks_vacations.change_vacations(account.service, account.player, ended)
    return RedirectResponse("/me#holidays", 303)
