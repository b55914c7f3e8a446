"""Every line of choice says what it gives and what it costs."""

import pytest

from tests.conformance.tables import words
from tests.games.tianxia.setting import GAME
from tests.games.tianxia.table import Table


def label(table: Table, choice: str, language: str = "en") -> str:
    """How a choice of the player who is asked reads."""
    s, seat = table.state, table.decision.seat
    offers = [o for q in table.game.questions(s, seat) for o in q.offers or ()]
    offer = next(offer for offer in offers if offer.choice == choice)
    return words("tianxia", language, s.deciders).label(offer)


def at_the_start(prompt: str) -> Table:
    """A table up to the first question of that kind."""
    table = Table()
    table.state = GAME.start(3, 1, listen=True)
    while table.question != prompt:
        table.play(table.options[0])
    return table


def test_TX_13_1_a_board_says_its_merchant_actions_and_their_spaces() -> None:
    table = at_the_start("ask-side")
    table.state.board[table.decision.seat] = 6
    decision = table.decision
    decision.choices[:] = decision.step.choices(table.state, decision.seat, decision.arg)
    assert label(table, "side:board_4a") == (
        "Use board 4A: “Action marker for 1 Coin” (1 Merchant), “1 Demand Good less” "
        "(2 Merchants), “an Objective’s benefit twice” (2 Merchants)"
    )


def test_TX_13_1_a_set_says_what_its_building_does() -> None:
    table = at_the_start("ask-set")
    table.state.set_buildings[0], table.state.set_supplies[0] = 5, 0
    assert label(table, "start:set_1") == (
        "Mint (every Income phase: 2 Coins), plus 2 Wood, 1 Stone and 1 Rice"
    )


def test_TX_5_4_an_install_says_what_the_building_and_the_tile_give() -> None:
    table = Table().building("qin_1", "i06").building("qin_2", "p17").bonus("qin_2", "rb_rice2")
    table.gives("blue", wood=9).turn("blue").play("place:qin")
    assert label(table, "install:qin_1") == (
        "Governor at the Signal Tower (Qin) for 3 Wood. "
        "Now and in every Income phase: 3 PP per Tower"
    )
    assert label(table, "install:qin_2") == (
        "Governor at the Ferry (Qin) for 2 Wood, with the tile “2 Rice”. "
        "New Worker: 1 Coin less (at least 1)"
    )


@pytest.mark.parametrize(
    ("space", "said"),
    [
        (
            "wei",
            "Action marker on Wei for free: a step on the Black track, plus Exchange Rice → Silk",
        ),
        ("qi", "Action marker on Qi for free: 1 Coin and a step on the Blue track, plus Shipping"),
        ("fortify", "Action marker on Fortify for 1 Coin: a step on any track"),
    ],
)
def test_TX_5_2_an_action_space_says_what_it_offers(space: str, said: str) -> None:
    table = Table().marked("fortify", "orange")
    table.gives("blue", wood=9, rice=2, stone=9, silk=3, helmet=3, coin=3).turn("blue")
    assert label(table, f"place:{space}") == said


def test_TX_5_2_in_french_a_price_stands_behind_its_space() -> None:
    table = Table().marked("fortify", "orange").gives("blue", stone=9, coin=3, silk=1).turn("blue")
    assert label(table, "place:fortify", "fr") == (
        "Marqueur Action sur Fortifier pour 1 Pièce\xa0: un pas sur une piste au choix"
    )
    assert label(table, "place:yan", "fr").startswith("Marqueur Action gratuit sur Yan\xa0: ")


def test_TX_5_8_a_delivery_that_costs_nothing_is_free() -> None:
    table = Table().sits_at("blue", "4b").merchants("blue", "m4b2").gives("blue", silk=1)
    table.turn("blue").play("place:yan", "ship:port_yan")
    assert label(table, "deliver:port_yan_1").startswith(
        "Deliver to the first space of the Ship in Yan for 1 Silk: "
    )
    table.play("employ:m4b2")
    assert label(table, "deliver:port_yan_1").startswith(
        "Deliver to the first space of the Ship in Yan for free: "
    )
    assert label(table, "deliver:port_yan_1", "fr").startswith(
        "Livrer gratuitement sur le premier emplacement du Navire à Yan\xa0: "
    )


def test_TX_8_1_with_the_war_council_a_step_counts_twice() -> None:
    table = Table().governs("blue", "p11").stands("blue", white=3, blue=9).gives("blue", rice=2)
    table.turn("blue").play("place:train")
    assert label(table, "advance:track_white") == (
        "Advance to step 5 of the White track: a free Soldier and −2 Nomad Strength"
    )
    assert label(table, "advance:track_blue") == "Advance to step 10 of the Blue track: 10 PP"


def test_TX_9_1_a_worker_says_who_falls_off() -> None:
    table = Table().barge("rice", "blue", "neutral", "orange").gives("blue", coin=2).turn("blue")
    said = "Worker on the Rice Barge for 2 Coins: 1 Rice (pushes Orange off)"
    assert label(table, "worker:barge_rice") == said
    table = Table(2).barge("rice", "purple", "orange", "blue").gives("orange", coin=2)
    table.turn("orange")
    said = "Worker on the Rice Barge for 2 Coins: 1 Rice (pushes Neutral House off)"
    assert label(table, "worker:barge_rice") == said
    said = "Ouvrier sur la Barge de Riz pour 2 Pièces\xa0: 1 Riz (fait tomber\xa0: Maison neutre)"
    assert label(table, "worker:barge_rice", "fr") == said
    table = Table().supply("blue", 0).gives("blue", coin=2).turn("blue")
    said = "Neutral Worker on the Rice Barge for 1 Coin: 1 Rice now, but no income"
    assert label(table, "worker:barge_rice") == said


def test_TX_7_2_a_figurine_says_its_points() -> None:
    table = Table().jade("blue", "ox").display("rb_jade_tiger", "rb_wood2").turn("blue")
    table.play("pass:turn_order")
    assert label(table, "pick:display_1") == (
        "Take the tile “Jade tiger”: your 2nd figurine, +2 PP at the end"
    )
    assert label(table, "pick:display_1", "fr") == (
        "Prendre la tuile «\xa0tigre de Jade\xa0»\xa0: votre 2e figurine, +2\xa0PP à la fin"
    )
    assert label(table, "pick:display_2") == "Take the tile “2 Wood”"


def test_TX_5_2_finishing_says_what_is_still_gained() -> None:
    table = Table().gives("blue", wood=3).building("yan_1", "i02").turn("blue")
    table.play("place:yan", "install:yan_1")
    assert label(table, "finish:yan") == "Finish: Yan (you still gain any 1 Resource)"


def test_TX_9_5_a_merchant_action_says_what_is_paid_and_what_comes_back() -> None:
    table = Table().sits_at("blue", "4b").merchants("blue", "m4b1").barge("rice", "blue")
    table.gives("blue", coin=2).turn("blue").play("worker:barge_rice")
    assert label(table, "employ:m4b1") == (
        "Merchant action “Worker for 1 Coin less”: pay 1 Coin (1 Merchant returns)"
    )
    assert label(table, "pay:coin") == "Pay 2 Coins"
