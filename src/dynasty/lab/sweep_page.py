"""A sweep as one HTML file with its plots: no script, no network."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import altair as alt
from markupsafe import Markup

from dynasty.drawing.tokens import LIGHT
from dynasty.lab import html
from dynasty.lab import sweep_tables as tables
from dynasty.lab.charts import DOT, INK, OTHER_DOT, intervals, mark, svg
from dynasty.lab.sweep import Section, Sweep
from dynasty.lab.variation import written
from dynasty.learn.grid import Grid
from dynasty.text import Words

PAGE: Final = "sweep.html"
GRID: Final = 2  # so many keys make a heat map


@dataclass(frozen=True)
class Part:
    """One measure: its plot and its table."""

    title: str
    plot: Markup
    table: Grid


@dataclass(frozen=True)
class Chapter:
    """Tables of one size."""

    title: str
    note: str
    parts: list[Part]
    usage: Grid


def write_page(sweep: Sweep, words: Words, folder: Path) -> Path:
    """Put the page beside its figures; where it is."""
    return html.write_page(folder, PAGE, page(sweep, words))


def page(sweep: Sweep, words: Words) -> str:
    """The whole page."""
    return html.whole_page(
        PAGE,
        words,
        "sweep-page",
        plan=sweep.plan,
        varied=tables.varied_table(sweep, words),
        sections=[chapter(sweep, section, words) for section in sweep.sections],
    )


def chapter(sweep: Sweep, section: Section, words: Words) -> Chapter:
    parts = [
        Part(
            words.say("sweep-plot", measure=tables.measure_title(sweep, section, measure, words)),
            Markup(plot(sweep, section, measure, words)),
            tables.changes_table(sweep, section, measure, words),
        )
        for measure in tables.measures_of(section)
    ]
    return Chapter(
        tables.section_title(section, words),
        tables.section_note(sweep, section, words),
        parts,
        tables.usage_table(sweep, section, words),
    )


def plot(sweep: Sweep, section: Section, measure: str, words: Words) -> str:
    """A heat map for two keys, else a row for every setting."""
    if len(sweep.variations) == GRID:
        return svg(heat_map(sweep, section, measure, words), words)
    rows = [
        (tables.setting_name(sweep, change.setting), change.more) for change in section.of(measure)
    ]
    form = "+.0%" if tables.is_share(measure) else ""
    return svg(mark(0) + intervals(rows, form=form), words)


def heat_map(sweep: Sweep, section: Section, measure: str, words: Words) -> Any:
    """The difference to the box's own values, one key across and the other down."""
    cells = [
        {
            "across": written(setting.values[0]),
            "down": written(setting.values[1]),
            "more": more[at].value if at in more else 0.0,
            "text": text(more[at], measure, words) if at in more else words.say("sweep-unchanged"),
        }
        for more in [{change.setting: change.more for change in section.of(measure)}]
        for at, setting in enumerate(sweep.settings)
    ]
    most = max(abs(change.more.value) for change in section.of(measure)) or 1.0
    across, down = sweep.variations
    base = alt.Chart(alt.InlineData(values=cells)).encode(
        x=axis(alt.X, "across", across.values, across.short),
        y=axis(alt.Y, "down", down.values, down.short),
    )
    shades = alt.Scale(
        domain=[-most, 0, most],
        range=[OTHER_DOT, LIGHT["paper-light"], DOT],
        clamp=True,
        interpolate="rgb",
    )
    boxes = base.mark_rect(opacity=0.75).encode(
        color=alt.Color("more:Q", scale=shades, legend=None)
    )
    return boxes + base.mark_text(fontSize=13, color=INK).encode(text="text:N")


def axis(kind: Any, field: str, values: tuple[Any, ...], title: str) -> Any:
    """An axis whose words lie level; a long key stands above its rows."""
    level = alt.Axis(labelAngle=0)
    above = alt.Axis(titleAngle=0, titleAlign="left", titleX=0, titleY=-14)
    order = [written(value) for value in values]
    look = level if kind is alt.X else above
    return kind(f"{field}:N", sort=order, title=title, axis=look)


def text(more: Any, measure: str, words: Words) -> str:
    """The difference, with a star where it is surely one."""
    found = tables.signed(more.value, words, tables.scale(measure))
    return f"{found} *" if tables.is_sure(more) else found
