"""A chart of stated winning chances against shares of wins."""

from collections.abc import Sequence
from pathlib import Path
from statistics import fmean
from typing import Final

import altair as alt

from dynasty.lab.arena_charts import (
    DOT_COLOUR,
    INK_COLOUR,
    OTHER_DOT_COLOUR,
    SOFT_COLOUR,
    chart_svg,
)
from dynasty.lab.calibration import QUARTER_COUNT, Prediction, chance_bins, quarter_predictions
from dynasty.text import Translator

CHART_HEIGHT: Final = 400
QUARTER_COLOURS: Final = [SOFT_COLOUR, DOT_COLOUR, OTHER_DOT_COLOUR, INK_COLOUR]


def write_calibration_chart(told: Sequence[Prediction], file: Path, words: Translator) -> None:
    """Write the chart, with one symbol for each quarter; points on the diagonal are right."""
    rows = [
        {
            "quarter": words.say("calibrate-quarter", n=number + 1),
            "told": fmean(one.chance for one in group),
            "won": fmean(one.won for one in group),
        }
        for number in range(QUARTER_COUNT)
        for group in chance_bins(quarter_predictions(told, number))
    ]
    scale, axis = alt.Scale(domain=[0, 1]), alt.Axis(format="%", tickCount=5)
    legend = alt.Legend(orient="top", title=None)
    base = alt.Chart(alt.InlineData(values=rows))
    dots = base.mark_point(filled=True, size=80, opacity=0.9).encode(
        x=alt.X("told:Q", scale=scale, axis=axis, title=words.say("calibrate-told")),
        y=alt.Y("won:Q", scale=scale, axis=axis, title=words.say("calibrate-won")),
        color=alt.Color("quarter:N", scale=alt.Scale(range=QUARTER_COLOURS), legend=legend),
        shape=alt.Shape("quarter:N", legend=legend),
    )
    ends = [{"told": 0, "won": 0}, {"told": 1, "won": 1}]
    line = alt.Chart(alt.InlineData(values=ends)).mark_line(strokeDash=[4, 4], color=SOFT_COLOUR)
    file.parent.mkdir(parents=True, exist_ok=True)
    drawn = line.encode(x=alt.X("told:Q", scale=scale), y=alt.Y("won:Q", scale=scale)) + dots
    file.write_text(chart_svg(drawn, words, CHART_HEIGHT), encoding="utf-8")
