"""The worked examples of the dossier, T1 to T18."""

import pytest

from tests.games.tianxia.table import Table


def test_T_1_and_TX_2_2_the_card_of_the_set_up_example() -> None:
    table = Table().now(1).next_nomads("nn_01").runs("RevealNomads")
    moved = {(s.id, s.chief, s.strength) for s in table.seen.sections}
    assert moved == {("longxi", 4, 5), ("yunzhong", 3, 6), ("yanmen", 2, 6), ("liaoxi", 1, 7)}
    assert table.told("battles_ahead")["sections"] == ()


def test_T_1_and_TX_2_3_two_steps_more_in_round_4_and_both_tracks_end() -> None:
    table = Table().now(4).nomads("yanmen", chief=3, strength=19)
    table.state.nomads, table.state.nomad_pile = [13, 14, 15], (1 << 13) - 1
    table.next_nomads("nn_03").runs("RevealNomads")
    yanmen = table.section("yanmen")
    assert (yanmen.chief, yanmen.strength, yanmen.battle) == (6, 20, True)
    assert "yanmen" in table.told("battles_ahead")["sections"]


def income_with_barges() -> Table:
    table = Table().barge("stone", "orange", "blue", "purple").barge("rice", "blue", "orange")
    table.barge("wood", "blue", "purple", "orange").ordered("purple", "orange", "blue")
    s = table.state
    s.agenda.clear()
    s.follow(
        (table.game.steps["CollectBarges"], -1, 0),
        (table.game.steps["CollectIncome"], -1, 0),
        (table.game.steps["AddNeutralWorkers"], -1, 0),
    )
    return table.settle()


def test_T_2_and_TX_3_1_and_TX_3_3_income_with_barges() -> None:
    table = income_with_barges()
    assert table.has("orange") == {"stone": 1, "rice": 1, "wood": 1}
    assert table.has("blue") == {"stone": 1, "rice": 1, "wood": 1}
    assert table.has("purple") == {"stone": 1, "wood": 1}
    assert (table.asked, table.question) == ("purple", "ask-fallen")
    table.play("merchant:m1a3")
    assert (table.asked, table.question) == ("orange", "ask-fallen")
    table.play("merchant:m2a1")
    assert table.workers("stone") == ["neutral", "orange", "blue"]
    assert table.workers("rice") == ["neutral", "blue", "orange"]
    assert table.workers("wood") == ["neutral", "blue", "purple"]
    assert table.seen.neutrals == 6
    assert (table.filled("purple", "m1a3"), table.filled("orange", "m2a1")) == (1, 1)


def test_T_3_and_TX_5_2_region_wei() -> None:
    table = Table().banner("ring_han_wei", "black").bonus("wei_2", "rb_rice2")
    table.gives("blue", wood=2).turn("blue")
    table.play("place:wei", "banner:bn_black", "install:wei_2", "use:rb_rice2")
    table.play("exchange:rice", "amount:crate_2", "finish:wei")
    assert table.has("blue") == {"wood": 1, "coin": 1, "silk": 2}
    assert table.step("blue", "black") == 1
    assert table.governors("wei_2") == ["blue"]
    assert (table.used("blue"), table.unused("blue")) == (["rb_rice2"], [])
    assert table.player("blue").markers == 2
    assert (table.on("wei"), table.on("han")) == (["blue"], [])


def test_T_4_and_TX_8_2_fortify() -> None:
    table = Table().tower("liaoxi", "orange").gives("orange", stone=7).turn("orange")
    table.play("place:fortify", "advance:track_red", "wall:longxi", "tower:yunzhong")
    assert table.has("orange") == {}
    assert table.offered("wall", "tower") == []
    assert (table.section("longxi").defense, table.section("yunzhong").defense) == (1, 2)
    assert table.step("orange", "red") == 1


def test_T_5_and_TX_9_1_barge() -> None:
    table = Table().barge("stone", "orange", "blue", "purple").gives("purple", coin=2)
    meeples = table.meeples("purple")
    table.turn("purple")
    assert table.details("worker:barge_stone")["coins"] == 2
    table.play("worker:barge_stone")
    assert (table.asked, table.question) == ("purple", "ask-fallen")
    table.play("merchant:m1a2")
    assert table.workers("stone") == ["purple", "orange", "blue"]
    assert table.has("purple") == {"stone": 1}
    assert table.meeples("purple") == meeples - 1


