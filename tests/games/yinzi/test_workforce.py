"""Y-7: resources, production, ships, undertakings, war and routes."""

import pytest

from tests.games.yinzi.setting import BOX
from tests.games.yinzi.table import Table


def test_Y_7_1_a_worker_and_a_copper_for_wood_or_stone(table: Table) -> None:
    table.gives("red", copper=2).works("red", "resources", 3)
    assert table.label("fetch:wood") == "Take 1 wood for 1 copper, using 1 worker"
    table.play("fetch:wood", "fetch:stone")
    red = table.player("red")
    assert (red.wood, red.stone, red.copper, red.working, red.top) == (1, 1, 0, (2, 0, 0), 1)
    assert table.refused("ChooseWorkforce", "red", "work:resources") == "Y-3.5 action-used"


@pytest.mark.parametrize(
    ("owner", "level", "workers", "copper", "silver"),
    [
        ("red", 1, 2, 0, 0),
        ("red", 2, 1, 0, 0),
        ("red", 3, 1, 0, 0),
        ("blue", 2, 2, 3, 0),
        ("blue", 3, 1, 0, 1),
    ],
)
def test_Y_7_2_the_production_table(
    owner: str, level: int, workers: int, copper: int, silver: int
) -> None:
    table = Table().raw("green", "nanzhili_ne", "nanzhili_nw").gives("red", copper=5, silver=2)
    table.factory(owner, "factory_green_silk", "nz_b1", "nz_c1", level=level).plants("red", "hg_b1")
    table.works("red", "produce", 3)
    details = table.details("produce:factory_green_silk")
    assert (details["workers"], details["copper"], details["silver"]) == (workers, copper, silver)
    table.play("produce:factory_green_silk", "raw:nanzhili_ne")
    assert table.stored("factory_green_silk") == ["red"]
    assert table.player("red").working == (0, workers, 0)
    assert table.money("red") == (5 - copper, 2 - silver)
    if owner == "blue":
        assert table.money("blue") == (copper, silver)


def test_Y_7_2_nobody_is_a_guest_at_level_I(table: Table) -> None:
    table.raw("green", "nanzhili_ne").factory("blue", "factory_green_silk", "nz_b1", "nz_c1")
    table.gives("red", copper=9, silver=9).works("red", "produce", 3)
    assert table.player("red").top == 3
    table.state.group = 3
    refused = table.refused("ProduceCommodities", "red", "produce:factory_green_silk")
    assert refused == "Y-7.2 no-guests"


def test_Y_7_2_each_factory_once_per_turn(table: Table) -> None:
    table.raw("green", "nanzhili_ne", "nanzhili_nw").raw("red", "huguang_ne").boat("red", "boat_11")
    table.factory("red", "factory_green_silk", "nz_b1", "nz_c1", level=2)
    table.factory("red", "factory_red_silk", "nz_b2", "nz_c2", level=2)
    table.works("red", "produce", 3).play("produce:factory_green_silk", "raw:nanzhili_ne")
    assert table.options == ["stop:produce", "produce:factory_red_silk"]
    assert table.why_not("produce:factory_green_silk") == "Y-7.2 visited"
    assert table.why_not("double:factory_red_silk") == "Y-7.2 no-double"


def test_Y_7_3_a_full_factory_cannot_produce(table: Table) -> None:
    table.raw("green", "nanzhili_ne").raw("red", "nanzhili_nw").boat("red", "boat_05")
    table.factory("red", "factory_green_silk", "nz_b1", "nz_c1", 2, holds=("blue", "blue"))
    table.factory("red", "factory_red_silk", "nz_b2", "nz_c2", 2).plants("red", "hg_b1")
    table.works("red", "produce", 3)
    assert table.offers("produce") == ["factory_red_silk"]
    assert table.why_not("produce:factory_green_silk") == "Y-7.3 storage-full"


