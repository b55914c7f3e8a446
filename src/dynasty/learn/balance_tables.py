"""What a balance measured, as tables in the reader's language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from dynasty.kernel import Game
from dynasty.learn.balance import Balance, Interval, Section, Source, Usage
from dynasty.learn.grid import Grid
from dynasty.text import Words

Figure = Callable[[Section], Interval]
POINTS: Final[dict[str, Figure]] = {
    "balance-points": lambda one: one.points,
    "balance-winner": lambda one: Interval(one.winner, one.winner, one.winner),
    "balance-lead": lambda one: one.lead,
}
COURSE: Final[dict[str, Figure]] = {
    "balance-length": lambda one: one.length,
    "balance-options": lambda one: Interval(one.options, one.options, one.options),
    "balance-changes": lambda one: one.changes,
}
SHARES: Final[dict[str, Figure]] = {
    "balance-decided": lambda one: one.decided,
    "balance-half": lambda one: one.by_half,
    "balance-matter": lambda one: one.matter,
}


def overview(balance: Balance, words: Words) -> Grid:
    """Points, wins by seat and the course of games; a column for each size and bot."""
    played = [words.say("number", n=one.games) for one in balance.sections]
    rows = [[words.say("balance-games"), *played]]
    rows += [figure_row(key, figure, balance, words, 1) for key, figure in POINTS.items()]
    rows += wins_rows(balance, words)
    rows += [figure_row(key, figure, balance, words, 1) for key, figure in COURSE.items()]
    rows += [figure_row(key, figure, balance, words, 100) for key, figure in SHARES.items()]
    return Grid(["", *column_heads(balance)], rows, len(balance.sections))


def column_heads(balance: Balance) -> list[str]:
    return [f"{one.seats} × {one.bot}" for one in balance.sections]


def section_title(section: Section, words: Words) -> str:
    """So many seats and games, and the bot by the name that commands know."""
    seats, bot, games = section.seats, section.bot, section.games
    return words.say("balance-section", seats=seats, bot=bot, games=games)


def figure_row(key: str, figure: Figure, balance: Balance, words: Words, scale: float) -> list[str]:
    return [words.say(key), *(within(figure(one), words, scale) for one in balance.sections)]


def wins_rows(balance: Balance, words: Words) -> list[list[str]]:
    """How often each seat won, and the game's own opponent where it has one."""
    sections = balance.sections
    rows = [
        [words.say("balance-wins", number=seat + 1)]
        + [share(one.wins[: one.seats][seat : seat + 1], words) for one in sections]
        for seat in range(max((one.seats for one in sections), default=0))
    ]
    own = [share(one.wins[one.seats :], words) for one in sections]
    return [*rows, [words.say("balance-wins-own"), *own]] if any(own) else rows


def share(wins: Sequence[Interval], words: Words) -> str:
    """The one share of wins that is there, or nothing."""
    return "".join(within(one, words, 100) for one in wins)


def sources(balance: Balance, words: Words) -> Grid:
    """Where the points come from, and how far they spread from player to player."""
    names = dict.fromkeys(row.category for one in balance.sections for row in one.sources)
    rows = [
        [words.category(name), *(spread(name, one.sources, words) for one in balance.sections)]
        for name in names
    ]
    return Grid([words.say("balance-source"), *column_heads(balance)], rows, len(balance.sections))


def spread(name: str, rows: Iterable[Source], words: Words) -> str:
    found = next((row for row in rows if row.category == name), None)
    if found is None:
        return ""
    return plus_minus(found.points, found.spread, words)


def main_section(balance: Balance, game: Game[Any]) -> Section:
    """The section that stands for the game: the most games at its usual number of players."""
    usual = [one for one in balance.sections if one.seats == game.usual_seats]
    return max(usual or balance.sections, key=lambda one: one.games)


def usage(rows: Iterable[Usage], words: Words) -> Grid:
    """How often something is chosen, by how many, and what a use is worth."""
    heads = ("balance-choice", "balance-uses", "balance-players", "balance-worth")
    return Grid([words.say(head) for head in heads], [usage_row(row, words) for row in rows], 3)


def usage_row(row: Usage, words: Words) -> list[str]:
    return [
        choice_name(row, words),
        words.say("decimal", n=row.uses),
        words.say("percent", n=100 * row.players),
        "" if row.worth is None else within(row.worth, words, 1, signed=True),
    ]


def choice_name(row: Usage, words: Words) -> str:
    """What is done, and what it is done to."""
    verb = words.verb(row.verb)
    return words.say("balance-use", verb=verb, thing=words.name(row.noun)) if row.noun else verb


def telling(rows: Iterable[Usage], most: int) -> list[Usage]:
    """What is surely worth something or costs something: so many of each, the best first.

    There are many rows, and one interval in twenty misses by chance: three standard errors.
    """
    sure = [row for row in rows if row.worth and abs(row.worth.value) > 1.5 * reach(row.worth)]
    sure.sort(key=lambda row: -row.worth.value if row.worth else 0.0)
    gains = [row for row in sure if row.worth and row.worth.value > 0]
    costs = [row for row in sure if row.worth and row.worth.value < 0]
    return gains[:most] + costs[-most:]


def within(figure: Interval, words: Words, scale: float, signed: bool = False) -> str:
    """A figure, and half the width of its interval if it has one."""
    return plus_minus(scale * figure.value, scale * reach(figure), words, scale != 1, signed)


def reach(figure: Interval) -> float:
    """Half the width of its interval."""
    return (figure.high - figure.low) / 2


def plus_minus(
    value: float, spread: float, words: Words, share: bool = False, signed: bool = False
) -> str:
    text = words.say("decimal", n=round(value, 1) + 0.0)
    if signed and round(value, 1) > 0:
        text = f"+{text}"
    if spread:
        text = f"{text} ± {words.say('decimal', n=spread)}"
    return words.say("balance-percent", n=text) if share else text
