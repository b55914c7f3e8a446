"""Making warriors and using their weapons (T-6)."""

import pytest

from tests.games.terracotta_army.table import Table


def ready(weapon: str = "", wet: int = 4) -> Table:
    """Yellow makes a warrior for two clay; green's guard stands on r7c9."""
    table = Table(4).puts("green", "guard", "r7c9").has("yellow", wet=wet)
    if weapon:
        table.armed("yellow", weapon)
    return table.acts("yellow", "s0", "inner")


@pytest.mark.parametrize(
    ("segment", "cost", "warehouse"), [("s0", 2, "wh_ne"), ("s4", 3, "wh_se"), ("s7", 4, "wh_sw")]
)
def test_T_6_1_the_cost_is_printed_and_one_clay_goes_to_the_warehouse_of_the_quarter(
    segment: str, cost: int, warehouse: str
) -> None:
    table = Table(4).has("yellow", wet=4).acts("yellow", segment, "inner")
    table.play("perform:inner_action", "make:guard", "stand:r1c1")
    assert table.wet("yellow") == 4 - cost
    assert table.clay_in(warehouse) == 2
    assert sum(table.state.warehouses) == 5
    assert table.told("warrior_made").values["paid"] == ("wet_clay",) * cost


def test_T_6_1_without_enough_wet_clay_no_warrior() -> None:
    table = ready(wet=1)
    assert table.refusal("perform:inner_action").rule == "T-6.1"


def test_T_6_2_any_type_in_stock_on_any_empty_cell_for_the_points_of_its_row() -> None:
    table = ready().play("perform:inner_action")
    assert len(table.offers) == 4
    table.play("make:guard")
    assert len(table.offers) == 62
    assert table.refusal("stand:r7c9").reason == "occupied"
    table.play("stand:r4c4")
    assert table.earned("yellow", "organizer") == 6
    assert table.cell("r4c4").statue == "guard"


def test_T_6_2_and_RUL_5_the_values_fall() -> None:
    table = Table(4)
    values = []
    for left in range(11, 0, -1):
        table.stock("yellow" if left > 5 else "green", officer=left)
        values.append(table.view.organizer[0].worth)
    assert values == [6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1]


def test_T_6_2_the_label_says_what_a_cell_would_change() -> None:
    table = ready().musician("r5c1").play("perform:inner_action", "make:guard")
    assert table.details("stand:r1c1") == {
        "lines": 14,
        "tile": 0,
        "music": 1,
        "end": 0,
        "points": 15,
    }
    assert table.details("stand:r7c8") == {
        "lines": 0,
        "tile": 1,
        "music": 0,
        "end": 4,
        "points": 5,
    }


def test_T_6_3_the_weapon_may_be_used_or_kept() -> None:
    table = ready("halberd").play("perform:inner_action", "make:guard", "stand:r1c1")
    assert table.offers == {"wield:halberd", "rest:halberd"}
    assert table.refusal("wield:spear").reason == "other-weapon"
    table.play("rest:halberd")
    assert table.weapons("yellow") == {"halberd"}
    other = ready("halberd").play("perform:inner_action", "make:soldier", "stand:r1c1")
    assert not other.state.decisions


@pytest.mark.parametrize(
    ("choice", "row", "column"),
    [
        ("stay:inspectors", "row_1", "col_1"),
        ("inspect:row_2", "row_2", "col_1"),
        ("inspect:row_7", "row_7", "col_1"),
        ("inspect:col_9", "row_1", "col_9"),
    ],
)
def test_T_6_4_and_RUL_4_the_officer_moves_an_inspector_either_way_around(
    choice: str, row: str, column: str
) -> None:
    table = ready("sword").play("perform:inner_action", "make:officer", "stand:r4c4")
    table.play("wield:sword")
    assert table.refusal("inspect:row_4").rule == "T-6.4"
    table.play(choice)
    assert (table.view.row, table.view.column) == (row, column)
    assert table.earned("yellow", "weapons") == 1


