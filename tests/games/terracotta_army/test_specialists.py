"""Specialists (T-7)."""

import pytest

from dynasty.games.terracotta_army.rules.majorities_and_groups import groups, members, miniatures
from tests.games.terracotta_army.table import Table

ALL = ("sword", "halberd", "crossbow", "spear")


def hiring(table: Table, coins: int = 9, weapons: tuple[str, ...] = ALL) -> Table:
    """Yellow performs the specialist action."""
    table.has("yellow", coins=coins).armed("yellow", *weapons).acts("yellow", "s1", "outer")
    return table.play("perform:outer_action")


def board() -> Table:
    return Table(4).puts("yellow", "guard", "r4c4").puts("green", "guard", "r1c1")


@pytest.mark.parametrize(
    ("who", "weapon"),
    [
        ("horse", "sword"),
        ("footman", "halberd"),
        ("kneeling_archer", "crossbow"),
        ("musician", "spear"),
    ],
)
def test_T_7_1_pay_the_price_and_turn_the_linked_weapon(who: str, weapon: str) -> None:
    table = hiring(board())
    assert table.details(f"hire:{who}") == {"coins": 1, "weapon": weapon}
    table.play(f"hire:{who}")
    assert table.coins("yellow") == 8
    assert table.weapons("yellow") == set(ALL) - {weapon}
    without = hiring(board(), weapons=tuple(w for w in ALL if w != weapon))
    assert without.refusal(f"hire:{who}").reason == "weapon-inactive"


def test_T_7_1_the_price_depends_on_the_type_only_and_rises() -> None:
    table = hiring(board().musician("r7c1", "r7c3").footman("r7c5"), coins=2)
    assert table.refusal("hire:musician").reason == "specialist-too-dear"
    assert table.details("hire:footman")["coins"] == 2
    assert table.details("hire:horse")["coins"] == 1
    out = hiring(board().musician("r7c1", "r7c3", "r7c5", "r7c7"))
    assert out.refusal("hire:musician").reason == "sold-out"


def test_T_7_2_one_specialist_per_action_without_points_or_owner() -> None:
    table = hiring(board()).play("hire:footman", "post:r6c6")
    assert not table.state.decisions
    assert table.vp("yellow") == 0
    assert table.cell("r6c6").owner == -1
    assert table.player("yellow").bases == 14


def test_T_7_3_and_RUL_22_the_horse_covers_two_more_cells_in_one_direction() -> None:
    table = hiring(board().footman("r4c6")).play("hire:horse")
    assert table.cells_offered("ride") == {"r3c4", "r5c4", "r4c3"}
    assert table.refusal("ride:r4c5").reason == "no-room-for-horse"
    assert table.details("ride:r3c4") == dict.fromkeys(
        ("lines", "tile", "music", "end", "points"), 0
    )
    table.play("ride:r3c4")
    assert [table.cell(c).statue for c in ("r4c4", "r3c4", "r2c4")] == ["guard", "horse", "horse"]
    assert {table.cell(c).rider for c in ("r3c4", "r2c4")} == {"r4c4"}


def test_T_7_3_and_RUL_23_only_an_own_warrior_without_a_horse_gets_one() -> None:
    table = board().puts("yellow", "soldier", "r6c6", "r1c9").rides("r6c6", "e")
    table.musician("r1c8", "r3c9", "r7c5")
    hiring(table).play("hire:horse")
    assert not table.cells_offered("mount")  # r4c4 is the only one left, so nothing was asked
    wide = board().puts("yellow", "soldier", "r6c6", "r6c1").rides("r6c6", "e")
    hiring(wide).play("hire:horse")
    assert wide.cells_offered("mount") == {"r4c4", "r6c1"}
    assert wide.refusal("mount:r6c6").reason == "already-mounted"
    assert wide.refusal("mount:r1c1").reason == "not-your-warrior"
    tight = board().puts("yellow", "soldier", "r1c9", "r7c5").musician("r1c8", "r2c9")
    hiring(tight).play("hire:horse")
    assert tight.refusal("mount:r1c9").reason == "no-room-for-horse"


