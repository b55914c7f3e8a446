"""Tables of a balance: a column for each size of table, in the reader's language."""

from dataclasses import replace

import pytest

from dynasty import games
from dynasty.learn.balance_figures import ChoiceUsage, Interval
from dynasty.learn.balance_tables import (
    column_heads,
    figure_text,
    main_section,
    overview_table,
    section_title,
    significant_rows,
    sources_table,
    usage_table,
)
from dynasty.localization import translator_for
from dynasty.text import LANGUAGES, Translator
from tests.learn.measured import FIGURES, SECTION, SOLO

TEA = games.load(games.TEMPLATE_GAME)


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Translator:
    return translator_for(TEA, request.param)


def decimal(words: Translator, value: float) -> str:
    return words.say("decimal", n=value)


def worth(value: float, reach: float, noun: str = "monk") -> ChoiceUsage:
    return ChoiceUsage("serve", noun, 1.0, 1.0, Interval(value, value - reach, value + reach))


def test_a_figure_is_shown_with_half_the_width_of_its_interval(words: Translator) -> None:
    assert figure_text(Interval(20.5, 19.0, 22.0), words, 1) == (
        f"{decimal(words, 20.5)} ± {decimal(words, 1.5)}"
    )
    assert figure_text(Interval(3.0, 3.0, 3.0), words, 1) == decimal(words, 3.0)
    share = f"{decimal(words, 50.0)} ± {decimal(words, 10.0)}"
    assert figure_text(Interval(0.5, 0.4, 0.6), words, 100) == words.say("balance-percent", n=share)


def test_only_a_gain_has_a_plus_and_nothing_is_less_than_zero_by_rounding() -> None:
    words = translator_for(TEA, "en")
    exact = [Interval(value, value, value) for value in (1.5, 0.04, -0.04, -1.5)]
    zero = decimal(words, 0.0)
    texts = [figure_text(one, words, 1, signed=True) for one in exact]
    assert texts == [f"+{decimal(words, 1.5)}", zero, zero, decimal(words, -1.5)]


def test_the_overview_has_a_column_for_each_size_and_bot(words: Translator) -> None:
    table = overview_table(FIGURES, words)
    assert table.heads == ["", *column_heads(FIGURES)]
    assert table.numbers == 2
    assert len(set(table.heads)) == 3
    assert all(len(row) == 3 for row in table.rows)
    rows = {head: cells for head, *cells in table.rows}
    assert rows[words.say("balance-games")] == ["40", "10"]
    assert rows[words.say("balance-winner")] == [decimal(words, 22.0)] * 2
    assert "⟨" not in "".join(rows)


def test_a_seat_that_a_table_lacks_wins_nothing_there(words: Translator) -> None:
    rows = {head: cells for head, *cells in overview_table(FIGURES, words).rows}
    first, second = (rows[words.say("balance-wins", number=number)] for number in (1, 2))
    assert [decimal(words, 75.0) in first[0], decimal(words, 90.0) in first[1]] == [True, True]
    assert decimal(words, 25.0) in second[0]
    assert second[1] == ""
    own = rows[words.say("balance-wins-own")]
    assert own[0] == ""
    assert decimal(words, 10.0) in own[1]


def test_where_no_game_has_an_opponent_of_its_own_none_is_named(words: Translator) -> None:
    rows = overview_table(replace(FIGURES, sections=[SECTION]), words).rows
    assert words.say("balance-wins-own") not in [row[0] for row in rows]


def test_sources_are_named_once_and_stay_empty_where_they_give_nothing(words: Translator) -> None:
    tips, favourites = sources_table(FIGURES, words).rows
    assert (tips[0], favourites[0]) == (words.category("tips"), words.category("favourite"))
    assert tips[1:] == [
        f"{decimal(words, 12.0)} ± {decimal(words, 1.5)}",
        f"{decimal(words, 6.0)} ± {decimal(words, 2.0)}",
    ]
    assert favourites[1:] == [decimal(words, 8.5), ""]


def test_a_usage_names_verb_and_thing_and_what_it_is_worth(words: Translator) -> None:
    whole, of_thing = usage_table([*SECTION.actions, *SECTION.things], words).rows
    verb = words.verb("serve")
    assert (whole[0], whole[3]) == (verb, "")
    assert of_thing[0] == words.say("balance-use", verb=verb, thing=words.name("monk"))
    assert of_thing[3].startswith(f"+{decimal(words, 1.5)}")
    assert of_thing[2] == words.say("percent", n=25)


def test_a_row_is_significant_by_three_standard_errors() -> None:
    rows = [worth(1.0, 0.5, "a"), worth(1.0, 0.7, "b"), worth(-2.0, 1.0, "c")]
    assert [row.noun for row in significant_rows(rows, 5)] == ["a", "c"]
    assert significant_rows([ChoiceUsage("serve", "", 1.0, 1.0, None)], 5) == []


def test_the_largest_gains_and_losses_are_named_best_first() -> None:
    rows = [worth(float(value), 0.1, str(value)) for value in (-1, 3, -4, 1, 2, -2)]
    assert [row.noun for row in significant_rows(rows, 2)] == ["3", "2", "-2", "-4"]


def test_the_main_section_is_the_one_of_the_usual_number_of_players() -> None:
    usual = replace(SECTION, seats=TEA.usual_seats, games=5)
    more = replace(usual, games=6)
    assert main_section(replace(FIGURES, sections=[SOLO, usual, more]), TEA) is more
    assert main_section(replace(FIGURES, sections=[SOLO, replace(SOLO, games=3)]), TEA) is SOLO


def test_the_title_of_a_section_says_who_played(words: Translator) -> None:
    said = words.say("balance-section", seats=2, bot="artisan", games=40)
    assert section_title(SECTION, words) == said
    assert section_title(SOLO, words) != said
