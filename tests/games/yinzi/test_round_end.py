"""Y-8, Y-9 and Y-11: feeding, the rural market, late shipping."""

import pytest

from tests.games.yinzi.table import Table


@pytest.mark.parametrize(("workers", "due"), [(0, 0), (1, 1), (3, 1), (4, 2), (9, 3), (10, 4)])
def test_Y_8_1_one_food_for_three_workers_rounded_up(workers: int, due: int) -> None:
    table = Table().workers("red", boxed=workers)
    assert table.player("red").food_due == due


def test_Y_8_1_all_workers_on_the_board_eat_in_turn_order(table: Table) -> None:
    table.workers("red", boxed=2, top=1, bottom=1, veterans=1).fights("red", "war_1", 2)
    table.serves("red", "box_road").workers("blue", boxed=1).order("blue", "red", "green").feeding()
    told = [(event["seat"], event["workers"]) for event in table.heard("food_due")]
    assert told == [("blue", 1), ("red", 9)]


def test_Y_8_2_whole_and_half_foods(table: Table) -> None:
    table.workers("red", boxed=6).plants("red", "hg_b1", "hg_c1", "hg_d1").feeds("red")
    assert table.options == ["feed:hg_b1", "feed:hg_c1", "feed:hg_d1"]
    second = "and a second cube of fruit, cabbage or potatoes"
    label = f"Feed cabbage from Huguang C1 {second}: 1 food (2 food needed)"
    assert table.label("feed:hg_c1") == label
    table.play("feed:hg_c1")  # its partner is the fruit, then the wheat is all that is left
    assert table.player("red").misfortune == 0
    assert [event["good"] for event in table.heard("eaten")] == ["cabbage", "fruit", "wheat"]


def test_Y_8_2_a_single_half_feeds_nobody(table: Table) -> None:
    table.workers("red", boxed=1).plants("red", "hg_c1").feeds("red")
    assert table.player("red").misfortune == 1
    assert table.refused("Feed", "red", "feed:hg_c1", 1) == "Y-8.2 no-pair"
    assert table.refused("Feed", "red", "feed:hg_a1", 1) == "Y-8.2 no-food-here"


def test_Y_8_2_two_cubes_of_one_tile_are_a_pair(table: Table) -> None:
    table.workers("red", boxed=1).crop("red", "hg_b1", "crop_potato_1", cubes=2).feeds("red")
    assert table.player("red").misfortune == 0
    assert table.on("hg_b1") == ("potato", None, 0)


def test_Y_8_2_discs_and_bought_cubes_feed(table: Table) -> None:
    table.workers("red", boxed=11).advances("red", "eco_rice", "war_wheat").rural("blue", 1)
    table.gives("red", copper=2).feeds("red")
    assert table.options == ["feed:rural_blue", "feed:eco_rice", "feed:war_wheat"]
    table.play("feed:eco_rice", "feed:war_wheat")
    assert table.money("red") == (0, 0)
    assert table.player("red").misfortune == 0


def test_Y_8_3_who_can_feed_must(table: Table) -> None:
    table.workers("red", boxed=4).plants("red", "hg_b1", "hg_a2").rural("blue", 2)
    table.gives("red", copper=2).feeds("red")
    assert table.why_not("starve:misfortune") == "Y-8.3 must-feed"


def test_Y_8_3_a_tile_for_every_missing_food(table: Table) -> None:
    table.workers("red", boxed=7).feeds("red")
    assert table.player("red").misfortune == 3
    assert table.log("misfortune") == ["Red takes 3 misfortune tiles: −6 VP at the end."]


def test_Y_9_1_food_but_rice_is_sold_for_copper(table: Table) -> None:
    table.plants("red", "hg_a1", "hg_b1", "hg_c1", "hg_d1", "hg_e1").gives("red", wood=1)
    table.acts("red", "boats", 1)
    assert table.offers("peddle") == ["hg_b1", "hg_c1", "hg_d1"]
    assert table.why_not("peddle:hg_a1") == "Y-9.1 no-food-to-sell"
    assert table.details("peddle:hg_b1") == {"good": "wheat", "copper": 1}
    table.play("peddle:hg_b1", "peddle:hg_c1", "peddle:hg_d1")
    assert table.money("red") == (3, 0)
    assert table.seen.rural == (3, 0, 0)


def test_Y_9_2_a_cube_is_bought_for_use_at_once(table: Table) -> None:
    table.workers("red", boxed=1).rural("blue", 1).gives("red", copper=2).feeds("red")
    assert table.money("red") == (0, 0)
    assert table.seen.rural == (0, 0, 0)
    assert table.player("blue").cubes == 15


