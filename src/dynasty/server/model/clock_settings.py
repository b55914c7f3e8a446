"""The clock settings of a table: a preset by its name, or custom values."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

from dynasty.server.clock import SECONDS_PER_DAY
from dynasty.server.errors import BadClockSettings
from dynasty.server.http.parsing import Form
from dynasty.server.model.clock_rules import CLOCK_PRESETS, ClockRules, preset_rules
from dynasty.server.model.play_hours import DAY_MS, WEEKEND, PlayHours, TimeSpan
from dynasty.text import Translator

NO_CLOCK: Final = "none"
VACATION_DAYS: Final = (0, 7, 14, 28)  # of vacation that a table may allow
UTC_ZONE: Final = "UTC"
DEFAULT_PLAY_HOURS: Final = ("08:00", "23:00")
TIME_BOUNDS_SECONDS: Final = {  # by is_live: (least, most) for a turn and in reserve
    True: ((10, 3600), (0, SECONDS_PER_DAY)),
    False: ((3600, 30 * SECONDS_PER_DAY), (0, 60 * SECONDS_PER_DAY)),
}
UNIT_SECONDS: Final = (("days", SECONDS_PER_DAY), ("hours", 3600), ("minutes", 60), ("seconds", 1))

Pace = Literal["none", "quick", "normal", "slow", "day", "two-days", "three-days"]
TIME_OF_DAY_PATTERN: Final = "^([01][0-9]|2[0-3]):[0-5][0-9]$"
TimeOfDay = Annotated[str, Field(pattern=TIME_OF_DAY_PATTERN)]


def minutes_after_midnight(time: str) -> int:
    """Return the minutes after midnight of a time like 08:30."""
    return int(time[:2]) * 60 + int(time[3:])


def duration_text(words: Translator, seconds: int) -> str:
    """Return a length of time in words, in its two largest units."""
    told: list[str] = []
    for unit, size in UNIT_SECONDS:
        if seconds >= size and len(told) < 2:
            told.append(words.say(f"lasts-{unit}", n=seconds // size))
            seconds %= size
    return " ".join(told) or words.say("lasts-seconds", n=0)


@dataclass(frozen=True)
class ClockTerms:
    """The clock settings of a table; lengths in seconds."""

    live: bool
    free: int  # for every turn
    reserve: int  # for the game
    opens: TimeOfDay = "00:00"  # start of the play hours, in each player's time zone
    closes: TimeOfDay = "00:00"  # end of the play hours; the same as the start: all day
    weekends: bool = True  # whether it ticks on weekends, too
    holiday: int = 0  # days

    def __post_init__(self) -> None:
        for length, (least, most) in zip(
            (self.free, self.reserve), TIME_BOUNDS_SECONDS[self.live], strict=True
        ):
            if not least <= length <= most:
                raise BadClockSettings(
                    "bad-clock-bounds", least=str(least), most=str(most), given=str(length)
                )
        if self.holiday not in VACATION_DAYS:
            raise BadClockSettings("bad-clock-holidays", given=str(self.holiday))
        if self.live and (self.hours() != PlayHours() or self.holiday):
            raise BadClockSettings("bad-clock-live")

    def hours(self, zone: str = UTC_ZONE) -> PlayHours:
        days_off = frozenset() if self.weekends else WEEKEND
        return PlayHours(
            zone, minutes_after_midnight(self.opens), minutes_after_midnight(self.closes), days_off
        )

    def rules(self, zone: str, stand_in: str, holidays: Iterable[TimeSpan] = ()) -> ClockRules:
        """Return the settings as the rules of one seat's clock."""
        return ClockRules(
            self.free * 1000,
            self.reserve * 1000,
            self.hours(zone),
            self.live,
            stand_in,
            self.holiday * DAY_MS,
            tuple(holidays),
        )

    @property
    def pace(self) -> str:
        """Return the name of the preset; empty for custom values."""
        for pace in CLOCK_PRESETS:
            usual = preset_rules(pace, self.hours())
            if (usual.live, usual.free, usual.reserve) == (
                self.live,
                self.free * 1000,
                self.reserve * 1000,
            ):
                return pace
        return ""

    def in_short(self, words: Translator) -> str:
        """Return the preset's name in words, or the time for a turn if there is none."""
        if self.pace:
            return words.say(f"clock-{self.pace}")
        return words.say("clock-own", free=self.said(words, self.free))

    def told(self, words: Translator) -> str:
        """Return all settings in words."""
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

    def said(self, words: Translator, seconds: int) -> str:
        """Return a length in words; in days of the play hours where that is exact."""
        day = self.hours().play_day // 1000
        if not self.live and seconds and seconds % day == 0:
            return words.say("lasts-play-days", n=seconds // day)
        return duration_text(words, seconds)


class ClockWish(BaseModel):
    """A requested clock: the name of a preset, and values that replace those of the preset.

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
        """Return the settings of the requested clock; None if no clock is wanted."""
        if self.pace == NO_CLOCK:
            return None
        live = CLOCK_PRESETS[self.pace][0]
        first, last = ("00:00", "00:00") if live else DEFAULT_PLAY_HOURS
        opens, closes = self.opens or first, self.closes or last
        usual = preset_rules(
            self.pace,
            PlayHours(UTC_ZONE, minutes_after_midnight(opens), minutes_after_midnight(closes)),
        )
        return ClockTerms(
            live=live,
            free=usual.free // 1000 if self.free is None else self.free,
            reserve=usual.reserve // 1000 if self.reserve is None else self.reserve,
            opens=opens,
            closes=closes,
            weekends=self.weekends is not False,
            holiday=usual.holiday // DAY_MS if self.holiday is None else self.holiday,
        )


def clock_wish_from_form(form: Form) -> dict[str, Any] | None:
    """Return the clock that a form asks for, in seconds; None if it names no pace."""
    pace = form.text("clock-pace", 10)
    if pace not in CLOCK_PRESETS:
        return {"pace": pace} if pace else None
    opens, closes = (form.text(f"clock-{end}", 5) or None for end in ("opens", "closes"))
    live = CLOCK_PRESETS[pace][0]
    units = (1, 60) if live else (play_hours_seconds(opens, closes),) * 2
    wished = {
        "pace": pace,
        "free": multiply_or_none(form.number("clock-free", 0, 9999), units[0]),
        "reserve": multiply_or_none(form.number("clock-reserve", 0, 9999), units[1]),
    }
    if live:
        return wished
    weekends = form.text("clock-weekends") != "no"
    holiday = form.number("clock-holiday", 0, VACATION_DAYS[-1])
    return {**wished, "opens": opens, "closes": closes, "weekends": weekends, "holiday": holiday}


def multiply_or_none(number: int | None, unit: int) -> int | None:
    return None if number is None else number * unit


def play_hours_seconds(opens: str | None, closes: str | None) -> int:
    """Return the length of the play hours in seconds; a day if they cannot be read."""
    first, last = opens or DEFAULT_PLAY_HOURS[0], closes or DEFAULT_PLAY_HOURS[1]
    if not all(re.match(TIME_OF_DAY_PATTERN, time) for time in (first, last)):
        return SECONDS_PER_DAY
    return (
        minutes_after_midnight(last) - minutes_after_midnight(first)
    ) * 60 % SECONDS_PER_DAY or SECONDS_PER_DAY
