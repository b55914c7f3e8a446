"""Y-3: turns, cards, groups, migrants, taxes by disc."""

from dynasty.games.yinzi.names import WORKFORCES
from tests.games.yinzi.playing import eagerly, play_game
from tests.games.yinzi.setting import SEAT_OF
from tests.games.yinzi.table import Table


def test_Y_3_1_one_action_per_turn_in_turn_order() -> None:
    s = play_game(3, 8, eagerly(8))
    kinds = ("round_started", "order_set", "card_played", "group_sent", "group_sent_away")
    told = [event for event in s.events or () if event.kind in kinds]
    order: tuple[str, ...] = ()
    turn = 0
    for event in told:
        if event.kind == "order_set":
            order, turn = event.values["order"], 0  # type: ignore[assignment]
        elif event.kind != "round_started":
            assert f"seat_{event.seat}" == order[turn % 3]
            turn += 1
            assert turn <= 18


def test_Y_3_2_without_workers_on_the_board_a_card_must_be_played(table: Table) -> None:
    table.holds("red", "card_01", "card_05").turn("red")
    assert table.options == ["play:card_01", "play:card_05"]
    assert table.why_not("send:boats") == "Y-3.2 no-group"
    assert table.why_not("play:card_02") == "Y-3.2 not-in-hand"
    table.played("red", "boats", "card_06", workers=2).turn("red")
    assert table.options == ["play:card_01", "play:card_05", "send:boats"]


def test_Y_3_3_a_card_brings_workers_and_repeats(table: Table) -> None:
    table.holds("red", "card_05", "card_10").gives("red", wood=5).turn("red")
    table.play("play:card_05", "act:boats", "boat:boat_01")
    assert table.player("red").fortunes[0].workers == 3
    assert table.state.repeats == 1
    table.play("stop:boats")
    assert table.player("red").boat == "boat_01"
    table.holds("red", "card_10", "card_01").turn("red").play("play:card_10")
    assert table.why_not("act:boats") == "Y-3.3 fortune-used"


def test_Y_3_4_one_tax_disc_per_action(table: Table) -> None:
    table.gives("red", wood=9).acts("red", "boats", 1)
    assert table.why_not("tax:tax_space") == "Y-3.4 repeats-left"
    table.play("boat:boat_01")
    assert table.options == ["stop:boats", "tax:tax_space"]
    price = "your tax sum becomes 1, 0 silver due (more from 6 on)"
    label = f"One more action for a disc on the tax space: {price}"
    assert table.label("tax:tax_space") == label
    assert table.why_not("boat:boat_02") == "Y-3.3 no-repeats"
    table.play("tax:tax_space", "boat:boat_02")
    assert table.question == ""
    assert (table.player("red").boat, table.player("red").tax_discs) == ("boat_02", 1)
    assert table.refused("ConstructBoats", "red", "tax:tax_space") == "Y-3.4 already-taxed"


def test_Y_3_5_a_workforce_action_once_per_round(table: Table) -> None:
    table.gives("red", copper=9).played("red", "boats", "card_05", workers=3)
    table.played("red", "plant", "card_06", workers=2).turn("red").play("send:boats")
    table.play("work:resources", "fetch:wood", "stop:resources")
    assert table.turn("red").question == "ask-workforce"  # the group is all there was to send
    assert table.why_not("work:resources") == "Y-3.5 action-used"
    assert [name for name in WORKFORCES if name in table.offers("work")] == ["emperor", "war"]


def test_Y_3_6_one_worker_must_work_and_the_rest_migrates(table: Table) -> None:
    table.gives("red", copper=9).works("red", "resources", 3)
    assert table.why_not("stop:resources") == "Y-3.6 must-work"
    table.play("fetch:wood")
    label = "Stop Take Resources: 2 unused workers become migrants"
    assert table.label("stop:resources") == label
    table.play("stop:resources")
    assert (table.player("red").working, table.player("red").top) == ((1, 0, 0), 2)


def test_Y_3_7_a_group_without_work_migrates(table: Table) -> None:
    table.played("red", "boats", "card_05", workers=3).played("red", "plant", "card_06", workers=2)
    table.state.actions[SEAT_OF["red"]] = 0b11000  # emperor and war have been used
    table.turn("red")
    assert table.options == ["migrate:boats", "migrate:plant"]
    assert table.why_not("send:boats") == "Y-3.7 no-work"
    table.play("migrate:boats")
    assert table.player("red").top == 3
    assert table.heard("group_sent_away") == [{"seat": "red", "rule": "Y-3.7", "workers": 3}]