def test_Y_7_4_raw_material_of_the_colour_within_reach(table: Table) -> None:
    table.raw("green", "nanzhili_ne", "huguang_nw", "zhejiang_se").raw("blue", "jiangxi_nw")
    table.factory("red", "factory_green_silk", "hg_b1", "hg_c1", level=2).works("red", "produce", 1)
    assert table.options == ["raw:huguang_nw", "raw:nanzhili_ne"]
    label = "The green cube on the coin slot in Nanzhili, uses 1 boat capacity"
    assert table.label("raw:nanzhili_ne") == label
    assert table.why_not("raw:jiangxi_nw") == "Y-7.4 other-colour"
    assert table.why_not("raw:zhejiang_se") == "Y-4.3 too-far"
    cubes = table.player("green").cubes
    table.play("raw:nanzhili_ne")
    assert table.player("green").cubes == cubes + 1
    assert table.stall("nanzhili_ne") is None


def test_Y_7_5_the_owner_is_paid_at_once(table: Table) -> None:
    table.raw("red", "nanzhili_ne").factory("blue", "factory_red_silk", "nz_b1", "nz_c1", level=2)
    table.gives("red", copper=1, silver=1).works("red", "produce", 2)
    assert table.heard("fee_paid")[0] == {
        "seat": "red", "rule": "Y-7.5", "copper": 3, "creditor": "blue"
    }  # fmt: skip
    assert (table.money("red"), table.money("blue")) == ((6, 0), (3, 0))


def test_Y_7_10_loads_and_their_silver(table: Table) -> None:
    table.ship("coast_1", "ship_japanese_1").boat("red", "boat_11")
    table.factory("red", "factory_green_porcelain", "nz_b1", "nz_c1", holds=("red",))
    table.factory("red", "factory_green_silk", "hg_b1", "hg_c1", holds=("red",))
    table.crop("red", "zj_b1", "crop_tea_1").plants("red", "jx_d1", "jx_a3")
    table.ship("coast_3", None).works("red", "ships", 3)
    assert table.offers("load") == ["factory_green_porcelain", "jx_d1", "jx_a3", "zj_b1"]
    assert table.why_not("load:factory_green_silk") == "Y-7.10 not-wanted"
    assert table.why_not("load:factory_blue_silk") == "Y-7.10 no-commodity"
    assert table.why_not("load:hg_a1") == "Y-7.10 no-cargo"
    table.play("load:zj_b1")
    label = "Japanese ship (coastal box 1), tea slot: +1 silver. 1 slot stays empty"
    assert table.label("stow:coast_1_s1") == label
    assert table.why_not("stow:coast_1_s2") == "Y-7.10 other-ware"
    table.play("stow:coast_1_s1", "load:jx_d1")
    assert table.offers("stow") == ["coast_1_s2", "coast_2_s1", "coast_2_s2"]
    assert table.why_not("stow:coast_1_s1") == "Y-7.11 ship-slot-taken"
    assert table.why_not("stow:coast_3_s1") == "Y-7.13 no-such-slot"
    table.play("stow:coast_2_s1")
    assert table.money("red") == (0, 2)
    assert table.cargo("coast_2") == [("red", "salt"), None]


def test_Y_7_10_salt_goes_in_pairs(table: Table) -> None:
    table.plants("red", "zj_d1").works("red", "ships", 1)
    assert table.player("red").top == 1
    table.state.group = 1
    assert table.refused("SupplyShips", "red", "load:zj_d1") == "Y-7.10 no-second-salt"
    table.state.group, table.state.top[0] = 0, 1
    table.advances("red", "emp_salt").works("red", "ships", 1).play("stow:coast_2_s2")
    assert table.cargo("coast_2") == [None, ("red", "salt")]
    assert table.state.load_cubes.count(1) == 1


def test_Y_7_10_a_salt_tile_has_both_cubes(table: Table) -> None:
    table.crop("red", "zj_b1", "crop_salt_1", cubes=2).boat("red", "boat_01")
    table.works("red", "ships", 1).play("stow:coast_1_s1")
    assert table.on("zj_b1") == ("salt", None, 0)
    assert table.state.boat_used == 2


def test_Y_7_11_a_full_ship_sails(table: Table) -> None:
    table.loaded("coast_1_s1", "blue", "tea", cubes=1)
    table.factory("red", "factory_green_paper", "nz_b1", "nz_c1", holds=("red",))
    table.works("red", "ships", 1)
    assert table.heard("sailed") == [{"rule": "Y-7.11", "ship": "ship_korean_1"}]
    assert table.abroad("dest_korean") == {"red": 1}


