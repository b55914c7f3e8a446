"""Y-10, Y-12 and Y-13: war, disasters, routes, rewards, taxes, administration, the end."""

from pathlib import Path

import pytest

from dynasty.games.yinzi.game import load
from dynasty.games.yinzi.rules.disasters import struck
from tests.games.yinzi.setting import BOX
from tests.games.yinzi.table import Table, heavily_taxed


def test_Y_10_1_a_war_that_is_won_honours_two(table: Table) -> None:
    table.routes("route_01", "route_02", "route_03").fights("red", "war_1", 1)
    table.fights("blue", "war_2", 3).fights("green", "war_3", 2).war()
    assert table.heard("battle")[0] == {"rule": "Y-10.1", "strength": 6, "enemy": 5, "won": 1}
    assert [(e["seat"], e["points"]) for e in table.heard("glory")] == [("blue", 4), ("green", 2)]


def test_Y_10_1_a_war_that_is_lost_honours_one(table: Table) -> None:
    table.routes("route_06", "route_09", "route_11").fights("red", "war_1", 3)
    table.fights("blue", "war_2", 3).war()
    assert [(e["seat"], e["points"]) for e in table.heard("glory")] == [("red", 2)]


def test_Y_10_1_ties_go_to_the_left(table: Table) -> None:
    table.routes("route_03").fights("red", "war_2", 3).fights("blue", "war_1", 3).war()
    assert [(e["seat"], e["points"]) for e in table.heard("glory")] == [("blue", 4), ("red", 2)]


def test_Y_10_2_a_disaster_of_the_row_strikes_once(table: Table) -> None:
    table.routes("route_04", "route_10").boat("red", "boat_05").disasters()
    assert table.heard("disaster") == [{"rule": "Y-10.2", "disaster": "flood"}]
    assert table.player("red").boat == "boat_04"
    assert not struck(table.state, 0)


def test_Y_10_3_wildfire_takes_a_level(table: Table) -> None:
    table.routes("route_05").factory("red", "factory_red_silk", "hg_b1", "hg_c1", level=2)
    table.factory("red", "factory_red_paper", "nz_b1", "nz_c1", holds=("blue",))
    discs = table.player("red").discs
    table.disasters()
    assert table.options == ["burn:factory_red_silk", "burn:factory_red_paper"]
    label = "The red paper factory becomes a ruin without an owner: −2 VP, and a commodity burns"
    assert table.label("burn:factory_red_paper") == label
    assert table.why_not("burn:factory_blue_silk") == "Y-4.10 not-your-factory"
    table.play("burn:factory_red_paper")
    ruin = table.works_at("factory_red_paper")
    assert (ruin.level, ruin.seat, ruin.built, ruin.stored) == (0, -1, True, ())
    assert table.player("red").discs == discs + 1
    assert table.player("blue").pieces == 8


def test_Y_10_3_the_owner_chooses_what_burns(table: Table) -> None:
    table.routes("route_05")
    table.factory("red", "factory_red_silk", "hg_b1", "hg_c1", 2, holds=("blue", "red"))
    table.disasters()
    assert (table.asked, table.options) == ("red", ["lose:red", "lose:blue"])
    assert table.why_not("lose:green") == "Y-10.3 none-stored"
    table.play("lose:blue")
    assert table.stored("factory_red_silk") == ["red"]


def test_Y_10_4_flood_takes_a_step_but_not_below_the_first(table: Table) -> None:
    table.routes("route_10").boat("red", "boat_03").disasters()
    assert table.player("red").boat == "boat_02"
    assert table.player("blue").boat == "boat_00"


def test_Y_10_5_drought_takes_a_cube_in_each_province(table: Table) -> None:
    table.routes("route_12").plants("red", "hg_a1", "hg_b1", "nz_b1").plants("blue", "hg_c1")
    table.disasters()
    assert (table.asked, table.options) == ("red", ["wither:hg_a1", "wither:hg_b1"])
    assert table.question == "ask-wither-huguang"
    assert table.label("wither:hg_a1") == "Lose rice on Huguang A1"
    assert table.why_not("wither:nz_b1") == "Y-10.5 other-province"
    assert table.why_not("wither:hg_c1") == "Y-10.5 no-cube-here"
    table.play("wither:hg_a1")
    assert table.on("nz_b1") == ("wheat", None, 0)
    assert table.on("hg_c1") == ("cabbage", None, 0)
    assert table.on("hg_b1") == ("wheat", "red", 1)


