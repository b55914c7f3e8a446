"""Chapter 4: turns, free actions, passing."""

from tests.games.tianxia.table import Table


def test_TX_4_1_one_of_four_turns() -> None:
    table = Table().gives("blue", wood=2, stone=2, rice=2, coin=2).turn("blue")
    assert table.offered("place", "worker", "pass") == [
        *("place:qin", "place:zhao", "place:yan", "place:wei", "place:han", "place:qi"),
        *("place:chu", "place:fortify", "place:train"),
        *("worker:barge_stone", "worker:barge_rice", "worker:barge_wood", "pass:turn_order"),
    ]


def test_TX_4_1_the_next_player_in_turn_order_follows() -> None:
    table = Table().ordered("orange", "blue", "purple").gives("blue", coin=1).turn("blue")
    table.play("worker:barge_rice", "end:turn_order")
    assert table.asked == "purple"


def test_TX_4_2_without_action_markers_only_barges_and_passing_are_left() -> None:
    table = Table().gives("blue", wood=3, coin=2).sold("blue", 3).turn("blue")
    assert table.offered("place", "worker", "pass") == [
        *("worker:barge_stone", "worker:barge_rice", "worker:barge_wood", "pass:turn_order"),
    ]
    assert table.why_not("place:qin") == "TX-4.1 no-marker"


def test_TX_4_3_free_actions_never_end_the_question() -> None:
    table = Table().tiles("blue", "rb_wood2", "rb_coin2").objectives("blue", "ob13").turn("blue")
    table.play("sell:action_marker", "use:rb_wood2", "cash:ob13")
    assert (table.asked, table.question) == ("blue", "ask-turn")
    assert table.has("blue") == {"wood": 2, "coin": 5}


def test_RU_60_markers_are_sold_from_supply_only() -> None:
    table = Table().marked("qin", "blue", "blue").turn("blue").play("sell:action_marker")
    assert table.why_not("sell:action_marker") == "TX-4.3 no-marker-to-sell"
    assert table.on("qin") == ["blue", "blue"]


def test_RU_60_selling_markers_and_then_passing_is_fine() -> None:
    table = Table().turn("blue")
    table.play("sell:action_marker", "sell:action_marker", "sell:action_marker", "pass:turn_order")
    assert table.has("blue") == {"coin": 6}
    assert table.asked != "blue"


def test_TX_4_4_who_has_passed_is_skipped_but_his_workers_can_be_pushed() -> None:
    table = Table().sold("blue", 3).barge("rice", "orange", "orange", "blue")
    table.gives("purple", coin=9).ordered("blue", "purple", "orange").turn("blue")
    assert table.asked == "purple"  # blue could only pass
    table.play("worker:barge_rice")
    assert (table.asked, table.question) == ("blue", "ask-fallen")
    table.play("merchant:m3a1", "end:turn_order", "pass:turn_order", "out:turn_order")
    assert table.asked == "purple"
    assert table.seen.next_order == (2, 1)


def test_TX_4_4_the_order_of_passing_is_the_next_turn_order() -> None:
    table = Table().sold("blue", 3).sold("purple", 3).sold("orange", 3)
    table.ordered("orange", "blue", "purple").gives("orange", coin=1).turn("orange")
    table.play("worker:barge_rice")
    passed = [(event["seat"], event["place"]) for event in table.heard("passed")]
    assert passed == [("blue", 1), ("purple", 2), ("orange", 3)]
    assert table.seen.order == (2, 0, 1)
    assert table.seen.round == 3


def test_TX_4_3_objectives_in_hand_stay_hidden_from_the_others() -> None:
    table = Table().objectives("blue", "ob13").turn("blue")
    (question,) = table.game.questions(table.state, 0)
    assert question.offers is not None
    assert all(not offer.choice.startswith("cash") for offer in question.offers)
    (own,) = table.game.questions(table.state, 2)
    assert own.offers is not None
    assert "cash:ob13" in [offer.choice for offer in own.offers]


def test_TX_4_3_m2a1_and_m2b1_change_resources_and_goods() -> None:
    table = Table().merchants("blue", "m2a1").gives("blue", stone=1).turn("blue")
    table.play("employ:m2a1", "gain:jewelry")
    assert table.has("blue") == {"jewelry": 1}
    table = Table().merchants("blue", "m2b1").gives("blue", silk=1).turn("blue")
    table.play("employ:m2b1", "gain:wood", "gain:wood")
    assert table.has("blue") == {"wood": 2}


