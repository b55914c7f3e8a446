"""An arena report as one self-contained HTML page, without scripts or network."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from markupsafe import Markup

from dynasty.lab import arena_charts, arena_tables, html
from dynasty.lab.arena_report import Report, ReportSection
from dynasty.text import Translator

PAGE_FILE: Final = "report.html"


def write_report_page(report: Report, words: Translator, folder: Path) -> Path:
    """Write the page beside the games that it reports on; return its path."""
    return html.write_page(folder, PAGE_FILE, report_page_html(report, words))


def report_page_html(report: Report, words: Translator) -> str:
    """Return the whole page as HTML."""
    return html.render_page(
        PAGE_FILE,
        words,
        "arena-page",
        report=report,
        plan=report.plan,
        tables=arena_tables,
        ratings=chart_for_sections(arena_charts.ratings_chart, words),
        duels=chart_for_sections(arena_charts.duels_chart, words),
        margins=chart_for_sections(arena_charts.margins_chart, words),
        paces=Markup(arena_charts.paces_chart(report, words)),
    )


def chart_for_sections(
    chart: Callable[[ReportSection, Translator], str], words: Translator
) -> Callable[[ReportSection], Markup]:
    """Return a function that draws a chart of a section, for the template."""
    return lambda section: Markup(chart(section, words))
