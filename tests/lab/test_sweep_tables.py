"""Tables of a sweep: each setting beside the box's own, and only clear differences of usage."""

from dataclasses import replace

import pytest

from dynasty import games
from dynasty.lab.component_grid import Setting, Variation
from dynasty.lab.stats import Interval
from dynasty.lab.sweep import LENGTH_MEASURE, POINTS_MEASURE, MeasureChange, Sweep, SweepSection
from dynasty.lab.sweep_tables import (
    HEADLINE_MEASURES,
    changes_table,
    measure_title,
    plotted_measures,
    section_note,
    usage_table,
    varied_table,
)
from dynasty.localization import translator_for
from dynasty.text import LANGUAGES, Translator
from tests.lab.sweep_run import TEA, plan

ROW = Variation("house.row", 3, "p. 4", (2, 3, 4))
OWN = {"points": 20.0, "margin": 3.0, "length": 31.0, "wins.0": 0.5, "events.tea_picked": 8.0}
SECTION = SweepSection(
    2,
    6,
    OWN,
    [
        MeasureChange(POINTS_MEASURE, 0, 19.0, Interval(-1.0, -2.0, -0.5)),
        MeasureChange(POINTS_MEASURE, 2, 22.5, Interval(2.5, 2.0, 3.0)),
        MeasureChange("wins.0", 0, 0.25, Interval(-0.25, -0.5, 0.0)),
        MeasureChange("wins.0", 2, 0.75, Interval(0.25, 0.0, 0.5)),
        MeasureChange("events.tea_picked", 0, 7.0, Interval(-1.0, -1.5, -0.5)),
        MeasureChange("events.tea_picked", 2, 12.0, Interval(4.0, 3.0, 5.0)),
        MeasureChange("events.guest_served", 2, 8.5, Interval(0.5, -0.5, 1.5)),
    ],
)
SECTION.own["events.guest_served"] = 8.0
SETTINGS = [Setting((2,)), Setting((3,), is_own=True), Setting((4,))]
SWEEP = Sweep(plan(), [ROW], SETTINGS, [SECTION])


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Translator:
    return translator_for(TEA, request.param)


def decimal(words: Translator, value: float) -> str:
    return words.say("decimal", n=value)


def test_what_was_varied_is_told_with_its_source(words: Translator) -> None:
    assert varied_table(SWEEP, words).rows == [["house.row", "p. 4", "3", "2, 3, 4"]]


def test_every_setting_is_compared_with_the_boxs_own(words: Translator) -> None:
    table = changes_table(SWEEP, SECTION, POINTS_MEASURE, words)
    less, own, more = table.rows
    assert [row[0] for row in table.rows] == ["row = 2", "row = 3", "row = 4"]
    assert own == ["row = 3", decimal(words, 20.0), "", ""]
    assert less[1:3] == [decimal(words, 19.0), decimal(words, -1.0)]
    assert more[1:3] == [decimal(words, 22.5), f"+{decimal(words, 2.5)}"]
    assert all(len(row) == len(table.heads) == table.numbers + 1 for row in table.rows)


def test_shares_of_wins_are_told_in_percent(words: Translator) -> None:
    less, own, more = changes_table(SWEEP, SECTION, "wins.0", words).rows
    assert own[1] == words.say("percent", n=50)
    assert less[1:3] == [words.say("percent", n=25), decimal(words, -25.0)]
    assert more[2] == f"+{decimal(words, 25.0)}"


def test_usage_shows_all_changes_or_the_largest_sure_ones(words: Translator) -> None:
    every = usage_table(SWEEP, SECTION, words).rows
    assert [row[0] for row in every] == ["tea_picked", "tea_picked", "guest_served"]
    sure = usage_table(SWEEP, SECTION, words, most=5).rows
    assert [row[:2] for row in sure] == [["tea_picked", "row = 4"], ["tea_picked", "row = 2"]]
    assert usage_table(SWEEP, SECTION, words, most=1).rows == sure[:1]


def test_measures_with_a_plot_have_titles(words: Translator) -> None:
    found = plotted_measures(SECTION)
    assert found == [*HEADLINE_MEASURES, "wins.0"]
    titles = [measure_title(SWEEP, SECTION, measure, words) for measure in found]
    assert titles[found.index(LENGTH_MEASURE)] == words.say("sweep-length")
    colour = words.name(games.load(games.TEMPLATE_GAME).colours[0])
    assert titles[-1] == words.say("sweep-wins", seat=colour, number=1)
    assert not any("⟨" in title for title in titles)


def test_a_sweep_that_was_stopped_early_says_so(words: Translator) -> None:
    assert section_note(SWEEP, SECTION, words) == ""
    early = replace(SECTION, deals=4)
    assert section_note(SWEEP, early, words) == words.say("sweep-clear", deals=4, games=6)