def test_T_6_4_the_label_says_what_the_inspector_would_bring() -> None:
    table = ready("sword").play("perform:inner_action", "make:officer", "stand:r2c4", "wield:sword")
    assert table.details("inspect:row_2") == {"now": 0, "then": 7, "points": 7}


def test_T_6_5_and_RUL_15_the_guard_moves_another_own_warrior_in_a_straight_line() -> None:
    table = Table(4).puts("yellow", "soldier", "r5c1", "r3c3").puts("green", "guard", "r5c5")
    table.rides("r3c3", "e").has("yellow", wet=2).armed("yellow", "halberd")
    table.acts("yellow", "s0", "inner")
    table.play("perform:inner_action", "make:guard", "stand:r1c9", "wield:halberd")
    assert table.earned("yellow", "weapons") == 3
    assert table.offers == {"halt:guard", "move:r5c1"}
    assert table.refusal("move:r1c9").reason == "the-new-guard"
    assert table.refusal("move:r3c3").reason == "mounted"
    assert table.refusal("move:r5c5").reason == "not-your-warrior"
    table.play("move:r5c1")
    assert table.cells_offered("march") == {
        *("r5c2", "r5c3", "r5c4"),
        *("r1c1", "r2c1", "r3c1", "r4c1"),
        *("r6c1", "r7c1"),
    }
    assert table.refusal("march:r6c2").reason == "no-straight-way"
    table.play("march:r5c4")
    assert table.cell("r5c4").statue == "soldier"
    assert table.cell("r5c1").statue is None


def test_T_6_5_a_warrior_without_an_empty_neighbour_stays() -> None:
    table = Table(4).puts("yellow", "soldier", "r1c1").puts("green", "soldier", "r1c2", "r2c1")
    table.has("yellow", wet=2).armed("yellow", "halberd").acts("yellow", "s0", "inner")
    table.puts("yellow", "officer", "r7c7")
    table.play("perform:inner_action", "make:guard", "stand:r4c4", "wield:halberd")
    assert table.refusal("move:r1c1").reason == "hemmed-in"
    table.play("halt:guard")
    assert not table.events("warrior_moved")


@pytest.mark.parametrize(
    ("statues", "vp"),
    [
        ((), 0),
        (("r4c5",), 0),
        (("r4c8",), 3),
        (("r4c8", "r4c9"), 3),
        (("r1c4", "r4c8"), 3),
        (("r1c4",), 2),
        (("r5c5",), 0),
    ],
)
def test_T_6_6_and_RUL_14_empty_cells_up_to_the_nearest_statue_in_the_best_direction(
    statues: tuple[str, ...], vp: int
) -> None:
    table = Table(4).has("yellow", wet=2).armed("yellow", "crossbow")
    for cell in statues:
        table.musician(cell)
    table.acts("yellow", "s0", "inner")
    table.play("perform:inner_action", "make:crossbowman", "stand:r4c4", "wield:crossbow")
    assert table.earned("yellow", "weapons") == vp
    assert table.weapons("yellow") == set()


def test_T_6_6_any_cell_of_a_horse_is_a_statue() -> None:
    table = Table(4).puts("green", "guard", "r4c9").rides("r4c9", "w").has("yellow", wet=2)
    table.armed("yellow", "crossbow").acts("yellow", "s0", "inner")
    table.play("perform:inner_action", "make:crossbowman", "stand:r4c4", "wield:crossbow")
    assert table.earned("yellow", "weapons") == 2


def test_T_6_7_the_soldier_brings_a_point_and_two_coins() -> None:
    table = ready("spear").play("perform:inner_action", "make:soldier", "stand:r1c1")
    assert table.details("wield:spear") == {"vp": 1, "coins": 2, "inspects": 0, "sends": 0}
    table.play("wield:spear")
    assert (table.earned("yellow", "weapons"), table.coins("yellow")) == (1, 2)


def test_T_6_8_only_archers_have_a_facing() -> None:
    table = Table(4).puts("yellow", "guard", "r1c1").archer("r1c2>w").footman("r5c5")
    assert [cell.id for cell in table.view.cells if cell.facing] == ["r1c2"]
