"""On the page of a player: the zone they live in, and when they are away."""

from __future__ import annotations

from datetime import date
from functools import partial
from typing import Any
from zoneinfo import ZoneInfo

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse

from dynasty.server.api import holidays as api
from dynasty.server.api.common import TheCaller, TheHall
from dynasty.server.door.inputs import form_of
from dynasty.server.pace import holidays, hours, zones
from dynasty.server.pace.holidays import BadHoliday
from dynasty.server.people import devices, players
from dynasty.server.seats.seating import Caller
from dynasty.server.tables.hall import Hall
from dynasty.server.web.templating import reader_of, remember
from dynasty.text import Words

router = APIRouter(include_in_schema=False)


async def holiday_part(
    hall: Hall, caller: Caller, request: Request, words: Words
) -> dict[str, Any]:
    """What the page says of it."""
    zone = await zone_for(hall, caller, request)
    found = await holidays.of(hall, caller.player)
    today = zones.on_the_wall(round(hall.clock.now() * 1000), zone).date()
    return {
        "zone": zone,
        "zones": zones.names(),
        "today": today.isoformat(),
        "holidays": [
            (start, zones.day(words, start, zone), zones.day(words, end - 1, zone))
            for start, end in found
        ],
    }


async def zone_for(hall: Hall, caller: Caller, request: Request) -> str:
    """What the player said, else what the browser says, else nowhere."""
    told = await hall.store.read(partial(players.zone_of, player=caller.player))
    return told or reader_of(request).zone or zones.NOWHERE


@router.post("/me/zone")
async def set_zone(hall: TheHall, caller: TheCaller, request: Request) -> Response:
    """Where the player lives, from their next turn on."""
    form = await form_of(request, fields=2)
    zone = zones.check(form.text("zone", 64))
    work = partial(players.set_zone, player=devices.check_somebody(caller), zone=zone)
    await hall.store.write(work)
    answer = RedirectResponse("/me#holidays", 303)
    remember(request, answer, zones.COOKIE, zone)
    return answer


@router.post("/me/holidays")
async def add(hall: TheHall, caller: TheCaller, request: Request) -> Response:
    """Away from the morning of one day to the evening of another."""
    player = devices.check_somebody(caller)
    form = await form_of(request, fields=4)
    zone = ZoneInfo(await zone_for(hall, caller, request))
    try:
        first, last = (date.fromisoformat(form.text(day, 10)) for day in ("starts", "ends"))
        starts, ends = hours.moment(zone, first, 0), hours.moment(zone, last, 24 * 60)
    except (ValueError, OverflowError) as error:
        raise BadHoliday from error
    await holidays.add(hall, player, starts, ends)
    return RedirectResponse("/me#holidays", 303)


@router.post("/me/holidays/{start}")
async def end(start: api.Start, hall: TheHall, caller: TheCaller) -> Response:
    """Back earlier, or not away after all."""
    await holidays.end(hall, devices.check_somebody(caller), start)
    return RedirectResponse("/me#holidays", 303)
