"""C14: clocks as they are shown; pages count down by themselves, the server alone decides."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from dynasty.server.pace import clocks, zones
from dynasty.server.pace.clocks import Phase
from dynasty.server.pace.hours import DAY, HOUR, MINUTE
from dynasty.server.pace.timing import Timing
from dynasty.text import Words

UNITS: Final = (("days", DAY), ("hours", HOUR), ("minutes", MINUTE))


@dataclass(frozen=True)
class Face:
    """The clock of a seat. What a page shows without a script stays true while it is open."""

    live: bool
    due: int | None  # when it is used up, if it runs
    tenth: int  # milliseconds: with less it is bold
    bold: bool
    text: str  # in short
    words: str  # in a sentence


@dataclass(frozen=True)
class Reader:
    """Who looks: their words, their zone, the time."""

    words: Words
    zone: str
    now: int

    def date(self, moment: int, live: bool) -> str:
        told = zones.time if live else zones.date
        return told(self.words, moment, self.zone)

    def ahead(self, moment: int) -> str:
        """How far off a moment is, in its largest unit."""
        left = max(0, moment - self.now)
        for unit, size in UNITS:
            if left >= 2 * size or size == MINUTE:
                return self.words.say(f"clock-in-{unit}", n=left // size)
        raise AssertionError("minutes are the last unit")


def figure(milliseconds: int) -> str:
    """Minutes and seconds, and hours if there are any."""
    minutes, seconds = divmod(max(0, milliseconds) // 1000, 60)
    hours, rest = divmod(minutes, 60)
    return f"{hours}:{rest:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def faces(timings: Mapping[int, Timing], reader: Reader) -> dict[int, Face]:
    """By seat that a person plays."""
    return {seat: face(t, reader) for seat, t in timings.items() if t.player and not t.stand_in}


def face(timing: Timing, reader: Reader) -> Face:
    rules, clock, seat = timing.rules, timing.clock, reader.words.seat(timing.seat)
    shown = clocks.shown(rules, clock, reader.now)
    blank = Face(rules.live, None, rules.free // 10, clock.asked and shown.bold, "", "")
    say = reader.words.say
    if clock.asked and is_late(timing, reader.now):
        return replace(blank, bold=True, text=say("clock-late"), words=say("told-late", seat=seat))
    if clock.asked and shown.due is not None:
        date, ahead = reader.date(shown.due, rules.live), reader.ahead(shown.due)
        text = say("clock-until", time=date) if rules.live else ahead
        whole = say(
            "clock-of-live" if rules.live else "clock-of-days", seat=seat, time=date, ahead=ahead
        )
        return replace(blank, due=shown.due, text=text, words=whole)
    left = shown.left if clock.asked else rules.free + clock.reserve
    text = figure(left) if rules.live else lasting(reader.words, left)
    return replace(blank, text=text, words=say("clock-of-stands", seat=seat, time=text))


def next_due(timings: Mapping[int, Timing], asked: Iterable[int]) -> int | None:
    """When the first of those who are asked has used up all time; None if no clock runs."""
    clocks_asked = (timings[seat].clock for seat in asked if seat in timings)
    return min((clock.due for clock in clocks_asked if clock.due is not None), default=None)


def deadline(due: int, live: bool, reader: Reader) -> str:
    """Until when somebody has time, in the reader's zone, and how far off that is."""
    if due <= reader.now:
        return reader.words.say("clock-late")
    date = reader.date(due, live)
    if live:
        return reader.words.say("clock-until", time=date)
    return reader.words.say("clock-until-day", time=date, ahead=reader.ahead(due))


def is_late(timing: Timing, now: int) -> bool:
    return clocks.phase(timing.rules, timing.clock, now) in (Phase.LATE, Phase.OVER)


def lasting(words: Words, length: int) -> str:
    """A length of time in its largest unit."""
    for unit, size in UNITS:
        if length >= 2 * size:
            return words.say(f"lasts-{unit}", n=length // size)
    return words.say("lasts-minutes", n=length // MINUTE)


def holidays(timings: Mapping[int, Timing], reader: Reader) -> dict[int, str]:
    """C7: by seat of who is on holiday: until when."""
    found = {}
    for seat, timing in timings.items():
        spans = () if timing.rules.live else timing.rules.holidays
        for starts, ends in spans:
            if starts <= reader.now < ends and timing.clock.holiday:
                found[seat] = zones.day(reader.words, ends, reader.zone)
    return found
