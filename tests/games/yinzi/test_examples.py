"""The worked examples: positions given in words, and what must come of them."""

import pytest

from dynasty.games.yinzi.rules.payments import tax_due
from dynasty.games.yinzi.state import YinziState
from dynasty.kernel import Choice, Decision
from tests.games.yinzi.playing import eagerly, play_game
from tests.games.yinzi.setting import GAME, SEAT_OF
from tests.games.yinzi.table import Table


def test_T_01_bonus_and_crop_tile(table: Table) -> None:
    table.gives("blue", copper=4).track(None, None, "crop_tea_1").chooses_bonus("blue", "red")
    table.play("bonus:bonus_fed", "buy:col_3", "lay:jx_b2")
    assert table.money("blue") == (3, 0)
    assert table.player("blue").cubes == 13
    assert table.square("jx_b2").tile == "crop_tea_1"
    assert table.on("jx_b2") == ("tea", "blue", 2)
    assert table.column("col_3") is None
    table.workers("blue", boxed=3).feeding()
    assert table.heard("food_due") == []


def test_T_02_card_workers_and_tax(table: Table) -> None:
    table.holds("blue", "card_06", "card_10").gives("blue", wood=3).boat("blue", "boat_02")
    table.turn("blue").play("play:card_06", "act:boats")
    boats = table.player("blue").fortunes[0]
    assert (boats.card, boats.workers) == ("card_06", 2)
    store, discs = table.seen.wood, table.player("blue").discs
    table.play("boat:boat_03", "boat:boat_04", "tax:tax_space", "boat:boat_05")
    assert (table.player("blue").wood, table.seen.wood) == (0, store + 3)
    assert (table.player("blue").tax_discs, table.player("blue").discs) == (1, discs - 1)
    assert table.player("blue").tax_sum == 3
    assert table.question == ""


def test_T_03_boat_track(table: Table) -> None:
    table.gives("blue", wood=3).boat("blue", "boat_02").acts("blue", "boats", 3)
    table.play("boat:boat_03", "boat:boat_04", "boat:boat_05")
    told = [(event["space"], event["capacity"]) for event in table.heard("boat_advanced")]
    assert told == [("boat_03", 3), ("boat_04", 3), ("boat_05", 4)]


def selling(table: Table, boat: str) -> Table:
    table.market("jiangxi", "um_1").market("huguang", "um_3").boat("green", boat)
    table.plants("green", "jx_d1").crop("green", "hg_c2", "crop_sugarcane_1", cubes=2)
    table.acts("green", "sell", 3)
    return table.play("sell:jx_d1", "market:jiangxi_se", "sell:hg_c2", "market:jiangxi_nw")


def test_T_04_selling(table: Table) -> None:
    selling(table, "boat_01").play("sell:hg_c2")
    assert table.money("green") == (7, 0)
    assert table.state.boat_used == 2
    assert [table.stall(f"jiangxi_{corner}") for corner in ("nw", "ne", "se")] == ["green"] * 3


def test_T_04_a_covered_coin_pays_nobody(table: Table) -> None:
    selling(table, "boat_03").play("sell:hg_c2")
    assert [slot for slot in table.offers("market") if "jiangxi" in slot] == ["jiangxi_ne"]
    assert table.details("market:jiangxi_ne")["copper"] == 2


def test_T_04_with_capacity_1_the_third_sale_is_not_offered(table: Table) -> None:
    selling(table, "boat_00")
    assert table.money("green") == (5, 0)
    assert table.question == ""


def test_T_05_developing(table: Table) -> None:
    table.factory("green", "factory_green_silk", "zj_b1", "zj_c1", level=2)
    table.display("factory_red_paper", "factory_blue_silk").gives("green", copper=8, stone=1)
    discs = table.player("green").discs
    table.acts("green", "factories", 3)
    table.play("build:factory_red_paper", "site:nz_b1", "beside:nz_c1")
    assert len([f for f in table.seen.factories if not f.built]) == 2
    table.play("upgrade:factory_red_paper", "upgrade:factory_green_silk")
    assert (table.player("green").stone, table.money("green")) == (0, (0, 0))
    assert table.works_at("factory_red_paper").level == 2
    assert table.works_at("factory_green_silk").level == 3
    assert table.player("green").discs == discs - 3


