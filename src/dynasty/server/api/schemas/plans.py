"""The JSON models of plans."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, Field

from dynasty.server.api.schemas.tables_and_play import OfferOut, SeatNumber, StrictModel
from dynasty.server.tables.plans import MAX_PLAN_STEPS


class PlanRequest(StrictModel):
    """The choices of the seat's next turn, in their order; each must be possible."""

    choices: list[Annotated[str, Field(max_length=80)]] = Field(max_length=MAX_PLAN_STEPS)
    seat: SeatNumber | None = None


class PlannedOut(BaseModel):
    """A step of a plan that is still possible."""

    step: str
    choice: str
    text: str
    told: list[str] = Field(description="what would happen, as far as it is certain")


class PlanOut(BaseModel):
    """A plan from the present position, after others answered by the defaults of the rules."""

    seat: int
    steps: list[PlannedOut]
    left: list[str] = Field(description="kept choices that come after what ends the plan")
    ends: str = Field(
        description="why it leads no further: chance, revealed, others, over, secret, refused;"
        " empty where more can be planned"
    )
    reason: str = Field(description="the same in words; of a refused choice with the rule")
    rule: str
    meanwhile: list[str] = Field(description="what others are imagined to do before")
    lucky: bool = Field(description="what came up meanwhile by chance is imagined, too")
    question: str = Field(description="what would be asked next")
    offers: list[OfferOut]