def test_Y_3_8_bottom_migrants_join_up_to_four(table: Table) -> None:
    table.gives("red", copper=9).workers("red", bottom=3).works("red", "resources", 2)
    table.play("fetch:wood", "fetch:wood", "fetch:wood", "fetch:wood")
    assert table.question == ""
    red = table.player("red")
    assert (red.working, red.bottom, red.top) == ((4, 0, 0), 1, 0)
    assert table.refused("TakeResources", "red", "fetch:wood") == "Y-3.8 no-workers"


def test_Y_3_8_migrants_do_not_join_while_the_group_lasts(table: Table) -> None:
    table.gives("red", copper=9).workers("red", bottom=2).works("red", "resources", 2)
    table.play("fetch:wood", "stop:resources")
    assert (table.player("red").bottom, table.player("red").top) == (2, 1)


def test_Y_3_9_migrants_stay_and_eat(table: Table) -> None:
    table.workers("red", top=2, bottom=2).round_ends()
    assert (table.player("red").top, table.player("red").bottom) == (0, 4)
    assert table.player("red").food_due == 2


def test_Y_3_10_free_actions_go_between_the_steps_of_an_action(table: Table) -> None:
    table.plants("red", "hg_b1", "hg_c1").gives("red", wood=3).fights("red", "war_1", 2)
    table.advances("red", "war_coins").acts("red", "boats", 2).play("boat:boat_01")
    assert table.offers("peddle") == ["hg_b1", "hg_c1"]
    table.play("peddle:hg_b1", "use:war_coins", "boat:boat_02", "peddle:hg_c1")
    assert table.money("red") == (4, 0)
    assert table.player("red").boat == "boat_02"


def test_Q_15_a_card_may_bring_nobody(table: Table) -> None:
    table.without("red", cubes=15, discs=20, workers=0).holds("red", "card_05", "card_01")
    table.turn("red").play("play:card_05", "act:boats")
    assert table.player("red").fortunes[0].workers == 0
    table.holds("red", "card_01", "card_02").turn("red")
    assert table.offers("send") == []


def test_Q_39_the_tax_comes_when_repeats_are_used_up(table: Table) -> None:
    table.gives("red", wood=9).acts("red", "boats", 2).play("boat:boat_01")
    assert "tax:tax_space" not in table.options
    assert "tax:tax_space" in table.play("boat:boat_02").options


def test_Q_41_at_most_two_workers_are_left_over(table: Table) -> None:
    table.gives("red", copper=1).works("red", "resources", 3).play("fetch:wood")
    assert table.player("red").top == 2


def test_Q_42_who_holds_a_card_sends_nobody_away(table: Table) -> None:
    table.holds("red", "card_01", "card_09").played("red", "boats", "card_05", workers=3)
    table.state.actions[SEAT_OF["red"]] = 0b11000
    table.turn("red")
    assert table.options == ["play:card_01", "play:card_09"]
    assert table.why_not("migrate:boats") == "Y-3.7 card-left"


def test_Q_42_who_has_work_for_another_group_sends_nobody_away(table: Table) -> None:
    table.played("red", "boats", "card_05", workers=3).played("red", "plant", "card_08", workers=1)
    table.raw("red", "nanzhili_ne").factory("red", "factory_red_silk", "nz_b1", "nz_c1")
    table.state.actions[SEAT_OF["red"]] = 0b11000
    assert table.refused("ChooseTurn", "red", "migrate:plant") == "Y-3.7 may-work"
    table.turn("red")
    assert table.heard("group_sent")[0]["workers"] == 3  # nothing else could be chosen


def test_Q_74_who_has_neither_cards_nor_groups_is_skipped(table: Table) -> None:
    table.holds("red", "card_01", "card_02").holds("green", "card_01", "card_02").turns()
    assert table.asked == "red"
    table.play("play:card_01", "act:boats")
    assert table.asked == "green"


def test_Q_79_a_free_action_may_spoil_the_action(table: Table) -> None:
    table.crop("red", "nz_b1", "crop_tea_1").crop("red", "zj_b1", "crop_tea_2")
    table.advances("red", "emp_sale").market("jiangxi", "um_2").market("nanzhili", "um_1")
    table.market("zhejiang", "um_1").works("red", "ships", 2)
    table.play("use:emp_sale", "sell:nz_b1")
    assert table.state.boat_used == 1
    assert table.question == ""  # no boats are left: the group migrated
    assert table.player("red").top == 2
    assert table.state.actions[SEAT_OF["red"]] == 0b100
