"""Basic notions, domination and presence (T-1, T-2)."""

import pytest

from dynasty.games.terracotta_army.names import CELLS, WARRIORS
from dynasty.games.terracotta_army.rules.majorities_and_groups import (
    clusters,
    counts,
    groups,
    miniatures,
)
from dynasty.games.terracotta_army.rules.mausoleum_cells import (
    ALL,
    AROUND,
    MIDDLE_COLUMN,
    MIDDLE_ROW,
    NEAR,
    QUARTERS,
    free_way,
)
from dynasty.kernel import pile_cards
from tests.games.playing import at_random
from tests.games.terracotta_army.playing import play_game
from tests.games.terracotta_army.table import Table

EVERYBODY = ("yellow", "green", "blue", "purple")


def line(table: Table, name: str) -> tuple[int, ...]:
    return next(scope.points for scope in table.view.lines if scope.id == name)


def test_T_1_1_points_are_never_lost() -> None:
    before: list[int] = []

    def watch(s, decision, choice) -> None:  # type: ignore[no-untyped-def]
        assert not before or all(a <= b for a, b in zip(before, s.earned, strict=True))
        before[:] = s.earned

    play_game(3, 5, at_random(5), watch)
    assert sum(before)


def test_T_1_2_both_workers_give_the_same_actions() -> None:
    offers = []
    for worker in ("craftsman", "artisan"):
        table = Table(4).artisans("yellow", 1).turn("yellow").play("place:s1", f"send:{worker}")
        offers.append(table.offers)
    assert offers[0] == offers[1]


def test_T_1_3_dry_clay_pays_for_nothing_but_counts_for_the_clay_tile() -> None:
    table = Table(4).tiles(*("tile_clay",) * 5).has("yellow", dry=9).acts("yellow", "s0", "inner")
    assert table.refusal("perform:inner_action").reason == "no-wet-clay"
    assert table.view.tiles[0].points == (3, 0, 0, 0)


def test_T_1_4_clay_is_gained_wet_from_rings_and_dry_from_warehouses() -> None:
    table = Table(4).acts("yellow", "s1", "inner").play("perform:inner_action")
    assert (table.wet("yellow"), table.dry("yellow")) == (4, 0)
    table.hired("green", "supervisor").acts("green", "s6", "middle")
    table.play("use:master_supervisor", "empty:wh_ne", "empty:wh_sw")
    assert (table.wet("green"), table.dry("green")) == (0, 2)


@pytest.mark.parametrize(
    ("lack", "reason"), [("base", "no-base"), ("figure", "no-figure"), ("cell", "mausoleum-full")]
)
def test_T_1_5_and_RUL_28_without_base_figure_or_cell_no_warrior_is_made(
    lack: str, reason: str
) -> None:
    table = Table(4).has("yellow", wet=9)
    if lack == "base":
        table.puts("yellow", "officer", *CELLS[:11]).puts("yellow", "guard", *CELLS[11:15])
    elif lack == "figure":
        for who, kind in zip(EVERYBODY, WARRIORS, strict=True):
            table.stock(who, **{kind: 0})
    else:
        table.state.musicians = ALL
        table.hold = lambda: table  # type: ignore[method-assign]
    table.acts("yellow", "s0", "inner")
    assert table.refusal("perform:inner_action").reason == reason
    assert {"take:coin", "take:wet_clay", "skip:inner_action"} == table.offers


def test_T_1_6_diagonal_contact_does_not_connect_and_a_type_has_several_groups() -> None:
    table = Table(4).puts("yellow", "soldier", "r1c1", "r1c2", "r2c3", "r7c8", "r7c9")
    assert [pile_cards(g) for g in groups(table.state, 3)] == [[0, 1], [61, 62]]
    assert len(clusters(table.state, 3)) == 3


def test_T_1_6_the_last_cell_of_a_row_does_not_touch_the_first_of_the_next() -> None:
    table = Table(4).puts("yellow", "soldier", "r1c9", "r2c1")
    assert groups(table.state, 3) == []


def test_T_1_7_a_used_weapon_is_inactive_until_it_is_readied() -> None:
    table = Table(4).acts("yellow", "s0", "outer").play("perform:outer_action")
    assert table.weapons("yellow") == {"sword"}
    table.acts("yellow", "s6", "outer")
    assert not table.state.decisions  # nothing to ask: readying an active weapon has no effect


def test_T_2_1_and_T_2_7_specialists_are_never_counted() -> None:
    table = Table(4).puts("yellow", "guard", "r1c1").archer("r1c2>w").footman("r1c3")
    table.musician("r1c4")
    assert counts(table.state, 0b111111111) == [1, 0, 0, 0]


