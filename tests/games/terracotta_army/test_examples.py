"""The worked examples of the dossier for 2 to 4 players (TC-01 to TC-35)."""

import pytest

from dynasty.games.terracotta_army.names import ACTIONS, INSPECTORS, SEGMENTS, WARRIORS
from dynasty.games.terracotta_army.rules.inspectors import MASTER_INSPECTOR, OFFICER_INSPECTOR
from dynasty.games.terracotta_army.rules.majorities_and_groups import groups, members
from dynasty.games.terracotta_army.rules.rounds import PLAY_ROUND
from dynasty.games.terracotta_army.rules.wheel import inner_action, middle_action
from dynasty.games.terracotta_army.state import ArmyState
from tests.games.terracotta_army.setting import GAME
from tests.games.terracotta_army.table import Table

END = (
    Table(4)
    .puts("purple", "officer", "r4c4", "r4c5", "r5c6")
    .puts("yellow", "officer", "r4c6", "r3c6")
    .puts("green", "officer", "r3c5")
    .puts("blue", "officer", "r5c5")
    .puts("yellow", "guard", "r2c3", "r2c4")
    .footman("r3c3")
    .archer("r4c3>e", "r5c7>w", "r4c7>w", "r6c5>n")
)


def started(seats: int, first: int) -> ArmyState:
    for seed in range(100):
        s = GAME.start(seats, seed)
        if s.order[0] == first:
            return s
    raise AssertionError


def test_TC_01_setup_for_three() -> None:
    s = started(3, 0)
    assert s.order == [0, 1, 2]
    assert (s.coins, s.wet, s.warehouses) == ([3, 3, 4], [0, 1, 2], [1, 1, 1, 1])
    assert s.weapons == [0, 0, 0]
    view = GAME.view(s, 0)
    assert [player.craftsmen for player in view.players] == [4, 4, 4]
    assert view.stack == ("priority_1", "priority_2")
    assert len({tile.id for tile in view.tiles}) == 5


def test_TC_02_setup_for_two_and_four() -> None:
    s = started(2, 0)
    view = GAME.view(s, 0)
    for player in view.players:
        assert (player.craftsmen, player.artisans_left, player.bases) == (5, 5, 15)
        assert len(player.tokens) == 6
    assert view.stack == ("priority_1",)
    assert (s.coins, s.wet) == ([3, 3], [0, 1])
    s = started(4, 0)
    assert (s.coins, s.wet) == ([3, 3, 4, 5], [0, 1, 2, 3])
    assert GAME.view(s, 0).stack == ("priority_1", "priority_2", "priority_3")
    assert GAME.view(s, 0).players[3].craftsmen == 3


def test_TC_03_groups() -> None:
    table = Table(4)
    table.puts("yellow", "officer", "r3c3", "r3c4").puts("blue", "officer", "r4c4")
    table.puts("green", "officer", "r4c5").puts("purple", "officer", "r5c6")
    table.puts("purple", "soldier", "r4c3")
    found = [g for kind in range(len(WARRIORS)) for g in groups(table.state, kind)]
    assert [members(table.state, group) for group in found] == [[2, 1, 1, 0]]


def test_TC_04_placement() -> None:
    table = Table(4).artisans("yellow", 1).stands("green", "craftsman", "s3")
    table.stands("green", "artisan", "s4").turn("yellow")
    assert {"place:s2", "place:s3"} <= table.offers
    assert table.refusal("place:s4").rule == "T-4.5"
    table.play("place:s2")
    assert table.offers == {"send:craftsman", "send:artisan"}
    joins = Table(4).artisans("yellow", 1).stands("green", "craftsman", "s3").turn("yellow")
    joins.play("place:s3")
    assert joins.told("worker_placed").values["worker"] == "artisan"
    plain = Table(4).stands("green", "craftsman", "s3").turn("yellow")
    assert plain.refusal("place:s3").rule == "T-4.4"


def test_TC_05_order_and_substitution() -> None:
    table = Table(4).acts("yellow", "s1")
    assert table.offers == {
        "perform:inner_action",
        "take:coin",
        "take:wet_clay",
        "skip:inner_action",
    }
    table.play("perform:inner_action")
    assert table.offers == {
        "perform:middle_action",
        "take:coin",
        "take:wet_clay",
        "skip:middle_action",
    }
    table.armed("yellow", "spear").has("yellow", coins=1, wet=4).play("perform:middle_action")
    assert table.wet("yellow") == 6
    assert table.offers == {"perform:outer_action", "skip:outer_action"}


