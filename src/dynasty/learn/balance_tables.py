"""The figures of a balance as tables in the reader's language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from dynasty.kernel import Game
from dynasty.learn.balance_figures import (
    Balance,
    BalanceSection,
    ChoiceUsage,
    Interval,
    PointSource,
)
from dynasty.learn.report_table import TextTable
from dynasty.text import Translator

FigureGetter = Callable[[BalanceSection], Interval]
POINTS_ROWS: Final[dict[str, FigureGetter]] = {
    "balance-points": lambda one: one.points,
    "balance-winner": lambda one: Interval(one.winner, one.winner, one.winner),
    "balance-lead": lambda one: one.lead,
}
COURSE_ROWS: Final[dict[str, FigureGetter]] = {
    "balance-length": lambda one: one.length,
    "balance-options": lambda one: Interval(one.options, one.options, one.options),
    "balance-changes": lambda one: one.changes,
}
SHARE_ROWS: Final[dict[str, FigureGetter]] = {
    "balance-decided": lambda one: one.decided,
    "balance-half": lambda one: one.by_half,
    "balance-matter": lambda one: one.matter,
}


def overview_table(balance: Balance, words: Translator) -> TextTable:
    """Return points, wins by seat and length of games, with a column for each size and bot."""
    played = [words.say("number", n=one.games) for one in balance.sections]
    rows = [[words.say("balance-games"), *played]]
    rows += [figure_row(key, figure, balance, words, 1) for key, figure in POINTS_ROWS.items()]
    rows += wins_rows(balance, words)
    rows += [figure_row(key, figure, balance, words, 1) for key, figure in COURSE_ROWS.items()]
    rows += [figure_row(key, figure, balance, words, 100) for key, figure in SHARE_ROWS.items()]
    return TextTable(["", *column_heads(balance)], rows, len(balance.sections))


def column_heads(balance: Balance) -> list[str]:
    return [f"{one.seats} × {one.bot}" for one in balance.sections]


def section_title(section: BalanceSection, words: Translator) -> str:
    """Return the title of a section: seats, games, and the bot's command name."""
    seats, bot, games = section.seats, section.bot, section.games
    return words.say("balance-section", seats=seats, bot=bot, games=games)


def figure_row(
    key: str, figure: FigureGetter, balance: Balance, words: Translator, scale: float
) -> list[str]:
    return [words.say(key), *(figure_text(figure(one), words, scale) for one in balance.sections)]


def wins_rows(balance: Balance, words: Translator) -> list[list[str]]:
    """Return how often each seat won, and the game's own opponent where it has one."""
    sections = balance.sections
    rows = [
        [words.say("balance-wins", number=seat + 1)]
        + [share_text(one.wins[: one.seats][seat : seat + 1], words) for one in sections]
        for seat in range(max((one.seats for one in sections), default=0))
    ]
    own = [share_text(one.wins[one.seats :], words) for one in sections]
    return [*rows, [words.say("balance-wins-own"), *own]] if any(own) else rows


def share_text(wins: Sequence[Interval], words: Translator) -> str:
    """Return the share of wins as text; empty without one."""
    return "".join(figure_text(one, words, 100) for one in wins)


def sources_table(balance: Balance, words: Translator) -> TextTable:
    """Return how many points each source gives, and how much that varies between players."""
    names = dict.fromkeys(row.category for one in balance.sections for row in one.sources)
    rows = [
        [words.category(name), *(source_text(name, one.sources, words) for one in balance.sections)]
        for name in names
    ]
    return TextTable(
        [words.say("balance-source"), *column_heads(balance)], rows, len(balance.sections)
    )


def source_text(name: str, rows: Iterable[PointSource], words: Translator) -> str:
    found = next((row for row in rows if row.category == name), None)
    if found is None:
        return ""
    return plus_minus_text(found.points, found.spread, words)


def main_section(balance: Balance, game: Game[Any]) -> BalanceSection:
    """Return the section with the most games at the game's usual number of players."""
    usual = [one for one in balance.sections if one.seats == game.usual_seats]
    return max(usual or balance.sections, key=lambda one: one.games)


def usage_table(rows: Iterable[ChoiceUsage], words: Translator) -> TextTable:
    """Return how often each choice is made, by how many players, and what a use is worth."""
    heads = ("balance-choice", "balance-uses", "balance-players", "balance-worth")
    return TextTable(
        [words.say(head) for head in heads], [usage_row(row, words) for row in rows], 3
    )


def usage_row(row: ChoiceUsage, words: Translator) -> list[str]:
    return [
        choice_name(row, words),
        words.say("decimal", n=row.uses),
        words.say("percent", n=100 * row.players),
        "" if row.worth is None else figure_text(row.worth, words, 1, signed=True),
    ]


def choice_name(row: ChoiceUsage, words: Translator) -> str:
    """Return a choice in words: the verb, and the thing if there is one."""
    verb = words.verb(row.verb)
    return words.say("balance-use", verb=verb, thing=words.name(row.noun)) if row.noun else verb


def significant_rows(rows: Iterable[ChoiceUsage], most: int) -> list[ChoiceUsage]:
    """Return the rows with a significant gain or loss: at most this many of each, best first.

    Among many rows, one interval in twenty misses by chance, so this takes three standard errors.
    """
    sure = [row for row in rows if row.worth and abs(row.worth.value) > 1.5 * half_width(row.worth)]
    sure.sort(key=lambda row: -row.worth.value if row.worth else 0.0)
    gains = [row for row in sure if row.worth and row.worth.value > 0]
    costs = [row for row in sure if row.worth and row.worth.value < 0]
    return gains[:most] + costs[-most:]


def figure_text(figure: Interval, words: Translator, scale: float, signed: bool = False) -> str:
    """Return a figure with half the width of its interval, if it has one."""
    return plus_minus_text(
        scale * figure.value, scale * half_width(figure), words, scale != 1, signed
    )


def half_width(figure: Interval) -> float:
    """Return half the width of an interval."""
    return (figure.high - figure.low) / 2


def plus_minus_text(
    value: float, spread: float, words: Translator, share: bool = False, signed: bool = False
) -> str:
    text = words.say("decimal", n=round(value, 1) + 0.0)
    if signed and round(value, 1) > 0:
        text = f"+{text}"
    if spread:
        text = f"{text} ± {words.say('decimal', n=spread)}"
    return words.say("balance-percent", n=text) if share else text
