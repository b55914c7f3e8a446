"""Chapter 5: the Shipping action."""

from tests.games.tianxia.table import Table


def yan(**goods: int) -> Table:
    """Blue may ship in Yan: ship_01 with d01 (the port's Silk for 1 Coin and 2 VP)."""
    return Table().gives("blue", **goods)


def loading(table: Table, region: str = "yan") -> Table:
    return table.turn("blue").play(f"place:{region}", f"ship:port_{region}")


def test_TX_5_8_a_delivery_pays_covers_and_rewards_twice() -> None:
    table = loading(yan(silk=3)).play("deliver:port_yan_3")
    assert table.has("blue") == {"silk": 2, "coin": 1}
    assert table.vp("blue") == 14
    assert table.ship_at("port_yan").markers == (-1, -1, 2)
    assert table.ship_at("port_yan").shipping == (0, 0, 1)
    table.play("deliver:port_yan_2")
    assert table.has("blue") == {"silk": 1, "coin": 3}
    assert table.player("blue").deliveries == 5
    assert table.player("blue").shipping_left == 6


def test_TX_5_8_a_covered_space_takes_no_second_marker() -> None:
    table = loading(yan(silk=2).delivered("orange", "port_yan", 1))
    assert table.why_not("deliver:port_yan_1") == "TX-5.8 space-covered"
    assert table.why_not("deliver:port_qi_1") == "TX-5.8 other-ship"


def test_RU_10_a_shipping_action_needs_a_delivery() -> None:
    table = loading(yan(silk=2))
    assert table.why_not("sail:port_yan") == "TX-5.8 deliver-first"
    table.play("deliver:port_yan_2")
    assert "sail:port_yan" in table.options


def test_TX_5_8_fixed_goods_first_then_any_goods_unit_by_unit() -> None:
    table = yan(silk=1, helmet=1, jewelry=1).ship("port_yan", "ship_02", "d21", "pd_silk")
    loading(table).play("deliver:port_yan_2")
    assert table.has("blue") == {"helmet": 1, "jewelry": 1}  # the port's Silk is paid
    table.play("pay:jewelry")  # the last unit can only be the Helmet
    assert table.has("blue") == {"coin": 1}
    assert table.vp("blue") == 10 + 5 + 2


def test_TX_5_8_the_order_of_two_rewards_that_ask_is_chosen() -> None:
    table = yan(silk=1).ship("port_yan", "ship_10", "d05", "pd_silk")
    loading(table).play("deliver:port_yan_1")
    assert table.options == ["reward:port_yan_1", "reward:port_yan_demand"]
    table.play("reward:port_yan_1")
    assert table.question == "ask-resource"
    table.play("gain:wood")
    assert table.question == "ask-weaken"


def test_TX_5_9_the_wave_ship_is_reached_by_its_tile_only() -> None:
    table = yan(helmet=2).tiles("blue", "rb_wave_ship").turn("blue").play("use:rb_wave_ship")
    assert table.offered("deliver") == ["deliver:wave_1", "deliver:wave_2", "deliver:wave_3"]
    table.play("deliver:wave_2")
    assert table.question == "ask-turn"
    assert table.player("blue").shipping_left == 7
    assert table.ship_at("wave").markers == (-1, 2, -1)
    assert table.used("blue") == ["rb_wave_ship"]


def test_TX_5_9_p13_and_the_bonus_shipping_tile_never_reach_the_wave() -> None:
    table = yan(silk=2, helmet=2, jewelry=2).governs("blue", "p13")
    table.reward_tile("blue", "bonus_shipping").turn("blue").play("use:bonus_shipping")
    assert table.options == ["ship:port_yan", "ship:port_qi", "ship:port_chu"]
    table = yan(silk=2).governs("blue", "p13").turn("blue").play("place:yan")
    assert table.why_not("ship:wave") == "TX-5.9 not-in-port"


def test_TX_5_10_and_RU_11_without_shipping_markers_only_the_wave_is_left() -> None:
    table = yan(silk=2).shipped("blue", "port_qi", 7).governs("blue", "yan_1").turn("blue")
    assert table.why_not("place:yan") == "TX-5.2 no-action"
    table = yan(silk=2).shipped("blue", "port_qi", 7).tiles("blue", "rb_wave_ship").turn("blue")
    table.play("use:rb_wave_ship", "deliver:wave_2")
    assert table.ship_at("wave").markers == (-1, 2, -1)


def test_TX_5_10_without_delivery_markers_no_delivery() -> None:
    table = yan(silk=2).delivered("blue", "port_qi", 1, 2, 3).delivered("blue", "port_chu", 1, 2, 3)
    table.delivered("blue", "wave", 1).governs("blue", "yan_1").turn("blue")
    assert table.why_not("place:yan") == "TX-5.2 no-action"


def test_TX_5_11_and_RU_12_p13_ships_in_any_port_with_that_ports_marker_and_good() -> None:
    table = yan(helmet=1).governs("blue", "p13").turn("blue").play("place:yan", "ship:port_qi")
    table.play("deliver:port_qi_2")
    assert table.ship_at("port_qi").shipping == (0, 0, 1)
    assert table.ship_at("port_yan").shipping == (0, 0, 0)
    assert "helmet" not in table.has("blue")


