"""A sweep as one self-contained HTML page with its plots, without scripts or network."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import altair as alt
from markupsafe import Markup

from dynasty.drawing.theme import LIGHT_THEME
from dynasty.lab import html
from dynasty.lab import sweep_tables as tables
from dynasty.lab.arena_charts import (
    DOT_COLOUR,
    INK_COLOUR,
    OTHER_DOT_COLOUR,
    chart_svg,
    interval_chart,
    reference_line,
)
from dynasty.lab.component_grid import value_text
from dynasty.lab.sweep import Sweep, SweepSection
from dynasty.learn.report_table import TextTable
from dynasty.text import Translator

PAGE_FILE: Final = "sweep.html"
HEAT_MAP_KEYS: Final = 2  # keys that make a heat map


@dataclass(frozen=True)
class MeasurePart:
    """One measure: its plot and its table."""

    title: str
    plot: Markup
    table: TextTable


@dataclass(frozen=True)
class SweepChapter:
    """The results at tables of one size."""

    title: str
    note: str
    parts: list[MeasurePart]
    usage: TextTable


def write_sweep_page(sweep: Sweep, words: Translator, folder: Path) -> Path:
    """Write the page beside its figures; return its path."""
    return html.write_page(folder, PAGE_FILE, sweep_page_html(sweep, words))


def sweep_page_html(sweep: Sweep, words: Translator) -> str:
    """Return the page of a sweep as HTML."""
    return html.render_page(
        PAGE_FILE,
        words,
        "sweep-page",
        plan=sweep.plan,
        varied=tables.varied_table(sweep, words),
        sections=[sweep_chapter(sweep, section, words) for section in sweep.sections],
    )


def sweep_chapter(sweep: Sweep, section: SweepSection, words: Translator) -> SweepChapter:
    parts = [
        MeasurePart(
            words.say("sweep-plot", measure=tables.measure_title(sweep, section, measure, words)),
            Markup(measure_plot(sweep, section, measure, words)),
            tables.changes_table(sweep, section, measure, words),
        )
        for measure in tables.plotted_measures(section)
    ]
    return SweepChapter(
        tables.section_title(section, words),
        tables.section_note(sweep, section, words),
        parts,
        tables.usage_table(sweep, section, words),
    )


def measure_plot(sweep: Sweep, section: SweepSection, measure: str, words: Translator) -> str:
    """Return a heat map for two keys, else a chart with a row for every setting."""
    if len(sweep.variations) == HEAT_MAP_KEYS:
        return chart_svg(heat_map(sweep, section, measure, words), words)
    rows = [
        (tables.setting_name(sweep, change.setting), change.more) for change in section.of(measure)
    ]
    form = "+.0%" if tables.is_share(measure) else ""
    return chart_svg(reference_line(0) + interval_chart(rows, form=form), words)


def heat_map(sweep: Sweep, section: SweepSection, measure: str, words: Translator) -> Any:
    """Return a heat map of differences to the box's own values, one key on each axis."""
    cells = [
        {
            "across": value_text(setting.values[0]),
            "down": value_text(setting.values[1]),
            "more": more[at].value if at in more else 0.0,
            "text": difference_text(more[at], measure, words)
            if at in more
            else words.say("sweep-unchanged"),
        }
        for more in [{change.setting: change.more for change in section.of(measure)}]
        for at, setting in enumerate(sweep.settings)
    ]
    most = max(abs(change.more.value) for change in section.of(measure)) or 1.0
    across, down = sweep.variations
    base = alt.Chart(alt.InlineData(values=cells)).encode(
        x=setting_axis(alt.X, "across", across.values, across.short),
        y=setting_axis(alt.Y, "down", down.values, down.short),
    )
    shades = alt.Scale(
        domain=[-most, 0, most],
        range=[OTHER_DOT_COLOUR, LIGHT_THEME["paper-light"], DOT_COLOUR],
        clamp=True,
        interpolate="rgb",
    )
    boxes = base.mark_rect(opacity=0.75).encode(
        color=alt.Color("more:Q", scale=shades, legend=None)
    )
    return boxes + base.mark_text(fontSize=13, color=INK_COLOUR).encode(text="text:N")


def setting_axis(kind: Any, field: str, values: tuple[Any, ...], title: str) -> Any:
    """Return an axis with horizontal labels; the title of the vertical one is above its rows."""
    level = alt.Axis(labelAngle=0)
    above = alt.Axis(titleAngle=0, titleAlign="left", titleX=0, titleY=-14)
    order = [value_text(value) for value in values]
    look = level if kind is alt.X else above
    return kind(f"{field}:N", sort=order, title=title, axis=look)


def difference_text(more: Any, measure: str, words: Translator) -> str:
    """Return the difference as text, with a star if it is significant."""
    found = tables.signed_text(more.value, words, tables.measure_scale(measure))
    return f"{found} *" if tables.is_significant(more) else found