def test_TX_4_3_a_merchant_action_needs_all_its_merchants() -> None:
    table = Table().merchants("blue", "m2a3", 1).turn("blue")
    assert table.why_not("employ:m2a3") == "TX-4.3 not-ready"
    table = Table().merchants("blue", "m2a3").turn("blue").play("employ:m2a3")
    assert table.has("blue") == {"coin": 3}
    assert table.filled("blue", "m2a3") == 0


def test_TX_4_2_workers_pushed_off_never_pay_for_as_many_new_ones() -> None:
    """Turns have no limit: whoever got the price of a Worker for each that falls might go on."""
    table = Table().merchants("blue", "m2a3").turn("blue")
    merchants = table.filled("blue", "m2a3")
    table.play("employ:m2a3")
    assert table.has("blue")["coin"] < merchants * table.box.worker_cost


def test_m2a2_and_m2b2_place_soldiers_where_a_battle_comes_or_not() -> None:
    table = Table().nomads("yanmen", 6, 5).merchants("blue", "m2a2").turn("blue")
    table.play("employ:m2a2")
    assert table.garrison("yanmen") == ["blue"]
    table = Table().nomads("yanmen", 6, 5).merchants("blue", "m2b2").turn("blue")
    table.play("employ:m2b2")
    assert table.options == ["soldier:longxi", "soldier:yunzhong", "soldier:liaoxi"]
    assert table.why_not("soldier:yanmen") == "TX-2.4 battle-there"


def test_m2a2_is_not_offered_without_a_battle() -> None:
    table = Table().merchants("blue", "m2a2").turn("blue")
    assert table.why_not("employ:m2a2") == "TX-2.4 no-battle-ahead"


def test_m1a3_repeats_the_reward_of_step_5() -> None:
    table = Table().forget_start().merchants("blue", "m1a3").stands("blue", blue=6, red=4)
    table.turn("blue").play("employ:m1a3")
    assert table.vp("blue") == 5
    table = Table().merchants("blue", "m1a3").stands("blue", blue=4).turn("blue")
    assert table.why_not("employ:m1a3") == "TX-6.1 none-reached"


def test_m1b1_draws_an_objective_and_discards_one() -> None:
    table = Table().merchants("blue", "m1b1").objectives("blue", "ob01").turn("blue")
    table.play("employ:m1b1")
    assert table.question == "ask-discard"
    table.play("drop:ob01")
    assert table.has("blue") == {"stone": 1}
    assert table.seen.objective_discard == ("ob01",)
    assert len(table.hand("blue")) == 1


def test_m1b3_gains_a_good_per_high_track() -> None:
    table = Table().merchants("blue", "m1b3").stands("blue", white=4, red=6, black=3).turn("blue")
    table.play("employ:m1b3", "gain:silk", "gain:helmet")
    assert table.has("blue") == {"silk": 1, "helmet": 1}
    table = Table().merchants("blue", "m1b3").stands("blue", white=3).turn("blue")
    assert table.why_not("employ:m1b3") == "TX-6.1 tracks-too-low"


def test_m3a3_and_m3b3_gain_resources() -> None:
    table = Table().merchants("blue", "m3a3").turn("blue").play("employ:m3a3")
    assert table.has("blue") == {"wood": 1, "stone": 1, "rice": 1}
    table = Table().merchants("blue", "m3b3").turn("blue").play("employ:m3b3", "gain:rice")
    assert table.has("blue") == {"rice": 2}


def test_RU_70_m4a3_gives_the_whole_benefit_twice_for_one_card() -> None:
    table = Table().merchants("blue", "m4a3").objectives("blue", "ob13", "ob07").turn("blue")
    table.play("employ:m4a3", "drop:ob13")
    assert table.has("blue") == {"coin": 6}
    assert table.hand("blue") == ["ob07"]


def test_RU_62_a_passive_gained_in_the_turn_works_at_once() -> None:
    table = Table().building("wei_1", "p02").gives("blue", wood=2, rice=1).turn("blue")
    table.play("place:wei", "install:wei_1", "exchange:rice", "amount:crate_1", "gain:jewelry")
    assert table.has("blue") == {"silk": 1, "jewelry": 1}
