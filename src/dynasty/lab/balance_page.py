"""A balance as one HTML page with its plots, and the document about all games."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import altair as alt
from markupsafe import Markup

from dynasty import games
from dynasty.lab import html
from dynasty.lab.arena_charts import (
    LINE_COLOUR,
    chart_svg,
    interval_chart,
    names_axis,
    reference_line,
)
from dynasty.learn import balance_tables as tables
from dynasty.learn.balance_figures import Balance, BalanceSection, load_balance, load_remarks
from dynasty.learn.report_table import TextTable
from dynasty.localization import translator_for
from dynasty.text import Translator

PAGE_FILE: Final = "balance.html"
DOCUMENT_TEMPLATE: Final = "balance.md"
MAX_ROWS_PER_KIND: Final = 12  # rows of each kind in a plot or in the document


@dataclass(frozen=True)
class BalanceChapter:
    """The figures of tables of one size with one kind of bot."""

    title: str
    wins: Markup
    sources: Markup
    worth: Markup | None
    actions: TextTable
    things: TextTable


def write_balance_page(balance: Balance, words: Translator, folder: Path) -> Path:
    """Write the page beside its figures; return its path."""
    return html.write_page(folder, PAGE_FILE, balance_page_html(balance, words))


def balance_page_html(balance: Balance, words: Translator) -> str:
    """Return the whole page as HTML."""
    return html.render_page(
        PAGE_FILE,
        words,
        "balance-page",
        balance=balance,
        overview=tables.overview_table(balance, words),
        sources=tables.sources_table(balance, words),
        chapters=[balance_chapter(section, words) for section in balance.sections],
    )


def balance_chapter(section: BalanceSection, words: Translator) -> BalanceChapter:
    telling = tables.significant_rows(section.things, MAX_ROWS_PER_KIND)
    rows = [(tables.choice_name(row, words), row.worth) for row in telling if row.worth]
    return BalanceChapter(
        tables.section_title(section, words),
        Markup(
            chart_svg(reference_line(1 / len(section.wins)) + wins_chart(section, words), words)
        ),
        Markup(chart_svg(sources_chart(section, words), words)),
        Markup(chart_svg(reference_line(0) + interval_chart(rows), words)) if rows else None,
        tables.usage_table(section.actions, words),
        tables.usage_table(section.things, words),
    )


def wins_chart(section: BalanceSection, words: Translator) -> Any:
    """Return a chart of how often each seat won."""
    seats = [words.say("balance-seat", number=seat + 1) for seat in range(section.seats)]
    own = [words.say("arena-automaton")] * (len(section.wins) - section.seats)
    return interval_chart(list(zip(seats + own, section.wins, strict=True)), (0, 1), "%")


def sources_chart(section: BalanceSection, words: Translator) -> Any:
    """Return a chart of points by source, with a line of one deviation on either side."""
    rows = [
        {
            "name": words.category(row.category),
            "points": row.points,
            "low": row.points - row.spread,
            "high": row.points + row.spread,
        }
        for row in section.sources
    ]
    base = alt.Chart(alt.InlineData(values=rows)).encode(
        y=names_axis([words.category(row.category) for row in section.sources])
    )
    bars = base.mark_bar(color=LINE_COLOUR, height=14).encode(x=alt.X("points:Q", title=None))
    return bars + base.mark_rule(strokeWidth=2).encode(x="low:Q", x2="high:Q")


def balance_document() -> str:
    """Return the document about balance, from the figures stored with the games."""
    found = [balance for name in games.SHELF if (balance := load_balance(name))]
    told_of = [game_values(one) for one in found]
    return html.template_environment().get_template(DOCUMENT_TEMPLATE).render(games=told_of)


def game_values(balance: Balance) -> dict[str, Any]:
    """Return the values of one game for the document, in English."""
    game = games.load(balance.game)
    words = translator_for(game, "en")
    section = tables.main_section(balance, game)
    return {
        "title": words.say("title"),
        "balance": balance,
        "remarks": load_remarks(balance.game).strip(),
        "overview": tables.overview_table(balance, words),
        "sources": tables.sources_table(balance, words),
        "main": tables.section_title(section, words),
        "actions": tables.usage_table(section.actions, words),
        "telling": tables.usage_table(
            tables.significant_rows(section.things, MAX_ROWS_PER_KIND), words
        ),
        "seldom": tables.usage_table(section.things[-MAX_ROWS_PER_KIND:], words),
    }