def test_TC_06_crossbowman() -> None:
    table = Table(4).puts("purple", "officer", "r2c3").puts("green", "crossbowman", "r2c4")
    table.has("blue", wet=2).armed("blue", "crossbow").acts("blue", "s0", "inner")
    table.play("perform:inner_action", "make:crossbowman", "stand:r5c3")
    assert table.details("wield:crossbow")["vp"] == 2
    table.play("wield:crossbow")
    assert table.earned("blue", "weapons") == 2
    table.has("yellow", wet=3).armed("yellow", "crossbow").acts("yellow", "s4", "inner")
    table.play("perform:inner_action", "make:crossbowman", "stand:r7c8", "wield:crossbow")
    assert table.earned("yellow", "weapons") == 0
    assert table.weapons("yellow") == set()


def test_TC_07_inspector_row() -> None:
    table = Table(4).inspectors(3, 1).puts("yellow", "officer", "r3c2")
    table.puts("yellow", "guard", "r3c4").puts("green", "soldier", "r3c6")
    table.puts("purple", "crossbowman", "r3c8").scores_round()
    scored = [table.earned(who, "row_inspector") for who in ("yellow", "green", "blue", "purple")]
    assert scored == [7, 3, 0, 3]
    assert table.view.row == "row_4"


def test_TC_08_footman() -> None:
    assert [END.sheet(who)["footmen"] for who in ("yellow", "purple", "green")] == [8, 2, 0]


def test_TC_09_a_group_of_one_player() -> None:
    (guards,) = groups(END.state, WARRIORS.index("guard"))
    assert members(END.state, guards) == [2, 0, 0, 0]
    officers = [g for g in END.view.groups if g.id == "officer"]
    assert [g.points for g in END.view.groups if g.id == "guard"] == [(2, 0, 0, 0)]
    assert [g.counts for g in officers] == [(2, 1, 1, 3)]


def test_TC_10_archers() -> None:
    archers = [END.sheet(who)["archers"] for who in ("yellow", "green", "blue", "purple")]
    assert archers == [2, 0, 2, 4]


def test_TC_11_paying_for_a_warrior() -> None:
    table = Table(4).has("yellow", wet=5).acts("yellow", "s4", "inner")
    table.play("perform:inner_action")
    assert table.details("make:soldier") == {"vp": 6, "left": 11, "armed": 0, "weapon": "spear"}
    table.play("make:soldier", "stand:r1c1")
    assert (table.wet("yellow"), table.clay_in("wh_se"), table.vp("yellow")) == (2, 2, 6)
    assert table.player("yellow").bases == 14
    assert table.view.organizer[3].left == 10
    assert not table.state.decisions


@pytest.mark.parametrize("weapon", ["wield:spear", "rest:spear"])
def test_TC_12_weapon_effects(weapon: str) -> None:
    table = Table(4).puts("green", "soldier", "r7c9").armed("yellow", "spear")
    table.has("yellow", wet=2).acts("yellow", "s0", "inner")
    table.play("perform:inner_action", "make:soldier", "stand:r1c1", weapon)
    used = weapon.startswith("wield")
    assert table.vp("yellow") == 6 + used
    assert table.coins("yellow") == 2 * used
    assert table.weapons("yellow") == (set() if used else {"spear"})


def test_TC_13_master_builder() -> None:
    table = Table(4).now(3).has("yellow", coins=3).hired("yellow", "builder")
    table.stock("green", officer=9, soldier=10).acts("yellow", "s0", "middle")
    table.play("use:master_builder")
    assert table.offers == {"make:guard", "make:crossbowman"}
    assert table.refusal("make:officer").rule == "T-8.5"
    table.armed("yellow", "halberd").play("make:guard", "stand:r1c1")
    assert (table.coins("yellow"), table.vp("yellow")) == (0, 0)
    assert table.state.warehouses == [1, 1, 1, 1]
    assert table.weapons("yellow") == {"halberd"}
    poor = Table(4).now(3).has("yellow", coins=2).hired("yellow", "builder")
    assert poor.acts("yellow", "s0", "middle").refusal("use:master_builder").rule == "T-8.5"


def test_TC_14_buying_a_master() -> None:
    table = Table(4).has("yellow", coins=3).acts("yellow", "s2", "middle")
    table.play("buy:master_clay_maker")
    assert {table.details(text)["coins"] for text in table.offers} == {2, 3}
    assert table.refusal("pay:mt_5").reason == "token-too-dear"
    table.play("pay:mt_1")
    assert table.coins("yellow") == 1
    assert table.offers == {"use:master_clay_maker", "decline:master_clay_maker"}
    table.play("use:master_clay_maker")
    assert table.wet("yellow") == 3
    again = table.acts("yellow", "s2", "middle").play("use:master_clay_maker")
    assert (again.coins("yellow"), again.wet("yellow")) == (1, 6)
    declined = Table(4).has("yellow", coins=3).acts("yellow", "s2", "middle")
    declined.play("buy:master_clay_maker", "pay:mt_3", "decline:master_clay_maker")
    assert (declined.coins("yellow"), declined.wet("yellow")) == (0, 0)


