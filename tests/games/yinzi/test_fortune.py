"""Y-4 and Y-5: boats, planting, selling, factories, advancements, shortages."""

import pytest

from dynasty.games.yinzi.names import CROP_TILES
from tests.games.yinzi.setting import BOX
from tests.games.yinzi.table import Table


def test_Y_4_1_a_wood_for_a_step(table: Table) -> None:
    table.gives("red", wood=1).acts("red", "boats", 3)
    assert table.options == ["stop:boats", "boat:boat_01"]
    assert table.label("boat:boat_01") == "Pay 1 wood and advance to space 2: capacity 2, up by 1"
    assert table.why_not("boat:boat_02") == "Y-4.1 not-next-space"
    wood = table.seen.wood
    table.play("boat:boat_01")
    assert (table.player("red").wood, table.seen.wood) == (0, wood + 1)
    assert table.question == ""
    assert table.refused("ConstructBoats", "red", "boat:boat_02") == "Y-1.6 no-wood"


def test_Y_4_1_no_step_from_the_last_space(table: Table) -> None:
    table.gives("red", wood=3).boat("red", "boat_11").acts("red", "boats", 1)
    assert table.question == ""


def test_Y_4_2_capacity_lasts_for_an_occasion_and_comes_back(table: Table) -> None:
    table.market("jiangxi", "um_1").market("huguang", "um_3").market("nanzhili", "um_2")
    table.crop("red", "hg_b1", "crop_salt_1", cubes=2).market("zhejiang", "um_7")
    table.acts("red", "sell", 2).play("sell:hg_b1")
    assert (table.state.boat_used, table.question) == (1, "")
    table.raw("blue")
    table.state.raw[0] = 0
    table.state.cubes[0] += 1
    assert table.acts("red", "sell", 1).options == ["stop:sell", "sell:hg_b1"]


def test_Y_4_3_every_border_takes_a_boat(table: Table) -> None:
    assert BOX.distance == [[0, 1, 1, 2, 2], [1, 0, 1, 1, 1], [1, 1, 0, 1, 2], [2, 1, 1, 0, 1]]
    table.crop("red", "zj_b1", "crop_cotton_1").market("huguang", "um_1").market("jiangxi", "um_2")
    table.market("nanzhili", "um_2").market("zhejiang", "um_4").boat("red", "boat_00")
    table.acts("red", "sell", 1)
    assert table.question == ""
    table.boat("red", "boat_01").acts("red", "sell", 1).play("sell:zj_b1")
    assert table.label("market:huguang_nw") == "Huguang, coin slot: +3 copper, uses 2 boat capacity"


def test_Y_4_4_what_a_repeat_plants(table: Table) -> None:
    table.tile("zj_b1", "crop_bamboo_1").gives("red", copper=9).acts("red", "plant", 3)
    assert table.details("plant:hg_a1") == {"good": "rice", "cubes": 2}
    assert table.details("plant:hg_e1") == {"good": "salt", "cubes": 1}
    table.play("plant:hg_a1", "plant:zj_b1", "buy:col_1", "lay:nz_c2")
    assert table.on("hg_a1") == ("rice", "red", 2)
    assert table.on("zj_b1") == ("bamboo", "red", 1)
    assert table.on("nz_c2") == ("tea", "red", 2)


def test_Y_4_4_one_tile_per_action(table: Table) -> None:
    table.gives("red", copper=9).acts("red", "plant", 2).play("buy:col_1", "lay:nz_c2")
    assert table.offers("buy") == []
    assert table.why_not("buy:col_1") == "Y-4.4 tile-bought"


def test_Y_4_4_only_empty_fields(table: Table) -> None:
    table.plants("blue", "hg_a1").factory("blue", "factory_red_silk", "hg_b1", "hg_c1")
    table.acts("red", "plant", 1)
    assert table.why_not("plant:hg_a1") == "Y-4.5 has-cubes"
    assert table.why_not("plant:hg_b1") == "Y-4.5 built-over"


def test_Y_4_5_where_a_tile_may_lie(table: Table) -> None:
    table.tile("jx_b2", "crop_bamboo_1").plants("blue", "hg_a1")
    table.factory("blue", "factory_red_silk", "hg_b1", "hg_c1").gives("red", copper=3)
    table.acts("red", "plant", 1).play("buy:col_1")
    assert table.why_not("lay:hg_a1") == "Y-4.5 has-cubes"
    assert table.why_not("lay:hg_b1") == "Y-4.5 built-over"
    assert table.why_not("lay:hg_e1") == "Y-4.5 salt-field"
    table.play("lay:jx_b2")
    assert table.square("jx_b2").tile == "crop_tea_1"


