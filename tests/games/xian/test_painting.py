"""The Lab (X-6)."""

import pytest

from tests.games.xian.table import Table


@pytest.fixture
def table() -> Table:
    """Red is asked in A, yellow and green in B, blue in C."""
    return Table().requests("red", "yellow", "green", "blue")


STATUES = {
    "a": ["paint:a11", "paint:a24"],
    "b": ["paint:b14", "paint:b21"],
    "c": ["paint:c12", "paint:c24"],
}


@pytest.mark.parametrize(
    ("pigments", "sections"),
    [
        ({"red": 1}, ""),
        ({"red": 2}, "a"),
        ({"red": 1, "blue": 1}, "a"),
        ({"yellow": 1, "blue": 1}, ""),
        ({"yellow": 1, "green": 1}, "b"),
        ({"yellow": 2}, ""),
        ({"blue": 2}, "c"),
        ({"red": 1, "yellow": 1, "green": 1}, "ab"),
        ({"red": 1, "yellow": 1, "green": 1, "blue": 2}, "abc"),
    ],
)
def test_X_6_1_each_section_asks_its_own_two_pigments(
    pigments: dict[str, int], sections: str, table: Table
) -> None:
    table.gives("cyan", **pigments).asks("cyan", "building")
    offered = [choice for section in sections for choice in STATUES[section]]
    assert table.computed("cyan", "PaintWarrior") == offered
    assert ("enter:lab" in table.options) == bool(sections)


def test_X_6_1_section_a_takes_its_colour_and_any_other(table: Table) -> None:
    table.gives("cyan", red=1, green=1, blue=1).enters("cyan", "lab").play("paint:a11")
    assert table.question == "ask-payment"
    assert table.options == ["pay:pigment_green", "pay:pigment_blue"]
    assert table.details("pay:pigment_blue")["pigments"] == ("pigment_red", "pigment_blue")
    table.play("pay:pigment_blue")
    assert table.has("cyan") == {"green": 1}
    assert table.warrior("a11") == "cyan"


def test_X_6_1_section_b_takes_both_colours(table: Table) -> None:
    table.gives("cyan", yellow=2, green=1).enters("cyan", "lab").play("paint:b14")
    assert table.has("cyan") == {"yellow": 1}
    assert table.told("warrior_painted")["pigments"] == ("pigment_yellow", "pigment_green")


def test_X_6_1_section_c_takes_two_of_its_colour(table: Table) -> None:
    table.gives("cyan", blue=3, red=1).enters("cyan", "lab").play("paint:c12")
    assert table.has("cyan") == {"blue": 1, "red": 1}
    assert table.stock("blue") == 5


def test_X_6_1_the_raw_warrior_returns_to_the_stock(table: Table) -> None:
    table.gives("cyan", blue=2).enters("cyan", "lab").play("paint:c12")
    assert table.raw_stock == 7
    assert table.player("cyan").warriors_left == 5


def test_X_6_1_empty_spaces_and_missing_pigments_are_refused(table: Table) -> None:
    table.gives("cyan", blue=2).enters("cyan", "lab")
    assert table.why_not("paint:c11", "cyan") == "X-6.1 not-raw"
    assert table.why_not("paint:a14", "cyan") == "X-6.1 not-raw"
    assert table.why_not("paint:a11", "cyan") == "X-6.1 no-pigments"


def test_X_6_2_a_warrior_on_its_own_scores_a_point(table: Table) -> None:
    table.gives("cyan", blue=2).enters("cyan", "lab")
    assert table.details("paint:c12")["prestige"] == 1
    assert table.play("paint:c12").prestige("cyan") == 1


def test_X_6_2_a_group_crosses_sections_but_not_walls(table: Table) -> None:
    table.painted("cyan", "b21", "a11").raw("a12").gives("cyan", red=2)
    table.enters("cyan", "lab").play("paint:a12")
    assert table.prestige("cyan") == 3


def test_X_6_2_walls_break_a_group(table: Table) -> None:
    table.painted("cyan", "a12", "a13", "a15").raw("a25").gives("cyan", red=2)
    table.enters("cyan", "lab").play("paint:a25")
    assert table.told("warrior_painted")["group"] == 2


def test_X_6_2_neither_corners_nor_the_edge_of_the_pit_join(table: Table) -> None:
    table.painted("cyan", "a15", "b22").raw("a21").gives("cyan", red=2)
    table.enters("cyan", "lab").play("paint:a11")
    assert table.prestige("cyan") == 1


def test_X_6_2_warriors_of_others_and_raw_ones_do_not_count(table: Table) -> None:
    table.painted("jade", "a12").raw("a21").gives("cyan", red=2)
    table.enters("cyan", "lab").play("paint:a11")
    assert table.prestige("cyan") == 1


