"""A plan as a page shows it: while others think, and beside the question once it is due."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from dynasty.kernel import Plan
from dynasty.server.model.room import Room
from dynasty.server.table_page.inline_icons import (
    IconTranslator,
    html_with_icons,
    text_without_icons,
)
from dynasty.server.table_page.log import LogLine, log_lines
from dynasty.server.tables.plans import PlannedTable, remaining_steps
from dynasty.text import Translator


@dataclass(frozen=True)
class StepLine:
    """A planned choice in words."""

    choice: str
    text: str
    shown: Markup  # the text with symbols
    gives_up: str  # what it leaves unused, to be asked back


@dataclass(frozen=True)
class PlanPage:
    """How far a plan leads, and why it ends there."""

    steps: tuple[StepLine, ...]
    ends: str  # what comes then; empty where one may plan on
    rule: str = ""  # that refuses the next step
    meanwhile: tuple[LogLine, ...] = ()  # what others are imagined to do before
    lucky: bool = False
    due: bool = False  # the turn has come: nothing is planned any more

    @property
    def next(self) -> StepLine | None:
        return self.steps[0] if self.steps else None


DUE_PLAN_PAGE = PlanPage((), "", due=True)


def plan_page(
    thought: PlannedTable, viewer: int, words: Translator, pictured: IconTranslator
) -> PlanPage:
    """Return the plan that the viewer is making, and why it ends there."""
    plan = thought.plan
    left = remaining_steps(thought.room, viewer)[len(plan.done) :]
    return PlanPage(
        steps=step_lines(plan, pictured),
        ends=plan_end_text(plan, left[0].choice if left else "", words),
        rule="" if plan.refusal is None else plan.refusal.rule,
        meanwhile=tuple(log_lines(pictured, plan.meanwhile)),
        lucky=plan.lucky,
    )


def due_plan_page(
    room: Room, viewer: int, words: Translator, pictured: IconTranslator
) -> PlanPage | None:
    """Return the steps planned for the viewer's current question, as far as they are legal."""
    left = remaining_steps(room, viewer)
    plan = room.match.plan(viewer, left) if left else None
    if plan is None or not (plan.done or plan.refusal):
        return None  # a secret question comes between
    ends = plan.refusal is not None
    return PlanPage(
        steps=step_lines(plan, pictured),
        ends=plan_end_text(plan, left[len(plan.done)].choice, words) if ends else "",
        rule="" if plan.refusal is None else plan.refusal.rule,
    )


def step_lines(plan: Plan, pictured: IconTranslator) -> tuple[StepLine, ...]:
    """Return the plan's steps that are possible, in words."""
    lines = []
    for offer in (done.offer for done in plan.done):
        label = pictured.label(offer)
        gives_up = pictured.say(offer.gives_up) if offer.gives_up else ""
        lines.append(
            StepLine(offer.choice, text_without_icons(label), html_with_icons(label), gives_up)
        )
    return tuple(lines)


def plan_end_text(plan: Plan, wanted: str, words: Translator) -> str:
    """Return why the plan ends, or why its next step is refused."""
    if plan.refusal is None:
        return words.say(f"plan-ends-{plan.ends}") if plan.ends else ""
    thing, reason = wanted.partition(":")[2], words.refusal(plan.refusal, plan.because or {})
    return words.say("plan-refused", thing=words.name(thing), reason=reason)