def test_Y_10_6_fulfilled_tiles_are_won_and_others_discarded(table: Table) -> None:
    table.routes("route_08", "route_09", "route_13").plants("red", "hg_c1")
    table.works("red", "war", 1).play("fulfil:route_08")
    cubes = table.player("red").cubes
    table.routes_step()
    assert table.player("red").won == ("route_08",)
    assert table.player("red").cubes == cubes + 1
    assert table.discards == {"route_09", "route_13"}
    assert len(table.row) == 3
    assert not {"route_08", "route_09", "route_13"} & set(table.row)


def test_Y_10_6_personal_tiles_are_served_piece_by_piece(table: Table) -> None:
    table.owns("red", "route_15", "route_11").plants("red", "hg_d1").routes_step()
    assert table.offers("serve") == ["route_15"]
    assert table.why_not("serve:route_11") == "Y-7.41 no-source"
    assert table.why_not("serve:route_01") == "Y-10.6 not-your-route"
    table.play("serve:route_15")
    assert table.question == ""
    assert table.route("route_15").demand == (("any_commodity", False), ("any_good", True))
    table.factory("red", "factory_red_silk", "hg_b1", "hg_c1", holds=("red",)).routes_step()
    table.play("serve:route_15")
    assert table.player("red").won == ("route_15",)
    assert table.player("red").cubes == 15


def test_Y_10_6_which_demand_the_piece_is_for(table: Table) -> None:
    table.owns("red", "route_07").rural("blue", 2).gives("red", copper=4).routes_step()
    table.play("serve:route_07")
    assert table.options == ["meet:cabbage", "meet:fruit"]
    assert table.why_not("meet:wheat") == "Y-7.41 already-met"
    table.play("meet:fruit", "serve:route_07")
    assert table.player("red").won == ("route_07",)
    assert table.money("red") == (2, 0)


def test_Y_10_6_symbols_of_personal_tiles_have_no_effect(table: Table) -> None:
    table.owns("red", "route_05").factory("red", "factory_red_silk", "hg_b1", "hg_c1").disasters()
    assert table.heard("disaster") == []
    assert table.seen.enemy == 5


def test_Y_10_7_rewards_of_the_undertakings(table: Table) -> None:
    table.serves("red", "box_palace").serves("blue", "box_canal").serves("green", "box_bridge")
    table.factory("green", "factory_red_silk", "hg_b1", "hg_c1")
    table.factory("green", "factory_red_paper", "nz_b1", "nz_c1", level=3).rewards()
    assert table.money("red") == (2, 0)
    assert (table.money("blue"), table.player("blue").boat) == ((4, 0), "boat_01")
    assert table.money("green") == (0, 1)
    assert table.works_at("factory_red_silk").level == 2


def test_Y_10_7_the_bridge_asks_which_factory(table: Table) -> None:
    table.serves("green", "box_bridge").factory("green", "factory_red_silk", "hg_b1", "hg_c1")
    table.factory("green", "factory_red_paper", "nz_b1", "nz_c1", level=2).rewards()
    assert table.options == ["upgrade:factory_red_silk", "upgrade:factory_red_paper"]
    label = "Upgrade the red paper factory to level III for free: stores 3 commodities, +2 VP"
    assert table.label("upgrade:factory_red_paper") == label


def test_Y_10_7_a_road_without_a_tile_pays_five(table: Table) -> None:
    table.serves("red", "box_road").discarded().rewards()
    assert table.money("red") == (5, 0)


def test_Y_10_7_a_disc_at_work_goes_home(table: Table) -> None:
    table.serves("red", "box_canal", disc=True)
    discs = table.player("red").discs
    assert table.rewards().player("red").discs == discs + 1


def test_Y_10_8_taxes_are_paid_in_silver(table: Table) -> None:
    heavily_taxed(table).gives("red", silver=3, copper=9).plants("red", "hg_b1").taxes()
    assert table.options == ["settle:tax_space", "peddle:hg_b1"]
    assert table.label("settle:tax_space") == "Settle: pay 2 silver"
    table.play("settle:tax_space")
    assert table.money("red") == (9, 1)


def test_Y_10_8_copper_is_changed_and_misfortune_pays_the_rest(table: Table) -> None:
    heavily_taxed(table).gives("red", silver=1, copper=5).taxes()
    assert table.money("red") == (0, 0)
    assert table.player("red").misfortune == 1
    rich = heavily_taxed(Table()).gives("red", copper=17).taxes()
    assert rich.money("red") == (1, 0)
    assert rich.player("red").misfortune == 0


