"""The tables of an arena report in the reader's language, for the screen and for the page."""

from dynasty.lab.arena_plan import SOLO_SEATS
from dynasty.lab.arena_report import AUTOMATON, Duel, Pace, Report, ReportSection, Standing
from dynasty.lab.stats import Interval
from dynasty.learn.report_table import TextTable
from dynasty.text import Translator


def section_title(section: ReportSection, words: Translator) -> str:
    key = "arena-solo" if section.seats == SOLO_SEATS else "arena-section"
    return words.say(key, seats=section.seats, games=section.games)


def standings_table(section: ReportSection, words: Translator) -> TextTable:
    """Return ratings and shares of wins, the strongest first."""
    heads = ("bot", "rating", "sigma", "games", "wins", "interval", "score")
    rows = [standing_row(standing, words) for standing in section.standings]
    return TextTable(head_texts(heads, words), rows, len(heads) - 1)


def standing_row(one: Standing, words: Translator) -> list[str]:
    return [
        bot_name(one.bot, words),
        words.say("decimal", n=one.rating.mu),
        words.say("decimal", n=one.rating.sigma),
        words.say("number", n=one.games),
        words.say("percent", n=100 * one.wins.value),
        limits_text(one.wins, words, 100),
        words.say("decimal", n=one.score),
    ]


def duels_table(section: ReportSection, words: Translator) -> TextTable:
    """Return the comparisons of every two bots that met, the stronger first."""
    heads = ("bot", "other", "games", "deals", "ahead", "interval", "margin", "interval")
    rows = [duel_row(duel, words) for duel in section.duels]
    return TextTable(head_texts(heads, words), rows, len(heads) - 2)


def duel_row(one: Duel, words: Translator) -> list[str]:
    return [
        bot_name(one.bot, words),
        bot_name(one.other, words),
        words.say("number", n=one.games),
        words.say("number", n=one.deals),
        words.say("percent", n=100 * one.ahead.value),
        limits_text(one.ahead, words, 100),
        words.say("decimal", n=one.margin.value),
        limits_text(one.margin, words),
    ]


def paces_table(report: Report, words: Translator) -> TextTable:
    """Return the table of the times that the bots need for a choice."""
    heads = ("bot", "choices", "mean", "most", "longest")
    rows = [pace_row(pace, words) for pace in report.paces]
    return TextTable(head_texts(heads, words), rows, len(heads) - 1)


def pace_row(one: Pace, words: Translator) -> list[str]:
    times = [words.say("arena-milliseconds", n=1000 * t) for t in (one.mean, one.most, one.longest)]
    return [one.bot, words.say("number", n=one.choices), *times]


def head_texts(heads: tuple[str, ...], words: Translator) -> list[str]:
    return [words.say(f"arena-{head}") for head in heads]


def bot_name(bot: str, words: Translator) -> str:
    """Return a bot's command name; the game's own opponent in words."""
    return words.say("arena-automaton") if bot == AUTOMATON else bot


def limits_text(interval: Interval, words: Translator, scale: float = 1) -> str:
    """Return the limits of an interval in words."""
    ends = (rounded_tenth(scale * end) for end in (interval.low, interval.high))
    low, high = (words.say("decimal", n=end) for end in ends)
    return words.say("arena-limits", low=low, high=high)


def rounded_tenth(value: float) -> float:
    """Return the value rounded as it is shown, and 0 instead of -0."""
    return round(value, 1) + 0.0
