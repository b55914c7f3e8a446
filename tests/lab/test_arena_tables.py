"""Tables of an arena: figures as the reader's language writes them, the strongest bot first."""

import pytest

from dynasty.insight.ratings import Rating
from dynasty.lab.arena_plan import ArenaPlan
from dynasty.lab.arena_report import AUTOMATON, Duel, Pace, Report, ReportSection, Standing
from dynasty.lab.arena_tables import (
    duels_table,
    limits_text,
    paces_table,
    rounded_tenth,
    section_title,
    standings_table,
)
from dynasty.lab.stats import Interval
from dynasty.text import LANGUAGES, Translator

HALF = Interval(0.5, 0.25, 0.75)
BEST = Standing("greedy", Rating(27.5, 1.25), 40, HALF, 18.0)
WORST = Standing(AUTOMATON, Rating(22.0, 1.0), 40, Interval(0.0, 0.0, 0.1), 9.5)
DUEL = Duel("greedy", AUTOMATON, 40, 20, 30.0, HALF, Interval(-1.5, -3.0, 0.04))
SECTION = ReportSection(2, 40, [BEST, WORST], [DUEL])
PLAN = ArenaPlan("toy", "1", "abc", ("greedy",))
REPORT = Report(PLAN, 40, [SECTION], [Pace("greedy", 1200, 0.0015, 0.004, 0.25)])


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Translator:
    return Translator(request.param, strict=True)


def decimal(words: Translator, value: float) -> str:
    return words.say("decimal", n=value)


def limits(words: Translator, low: float, high: float) -> str:
    return words.say("arena-limits", low=decimal(words, low), high=decimal(words, high))


def test_standings_are_ratings_shares_of_wins_and_scores(words: Translator) -> None:
    table = standings_table(SECTION, words)
    assert [len(row) for row in table.rows] == [len(table.heads)] * 2
    assert table.numbers == len(table.heads) - 1
    assert table.rows[0] == [
        "greedy",
        decimal(words, 27.5),
        decimal(words, 1.25),
        "40",
        words.say("percent", n=50),
        limits(words, 25, 75),
        decimal(words, 18),
    ]


def test_the_games_own_opponent_is_named_in_words(words: Translator) -> None:
    name = words.say("arena-automaton")
    assert standings_table(SECTION, words).rows[1][0] == name
    assert duels_table(SECTION, words).rows[0][:2] == ["greedy", name]


def test_a_duel_tells_shares_in_percent_and_margins_in_points(words: Translator) -> None:
    table = duels_table(SECTION, words)
    (row,) = table.rows
    assert len(row) == len(table.heads)
    assert table.numbers == len(row) - 2
    assert row[4:6] == [words.say("percent", n=50), limits(words, 25, 75)]
    assert row[6:] == [decimal(words, -1.5), limits(words, -3, 0)]


def test_paces_are_told_in_milliseconds(words: Translator) -> None:
    table = paces_table(REPORT, words)
    times = [words.say("arena-milliseconds", n=n) for n in (1.5, 4.0, 250.0)]
    assert table.rows == [["greedy", words.say("number", n=1200), *times]]
    assert len(table.heads) == len(table.rows[0])


def test_nothing_is_less_than_zero_by_rounding(words: Translator) -> None:
    assert str(rounded_tenth(-0.04)) == "0.0"
    assert limits_text(Interval(0, -0.04, 0.04), words) == limits(words, 0, 0)
    assert limits_text(Interval(0, -0.04, 0.04), words, 100) == limits(words, -4, 4)


def test_a_single_players_section_has_a_title_of_its_own(words: Translator) -> None:
    solo = ReportSection(1, 40, [], [])
    assert section_title(SECTION, words) == words.say("arena-section", seats=2, games=40)
    assert section_title(solo, words) == words.say("arena-solo", seats=1, games=40)
