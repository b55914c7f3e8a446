"""Y-2: phase A, bonuses, turn order, the crop tile of the column."""

import pytest

from tests.games.yinzi.setting import GAME, SEAT_OF
from tests.games.yinzi.table import Table


def test_Y_2_1_a_bonus_and_the_tile_of_its_own_column(table: Table) -> None:
    table.gives("red", copper=4).chooses_bonus("red").play("bonus:bonus_sales")
    assert table.options == ["leave:col_2", "buy:col_2"]
    label = "Buy the salt tile (space above Better Sales) for 1 copper: a new field with 2 of your"
    assert table.label("buy:col_2") == f"{label} cubes"
    assert table.why_not("buy:col_1") == "Y-2.1 other-column"
    table.play("buy:col_2", "lay:hg_b1")
    assert table.money("red") == (3, 0)


def test_Y_2_1_an_empty_column_or_purse_sells_nothing(table: Table) -> None:
    table.track(None, "crop_salt_1").gives("red", copper=4).chooses_bonus("red", "blue")
    table.play("bonus:bonus_advancement", "skip:bonus_advancement")
    assert table.asked == "blue"  # there was nothing to buy
    table.play("bonus:bonus_sales")
    assert table.question == ""
    assert table.column("col_1") == "crop_salt_1"


def test_Y_2_2_every_bonus_once_and_the_turn_order_from_left_to_right(table: Table) -> None:
    table.chooses_bonus("red", "blue", "green").play("bonus:bonus_no_tax")
    assert "bonus:bonus_no_tax" not in table.options
    assert table.why_not("bonus:bonus_no_tax") == "Y-2.2 bonus-taken"
    table.play("bonus:bonus_fed", "bonus:bonus_sales")
    assert table.heard("order_set")[0]["order"] == ("green", "blue", "red")


def test_Y_2_3_free_advancement(table: Table) -> None:
    table.chooses_bonus("red").play("bonus:bonus_advancement")
    assert len(table.offers("advance")) == 24
    table.play("advance:war_weaker")
    assert table.disc("war_weaker") == "red"


@pytest.mark.parametrize(("viewer", "prices"), [(0, {3, 4}), (1, {2, 3}), (-1, {2, 3})])
def test_Y_2_3_better_sales_show_to_whom_they_belong(
    viewer: int, prices: set[int], table: Table
) -> None:
    table.bonus("red", "bonus_sales")
    markets = GAME.view(table.state, viewer).markets
    assert {stall.price for market in markets for stall in market.stalls} == prices


def test_Y_2_3_better_sales(table: Table) -> None:
    table.bonus("red", "bonus_sales").plants("red", "hg_b1").crop("red", "hg_c2", "crop_cotton_1")
    table.market("huguang", "um_1").acts("red", "sell", 1).play("peddle:hg_b1", "sell:hg_c2")
    table.play("market:huguang_nw")
    assert table.money("red") == (2 + 4, 0)


def test_Y_2_3_fed_workers(table: Table) -> None:
    table.bonus("red", "bonus_fed").workers("red", boxed=9).feeding()
    assert table.player("red").misfortune == 0
    assert table.heard("workers_fed_free") == [{"seat": "red", "rule": "Y-2.3"}]


def test_Y_2_3_no_taxes(table: Table) -> None:
    for fortune, card in (("boats", "card_09"), ("plant", "card_10"), ("sell", "card_11")):
        table.played("red", fortune, card)
    table.bonus("red", "bonus_no_tax").taxes()
    assert table.player("red").misfortune == 0
    assert table.heard("tax_waived") == [{"seat": "red", "rule": "Y-2.3"}]


def test_Y_2_3_boat_upgrade(table: Table) -> None:
    table.boat("blue", "boat_11").chooses_bonus("red").play("bonus:bonus_boat")
    assert table.player("red").boat == "boat_01"
    table.state.bonus = [-1, -1, -1]
    table.chooses_bonus("blue").play("bonus:bonus_boat")
    assert table.player("blue").boat == "boat_11"


