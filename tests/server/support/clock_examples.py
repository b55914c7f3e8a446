"""Clocks of a table with a day and of a quick one, and moments by the wall clock of Paris."""

from datetime import datetime
from zoneinfo import ZoneInfo

from dynasty.server.model import clock_rules
from dynasty.server.model.clock_rules import ClockRules, ClockState, preset_rules
from dynasty.server.model.play_hours import PlayHours

PARIS = "Europe/Paris"


def at(zone: str, *parts: int) -> int:
    """A moment by its wall clock."""
    return int(datetime(*parts, tzinfo=ZoneInfo(zone)).timestamp()) * 1000  # type: ignore[misc,arg-type]


BOT = "greedy"
EVENINGS = PlayHours(PARIS, 8 * 60, 23 * 60)
DAILY = preset_rules("day", EVENINGS, BOT)
QUICK = preset_rules("quick", stand_in=BOT)
NOON = at(PARIS, 2026, 6, 1, 12)  # a Monday


def asked(rules: ClockRules, when: int = NOON) -> ClockState:
    return clock_rules.begin_stretch(rules, clock_rules.new_clock(rules), when)