def passing(coins: int) -> Table:
    table = Table().jade("purple", "ox", "horse").gives("purple", coin=coins).sold("purple", 3)
    table.display("rb_jade_tiger", "rb_wood2", "rb_coin2", "rb_jade_ox").turn("purple")
    return table.play("pass:turn_order", "pick:display_1")


def test_T_6_and_TX_7_2_pass_and_advance_twice_for_three_figurines() -> None:
    table = passing(3)
    assert table.seen.next_order == (0,)
    assert table.player("purple").jades == ("jade_ox", "jade_horse", "jade_tiger")
    assert table.details("advance:track_red")["coins"] == 1
    table.play("advance:track_red")
    assert table.details("advance:track_red")["coins"] == 2
    table.play("advance:track_red")
    assert table.has("purple") == {}
    assert table.step("purple", "red") == 2
    assert table.asked != "purple"


def test_T_6_and_TX_7_2_the_second_advance_is_not_offered_with_one_coin() -> None:
    table = passing(2).objectives("purple", "ob01")
    table.play("advance:track_red")
    assert (table.asked, table.question) == ("purple", "ask-jade")
    assert table.offered("advance") == []
    assert table.why_not("advance:track_red") == "TX-7.2 no-coins"


def test_T_6_and_TX_7_2_merchant_3b_makes_four_advances_cost_four_coins() -> None:
    table = Table().jade("purple", "ox", "horse", "tiger", "crane", "phoenix", "dragon")
    table.merchants("purple", "m3b2").gives("purple", coin=4).turn("purple")
    table.play("pass:turn_order", "employ:m3b2")
    prices = []
    for track in ("red", "red", "blue", "white"):
        prices.append(table.details(f"advance:track_{track}")["coins"])
        table.play(f"advance:track_{track}")
    assert prices == [0, 1, 1, 2]
    assert table.has("purple") == {}


def battle_of_yunzhong() -> Table:
    table = Table().forget_start().building("zhao_1", "p06").nomads("yunzhong", 6, 10)
    table.tower("yunzhong", "blue").walls("yunzhong", "blue")
    table.soldiers("yunzhong", "blue", "orange", "blue", "orange", "orange")
    table.governs("blue", "zhao_1", "wei_1").governs("orange", "wei_1").now(3)
    table.state.round = 2
    table.state.nomads = [0, 1]
    return table


def test_T_7_and_TX_10_5_and_TX_10_6_battle() -> None:
    table = battle_of_yunzhong()
    forecast = table.section("yunzhong").forecast
    assert (forecast.points, forecast.raided, forecast.left) == ((0, 7, 15), ("zhao_1",), 0)
    assert forecast.parts == ((0, 0, 0, 0), (4, 0, 3, 0), (7, 4, 2, 2))
    table.runs("Attack")
    assert (table.vp("blue"), table.vp("orange"), table.vp("purple")) == (15, 7, 0)
    ranked = {e["seat"]: (e["strength"], e["points"]) for e in table.heard("defender_ranked")}
    assert ranked == {"blue": (5, 7), "orange": (3, 4)}
    assert table.told("defence_paid")["points"] == 4
    left = {e["seat"]: e["points"] for e in table.heard("soldiers_left")}
    assert left == {"blue": 2, "orange": 3}
    assert table.told("raided") == {
        "rule": "TX-10.6",
        "slot": "zhao_1",
        "region": "zhao",
        "building": "p06",
        "seats": ("blue",),
        "n": 3,
        "fallen": 1,
    }
    assert table.slot("zhao_1").token
    assert table.slot("zhao_1").bonus is not None
    assert table.governors("zhao_1") == []
    assert table.governors("wei_1") == ["blue", "orange"]
    assert table.told("governors_protected") == {
        "seat": "blue",
        "rule": "TX-10.8",
        "n": 2,
        "points": 2,
    }
    yunzhong = table.section("yunzhong")
    assert (yunzhong.chief, yunzhong.strength, yunzhong.defense) == (0, 6, 3)


def test_T_8_the_battle_of_the_example_can_be_reached() -> None:
    table = Table().now(1).next_nomads("nn_09").runs("RevealNomads")
    table.state.round = 2
    table.next_nomads("nn_10").runs("RevealNomads")
    yunzhong = table.section("yunzhong")
    assert (yunzhong.chief, yunzhong.strength) == (6, 10)


def dear_building() -> Table:
    table = Table().building("qin_1", "p16").governs("orange", "qin_1").token("qin_1")
    return table.gives("blue", wood=5)


def test_T_9_and_TX_5_4_install_price() -> None:
    table = dear_building().turn("blue").play("place:qin")
    assert table.details("install:qin_1")["wood"] == 5


