"""Chapter 5: the Region turn, installing and exchanging."""

import pytest

from dynasty.games.tianxia.names import REGIONS
from tests.games.tianxia.table import Table


def test_TX_5_1_and_RU_1_every_region_has_its_own_action_space() -> None:
    table = Table().marked("han", "orange", "purple").marked("fortify", "orange")
    table.gives("blue", wood=3, rice=2, stone=2, coin=5).turn("blue")
    assert table.details("place:han")["coins"] == 2
    assert table.details("place:wei")["coins"] == 0
    assert table.details("place:fortify")["coins"] == 1
    assert table.details("place:train")["coins"] == 0


def test_TX_5_1_own_markers_count_too_and_a_second_visit_is_allowed() -> None:
    table = Table().marked("qin", "blue").gives("blue", stone=1, coin=1).turn("blue")
    table.play("place:qin")
    assert table.on("qin") == ["blue", "blue"]
    assert table.has("blue") == {"stone": 1}


def test_TX_5_1_a_marker_that_cannot_be_paid_is_refused() -> None:
    table = Table().marked("qin", "orange", "purple").gives("blue", stone=1, coin=1).turn("blue")
    assert table.why_not("place:qin") == "TX-5.1 no-coins"


def test_RU_51_m4a1_works_on_military_spaces_and_not_for_a_price_of_one() -> None:
    table = Table().marked("train", "orange", "purple").merchants("blue", "m4a1")
    table.gives("blue", rice=2, coin=2).turn("blue").play("place:train")
    assert table.options == ["pay:coin", "employ:m4a1"]
    table = Table().marked("train", "orange").merchants("blue", "m4a1")
    table.gives("blue", rice=2, coin=2).turn("blue").play("place:train")
    assert table.question == "ask-military-track"
    assert table.filled("blue", "m4a1") == 1


def test_TX_5_1_m4a1_is_forced_where_the_usual_price_spends_what_the_action_needs() -> None:
    table = Table().marked("han", "orange", "purple").merchants("blue", "m4a1")
    table.gives("blue", coin=2).turn("blue").play("place:han")
    assert table.question == "ask-region"
    assert table.has("blue") == {"coin": 1}
    assert table.filled("blue", "m4a1") == 0


def test_TX_5_2_and_RU_6_the_benefit_is_due_and_the_banner_is_not() -> None:
    table = Table().gives("blue", wood=3).building("yan_1", "i02").turn("blue")
    table.play("place:yan", "install:yan_1", "finish:yan")
    assert table.question == "ask-resource"  # gained before the turn ends
    table.play("gain:stone")
    assert table.step("blue", "red") == 0
    assert table.has("blue") == {"wood": 1, "rice": 1, "coin": 1, "stone": 1}


def test_TX_5_2_and_RU_7_each_part_of_a_region_once() -> None:
    table = Table().gives("blue", stone=2, wood=9).turn("blue").play("place:qin")
    table.play("banner:bn_white", "exchange:stone", "amount:crate_1", "install:qin_1")
    assert table.why_not("banner:bn_white") == "TX-5.2 done-already"
    assert table.why_not("exchange:stone") == "TX-5.2 done-already"
    assert table.why_not("install:qin_2") == "TX-5.2 done-already"
    assert table.why_not("banner:bn_red") == "TX-5.2 other-banner"


def test_TX_5_2_an_action_must_be_resolved_before_the_end() -> None:
    table = Table().gives("blue", stone=2).turn("blue").play("place:qin")
    assert table.why_not("finish:qin") == "TX-5.2 act-first"
    table.play("exchange:stone", "amount:crate_2")
    assert "finish:qin" in table.options


def test_RU_4_the_reward_of_the_banner_does_not_count_when_entering() -> None:
    table = Table().banner("ring_qin", "black").stands("blue", black=4).turn("blue")
    assert table.why_not("place:qin") == "TX-5.2 no-action"


def test_TX_5_2_the_printed_benefit_counts_when_entering() -> None:
    table = Table().building("yan_1", "p13").turn("blue")
    assert "place:yan" in table.options
    table.play("place:yan", "benefit:yan", "gain:wood", "install:yan_1")
    assert table.governors("yan_1") == ["blue"]


def test_RU_5_whoever_makes_every_action_impossible_may_end() -> None:
    table = Table().building("yan_1", "p13").turn("blue")
    table.play("place:yan", "benefit:yan", "gain:rice")
    assert table.offered("finish") == ["finish:yan"]
    table.play("finish:yan")
    assert table.on("yan") == ["blue"]


def test_RU_5_no_escape_while_the_benefit_could_still_pay_for_an_action() -> None:
    table = Table().building("yan_1", "i02").gives("blue", wood=1).turn("blue")
    table.play("place:yan")
    assert table.why_not("finish:yan") == "TX-5.2 act-first"
    table.play("banner:bn_red")
    assert table.offered("finish", "benefit") == ["benefit:yan"]
    table.play("benefit:yan", "gain:wood")
    assert table.offered("finish", "install") == ["install:yan_1"]