def test_T_2_2_alone_highest_or_alone_present_is_domination() -> None:
    table = Table(4).puts("yellow", "guard", "r1c1")
    assert line(table, "row_1") == (7, 0, 0, 0)
    table.puts("green", "guard", "r1c5", "r1c7")
    assert line(table, "row_1") == (3, 7, 0, 0)


def test_T_2_3_everybody_else_with_one_has_presence() -> None:
    table = Table(4).puts("yellow", "guard", "r1c1", "r1c9").puts("green", "guard", "r1c3")
    table.puts("blue", "guard", "r1c5")
    assert line(table, "row_1") == (7, 3, 3, 0)


def test_T_2_4_archers_break_ties_if_one_tied_player_has_most() -> None:
    table = Table(4).puts("yellow", "guard", "r1c1").puts("green", "officer", "r1c4")
    assert line(table, "row_1") == (3, 3, 0, 0)
    table.archer("r2c4>n")
    assert line(table, "row_1") == (3, 7, 0, 0)
    told = table.scores_round().events("archer_domination")
    assert [(event.seat, event.values["scope"]) for event in told] == [(1, "row_1")]
    table.archer("r2c1>n")
    assert line(table, "row_1") == (3, 3, 0, 0)


def test_T_2_4_and_RUL_18_the_archer_may_stand_outside_but_its_warrior_must_be_counted() -> None:
    table = Table(4).puts("yellow", "guard", "r1c1").puts("green", "officer", "r1c4", "r3c4")
    table.archer("r4c4>n")
    assert line(table, "row_1") == (3, 3, 0, 0)
    table.archer("r2c4>n")
    assert line(table, "row_1") == (3, 7, 0, 0)


def test_T_2_4_and_RUL_20_in_a_three_way_tie_only_the_tied_players_archers_count() -> None:
    table = Table(4).puts("yellow", "guard", "r1c1", "r1c2").puts("green", "guard", "r1c4", "r1c5")
    table.puts("blue", "officer", "r1c7", "r1c8").puts("purple", "officer", "r1c9")
    table.archer("r2c9>n", "r2c4>n")
    assert line(table, "row_1") == (3, 7, 3, 3)
    table.archer("r2c7>n")
    assert line(table, "row_1") == (3, 3, 3, 3)


def test_T_2_5_archers_break_no_tie_of_coins_or_clay() -> None:
    table = Table(2).tiles(*("tile_coins",) * 5).has("yellow", coins=2).has("green", coins=2)
    table.puts("yellow", "guard", "r1c1").archer("r1c2>w")
    assert table.view.tiles[0].points == (1, 1)


def test_T_2_6_and_RUL_21_a_rider_counts_once_in_every_scope_with_a_cell_of_his() -> None:
    table = Table(4).puts("yellow", "guard", "r2c4").rides("r2c4", "e")
    assert counts(table.state, QUARTERS[0])[0] == 1
    assert counts(table.state, QUARTERS[1])[0] == 1
    assert counts(table.state, MIDDLE_COLUMN)[0] == 1
    assert counts(table.state, MIDDLE_ROW)[0] == 0
    assert counts(table.state, ALL)[0] == 1


def test_T_2_6_an_archer_that_faces_the_horse_faces_its_rider_and_RUL_24() -> None:
    table = Table(4).puts("yellow", "guard", "r1c1").rides("r1c1", "e").archer("r1c4>w")
    assert table.sheet("yellow")["archers"] == 2
    (group,) = groups(table.state, 1)
    assert miniatures(table.state, 1, group) == 2


def test_the_mausoleum_has_four_quarters_and_a_middle_row_and_column() -> None:
    assert [quarter.bit_count() for quarter in QUARTERS] == [12] * 4
    assert MIDDLE_ROW.bit_count() == 9
    assert MIDDLE_COLUMN.bit_count() == 7
    assert (MIDDLE_ROW | MIDDLE_COLUMN).bit_count() + 48 == 63


def test_neighbours_are_mutual_and_lines_end_at_the_border() -> None:
    for cell in range(63):
        for other in range(63):
            assert NEAR[cell] >> other & 1 == NEAR[other] >> cell & 1
            assert AROUND[cell] >> other & 1 == AROUND[other] >> cell & 1
    assert free_way(0, 0, 0) == 0
    assert free_way(0, 1, 0).bit_count() == 8
    assert free_way(0, 1, 1 << 3) == 0b110
    assert free_way(8, 3, 1 << 3).bit_count() == 4
    assert free_way(62, 0, 1 << 8).bit_count() == 5