def test_Y_9_3_who_has_sold_does_not_buy(table: Table) -> None:
    table.routes("route_08").rural("blue", 1).plants("red", "hg_b1", "hg_a2")
    table.gives("red", copper=2).works("red", "war", 1)
    assert table.offers("fulfil") == ["route_08"]
    table.play("peddle:hg_b1")
    assert table.why_not("fulfil:route_08") == "Y-9.3 have-sold"


def test_Y_9_3_who_has_bought_does_not_sell(table: Table) -> None:
    table.routes("route_08").rural("blue", 1).plants("red", "hg_b1", "hg_d1")
    table.fights("red", "war_2", 1).advances("red", "war_coins")
    table.gives("red", copper=2).works("red", "war", 1).play("fulfil:route_08")
    assert table.options == ["end:turn", "use:war_coins"]
    assert table.why_not("peddle:hg_b1") == "Y-9.3 have-bought"


def test_Y_11_1_a_pair_of_different_foods_for_any_slot(table: Table) -> None:
    table.plants("red", "nz_b1", "nz_c1", "nz_d1").boat("red", "boat_01").late()
    assert table.offers("supply") == ["nz_b1", "nz_c1", "nz_d1"]
    table.play("supply:nz_b1")
    assert table.question == "ask-stow"  # the cabbage was the only other food
    assert table.offers("stow") == [
        "coast_1_s1", "coast_1_s2", "coast_2_s1", "coast_2_s2", "coast_3_s1", "coast_3_s2"
    ]  # fmt: skip
    table.play("stow:coast_3_s1")
    assert table.cargo("coast_3") == [("red", "provisions"), None]
    assert table.money("red") == (0, 1)
    assert table.question == ""  # once each


def test_Y_11_1_the_two_foods_must_differ(table: Table) -> None:
    table.plants("red", "nz_b1", "nz_d1", "nz_c1").boat("red", "boat_03").late()
    table.play("supply:nz_c1")
    assert table.options == ["supply:nz_b1", "supply:nz_d1"]
    assert table.why_not("supply:nz_c1") == "Y-11.1 same-food"


def test_Y_11_1_without_a_partner_or_a_ship_nothing_goes(table: Table) -> None:
    table.plants("red", "nz_b1", "nz_d1").boat("red", "boat_03").late()
    assert table.question == ""
    assert table.refused("ShipLate", "red", "supply:nz_b1") == "Y-11.1 no-partner"
    for coast in ("coast_1", "coast_2", "coast_3"):
        table.ship(coast, None)
    assert table.refused("ShipLate", "red", "supply:nz_b1") == "Y-7.11 no-vacancy"


def test_Y_11_2_boats_for_fields_and_none_for_bought_or_virtual(table: Table) -> None:
    table.plants("red", "nz_b1", "jx_a1").boat("red", "boat_00").rural("blue", 1)
    table.gives("red", copper=2).advances("red", "eco_rice").late()
    assert table.offers("supply") == ["nz_b1", "rural_blue", "eco_rice"]
    assert table.why_not("supply:jx_a1") == "Y-4.3 too-far"
    pair = "the pair earns 1 silver"
    shipped = "Ship wheat from Nanzhili B1, using 1 boat capacity"
    assert table.label("supply:nz_b1") == f"{shipped}: {pair}"
    bought = "Buy a blue cube from the rural market for 2 copper"
    assert table.label("supply:rural_blue") == f"{bought}: {pair}"
    table.play("supply:nz_b1", "supply:eco_rice", "stow:coast_1_s1")
    assert table.state.load_cubes[0] == 1
    assert table.money("red") == (2, 1)


def test_Y_11_2_two_purchases_need_four_copper(table: Table) -> None:
    table.rural("blue", 1).rural("green", 1).gives("red", copper=4).late()
    table.play("supply:rural_blue")
    assert table.question == "ask-stow"
    table.play("stow:coast_1_s1")
    assert table.money("red") == (0, 1)
    poor = Table().rural("blue", 1).rural("green", 1).gives("red", copper=3).late()
    assert poor.question == ""


