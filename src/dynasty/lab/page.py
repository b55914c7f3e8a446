"""The report as one HTML file that needs nothing else: no script, no network."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from markupsafe import Markup

from dynasty.lab import charts, html, tables
from dynasty.lab.report import Report, Section
from dynasty.text import Words

PAGE: Final = "report.html"


def write_page(report: Report, words: Words, folder: Path) -> Path:
    """Put the page beside the games that it tells of; where it is."""
    return html.write_page(folder, PAGE, page(report, words))


def page(report: Report, words: Words) -> str:
    """The whole page."""
    return html.whole_page(
        PAGE,
        words,
        "arena-page",
        report=report,
        plan=report.plan,
        tables=tables,
        ratings=drawn(charts.ratings_chart, words),
        duels=drawn(charts.duels_chart, words),
        margins=drawn(charts.margins_chart, words),
        paces=Markup(charts.paces_chart(report, words)),
    )


def drawn(chart: Callable[[Section, Words], str], words: Words) -> Callable[[Section], Markup]:
    """A plot of a section, to be called by the template."""
    return lambda section: Markup(chart(section, words))