def test_Y_4_6_two_cubes_at_first_and_one_later(table: Table) -> None:
    table.gives("red", copper=3).acts("red", "plant", 1).play("buy:col_1", "lay:nz_c2")
    assert table.on("nz_c2") == ("tea", "red", 2)
    table.state.fields[0] = table.state.double = 0
    table.state.cubes[0] = 15
    table.acts("red", "plant", 1).play("plant:nz_c2")
    assert table.on("nz_c2") == ("tea", "red", 1)


def test_Y_4_7_the_track_slides_at_once(table: Table) -> None:
    table.gives("red", copper=9).acts("red", "plant", 2).play("buy:col_2")
    assert table.column("col_2") is None
    table.play("lay:nz_c2")
    assert table.column("col_2") == "crop_cotton_1"
    assert table.column("col_6") in CROP_TILES


def test_Y_4_8_a_sale_to_a_slot_of_the_good(table: Table) -> None:
    table.market("huguang", "um_1").market("jiangxi", "um_2").market("nanzhili", "um_4")
    table.crop("red", "hg_b1", "crop_salt_2").plants("red", "hg_d1").acts("red", "sell", 2)
    assert table.offers("sell") == ["hg_b1"]
    assert table.why_not("sell:hg_d1") == "Y-4.8 no-trade-good"
    table.play("sell:hg_b1")
    assert table.label("market:huguang_se") == "Huguang, salt slot: +2 copper"
    assert table.why_not("market:huguang_ne") == "Y-4.8 other-good"
    table.play("market:huguang_se")
    assert table.money("red") == (2, 0)
    assert table.stall("huguang_se") == "red"


def test_Y_4_8_covered_or_distant_slots_take_nothing(table: Table) -> None:
    table.market("huguang", "um_1").market("jiangxi", "um_2").market("nanzhili", "um_2")
    table.market("zhejiang", "um_4").raw("blue", "huguang_se").crop("red", "hg_b1", "crop_salt_2")
    table.acts("red", "sell", 1)
    assert table.refused("SellAtMarket", "red", "sell:hg_b1") == "Y-4.3 too-far"
    table.raw("blue", "zhejiang_nw")
    assert table.refused("SellAtMarket", "red", "sell:hg_b1") == "Y-4.8 no-market"
    table.boat("red", "boat_05").market("jiangxi", "um_5").acts("red", "sell", 1).play("sell:hg_b1")
    assert table.why_not("market:huguang_se") == "Y-4.8 slot-taken"


def test_Y_4_9_the_coin_pays_three_beside_an_uncovered_slot(table: Table) -> None:
    table.market("huguang", "um_1").market("jiangxi", "um_2").market("nanzhili", "um_2")
    table.crop("red", "hg_b1", "crop_cotton_2").acts("red", "sell", 1).play("sell:hg_b1")
    assert table.details("market:huguang_nw")["copper"] == 3
    table.play("market:huguang_nw")
    assert table.money("red") == (3, 0)


def test_Y_4_9_with_both_neighbours_covered_the_coin_is_closed(table: Table) -> None:
    table.market("huguang", "um_1").market("jiangxi", "um_8").market("nanzhili", "um_2")
    table.raw("blue", "huguang_ne", "huguang_sw").crop("red", "hg_b1", "crop_cotton_2")
    table.acts("red", "sell", 1)
    assert table.stall("jiangxi_nw") is None
    table.play("sell:hg_b1")
    assert table.question == ""  # jiangxi had the only open slot
    assert table.stall("jiangxi_nw") == "red"


def test_Y_4_10_building_and_raising(table: Table) -> None:
    table.gives("red", copper=8, stone=1).acts("red", "factories", 3)
    assert table.offers("build") == ["factory_red_silk", "factory_blue_paper"]
    assert table.why_not("build:factory_green_silk") == "Y-4.10 not-on-display"
    table.play("build:factory_red_silk", "site:hg_b1")
    assert table.why_not("beside:hg_d1") == "Y-4.10 not-beside"
    assert table.why_not("beside:hg_e1") == "Y-4.10 not-beside"
    table.play("beside:hg_b2")
    assert table.square("hg_b1").factory == table.square("hg_b2").factory == "factory_red_silk"
    assert table.square("hg_b1").good is None
    assert len(table.heard("factory_drawn")) == 1
    label = "Upgrade the red silk factory to level II for 3 copper: stores 2 commodities, +1 VP"
    assert table.label("upgrade:factory_red_silk") == label
    table.play("upgrade:factory_red_silk", "upgrade:factory_red_silk")
    assert table.works_at("factory_red_silk").level == 3
    assert table.money("red") == (0, 0)