def test_T_9_and_TX_5_5_install_price_with_p03() -> None:
    table = dear_building().governs("blue", "p03").turn("blue").play("place:qin")
    assert table.details("install:qin_1")["wood"] == 4


def test_T_9_install_price_with_p03_and_m1b2() -> None:
    table = dear_building().governs("blue", "p03").merchants("blue", "m1b2")
    table.turn("blue").play("place:qin", "install:qin_1")
    assert table.details("employ:m1b2")["price"] == ("wood",) * 2
    table.play("employ:m1b2")
    assert table.has("blue") == {"wood": 3}
    assert table.filled("blue", "m1b2") == 0


def test_T_9_and_RU_17_a_governor_tile_asks_no_wood_and_two_coins() -> None:
    table = dear_building().tiles("blue", "rb_governor").gives("blue", coin=2).turn("blue")
    table.play("use:rb_governor")
    assert table.details("install:qin_1")["wood"] == 0
    table.play("install:qin_1")
    assert table.has("blue") == {"wood": 5}
    assert table.governors("qin_1") == ["orange", "blue"]
    assert table.used("blue") == ["rb_governor"]


def crowded_qi() -> Table:
    table = Table().marked("qi", "blue", "orange", "purple").gives("blue", wood=3, coin=3)
    return table.building("qi_1", "i02")


def test_T_10_and_TX_5_1_marker_price_counts_all_colours() -> None:
    assert crowded_qi().turn("blue").details("place:qi")["coins"] == 3


def test_T_10_and_TX_5_1_p08_makes_markers_free() -> None:
    table = crowded_qi().governs("blue", "p08").turn("blue")
    assert table.details("place:qi")["coins"] == 0


def test_T_10_and_RU_51_m4a1_costs_exactly_one_coin() -> None:
    table = crowded_qi().merchants("blue", "m4a1").turn("blue").play("place:qi")
    assert table.options == ["pay:coin", "employ:m4a1"]
    table.play("employ:m4a1")
    assert table.has("blue")["coin"] == 2


def test_T_11_and_TX_6_1_p11_makes_two_steps_and_step_5_rewards_once() -> None:
    table = Table().stands("blue", white=4).governs("blue", "p11").gives("blue", rice=2)
    table.nomads("longxi", 0, 5).turn("blue").play("place:train", "advance:track_white")
    assert table.question == "ask-soldier"
    table.play("soldier:longxi", "weaken:longxi")
    assert table.step("blue", "white") == 6
    assert table.section("longxi").strength == 3
    assert table.question == "ask-train"


def test_T_12_and_TX_5_7_exchange_in_han() -> None:
    table = Table().marked("han", "orange").gives("blue", coin=4).governs("blue", "p02")
    table.turn("blue").play("place:han", "exchange:coin")
    assert table.offered("amount") == ["amount:crate_1", "amount:crate_2", "amount:crate_3"]
    table.play("amount:crate_2", "gain:silk", "gain:silk", "gain:jewelry")
    assert table.has("blue") == {"coin": 1, "silk": 2, "jewelry": 1}
    assert table.question == "ask-region"


def test_T_13_and_TX_12_2_final_scoring() -> None:
    table = Table().jade("blue", "ox", "horse", "tiger", "crane")
    table.stands("purple", red=8, blue=6).stands("orange", red=7)
    table.stands("blue", white=9, red=5, blue=4).gives("blue", wood=3, silk=2, coin=6)
    sheet = table.sheet("blue")
    assert sheet["jade"] == 10
    assert (sheet["rank_white"], sheet["rank_red"], sheet["rank_blue"]) == (7, 2, 2)
    assert "rank_black" not in sheet
    assert sheet["leftovers"] == 2


def broken_through() -> Table:
    table = Table().nomads("yunzhong", 6, 13).gives("blue", coin=2).prestige_is("blue", 5)
    return table.ordered("blue", "orange", "purple").runs("Attack")


@pytest.mark.parametrize(
    ("coins", "vp"),
    [(("pay:coin", "pay:coin"), 2), (("pay:coin", "lose:vp", "lose:vp"), 0)],
)
def test_T_14_and_TX_10_7_loss_in_coins_or_prestige(coins: tuple[str, ...], vp: int) -> None:
    table = broken_through()
    assert (table.asked, table.options) == ("blue", ["pay:coin", "lose:vp"])
    table.play(*coins)
    assert table.vp("blue") == vp


