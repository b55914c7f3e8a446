"""Rulings on war, disasters, routes, taxes and the end."""

import pytest

from tests.games.yinzi.setting import GAME
from tests.games.yinzi.table import Table, heavily_taxed


def test_Q_4_personal_tiles_pay(table: Table) -> None:
    table.owns("red", "route_16").routes_step()
    table.factory("red", "factory_red_silk", "hg_b1", "hg_c1", holds=("red",)).routes_step()
    table.play("serve:route_16")
    assert table.money("red") == (2, 0)


def test_Q_5_lone_veterans_stand_up_for_the_battle(table: Table) -> None:
    table.routes("route_03").workers("red", veterans=2).fights("blue", "war_1", 2).war()
    assert table.heard("battle")[0]["strength"] == 4
    assert table.at_war("war_2") == "red"
    assert [event["seat"] for event in table.heard("glory")] == ["blue"]


def test_Q_14_a_glory_without_a_disc_is_recorded(table: Table) -> None:
    table.routes("route_03").advances("red", "dip_dutch").fights("red", "war_1", 9)
    discs = table.player("red").discs
    table.glory("red", low=discs).war()
    assert table.player("red").high_glory == 1
    assert table.player("red").discs == 0


def test_Q_26_a_factory_without_owner_does_nothing(table: Table) -> None:
    table.factory(None, "factory_red_silk", "nz_b1", "nz_c1").raw("red", "nanzhili_ne")
    table.gives("red", copper=9, silver=9).works("red", "produce", 3)
    assert table.player("red").top == 3
    table.acts("red", "plant", 1)
    assert table.why_not("plant:nz_b1") == "Y-4.5 built-over"


def test_Q_28_a_fire_burns_nothing_where_there_is_room(table: Table) -> None:
    table.routes("route_05").factory(
        "red", "factory_red_silk", "hg_b1", "hg_c1", 3, ("red", "blue")
    )
    table.disasters()
    assert table.stored("factory_red_silk") == ["red", "blue"]
    assert table.works_at("factory_red_silk").level == 2


def test_Q_29_wildfire_flood_drought(table: Table) -> None:
    table.routes("route_12", "route_10", "route_14").disasters()
    told = [event["disaster"] for event in table.heard("disaster")]
    assert told == ["wildfire", "flood", "drought"]


def test_Q_30_a_fulfilled_tile_still_counts(table: Table) -> None:
    table.routes("route_04").factory("red", "factory_red_sugar", "hg_b1", "hg_c1", holds=("red",))
    table.works("red", "war", 1).play("fulfil:route_04")
    assert table.seen.enemy == 6
    table.boat("blue", "boat_01").disasters()
    assert table.player("blue").boat == "boat_00"


def test_Q_31_of_two_cubes_one_stays(table: Table) -> None:
    table.routes("route_12").plants("red", "hg_a1", cubes=2).disasters()
    assert table.on("hg_a1") == ("rice", "red", 1)


def test_Q_32_a_flood_takes_a_step_also_within_a_capacity(table: Table) -> None:
    table.routes("route_10").boat("red", "boat_02").disasters()
    red = table.player("red")
    assert (red.boat, red.capacity) == ("boat_01", 2)


def test_Q_47_lying_veterans_bring_no_coins(table: Table) -> None:
    table.workers("red", veterans=2).advances("red", "war_coins").gives("red", wood=1)
    table.acts("red", "boats", 1)
    assert table.why_not("use:war_coins") == "Y-6.1 no-soldiers"
    table.war()
    assert table.money("red") == (0, 0)


def test_Q_48_nobody_is_second_without_workers(table: Table) -> None:
    table.routes("route_03").fights("red", "war_1", 9).war()
    assert [(e["seat"], e["points"]) for e in table.heard("glory")] == [("red", 4)]


def test_Q_49_the_enemy_is_never_below_zero(table: Table) -> None:
    table.routes("route_03", "route_13", "route_19").advances("red", "war_weaker")
    table.fights("blue", "war_1", 1)
    table.state.weakened = 2
    table.war().play("use:war_weaker")
    assert table.heard("battle")[0] == {"rule": "Y-10.1", "strength": 1, "enemy": 0, "won": 1}


def test_Q_51_an_emissary_on_a_waiting_ship_is_worth_nothing(table: Table) -> None:
    table.loaded("coast_1_s1", "red", "tea", cubes=1).advances("red", "dip_korean")
    table.gives("red", wood=1).acts("red", "boats", 1).play("embark:coast_1")
    assert "emissaries" not in table.sheet("red")
    assert "advancements" not in table.sheet("red")


