"""Plans: a seat tries out its next turn in a state that it imagines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from dynasty.kernel.copying import PlainData
from dynasty.kernel.event import Event, Values
from dynasty.kernel.game import Game
from dynasty.kernel.preview import play_certain_part
from dynasty.kernel.state import State
from dynasty.kernel.step import Decision, Refusal, SecretStep
from dynasty.kernel.view import Offer


@dataclass(frozen=True)
class PlanStep(PlainData):
    """A choice and the name of the step that it answers; an empty name matches any step."""

    step: str
    choice: str


@dataclass(frozen=True)
class PlannedStep(PlainData):
    """A plan step that was tried out: what was offered for it, and its events."""

    step: PlanStep
    offer: Offer
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Plan(PlainData):
    """The result of trying out some steps: the state after them, and why the plan ends there.

    `ends` is the reason: "chance" decides, something hidden is "revealed", "others" are asked, the
    game is "over", the next question is "secret", the next step is "refused"; or "" if the seat is
    asked and may plan further.
    """

    state: State  # as the seat imagines it after all certain effects
    meanwhile: tuple[Event, ...]  # what others did before, by the defaults of the rules
    lucky: bool  # chance or something hidden mattered meanwhile, so `state` is partly imagined
    done: tuple[PlannedStep, ...] = ()
    ends: str = ""
    refusal: Refusal | None = None
    because: Values | None = None  # the numbers for its sentence

    @property
    def steps(self) -> tuple[PlanStep, ...]:
        return tuple(planned.step for planned in self.done)


def make_plan(
    game: Game[Any], s: State, seat: int, steps: Sequence[PlanStep], seed: int = 0
) -> Plan:
    """Try out these steps in an imagined state, as far as they are legal and certain.

    Positions that look the same to the seat give the same plan. The given state does not change.
    """
    found = start_plan(game, s, seat, seed)
    for step in steps:
        decision = found.state.decision_of(seat)
        if found.ends or decision is None:
            break
        found = extend_plan(game, found, decision, step)
    return found


def start_plan(game: Game[Any], s: State, seat: int, seed: int) -> Plan:
    """Return the imagined state once the seat is asked; others answer by the rules' defaults."""
    twin: State = game.imagine(s, seat, seed)
    chance, twin.events, twin.revealed = twin.chance.value, [], False
    while twin.decisions and twin.decision_of(seat) is None:
        other = twin.decisions[0].seat
        game.apply(twin, other, game.default(twin, other))
    told = tuple(event for event in twin.events if event.heard_by(seat))
    lucky = twin.revealed or twin.chance.value != chance
    return Plan(twin, told, lucky, ends=plan_end_reason(twin, seat))


def extend_plan(game: Game[Any], found: Plan, decision: Decision, step: PlanStep) -> Plan:
    """Return the plan with one more step, or with the reason why that step is not possible."""
    s, seat, choice = found.state, decision.seat, game.vocabulary.read(step.choice)
    refusal, because = game.why_not(s, seat, choice), game.because(s, seat, choice)
    if refusal is None and step.step not in ("", decision.step.name):
        question = decision.step.question(s, seat, decision.arg)
        refusal, because = Refusal(decision.step.rule, "not-now"), {"question": question}
    if refusal is not None:
        return replace(found, ends="refused", refusal=refusal, because=because)
    owner = decision.step.owner(choice)
    assert owner is not None
    offer = game.offer(s, decision, owner, choice)
    then, events, ends = play_certain_part(s.clone(), seat, choice)
    made = PlannedStep(PlanStep(decision.step.name, step.choice), offer, events)
    done, ends = (*found.done, made), ends or plan_end_reason(then, seat)
    return replace(found, state=then, done=done, ends=ends)


def plan_end_reason(s: State, seat: int) -> str:
    """Return why the seat cannot plan further from here, or "" if it can."""
    if not s.decisions:
        return "over"
    decision = s.decision_of(seat)
    if decision is None:
        return "others"
    return "secret" if isinstance(decision.step, SecretStep) else ""