def test_T_06_resources(table: Table) -> None:
    table.gives("blue", copper=3).gives("red", wood=4, stone=2)
    assert (table.seen.wood, table.seen.stone) == (10, 6)
    table.works("blue", "resources", 3).play("fetch:wood", "fetch:wood", "fetch:stone")
    blue = table.player("blue")
    assert (blue.wood, blue.stone, blue.copper, blue.working, blue.top) == (2, 1, 0, (3, 0, 0), 0)
    assert (table.seen.wood, table.seen.stone) == (8, 5)


def supplying(table: Table, boat: str) -> Table:
    table.europe().boat("blue", boat).workers("blue", bottom=1)
    table.factory("blue", "factory_red_porcelain", "hg_b1", "hg_c1", holds=("blue",))
    table.factory("blue", "factory_blue_porcelain", "nz_b1", "nz_c1", holds=("blue",))
    table.plants("blue", "zj_d1", "nz_a1")
    table.ship("coast_1", "ship_portuguese_1").next_ship("coast_1", "ship_dutch_1")
    table.ship("coast_2", "ship_japanese_1").next_ship("coast_2", "ship_brunei_2")
    table.loaded("coast_1_s1", "red", "silk").loaded("coast_1_s3", "red", "salt", cubes=2)
    table.loaded("coast_2_s1", "red", "tea", cubes=1)
    table.delivered("green", "dest_portuguese", 1).delivered("green", "dest_japanese", 3)
    return table.works("blue", "ships", 2)


def test_T_07_supplying_ships(table: Table) -> None:
    supplying(table, "boat_07").play("load:factory_red_porcelain", "stow:coast_1_s2")
    assert table.abroad("dest_portuguese") == {"red": 1, "blue": 1, "green": 1}
    assert table.player("red").cubes == 14
    assert table.berth("coast_1").ship == "ship_dutch_1"
    table.play("load:factory_blue_porcelain", "stow:coast_2_s2")
    assert table.abroad("pool_east") == {"blue": 1}
    assert table.abroad("dest_japanese") == {"green": 3}
    assert table.player("red").cubes == 15
    assert table.berth("coast_2").ship == "ship_brunei_2"
    table.play("load:zj_d1", "stow:coast_2_s1")
    assert table.cargo("coast_2") == [("blue", "salt"), None]
    assert table.money("blue") == (0, 3)
    assert table.state.boat_used == 5
    assert table.player("blue").bottom == 0


def test_T_07_with_capacity_4_the_salt_is_not_offered(table: Table) -> None:
    supplying(table, "boat_05").play("load:factory_red_porcelain", "stow:coast_1_s2")
    table.play("load:factory_blue_porcelain", "stow:coast_2_s2")
    assert table.question == ""
    assert table.money("blue") == (0, 2)


def test_T_08_undertakings(table: Table) -> None:
    table.serves("green", "box_canal").works("blue", "emperor", 3)
    assert table.options == ["undertake:box_palace", "undertake:box_road"]
    table.play("undertake:box_road")
    blue = table.player("blue")
    assert (blue.undertaking, blue.top) == (2, 1)
    table.discarded("route_13", "route_19").rewards().play("claim:route_13")
    assert table.money("blue") == (3, 0)
    assert [route.id for route in table.player("blue").routes] == ["route_13"]


def test_T_08_a_migrant_makes_the_bridge_possible(table: Table) -> None:
    table.workers("blue", bottom=1).serves("green", "box_canal").works("blue", "emperor", 3)
    assert table.offers("undertake") == ["box_palace", "box_road", "box_bridge"]


def test_T_09_feeding(table: Table) -> None:
    table.workers("blue", boxed=9, bottom=2).plants("blue", "hg_a1", cubes=2)
    table.plants("blue", "hg_d1", "nz_e1")
    cubes = table.player("blue").cubes
    table.feeds("blue")
    assert table.options == ["feed:hg_a1", "feed:hg_d1", "feed:nz_e1"]
    table.play("feed:hg_a1", "feed:hg_a1", "feed:hg_d1")
    assert table.heard("food_due")[0]["food"] == 4
    assert table.player("blue").misfortune == 1
    assert table.player("blue").cubes == cubes + 4


