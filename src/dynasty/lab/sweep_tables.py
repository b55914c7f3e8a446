"""The tables of a sweep in the reader's language, for the screen and for the page."""

from collections.abc import Iterable
from typing import Final

from dynasty.lab.runs import loaded
from dynasty.lab.stats import Interval
from dynasty.lab.sweep import EVENTS, LENGTH, MARGIN, POINTS, WINS, Change, Section, Sweep
from dynasty.lab.tables import limits, tenth
from dynasty.lab.variation import label, written
from dynasty.learn.grid import Grid
from dynasty.speech import words_of
from dynasty.text import Words

HEADLINES: Final = (POINTS, MARGIN, LENGTH)


def section_title(section: Section, words: Words) -> str:
    return words.say("sweep-section", seats=section.seats, deals=section.deals)


def section_note(sweep: Sweep, section: Section, words: Words) -> str:
    """That it was stopped early, if it was."""
    if section.deals == sweep.plan.games:
        return ""
    return words.say("sweep-clear", deals=section.deals, games=sweep.plan.games)


def varied_table(sweep: Sweep, words: Words) -> Grid:
    """What was varied, from where its own value is, and what was tried."""
    heads = ("components-key", "components-source", "sweep-own", "sweep-tried")
    rows = [
        [one.key, one.source, written(one.own), ", ".join(map(written, one.values))]
        for one in sweep.variations
    ]
    return Grid([words.say(head) for head in heads], rows, 0)


def measures_of(section: Section) -> list[str]:
    """What is shown with a plot."""
    return [*HEADLINES, *section.measures(WINS)]


def measure_title(sweep: Sweep, section: Section, measure: str, words: Words) -> str:
    if measure.startswith(WINS):
        game = loaded(sweep.plan.game)
        seated = words_of(game, words.language, [""] * section.seats)
        seat = int(measure.removeprefix(WINS))
        return words.say("sweep-wins", seat=seated.seat(seat), number=seat + 1)
    return words.say(f"sweep-{measure}")


def is_share(measure: str) -> bool:
    return measure.startswith(WINS)


def setting_name(sweep: Sweep, at: int) -> str:
    return label(sweep.variations, sweep.settings[at].values)


def changes_table(sweep: Sweep, section: Section, measure: str, words: Words) -> Grid:
    """A measure with every setting, the box's own one as well."""
    heads = ("sweep-setting", "sweep-mean", "sweep-more", "arena-interval")
    found = {change.setting: change for change in section.of(measure)}
    rows = [
        change_row(sweep, found[at], words)
        if at in found
        else [setting_name(sweep, at), shown(measure, section.own[measure], words), "", ""]
        for at in range(len(sweep.settings))
    ]
    return Grid([words.say(head) for head in heads], rows, 3)


def change_row(sweep: Sweep, change: Change, words: Words) -> list[str]:
    return [
        setting_name(sweep, change.setting),
        shown(change.measure, change.mean, words),
        signed(change.more.value, words, scale(change.measure)),
        limits(change.more, words, scale(change.measure)),
    ]


def usage_table(sweep: Sweep, section: Section, words: Words, most: int | None = None) -> Grid:
    """How often everything happened; with `most`, only what surely differs, so many at most."""
    heads = ("simulate-event", "sweep-setting", "sweep-mean", "sweep-more", "arena-interval")
    changes: Iterable[Change] = (
        change for kind in section.measures(EVENTS) for change in section.of(kind)
    )
    if most is not None:
        sure = [change for change in changes if is_sure(change.more)]
        changes = sorted(sure, key=lambda change: -abs(change.more.value))[:most]
    rows = [
        [change.measure.removeprefix(EVENTS), *change_row(sweep, change, words)]
        for change in changes
    ]
    return Grid([words.say(head) for head in heads], rows, 3)


def is_sure(more: Interval) -> bool:
    return more.low > 0 or more.high < 0


def scale(measure: str) -> float:
    return 100 if is_share(measure) else 1


def shown(measure: str, value: float, words: Words) -> str:
    if is_share(measure):
        return words.say("percent", n=100 * value)
    return words.say("decimal", n=value)


def signed(value: float, words: Words, scale: float = 1) -> str:
    """A difference with its sign."""
    figure = tenth(scale * value)
    number = words.say("decimal", n=figure)
    return f"+{number}" if figure > 0 else number
