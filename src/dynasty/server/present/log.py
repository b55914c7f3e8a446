"""What has happened: a line for each turn, and which of them the viewer has not seen yet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from markupsafe import Markup

from dynasty.kernel import Event, Match, Turn
from dynasty.server.people.signs import Pictured, drawn, plain
from dynasty.server.tables.room import SPECTATOR
from dynasty.text import turn_sentence

LOG_TURNS = 40  # on the table's page; the text view has them all
LATEST = 5


@dataclass(frozen=True)
class LogLine:
    """What happened, in words, with its rule."""

    text: str
    shown: Markup  # the text with symbols
    rule: str
    seat: int


@dataclass(frozen=True)
class TurnLine:
    """A whole turn in one sentence."""

    number: int
    seat: int
    last: int  # the number of its last move; 0 is the set-up
    text: str
    shown: Markup
    steps: tuple[LogLine, ...] = ()  # filled in where all are shown


def turn_line(match: Match, pictured: Pictured, steps: bool, number: int, turn: Turn) -> TurnLine:
    """The sentence of a turn; with its steps where they are wanted at once."""
    told = turn_sentence(pictured, turn, match.game.headlines)
    events = (event for _, event in turn.events) if steps else ()
    return TurnLine(
        number=number,
        seat=turn.seat,
        last=turn.last,
        text=plain(told),
        shown=drawn(told),
        steps=tuple(log_lines(pictured, events)),
    )


def log_lines(pictured: Pictured, events: Iterable[Event]) -> list[LogLine]:
    told = ((pictured.event(event), event) for event in events)
    return [LogLine(plain(text), drawn(text), event.rule, event.seat) for text, event in told]


def missed(told: Sequence[Turn], viewer: int) -> range:
    """Which turns of others came before the viewer's present stretch; who has none, a few."""
    end = len(told)
    if viewer == SPECTATOR:
        return range(max(0, end - LATEST), end)
    while end and told[end - 1].seat == viewer:
        end -= 1
    begin = end
    while begin and told[begin - 1].seat != viewer:
        begin -= 1
    return range(begin, end)


def latest(match: Match, viewer: int) -> list[Event]:
    """What the viewer heard of the last move; before the first one, of the set-up."""
    events = match.moves[-1].events if match.moves else match.opening
    return [event for event in events if event.heard_by(viewer)][-LATEST:]