def test_TC_15_rings() -> None:
    table = Table(4).rings(11, 0).has("yellow", coins=2).turn("yellow").play("rotate:inner_ring")
    assert table.state.inner == 0
    table = Table(4).rings(11, 0).has("yellow", coins=2).turn("yellow").play("rotate:middle_ring")
    assert table.state.middle == 11
    turned = Table(4).rings(3, 11).state
    assert ACTIONS[inner_action(turned, 0)] == "warrior_3"
    assert ACTIONS[middle_action(turned, 0)] == "clay_2"


def test_TC_16_and_RUL_1_priority() -> None:
    table = Table(4).acts("blue", "s3", "middle").play("perform:middle_action")
    assert table.wet("blue") == 0
    table.acts("purple", "s9", "middle").play("perform:middle_action")
    assert table.wet("purple") == 1
    table.cleans_up()
    assert table.state.order == [2, 3, 0, 1]
    assert table.view.stack == ("priority_1", "priority_2", "priority_3")


def test_TC_17_cleanup() -> None:
    masters = ("clay_maker", "blacksmith", "builder", "inspector")
    table = Table(4).has("yellow", coins=4, wet=5, dry=2).hired("yellow", *masters).cleans_up()
    assert (table.wet("yellow"), table.dry("yellow"), table.coins("yellow")) == (2, 5, 6)
    table = Table(4).has("yellow", wet=1, dry=2).hired("yellow", *masters).cleans_up()
    assert (table.wet("yellow"), table.dry("yellow")) == (1, 2)


def test_TC_18_horse() -> None:
    table = Table(4).puts("yellow", "soldier", "r4c4").rides("r4c4", "e")
    table.puts("blue", "soldier", "r4c7").puts("blue", "officer", "r1c5")
    lines = {line.id: line.points for line in table.view.lines}
    assert lines["row_4"] == (3, 0, 3, 0)
    assert lines["col_5"] == (3, 0, 3, 0)
    table.ends()
    assert [table.sheet(who)["groups"] for who in ("yellow", "blue")] == [4, 4]
    assert table.told("loners_removed").values["cells"] == ("r1c5",)


def test_TC_19_musicians() -> None:
    table = (
        Table(4).puts("yellow", "guard", "r2c2").rides("r2c2", "s").puts("blue", "guard", "r2c7")
    )
    table.musician("r2c5", "r7c2").scores_round()
    assert [table.earned(who, "musicians") for who in ("yellow", "blue")] == [2, 1]


@pytest.mark.parametrize(("yellow", "scored"), [(6, [4, 4, 4, 0]), (7, [9, 4, 4, 0])])
def test_TC_20_coin_tile(yellow: int, scored: list[int]) -> None:
    table = Table(4).now(4).has("yellow", coins=yellow).has("green", coins=6).has("blue", coins=2)
    table.scores_round()
    assert [table.earned(who, "tiles") for who in ("yellow", "green", "blue", "purple")] == scored


def test_TC_21_archer_bridge() -> None:
    table = Table(4).puts("yellow", "officer", "r2c2").puts("blue", "officer", "r2c4")
    table.archer("r2c3>w")
    assert [table.sheet(who)["groups"] for who in ("yellow", "blue")] == [7, 4]
    assert [table.sheet(who)["archers"] for who in ("yellow", "blue")] == [2, 0]
    table = Table(4).puts("yellow", "officer", "r2c2").puts("blue", "guard", "r2c4")
    table.archer("r2c3>w")
    assert [table.total(who) for who in ("yellow", "blue")] == [3, 0]


def test_TC_22_specialist_prices() -> None:
    table = Table(4)
    prices = []
    for cell in ("r1c1", "r3c3", "r5c5", "r7c7"):
        prices.append(table.view.specialists[3].worth)
        table.musician(cell)
    assert prices == [1, 2, 3, 4]
    assert [kind.worth for kind in table.view.specialists[:3]] == [1, 1, 1]
    assert [kind.worth for kind in Table(1).view.specialists] == [2, 1, 1, 2]


@pytest.mark.parametrize(("goods", "vp"), [((2, 3, 2), 3), ((4, 2, 2), 4), ((1, 0, 0), 0)])
def test_TC_23_leftovers(goods: tuple[int, int, int], vp: int) -> None:
    coins, wet, dry = goods
    assert Table(4).has("yellow", coins=coins, wet=wet, dry=dry).sheet("yellow")["leftovers"] == vp


