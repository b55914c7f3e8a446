"""Scoring phase, cleanup and the end of the game (T-9, T-10, T-11)."""

from itertools import permutations

import pytest

from dynasty.games.terracotta_army.names import CELLS, COLUMNS
from tests.games.terracotta_army.setting import GAME
from tests.games.terracotta_army.table import Table

EVERYBODY = ("yellow", "green", "blue", "purple")


def earned(table: Table, category: str) -> list[int]:
    return [table.earned(who, category) for who in EVERYBODY]


def test_T_9_1_and_T_9_2_row_and_column_of_the_inspectors() -> None:
    table = Table(4).inspectors(2, 3).puts("yellow", "guard", "r2c3").puts("green", "guard", "r2c5")
    table.puts("blue", "guard", "r6c3", "r7c3").scores_round()
    assert earned(table, "row_inspector") == [3, 3, 0, 0]
    assert earned(table, "column_inspector") == [3, 0, 7, 0]
    assert (table.view.row, table.view.column) == ("row_3", "col_4")
    first = table.events("presence")[0]
    assert (first.rule, first.values) == ("T-9.1", {"scope": "row_2", "count": 1, "vp": 3})


def test_T_9_3_the_step_from_the_last_space_leads_to_the_first() -> None:
    table = Table(4).inspectors(7, 9).scores_round()
    assert (table.view.row, table.view.column) == ("row_1", "col_1")


def test_T_9_4_every_musician_is_scored_separately() -> None:
    table = Table(4).puts("yellow", "guard", "r4c4").musician("r4c1", "r4c9", "r1c4").scores_round()
    assert earned(table, "musicians") == [3, 0, 0, 0]


@pytest.mark.parametrize(
    ("tile", "cells", "first"),
    [
        ("tile_middle_row", ("r4c1", "r4c9", "r4c5"), "r4c1"),
        ("tile_middle_col", ("r1c5", "r7c5", "r4c5"), "r1c5"),
        ("tile_quarter_nw", ("r1c1", "r3c4", "r2c2"), "r1c1"),
        ("tile_quarter_ne", ("r1c6", "r3c9", "r2c7"), "r1c6"),
        ("tile_quarter_sw", ("r5c1", "r7c4", "r6c2"), "r5c1"),
        ("tile_quarter_se", ("r5c6", "r7c9", "r6c7"), "r5c6"),
    ],
)
def test_T_9_5_tiles_of_places(tile: str, cells: tuple[str, ...], first: str) -> None:
    table = Table(4).now(3).tiles(*(tile,) * 5)
    table.puts("yellow", "officer", *cells[:2]).puts("green", "guard", cells[2]).scores_round()
    assert earned(table, "tiles") == [7, 3, 0, 0]
    assert first in table.view.tiles[0].cells


@pytest.mark.parametrize("kind", ["officer", "guard", "crossbowman", "soldier"])
def test_T_9_5_tiles_of_types(kind: str) -> None:
    table = Table(4).now(5).tiles(*(f"tile_{kind}",) * 5).puts("yellow", kind, "r1c1", "r7c7")
    table.puts("green", kind, "r3c3").rides("r3c3", "e").scores_round()
    assert earned(table, "tiles") == [11, 5, 0, 0]


@pytest.mark.parametrize(
    ("number", "prizes"), [(1, [3, 1]), (2, [5, 2]), (3, [7, 3]), (4, [9, 4]), (5, [11, 5])]
)
def test_T_9_5_and_RUL_48_and_RUL_58_the_tile_of_the_round_with_its_values(
    number: int, prizes: list[int]
) -> None:
    table = Table(4).now(number).tiles(*("tile_clay",) * 5).has("yellow", wet=1, dry=1)
    table.has("green", dry=1).scores_round()
    assert earned(table, "tiles")[:2] == prizes
    assert earned(table, "tiles")[2:] == [0, 0]


def test_T_9_6_the_order_of_players_does_not_matter() -> None:
    seen = set()
    for order in permutations(range(4)):
        table = Table(4).puts("yellow", "guard", "r1c1", "r1c2").puts("green", "guard", "r1c5")
        table.puts("blue", "guard", "r5c1").archer("r2c5>n").musician("r1c9")
        table.state.order = list(order)
        table.scores_round()
        seen.add(tuple(table.state.earned))
    assert len(seen) == 1


def test_T_9_6_a_mirrored_board_scores_the_same() -> None:
    def mirrored(cell: str) -> str:
        row, column = divmod(CELLS.index(cell), COLUMNS)
        return CELLS[row * COLUMNS + COLUMNS - 1 - column]

    plain = Table(4).puts("yellow", "guard", "r1c1", "r1c2").puts("green", "guard", "r2c1")
    plain.archer("r1c3>w").footman("r2c2").musician("r1c8")
    other = Table(4).puts("yellow", "guard", mirrored("r1c1"), mirrored("r1c2"))
    other.puts("green", "guard", mirrored("r2c1")).archer(f"{mirrored('r1c3')}>e")
    other.footman(mirrored("r2c2")).musician(mirrored("r1c8"))
    for who in EVERYBODY:
        for line in ("footmen", "groups", "archers"):
            assert plain.sheet(who)[line] == other.sheet(who)[line]


