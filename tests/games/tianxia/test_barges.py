"""Chapter 9: Barges and Merchants."""

from tests.games.tianxia.table import Table


def test_TX_9_1_a_coin_and_one_more_per_own_worker_there() -> None:
    table = Table().barge("rice", "blue", "orange", "blue").gives("blue", coin=3).turn("blue")
    assert table.details("worker:barge_rice") == {
        "coins": 3,
        "gain": ("rice",),
        "neutral": 0,
        "falls": 1,
        "fallen": ("seat_2",),
    }
    wood = table.details("worker:barge_wood")
    assert (wood["coins"], wood["gain"], wood["falls"]) == (1, ("wood",), 0)
    table = Table().turn("blue")
    assert table.why_not("worker:barge_rice") == "TX-9.1 no-coins"


def test_TX_9_2_a_resource_at_once() -> None:
    table = Table().gives("blue", coin=1).turn("blue").play("worker:barge_stone")
    assert table.has("blue") == {"stone": 1}
    assert table.workers("stone") == ["blue"]


def test_TX_9_3_and_RU_38_a_neutral_worker_only_without_meeples() -> None:
    table = Table().gives("blue", coin=1).supply("blue", 0).merchants("blue", "m1a2", 0)
    table.turn("blue").play("worker:barge_wood")
    assert table.workers("wood") == ["neutral"]
    assert table.has("blue") == {"wood": 1}
    assert table.told("neutral_placed")["barge"] == "barge_wood"
    table = Table().starts_with("blue", "a3").supply("blue", 0).runs("CollectIncome")
    assert table.play("worker:barge_rice").workers("rice") == ["neutral"]


def test_RU_39_with_all_neutral_workers_on_barges_the_rightmost_one_is_used() -> None:
    table = Table().gives("blue", coin=1).supply("blue", 0)
    for resource in ("stone", "rice", "wood"):
        table.barge(resource, "neutral", "neutral", "neutral")
    table.turn("blue").play("worker:barge_wood")
    assert table.workers("wood") == ["neutral"] * 3
    assert table.seen.neutrals == 0


def test_RU_68_a_neutral_worker_that_falls_goes_back_to_its_area() -> None:
    table = Table().barge("rice", "orange", "purple", "neutral").gives("blue", coin=1).turn("blue")
    table.play("worker:barge_rice")
    assert table.seen.neutrals == 9
    assert table.question == "ask-end"


def test_TX_9_4_free_placements_trigger_p16_and_p18() -> None:
    table = Table().governs("blue", "p16", "p18").tiles("blue", "rb_worker").turn("blue")
    table.play("use:rb_worker", "worker:barge_rice")
    assert table.options == ["gain:wood", "gain:stone"]
    table.play("gain:wood")
    assert table.has("blue") == {"rice": 1, "wood": 1}
    assert table.vp("blue") == 11


def test_TX_9_5_and_RU_40_p17_first_then_m4b1() -> None:
    table = Table().governs("blue", "p17").barge("rice", "blue").gives("blue", coin=2)
    assert table.turn("blue").details("worker:barge_rice")["coins"] == 1
    assert table.details("worker:barge_wood")["coins"] == 1
    table = Table().governs("blue", "p17").merchants("blue", "m4b1").turn("blue")
    table.play("worker:barge_wood")
    assert table.has("blue") == {"wood": 1}
    assert table.filled("blue", "m4b1") == 0


def test_TX_9_5_m4b1_is_a_choice_where_both_prices_can_be_paid() -> None:
    table = Table().merchants("blue", "m4b1").gives("blue", coin=1).turn("blue")
    table.play("worker:barge_wood")
    assert table.options == ["pay:coin", "employ:m4b1"]
    details = table.details("employ:m4b1")
    assert (details["merchants"], details["price"], details["free"]) == (1, (), 1)
    table.play("pay:coin")
    assert table.filled("blue", "m4b1") == 1


def test_TX_9_6_and_RU_37_without_an_empty_merchant_space_the_worker_goes_to_supply() -> None:
    table = Table().barge("rice", "purple", "purple", "orange").gives("blue", coin=1)
    for merchant in ("m2a1", "m2a2", "m2a3"):
        table.merchants("orange", merchant)
    meeples = table.meeples("orange")
    table.turn("blue").play("worker:barge_rice")
    assert table.asked == "blue"
    assert table.meeples("orange") == meeples + 1


def test_TX_9_1_and_TX_9_6_a_full_action_takes_no_merchant() -> None:
    table = Table().barge("rice", "purple", "purple", "orange").gives("blue", coin=1)
    table.merchants("orange", "m2a1").turn("blue").play("worker:barge_rice")
    assert (table.asked, table.options) == ("orange", ["merchant:m2a2", "merchant:m2a3"])
    assert table.why_not("merchant:m2a1") == "TX-9.6 no-merchant-space"
    assert table.why_not("merchant:m1a1") == "TX-1.3 other-board"
    assert table.details("merchant:m2a2") == {"filled": 1, "spaces": 2}


def test_RU_53_what_cannot_happen_is_lost() -> None:
    table = Table().objectives("blue", "ob26").supply("blue", 1).turn("blue")
    table.play("cash:ob26", "soldier:longxi")
    assert table.garrison("longxi") == ["blue"]
    assert table.has("blue") == {"coin": 2}
    assert table.question == "ask-turn"