def test_T_10_exchange_rate(table: Table) -> None:
    table.die(4).factory("blue", "factory_blue_silk", "hg_b1", "hg_c1", level=2)
    table.gives("blue", copper=2, silver=1).acts("blue", "factories", 1)
    assert table.seen.rate == 10
    price = "for 5 copper (changing 1 silver)"
    label = f"Upgrade the blue silk factory to level III {price}: stores 3 commodities, +2 VP"
    assert table.label("upgrade:factory_blue_silk") == label
    table.play("upgrade:factory_blue_silk")
    assert table.money("blue") == (7, 0)


@pytest.mark.parametrize(
    ("before", "brought", "box", "pool"), [(2, 2, 4, 0), (1, 3, 4, 0), (2, 3, 5, 0), (3, 2, 3, 2)]
)
def test_T_11_destination_overflow(before: int, brought: int, box: int, pool: int) -> None:
    table = Table().ship("coast_1", "ship_dutch_2").delivered("green", "dest_dutch", before)
    kinds = ["silk", "sugar", "paper"][: brought - 1]
    for slot, load in enumerate(kinds, 1):
        table.loaded(f"coast_1_s{slot}", "red", load)
    if brought == 2:
        table.loaded("coast_1_s2", "red", "salt", cubes=2)
    table.factory("blue", "factory_blue_paper", "nz_b1", "nz_c1", holds=("blue",))
    table.works("blue", "ships", 1)
    assert sum(table.abroad("dest_dutch").values()) == box
    assert sum(table.abroad("pool_european").values()) == pool


@pytest.mark.parametrize(
    ("cards", "discs", "due"),
    [
        (("card_01", "card_02", "card_03"), 0, 0),
        (("card_05", "card_06", "card_01"), 1, 1),
        (("card_09", "card_10", "card_05"), 0, 1),
        (("card_09", "card_10", "card_11"), 0, 2),
        (("card_09", "card_10", "card_11"), 3, 2),
    ],
)
def test_T_12_tax_table(table: Table, cards: tuple[str, ...], discs: int, due: int) -> None:
    for fortune, card in zip(("boats", "plant", "sell"), cards, strict=True):
        table.played("blue", fortune, card)
    table.taxed("blue", discs)
    assert tax_due(table.state, SEAT_OF["blue"]) == due


def test_T_13_majorities(table: Table) -> None:
    table.advances("blue", "dip_brunei", "dip_dutch", "eco_rice").advances("red", "dip_korean")
    table.advances("red", "eco_wood").advances("green", "eco_stone")
    table.advances("green", "war_wheat", "war_coins", "war_weaker")
    points = {colour: table.sheet(colour)["advancements"] for colour in table.colours}
    assert points == {"blue": 3, "red": 1, "green": 3}


def test_T_14_drawing_of_cards() -> None:
    hands: dict[tuple[int, int], set[int]] = {}

    def watch(s: YinziState, decision: Decision, choice: Choice) -> None:
        hands.setdefault((s.round, s.phase), {hand.bit_count() for hand in s.hand})

    s = play_game(3, 5, eagerly(5), watch)
    assert hands[1, 1] == {0}
    assert all(hands[number, 1] == {3} for number in (2, 3, 4))
    assert (s.deck, s.hand) == ([0] * 3, [0] * 3)


@pytest.mark.parametrize(
    ("seats", "crops", "stacks", "ships", "display", "stack"),
    [
        (4, 18, (4, 4, 3, 3), (8, 6), 4, 8),
        (3, 12, (5, 4, 4), (7, 6), 3, 6),
        (2, 6, (7, 7), (8, 6), 2, 4),
    ],
)
def test_T_15_setup_counts(
    seats: int,
    crops: int,
    stacks: tuple[int, ...],
    ships: tuple[int, int],
    display: int,
    stack: int,
) -> None:
    s = GAME.start(seats, 7)
    while s.phase == 0:
        GAME.apply(s, s.decisions[0].seat, s.decisions[0].choices[-1])
    view = GAME.view(s, -1)
    assert (sum(tile is not None for tile in view.track), view.crops_left) == (6, crops)
    assert tuple(ship.below + 1 for ship in view.ships) == stacks
    assert all(ship.country in ("brunei", "korean", "japanese") for ship in view.ships)
    waiting = s.ship_pile | sum(1 << ship for ship in s.next_ship)
    east = (waiting & s.box.east_ships).bit_count()
    assert (east, waiting.bit_count() - east) == ships
    assert len([f for f in view.factories if not f.built]) == display
    assert (view.factories_left, len([f for f in view.factories if f.built])) == (stack, seats)
    assert all(player.discs == 19 for player in view.players)
    assert view.wood + view.stone == 22 - seats
    assert (len(view.row), view.row_left, view.discards) == (seats, 3, 4)