def test_Q_54_no_majority_without_a_disc(table: Table) -> None:
    assert all("advancements" not in table.sheet(colour) for colour in table.colours)


def test_Q_55_boats_score_by_capacity(table: Table) -> None:
    table.boat("red", "boat_01").boat("blue", "boat_02")
    assert table.sheet("red")["boats"] == table.sheet("blue")["boats"] == 4


def test_Q_56_after_round_4_only_the_die_is_rolled(table: Table) -> None:
    table.now(4).workers("red", top=2).plays_round(4).finish()
    assert len(table.heard("die_rolled")) == 1
    assert table.heard("workers_home") == []
    assert table.player("red").top >= 2


def test_Q_57_the_last_opportunity_excludes_selling_or_buying(table: Table) -> None:
    table.now(4).owns("red", "route_07").rural("blue", 1).gives("red", copper=2)
    table.plants("red", "hg_b1", "hg_c1").last_chance().play("peddle:hg_b1", "serve:route_07")
    assert table.offers("serve") == []  # cabbage was given; fruit cannot be bought any more
    assert table.route("route_07").demand == (("cabbage", True), ("fruit", False))


def test_Q_58_nobody_has_to_sell_for_taxes(table: Table) -> None:
    heavily_taxed(table).plants("red", "hg_b1").taxes().play("settle:tax_space")
    assert table.player("red").misfortune == 2
    assert table.on("hg_b1") == ("wheat", "red", 1)


def test_Q_59_silver_goes_before_copper(table: Table) -> None:
    heavily_taxed(table).gives("red", silver=2, copper=99).taxes()
    assert table.money("red") == (99, 0)


def test_Q_61_the_pile_is_looked_through(table: Table) -> None:
    table.serves("red", "box_road").rewards()
    assert len(table.offers("claim")) == 4
    assert table.details(table.options[0])["points"] >= 1
    assert table.why_not(f"claim:{table.row[0]}") == "Y-10.6 not-discarded"


def test_Q_64_better_sales_counts_for_taxes_and_the_last_opportunity(table: Table) -> None:
    heavily_taxed(table).bonus("red", "bonus_sales").plants("red", "hg_b1", "hg_a2").taxes()
    assert table.details("peddle:hg_b1")["copper"] == 2
    table.now(4).last_chance()
    assert table.details("peddle:hg_b1")["copper"] == 2


def test_Q_75_pieces_on_tiles_are_safe(table: Table) -> None:
    table.routes("route_12", "route_14", "route_08").plants("red", "hg_c1")
    table.works("red", "war", 1).play("fulfil:route_08").disasters()
    assert table.heard("cube_lost") == []
    assert table.routes_step().player("red").won == ("route_08",)


def test_Q_76_any_number_of_open_tiles(table: Table) -> None:
    table.owns("red", "route_10", "route_11", "route_12", "route_13", "route_14")
    assert len(table.player("red").routes) == 5


def test_Q_82_the_route_disc_works_in_the_routes_step(table: Table) -> None:
    table.advances("red", "war_route").plants("red", "hg_c1").discarded("route_07").routes_step()
    table.play("use:war_route", "claim:route_07", "serve:route_07")
    assert table.route("route_07").demand == (("cabbage", True), ("fruit", False))
    table.now(4).advances("red", "war_route").discarded("route_10").last_chance()
    assert table.question == ""
    assert "use:war_route" not in [str(c) for c in GAME.steps["TakeLastChance"].offers]


@pytest.mark.parametrize(("route", "left"), [("route_18", 0), ("route_15", 0)])
def test_Q_83_the_rice_disc_meets_two_goods_of_any_kind(route: str, left: int) -> None:
    table = Table().routes(route).advances("red", "eco_rice")
    table.factory("red", "factory_red_silk", "hg_b1", "hg_c1", holds=("red",))
    table.works("red", "war", 1).play(f"fulfil:{route}")
    assert table.heard("route_fulfilled")[0]["route"] == route
    assert len(table.player("red").slots) == left


def test_Q_83_on_a_personal_tile_too(table: Table) -> None:
    table.owns("red", "route_18").advances("red", "eco_rice").routes_step()
    table.play("serve:route_18")
    assert table.route("route_18").demand == (
        ("any_commodity", False), ("any_good", True), ("any_good", True)
    )  # fmt: skip