def test_T_7_3_a_rider_connects_groups_over_all_three_cells() -> None:
    table = Table(4).puts("yellow", "soldier", "r1c1", "r1c5").rides("r1c1", "e")
    table.puts("green", "soldier", "r2c2")
    assert [members(table.state, g) for g in groups(table.state, 3)] == [[1, 1, 0, 0]]
    table.puts("blue", "soldier", "r1c4")
    assert [members(table.state, g) for g in groups(table.state, 3)] == [[2, 1, 1, 0]]


def test_T_7_4_a_footman_stands_on_any_empty_cell_and_scores_at_the_end() -> None:
    table = hiring(board()).play("hire:footman")
    assert len(table.cells_offered("post")) == 61
    assert table.details("post:r5c5")["end"] == 8
    table.play("post:r5c5")
    assert table.sheet("yellow")["footmen"] == 8


def test_T_7_5_the_label_of_an_archer_counts_its_points_at_the_end() -> None:
    table = hiring(Table(4).puts("yellow", "guard", "r4c4")).play("hire:kneeling_archer")
    found = table.details("post:r4c5")
    assert (found["faced"], found["end"]) == ("r4c4", 3)  # its own two, and one of a group


def test_T_7_5_and_RUL_16_an_archer_kneels_beside_a_warrior_of_anybody_and_faces_it() -> None:
    table = hiring(board().puts("blue", "soldier", "r2c2")).play("hire:kneeling_archer")
    assert table.cells_offered("post") == {
        *("r3c4", "r5c4", "r4c3", "r4c5"),
        *("r1c2", "r2c1"),
        *("r3c2", "r2c3"),
    }
    assert table.refusal("post:r7c7").reason == "no-warrior-beside"
    table.play("post:r1c2")
    assert table.offers == {"face:r1c1", "face:r2c2"}
    assert table.refusal("face:r1c3").reason == "no-warrior-there"
    table.play("face:r2c2")
    assert table.cell("r1c2").facing == "r2c2"


def test_T_7_5_without_any_warrior_there_is_no_place_for_an_archer() -> None:
    table = hiring(Table(4))
    assert table.refusal("hire:kneeling_archer").reason == "no-archer-cell"
    assert table.refusal("hire:horse").reason == "no-rider"


def test_T_7_6_and_RUL_27_an_archer_is_of_the_type_it_faces_and_bridges() -> None:
    table = Table(4).puts("yellow", "officer", "r2c2").puts("green", "officer", "r2c5")
    table.archer("r2c3>w", "r2c4>e")
    (group,) = groups(table.state, 0)
    assert miniatures(table.state, 0, group) == 4
    assert members(table.state, group) == [1, 1, 0, 0]


def test_T_7_6_and_RUL_25_other_specialists_join_no_group() -> None:
    table = Table(4).puts("yellow", "officer", "r2c2", "r2c4").musician("r2c3")
    table.footman("r3c3", "r3c4")
    assert groups(table.state, 0) == []


def test_T_7_7_the_owner_of_the_faced_warrior_profits_whoever_paid() -> None:
    table = hiring(board().puts("blue", "officer", "r1c5")).play("hire:kneeling_archer")
    table.play("post:r1c2")
    assert table.sheet("green")["archers"] == 2
    assert next(line.points for line in table.view.lines if line.id == "row_1") == (0, 7, 3, 0)


def test_T_7_7_and_RUL_17_an_archer_faces_whoever_stands_before_it() -> None:
    table = Table(4).puts("yellow", "officer", "r2c2").archer("r2c3>w")
    table.state.own[0] = table.state.kinds[0] = 0
    assert table.sheet("yellow")["archers"] == 0
    assert groups(table.state, 0) == []
    table.puts("green", "soldier", "r2c2")
    assert table.sheet("green")["archers"] == 2
    assert len(groups(table.state, 3)) == 1


def test_T_7_8_a_musician_plays_for_every_warrior_in_its_row_or_column() -> None:
    table = (
        Table(4).puts("yellow", "officer", "r2c2", "r2c8", "r7c5").puts("green", "guard", "r2c4")
    )
    table.puts("blue", "guard", "r6c6").footman("r2c3")
    hiring(table).play("hire:musician")
    assert table.details("post:r2c5")["music"] == 3
    table.play("post:r2c5").scores_round()
    assert [table.earned(who, "musicians") for who in ("yellow", "green", "blue")] == [3, 1, 0]