def test_Y_4_10_not_on_salt_cubes_or_where_nothing_is_free_beside(table: Table) -> None:
    table.plants("blue", "hg_a1", "hg_b2", "hg_c1").gives("red", stone=1)
    table.acts("red", "factories", 1).play("build:factory_red_silk")
    assert table.why_not("site:hg_e1") == "Y-4.5 salt-field"
    assert table.why_not("site:hg_a1") == "Y-4.5 has-cubes"
    assert table.why_not("site:hg_b1") == "Y-4.10 no-room-beside"


def test_Y_4_10_what_cannot_be_raised(table: Table) -> None:
    table.factory("red", "factory_red_silk", "hg_b1", "hg_c1", level=3)
    table.factory("blue", "factory_red_paper", "hg_b2", "hg_c2")
    table.factory("red", "factory_blue_paper", "nz_b1", "nz_c1", level=2)
    table.display("factory_green_silk").gives("red", copper=4, stone=1).acts("red", "factories", 1)
    assert table.why_not("upgrade:factory_red_silk") == "Y-4.10 top-level"
    assert table.why_not("upgrade:factory_red_paper") == "Y-4.10 not-your-factory"
    assert table.why_not("upgrade:factory_blue_paper") == "Y-12.1 no-copper"


def test_Y_4_11_a_ruin_is_for_whoever_rebuilds_it(table: Table) -> None:
    table.factory(None, "factory_red_silk", "hg_b1", "hg_c1").gives("blue", stone=1)
    table.acts("blue", "factories", 1).play("rebuild:factory_red_silk")
    factory = table.works_at("factory_red_silk")
    assert (factory.seat, factory.level) == (1, 1)
    assert table.heard("factory_drawn") == []
    assert table.refused("DevelopFactories", "red", "rebuild:factory_red_silk") == (
        "Y-3.3 no-repeats"
    )


def test_Y_4_11_what_has_an_owner_is_no_ruin(table: Table) -> None:
    table.factory("red", "factory_red_silk", "hg_b1", "hg_c1").gives("blue", stone=1)
    table.acts("blue", "factories", 1)
    assert table.why_not("rebuild:factory_red_silk") == "Y-4.11 not-a-ruin"


def test_Y_4_12_discs_go_to_different_sections(table: Table) -> None:
    table.advances("blue", "eco_rice").acts("red", "advancements", 3)
    assert len(table.offers("advance")) == 23
    assert table.why_not("advance:eco_rice") == "Y-4.12 slot-occupied"
    table.play("advance:eco_wood")
    assert not any(slot.startswith("eco") for slot in table.offers("advance"))
    assert table.why_not("advance:eco_stone") == "Y-4.12 section-used"
    table.play("advance:dip_dutch", "advance:war_coins", "tax:tax_space", "advance:emp_salt")
    assert table.question == ""
    assert len(table.player("red").slots) == 4


def test_Y_5_1_without_discs(table: Table) -> None:
    table.without("red", cubes=9, discs=0, workers=9).gives("red", copper=9, stone=2, wood=2)
    table.state.rural[0] = 0
    table.state.cubes[0] = 15
    table.acts("red", "advancements", 1)
    assert table.question == ""
    assert table.refused("ChooseAdvancements", "red", "advance:eco_rice") == "Y-5.1 no-disc"
    table.acts("red", "factories", 1)
    assert table.refused("DevelopFactories", "red", "build:factory_red_silk") == "Y-5.1 no-disc"
    table.acts("red", "boats", 1).play("boat:boat_01")
    assert table.question == ""
    assert table.refused("ConstructBoats", "red", "tax:tax_space") == "Y-5.1 no-disc"


def test_Y_5_1_a_tax_disc_must_leave_one_for_the_step(table: Table) -> None:
    table.without("red", cubes=9, discs=2, workers=9).acts("red", "advancements", 1)
    table.play("advance:eco_rice")
    assert table.question == ""  # the last disc could not pay and be placed


def test_Y_5_1_without_cubes(table: Table) -> None:
    table.without("red", cubes=0, discs=9, workers=9).gives("red", copper=9)
    table.acts("red", "plant", 1)
    assert table.question == ""
    assert table.refused("PlantCrops", "red", "plant:hg_a1") == "Y-5.1 no-cube"
    assert table.refused("PlantCrops", "red", "buy:col_1") == "Y-5.1 no-cube"


def test_Y_5_2_a_card_takes_the_workers_that_are_left(table: Table) -> None:
    table.without("red", cubes=9, discs=9, workers=2).holds("red", "card_01", "card_09")
    table.turn("red").play("play:card_01", "act:boats")
    assert table.player("red").fortunes[0].workers == 2