def test_TC_29_group_tie_with_archer() -> None:
    table = (
        Table(4).puts("yellow", "soldier", "r1c1", "r1c2").puts("blue", "soldier", "r2c1", "r2c2")
    )
    assert [table.sheet(who)["groups"] for who in ("yellow", "blue")] == [6, 6]
    table.archer("r3c1>n")
    assert [table.total(who) for who in ("yellow", "blue")] == [6, 11]


def test_TC_30_buying_without_profit() -> None:
    table = Table(4).now(4).has("yellow", coins=5).acts("yellow", "s0", "middle")
    table.play("buy:master_builder", "pay:mt_1")
    assert not table.state.decisions
    assert (table.coins("yellow"), table.wet("yellow")) == (3, 0)
    assert table.cleans_up().coins("yellow") == 4


def test_TC_31_inspector_loop() -> None:
    table = Table(4).inspectors(1, 9).steps((OFFICER_INSPECTOR, 0, 0)).play("inspect:row_7")
    assert table.view.row == "row_7"
    table = Table(4).inspectors(1, 9).steps((OFFICER_INSPECTOR, 0, 0)).play("inspect:col_1")
    assert table.view.column == "col_1"
    table = Table(4).inspectors(1, 8).steps((MASTER_INSPECTOR, 0, 0))
    assert table.offers == {
        "inspect:row_2",
        "inspect:row_3",
        "inspect:col_9",
        "inspect:col_1",
        "stay:inspectors",
    }
    table = Table(4).inspectors(7, 1).scores_round()
    assert table.view.row == "row_1"
    assert table.events("inspector_moved")[0].values["inspector"] == INSPECTORS[0]


def test_TC_32_exhausted_type() -> None:
    table = Table(4).stock("green", officer=0).stock("blue", guard=2)
    table.stock("purple", crossbowman=2).stock("yellow", soldier=1)
    table.has("yellow", wet=2, coins=1).hired("yellow", "builder").acts("yellow", "s0")
    table.play("perform:inner_action")
    assert table.offers == {"make:guard", "make:crossbowman", "make:soldier"}
    worth = [table.details(f"make:{kind}")["vp"] for kind in WARRIORS[1:]]
    assert worth == [2, 2, 1]
    table.play("make:soldier", "stand:r1c1", "use:master_builder")
    assert table.offers == {"make:guard", "make:crossbowman"}


def test_TC_33_horse_at_the_border() -> None:
    table = Table(4).puts("yellow", "soldier", "r1c8").puts("green", "guard", "r1c6")
    table.armed("yellow", "sword").has("yellow", coins=1).acts("yellow", "s1", "outer")
    table.play("perform:outer_action")
    assert table.told("horse_placed").values == {"cell": "r1c8", "end": "r3c8"}
    table.armed("yellow", "sword", "halberd", "spear").has("yellow", coins=4)
    table.acts("yellow", "s4", "outer")
    table.play("perform:outer_action")
    assert "hire:horse" not in table.offers
    assert table.refusal("hire:horse").rule == "T-7.3"


def test_TC_34_archer_legality() -> None:
    table = Table(4).puts("blue", "guard", "r1c1").armed("yellow", "crossbow")
    table.has("yellow", coins=1).acts("yellow", "s1", "outer").play("perform:outer_action")
    assert table.offers == {"post:r1c2", "post:r2c1"}
    table.play("post:r1c2")
    assert table.coins("yellow") == 0
    assert table.weapons("yellow") == set()
    assert table.cell("r1c2").facing == "r1c1"
    assert table.ends().total("blue") == 3
    bare = Table(4).armed("yellow", "crossbow").has("yellow", coins=1).acts("yellow", "s1", "outer")
    assert not bare.state.decisions


def test_TC_35_the_last_worker_always_fits() -> None:
    table = Table(4)
    for who, segments in (
        ("yellow", SEGMENTS[:3]),
        ("green", SEGMENTS[3:6]),
        ("blue", SEGMENTS[6:9]),
        ("purple", SEGMENTS[9:11]),
    ):
        table.stands(who, "artisan", *segments)
    table.turn("purple")
    assert table.told("worker_placed").values == {"worker": "craftsman", "segment": "s11"}


def test_the_rounds_have_fifty_sixty_or_sixty_turns() -> None:
    for seats, turns in ((2, 10), (3, 12), (4, 12), (1, 10)):
        s = Table(seats).state
        s.agenda.clear()
        PLAY_ROUND.run(s, -1, 1)
        names = [step.name for step, _, _ in s.agenda]
        assert names.count("ChooseSegment") + names.count("PmTurn") == turns
