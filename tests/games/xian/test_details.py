"""The numbers shown beside a choice, before it is made."""

from typing import Any

import pytest

from tests.games.xian.setting import GAME
from tests.games.xian.table import Table


def secret_details(table: Table, choice: str) -> dict[str, Any]:
    """Purple's own numbers in a question that everybody is asked."""
    (question,) = [q for q in GAME.questions(table.state, 0) if q.seat == 0]
    return next(offer.details for offer in question.offers or () if offer.choice == choice)


def test_keeping_says_how_many_cards_were_exchanged() -> None:
    table = Table(2).now(1, 1).unpaired().holds("purple", "officer").asks_favour()
    assert secret_details(table, "keep:hand") == {"count": 0}
    assert secret_details(table, "exchange:officer") == {}
    assert secret_details(table.answers("purple", "exchange:officer"), "keep:hand") == {"count": 1}


def test_a_card_for_the_pair_says_its_value() -> None:
    table = Table(2).now(2, 1).unpaired().holds("purple", "officer", "miner_2").asks_pairs()
    assert secret_details(table, "initiative:officer") == {"value": 6, "last": 0}


def test_a_card_on_top_says_what_it_gives_and_the_last_one_says_it_beforehand() -> None:
    table = Table(2).now(2, 1).unpaired().holds("purple", "officer", "craftsman_2").asks_pairs()
    table.answers("purple", "initiative:officer")
    said = {"helper": 0, "gain": ("clay",), "pigment": ("pigment_red",)}
    assert secret_details(table, "work:craftsman_2") == said
    last = Table(2).now(2, 2).unpaired().holds("purple", "officer", "craftsman_2").asks_pairs()
    both = {"value": 6, "last": 1, "other": "craftsman_2", **said}
    assert secret_details(last, "initiative:officer") == both


@pytest.mark.parametrize(
    ("card", "action", "pigment"),
    [
        ("tax_collector_5", {"helper": 0, "gain": ("coin",) * 4}, "pigment_yellow"),
        ("craftsman_3", {"helper": 0, "gain": ("clay",) * 2}, "pigment_red"),
        ("officer", {"helper": 1, "prestige": 3, "effect": "help-officer"}, "pigment_green"),
        ("miner_4", {"helper": 0, "gain": ("pigment_yellow", "pigment_blue")}, "pigment_blue"),
    ],
)
def test_a_worker_says_what_it_gives(
    card: str, action: dict[str, Any], pigment: str, table: Table
) -> None:
    table.pair("cyan", "miner_1", card).asks("cyan", "worker")
    assert table.details(f"employ:{card}") == action
    assert table.details(f"pigment:{card}") == {"gain": (pigment,)}


def test_a_building_says_fee_loss_and_minister(table: Table) -> None:
    table.placed("jade", "palace").owns("cyan", "bonus_open_free").gives("cyan", prestige=2, clay=2)
    table.asks("cyan", "building")
    bonus = {"minister": 0, "gain": ("coin",), "prestige": 1}
    palace, workshop = {"action": "does-palace", **bonus}, {"action": "does-workshop", **bonus}
    assert table.details("enter:palace") == {"fee": 1, "paid": 0, "loss": 2, **palace}
    assert table.details("free:palace") == {"fee": 1, "loss": 0, **palace}
    assert table.details("enter:workshop") == {"fee": 0, "paid": 0, "loss": 0, **workshop}
    assert table.details("pass:coin") == {"gain": ("coin",)}


def test_a_space_says_price_and_bonus(table: Table) -> None:
    table.gives("cyan", clay=5).enters("cyan", "workshop")
    coins = {"gain": ("coin", "coin"), "gained": 2}
    assert table.details("craft:c15") == {"clay": 5, **coins, "prestige": 7}
    pigments = {"gain": ("pigment_red", "pigment_blue"), "gained": 2}
    assert table.details("craft:b22") == {"clay": 3, **pigments, "prestige": 5}


def test_a_warrior_says_payment_and_group(table: Table) -> None:
    table.requests("red", "yellow", "green", "blue").painted("cyan", "a12")
    table.gives("cyan", red=1, green=1, blue=2).enters("cyan", "lab")
    assert table.details("paint:a11") == {"pigments": ("pigment_red", "any"), "prestige": 2}
    paid = ("pigment_blue", "pigment_blue")
    assert table.details("paint:c12") == {"pigments": paid, "prestige": 1}


def test_a_warrior_payable_with_the_discount_only_says_so(table: Table) -> None:
    table.requests("red", "yellow", "green", "blue").owns("cyan", "bonus_discount")
    table.gives("cyan", blue=1).enters("cyan", "lab")
    assert table.details("paint:c12") == {"pigments": ("pigment_blue",), "prestige": 1}


def test_a_card_says_price_and_clay(table: Table) -> None:
    table.display("sword_3", "crossbow_1", None, None).recruited("cyan", "officer")
    table.gives("cyan", coins=5).enters("cyan", "armory")
    assert table.details("forge:slot_1") == {
        "card": "sword",
        "coins": 3,
        "gain": ("clay",),
        "gained": 1,
    }
    assert table.details("forge:slot_2") == {
        "card": "crossbow",
        "coins": 0,
        "gain": (),
        "gained": 0,
    }
