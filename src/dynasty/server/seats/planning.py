"""Planning while others think: a seat's next turn in thought, kept until the turn has come."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from dynasty.kernel import IllegalChoice, Plan, PlanStep, Worded
from dynasty.server.store import queries
from dynasty.server.tables.hall import Hall
from dynasty.server.tables.room import SPECTATOR, Room

MOST_STEPS: Final = 60


class CannotPlan(Worded):
    """Nothing can be planned now, or no further; the sentence says why."""


@dataclass(frozen=True)
class Thought:
    """A plan at the table as it stands, and the table in thought after its steps."""

    room: Room
    plan: Plan


def may_plan(room: Room, seat: int) -> bool:
    """Does the seat wait for others at a table whose terms allow it?"""
    is_free = room.terms.planning and room.lesson is None and room.status == "playing"
    return is_free and seat != SPECTATOR and not room.chairs[seat].bot and seat not in room.asked()


def check_planning(room: Room, seat: int) -> None:
    room.terms.check_planning()
    if not may_plan(room, seat):
        raise CannotPlan("plan-turn" if seat in room.asked() else "plan-never")


def steps_left(room: Room, seat: int) -> list[PlanStep]:
    """What is left of the plan that is kept for the seat."""
    kept = None if seat == SPECTATOR else room.chairs[seat].plan
    if kept is None or not room.terms.planning:
        return []
    steps = [PlanStep(step, choice) for step, choice in kept["steps"]]
    known = all(s.choice in room.game.vocabulary.by_text for s in steps)  # rules may have changed
    return room.match.left_of_plan(seat, steps, kept["made"]) if known else []


def think(still: Room, seat: int) -> Thought:
    """The kept plan in thought; the room must stand still."""
    found = still.match.plan(seat, steps_left(still, seat))
    twin = still.still()
    twin.match.state = found.state
    return Thought(twin, found)


def in_thought(room: Room, seat: int) -> Room:
    """The table as the seat's plan leads it; as it is, where nothing can be planned."""
    return think(room, seat).room if may_plan(room, seat) else room


async def keep(hall: Hall, room: Room, seat: int, choices: Sequence[str]) -> Plan:
    """Keep these choices as the plan of the seat's next turn, if each is possible in thought."""
    async with room.lock:
        check_planning(room, seat)
        wished = [PlanStep("", choice) for choice in choices[:MOST_STEPS]]
        found = await asyncio.to_thread(room.match.plan, seat, wished)
        if len(found.done) < len(choices):
            refuse(found, choices[len(found.done)])
        steps = [[step.step, step.choice] for step in found.steps]
        await write(hall, room, seat, {"made": room.move_count, "steps": steps} if steps else None)
    room.wake(spoken=False)
    return found


def refuse(found: Plan, choice: str) -> None:
    """Say why the plan does not go on with this choice."""
    if found.refusal is not None:
        raise IllegalChoice(choice, found.refusal.rule, found.refusal.reason)
    raise CannotPlan(f"plan-ends-{found.ends or 'long'}")


async def step_on(hall: Hall, room: Room, seat: int, choice: str) -> None:
    """Add a step behind those that are still possible."""
    await keep(hall, room, seat, [*possible(room, seat), choice])


async def step_back(hall: Hall, room: Room, seat: int) -> None:
    """Take the last step back that is still possible."""
    await keep(hall, room, seat, possible(room, seat)[:-1])


def possible(room: Room, seat: int) -> list[str]:
    """The steps of the kept plan that can be carried out in thought."""
    check_planning(room, seat)
    return [step.choice for step in room.match.plan(seat, steps_left(room, seat)).steps]


async def discard(hall: Hall, room: Room, seat: int) -> None:
    """Forget the plan."""
    async with room.lock:
        await write(hall, room, seat, None)
    room.wake(spoken=False)


async def write(hall: Hall, room: Room, seat: int, plan: dict[str, Any] | None) -> None:
    work = partial(queries.set_chair, table_id=room.id, seat=seat, plan=plan)
    await hall.store.write(work)
    room.chairs[seat].plan = plan
