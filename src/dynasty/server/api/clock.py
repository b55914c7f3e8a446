"""Clocks, for programs."""

from fastapi import APIRouter

from dynasty.server.api.common import TheCaller, TheHall, TheRoom, TheTable
from dynasty.server.pace import clocks, faces, pauses
from dynasty.server.pace.clockwork import milliseconds
from dynasty.server.pace.hours import DAY
from dynasty.server.pace.timing import Timing
from dynasty.server.people import attendance
from dynasty.server.shapes.clock_models import SeatClock, TableClock

router = APIRouter()


@router.get("/tables/{table_id}/clock")
async def read_clock(table: TheTable, caller: TheCaller, hall: TheHall) -> TableClock:
    """What everybody has left; whoever counts down by themselves knows no more than this."""
    now, mine = milliseconds(hall.clock.now()), caller.seats(table)
    here = hall.attendance.level(caller.player, table.id) == attendance.HERE
    return TableClock(
        now=now / 1000,
        paused=None if table.paused is None else table.paused / 1000,
        seats=[
            seat_clock(timing, now, seat in mine and not here)
            for seat, timing in table.timings.items()
        ],
    )


@router.delete("/tables/{table_id}/pause")
async def end_pause(room: TheRoom, caller: TheCaller, hall: TheHall) -> TableClock:
    """Go on: any one person ends a pause. One is begun by consent, of the kind `pause`."""
    await pauses.go_on(hall, room, caller.own_seat(room, None))
    return await read_clock(room, caller, hall)


def seat_clock(timing: Timing, now: int, reminds: bool) -> SeatClock:
    """C8: who sits there and is not here is reminded."""
    seen = clocks.charged(timing.rules, timing.clock, now)
    shown = clocks.shown(timing.rules, timing.clock, now)
    moments = clocks.reminders(timing.rules, timing.clock, here=False) if reminds else []
    return SeatClock(
        seat=timing.seat,
        free=seen.free / 1000,
        reserve=seen.reserve / 1000,
        left=shown.left / 1000,
        ticks=shown.ticks,
        due=None if shown.due is None else shown.due / 1000,
        late=timing.clock.asked and faces.is_late(timing, now),
        stand_in=timing.stand_in,
        holiday=seen.holiday / DAY,
        reminders=[moment / 1000 for moment in moments if moment > now],
    )