def test_Y_7_12_cubes_come_home_and_are_worth_nothing(table: Table) -> None:
    table.loaded("coast_1_s1", "blue", "tea", cubes=1).factory(
        "red", "factory_green_paper", "nz_b1", "nz_c1", holds=("red",)
    )
    table.works("red", "ships", 1)
    assert table.player("blue").cubes == 15
    assert "commodities" not in table.sheet("blue")


def test_Y_7_13_the_next_ship_docks_and_may_be_supplied(table: Table) -> None:
    table.loaded("coast_1_s1", "blue", "tea", cubes=1).next_ship("coast_1", "ship_brunei_4")
    table.factory("red", "factory_green_paper", "nz_b1", "nz_c1", 2, holds=("red", "red"))
    table.boat("red", "boat_03").works("red", "ships", 2)  # the first load had no choice
    assert table.berth("coast_1").ship == "ship_brunei_4"
    assert table.berth("coast_1").next_ship is not None
    table.play("load:factory_green_paper")
    assert table.cargo("coast_1") == [None, ("red", "paper")]


def test_Y_7_13_an_exhausted_row_stays_empty(table: Table) -> None:
    table.loaded("coast_1_s1", "blue", "tea", cubes=1).next_ship("coast_1", None)
    table.factory("red", "factory_green_paper", "nz_b1", "nz_c1", holds=("red",))
    table.works("red", "ships", 1)
    assert table.berth("coast_1").ship is None
    assert table.berth("coast_1").slots == ()


def test_Y_7_14_the_first_european_ship_brings_potato_and_corn(table: Table) -> None:
    pile = table.seen.crops_left
    table.loaded("coast_1_s1", "blue", "tea", cubes=1).next_ship("coast_1", "ship_dutch_1")
    table.factory("red", "factory_green_paper", "nz_b1", "nz_c1", holds=("red",))
    table.works("red", "ships", 1)
    assert table.seen.europe
    assert table.seen.crops_left == pile + 8
    assert len(table.heard("crops_joined")) == 1
    table.loaded("coast_2_s1", "blue", "tea", cubes=1).next_ship("coast_2", "ship_dutch_2")
    table.factory("red", "factory_green_sugar", "nz_b2", "nz_c2", holds=("red",))
    table.works("red", "ships", 1)
    assert table.seen.crops_left == pile + 8


@pytest.mark.parametrize(("before", "market"), [(2, "dest_korean"), (3, "pool_east")])
def test_Y_7_24_a_full_destination_sends_all_to_the_pool(before: int, market: str) -> None:
    table = Table().loaded("coast_1_s1", "blue", "tea", cubes=1)
    table.delivered("green", "dest_korean", before)
    table.factory("red", "factory_green_paper", "nz_b1", "nz_c1", holds=("red",))
    table.works("red", "ships", 1)
    assert table.abroad(market)["red"] == 1


def test_Y_7_30_exactly_the_workers_that_a_box_needs(table: Table) -> None:
    assert BOX.undertaking_workers == [1, 2, 3, 4]
    table.serves("blue", "box_palace").serves("green", "box_road").works("red", "emperor", 3)
    assert table.offers("undertake") == ["box_palace", "box_canal"]
    assert table.why_not("undertake:box_road") == "Y-7.30 box-occupied"
    assert table.why_not("undertake:box_bridge") == "Y-3.8 no-workers"
    reward = "Reward at the end of the round: 2 copper"
    label = f"Palace Keeping: 1 worker, and 2 others become migrants. {reward}"
    assert table.label("undertake:box_palace") == label
    table.play("undertake:box_canal")
    assert table.player("red").undertaking == 3


def test_Y_7_40_workers_go_to_the_left_most_war_slot(table: Table) -> None:
    table.fights("blue", "war_1", 2).workers("red", bottom=1).works("red", "war", 3)
    assert table.offers("muster") == [f"workers_{n}" for n in (1, 2, 3, 4)]
    label = "Send 1 worker to war: strength 3 against 5, and 2 others become migrants"
    assert table.label("muster:workers_1") == label
    label = "Send 4 workers to war (1 from the migrants): strength 6 against 5"
    assert table.label("muster:workers_4") == label
    table.play("muster:workers_2")
    assert table.at_war("war_2") == "red"
    assert table.player("red").top == 1


