"""The tables of a sweep in the reader's language, for the screen and for the page."""

from collections.abc import Iterable
from typing import Final

from dynasty.lab.arena_tables import limits_text, rounded_tenth
from dynasty.lab.component_grid import setting_label, value_text
from dynasty.lab.parallel import load_game
from dynasty.lab.stats import Interval
from dynasty.lab.sweep import (
    EVENTS_PREFIX,
    LENGTH_MEASURE,
    MARGIN_MEASURE,
    POINTS_MEASURE,
    WINS_PREFIX,
    MeasureChange,
    Sweep,
    SweepSection,
)
from dynasty.learn.report_table import TextTable
from dynasty.localization import translator_for
from dynasty.text import Translator

HEADLINE_MEASURES: Final = (POINTS_MEASURE, MARGIN_MEASURE, LENGTH_MEASURE)


def section_title(section: SweepSection, words: Translator) -> str:
    return words.say("sweep-section", seats=section.seats, deals=section.deals)


def section_note(sweep: Sweep, section: SweepSection, words: Translator) -> str:
    """Return a note that the sweep was stopped early; empty if it was not."""
    if section.deals == sweep.plan.games:
        return ""
    return words.say("sweep-clear", deals=section.deals, games=sweep.plan.games)


def varied_table(sweep: Sweep, words: Translator) -> TextTable:
    """Return what was varied, the source of its own value, and the values tried."""
    heads = ("components-key", "components-source", "sweep-own", "sweep-tried")
    rows = [
        [one.key, one.source, value_text(one.own), ", ".join(map(value_text, one.values))]
        for one in sweep.variations
    ]
    return TextTable([words.say(head) for head in heads], rows, 0)


def plotted_measures(section: SweepSection) -> list[str]:
    """Return the measures that are shown with a plot."""
    return [*HEADLINE_MEASURES, *section.measures(WINS_PREFIX)]


def measure_title(sweep: Sweep, section: SweepSection, measure: str, words: Translator) -> str:
    if measure.startswith(WINS_PREFIX):
        game = load_game(sweep.plan.game)
        seated = translator_for(game, words.language, [""] * section.seats)
        seat = int(measure.removeprefix(WINS_PREFIX))
        return words.say("sweep-wins", seat=seated.seat(seat), number=seat + 1)
    return words.say(f"sweep-{measure}")


def is_share(measure: str) -> bool:
    return measure.startswith(WINS_PREFIX)


def setting_name(sweep: Sweep, at: int) -> str:
    return setting_label(sweep.variations, sweep.settings[at].values)


def changes_table(
    sweep: Sweep, section: SweepSection, measure: str, words: Translator
) -> TextTable:
    """Return a measure with every setting, the box's own included."""
    heads = ("sweep-setting", "sweep-mean", "sweep-more", "arena-interval")
    found = {change.setting: change for change in section.of(measure)}
    rows = [
        change_row(sweep, found[at], words)
        if at in found
        else [setting_name(sweep, at), measure_text(measure, section.own[measure], words), "", ""]
        for at in range(len(sweep.settings))
    ]
    return TextTable([words.say(head) for head in heads], rows, 3)


def change_row(sweep: Sweep, change: MeasureChange, words: Translator) -> list[str]:
    return [
        setting_name(sweep, change.setting),
        measure_text(change.measure, change.mean, words),
        signed_text(change.more.value, words, measure_scale(change.measure)),
        limits_text(change.more, words, measure_scale(change.measure)),
    ]


def usage_table(
    sweep: Sweep, section: SweepSection, words: Translator, most: int | None = None
) -> TextTable:
    """Return how often each event happened; with `most`, only the largest sure differences."""
    heads = ("simulate-event", "sweep-setting", "sweep-mean", "sweep-more", "arena-interval")
    changes: Iterable[MeasureChange] = (
        change for kind in section.measures(EVENTS_PREFIX) for change in section.of(kind)
    )
    if most is not None:
        sure = [change for change in changes if is_significant(change.more)]
        changes = sorted(sure, key=lambda change: -abs(change.more.value))[:most]
    rows = [
        [change.measure.removeprefix(EVENTS_PREFIX), *change_row(sweep, change, words)]
        for change in changes
    ]
    return TextTable([words.say(head) for head in heads], rows, 3)


def is_significant(more: Interval) -> bool:
    return more.low > 0 or more.high < 0


def measure_scale(measure: str) -> float:
    return 100 if is_share(measure) else 1


def measure_text(measure: str, value: float, words: Translator) -> str:
    if is_share(measure):
        return words.say("percent", n=100 * value)
    return words.say("decimal", n=value)


def signed_text(value: float, words: Translator, scale: float = 1) -> str:
    """Return a difference with its sign."""
    figure = rounded_tenth(scale * value)
    number = words.say("decimal", n=figure)
    return f"+{number}" if figure > 0 else number