def test_T_16_level_III_and_storage(table: Table) -> None:
    table.raw("red", "nanzhili_ne", "nanzhili_nw")
    table.factory("blue", "factory_red_silk", "nz_b1", "nz_c1", 3, holds=("blue", "red"))
    table.works("blue", "produce", 1)
    assert table.heard("produced") == []
    assert table.question == "ask-raw"  # the single production is all that could be chosen
    roomy = Table().raw("red", "nanzhili_ne", "nanzhili_nw")
    roomy.factory("blue", "factory_red_silk", "nz_b1", "nz_c1", 3, holds=("red",))
    roomy.works("blue", "produce", 1)
    assert roomy.options == ["produce:factory_red_silk", "double:factory_red_silk"]
    roomy.play("double:factory_red_silk", "raw:nanzhili_ne")
    assert roomy.stored("factory_red_silk") == ["red", "blue", "blue"]
    blue = roomy.player("blue")
    assert (blue.working, blue.pieces, roomy.player("red").cubes) == ((0, 1, 0), 6, 15)


def test_T_17_recruit_beyond_four(table: Table) -> None:
    table.routes("route_06", "route_09", "route_11").fights("blue", "war_1", 4)
    table.fights("red", "war_2", 4).advances("blue", "war_recruit")
    discs = table.player("blue").discs
    table.war().play("use:war_recruit")
    assert table.heard("battle") == [{"rule": "Y-10.1", "strength": 9, "enemy": 9, "won": 1}]
    assert (table.player("blue").high_glory, table.player("red").low_glory) == (1, 1)
    assert table.player("blue").discs == discs
    alone = Table().routes("route_06", "route_09", "route_11").fights("blue", "war_1", 4)
    alone.fights("red", "war_2", 4).war()
    assert alone.heard("battle")[0]["won"] == 0
    assert alone.log("glory") == ["Blue earns glory with a strength of 4: 2 VP at the end."]


def test_T_18_partly_paid_tax(table: Table) -> None:
    for fortune, card in (("boats", "card_09"), ("plant", "card_10"), ("sell", "card_11")):
        table.played("blue", fortune, card)
    table.die(4).gives("blue", copper=13).taxes()
    assert table.money("blue") == (0, 0)
    assert table.player("blue").misfortune == 1


def test_T_19_salt_tile(table: Table) -> None:
    table.tile("hg_b2", "crop_salt_1").gives("blue", copper=9, stone=1).acts("blue", "plant", 2)
    assert table.details("plant:hg_b2") == {"good": "salt", "cubes": 1}
    table.play("plant:hg_b2")
    assert table.on("hg_b2") == ("salt", "blue", 1)
    table.play("buy:col_3")
    assert table.why_not("lay:hg_b2") == "Y-4.5 has-cubes"
    empty = Table().tile("hg_b2", "crop_salt_1").gives("blue", copper=9, stone=1)
    empty.acts("blue", "plant", 1).play("buy:col_3")
    assert empty.why_not("lay:hg_b2") == "Y-4.5 salt-field"
    empty.play("lay:hg_b1").acts("blue", "factories", 1).play("build:factory_red_silk")
    assert empty.why_not("site:hg_b2") == "Y-4.5 salt-field"


def test_T_20_last_cube(table: Table) -> None:
    table.without("blue", cubes=1, discs=5, workers=5).acts("blue", "plant", 2).play("plant:hg_a1")
    assert table.on("hg_a1") == ("rice", "blue", 1)
    assert table.question == ""  # stop was all that was left


def test_T_21_last_round_order(table: Table) -> None:
    table.now(4).gives("blue", copper=17).die(2).rolls(5)
    assert table.seen.rate == 9
    assert table.sheet("blue")["silver"] == 1


def test_T_21_the_die_moves_before_the_last_opportunity(table: Table) -> None:
    table.now(4).plays_round(4).finish()
    kinds = table.kinds()
    last = [event["phase"] for event in table.heard("phase_started")][-1]
    assert last == "last_chance"
    assert kinds.index("die_rolled") < len(kinds) - 1 - kinds[::-1].index("phase_started")
