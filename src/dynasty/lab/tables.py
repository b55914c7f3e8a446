"""The tables of a report in the reader's language, for the screen and for the page."""

from dynasty.lab.plan import SOLO
from dynasty.lab.report import AUTOMATON, Duel, Pace, Report, Section, Standing
from dynasty.lab.stats import Interval
from dynasty.learn.grid import Grid
from dynasty.text import Words


def section_title(section: Section, words: Words) -> str:
    key = "arena-solo" if section.seats == SOLO else "arena-section"
    return words.say(key, seats=section.seats, games=section.games)


def standings_table(section: Section, words: Words) -> Grid:
    """Ratings and shares of wins, the strongest first."""
    heads = ("bot", "rating", "sigma", "games", "wins", "interval", "score")
    rows = [standing_row(standing, words) for standing in section.standings]
    return Grid(said(heads, words), rows, len(heads) - 1)


def standing_row(one: Standing, words: Words) -> list[str]:
    return [
        bot_name(one.bot, words),
        words.say("decimal", n=one.rating.mu),
        words.say("decimal", n=one.rating.sigma),
        words.say("number", n=one.games),
        words.say("percent", n=100 * one.wins.value),
        limits(one.wins, words, 100),
        words.say("decimal", n=one.score),
    ]


def duels_table(section: Section, words: Words) -> Grid:
    """Every two bots that met, the stronger first."""
    heads = ("bot", "other", "games", "deals", "ahead", "interval", "margin", "interval")
    rows = [duel_row(duel, words) for duel in section.duels]
    return Grid(said(heads, words), rows, len(heads) - 2)


def duel_row(one: Duel, words: Words) -> list[str]:
    return [
        bot_name(one.bot, words),
        bot_name(one.other, words),
        words.say("number", n=one.games),
        words.say("number", n=one.deals),
        words.say("percent", n=100 * one.ahead.value),
        limits(one.ahead, words, 100),
        words.say("decimal", n=one.margin.value),
        limits(one.margin, words),
    ]


def paces_table(report: Report, words: Words) -> Grid:
    """Time per choice."""
    heads = ("bot", "choices", "mean", "most", "longest")
    rows = [pace_row(pace, words) for pace in report.paces]
    return Grid(said(heads, words), rows, len(heads) - 1)


def pace_row(one: Pace, words: Words) -> list[str]:
    times = [words.say("arena-milliseconds", n=1000 * t) for t in (one.mean, one.most, one.longest)]
    return [one.bot, words.say("number", n=one.choices), *times]


def said(heads: tuple[str, ...], words: Words) -> list[str]:
    return [words.say(f"arena-{head}") for head in heads]


def bot_name(bot: str, words: Words) -> str:
    """A bot by the name that commands know; the game's own opponent in words."""
    return words.say("arena-automaton") if bot == AUTOMATON else bot


def limits(interval: Interval, words: Words, scale: float = 1) -> str:
    """Between which limits a figure lies."""
    ends = (tenth(scale * end) for end in (interval.low, interval.high))
    low, high = (words.say("decimal", n=end) for end in ends)
    return words.say("arena-limits", low=low, high=high)


def tenth(value: float) -> float:
    """Rounded as it is shown, and never a nought with a minus."""
    return round(value, 1) + 0.0