def test_Y_7_40_one_route_of_the_row_as_a_whole(table: Table) -> None:
    table.routes("route_08", "route_09", "route_13").plants("red", "hg_c1", "hg_d1")
    table.works("red", "war", 1)
    assert table.offers("fulfil") == ["route_08", "route_09"]
    assert table.why_not("fulfil:route_13") == "Y-7.41 rest-unmet"
    assert table.why_not("fulfil:route_01") == "Y-7.40 not-in-row"
    table.play("fulfil:route_08")
    assert table.money("red") == (1, 0)
    assert table.route("route_08").seat == 0
    assert table.player("red").won == ()  # the tile comes at the end of the round
    assert table.offers("fulfil") == []  # one tile only: what is left is the end of the turn


def test_Y_7_40_a_fulfilled_route_is_gone_for_others(table: Table) -> None:
    table.routes("route_08", "route_09", "route_13").plants("red", "hg_c1")
    table.works("red", "war", 1).play("fulfil:route_08")
    table.plants("blue", "hg_d2").plants("blue", "hg_d1").works("blue", "war", 1)
    assert table.why_not("fulfil:route_08") == "Y-7.40 already-fulfilled"


def test_Y_7_41_sources_of_a_route(table: Table) -> None:
    table.routes("route_18").boat("red", "boat_00").rural("blue", 1).gives("red", copper=2)
    table.factory("red", "factory_red_silk", "hg_b1", "hg_c1", holds=("red",))
    table.factory("blue", "factory_red_paper", "zj_b1", "zj_c1", holds=("red",))
    table.plants("red", "hg_d1").advances("red", "war_wheat", "dip_dutch")
    table.works("red", "war", 1).play("fulfil:route_18")
    assert table.options == ["give:factory_red_silk", "give:factory_red_paper"]
    table.play("give:factory_red_paper")
    assert table.options == ["give:hg_d1", "give:rural_blue", "give:war_wheat"]
    assert table.why_not("give:dip_dutch") == "Y-7.41 not-asked-for"
    assert table.reason("give:rural_red") == "The rural market has no red cube."
    label = "Buy a blue cube from the rural market as food for 2 copper"
    assert table.label("give:rural_blue") == label
    table.play("give:hg_d1", "give:war_wheat")
    assert table.money("red") == (2, 1)
    assert table.state.boat_used == 0
    assert table.route("route_18").demand == (
        ("any_commodity", True), ("any_good", True), ("any_good", True)
    )  # fmt: skip


@pytest.mark.parametrize(("copper", "open_"), [(2, False), (4, True)])
def test_Y_7_41_what_is_bought_first_leaves_enough_for_the_rest(
    table: Table, copper: int, open_: bool
) -> None:
    table.routes("route_07").rural("blue", 2).plants("red", "hg_c1").gives("red", copper=copper)
    table.works("red", "war", 1).play("fulfil:route_07")
    assert bool(table.state.decisions) == open_  # else the own cube is given, and the other bought
    assert not open_ or table.options == ["give:hg_c1", "give:rural_blue"]


def test_Y_7_41_a_diplomacy_disc_lies_on_the_tile(table: Table) -> None:
    table.routes("route_19").advances("red", "dip_dutch", "dip_korean")
    discs = table.player("red").discs
    table.works("red", "war", 1).play("fulfil:route_19", "give:dip_dutch")
    assert table.player("red").discs == discs
    assert table.routes_step().player("red").discs == discs + 1


def test_Q_43_migrants_join_only_where_the_group_is_too_small(table: Table) -> None:
    table.workers("red", bottom=2).advances("red", "emp_worker").works("red", "emperor", 2)
    table.play("undertake:box_road")
    assert table.question == ""
    assert (table.player("red").bottom, table.player("red").slots) == (2, ("emp_worker",))


def test_Q_45_four_with_veterans_and_five_with_a_recruit(table: Table) -> None:
    table.workers("red", veterans=2, bottom=2).works("red", "war", 3)
    assert table.offers("muster") == ["workers_1", "workers_2"]
    assert table.why_not("muster:workers_3") == "Y-3.8 too-many"
    table.play("muster:workers_2")
    assert table.state.soldiers[0] == 4
    assert table.player("red").veterans == 0