def test_Q_8_the_icon_beside_the_coin_must_be_uncovered(table: Table) -> None:
    table.market("huguang", "um_1").market("jiangxi", "um_8").market("nanzhili", "um_6")
    table.raw("blue", "huguang_sw").crop("red", "hg_b1", "crop_cotton_2").acts("red", "sell", 1)
    table.play("sell:hg_b1")
    assert table.why_not("market:huguang_nw") == "Y-4.9 coin-closed"


def test_Q_9_the_coin_is_not_compulsory(table: Table) -> None:
    table.market("huguang", "um_1").crop("red", "hg_b1", "crop_cotton_2").acts("red", "sell", 1)
    table.play("sell:hg_b1", "market:huguang_sw")
    assert table.money("red") == (2, 0)


def test_Q_10_a_sale_by_disc_uses_the_same_boats(table: Table) -> None:
    table.market("huguang", "um_3").market("jiangxi", "um_1").market("nanzhili", "um_2")
    table.market("zhejiang", "um_7").advances("red", "emp_sale")
    table.crop("red", "hg_b1", "crop_salt_1").crop("red", "hg_c1", "crop_sugarcane_1")
    table.acts("red", "sell", 1).play("use:emp_sale", "sell:hg_b1")
    assert table.state.boat_used == 1
    assert table.refused("SellAtMarket", "red", "sell:hg_c1") == "Y-4.3 too-far"


def test_Q_11_pieces_take_the_shortest_way(table: Table) -> None:
    assert BOX.distance[0][3] == 2  # Huguang to Zhejiang, around by either neighbour
    assert BOX.distance[2][4] == 2


@pytest.mark.parametrize(("cubes", "placed"), [(1, 1), (2, 2)])
def test_Q_13_place_what_is_left(cubes: int, placed: int) -> None:
    table = Table().without("red", cubes=cubes, discs=9, workers=9).gives("red", copper=3)
    table.acts("red", "plant", 1).play("buy:col_1", "lay:nz_c2")
    assert table.on("nz_c2") == ("tea", "red", placed)


def test_Q_27_rebuilding_costs_a_stone(table: Table) -> None:
    table.factory(None, "factory_red_silk", "hg_b1", "hg_c1").acts("blue", "factories", 1)
    assert table.refused("DevelopFactories", "blue", "rebuild:factory_red_silk") == (
        "Y-1.6 no-stone"
    )
    table.gives("blue", stone=1).acts("blue", "factories", 1).play("rebuild:factory_red_silk")
    assert table.player("blue").stone == 0


def test_Q_33_an_empty_salt_tile_may_be_planted_but_not_covered(table: Table) -> None:
    table.tile("hg_b2", "crop_salt_1").gives("red", copper=3, stone=1).acts("red", "plant", 1)
    assert table.details("plant:hg_b2") == {"good": "salt", "cubes": 1}
    table.play("buy:col_1")
    assert table.why_not("lay:hg_b2") == "Y-4.5 salt-field"


def test_Q_34_covered_tiles_leave_the_game(table: Table) -> None:
    table.tile("hg_b2", "crop_bamboo_2").gives("red", copper=3, stone=1)
    pile = table.seen.crops_left
    table.acts("red", "factories", 1).play("build:factory_red_silk", "site:hg_b2", "beside:hg_b1")
    assert table.square("hg_b2").tile is None
    assert table.seen.crops_left == pile


def test_Q_35_an_empty_pile_leaves_spaces_empty_until_new_tiles_join(table: Table) -> None:
    table.gives("red", copper=9)
    table.state.crop_pile = 0
    table.acts("red", "plant", 1).play("buy:col_1", "lay:nz_c2")
    assert table.column("col_6") is None
    table.state.crop_pile = BOX.later_tiles
    table.acts("red", "plant", 1).play("buy:col_1", "lay:nz_c1")
    assert table.column("col_5") is not None
    assert table.column("col_6") is not None


def test_Q_40_the_bonus_does_not_count_as_a_section(table: Table) -> None:
    table.chooses_bonus("red").play("bonus:bonus_advancement", "advance:eco_rice")
    assert "eco_wood" in table.acts("red", "advancements", 1).offers("advance")


def test_Q_65_a_rebuilt_factory_may_be_raised_at_once(table: Table) -> None:
    table.factory(None, "factory_red_silk", "hg_b1", "hg_c1").gives("blue", stone=1, copper=3)
    table.acts("blue", "factories", 2).play("rebuild:factory_red_silk", "upgrade:factory_red_silk")
    assert table.works_at("factory_red_silk").level == 2


def test_Q_73_within_a_province_no_boats_are_needed(table: Table) -> None:
    table.market("huguang", "um_1").crop("red", "hg_b1", "crop_cotton_2").boat("red", "boat_00")
    table.acts("red", "sell", 1).play("sell:hg_b1", "market:huguang_sw")
    assert table.state.boat_used == 0