def test_T_10_1_and_RUL_49_holders_first_the_rest_as_before() -> None:
    table = Table(4).holds("purple", 1).holds("green", 2)
    table.state.order = [2, 1, 3, 0]
    table.cleans_up()
    assert table.state.order == [3, 1, 2, 0]
    assert table.told("order_set").values["order"] == ("seat_3", "seat_1", "seat_2", "seat_0")
    assert Table(4).cleans_up().state.order == [0, 1, 2, 3]


def test_T_10_1_after_round_five_order_drying_and_coins_still_happen() -> None:
    table = Table(2).now(5).holds("green", 1).has("yellow", wet=3).hired("yellow", "builder")
    table.stands("yellow", "craftsman", "s1").rings(3, 3).cleans_up()
    assert table.state.order == [1, 0]
    assert (table.wet("yellow"), table.dry("yellow"), table.coins("yellow")) == (0, 3, 1)
    assert (table.state.inner, table.view.segments[1].workers) == (3, ((0, "craftsman"),))


def test_T_10_2_and_RUL_29_protected_clay_stays_wet_and_nothing_is_wetted() -> None:
    table = Table(4).has("yellow", wet=1, dry=4).hired("yellow", "clay_maker", "blacksmith")
    table.cleans_up()
    assert (table.wet("yellow"), table.dry("yellow")) == (1, 4)


def test_T_11_1_and_RUL_46_footmen_count_the_cells_around_them_on_the_board() -> None:
    table = Table(4).footman("r1c1").puts("yellow", "guard", "r2c2").puts("green", "guard", "r1c3")
    assert [table.sheet(who)["footmen"] for who in EVERYBODY] == [8, 0, 0, 0]
    table.puts("green", "guard", "r1c2")
    assert [table.sheet(who)["footmen"] for who in EVERYBODY] == [2, 2, 0, 0]


def test_T_11_1_and_RUL_19_archers_break_ties_around_footmen() -> None:
    table = Table(4).footman("r1c1").puts("yellow", "guard", "r2c2").puts("green", "guard", "r1c2")
    table.archer("r3c2>n")
    assert [table.sheet(who)["footmen"] for who in EVERYBODY] == [8, 2, 0, 0]


def test_T_11_2_and_RUL_47_loners_score_nothing_but_an_archer_makes_a_group() -> None:
    table = Table(4).puts("yellow", "guard", "r2c2").puts("green", "guard", "r6c6")
    table.archer("r6c7>w").ends()
    assert table.told("loners_removed").values["cells"] == ("r2c2",)
    assert [table.sheet(who)["groups"] for who in EVERYBODY] == [0, 1, 0, 0]


def test_T_11_3_and_RUL_26_each_warrior_gives_as_many_points_as_players_in_its_group() -> None:
    table = Table(4).puts("yellow", "guard", "r1c1", "r1c2").puts("green", "guard", "r1c3")
    table.puts("blue", "guard", "r1c4").ends()
    assert [table.sheet(who)["groups"] for who in EVERYBODY] == [6 + 5, 3 + 2, 3 + 2, 0]
    told = table.events("group_scored")[0].values
    assert (told["players"], told["count"], told["prize"], told["vp"]) == (3, 2, 5, 11)


def test_T_11_3_alone_there_is_no_prize() -> None:
    table = Table(4).puts("yellow", "guard", "r1c1", "r1c2", "r1c3")
    assert table.sheet("yellow")["groups"] == 3


def test_T_11_4_two_points_for_each_archer_that_faces_a_warrior() -> None:
    table = Table(4).puts("yellow", "guard", "r2c2").archer("r1c2>s", "r2c1>e", "r3c2>n").ends()
    assert table.sheet("yellow")["archers"] == 6
    assert {event.values["faced"] for event in table.events("archer_scored")} == {"r2c2"}


def test_T_11_5_two_leftovers_are_a_point() -> None:
    table = Table(4).has("yellow", coins=3, wet=1, dry=1).ends()
    assert table.sheet("yellow")["leftovers"] == 2
    assert table.events("leftovers_scored")[0].values == {"count": 5, "vp": 2}


def test_T_11_6_most_points_win_and_ties_go_to_the_earlier_in_turn_order() -> None:
    table = Table(4).has("blue", coins=4).has("green", coins=4)
    table.state.order = [3, 2, 1, 0]
    table.ends()
    assert GAME.ranking(table.state) == [2, 1, 3, 0]
    assert table.told("game_ended").values["winner"] == "seat_2"
