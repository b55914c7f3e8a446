"""C7: Players' vacations: add and end them, and update the clocks at once."""

from __future__ import annotations

from functools import partial
from typing import Final

from dynasty.server.db import vacations
from dynasty.server.db.database import Database
from dynasty.server.db.vacation_changes import MAX_AHEAD_MS, VacationChange, update_vacations
from dynasty.server.errors import BadVacation
from dynasty.server.model import clock_rules
from dynasty.server.model.clock_rules import ClockRules
from dynasty.server.model.play_hours import DAY_MS, TimeSpan, to_milliseconds
from dynasty.server.tables.service import TableService

MAX_VACATION_MS: Final = 60 * DAY_MS
MAX_VACATIONS: Final = 10


async def current_vacations(db: Database, player: str) -> list[TimeSpan]:
    """Return the player's current and future vacations."""
    found = await db.read(partial(vacations.vacations_of_players, players=[player]))
    now = to_milliseconds(db.clock.now())
    return [span for span in found.get(player, ()) if span[1] > now]


def vacation_addition(starts: int, ends: int) -> VacationChange:
    """Return the change that adds a vacation; the part in the past is cut off."""

    def with_it(spans: tuple[TimeSpan, ...], now: int) -> tuple[TimeSpan, ...]:
        start = max(starts, now)
        if not start < ends <= start + MAX_VACATION_MS or start > now + MAX_AHEAD_MS:
            raise BadVacation
        joined = clock_rules.with_vacation(
            ClockRules(0, 0, holidays=spans), start, ends, now
        ).holidays
        if len(joined) > MAX_VACATIONS:
            raise BadVacation
        return joined

    return with_it


def vacation_ending(starts: int) -> VacationChange:
    """Return the change that ends or cancels a vacation; the part in the past remains."""

    def without_it(spans: tuple[TimeSpan, ...], now: int) -> tuple[TimeSpan, ...]:
        others = [span for span in spans if span[0] != starts]
        begun = [(starts, now)] if starts < now and len(others) < len(spans) else []
        return tuple(sorted([*others, *begun]))

    return without_it


async def change_vacations(service: TableService, player: str, make: VacationChange) -> None:
    """Change the player's vacations, and the clocks at their tables at once."""
    tables = await service.db.write(partial(update_vacations, player=player, make=make))
    for room in [service.rooms[table] for table in tables if table in service.rooms]:
        await service.rooms.refresh(room)
    service.clocks_changed.set()