def test_RU_5_the_escape_is_open_where_the_benefit_could_pay_for_nothing() -> None:
    table = Table().building("yan_1", "i01").gives("blue", silk=1).tiles("blue", "rb_silk_coin3")
    table.turn("blue").play("place:yan", "use:rb_silk_coin3")
    assert table.offered("finish", "benefit") == ["benefit:yan", "finish:yan"]


def test_RU_71_a_tile_that_an_action_needs_is_used_before_the_region_is_chosen() -> None:
    table = Table().tiles("blue", "rb_wood2").turn("blue")
    assert table.why_not("place:qin") == "TX-5.2 no-action"
    assert "place:qin" in table.play("use:rb_wood2").options


@pytest.mark.parametrize("region", REGIONS)
def test_TX_5_3_actions_by_region(region: str) -> None:
    table = Table().gives("blue", wood=9, stone=9, rice=9, coin=9, silk=9, helmet=9, jewelry=9)
    table.turn("blue").play(f"place:{region}")
    assert table.offered("install")
    exchange = {"qin": "stone", "zhao": "wood", "wei": "rice", "han": "coin"}
    found = table.offered("exchange")
    assert found == ([f"exchange:{exchange[region]}"] if region in exchange else [])
    port = {"yan": "port_yan", "qi": "port_qi", "chu": "port_chu"}
    assert table.offered("ship") == ([f"ship:{port[region]}"] if region in port else [])
    if region not in exchange:
        assert table.why_not("exchange:wood") == "TX-5.3 no-exchange"
    if region not in port:
        assert table.why_not("ship:port_yan") == "TX-5.3 no-port"


def test_TX_5_4_install_pays_takes_the_tile_places_and_resolves() -> None:
    table = Table().building("qin_1", "i04").bonus("qin_1", "rb_coin2").gives("blue", wood=2)
    table.turn("blue").play("place:qin", "install:qin_1")
    assert table.has("blue") == {"wood": 1, "coin": 1}
    assert table.unused("blue") == ["rb_coin2"]
    assert table.governors("qin_1") == ["blue"]
    assert table.told("governor_installed") == {
        "seat": "blue",
        "rule": "TX-5.4",
        "slot": "qin_1",
        "region": "qin",
        "building": "i04",
        "wood": 2,
    }


def test_TX_5_4_one_governor_per_player_and_building() -> None:
    table = Table().governs("blue", "qin_1").gives("blue", wood=9).turn("blue").play("place:qin")
    assert table.why_not("install:qin_1") == "TX-5.4 governor-there"
    assert table.why_not("install:wei_1") == "TX-5.4 other-region"


def test_RU_2_and_TX_5_4_an_additional_cost_token_asks_one_wood() -> None:
    table = Table().token("qin_1").gives("blue", wood=9).turn("blue").play("place:qin")
    plain = table.box.building_cost[table.state.buildings[0]]
    assert table.details("install:qin_1")["wood"] == plain + 1


def test_RU_9_the_wood_of_the_space_adds_to_the_wood_of_the_building() -> None:
    table = Table().building("yan_1", "i02").governs("orange", "yan_1").gives("blue", wood=3)
    table.turn("blue").play("place:yan")
    assert table.details("install:yan_1")["wood"] == 3


def test_RU_54_the_tile_at_the_building_is_taken() -> None:
    table = Table().bonus("qin_1", "rb_flip").gives("blue", wood=2).turn("blue")
    assert table.play("place:qin", "install:qin_1").unused("blue") == ["rb_flip"]


def test_RU_64_the_tile_is_not_refilled_after_an_install() -> None:
    table = Table().bonus("qin_1", "rb_flip").gives("blue", wood=2).turn("blue")
    assert table.play("place:qin", "install:qin_1").slot("qin_1").bonus is None


def test_TX_5_5_and_RU_18_p04_and_p05_do_not_work_for_their_own_install() -> None:
    table = Table().building("qin_1", "p04").gives("blue", wood=9).turn("blue")
    assert table.play("place:qin", "install:qin_1").vp("blue") == 10
    table = Table().building("qin_1", "p05").gives("blue", wood=9).turn("blue")
    table.play("place:qin", "install:qin_1")
    assert table.question == "ask-region"


def test_TX_5_5_p04_and_p05_work_from_the_next_install_on() -> None:
    table = Table().governs("blue", "p04", "p05").gives("blue", wood=9).turn("blue")
    table.play("place:qin", "install:qin_1")
    assert table.vp("blue") == 14
    assert table.question == "ask-merchant"
    assert "forgo:meeples" in table.options
    table.play("forgo:meeples")
    assert table.question == "ask-region"


def test_TX_5_5_p03_saves_a_wood_and_never_below_0() -> None:
    table = Table().governs("blue", "p03").building("qin_1", "p01").turn("blue")
    table.play("place:qin")
    assert table.details("install:qin_1")["wood"] == 0
    table.play("install:qin_1")
    assert table.governors("qin_1") == ["blue"]