def test_T_14_and_RU_24_prestige_is_never_below_0() -> None:
    table = broken_through().play("lose:vp", "lose:vp", "lose:vp")
    assert (table.vp("blue"), table.has("blue")) == (0, {"coin": 2})


def neutral_house_trains() -> Table:
    table = Table(2).nomads("yanmen", 6, 9).nomads("liaoxi", 6, 8)
    table.soldiers("yanmen", "purple", "orange", "purple", "orange")
    table.soldiers("liaoxi", "purple", "orange")
    table.state.order_pile = 1 << 4
    return table.turn("blue")


def test_T_15_and_TX_14_5_the_neutral_house_trains_where_the_nomads_lead_most() -> None:
    table = neutral_house_trains()
    assert table.told("order_drawn")["order"] == "ro_05"
    aimed = table.told("rival_aimed_battle")
    assert (aimed["section"], aimed["strength"], aimed["defense"]) == ("liaoxi", 8, 2)
    assert table.garrison("liaoxi") == ["purple", "orange", "blue", "blue"]
    assert table.step("blue", "white") == 1
    assert table.workers("rice") == ["blue"]


def silk_for_qi() -> Table:
    table = Table().ship("port_qi", "ship_04", "d27", "pd_silk").gives("purple", silk=1)
    return table.sits_at("purple", "3b").building("qi_1", "i02").governs("purple", "qi_1")


def test_T_16_and_TX_5_8_a_discount_that_is_needed() -> None:
    table = silk_for_qi().merchants("purple", "m3b1").turn("purple").play("place:qi")
    table.play("ship:port_qi")
    assert table.offered("deliver", "sail", "employ") == ["employ:m3b1"]
    table.play("employ:m3b1", "deliver:port_qi_2")
    table.play("sail:port_qi", "finish:qi")
    assert table.has("purple") == {"rice": 1, "coin": 1}
    assert table.vp("purple") == 15
    assert table.ship_at("port_qi").shipping == (1, 0, 0)
    assert table.ship_at("port_qi").markers == (-1, 0, -1)


def test_T_16_without_the_merchant_shipping_is_not_legal() -> None:
    table = silk_for_qi().turn("purple")
    assert table.why_not("place:qi") == "TX-5.2 no-action"


def last_meeple(meeples: int) -> Table:
    table = Table().governs("blue", "p05").sits_at("blue", "2a").gives("blue", wood=2)
    return table.supply("blue", meeples).turn("blue").play("place:qin")


def test_T_17_and_RU_53_the_last_meeple_becomes_the_governor() -> None:
    table = last_meeple(1)
    assert "trigger:p05" not in table.options
    table.play("install:qin_1")
    assert table.meeples("blue") == 0
    assert all(m.filled == 0 for m in table.player("blue").merchants)


def test_T_17_and_TX_1_4_with_two_meeples_p05_may_come_first() -> None:
    table = last_meeple(2)
    assert "trigger:p05" in table.options
    table.play("trigger:p05", "merchant:m2a1", "install:qin_1")
    assert table.meeples("blue") == 0
    assert table.filled("blue", "m2a1") == 1


def test_T_18_and_TX_1_2_payment_unit_by_unit() -> None:
    table = Table().tiles("blue", "rb_res2_to_good2").gives("blue", wood=1, rice=2).turn("blue")
    table.play("use:rb_res2_to_good2")
    assert table.options == ["pay:wood", "pay:rice"]
    table.play("pay:wood")  # the second unit can only be Rice
    assert table.question == "ask-good"
    table.play("gain:silk", "gain:helmet")
    assert table.has("blue") == {"rice": 1, "silk": 1, "helmet": 1}


def full_jade_board() -> Table:
    return Table().jade("blue", "ox", "ox", "horse", "tiger", "crane", "phoenix")


def test_T_18_and_RU_32_a_full_jade_board_takes_no_other_figurine() -> None:
    table = full_jade_board().display("rb_jade_dragon", "rb_wood2", "rb_stone2")
    table.turn("blue").play("pass:turn_order")
    assert table.options == ["pick:display_2", "pick:display_3"]
    assert table.why_not("pick:display_1") == "TX-7.3 jade-full"
    assert table.sheet("blue")["jade"] == 21


def test_T_18_and_TX_7_3_at_a_building_the_seventh_figurine_is_discarded() -> None:
    table = full_jade_board().bonus("qin_1", "rb_jade_dragon").gives("blue", wood=2)
    table.turn("blue").play("place:qin", "install:qin_1")
    assert table.told("jade_discarded")["jade"] == "jade_dragon"
    assert len(table.player("blue").jades) == 6