def test_TX_5_11_without_p13_only_the_own_port() -> None:
    table = yan(silk=1, helmet=1).turn("blue").play("place:yan")
    assert table.why_not("ship:port_qi") == "TX-5.11 not-this-port"


def test_RU_13_p14_removes_any_marker_first_and_must_on_a_full_ship() -> None:
    table = yan(silk=1).governs("blue", "p14").delivered("orange", "port_yan", 1, 2)
    table.delivered("purple", "port_yan", 3)
    loading(table)
    assert table.options == ["remove:port_yan_1", "remove:port_yan_2", "remove:port_yan_3"]
    assert table.why_not("leave:port_yan") == "TX-5.10 must-remove"
    table.play("remove:port_yan_3", "deliver:port_yan_3")
    assert table.ship_at("port_yan").markers == (1, 1, 2)
    assert table.player("purple").deliveries == 7


def test_RU_13_p14_may_leave_a_ship_with_room_and_works_once() -> None:
    table = yan(silk=2).governs("blue", "p14").delivered("orange", "port_yan", 1)
    loading(table)
    assert table.options == ["leave:port_yan", "remove:port_yan_1"]
    assert table.why_not("remove:port_yan_2") == "TX-1.4 nothing-to-remove"
    table.play("leave:port_yan")
    assert table.question == "ask-deliver"


def test_TX_5_10_p14_gives_an_own_marker_back_to_whoever_has_none() -> None:
    table = yan(silk=1).governs("blue", "p14").delivered("blue", "port_yan", 1)
    table.delivered("orange", "port_yan", 2).delivered("blue", "port_qi", 1, 2, 3)
    table.delivered("blue", "port_chu", 1, 2, 3)
    loading(table)
    assert table.question == "ask-deliver"  # only one's own marker could be removed
    assert table.ship_at("port_yan").markers == (-1, 1, -1)


def test_RU_14_p15_gains_the_leftmost_uncovered_reward_after_the_deliveries() -> None:
    table = yan(silk=1).governs("blue", "p15").ship("port_yan", "ship_02", "d03", "pd_silk")
    loading(table).play("deliver:port_yan_1", "sail:port_yan")
    assert table.vp("blue") == 12
    assert table.has("blue") == {"coin": 2, "wood": 1}


def test_RU_14_p15_may_come_first_and_works_once() -> None:
    table = yan(silk=1).governs("blue", "p15").ship("port_yan", "ship_02", "d03", "pd_silk")
    loading(table).play("trigger:p15")
    assert table.has("blue") == {"silk": 1, "wood": 1}
    assert table.why_not("trigger:p15") == "TX-1.4 passive-used"
    table.play("deliver:port_yan_2", "sail:port_yan")
    assert table.has("blue") == {"wood": 1, "coin": 2}


def test_RU_14_p15_works_for_the_wave_tile_too() -> None:
    table = yan(silk=1).governs("blue", "p15").tiles("blue", "rb_wave_ship")
    table.turn("blue").play("use:rb_wave_ship", "deliver:wave_3")
    assert table.has("blue") == {"coin": 2, "wood": 1, "rice": 1}  # ship_04: Rice is leftmost


def test_RU_15_m3a1_cancels_one_good_of_the_players_choice_once() -> None:
    table = yan(silk=3, helmet=3).merchants("blue", "m3a1")
    table.ship("port_yan", "ship_02", "d09", "pd_silk")
    loading(table).play("employ:m3a1", "deliver:port_yan_1")
    assert table.options == ["waive:pd_silk", "waive:port_yan_demand", "hold:m3a1"]
    table.play("waive:port_yan_demand", "weaken:longxi")
    assert table.has("blue")["helmet"] == 3
    table.play("deliver:port_yan_2", "weaken:longxi")
    assert (table.has("blue")["silk"], table.has("blue")["helmet"]) == (1, 2)


def test_RU_15_m3a1_offers_one_of_two_goods_of_the_same_kind() -> None:
    table = yan(silk=3).merchants("blue", "m3a1").ship("port_yan", "ship_02", "d27", "pd_silk")
    loading(table).play("employ:m3a1", "deliver:port_yan_1")
    assert table.options == ["waive:pd_silk", "hold:m3a1"]
    assert table.why_not("waive:port_yan_demand") == "TX-5.8 not-waivable"
    table.play("hold:m3a1", "deliver:port_yan_2")
    assert table.has("blue")["rice"] == 2  # the last Silk was paid with the discount
    assert "silk" not in table.has("blue")


def test_RU_15_m3a1_does_not_work_in_qi() -> None:
    table = Table().gives("blue", helmet=2).merchants("blue", "m3a1")
    loading(table, "qi")
    assert "employ:m3a1" not in table.options
    assert table.why_not("employ:m3a1") == "TX-5.8 no-discount"


