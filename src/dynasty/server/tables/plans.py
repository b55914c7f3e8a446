"""Plans: a seat's next turn, planned and saved while other players think."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from dynasty.kernel import IllegalChoice, Plan, PlanStep
from dynasty.server.db import tables as db_tables
from dynasty.server.db.database import Database
from dynasty.server.errors import CannotPlan
from dynasty.server.model.room import SPECTATOR, Room
from dynasty.server.model.table_status import TableStatus
from dynasty.server.tables.service import TableService
from dynasty.server.thread_pools import POSITIONS_POOL

MAX_PLAN_STEPS: Final = 60


@dataclass(frozen=True)
class PlannedTable:
    """A seat's plan, and a copy of the table after its steps."""

    room: Room
    plan: Plan


def may_plan(room: Room, seat: int) -> bool:
    """Return whether the seat waits for others at a table that allows planning."""
    is_free = room.terms.planning and room.lesson is None and room.status == TableStatus.PLAYING
    return is_free and seat != SPECTATOR and not room.chairs[seat].bot and seat not in room.asked()


def check_planning(room: Room, seat: int) -> None:
    room.terms.check_planning()
    if not may_plan(room, seat):
        raise CannotPlan("plan-turn" if seat in room.asked() else "plan-never")


def remaining_steps(room: Room, seat: int) -> list[PlanStep]:
    """Return the remaining steps of the seat's saved plan."""
    kept = None if seat == SPECTATOR else room.chairs[seat].plan
    if kept is None or not room.terms.planning:
        return []
    steps = [PlanStep(step, choice) for step, choice in kept["steps"]]
    known = all(s.choice in room.game.vocabulary.by_text for s in steps)  # rules may have changed
    return room.match.left_of_plan(seat, steps, kept["made"]) if known else []


def planned_table(still: Room, seat: int) -> PlannedTable:
    """Return the seat's saved plan and the table after it; `still` is a snapshot of the room."""
    found = still.match.plan(seat, remaining_steps(still, seat))
    twin = still.still()
    twin.match.state = found.state
    return PlannedTable(twin, found)


def room_after_plan(room: Room, seat: int) -> Room:
    """Return the table after the seat's plan, or as it is if planning is not possible."""
    return planned_table(room, seat).room if may_plan(room, seat) else room


async def save_plan(service: TableService, room: Room, seat: int, choices: Sequence[str]) -> Plan:
    """Save these choices as the plan of the seat's next turn, if all are possible."""
    async with service.change(room, chat=False, players=False):
        check_planning(room, seat)
        wished = [PlanStep("", choice) for choice in choices[:MAX_PLAN_STEPS]]
        found = await POSITIONS_POOL.run(room.match.plan, seat, wished)
        if len(found.done) < len(choices):
            raise_plan_refusal(found, choices[len(found.done)])
        steps = [[step.step, step.choice] for step in found.steps]
        await write_plan(
            service.db, room, seat, {"made": room.move_count, "steps": steps} if steps else None
        )
    return found


def raise_plan_refusal(found: Plan, choice: str) -> None:
    """Raise the reason why the plan cannot continue with this choice."""
    if found.refusal is not None:
        raise IllegalChoice(choice, found.refusal.rule, found.refusal.reason)
    raise CannotPlan(f"plan-ends-{found.ends or 'long'}")


async def add_plan_step(service: TableService, room: Room, seat: int, choice: str) -> None:
    """Add a step to the steps of the plan that are still possible."""
    await save_plan(service, room, seat, [*possible_steps(room, seat), choice])


async def remove_plan_step(service: TableService, room: Room, seat: int) -> None:
    """Remove the last step of the plan that is still possible."""
    await save_plan(service, room, seat, possible_steps(room, seat)[:-1])


def possible_steps(room: Room, seat: int) -> list[str]:
    """Return the steps of the saved plan that are possible in the present position."""
    check_planning(room, seat)
    return [step.choice for step in room.match.plan(seat, remaining_steps(room, seat)).steps]


def has_steps(room: Room, seat: int, count: int | None) -> bool:
    """Return whether this number of steps is possible; True if no number is given."""
    return count is None or len(possible_steps(room, seat)) == count


async def discard_plan(service: TableService, room: Room, seat: int) -> None:
    """Delete the plan."""
    async with service.change(room, chat=False, players=False):
        await write_plan(service.db, room, seat, None)


async def write_plan(db: Database, room: Room, seat: int, plan: dict[str, Any] | None) -> None:
    work = partial(db_tables.update_seat, table_id=room.id, seat=seat, plan=plan)
    await db.write(work, room.id)
    room.chairs[seat].plan = plan
