"""The clock as a term of a table: by its name, or by hand."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

from dynasty.server.door.inputs import Form
from dynasty.server.pace.clocks import PACES, Rules, paced
from dynasty.server.pace.hours import DAY, WEEKEND, BadClock, Hours, Span
from dynasty.text import Words

NO_CLOCK: Final = "none"
DAYS_AWAY: Final = (0, 7, 14, 28)  # of holidays that a table may grant
UTC: Final = "UTC"
WINDOW: Final = ("08:00", "23:00")
A_DAY: Final = 86_400
BOUNDS: Final = {  # seconds for a turn and in reserve: least and most
    True: ((10, 3600), (0, A_DAY)),
    False: ((3600, 30 * A_DAY), (0, 60 * A_DAY)),
}
SIZES: Final = (("days", A_DAY), ("hours", 3600), ("minutes", 60), ("seconds", 1))

Pace = Literal["none", "quick", "normal", "slow", "day", "two-days", "three-days"]
TIME_OF_DAY: Final = "^([01][0-9]|2[0-3]):[0-5][0-9]$"
TimeOfDay = Annotated[str, Field(pattern=TIME_OF_DAY)]


def minutes(time: str) -> int:
    """After midnight."""
    return int(time[:2]) * 60 + int(time[3:])


def lasting(words: Words, seconds: int) -> str:
    """A length of time in its two largest units."""
    told: list[str] = []
    for unit, size in SIZES:
        if seconds >= size and len(told) < 2:
            told.append(words.say(f"lasts-{unit}", n=seconds // size))
            seconds %= size
    return " ".join(told) or words.say("lasts-seconds", n=0)


@dataclass(frozen=True)
class ClockTerms:
    """What was agreed of clocks; lengths in seconds."""

    live: bool
    free: int  # for every turn
    reserve: int  # for the game
    opens: TimeOfDay = "00:00"  # it ticks from here, on the wall clock of each player
    closes: TimeOfDay = "00:00"  # to here; the same: all day
    weekends: bool = True  # it ticks then, too
    holiday: int = 0  # days

    def __post_init__(self) -> None:
        for length, (least, most) in zip((self.free, self.reserve), BOUNDS[self.live], strict=True):
            if not least <= length <= most:
                raise BadClock(
                    "bad-clock-bounds", least=str(least), most=str(most), given=str(length)
                )
        if self.holiday not in DAYS_AWAY:
            raise BadClock("bad-clock-holidays", given=str(self.holiday))
        if self.live and (self.hours() != Hours() or self.holiday):
            raise BadClock("bad-clock-live")

    def hours(self, zone: str = UTC) -> Hours:
        days_off = frozenset() if self.weekends else WEEKEND
        return Hours(zone, minutes(self.opens), minutes(self.closes), days_off)

    def rules(self, zone: str, stand_in: str, holidays: Iterable[Span] = ()) -> Rules:
        """As it ticks for a seat."""
        return Rules(
            self.free * 1000,
            self.reserve * 1000,
            self.hours(zone),
            self.live,
            stand_in,
            self.holiday * DAY,
            tuple(holidays),
        )

    @property
    def pace(self) -> str:
        """Its name; empty if its numbers were set by hand."""
        for pace in PACES:
            usual = paced(pace, self.hours())
            if (usual.live, usual.free, usual.reserve) == (
                self.live,
                self.free * 1000,
                self.reserve * 1000,
            ):
                return pace
        return ""

    def in_short(self, words: Words) -> str:
        """Its name; else its numbers."""
        if self.pace:
            return words.say(f"clock-{self.pace}")
        return words.say("clock-own", free=self.said(words, self.free))

    def told(self, words: Words) -> str:
        """All of it."""
        told = [words.say(f"clock-{self.pace}")] if self.pace else []
        free, reserve = self.said(words, self.free), self.said(words, self.reserve)
        told.append(words.say("terms-clock-times", free=free, reserve=reserve))
        if self.opens != self.closes:
            told.append(words.say("terms-clock-window", opens=self.opens, closes=self.closes))
        if not self.weekends:
            told.append(words.say("terms-clock-weekdays"))
        if not self.live:
            told.append(words.say("terms-clock-holiday", n=self.holiday))
        return " · ".join(told)

    def said(self, words: Words, seconds: int) -> str:
        """A length; where the window makes the day, in such days."""
        day = self.hours().play_day // 1000
        if not self.live and seconds and seconds % day == 0:
            return words.say("lasts-play-days", n=seconds // day)
        return lasting(words, seconds)


class ClockWish(BaseModel):
    """A clock by its name; what else is said takes the place of what that has.

    `free`, for every turn, and `reserve`, for the game, are seconds; `holiday` is 0, 7, 14 or 28
    days. Hours, weekends and holidays are for clocks that count in days.
    """

    model_config = ConfigDict(extra="forbid")

    pace: Pace
    free: int | None = None  # for every turn
    reserve: int | None = None  # for the game
    opens: TimeOfDay | None = None
    closes: TimeOfDay | None = None
    weekends: bool | None = None  # does it tick then?
    holiday: int | None = None  # days: 0, 7, 14 or 28

    @model_validator(mode="after")
    def check(self) -> ClockWish:
        self.agreed()
        return self

    def agreed(self) -> ClockTerms | None:
        """The clock; None if there is to be none."""
        if self.pace == NO_CLOCK:
            return None
        live = PACES[self.pace][0]
        first, last = ("00:00", "00:00") if live else WINDOW
        opens, closes = self.opens or first, self.closes or last
        usual = paced(self.pace, Hours(UTC, minutes(opens), minutes(closes)))
        return ClockTerms(
            live=live,
            free=usual.free // 1000 if self.free is None else self.free,
            reserve=usual.reserve // 1000 if self.reserve is None else self.reserve,
            opens=opens,
            closes=closes,
            weekends=self.weekends is not False,
            holiday=usual.holiday // DAY if self.holiday is None else self.holiday,
        )


def from_form(form: Form) -> dict[str, Any] | None:
    """The wish that a form makes: seconds and minutes for live clocks, days for the others."""
    pace = form.text("clock-pace", 10)
    if pace not in PACES:
        return {"pace": pace} if pace else None
    opens, closes = (form.text(f"clock-{end}", 5) or None for end in ("opens", "closes"))
    live = PACES[pace][0]
    units = (1, 60) if live else (window(opens, closes),) * 2
    wished = {
        "pace": pace,
        "free": times(form.number("clock-free", 0, 9999), units[0]),
        "reserve": times(form.number("clock-reserve", 0, 9999), units[1]),
    }
    if live:
        return wished
    weekends = form.text("clock-weekends") != "no"
    holiday = form.number("clock-holiday", 0, DAYS_AWAY[-1])
    return {**wished, "opens": opens, "closes": closes, "weekends": weekends, "holiday": holiday}


def times(number: int | None, unit: int) -> int | None:
    return None if number is None else number * unit


def window(opens: str | None, closes: str | None) -> int:
    """How long the window is, in seconds; what cannot be read is refused later."""
    first, last = opens or WINDOW[0], closes or WINDOW[1]
    if not all(re.match(TIME_OF_DAY, time) for time in (first, last)):
        return A_DAY
    return (minutes(last) - minutes(first)) * 60 % A_DAY or A_DAY
