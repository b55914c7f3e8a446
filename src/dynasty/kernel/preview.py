"""Previews: what a choice will do, as far as that is certain for the seat that chooses."""

from dataclasses import dataclass
from typing import Any

from dynasty.kernel.choice import Choice
from dynasty.kernel.copying import PlainData
from dynasty.kernel.errors import IllegalChoice
from dynasty.kernel.event import Event
from dynasty.kernel.game import Game
from dynasty.kernel.score import ScoreSheet
from dynasty.kernel.state import State
from dynasty.kernel.step import Decision
from dynasty.kernel.stepwise import apply_stepwise
from dynasty.kernel.view import Question, View


@dataclass(frozen=True)
class Preview(PlainData):
    """The certain effects of a choice, up to the first thing that the seat cannot know.

    `ends` says why the preview stops: "chance" decides, something hidden is "revealed", "others"
    are asked, the game is "over", or "" if the seat itself is asked again (`question`).
    """

    choice: str
    events: tuple[Event, ...]  # as the seat will see them
    view: View
    sheets: tuple[ScoreSheet, ...]  # as the seat will be able to read them
    ends: str
    question: Question | None


def make_preview(game: Game[Any], s: State, seat: int, choice: Choice, seed: int = 0) -> Preview:
    """Return the preview of a legal choice, without changing the state.

    The choice is made in a state that the seat imagines, so the preview reveals nothing hidden.
    """
    twin: State = game.imagine(s, seat, seed)
    decision = game.decision(twin, seat)
    if choice not in decision.choices:
        refusal = game.why_not(twin, seat, choice)
        rule, reason = (refusal.rule, refusal.reason) if refusal else ("", "not offered")
        raise IllegalChoice(str(choice), rule, reason)
    certain, events, ends = play_certain_part(twin, seat, choice)
    view: View = game.view(certain, seat)
    asked = [question for question in view.questions if question.seat == seat]
    return Preview(
        str(choice),
        events,
        view,
        tuple(game.open_scores(certain, seat)),
        ends,
        asked[0] if asked and not ends else None,
    )


def play_certain_part(
    twin: State, seat: int, choice: Choice
) -> tuple[State, tuple[Event, ...], str]:
    """Make a choice in an imagined state; return the last certain state, events and why it ends."""
    decision = twin.decision_of(seat)
    assert decision is not None
    certain, events, ends = twin.clone(), [], ""
    for beat in apply_stepwise(twin, seat, choice):
        ends = beat.decided_by
        if ends:
            break
        certain = twin.clone()
        events += [event for event in beat.events if event.heard_by(seat)]
    if not ends:
        ends = preview_end_reason(twin, seat)
    elif not certain.decisions:
        certain.decisions = [Decision(seat, decision.step, decision.arg, [])]  # not over yet
    return certain, tuple(events), ends


def preview_end_reason(s: State, seat: int) -> str:
    """Return why a certain preview stops: "others" are asked, "over", or "" for the seat."""
    if not s.decisions:
        return "over"
    return "" if s.decision_of(seat) is not None else "others"
