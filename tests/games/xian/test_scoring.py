"""End of the game and final scoring (X-9)."""

import pytest

from tests.games.xian.playing import by_default, play_game
from tests.games.xian.setting import GAME
from tests.games.xian.table import Table

A = ("a11", "a12", "a13", "a15", "a21", "a23")
B = ("b11", "b12", "b14", "b15", "b21", "b22")
C = ("c11", "c12", "c14", "c15", "c21", "c22")
COLOURS = ("purple", "orange", "cyan", "jade")


def painted_in(squares: tuple[str, ...], *counts: int) -> Table:
    """Purple, orange, cyan, jade have painted so many of these squares."""
    table = Table(len(counts))
    left = list(squares)
    for colour, count in zip(COLOURS, counts, strict=False):
        table.painted(colour, *left[:count])
        left = left[count:]
    return table


def prizes(table: Table, section: str) -> list[int]:
    return [table.sheet(colour).get(f"majority_{section}", 0) for colour in table.colours]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_X_9_1_the_game_ends_after_round_2_of_turn_6(seats: int) -> None:
    s = play_game(seats, 3, by_default)
    assert (s.turn, s.round) == (6, 2)
    assert GAME.finished(s)
    assert (s.events or [])[-1].kind == "game_ended"


def test_X_9_1_the_sheet_is_scored_in_the_order_of_the_rules(table: Table) -> None:
    lines = GAME.scores(table.state)[0].lines
    assert [(line.category, line.rule) for line in lines] == [
        ("crafting", "X-5.1"),
        ("ceramist", "X-3.7"),
        ("painting", "X-6.2"),
        ("helpers", "X-3.4"),
        ("minister", "X-4.8"),
        ("shortage", "X-4.7"),
        ("majority_a", "X-9.2"),
        ("majority_b", "X-9.2"),
        ("majority_c", "X-9.2"),
        ("sets", "X-9.3"),
        ("pairs", "X-9.3"),
        ("unused_tiles", "X-9.4"),
        ("end_tile", "X-9.5"),
        ("leftovers", "X-9.6"),
    ]


@pytest.mark.parametrize(
    ("section", "squares", "expected"),
    [("a", A, [10, 5, 2, 0]), ("b", B, [12, 6, 3, 0]), ("c", C, [14, 7, 4, 0])],
)
def test_X_9_2_each_section_has_three_prizes(
    section: str, squares: tuple[str, ...], expected: list[int]
) -> None:
    assert prizes(painted_in(squares, 3, 2, 1, 0), section) == expected


@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ((1, 1, 1, 1), [4, 4, 4, 4]),
        ((2, 1, 1, 1), [10, 2, 2, 2]),
        ((2, 2, 1, 1), [7, 7, 1, 1]),
        ((1, 1, 2, 0), [3, 3, 10, 0]),
        ((2, 2, 2, 0), [5, 5, 5, 0]),
        ((2, 2, 1, 0), [7, 7, 2, 0]),
        ((0, 0, 0, 0), [0, 0, 0, 0]),
        ((3, 3), [7, 7]),
    ],
)
def test_X_9_2_ties_share_their_places_rounded_down(
    counts: tuple[int, ...], expected: list[int]
) -> None:
    assert prizes(painted_in(A, *counts), "a") == expected


def test_Q_39_players_without_a_warrior_take_no_place() -> None:
    assert prizes(painted_in(B, 2, 0, 1, 0), "b") == [12, 0, 6, 0]


def test_Q_40_three_tied_for_second_share_second_and_third() -> None:
    assert prizes(painted_in(C, 2, 1, 1, 1), "c") == [14, 3, 3, 3]


@pytest.mark.parametrize(
    ("equipment", "points"),
    [
        ((), 0),
        (("crossbow_1",), 2),
        (("crossbow_1", "crossbow_2"), 4),
        (("crossbow_1", "chariot_1"), 5),
        (("crossbow_1", "chariot_1", "horse_1"), 10),
        (("crossbow_1", "arrowheads_1"), 4),
        (("crossbow_1", "chariot_1", "horse_1", "horse_2", "horse_3"), 14),
        (("crossbow_1", "chariot_1", "horse_1", "horse_2", "chariot_2"), 15),
        (("arrowheads_1", "halberd_1", "sword_1", "crossbow_1", "chariot_1", "horse_1"), 20),
    ],
)
def test_X_9_3_sets_of_one_material_are_layered(
    equipment: tuple[str, ...], points: int, table: Table
) -> None:
    assert table.forged("cyan", *equipment).sheet("cyan").get("sets", 0) == points


