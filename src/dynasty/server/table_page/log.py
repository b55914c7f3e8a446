"""The log: a line for each turn, and which turns the viewer has not seen yet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from markupsafe import Markup

from dynasty.kernel import Event, Match, Turn
from dynasty.server.model.room import SPECTATOR
from dynasty.server.table_page.inline_icons import (
    IconTranslator,
    html_with_icons,
    text_without_icons,
)
from dynasty.text import interlude_heading, interlude_sentences, turn_sentence

MAX_LOG_TURNS = 40  # on the table's page; the text view has them all
MAX_LATEST_EVENTS = 5


@dataclass(frozen=True)
class LogLine:
    """An event in words, with its rule."""

    text: str
    shown: Markup  # the text with symbols
    rule: str
    seat: int


@dataclass(frozen=True)
class TurnLine:
    """A whole turn in one sentence, or a few sentences about what the rules did by themselves."""

    number: int
    seat: int
    last: int  # the number of its last move; 0 is the set-up
    text: str
    shown: Markup  # the text with symbols, without the heading
    heading: str = ""  # of what the rules did
    automatic: bool = False  # the rules did it
    steps: tuple[LogLine, ...] = ()  # filled in where all are shown


def turn_line(
    match: Match, pictured: IconTranslator, steps: bool, number: int, turn: Turn
) -> TurnLine:
    """Return the sentence of a turn, with its steps if they are wanted at once."""
    told = turn_sentence(pictured, turn, match.game)
    shown = interlude_sentences(pictured, turn, match.game) if turn.is_interlude else told
    events = (event for _, event in turn.events) if steps else ()
    return TurnLine(
        number=number,
        seat=turn.seat,
        last=turn.last,
        text=text_without_icons(told),
        shown=html_with_icons(shown),
        heading=interlude_heading(pictured, turn),
        automatic=turn.is_interlude,
        steps=tuple(log_lines(pictured, events)),
    )


def log_lines(pictured: IconTranslator, events: Iterable[Event]) -> list[LogLine]:
    told = ((pictured.event(event), event) for event in events)
    return [
        LogLine(text_without_icons(text), html_with_icons(text), event.rule, event.seat)
        for text, event in told
    ]


def missed_turns(told: Sequence[Turn], viewer: int) -> range:
    """Return the numbers of the others' turns before the viewer's present ones.

    A spectator gets the last few turns.
    """
    end = len(told)
    if viewer == SPECTATOR:
        return range(max(0, end - MAX_LATEST_EVENTS), end)
    while end and told[end - 1].seat == viewer:
        end -= 1
    begin = end
    while begin and told[begin - 1].seat != viewer:
        begin -= 1
    return range(begin, end)


def latest_lines(
    match: Match, pictured: IconTranslator, viewer: int, told: Sequence[Turn]
) -> list[LogLine]:
    """Return the viewer's events of the last move; before the first one, those of the set-up.

    For what the rules did by themselves it returns only the summary, because their last events say
    little.
    """
    if not match.moves or not match.moves[-1].stretches:
        events = match.moves[-1].events if match.moves else match.opening
        return log_lines(
            pictured, [event for event in events if event.heard_by(viewer)][-MAX_LATEST_EVENTS:]
        )
    made, lines = len(match.moves), list[LogLine]()
    for turn in told:
        if turn.is_interlude and turn.last == made:
            said = turn_sentence(pictured, turn, match.game)
            lines.append(LogLine(text_without_icons(said), html_with_icons(said), "", turn.seat))
        elif turn.last == made:
            own = [event for number, event in turn.events if number == made]
            lines += log_lines(pictured, own[-MAX_LATEST_EVENTS:])
    return lines
