"""Masters (T-8)."""

import pytest

from dynasty.games.terracotta_army.names import MASTERS
from tests.games.terracotta_army.table import Table

SEGMENT = {
    "builder": "s0",
    "clay_maker": "s2",
    "inspector": "s4",
    "supervisor": "s6",
    "administrator": "s8",
    "blacksmith": "s10",
}


def middle(table: Table, master: str) -> Table:
    return table.acts("yellow", SEGMENT[master], "middle")


def test_T_8_1_a_token_each_at_every_master_and_it_stays() -> None:
    table = Table(4).has("yellow", coins=9).hired("green", "builder")
    middle(table, "builder").play("buy:master_builder", "pay:mt_1", "decline:master_builder")
    assert [p.masters for p in table.view.players[:2]] == [(("master_builder", "mt_1"),)] * 2
    middle(table, "builder")
    assert table.refusal("buy:master_builder").reason == "already-hired"
    table.play("skip:middle_action").cleans_up()
    assert table.player("yellow").masters == (("master_builder", "mt_1"),)


def test_T_8_1_a_placed_token_cannot_be_paid_again() -> None:
    table = Table(4).has("yellow", coins=9).hired("yellow", "inspector")
    middle(table, "builder").play("buy:master_builder")
    assert table.refusal("pay:mt_1").reason == "token-placed"
    assert {table.details(text)["coins"] for text in table.offers} == {2, 3, 4}


def test_T_8_2_and_RUL_51_any_unused_token_is_paid_then_the_ability_may_be_used() -> None:
    table = middle(Table(4).has("yellow", coins=4), "clay_maker").play("buy:master_clay_maker")
    assert table.offers == {"pay:mt_1", "pay:mt_3", "pay:mt_5"}
    assert table.refusal("pay:mt_2").reason == "same-cost"
    table.play("pay:mt_5")
    assert table.coins("yellow") == 0
    assert table.refusal("use:master_builder").reason == "other-master"
    table.play("use:master_clay_maker")
    assert table.wet("yellow") == 3


def test_T_8_2_and_RUL_12_without_coins_no_master_but_without_use_still_one() -> None:
    poor = middle(Table(4).has("yellow", coins=1), "builder")
    assert poor.refusal("buy:master_builder").reason == "no-token-payable"
    assert poor.refusal("use:master_builder").reason == "not-hired"
    assert poor.refusal("buy:master_inspector").reason == "other-master"
    assert poor.refusal("perform:middle_action").reason == "is-master"
    table = Table(4).stores(0, 0, 0, 0).has("yellow", coins=2)
    middle(table, "supervisor").play("buy:master_supervisor")
    assert table.player("yellow").masters == (("master_supervisor", "mt_1"),)
    assert not table.state.decisions


def test_T_8_3_a_hired_master_is_used_for_free() -> None:
    table = middle(Table(4).hired("yellow", "clay_maker"), "clay_maker")
    assert table.offers == {
        "use:master_clay_maker",
        "take:coin",
        "take:wet_clay",
        "skip:middle_action",
    }
    assert table.play("use:master_clay_maker").coins("yellow") == 0


def test_T_8_4_the_blacksmith_readies_all_weapons_and_needs_an_inactive_one() -> None:
    table = middle(Table(4).hired("yellow", "blacksmith").armed("yellow", "spear"), "blacksmith")
    table.play("use:master_blacksmith")
    assert table.weapons("yellow") == {"sword", "halberd", "crossbow", "spear"}
    assert table.told("weapons_readied").values["weapons"] == ("sword", "halberd", "crossbow")
    middle(table, "blacksmith")
    assert table.refusal("use:master_blacksmith").reason == "all-active"


def test_T_8_5_and_RUL_13_and_RUL_52_the_builder_takes_the_fullest_type() -> None:
    table = Table(4).now(2).has("yellow", coins=2).hired("yellow", "builder")
    table.stock("green", officer=9, guard=10, crossbowman=10, soldier=10)
    middle(table, "builder").play("use:master_builder")
    assert table.offers == {"make:guard", "make:crossbowman", "make:soldier"}
    assert table.details("make:guard") == {"vp": 0, "left": 10, "armed": 0, "weapon": "halberd"}
    table.play("make:guard", "stand:r1c1")
    assert table.told("warrior_built").values["paid"] == ("coin", "coin")
    assert (table.cell("r1c1").statue, table.coins("yellow")) == ("guard", 0)
    assert sum(table.state.warehouses) == 4


