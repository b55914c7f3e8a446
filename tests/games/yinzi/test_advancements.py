"""Y-6: using the discs on advancement slots, each of them."""

from tests.games.yinzi.setting import SEAT_OF
from tests.games.yinzi.table import Table


def test_Y_6_1_not_on_the_occasion_of_its_placing(table: Table) -> None:
    table.fights("red", "war_1", 2).acts("red", "advancements", 2).play("advance:war_coins")
    assert table.why_not("use:war_coins") == "Y-6.1 fresh"
    table.play("stop:advancements").acts("red", "boats", 1)
    assert table.options == ["stop:boats", "use:war_coins"]
    assert table.why_not("use:war_route") == "Y-6.1 not-your-slot"


def test_Y_6_1_any_number_of_discs_in_a_turn(table: Table) -> None:
    table.fights("red", "war_1", 3).advances("red", "war_coins", "war_route", "emp_crop")
    table.discarded("route_10", "route_12").gives("red", wood=1).acts("red", "boats", 1)
    table.play("use:war_coins", "use:war_route", "claim:route_10", "use:emp_crop", "buy:col_1")
    table.play("lay:hg_b1")
    assert table.player("red").slots == ()
    assert table.money("red") == (2, 0)
    assert table.on("hg_b1") == ("tea", "red", 2)


def test_Y_4_4_on_an_empty_track_nothing_is_cheapest(table: Table) -> None:
    table.track().advances("red", "emp_crop").gives("red", copper=5, wood=1)
    table.acts("red", "boats", 1)
    assert table.why_not("use:emp_crop") == "Y-4.4 no-crop"
    assert table.reason("use:emp_crop") == "No crop tile is left on the track."
    assert table.reason("use:emp_crop", "fr") == "Il ne reste aucune tuile Culture sur la piste."


def test_Y_4_4_the_cheapest_tile_is_named_where_it_cannot_be_bought(table: Table) -> None:
    table.track(None, None, None, None, "crop_tea_1", "crop_salt_1").advances("red", "emp_crop")
    table.gives("red", copper=1, wood=1).acts("red", "boats", 1)
    assert "The cheapest costs 2 copper (you can pay 1)" in table.reason("use:emp_crop")


def test_Y_6_2_a_used_disc_goes_home_and_frees_its_slot(table: Table) -> None:
    table.fights("red", "war_1", 1).advances("red", "war_coins")
    discs = table.player("red").discs
    table.acts("red", "boats", 1).play("use:war_coins")
    assert table.player("red").discs == discs + 1
    assert table.disc("war_coins") is None


def test_Y_6_2_an_emissary_travels_instead(table: Table) -> None:
    table.loaded("coast_1_s1", "red", "tea", cubes=1).advances("red", "dip_korean")
    discs = table.player("red").discs
    table.gives("red", wood=1).acts("red", "boats", 1).play("embark:coast_1")
    assert table.player("red").discs == discs
    assert table.disc("dip_korean") is None
    assert table.berth("coast_1").emissaries == (1, 0, 0)


def test_Y_6_1_an_emissary_needs_a_load_and_the_right_ship(table: Table) -> None:
    table.loaded("coast_1_s1", "blue", "tea", cubes=1).advances("red", "dip_korean", "dip_dutch")
    table.gives("red", wood=1).acts("red", "boats", 1)
    assert table.why_not("embark:coast_1") == "Y-6.1 no-load-aboard"
    assert table.why_not("embark:coast_2") == "Y-6.1 not-your-slot"
    assert table.why_not("embark:coast_4") == "Y-7.13 no-ship"


def test_Y_6_3_wood_and_stone_by_disc(table: Table) -> None:
    table.advances("red", "eco_wood", "eco_stone").gives("red", wood=1, stone=1)
    table.acts("red", "boats", 2).play("boat:boat_01")
    assert table.options == ["pay:wood", "pay:eco_wood"]
    table.play("pay:eco_wood", "boat:boat_02")
    assert (table.player("red").wood, table.player("red").slots) == (0, ("eco_stone",))
    table.acts("red", "factories", 1).play("build:factory_red_silk", "pay:stone")
    table.play("site:hg_b1", "beside:hg_c1").acts("red", "factories", 1)
    table.play("build:factory_blue_paper")
    assert table.question == "ask-site"  # the disc was the only stone left
    assert table.player("red").slots == ()


