"""A table's clocks and pauses."""

from fastapi import APIRouter

from dynasty.server.api.dependencies import TheCaller, TheRoomAccess, TheTable, TheTableService
from dynasty.server.api.schemas.clocks import SeatClock, TableClock
from dynasty.server.clocks import display, pauses
from dynasty.server.model import clock_rules
from dynasty.server.model.play_hours import DAY_MS, to_milliseconds
from dynasty.server.model.seat_timing import SeatTiming
from dynasty.server.tables import presence_tracker

router = APIRouter()


@router.get("/tables/{table_id}/clock")
async def read_clock(table: TheTable, caller: TheCaller, service: TheTableService) -> TableClock:
    """Return the time that every player has left."""
    now, mine = to_milliseconds(service.clock.now()), caller.seats(table)
    here = service.presence.level(caller.player, table.id) == presence_tracker.LEVEL_HERE
    return TableClock(
        now=now / 1000,
        paused=None if table.paused is None else table.paused / 1000,
        seats=[
            seat_clock_out(timing, now, seat in mine and not here)
            for seat, timing in table.timings.items()
        ],
    )


@router.delete("/tables/{table_id}/pause")
async def end_pause(access: TheRoomAccess) -> TableClock:
    """End a pause, which any one person may; votes of the kind `pause` begin one."""
    await pauses.resume_room(access.service, access.room, access.own_seat())
    return await read_clock(access.room, access.caller, access.service)


def seat_clock_out(timing: SeatTiming, now: int, reminds: bool) -> SeatClock:
    """C8: Return a seat's clock; with reminders if its player is not at the table."""
    seen = clock_rules.charge_clock(timing.rules, timing.clock, now)
    shown = clock_rules.clock_display(timing.rules, timing.clock, now)
    moments = clock_rules.reminder_times(timing.rules, timing.clock, here=False) if reminds else []
    return SeatClock(
        seat=timing.seat,
        free=seen.free / 1000,
        reserve=seen.reserve / 1000,
        left=shown.left / 1000,
        ticks=shown.ticks,
        due=None if shown.due is None else shown.due / 1000,
        late=timing.clock.asked and display.is_late_clock(timing, now),
        stand_in=timing.stand_in,
        holiday=seen.holiday / DAY_MS,
        reminders=[moment / 1000 for moment in moments if moment > now],
    )