def test_TX_5_6_and_RU_8_the_leftmost_space_is_used_and_a_full_building_is_closed() -> None:
    table = Table().governs("orange", "qin_1").gives("blue", wood=3).turn("blue")
    table.play("place:qin", "install:qin_1")
    assert table.governors("qin_1") == ["orange", "blue"]
    table = Table().governs("orange", "qin_1").governs("purple", "qin_1").gives("blue", wood=9)
    table.turn("blue").play("place:qin")
    assert table.why_not("install:qin_1") == "TX-5.6 building-full"


def test_TX_13_1_the_side_for_four_has_a_third_governor_space() -> None:
    table = Table(4).governs("orange", "qin_1").governs("purple", "qin_1").gives("blue", wood=4)
    table.turn("blue").play("place:qin")
    assert table.details("install:qin_1")["wood"] == 4


@pytest.mark.parametrize(
    ("region", "give", "get"),
    [("qin", "stone", "helmet"), ("zhao", "wood", "jewelry"), ("wei", "rice", "silk")],
)
def test_TX_5_7_exchange_one_for_one_up_to_four(region: str, give: str, get: str) -> None:
    table = Table().gives("blue", **{give: 6}).turn("blue")
    table.play(f"place:{region}", f"exchange:{give}")
    assert table.offered("amount") == [f"amount:crate_{n}" for n in (1, 2, 3, 4)]
    table.play("amount:crate_4")
    assert table.has("blue") == {give: 2, get: 4}


def test_TX_5_7_p01_pays_with_one_other_type() -> None:
    table = Table().governs("blue", "p01").gives("blue", wood=2, rice=1).turn("blue")
    table.play("place:qin")
    assert table.offered("exchange") == ["exchange:wood", "exchange:rice"]
    table.play("exchange:wood", "amount:crate_2")
    assert table.has("blue") == {"rice": 1, "helmet": 2}


def test_RU_16_p01_does_nothing_in_han() -> None:
    table = Table().governs("blue", "p01").gives("blue", rice=3, coin=1).turn("blue")
    table.play("place:han")
    assert table.offered("exchange") == ["exchange:coin"]
    assert table.why_not("exchange:rice") == "TX-5.7 other-stuff"


def test_RU_3_han_sells_goods_of_free_choice() -> None:
    table = Table().gives("blue", coin=2).turn("blue").play("place:han", "exchange:coin")
    table.play("amount:crate_2", "gain:silk", "gain:jewelry")
    assert table.has("blue") == {"silk": 1, "jewelry": 1}


def test_escape_whoever_gives_the_units_away_goes_back() -> None:
    table = Table().tiles("blue", "rb_res2_to_good2").gives("blue", stone=2).turn("blue")
    table.play("place:qin", "exchange:stone")
    assert table.why_not("back:qin") == "TX-5.2 still-possible"
    table.play("use:rb_res2_to_good2", "gain:silk", "gain:silk")
    assert table.offered("amount", "back") == ["back:qin"]
    table.play("back:qin")
    assert table.question == "ask-region"
    assert table.offered("finish") == ["finish:qin"]


def test_escape_after_p05_an_install_that_became_impossible_goes_back() -> None:
    table = Table().governs("blue", "p05").sits_at("blue", "2a").gives("blue", wood=2)
    table.tiles("blue", "rb_res2_to_good2").turn("blue").play("place:qin", "trigger:p05")
    table.play("merchant:m2a2")
    assert table.why_not("back:qin") == "TX-5.4 may-install"
    table.play("use:rb_res2_to_good2", "gain:silk", "gain:silk", "back:qin")
    assert table.question == "ask-region"
    assert "trigger:p05" not in table.options


def test_RU_61_a_governor_tile_is_not_offered_inside_an_install() -> None:
    table = Table().governs("blue", "p05").gives("blue", wood=2, coin=2)
    table.tiles("blue", "rb_governor").turn("blue").play("place:qin")
    assert "use:rb_governor" in table.options
    table.play("trigger:p05", "merchant:m3a1")
    assert table.why_not("use:rb_governor") == "TX-4.3 one-at-a-time"


def test_RU_17_a_free_install_resolves_everything_but_the_price() -> None:
    table = Table().forget_start().governs("blue", "p04").building("qi_1", "i06").token("qi_1")
    table.tower("longxi", "blue").bonus("qi_1", "rb_wood2").tiles("blue", "pb_governor")
    table.gives("blue", coin=2).turn("blue").play("use:pb_governor", "install:qi_1")
    assert table.vp("blue") == 4 + 3
    assert table.has("blue") == {}
    assert table.unused("blue") == ["rb_wood2"]


def test_m1b2_is_forced_where_the_wood_is_short() -> None:
    table = Table().merchants("blue", "m1b2").building("qin_1", "i02").turn("blue")
    table.play("place:qin", "install:qin_1")
    assert table.governors("qin_1") == ["blue"]
    assert table.filled("blue", "m1b2") == 0
