"""A plot of what seats were told against how often they won."""

from collections.abc import Sequence
from pathlib import Path
from statistics import fmean
from typing import Final

import altair as alt

from dynasty.lab.calibration import QUARTERS, Told, bins, quarter
from dynasty.lab.charts import DOT, INK, OTHER_DOT, SOFT, svg
from dynasty.text import Words

HEIGHT: Final = 400
COLOURS: Final = [SOFT, DOT, OTHER_DOT, INK]


def write_chart(told: Sequence[Told], file: Path, words: Words) -> None:
    """Told against won, a sign for each quarter of the game; on the line is right."""
    rows = [
        {
            "quarter": words.say("calibrate-quarter", n=number + 1),
            "told": fmean(one.chance for one in group),
            "won": fmean(one.won for one in group),
        }
        for number in range(QUARTERS)
        for group in bins(quarter(told, number))
    ]
    scale, axis = alt.Scale(domain=[0, 1]), alt.Axis(format="%", tickCount=5)
    legend = alt.Legend(orient="top", title=None)
    base = alt.Chart(alt.InlineData(values=rows))
    dots = base.mark_point(filled=True, size=80, opacity=0.9).encode(
        x=alt.X("told:Q", scale=scale, axis=axis, title=words.say("calibrate-told")),
        y=alt.Y("won:Q", scale=scale, axis=axis, title=words.say("calibrate-won")),
        color=alt.Color("quarter:N", scale=alt.Scale(range=COLOURS), legend=legend),
        shape=alt.Shape("quarter:N", legend=legend),
    )
    ends = [{"told": 0, "won": 0}, {"told": 1, "won": 1}]
    line = alt.Chart(alt.InlineData(values=ends)).mark_line(strokeDash=[4, 4], color=SOFT)
    file.parent.mkdir(parents=True, exist_ok=True)
    drawn = line.encode(x=alt.X("told:Q", scale=scale), y=alt.Y("won:Q", scale=scale)) + dots
    file.write_text(svg(drawn, words, HEIGHT), encoding="utf-8")