def test_Y_11_3_ships_sail_and_emissaries_travel(table: Table) -> None:
    table.loaded("coast_1_s1", "red", "tea", cubes=1).loaded("coast_2_s1", "red", "tea", cubes=1)
    table.plants("red", "nz_b1", "nz_c1").boat("red", "boat_01").advances("red", "dip_korean")
    table.advances("red", "dip_brunei").late()
    assert table.options == [
        "pass:sea", "supply:nz_b1", "supply:nz_c1", "embark:coast_1", "embark:coast_2"
    ]  # fmt: skip
    table.play("supply:nz_b1", "stow:coast_1_s2", "embark:coast_1")
    assert table.heard("emissary_arrived")[0]["market"] == "dest_korean"
    assert table.options == ["done:sea", "embark:coast_2"]
    table.play("embark:coast_2")
    assert table.berth("coast_2").emissaries == (1, 0, 0)


def test_Q_6_two_rice_and_two_fruit_feed_three(table: Table) -> None:
    table.workers("red", boxed=9).plants("red", "hg_a1", cubes=2).plants("red", "hg_d1", "hg_c2")
    table.feeds("red").play("feed:hg_a1", "feed:hg_a1", "feed:hg_d1")
    assert table.player("red").misfortune == 0
    assert table.player("red").cubes == 15


def test_Q_7_discs_and_silver_are_optional(table: Table) -> None:
    table.workers("red", boxed=1).advances("red", "war_wheat").rural("blue", 1)
    table.gives("red", silver=1, copper=1).feeds("red")
    assert table.options == ["feed:rural_blue", "feed:war_wheat", "starve:misfortune"]
    label = "Stop feeding: 1 misfortune tile, −2 VP at the end"
    assert table.label("starve:misfortune") == label
    table.play("starve:misfortune")
    assert table.player("red").misfortune == 1


def test_Q_12_misfortune_tiles_never_run_out(table: Table) -> None:
    for _ in range(9):
        table.workers("red", boxed=0)
        table.state.boxed[0], table.state.supply[0] = 12, 0
        table.feeds("red")
    assert table.player("red").misfortune == 36


def test_Q_19_a_bought_cube_goes_home_and_the_load_is_the_buyers(table: Table) -> None:
    table.rural("blue", 1).gives("red", copper=2).advances("red", "war_wheat").late()
    table.play("supply:rural_blue", "stow:coast_1_s1")
    assert table.player("blue").cubes == 15
    assert table.cargo("coast_1") == [("red", "provisions"), None]
    assert table.state.load_cubes[0] == 0


def test_Q_20_the_buyer_chooses_the_colour(table: Table) -> None:
    table.workers("red", boxed=1).rural("blue", 1).rural("green", 1).gives("red", copper=2)
    assert table.feeds("red").options == ["feed:rural_blue", "feed:rural_green"]


def test_Q_21_the_rural_market_has_no_limit(table: Table) -> None:
    table.rural("blue", 14).rural("green", 14).plants("red", "hg_b1").gives("red", wood=1)
    table.acts("red", "boats", 1).play("peddle:hg_b1")
    assert table.seen.rural == (1, 14, 14)


def test_Q_22_every_occasion_counts_for_itself(table: Table) -> None:
    table.plants("red", "hg_b1", "hg_a2").rural("blue", 2).gives("red", copper=2, wood=1)
    table.acts("red", "boats", 1).play("peddle:hg_b1", "peddle:hg_a2").workers("red", boxed=1)
    assert table.feeds("red").options == ["feed:rural_red", "feed:rural_blue"]


def test_Q_46_lying_veterans_eat(table: Table) -> None:
    assert table.workers("red", veterans=1).player("red").food_due == 1


def test_Q_63_and_Q_77_a_bought_cube_is_one_food_and_no_half_of_a_pair(table: Table) -> None:
    table.workers("red", boxed=1).plants("red", "hg_c1").rural("blue", 1).gives("red", copper=2)
    table.feeds("red")
    assert table.player("red").misfortune == 0
    assert table.on("hg_c1") == ("cabbage", "red", 1)
    pair = Table().workers("red", boxed=1).plants("red", "hg_c1", "hg_d1").rural("blue", 1)
    pair.gives("red", copper=2).feeds("red").play("feed:hg_c1")
    assert pair.money("red") == (2, 0)


def test_Q_80_the_worker_disc_does_not_eat(table: Table) -> None:
    table.serves("red", "box_bridge", disc=True)
    assert table.player("red").workers_on_board == 3
    assert table.player("red").food_due == 1


def test_Q_81_own_cubes_may_be_bought_back(table: Table) -> None:
    table.workers("red", boxed=1).rural("red", 1).gives("red", copper=2).feeds("red")
    assert (table.money("red"), table.player("red").cubes) == ((0, 0), 15)