def test_Y_2_3_factory_upgrade(table: Table) -> None:
    table.factory("red", "factory_red_silk", "hg_b1", "hg_c1")
    table.factory("red", "factory_red_paper", "nz_b1", "nz_c1", level=3)
    table.chooses_bonus("red").play("bonus:bonus_factory")
    assert table.options == ["skip:bonus_factory", "upgrade:factory_red_silk"]
    assert table.why_not("upgrade:factory_red_paper") == "Y-4.10 top-level"
    table.play("upgrade:factory_red_silk")
    assert table.works_at("factory_red_silk").level == 2
    assert table.money("red") == (0, 0)


def test_Y_2_4_the_tile_is_laid_at_once_with_two_cubes(table: Table) -> None:
    table.gives("red", copper=2).chooses_bonus("red").play("bonus:bonus_no_tax", "buy:col_4")
    assert table.question == "ask-lay"
    table.play("lay:zj_b2")
    assert table.on("zj_b2") == ("sugarcane", "red", 2)


def test_Y_2_5_gaps_close_when_all_have_chosen(table: Table) -> None:
    table.gives("red", copper=1).chooses_bonus("red", "blue")
    table.play("bonus:bonus_advancement", "skip:bonus_advancement", "buy:col_1", "lay:hg_b1")
    assert table.column("col_1") is None
    table.play("bonus:bonus_fed")
    assert table.column("col_1") == "crop_salt_1"
    assert table.column("col_5") == "crop_bamboo_1"
    assert table.heard("track_refilled")[0]["tiles"] == (table.column("col_6"),)


def test_Q_16_a_disc_of_the_bonus_works_from_the_first_turn_on(table: Table) -> None:
    table.fights("red", "war_1", 2).chooses_bonus("red").play("bonus:bonus_advancement")
    table.play("advance:war_coins")
    assert table.question == ""  # fresh: no coins in phase A
    table.holds("red", "card_01", "card_09").turn("red")
    assert "use:war_coins" in table.options


def test_Q_36_sell_food_first(table: Table) -> None:
    table.plants("red", "hg_b1").chooses_bonus("red").play("bonus:bonus_fed")
    assert table.options == ["leave:col_3", "peddle:hg_b1"]
    assert table.why_not("buy:col_3") == "Y-12.1 no-copper"
    table.play("peddle:hg_b1", "buy:col_3", "lay:hg_b1")
    assert table.on("hg_b1") == ("cotton", "red", 2)


def test_Q_37_the_bonus_comes_before_the_tile(table: Table) -> None:
    table.gives("red", copper=4).chooses_bonus("red").play("bonus:bonus_advancement")
    assert table.question == "ask-free-advancement"
    assert table.play("advance:eco_copper").question == "ask-buy-crop"


def test_Q_38_two_bonuses_may_be_declined(table: Table) -> None:
    table.factory("blue", "factory_red_silk", "hg_b1", "hg_c1").chooses_bonus("red", "blue")
    table.play("bonus:bonus_advancement", "skip:bonus_advancement")
    table.play("bonus:bonus_factory", "skip:bonus_factory")
    assert table.works_at("factory_red_silk").level == 1
    assert table.player("red").slots == ()


def test_Q_69_the_crop_disc_may_take_another_column_in_phase_a(table: Table) -> None:
    table.advances("red", "emp_crop").gives("red", copper=9).chooses_bonus("red", "blue")
    table.play("bonus:bonus_advancement", "skip:bonus_advancement", "use:emp_crop")
    table.play("buy:col_3", "lay:hg_b1")
    assert table.column("col_3") is None
    table.play("leave:col_1", "bonus:bonus_fed")
    assert table.heard("crop_bought")[0]["tile"] == "crop_cotton_1"
    assert table.question == ""  # blue's column was empty


@pytest.mark.parametrize("colour", ["red", "blue", "green"])
def test_Q_78_the_first_order_does_not_depend_on_seats(colour: str) -> None:
    firsts = {Table(3).game.start(3, seed).order[0] for seed in range(20)}
    assert SEAT_OF[colour] in firsts