def test_X_9_3_a_card_and_a_warrior_of_the_same_section_make_a_pair(table: Table) -> None:
    table.forged("cyan", "sword_1", "crossbow_1").painted("cyan", "c11", "b11")
    assert table.sheet("cyan")["pairs"] == 3


def test_Q_38_pairs_are_one_to_one_whatever_the_type(table: Table) -> None:
    table.forged("cyan", "sword_1", "horse_1", "horse_2").painted("cyan", "c11", "c12")
    assert table.sheet("cyan")["pairs"] == 6
    table.painted("jade", "c14").forged("jade", "sword_2", "sword_3")
    assert table.sheet("jade")["pairs"] == 3


def test_X_9_4_an_unused_bonus_tile_is_worth_a_point(table: Table) -> None:
    table.owns("cyan", "bonus_open_free", "bonus_discount", "bonus_extra_action")
    assert table.sheet("cyan") == {"unused_tiles": 3}


def end_points(table: Table, tile: str) -> int:
    return table.took("cyan", tile).sheet("cyan").get("end_tile", 0)


def test_X_9_5_return_resources(table: Table) -> None:
    table.gives("cyan", coins=4, clay=3, red=2)
    assert end_points(table, "end_return_resources") == 9
    assert "leftovers" not in table.sheet("cyan")


def test_X_9_5_return_resources_is_capped_at_15(table: Table) -> None:
    assert end_points(table.gives("cyan", coins=18, red=2), "end_return_resources") == 15


def test_X_9_5_a_point_for_ten(table: Table) -> None:
    assert end_points(table.gives("cyan", prestige=39), "end_per_ten") == 3


def test_X_9_5_three_for_each_unused_tile_on_top_of_the_one(table: Table) -> None:
    table.took("cyan", "end_unused_tiles").owns("cyan", "bonus_open_free", "bonus_extra_action")
    assert table.sheet("cyan") == {"unused_tiles": 2, "end_tile": 6}


def test_X_9_5_two_for_each_painted_warrior(table: Table) -> None:
    assert end_points(table.painted("cyan", "a11", "b11", "c11"), "end_painted") == 6


def test_X_9_5_two_for_each_helper(table: Table) -> None:
    assert end_points(table.recruited("cyan", "officer", "ceramist"), "end_helpers") == 4


def test_X_9_5_six_flat(table: Table) -> None:
    assert end_points(table, "end_flat_six") == 6


def test_X_9_5_five_for_each_majority_ties_included(table: Table) -> None:
    table.painted("cyan", "a11", "b11").painted("jade", "b12", "c11")
    assert end_points(table, "end_majorities") == 10


def test_X_9_5_four_for_each_pair_of_equipment(table: Table) -> None:
    table.forged("cyan", "sword_1", "sword_2", "sword_3", "horse_1", "horse_4", "chariot_1")
    assert end_points(table, "end_equipment_pairs") == 8


def test_Q_32_returned_resources_do_not_score_again(table: Table) -> None:
    table.gives("cyan", coins=19).took("cyan", "end_return_resources")
    assert table.sheet("cyan") == {"end_tile": 15, "leftovers": 1}


def test_Q_33_a_point_for_ten_counts_before_itself_and_the_leftovers(table: Table) -> None:
    table.gives("cyan", prestige=15, coins=30).forged("cyan", "sword_1", "halberd_1")
    table.took("cyan", "end_per_ten")
    assert table.sheet("cyan") == {"crafting": 15, "sets": 5, "end_tile": 2, "leftovers": 10}


def test_Q_34_starting_and_end_tile_are_no_unused_tiles(table: Table) -> None:
    assert end_points(table, "end_unused_tiles") == 0


def test_Q_35_helpers_in_the_discard_pile_do_not_count() -> None:
    table = Table(2).now(2, 1).pair("orange", "ceramist", "officer").took("orange", "end_helpers")
    table.gives("orange", clay=2).asks("orange", "worker", "purple")
    table.play("pigment:officer", "pass:coin")
    assert "end_tile" not in table.sheet("orange")


def test_Q_36_price_and_clay_do_not_make_equipment_different(table: Table) -> None:
    table.forged("cyan", "sword_1", "sword_4")
    assert end_points(table, "end_equipment_pairs") == 4


