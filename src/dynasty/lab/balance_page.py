"""A balance as one HTML file with its plots, and all of them as a page of the documents."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import altair as alt
from markupsafe import Markup

from dynasty import games
from dynasty.lab import html
from dynasty.lab.charts import LINE, intervals, mark, names_axis, svg
from dynasty.learn import balance_tables as tables
from dynasty.learn.balance import Balance, Section, load_balance, load_remarks
from dynasty.learn.grid import Grid
from dynasty.speech import words_of
from dynasty.text import Words

PAGE: Final = "balance.html"
DOCUMENT: Final = "balance.md"
MOST: Final = 12  # things of each kind in a plot or in the document


@dataclass(frozen=True)
class Chapter:
    """Tables of one size with one kind of bot."""

    title: str
    wins: Markup
    sources: Markup
    worth: Markup | None
    actions: Grid
    things: Grid


def write_page(balance: Balance, words: Words, folder: Path) -> Path:
    """Put the page beside its figures; where it is."""
    return html.write_page(folder, PAGE, page(balance, words))


def page(balance: Balance, words: Words) -> str:
    """The whole page."""
    return html.whole_page(
        PAGE,
        words,
        "balance-page",
        balance=balance,
        overview=tables.overview(balance, words),
        sources=tables.sources(balance, words),
        chapters=[chapter(section, words) for section in balance.sections],
    )


def chapter(section: Section, words: Words) -> Chapter:
    telling = tables.telling(section.things, MOST)
    rows = [(tables.choice_name(row, words), row.worth) for row in telling if row.worth]
    return Chapter(
        tables.section_title(section, words),
        Markup(svg(mark(1 / len(section.wins)) + wins_chart(section, words), words)),
        Markup(svg(sources_chart(section, words), words)),
        Markup(svg(mark(0) + intervals(rows), words)) if rows else None,
        tables.usage(section.actions, words),
        tables.usage(section.things, words),
    )


def wins_chart(section: Section, words: Words) -> Any:
    """How often each seat won."""
    seats = [words.say("balance-seat", number=seat + 1) for seat in range(section.seats)]
    own = [words.say("arena-automaton")] * (len(section.wins) - section.seats)
    return intervals(list(zip(seats + own, section.wins, strict=True)), (0, 1), "%")


def sources_chart(section: Section, words: Words) -> Any:
    """Points by source, with a line one deviation long on either side."""
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
    bars = base.mark_bar(color=LINE, height=14).encode(x=alt.X("points:Q", title=None))
    return bars + base.mark_rule(strokeWidth=2).encode(x="low:Q", x2="high:Q")


def document() -> str:
    """The page about balance, out of the figures that are kept with every game of the shelf."""
    found = [balance for name in games.SHELF if (balance := load_balance(name))]
    told_of = [told(one) for one in found]
    return html.environment().get_template(DOCUMENT).render(games=told_of)


def told(balance: Balance) -> dict[str, Any]:
    """One game for the document, in English as all of them."""
    game = games.load(balance.game)
    words = words_of(game, "en")
    section = tables.main_section(balance, game)
    return {
        "title": words.say("title"),
        "balance": balance,
        "remarks": load_remarks(balance.game).strip(),
        "overview": tables.overview(balance, words),
        "sources": tables.sources(balance, words),
        "main": tables.section_title(section, words),
        "actions": tables.usage(section.actions, words),
        "telling": tables.usage(tables.telling(section.things, MOST), words),
        "seldom": tables.usage(section.things[-MOST:], words),
    }
