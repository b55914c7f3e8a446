"""Choices that end something: never drawn, and asked back where something is given up."""

from dynasty.games.tianxia.names import FORTIFY, SPACES
from dynasty.kernel import Offer
from tests.games.tianxia.setting import SEAT_OF
from tests.games.tianxia.table import Table


def ending(table: Table, choice: str) -> Offer:
    """The ending as blue is offered it."""
    seat = SEAT_OF["blue"]
    question = next(q for q in table.game.questions(table.state, seat) if q.seat == seat)
    offer = next(offer for offer in question.offers or () if offer.choice == choice)
    assert offer.kind == "ending"
    return offer


def test_passing_asks_back_while_a_marker_can_be_placed() -> None:
    table = Table().gives("blue", wood=2, coin=2).turn("blue")
    assert ending(table, "pass:turn_order").gives_up == "forgo-markers"
    table = Table().gives("blue", wood=3, coin=2).sold("blue", 3).turn("blue")
    assert ending(table, "pass:turn_order").gives_up == ""


def test_finishing_asks_back_while_the_banner_or_an_action_is_open() -> None:
    table = Table().gives("blue", wood=9, stone=2, coin=2).turn("blue")
    table.play("place:qin", "exchange:stone", "amount:crate_1")
    assert ending(table, "finish:qin").gives_up == "forgo-banner"
    table.play(*table.offered("banner"))
    assert ending(table, "finish:qin").gives_up == "forgo-action"


def test_ending_a_turn_and_stopping_to_build_give_nothing_up() -> None:
    table = Table().gives("blue", coin=1).turn("blue").play("worker:barge_rice")
    assert ending(table, "end:turn_order").gives_up == ""
    table = Table().gives("blue", stone=9, coin=2).turn("blue").play("place:fortify")
    table.play(table.offered("advance")[0], "wall:longxi")
    assert ending(table, f"finish:{SPACES[FORTIFY]}").gives_up == ""


def test_sailing_asks_back_while_a_delivery_can_be_paid() -> None:
    table = Table().ship("port_yan", "ship_10", "d05", "pd_silk").gives("blue", silk=2)
    table.turn("blue").play("place:yan", "ship:port_yan", "deliver:port_yan_1")
    while table.question != "ask-deliver":
        table.play(table.options[0])
    assert ending(table, "sail:port_yan").gives_up == "forgo-delivery"
