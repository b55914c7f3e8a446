"""Plans: a seat's next turn tried out in thought, on a table that the seat imagines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from dynasty.kernel.event import Event, Values
from dynasty.kernel.game import Game
from dynasty.kernel.preview import carried_out
from dynasty.kernel.state import State
from dynasty.kernel.step import Decision, Refusal, Secret
from dynasty.kernel.view import Offer


@dataclass(frozen=True)
class PlanStep:
    """A choice, and the step of the question that it answers; an empty one is any question's."""

    step: str
    choice: str


@dataclass(frozen=True)
class Planned:
    """A step that was carried out in thought: what was offered then, and what it told."""

    step: PlanStep
    offer: Offer
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Plan:
    """How far a plan leads, and where.

    `ends` says why it leads no further: "chance" decides, something hidden is "revealed", "others"
    are asked, the game is "over", the next question is "secret", the next step is "refused"; or ""
    where the seat is asked and may plan on.
    """

    state: State  # as the seat imagines it after all that is certain
    meanwhile: tuple[Event, ...]  # what others did before, by the defaults of the rules
    lucky: bool  # what chance brought, or was hidden, came up meanwhile: that is imagined, too
    done: tuple[Planned, ...] = ()
    ends: str = ""
    refusal: Refusal | None = None
    because: Values | None = None  # the numbers for its sentence

    @property
    def steps(self) -> tuple[PlanStep, ...]:
        return tuple(planned.step for planned in self.done)


def plan(game: Game[Any], s: State, seat: int, steps: Sequence[PlanStep], seed: int = 0) -> Plan:
    """Carry out these steps in thought, as far as they are legal and certain.

    All of it happens on a state that the seat imagines: whatever looks the same to the seat is
    planned the same, and the state that is asked about stays as it is.
    """
    found = up_to_question(game, s, seat, seed)
    for step in steps:
        decision = found.state.decision_of(seat)
        if found.ends or decision is None:
            break
        found = after(game, found, decision, step)
    return found


def up_to_question(game: Game[Any], s: State, seat: int, seed: int) -> Plan:
    """The imagined table once the seat is asked; until then others answer by the defaults."""
    twin: State = game.imagine(s, seat, seed)
    chance, twin.events, twin.revealed = twin.chance.value, [], False
    while twin.decisions and twin.decision_of(seat) is None:
        other = twin.decisions[0].seat
        game.apply(twin, other, game.default(twin, other))
    told = tuple(event for event in twin.events if event.heard_by(seat))
    lucky = twin.revealed or twin.chance.value != chance
    return Plan(twin, told, lucky, ends=what_ends(twin, seat))


def after(game: Game[Any], found: Plan, decision: Decision, step: PlanStep) -> Plan:
    """The plan with one step more, or why that is not possible."""
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
    then, events, ends = carried_out(s.clone(), seat, choice)
    made = Planned(PlanStep(decision.step.name, step.choice), offer, events)
    done, ends = (*found.done, made), ends or what_ends(then, seat)
    return replace(found, state=then, done=done, ends=ends)


def what_ends(s: State, seat: int) -> str:
    """Why the seat cannot plan on from here; empty if it can."""
    if not s.decisions:
        return "over"
    decision = s.decision_of(seat)
    if decision is None:
        return "others"
    return "secret" if isinstance(decision.step, Secret) else ""