def test_Y_6_3_the_disc_or_the_own_wood_whatever_others_have(table: Table) -> None:
    table.advances("blue", "eco_wood").gives("blue", wood=1).acts("blue", "boats", 1)
    assert table.play("boat:boat_01").options == ["pay:wood", "pay:eco_wood"]
    table.play("pay:wood").gives("red", wood=1, stone=1).acts("blue", "boats", 1)
    assert table.play("boat:boat_02").disc("eco_wood") is None  # nobody was asked


def test_Y_6_3_raw_material_by_disc(table: Table) -> None:
    table.factory("red", "factory_green_silk", "hg_b1", "hg_c1").advances("red", "eco_raw")
    table.works("red", "produce", 2)
    assert table.stored("factory_green_silk") == ["red"]
    assert table.player("red").slots == ()


def test_Y_6_3_a_boat_by_disc_only_where_it_is_needed(table: Table) -> None:
    table.market("huguang", "um_3").market("jiangxi", "um_1").market("nanzhili", "um_2")
    table.market("zhejiang", "um_7").advances("red", "eco_boat")
    table.crop("red", "hg_b1", "crop_salt_1").crop("red", "hg_c1", "crop_sugarcane_1")
    table.acts("red", "sell", 2).play("sell:hg_b1")
    assert table.player("red").slots == ("eco_boat",)
    table.play("sell:hg_c1")
    label = "Jiangxi, sugarcane slot: +2 copper, uses 1 boat capacity (with the boat disc)"
    assert table.label("market:jiangxi_ne") == label
    table.play("market:jiangxi_ne")
    assert table.player("red").slots == ()
    assert (table.state.boat_used, table.state.boat_bonus) == (2, 1)


def test_Y_6_3_copper_by_disc(table: Table) -> None:
    table.factory("red", "factory_red_paper", "hg_b1", "hg_c1").advances("red", "eco_copper")
    table.gives("red", copper=3).acts("red", "factories", 1).play("upgrade:factory_red_paper")
    assert table.label("pay:copper") == "Pay 3 copper"
    assert table.label("pay:eco_copper") == "Use the disc on Economy (copper) and pay 1 copper"
    table.play("pay:eco_copper")
    assert table.money("red") == (2, 0)


def test_Y_6_3_the_copper_disc_alone_is_used_without_asking(table: Table) -> None:
    table.factory("red", "factory_red_paper", "hg_b1", "hg_c1").advances("red", "eco_copper")
    table.gives("red", copper=1).acts("red", "factories", 1).play("upgrade:factory_red_paper")
    assert table.money("red") == (0, 0)
    assert table.player("red").slots == ()


def test_Y_6_4_the_lower_rows_work_only_in_their_actions(table: Table) -> None:
    table.advances("red", "emp_same_box", "emp_worker", "emp_eager", "war_veterans", "war_recruit")
    table.advances("red", "war_weaker").workers("red", top=2).fights("red", "war_1", 2)
    table.gives("red", wood=1).acts("red", "boats", 1)
    assert table.options == ["stop:boats", "boat:boat_01"]


def test_Y_6_4_occupied_box_extra_worker_and_eager_migrants(table: Table) -> None:
    table.serves("green", "box_bridge").workers("red", top=2)
    table.advances("red", "emp_same_box", "emp_worker", "emp_eager").works("red", "emperor", 1)
    assert "join:box_bridge" in table.options
    assert table.why_not("undertake:box_bridge") == "Y-7.30 box-occupied"
    assert table.why_not("join:box_road") == "Y-7.30 box-free"
    table.play("join:box_bridge")
    assert table.options == ["call:migrants_top", "use:emp_worker"]
    assert table.why_not("call:migrants_bottom") == "Y-3.8 no-migrants"
    table.play("use:emp_worker")
    red = table.player("red")
    assert (red.undertaking, red.top, red.slots) == (4, 0, ())
    assert table.state.helper_disc[0] == 1


