"""C14: Display data for clocks; pages count down by themselves, the server alone decides."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from dynasty.server.model import clock_rules, timezones
from dynasty.server.model.clock_rules import StretchPhase
from dynasty.server.model.play_hours import DAY_MS, HOUR_MS, MINUTE_MS
from dynasty.server.model.seat_timing import SeatTiming
from dynasty.text import Translator

UNIT_MILLISECONDS: Final = (("days", DAY_MS), ("hours", HOUR_MS), ("minutes", MINUTE_MS))


@dataclass(frozen=True)
class ClockFace:
    """The display data of a seat's clock, valid without a script while the page is open."""

    live: bool
    due: int | None  # when the time is used up, if the clock runs
    tenth: int  # milliseconds: with less it is bold
    bold: bool
    text: str  # in short
    words: str  # in a sentence


@dataclass(frozen=True)
class ClockReader:
    """The words and time zone of a reader, and the current time."""

    words: Translator
    zone: str
    now: int

    def date(self, moment: int, live: bool) -> str:
        told = timezones.time_text if live else timezones.date_text
        return told(self.words, moment, self.zone)

    def ahead(self, moment: int) -> str:
        """Return in words how far off a moment is, in its largest unit."""
        left = max(0, moment - self.now)
        for unit, size in UNIT_MILLISECONDS:
            if left >= 2 * size or size == MINUTE_MS:
                return self.words.say(f"clock-in-{unit}", n=left // size)
        raise AssertionError("minutes are the last unit")


def clock_digits(milliseconds: int) -> str:
    """Return a length as M:SS, or H:MM:SS from one hour on."""
    minutes, seconds = divmod(max(0, milliseconds) // 1000, 60)
    hours, rest = divmod(minutes, 60)
    return f"{hours}:{rest:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def clock_faces(timings: Mapping[int, SeatTiming], reader: ClockReader) -> dict[int, ClockFace]:
    """Return the display data of the clocks, by seat that a person plays."""
    return {
        seat: clock_face(t, reader) for seat, t in timings.items() if t.player and not t.stand_in
    }


def clock_face(timing: SeatTiming, reader: ClockReader) -> ClockFace:
    rules, clock, seat = timing.rules, timing.clock, reader.words.seat(timing.seat)
    shown = clock_rules.clock_display(rules, clock, reader.now)
    blank = ClockFace(rules.live, None, rules.free // 10, clock.asked and shown.bold, "", "")
    say = reader.words.say
    if clock.asked and is_late_clock(timing, reader.now):
        return replace(blank, bold=True, text=say("clock-late"), words=say("told-late", seat=seat))
    if clock.asked and shown.due is not None:
        date, ahead = reader.date(shown.due, rules.live), reader.ahead(shown.due)
        text = say("clock-until", time=date) if rules.live else ahead
        whole = say(
            "clock-of-live" if rules.live else "clock-of-days", seat=seat, time=date, ahead=ahead
        )
        return replace(blank, due=shown.due, text=text, words=whole)
    left = shown.left if clock.asked else rules.free + clock.reserve
    text = clock_digits(left) if rules.live else short_duration_text(reader.words, left)
    return replace(blank, text=text, words=say("clock-of-stands", seat=seat, time=text))


def first_deadline(timings: Mapping[int, SeatTiming], asked: Iterable[int]) -> int | None:
    """Return the earliest deadline of the seats that are asked; None if no clock runs."""
    clocks_asked = (timings[seat].clock for seat in asked if seat in timings)
    return min((clock.due for clock in clocks_asked if clock.due is not None), default=None)


def deadline_text(due: int, live: bool, reader: ClockReader) -> str:
    """Return a deadline in words, in the reader's time zone, and how far off it is."""
    if due <= reader.now:
        return reader.words.say("clock-late")
    date = reader.date(due, live)
    if live:
        return reader.words.say("clock-until", time=date)
    return reader.words.say("clock-until-day", time=date, ahead=reader.ahead(due))


def is_late_clock(timing: SeatTiming, now: int) -> bool:
    return clock_rules.stretch_phase(timing.rules, timing.clock, now) in (
        StretchPhase.LATE,
        StretchPhase.OVER,
    )


def short_duration_text(words: Translator, length: int) -> str:
    """Return a length of time in words, in its largest unit."""
    for unit, size in UNIT_MILLISECONDS:
        if length >= 2 * size:
            return words.say(f"lasts-{unit}", n=length // size)
    return words.say("lasts-minutes", n=length // MINUTE_MS)


def vacation_ends(timings: Mapping[int, SeatTiming], reader: ClockReader) -> dict[int, str]:
    """C7: Return the end of the vacation in words, by seat of players on vacation."""
    found = {}
    for seat, timing in timings.items():
        spans = () if timing.rules.live else timing.rules.holidays
        for starts, ends in spans:
            if starts <= reader.now < ends and timing.clock.holiday:
                found[seat] = timezones.day_text(reader.words, ends, reader.zone)
    return found