def test_Q_52_the_owner_of_the_disc_decides_in_anothers_turn(table: Table) -> None:
    table.loaded("coast_1_s1", "red", "tea", cubes=1).advances("red", "dip_korean")
    table.factory("blue", "factory_blue_paper", "nz_b1", "nz_c1", holds=("blue",))
    table.works("blue", "ships", 1)
    assert (table.asked, table.options) == ("red", ["hold:coast_1", "embark:coast_1"])
    assert table.why_not("embark:coast_2") == "Y-7.11 other-ship"
    table.play("hold:coast_1")
    assert table.disc("dip_korean") == "red"
    assert table.heard("emissary_embarked") == []


def test_Q_60_bought_food_is_any_good(table: Table) -> None:
    table.routes("route_15").rural("blue", 1).gives("red", copper=2)
    table.factory("red", "factory_red_silk", "hg_b1", "hg_c1", holds=("red",))
    table.works("red", "war", 1).play("fulfil:route_15")
    assert table.money("red") == (3, 0)


def test_Q_62_wheat_may_be_bought_and_rice_not(table: Table) -> None:
    table.routes("route_06").rural("blue", 2).gives("red", copper=4).works("red", "war", 1)
    assert table.heard("route_fulfilled") == []
    assert table.refused("FulfilRoute", "red", "fulfil:route_06") == "Y-7.41 rest-unmet"
    table.plants("red", "hg_a1").works("red", "war", 1).play("fulfil:route_06")
    assert table.money("red") == (4 - 2 + 2, 0)


def test_Q_66_raw_material_from_two_markets(table: Table) -> None:
    table.raw("red", "nanzhili_ne", "huguang_nw", "jiangxi_ne").boat("red", "boat_00")
    table.factory("red", "factory_red_silk", "hg_b1", "hg_c1", level=3).works("red", "produce", 1)
    table.play("double:factory_red_silk")
    assert table.offers("raw") == ["huguang_nw", "nanzhili_ne", "jiangxi_ne"]
    table.play("raw:nanzhili_ne")  # then only the near one is within reach
    assert table.stored("factory_red_silk") == ["red", "red"]
    assert table.stall("jiangxi_ne") == "red"


def test_Q_66_the_first_unit_leaves_boats_for_the_second(table: Table) -> None:
    table.raw("red", "nanzhili_ne", "jiangxi_ne", "zhejiang_ne").boat("red", "boat_01")
    table.factory("red", "factory_red_silk", "hg_b1", "hg_c1", level=3).works("red", "produce", 1)
    table.play("double:factory_red_silk")
    assert table.offers("raw") == ["nanzhili_ne", "jiangxi_ne"]
    assert table.why_not("raw:zhejiang_ne") == "Y-4.3 too-far"


def test_Q_67_factory_then_raw_material_then_payment(table: Table) -> None:
    table.raw("red", "nanzhili_ne").factory("blue", "factory_red_silk", "nz_b1", "nz_c1", level=2)
    table.gives("red", copper=3).works("red", "produce", 2)
    kinds = [kind for kind in table.kinds() if kind in ("raw_taken", "produced", "fee_paid")]
    assert kinds == ["raw_taken", "produced", "fee_paid"]


def test_Q_71_a_load_may_join_own_loads_on_any_ship(table: Table) -> None:
    table.loaded("coast_2_s1", "red", "salt", cubes=2).ship("coast_3", "ship_brunei_3")
    table.factory("red", "factory_green_sugar", "nz_b1", "nz_c1", holds=("red",))
    table.works("red", "ships", 1)
    assert table.offers("stow") == ["coast_2_s2", "coast_3_s2"]


def test_Q_72_tea_on_a_market_cannot_be_shipped(table: Table) -> None:
    table.raw("red", "nanzhili_sw").works("red", "ships", 1)
    assert table.player("red").top == 1


def test_Q_84_load_and_silver_then_the_question_then_the_action_goes_on(table: Table) -> None:
    table.loaded("coast_1_s1", "green", "tea", cubes=1).advances("green", "dip_korean")
    table.factory("red", "factory_green_paper", "nz_b1", "nz_c1", 2, holds=("red", "red"))
    table.ship("coast_2", "ship_brunei_4").boat("red", "boat_03").works("red", "ships", 2)
    table.play("stow:coast_1_s2")
    assert (table.asked, table.money("red")) == ("green", (0, 1))
    assert table.heard("sailed") == []
    table.play("embark:coast_1")
    assert (table.asked, len(table.heard("sailed"))) == ("red", 1)