def test_Y_12_1_no_more_is_changed_than_needed(table: Table) -> None:
    table.raw("red", "nanzhili_ne").factory("blue", "factory_red_silk", "nz_b1", "nz_c1", level=3)
    table.gives("red", copper=17).works("red", "produce", 1)
    assert table.money("red") == (9, 0)
    assert table.heard("copper_changed")[0] == {
        "seat": "red", "rule": "Y-12.1", "silver": 1, "copper": 8
    }  # fmt: skip


@pytest.mark.parametrize("silver", [0, 1, 2, 9])
@pytest.mark.parametrize("bags", range(1, 7))
def test_Y_12_1_every_missing_bag_costs_the_rate(tmp_path: Path, bags: int, silver: int) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(f"[levels.level_3]\nfee_silver = {bags}\n", encoding="utf-8")
    table = Table(game=load(file)).die(2)
    table.raw("red", "nanzhili_ne").factory("blue", "factory_red_silk", "nz_b1", "nz_c1", level=3)
    table.gives("red", copper=60, silver=silver).works("red", "produce", 1)
    changed = max(0, bags - silver)
    assert table.money("red") == (60 - changed * table.seen.rate, silver + changed - bags)
    assert table.money("blue") == (0, bags)


@pytest.mark.parametrize(("space", "rolled", "after"), [(2, 5, 3), (2, 1, 1), (4, 4, 4), (6, 6, 6)])
def test_Y_12_2_the_die_moves_towards_the_roll(space: int, rolled: int, after: int) -> None:
    table = Table().die(space).rolls(rolled)
    assert table.seen.die == after
    assert table.seen.rate == BOX.rate[after - 1]


def test_Y_12_3_workers_cards_and_discs_at_the_end_of_a_round(table: Table) -> None:
    table.workers("red", boxed=2, top=1, bottom=1, veterans=1).fights("red", "war_1", 1)
    table.serves("red", "box_palace").played("red", "boats", "card_05").taxed("red", 1)
    table.order("green", "red", "blue").round_ends()
    red = table.player("red")
    assert (red.workers, red.bottom, red.top, red.veterans) == (9, 2, 0, 1)
    assert (red.tax_discs, red.discs, red.discarded) == (0, 20, ("card_05",))
    assert red.hand_count == 3
    assert table.seen.undertakings[0] == ("box_palace", ())
    assert table.state.order == [2, 0, 1]


def test_Y_13_1_the_last_opportunity(table: Table) -> None:
    table.now(4).owns("red", "route_08").plants("red", "hg_c1", "hg_b1").last_chance()
    assert table.options == [
        "done:rural_market", "serve:route_08", "peddle:hg_b1", "peddle:hg_c1"
    ]  # fmt: skip
    table.play("peddle:hg_b1", "serve:route_08")
    assert table.player("red").won == ("route_08",)
    assert table.money("red") == (2, 0)


def test_Y_13_2_the_score_sheet(table: Table) -> None:
    table.boat("red", "boat_03").gives("red", silver=2, copper=17).glory("red", high=1, low=2)
    table.factory("red", "factory_red_silk", "hg_b1", "hg_c1", 2, holds=("red",))
    table.factory("red", "factory_red_paper", "nz_b1", "nz_c1", 3)
    table.delivered("red", "dest_dutch", 1).delivered("red", "pool_east", 1)
    table.loaded("coast_1_s2", "red", "paper").envoys("red", "dutch").won("red", "route_17")
    table.owns("red", "route_16").advances("red", "war_coins").advances("blue", "eco_rice")
    table.advances("red", "eco_wood")
    table.state.misfortune[0] = 2
    assert table.sheet("red") == {
        "boats": 6,
        "factories": 3 + 5,
        "commodities": 5 + 3,
        "emissaries": 1,
        "unsold": 2,
        "glories": 4 + 2 + 2,
        "routes": 3,
        "advancements": 2 + 1,
        "silver": 2 + 2,
        "misfortune": -4,
    }
    assert all(line.rule == "Y-13.2" for line in table.player("red").sheet)


def test_Y_13_3_ties_go_to_the_earlier_in_the_last_order(table: Table) -> None:
    table.order("green", "red", "blue").gives("blue", silver=1).gives("red", silver=1)
    table.gives("green", silver=1).begin()
    assert table.ranking == ["green", "red", "blue"]
    assert table.heard("game_ended")[0]["winner"] == "green"
