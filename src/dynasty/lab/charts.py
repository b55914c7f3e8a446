"""The plots of a report: Altair's charts as SVG, which needs neither script nor network."""

import re
from collections.abc import Sequence
from io import StringIO
from typing import Any, Final

import altair as alt

from dynasty.drawing.tokens import LIGHT, SANS
from dynasty.lab.report import Duel, Report, Section
from dynasty.lab.stats import Interval, Z
from dynasty.lab.tables import bot_name
from dynasty.text import Words

WIDTH: Final = 560
ROW: Final = 30
INK: Final = LIGHT["ink"]
SOFT: Final = LIGHT["ink-soft"]
LINE: Final = LIGHT["paper-edge"]
DOT: Final = LIGHT["azurite"]
OTHER_DOT: Final = LIGHT["terracotta"]
NUMBERS: Final = {  # how Vega writes numbers
    "en": {"decimal": ".", "thousands": ",", "grouping": [3], "currency": ["", ""]},
    "fr": {"decimal": ",", "thousands": "\u202f", "grouping": [3], "currency": ["", ""]},
}

Row = tuple[str, Interval]


def ratings_chart(section: Section, words: Words) -> str:
    """Ratings with the limits between which they lie."""
    rows = [
        (
            bot_name(one.bot, words),
            Interval(
                one.rating.mu,
                one.rating.mu - Z * one.rating.sigma,
                one.rating.mu + Z * one.rating.sigma,
            ),
        )
        for one in section.standings
    ]
    return svg(intervals(rows), words)


def duels_chart(section: Section, words: Words) -> str:
    """Who comes out ahead of whom how often."""
    rows = [(pair(one, words), one.ahead) for one in section.duels]
    chart = intervals(rows, (0, 1), "%")
    return svg(mark(0.5) + chart, words)


def margins_chart(section: Section, words: Words) -> str:
    """By how many points."""
    rows = [(pair(one, words), one.margin) for one in section.duels]
    return svg(mark(0) + intervals(rows), words)


def pair(duel: Duel, words: Words) -> str:
    return f"{bot_name(duel.bot, words)} – {bot_name(duel.other, words)}"


def paces_chart(report: Report, words: Words) -> str:
    """Mean and 95th percentile of the time per choice."""
    kinds = {words.say("arena-mean"): "mean", words.say("arena-most"): "most"}
    rows = [
        {"name": pace.bot, "kind": kind, "value": 1000 * getattr(pace, field)}
        for pace in report.paces
        for kind, field in kinds.items()
    ]
    colours = alt.Scale(domain=list(kinds), range=[DOT, OTHER_DOT])
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
    return svg(chart, words)


def intervals(
    rows: Sequence[Row], domain: tuple[float, float] | None = None, form: str = ""
) -> Any:
    """A dot for each figure on a line between its limits."""
    values = [{"name": name, "value": i.value, "low": i.low, "high": i.high} for name, i in rows]
    scale = alt.Scale(domain=list(domain)) if domain else alt.Scale(zero=False)
    axis = alt.Axis(format=form, tickCount=8) if form else alt.Axis(tickCount=8)
    base = alt.Chart(alt.InlineData(values=values)).encode(y=names_axis([name for name, _ in rows]))
    reach = base.mark_rule(strokeWidth=3, color=LINE).encode(
        x=alt.X("low:Q", scale=scale, axis=axis, title=None), x2="high:Q"
    )
    dots = base.mark_point(filled=True, size=80, opacity=1, color=DOT).encode(
        x=alt.X("value:Q", scale=scale, axis=axis, title=None)
    )
    return reach + dots


def names_axis(names: Sequence[str]) -> alt.Y:
    """The rows of a chart, in this order."""
    return alt.Y("name:N", sort=list(names), title=None)


def mark(value: float) -> Any:
    """A dashed line where two are equal."""
    rule = alt.Chart(alt.InlineData(values=[{"at": value}]))
    return rule.mark_rule(strokeDash=[4, 4], color=SOFT).encode(x="at:Q")


def svg(chart: Any, words: Words, height: int = 0) -> str:
    """The chart as an SVG element that scales with the page; its height is that of its rows."""
    axis = {
        "labelColor": INK,
        "titleColor": SOFT,
        "gridColor": LIGHT["paper-dark"],
        "domainColor": LINE,
        "tickColor": LINE,
        "labelFontSize": 13,
        "titleFontSize": 13,
        "titleFontWeight": "normal",
        "labelLimit": 300,
    }
    dressed = chart.properties(width=WIDTH, height=height or alt.Step(ROW)).configure(
        background="transparent",
        font=SANS,
        axis=axis,
        legend={"labelColor": INK, "labelFontSize": 13},
        view={"stroke": None},
        locale={"number": NUMBERS[words.language]},
    )
    drawn = StringIO()
    dressed.save(drawn, format="svg")
    return re.sub(r' width="[\d.]+" height="[\d.]+"', "", drawn.getvalue(), count=1)