def test_T_8_6_and_RUL_9_and_RUL_56_the_administrator_repeats_the_inner_action() -> None:
    table = Table(4).rings(0, 4).has("yellow", wet=2).hired("yellow", "administrator")
    table.armed("yellow", "spear").acts("yellow", "s0").play("skip:inner_action")
    table.play("use:master_administrator", "make:soldier", "stand:r1c1", "wield:spear")
    assert (table.wet("yellow"), table.vp("yellow"), table.clay_in("wh_ne")) == (0, 7, 2)


def test_T_8_6_and_RUL_10_no_goods_instead_of_the_repeated_action() -> None:
    table = Table(4).rings(7, 0).hired("yellow", "administrator")
    middle(table, "administrator").play("use:master_administrator")
    assert table.wet("yellow") == 4
    assert not table.state.decisions


def test_T_8_6_and_RUL_11_without_a_possible_inner_action_it_can_be_bought_not_used() -> None:
    table = Table(4).rings(8, 0).has("yellow", coins=2)
    middle(table, "administrator").play("buy:master_administrator")
    assert table.player("yellow").masters == (("master_administrator", "mt_1"),)
    assert not table.state.decisions


def test_T_8_6_an_upgrade_cannot_be_repeated() -> None:
    table = Table(4).rings(2, 0).hired("yellow", "administrator").acts("yellow", "s8")
    table.play("perform:inner_action")
    assert table.refusal("use:master_administrator").reason == "is-artisan"


def test_T_8_7_the_inspector_moves_one_or_two_forward_or_is_declined() -> None:
    table = middle(Table(4).hired("yellow", "inspector"), "inspector").play("use:master_inspector")
    assert table.refusal("inspect:row_7").reason == "inspector-forward-only"
    table.play("inspect:col_3")
    assert (table.view.row, table.view.column) == ("row_1", "col_3")
    declined = middle(Table(4).hired("yellow", "inspector"), "inspector")
    declined.play("use:master_inspector", "stay:inspectors")
    assert (declined.view.row, declined.view.column) == ("row_1", "col_1")


def test_T_8_8_two_different_warehouses_are_emptied_and_the_clay_stays_dry() -> None:
    table = Table(4).stores(3, 0, 2, 1).hired("yellow", "supervisor")
    middle(table, "supervisor").play("use:master_supervisor")
    assert table.details("empty:wh_ne") == {"clay": 3}
    table.play("empty:wh_ne")
    assert table.refusal("empty:wh_ne").reason == "same-warehouse"
    table.play("empty:wh_sw")
    assert table.state.warehouses == [0, 0, 0, 1]
    assert (table.dry("yellow"), table.wet("yellow")) == (5, 0)
    bare = middle(Table(4).stores(0, 0, 0, 0).hired("yellow", "supervisor"), "supervisor")
    assert bare.refusal("use:master_supervisor").reason == "warehouses-empty"


@pytest.mark.parametrize("master", [master.removeprefix("master_") for master in MASTERS])
def test_T_8_9_cleanup_bonuses(master: str) -> None:
    table = Table(4).has("yellow", wet=2).hired("yellow", master).cleans_up()
    coin = master in ("builder", "administrator", "inspector")
    assert table.coins("yellow") == coin
    assert table.wet("yellow") == (not coin)


def test_T_8_9_bonuses_add_up() -> None:
    every = [master.removeprefix("master_") for master in MASTERS]
    table = Table(4).has("yellow", wet=5).hired("yellow", *every)
    assert (table.player("yellow").protected, table.player("yellow").income) == (3, 3)
    table.cleans_up()
    assert (table.wet("yellow"), table.dry("yellow"), table.coins("yellow")) == (3, 2, 3)
