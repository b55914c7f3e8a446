"""Plans made while others think, visible only to the seat that plans."""

from fastapi import APIRouter

from dynasty.kernel import Plan, Question
from dynasty.localization import translator_for
from dynasty.server.api.dependencies import Language, TheCaller, TheRoom, TheRoomAccess, WantedSeat
from dynasty.server.api.play import offers_out
from dynasty.server.api.schemas.plans import PlannedOut, PlanOut, PlanRequest
from dynasty.server.model.room import Room
from dynasty.server.table_page.plan import plan_end_text
from dynasty.server.tables import plans
from dynasty.text import Translator

router = APIRouter()


@router.get("/tables/{table_id}/plan")
async def read_plan(
    room: TheRoom, caller: TheCaller, language: Language, seat: WantedSeat = None
) -> PlanOut:
    """Return the rest of the caller's plan, and where it leads as far as that is certain."""
    room.terms.check_planning()
    async with room.lock:
        return plan_out(room, caller.own_seat(room, seat), language)


@router.put("/tables/{table_id}/plan")
async def keep_plan(wish: PlanRequest, access: TheRoomAccess, language: Language) -> PlanOut:
    """Save a plan of the next turn during another's turn; impossible choices get 422."""
    room, seat = access.room, access.own_seat(wish.seat)
    await plans.save_plan(access.service, room, seat, wish.choices)
    async with room.lock:
        return plan_out(room, seat, language)


@router.delete("/tables/{table_id}/plan", status_code=204)
async def discard_plan(access: TheRoomAccess, seat: WantedSeat = None) -> None:
    """Delete the plan."""
    await plans.discard_plan(access.service, access.room, access.own_seat(seat))


def plan_out(room: Room, seat: int, language: str) -> PlanOut:
    words = translator_for(room.game, language, room.names())
    kept = plans.remaining_steps(room, seat)
    found = room.match.plan(seat, kept)
    left = [step.choice for step in kept[len(found.done) :]]
    question = next_question(room, seat, found)
    return PlanOut(
        seat=seat,
        steps=plan_steps_out(words, found),
        left=left,
        ends=found.ends,
        reason=plan_end_text(found, left[0] if left else "", words),
        rule="" if found.refusal is None else found.refusal.rule,
        meanwhile=[words.event(event) for event in found.meanwhile],
        lucky=found.lucky,
        question="" if question is None else words.question(question),
        offers=[] if question is None else offers_out(words, question),
    )


def plan_steps_out(words: Translator, found: Plan) -> list[PlannedOut]:
    return [
        PlannedOut(
            step=done.step.step,
            choice=done.step.choice,
            text=words.label(done.offer),
            told=[words.event(event) for event in done.events],
        )
        for done in found.done
    ]


def next_question(room: Room, seat: int, found: Plan) -> Question | None:
    """Return the question that the seat would be asked after all planned steps, if there is one."""
    decision = found.state.decision_of(seat)
    if found.ends or decision is None:
        return None
    return room.game.question(found.state, decision, seat)