def test_Y_6_4_veterans_stay(table: Table) -> None:
    table.fights("red", "war_1", 3).advances("red", "war_veterans").war()
    assert table.options == ["done:war_box", "keep:workers_1", "keep:workers_2"]
    table.play("keep:workers_2").round_ends()
    assert table.player("red").veterans == 2
    assert table.player("red").workers == 10


def test_Y_6_4_a_weaker_enemy(table: Table) -> None:
    table.routes("route_06", "route_01", "route_03").fights("red", "war_1", 4)
    table.advances("blue", "war_weaker").war().play("use:war_weaker")
    assert table.heard("battle")[0] == {"rule": "Y-10.1", "strength": 4, "enemy": 4, "won": 1}


def test_Y_6_5_discs_in_the_box_count_at_the_end(table: Table) -> None:
    table.advances("red", "dip_dutch")
    assert table.sheet("red")["advancements"] == 2


def test_Q_17_virtual_goods_cannot_be_sold(table: Table) -> None:
    table.advances("red", "emp_salt", "eco_rice", "war_wheat").acts("red", "sell", 3)
    assert table.question == ""


def test_Q_18_half_of_the_rice_disc_may_be_lost(table: Table) -> None:
    table.workers("red", boxed=3).advances("red", "eco_rice").feeds("red").play("feed:eco_rice")
    assert table.player("red").misfortune == 0
    assert table.player("red").slots == ()


def test_Q_23_changing_is_automatic_and_minimal(table: Table) -> None:
    table.factory("red", "factory_red_paper", "hg_b1", "hg_c1", level=2).gives("red", 1, 3)
    table.acts("red", "factories", 1).play("upgrade:factory_red_paper")
    assert table.money("red") == (1 + 8 - 5, 2)
    assert table.heard("silver_changed")[0]["silver"] == 1


def test_Q_24_the_bank_pays_the_virtual_part_of_a_fee(table: Table) -> None:
    table.raw("red", "nanzhili_ne").factory("blue", "factory_red_silk", "nz_b1", "nz_c1", level=2)
    table.gives("red", copper=3).advances("red", "eco_copper").works("red", "produce", 2)
    assert table.options == ["pay:copper", "pay:eco_copper"]
    table.play("pay:eco_copper")
    assert (table.money("red"), table.money("blue")) == ((2, 0), (3, 0))


def test_Q_25_the_copper_disc_buys_no_silver(table: Table) -> None:
    table.raw("red", "nanzhili_ne").factory("blue", "factory_red_silk", "nz_b1", "nz_c1", level=3)
    table.gives("red", copper=7).advances("red", "eco_copper").works("red", "produce", 2)
    assert table.heard("produced") == []  # 7 + 2 would have been enough for a bag at 8
    assert table.player("red").top == 2


def test_Q_44_the_worker_disc_joins_a_group(table: Table) -> None:
    table.advances("red", "emp_worker").holds("red", "card_01", "card_09").turn("red")
    assert table.offers("send") == []
    table.works("red", "emperor", 1).play("undertake:box_road")
    assert table.state.helper_disc[SEAT_OF["red"]] == 1
    assert table.player("red").undertaking == 2


def test_Q_50_an_emissary_may_travel_with_tea(table: Table) -> None:
    table.loaded("coast_1_s1", "red", "tea", cubes=1).advances("red", "dip_korean")
    table.factory("blue", "factory_blue_paper", "nz_b1", "nz_c1", holds=("blue",))
    table.works("blue", "ships", 1).play("embark:coast_1")
    assert table.sheet("red")["emissaries"] == 1


def test_Q_53_an_emissary_aboard_stays_aboard(table: Table) -> None:
    table.loaded("coast_1_s1", "red", "tea", cubes=1).advances("red", "dip_korean")
    table.gives("red", wood=2).acts("red", "boats", 1).play("embark:coast_1")
    assert table.offers("embark") == []
    assert table.berth("coast_1").emissaries == (1, 0, 0)
