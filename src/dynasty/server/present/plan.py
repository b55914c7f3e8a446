"""A plan as a page shows it: in thought while others think, beside the question once it is due."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from dynasty.kernel import Plan
from dynasty.server.people.signs import Pictured, drawn, plain
from dynasty.server.present.log import LogLine, log_lines
from dynasty.server.seats.planning import Thought, steps_left
from dynasty.server.tables.room import Room
from dynasty.text import Words


@dataclass(frozen=True)
class StepLine:
    """A planned choice in words."""

    choice: str
    text: str
    shown: Markup  # the text with symbols
    gives_up: str  # what it leaves unused, to be asked back


@dataclass(frozen=True)
class PlanPage:
    """How far a plan leads, and why no further."""

    steps: tuple[StepLine, ...]
    ends: str  # what comes then; empty where one may plan on
    rule: str = ""  # that refuses the next step
    meanwhile: tuple[LogLine, ...] = ()  # what others are imagined to do before
    lucky: bool = False
    due: bool = False  # the turn has come: nothing is planned any more

    @property
    def next(self) -> StepLine | None:
        return self.steps[0] if self.steps else None


DUE = PlanPage((), "", due=True)


def in_thought(thought: Thought, viewer: int, words: Words, pictured: Pictured) -> PlanPage:
    """The plan that the viewer makes, and why it leads no further."""
    plan = thought.plan
    left = steps_left(thought.room, viewer)[len(plan.done) :]
    return PlanPage(
        steps=step_lines(plan, pictured),
        ends=what_ends(plan, left[0].choice if left else "", words),
        rule="" if plan.refusal is None else plan.refusal.rule,
        meanwhile=tuple(log_lines(pictured, plan.meanwhile)),
        lucky=plan.lucky,
    )


def due_now(room: Room, viewer: int, words: Words, pictured: Pictured) -> PlanPage | None:
    """What was planned for the question that the viewer is asked now, as far as it is legal."""
    left = steps_left(room, viewer)
    plan = room.match.plan(viewer, left) if left else None
    if plan is None or not (plan.done or plan.refusal):
        return None  # a secret question comes between
    ends = plan.refusal is not None
    return PlanPage(
        steps=step_lines(plan, pictured),
        ends=what_ends(plan, left[len(plan.done)].choice, words) if ends else "",
        rule="" if plan.refusal is None else plan.refusal.rule,
    )


def step_lines(plan: Plan, pictured: Pictured) -> tuple[StepLine, ...]:
    """The steps that were carried out in thought."""
    lines = []
    for offer in (done.offer for done in plan.done):
        label = pictured.label(offer)
        gives_up = pictured.say(offer.gives_up) if offer.gives_up else ""
        lines.append(StepLine(offer.choice, plain(label), drawn(label), gives_up))
    return tuple(lines)


def what_ends(plan: Plan, wanted: str, words: Words) -> str:
    """Why the plan leads no further; of a step that is refused, the reason."""
    if plan.refusal is None:
        return words.say(f"plan-ends-{plan.ends}") if plan.ends else ""
    thing, reason = wanted.partition(":")[2], words.refusal(plan.refusal, plan.because or {})
    return words.say("plan-refused", thing=words.name(thing), reason=reason)
