"""The report as one HTML file that needs nothing else: no script, no network."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from dynasty.drawing.tokens import css
from dynasty.lab import charts, tables
from dynasty.lab.report import Report, Section
from dynasty.text import Words

PAGE: Final = "report.html"
TEMPLATES: Final = Path(__file__).parent / "templates"


def environment() -> Environment:
    """Templates whose blanks are escaped in HTML."""
    return Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=lambda name: name is not None and name.endswith(".html"),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )


def write_page(report: Report, words: Words, folder: Path) -> Path:
    """Put the page beside the games that it tells of; where it is."""
    file = folder / PAGE
    file.write_text(page(report, words), encoding="utf-8")
    return file


def page(report: Report, words: Words) -> str:
    """The whole page."""
    return (
        environment()
        .get_template(PAGE)
        .render(
            words=words,
            say=words.say,
            title=words.say("arena-page", title=words.say("title")),
            report=report,
            plan=report.plan,
            tables=tables,
            tokens=Markup(css()),
            ratings=drawn(charts.ratings_chart, words),
            duels=drawn(charts.duels_chart, words),
            margins=drawn(charts.margins_chart, words),
            paces=Markup(charts.paces_chart(report, words)),
        )
    )


def drawn(chart: Callable[[Section, Words], str], words: Words) -> Callable[[Section], Markup]:
    """A plot of a section, to be called by the template."""
    return lambda section: Markup(chart(section, words))