def test_RU_15_m4a2_and_m4b2_work_for_each_delivery() -> None:
    table = yan(silk=2).merchants("blue", "m4a2").ship("port_yan", "ship_02", "d09", "pd_silk")
    loading(table)
    assert table.offered("deliver") == []
    table.play("employ:m4a2", "deliver:port_yan_1", "weaken:longxi", "deliver:port_yan_2")
    table.play("weaken:longxi")
    assert "silk" not in table.has("blue")
    table = yan(helmet=2).merchants("blue", "m4b2").ship("port_yan", "ship_02", "d09", "pd_silk")
    loading(table).play("employ:m4b2", "deliver:port_yan_1", "weaken:longxi")
    assert table.has("blue")["helmet"] == 1
    assert table.offered("deliver") == ["deliver:port_yan_2", "deliver:port_yan_3"]


def test_RU_15_m4a2_is_not_offered_where_it_saves_nothing() -> None:
    table = loading(yan(silk=2).merchants("blue", "m4a2"))
    assert "employ:m4a2" not in table.options


def test_RU_72_a_merchant_that_becomes_ready_on_the_way_may_be_switched_on() -> None:
    table = yan(silk=3, jewelry=1).merchants("blue", "m4b2", 1)
    table.ship("port_yan", "ship_05", "d13", "pd_silk")
    loading(table).play("deliver:port_yan_3")
    table.play("merchant:m4b2")
    table.gives("blue", jewelry=1)
    assert "employ:m4b2" in table.options


def test_RU_73_who_gives_the_goods_away_gets_the_marker_back() -> None:
    table = yan(silk=1).tiles("blue", "rb_good_to_res2")
    loading(table).play("use:rb_good_to_res2", "gain:wood", "gain:wood")
    assert table.offered("deliver", "sail") == ["sail:port_yan"]
    table.play("sail:port_yan")
    assert table.player("blue").shipping_left == 7
    assert table.question == "ask-region"
    table.gives("blue", silk=1)
    assert table.why_not("ship:port_yan") == "TX-5.2 done-already"


def test_RU_61_no_shipping_inside_a_shipping_action() -> None:
    table = yan(silk=3).tiles("blue", "rb_wave_ship").reward_tile("blue", "bonus_shipping")
    loading(table)
    assert table.why_not("use:rb_wave_ship") == "TX-4.3 one-at-a-time"
    assert table.why_not("use:bonus_shipping") == "TX-4.3 one-at-a-time"


def test_TX_11_1_the_bonus_shipping_tile_works_once_with_a_marker() -> None:
    table = yan(helmet=2).reward_tile("blue", "bonus_shipping").turn("blue")
    table.play("use:bonus_shipping")
    assert table.question == "ask-deliver"  # only the Ship in Qi was open
    table.play("deliver:port_qi_2", "sail:port_qi")
    assert table.question == "ask-turn"
    assert table.player("blue").bonus_shipping == 2
    assert table.ship_at("port_qi").shipping == (0, 0, 1)
    assert table.why_not("use:bonus_shipping") == "TX-11.1 no-reward-tile"


def test_TX_5_8_the_port_demand_any_takes_a_good_of_choice() -> None:
    table = yan(helmet=1, jewelry=1).ship("port_yan", "ship_02", "d03", "pd_any")
    loading(table).play("deliver:port_yan_2")
    assert table.options == ["pay:helmet", "pay:jewelry"]
    assert table.why_not("pay:wood") == "TX-1.2 wrong-kind"
    assert table.why_not("pay:silk") == "TX-1.2 not-held"


def test_RU_48_and_RU_59_ships_move_up_with_their_markers_and_one_lies_at_each_position() -> None:
    table = Table().delivered("orange", "port_qi", 1, 2, 3).delivered("blue", "wave", 2)
    table.state.next_order = [0, 1, 2]
    table.runs("CleanUp")
    assert [table.ship_at(p).ship for p in ("port_yan", "port_qi")] == ["ship_03", "ship_04"]
    assert table.ship_at("port_qi").markers == (-1, 2, -1)
    assert table.player("orange").deliveries == 7
    assert [event["position"] for event in table.heard("ship_left")] == ["port_yan", "port_qi"]
    moved = [(event["old"], event["position"]) for event in table.heard("ship_moved")]
    assert moved == [("port_chu", "port_yan"), ("wave", "port_qi")]
    assert all(ship.ship is not None for ship in table.seen.ships)
    assert [ship.port_demand for ship in table.seen.ships] == [
        *("pd_silk", "pd_helmet", "pd_jewelry", "pd_any"),
    ]


def test_RU_47_a_position_stays_empty_when_no_ship_is_left() -> None:
    table = Table()
    s = table.state
    s.ships_out |= s.ship_pile
    s.ship_pile, s.next_order = 0, [0, 1, 2]
    table.runs("CleanUp")
    assert table.ship_at("wave").ship is None
    table.gives("blue", silk=5).tiles("blue", "rb_wave_ship").turn("blue")
    assert table.why_not("use:rb_wave_ship") == "TX-5.8 no-ship"
