"""Charts of an arena report: Altair's charts as SVG, without scripts or network."""

import re
from collections.abc import Sequence
from io import StringIO
from typing import Any, Final

import altair as alt

from dynasty.drawing.theme import LIGHT_THEME, SANS_FONTS
from dynasty.lab.arena_report import Duel, Report, ReportSection
from dynasty.lab.arena_tables import bot_name
from dynasty.lab.stats import NORMAL_QUANTILE, Interval
from dynasty.text import Translator

CHART_WIDTH: Final = 560
ROW_HEIGHT: Final = 30
INK_COLOUR: Final = LIGHT_THEME["ink"]
SOFT_COLOUR: Final = LIGHT_THEME["ink-soft"]
LINE_COLOUR: Final = LIGHT_THEME["paper-edge"]
DOT_COLOUR: Final = LIGHT_THEME["azurite"]
OTHER_DOT_COLOUR: Final = LIGHT_THEME["terracotta"]
NUMBER_LOCALES: Final = {  # how Vega writes numbers
    "en": {"decimal": ".", "thousands": ",", "grouping": [3], "currency": ["", ""]},
    "fr": {"decimal": ",", "thousands": "\u202f", "grouping": [3], "currency": ["", ""]},
}

IntervalRow = tuple[str, Interval]


def ratings_chart(section: ReportSection, words: Translator) -> str:
    """Return a chart of the ratings with their intervals."""
    rows = [
        (
            bot_name(one.bot, words),
            Interval(
                one.rating.mu,
                one.rating.mu - NORMAL_QUANTILE * one.rating.sigma,
                one.rating.mu + NORMAL_QUANTILE * one.rating.sigma,
            ),
        )
        for one in section.standings
    ]
    return chart_svg(interval_chart(rows), words)


def duels_chart(section: ReportSection, words: Translator) -> str:
    """Return a chart of how often each bot comes out ahead of each other."""
    rows = [(duel_name(one, words), one.ahead) for one in section.duels]
    chart = interval_chart(rows, (0, 1), "%")
    return chart_svg(reference_line(0.5) + chart, words)


def margins_chart(section: ReportSection, words: Translator) -> str:
    """Return a chart of the margins in points between every two bots."""
    rows = [(duel_name(one, words), one.margin) for one in section.duels]
    return chart_svg(reference_line(0) + interval_chart(rows), words)


def duel_name(duel: Duel, words: Translator) -> str:
    return f"{bot_name(duel.bot, words)} – {bot_name(duel.other, words)}"


def paces_chart(report: Report, words: Translator) -> str:
    """Return a chart of mean and 95th percentile of the time per choice."""
    kinds = {words.say("arena-mean"): "mean", words.say("arena-most"): "most"}
    rows = [
        {"name": pace.bot, "kind": kind, "value": 1000 * getattr(pace, field)}
        for pace in report.paces
        for kind, field in kinds.items()
    ]
    colours = alt.Scale(domain=list(kinds), range=[DOT_COLOUR, OTHER_DOT_COLOUR])
    shown = alt.Legend(orient="top", title=None)
    chart = (
        alt.Chart(alt.InlineData(values=rows))
        .mark_point(filled=True, size=80, opacity=1)
        .encode(
            x=alt.X("value:Q", scale=alt.Scale(type="log"), title=None, axis=alt.Axis(tickCount=4)),
            y=names_axis([pace.bot for pace in report.paces]),
            color=alt.Color("kind:N", scale=colours, legend=shown),
            shape=alt.Shape("kind:N", scale=alt.Scale(domain=list(kinds)), legend=shown),
        )
    )
    return chart_svg(chart, words)


def interval_chart(
    rows: Sequence[IntervalRow], domain: tuple[float, float] | None = None, form: str = ""
) -> Any:
    """Return a chart with a dot for each figure, on a line between its limits."""
    values = [{"name": name, "value": i.value, "low": i.low, "high": i.high} for name, i in rows]
    scale = alt.Scale(domain=list(domain)) if domain else alt.Scale(zero=False)
    axis = alt.Axis(format=form, tickCount=8) if form else alt.Axis(tickCount=8)
    base = alt.Chart(alt.InlineData(values=values)).encode(y=names_axis([name for name, _ in rows]))
    reach = base.mark_rule(strokeWidth=3, color=LINE_COLOUR).encode(
        x=alt.X("low:Q", scale=scale, axis=axis, title=None), x2="high:Q"
    )
    dots = base.mark_point(filled=True, size=80, opacity=1, color=DOT_COLOUR).encode(
        x=alt.X("value:Q", scale=scale, axis=axis, title=None)
    )
    return reach + dots


def names_axis(names: Sequence[str]) -> alt.Y:
    """Return the axis of a chart's rows, in this order."""
    return alt.Y("name:N", sort=list(names), title=None)


def reference_line(value: float) -> Any:
    """Return a dashed line at the value where two are equal."""
    rule = alt.Chart(alt.InlineData(values=[{"at": value}]))
    return rule.mark_rule(strokeDash=[4, 4], color=SOFT_COLOUR).encode(x="at:Q")


def chart_svg(chart: Any, words: Translator, height: int = 0) -> str:
    """Return the chart as SVG that scales with the page; its height is that of its rows."""
    axis = {
        "labelColor": INK_COLOUR,
        "titleColor": SOFT_COLOUR,
        "gridColor": LIGHT_THEME["paper-dark"],
        "domainColor": LINE_COLOUR,
        "tickColor": LINE_COLOUR,
        "labelFontSize": 13,
        "titleFontSize": 13,
        "titleFontWeight": "normal",
        "labelLimit": 300,
    }
    dressed = chart.properties(width=CHART_WIDTH, height=height or alt.Step(ROW_HEIGHT)).configure(
        background="transparent",
        font=SANS_FONTS,
        axis=axis,
        legend={"labelColor": INK_COLOUR, "labelFontSize": 13},
        view={"stroke": None},
        locale={"number": NUMBER_LOCALES[words.language]},
    )
    drawn = StringIO()
    dressed.save(drawn, format="svg")
    return re.sub(r' width="[\d.]+" height="[\d.]+"', "", drawn.getvalue(), count=1)