def test_Q_37_a_section_nobody_painted_is_led_by_nobody(table: Table) -> None:
    assert end_points(table, "end_majorities") == 0


def test_Q_37_all_three_sections_give_15(table: Table) -> None:
    assert end_points(table.painted("cyan", "a11", "b11", "c11"), "end_majorities") == 15


@pytest.mark.parametrize(("coins", "points"), [(2, 0), (3, 1), (5, 1), (6, 2)])
def test_X_9_6_three_resources_left_over_are_a_point(coins: int, points: int, table: Table) -> None:
    table.gives("cyan", coins=coins)
    assert table.sheet("cyan").get("leftovers", 0) == points


def test_X_9_6_coins_clay_and_pigments_count_together(table: Table) -> None:
    assert table.gives("cyan", coins=1, clay=1, red=1).sheet("cyan") == {"leftovers": 1}


def test_X_9_7_the_most_prestige_wins(table: Table) -> None:
    table.gives("cyan", prestige=9).gives("jade", prestige=8).gives("purple", prestige=10)
    assert table.ranking == ["purple", "cyan", "jade", "orange"]


def test_X_9_7_a_tie_goes_to_the_supervisor_further_forward(table: Table) -> None:
    table.gives("cyan", prestige=9).gives("jade", prestige=8).stacked(1, "jade")
    assert table.total("cyan") == table.total("jade") == 9
    assert table.ranking == ["jade", "cyan", "purple", "orange"]


def test_X_9_7_then_to_the_higher_in_the_stack(table: Table) -> None:
    table.stacked(1, "orange", "purple", "jade", "cyan")
    assert table.ranking == ["cyan", "jade", "purple", "orange"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_X_9_7_the_ranking_is_complete_and_strict(seats: int) -> None:
    table = Table(seats)
    assert sorted(table.ranking) == sorted(table.colours)
    assert len({table.total(colour) for colour in table.colours}) == 1
    assert table.ranking[0] == "purple"


def test_Q_41_the_order_of_the_seats_does_not_matter() -> None:
    counts = (3, 1, 1, 0)
    forward, backward = painted_in(B, *counts), painted_in(B, *counts[::-1])
    assert prizes(forward, "b") == prizes(backward, "b")[::-1]


def test_Q_42_coins_count_by_their_value(table: Table) -> None:
    assert end_points(table.gives("cyan", coins=9), "end_return_resources") == 9


def test_Q_43_a_score_above_99_counts_on(table: Table) -> None:
    table.gives("cyan", prestige=98, clay=5).enters("cyan", "workshop").play(
        "craft:c11", "leave:c11"
    )
    assert table.prestige("cyan") == 107
    assert table.total("cyan") == 107


def test_the_final_sheet_is_told_line_by_line(table: Table) -> None:
    table.now(6, 2).gives("cyan", prestige=20, coins=4).painted("cyan", "a11", "c11")
    table.forged("cyan", "sword_1").took("cyan", "end_painted").owns("cyan", "bonus_market")
    table.ends()
    told = {e["category"]: (e["rule"], e["points"]) for e in table.heard("scored")}
    assert told == {
        "score-majority_a": ("X-9.2", 10),
        "score-majority_c": ("X-9.2", 14),
        "score-sets": ("X-9.3", 2),
        "score-pairs": ("X-9.3", 3),
        "score-unused_tiles": ("X-9.4", 1),
        "score-end_tile": ("X-9.5", 4),
        "score-leftovers": ("X-9.6", 1),
    }
    assert table.told("game_ended") == {"rule": "X-9.7", "winner": "cyan"}
    assert table.total("cyan") == 20 + 35


def test_the_sheet_is_the_same_before_and_after_the_game_ends(table: Table) -> None:
    table.now(6, 2).gives("cyan", prestige=20, coins=4).painted("cyan", "a11").stacked(2, "jade")
    before = [table.sheet(colour) for colour in table.colours]
    table.ends()
    assert [table.sheet(colour) for colour in table.colours] == before
    assert list(table.seen.ranking) == [2, 3, 0, 1]


def test_after_the_end_nobody_is_asked(table: Table) -> None:
    table.now(6, 2).ends()
    assert table.seen.finished
    assert table.why_not("pass:coin", "cyan") == "X-9.1 game-over"