def test_X_6_2_a_warrior_that_joins_two_groups_scores_both(table: Table) -> None:
    table.painted("cyan", "c22", "b12", "b22", "c21").raw("b11").gives("cyan", yellow=1, green=1)
    table.enters("cyan", "lab").play("paint:b11")
    assert table.prestige("cyan") == 5


def test_X_6_3_nobody_paints_a_seventh_warrior(table: Table) -> None:
    table.painted("cyan", "b11", "b12", "b14", "b15", "b22", "b23").gives("cyan", blue=2)
    table.asks("cyan", "building")
    assert table.why_not("enter:lab", "cyan") == "X-6.3 all-warriors-placed"
    assert table.refused("PaintWarrior", "cyan", "paint:c12") == "X-6.3 all-warriors-placed"


def test_X_6_3_a_painted_warrior_never_changes_again(table: Table) -> None:
    table.painted("jade", "c12").painted("cyan", "c24").gives("cyan", blue=2, red=2)
    table.enters("cyan", "lab")
    assert table.why_not("paint:c12", "cyan") == "X-6.1 not-raw"
    assert table.why_not("paint:c24", "cyan") == "X-6.1 not-raw"


def test_Q_4_two_tokens_of_one_colour_on_b_ask_two_of_it(table: Table) -> None:
    table.requests("red", "yellow", "yellow", "blue").gives("cyan", yellow=1, green=1)
    assert table.asks("cyan", "building").computed("cyan", "PaintWarrior") == []
    table.gives("cyan", yellow=1).enters("cyan", "lab").play("paint:b14")
    assert table.has("cyan") == {"green": 1}


def test_Q_5_with_the_discount_any_single_pigment_is_enough_in_a(table: Table) -> None:
    table.owns("cyan", "bonus_discount").gives("cyan", blue=1, yellow=1).enters("cyan", "lab")
    table.play("paint:a11")
    assert table.options == ["pay:pigment_yellow", "pay:pigment_blue"]
    table.play("pay:pigment_blue")
    assert table.has("cyan") == {"yellow": 1}
    assert table.unused("cyan") == []


def test_Q_5_with_the_discount_either_colour_of_b_is_enough(table: Table) -> None:
    table.owns("cyan", "bonus_discount").gives("cyan", yellow=1, green=1).enters("cyan", "lab")
    table.play("paint:b14", "use:bonus_discount")
    assert table.options == ["pay:pigment_yellow", "pay:pigment_green"]
    table.play("pay:pigment_green")
    assert table.has("cyan") == {"yellow": 1}


def test_X_8_5_with_the_discount_c_asks_one_of_its_colour(table: Table) -> None:
    table.owns("cyan", "bonus_discount").gives("cyan", blue=1).enters("cyan", "lab")
    assert table.options == [*STATUES["a"], *STATUES["c"]]
    assert table.play("paint:c12").has("cyan") == {}


def test_X_8_5_the_discount_is_asked_where_both_payments_exist(table: Table) -> None:
    table.owns("cyan", "bonus_discount").gives("cyan", blue=2).enters("cyan", "lab")
    table.play("paint:c12")
    assert table.options == ["save:bonus_discount", "use:bonus_discount"]
    assert table.play("save:bonus_discount").has("cyan") == {}
    assert table.unused("cyan") == ["bonus_discount"]


def test_Q_6_the_free_pigment_of_a_may_have_the_requested_colour(table: Table) -> None:
    table.gives("cyan", red=2, blue=1).enters("cyan", "lab").play("paint:a11")
    assert table.options == ["pay:pigment_red", "pay:pigment_blue"]
    assert table.play("pay:pigment_red").has("cyan") == {"blue": 1}


def test_Q_23_anybody_paints_an_unsealed_warrior_whoever_crafted_it(table: Table) -> None:
    table.gives("orange", clay=2).gives("cyan", red=2).enters("orange", "workshop")
    table.play("craft:a13", "leave:a13")
    assert table.enters("cyan", "lab").play("paint:a13").warrior("a13") == "cyan"


def test_X_6_1_the_only_warrior_is_painted_without_asking(table: Table) -> None:
    table.painted("jade", "c24").gives("cyan", blue=2).enters("cyan", "lab")
    assert table.warrior("c12") == "cyan"
    assert table.asked == "purple"


def test_X_6_1_a_pigment_that_cannot_fill_the_open_place_is_refused(table: Table) -> None:
    table.gives("cyan", red=1, green=1, blue=1).enters("cyan", "lab").play("paint:a11")
    assert table.why_not("pay:pigment_red", "cyan") == "X-6.1 no-pigments"
    assert table.why_not("pay:pigment_yellow", "cyan") == "X-6.1 no-pigments"
