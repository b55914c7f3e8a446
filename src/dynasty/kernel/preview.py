"""Previews: what a choice does before it is made, as far as that is certain for its seat."""

from dataclasses import dataclass
from typing import Any

from dynasty.kernel.choice import Choice
from dynasty.kernel.errors import IllegalChoice
from dynasty.kernel.event import Event
from dynasty.kernel.game import Game
from dynasty.kernel.score import ScoreSheet
from dynasty.kernel.state import State
from dynasty.kernel.step import Decision
from dynasty.kernel.unfold import unfold
from dynasty.kernel.view import Question, View


@dataclass(frozen=True)
class Preview:
    """What follows from a choice up to the first thing that is not certain.

    `ends` says what comes then: "chance" decides, something hidden is "revealed", "others" are
    asked, the game is "over", or "" where the seat itself is asked again (`question`).
    """

    choice: str
    events: tuple[Event, ...]  # as the seat will hear them
    view: View
    sheets: tuple[ScoreSheet, ...]  # as the seat will be able to read them
    ends: str
    question: Question | None


def preview(game: Game[Any], s: State, seat: int, choice: Choice, seed: int = 0) -> Preview:
    """The preview of a legal choice; the state it is asked of stays as it is.

    It is played on a state that the seat imagines: what the seat cannot know, it cannot show.
    """
    twin: State = game.imagine(s, seat, seed)
    decision = game.decision(twin, seat)
    if choice not in decision.choices:
        refusal = game.why_not(twin, seat, choice)
        rule, reason = (refusal.rule, refusal.reason) if refusal else ("", "not offered")
        raise IllegalChoice(str(choice), rule, reason)
    certain, events, ends = carried_out(twin, seat, choice)
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


def carried_out(twin: State, seat: int, choice: Choice) -> tuple[State, tuple[Event, ...], str]:
    """A legal choice on an imagined state, up to what is not certain, and what comes then."""
    decision = twin.decision_of(seat)
    assert decision is not None
    certain, events, ends = twin.clone(), [], ""
    for beat in unfold(twin, seat, choice):
        ends = beat.decided_by
        if ends:
            break
        certain = twin.clone()
        events += [event for event in beat.events if event.heard_by(seat)]
    if not ends:
        ends = what_comes(twin, seat)
    elif not certain.decisions:
        certain.decisions = [Decision(seat, decision.step, decision.arg, [])]  # not over yet
    return certain, tuple(events), ends


def what_comes(s: State, seat: int) -> str:
    """After all that is certain: the seat's own question, somebody else's, or the end."""
    if not s.decisions:
        return "over"
    return "" if s.decision_of(seat) is not None else "others"
