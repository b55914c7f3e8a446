"""Refusals name what is missing: which thing, how many of it, and what there is."""

from dynasty.games.tianxia.names import SECTIONS
from dynasty.text import Translator
from tests.conformance.tables import words
from tests.games.tianxia.table import Table


def reader(table: Table) -> Translator:
    return words("tianxia", "en", table.state.deciders)


def why(table: Table, choice: str) -> str:
    """The sentence that whoever is asked reads about a choice that is refused."""
    refusal = table.refusal(choice)
    found = table.game.vocabulary.read(choice)
    values = table.game.because(table.state, table.decision.seat, found)
    return reader(table).refusal(refusal, values)


def test_TX_5_1_what_a_marker_costs_and_how_many_coins_there_are() -> None:
    table = Table().marked("qin", "orange", "purple").gives("blue", stone=1, coin=1).turn("blue")
    assert why(table, "place:qin") == "It costs 2 Coins, but you have only 1."


def test_TX_9_1_what_a_worker_costs() -> None:
    table = Table().barge("rice", "blue", "blue").turn("blue")
    assert why(table, "worker:barge_rice") == "It costs 3 Coins, but you have none."


def test_TX_5_2_what_an_exchange_and_a_governor_would_need() -> None:
    table = Table().building("wei_1", "p18").gives("blue", wood=1).turn("blue")
    assert why(table, "place:wei") == (
        "Nothing is possible in Wei: the cheapest Building open to you costs 2 Wood, and you’d "
        "have 1. The Exchange takes Rice, and you’d have none."
    )


def test_TX_1_4_once_p05_was_first_the_governor_has_reasons_of_its_own() -> None:
    table = Table().governs("blue", "p05").sits_at("blue", "2a").gives("blue", wood=2)
    table.building("qin_1", "p09").governs("blue", "qin_1").turn("blue")
    table.play("place:qin", "trigger:p05", "merchant:m2a1")
    assert table.question == "ask-install"
    assert why(table, "install:qin_1") == "You already have a Governor at the Drill Ground."
    assert why(table, "back:qin") == "You can still install a Governor in Qin."


def test_TX_5_2_what_a_delivery_would_need() -> None:
    table = Table().ship("port_qi", "ship_01", "d09", "pd_silk").gives("blue", silk=1).turn("blue")
    assert why(table, "place:qi") == (
        "Nothing is possible in Qi: the cheapest Building open to you costs 2 Wood, and you’d "
        "have 0. A Delivery costs 1 Silk and 1 Helmet, but you have 1 Silk."
    )
    table = Table().ship("port_qi", "ship_13", "d03", "pd_silk").gives("blue", silk=1)
    table.delivered("orange", "port_qi", 1, 2).supply("blue", 0).turn("blue")
    assert why(table, "place:qi") == (
        "Nothing is possible in Qi: you have no meeple for a Governor. The Ship is full."
    )


def test_TX_7_1_the_tile_that_is_missing_or_used() -> None:
    table = Table().tiles("blue", "rb_wood2", "rb_governor").gives("blue", coin=1).turn("blue")
    assert why(table, "use:rb_rice2") == "You have no Bonus tile of this kind."
    assert why(table, "use:rb_governor") == "It costs 2 Coins, but you have only 1."
    table.play("use:rb_wood2")
    assert why(table, "use:rb_wood2") == "You’ve already used this tile."


def test_TX_7_2_jade_is_never_used() -> None:
    table = Table().jade("blue", "ox").turn("blue")
    assert table.why_not("use:rb_jade_ox") == "TX-7.2 jade-never"


def test_things_that_a_player_has_none_of_are_told_alike() -> None:
    """So that a list of all that is not possible has one line for them, not one for each."""
    table = Table().turn("blue")
    kinds = ("use:rb_wood2", "use:rb_flip", "use:pb_coin3")
    merchants = ("employ:m1a2", "recall:m2a1", "recall:m4b3")
    cards = ("cash:ob01", "cash:ob28")
    for alike in (kinds, merchants, cards):
        assert len({why(table, choice) for choice in alike}) == 1


def test_TX_4_3_how_many_merchants_an_action_needs_and_has() -> None:
    table = Table().sits_at("blue", "2a").merchants("blue", "m2a2", 1).turn("blue")
    assert why(table, "employ:m2a2") == (
        "“Soldier where a Battle occurs” needs 2 Merchants, but only has 1."
    )
    assert why(table, "employ:m2a1") == "“Resource into Good” needs 1 Merchant, but has none."
    assert why(table, "employ:m2b1") == (
        "This Merchant action is on a different player board. You have board 2A."
    )


def test_TX_8_2_what_stands_in_the_way_of_walls_and_towers() -> None:
    table = Table().tower("longxi", "orange").gives("blue", stone=2).turn("blue")
    table.play("place:fortify", "advance:track_red")
    assert why(table, "tower:longxi") == "Longxi already has Orange’s Tower."
    assert why(table, "tower:yanmen") == "It costs 3 Stone, but you have only 2."


def test_TX_8_4_the_cheapest_piece_is_too_dear() -> None:
    table = Table().gives("blue", stone=1).turn("blue")
    assert why(table, "place:fortify") == "It costs 2 Stone, but you have only 1."


def test_TX_8_4_no_section_has_room() -> None:
    table = Table().gives("blue", stone=9)
    for section, colour in zip(SECTIONS, ("orange", "orange", "purple", "purple"), strict=True):
        table.walls(section, colour, colour, colour, "blue").tower(section, colour)
    assert why(table.turn("blue"), "place:fortify") == (
        "No section has a free space for a piece that you can pay for."
    )


def test_TX_8_4_all_pieces_are_built() -> None:
    table = Table().walls("longxi", *["blue"] * 4).walls("yanmen", "blue", "blue")
    table.tower("longxi", "blue").tower("yanmen", "blue").gives("blue", stone=9).turn("blue")
    assert why(table, "place:fortify") == "All your Walls and Towers are built."


def test_TX_11_1_where_a_reward_tile_comes_from() -> None:
    table = Table().turn("blue")
    assert why(table, "use:bonus_shipping") == (
        "You get the tile “Bonus Shipping” on step 10 of the Black track."
    )
    table = Table().reward_tile("blue", "double_tower").turn("blue").play("double:longxi")
    assert why(table, "double:longxi") == "You’ve already used the tile “Double Tower”."
