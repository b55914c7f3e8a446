"""Every line of the log is told with its numbers and its rule."""

from typing import Any

import pytest

from dynasty.games.xian.names import BONUS_TILES
from tests.games.xian.table import Table


def by_cyan(rule: str, **values: Any) -> dict[str, Any]:
    return {"seat": "cyan", "rule": rule, **values}


def test_reveal_and_order() -> None:
    table = Table(2).now(2, 2).unpaired().holds("purple", "miner_2", "officer")
    table.holds("orange", "miner_4", "ceramist").asks_pairs()
    table.answers("purple", "initiative:miner_2").answers("orange", "initiative:miner_4")
    assert table.heard("revealed")[1] == {
        "seat": "orange",
        "rule": "X-1.5",
        "top": "ceramist",
        "initiative": "miner_4",
        "value": 4,
    }
    assert table.told("order_set") == {"rule": "X-1.6", "order": ("orange", "purple")}


@pytest.mark.parametrize(
    ("card", "gain"),
    [
        ("tax_collector_4", ("coin", "coin", "coin")),
        ("craftsman_3", ("clay", "clay")),
        ("miner_5", ("pigment_red", "pigment_blue")),
    ],
)
def test_worker(card: str, gain: tuple[str, ...], table: Table) -> None:
    table.pair("cyan", "miner_1", card).asks("cyan", "worker").play(f"employ:{card}")
    assert table.told("worker_paid") == by_cyan("X-1.7", card=card, gain=gain)


def test_pigment_instead(table: Table) -> None:
    table.pair("cyan", "miner_1", "officer").asks("cyan", "worker").play("pigment:officer")
    told = by_cyan("X-3.5", card="officer", gain=("pigment_green",))
    assert table.told("pigment_taken") == told


def test_recruit(table: Table) -> None:
    table.pair("cyan", "miner_1", "officer").asks("cyan", "worker").play("employ:officer")
    assert table.told("helper_recruited") == by_cyan("X-3.4", helper="officer", prestige=3)


def test_enter_fee_and_shortage(table: Table) -> None:
    table.minister_in("workshop").placed("jade", "palace", "palace").placed("orange", "palace")
    table.gives("cyan", coins=2, prestige=5).enters("cyan", "palace")
    assert table.told("building_entered") == by_cyan("X-1.7", building="palace")
    assert table.heard("fee_paid") == [
        by_cyan("X-4.2", building="palace", coins=1, creditor="orange"),
        by_cyan("X-4.2", building="palace", coins=2, creditor="jade"),
    ]
    assert table.told("shortage") == by_cyan("X-4.7", missing=1, prestige=2)


def test_the_fee_of_two_players_names_its_own_rule() -> None:
    table = Table(2).minister_in("workshop").placed("orange", "palace").gives("purple", coins=2)
    table.enters("purple", "palace")
    assert (table.told("fee_paid")["rule"], table.told("fee_paid")["coins"]) == ("X-4.3", 2)


def test_minister(table: Table) -> None:
    table.enters("cyan", "palace")
    told = by_cyan("X-4.8", building="palace", gain=("coin",), prestige=1)
    assert table.told("minister_met") == told


def test_craft_ceramist_and_seal(table: Table) -> None:
    table.recruited("cyan", "ceramist").gives("cyan", clay=2).enters("cyan", "workshop")
    table.play("craft:a12", "seal:a12")
    told = by_cyan("X-5.1", square="a12", clay=2, gain=("pigment_red",), gained=1, prestige=4)
    assert table.told("warrior_crafted") == told
    assert table.told("ceramist_praised") == by_cyan("X-3.7", prestige=1)
    assert table.told("warrior_sealed") == by_cyan("X-5.2", square="a12")


def test_paint(table: Table) -> None:
    table.requests("red", "yellow", "green", "blue").painted("cyan", "a12").gives("cyan", red=2)
    table.enters("cyan", "lab").play("paint:a11")
    paid = ("pigment_red", "pigment_red")
    told = by_cyan("X-6.2", square="a11", pigments=paid, group=2, prestige=2)
    assert table.told("warrior_painted") == told


def test_forge(table: Table) -> None:
    table.display("horse_3", None, None, None).gives("cyan", coins=4).enters("cyan", "armory")
    told = by_cyan("X-7.1", card="horse_3", coins=4, gain=("clay",), gained=1)
    assert table.told("equipment_forged") == told


@pytest.mark.parametrize("space", [1, 2, 3, 4])
def test_advance(space: int, table: Table) -> None:
    table.minister_in("workshop").stacked(space - 1, "cyan").owns("cyan").enters("cyan", "palace")
    told = by_cyan("X-8.1", space=space, tile=BONUS_TILES[space - 1])
    assert table.told("supervisor_advanced") == told


def test_end_tile(table: Table) -> None:
    table.end_tiles("end_painted", "end_helpers", "end_flat_six", "end_per_ten")
    table.stacked(4, "cyan").owns("cyan").enters("cyan", "palace").play("choose:end_helpers")
    assert table.told("supervisor_finished") == by_cyan("X-8.7", space=5)
    assert table.told("end_tile_taken") == by_cyan("X-8.7", tile="end_helpers")


def test_tile_and_swap(table: Table) -> None:
    table.owns("cyan", "bonus_market").gives("cyan", clay=1).asks("cyan", "building")
    table.play("use:bonus_market", "take:pigment_red", "stop:bonus_market")
    assert table.told("tile_used") == by_cyan("X-8.2", tile="bonus_market", forced=0)
    assert table.told("swapped") == by_cyan("X-8.4", given="clay", taken="pigment_red")


def test_the_swap_of_the_emissary_names_its_own_rule(table: Table) -> None:
    table.recruited("cyan", "emissary").gives("cyan", clay=1).enters("cyan", "palace")
    table.play("give:clay", "take:pigment_blue")
    assert table.told("swapped") == by_cyan("X-3.10", given="clay", taken="pigment_blue")


def test_open_and_free_building(table: Table) -> None:
    table.minister_in("workshop").placed("jade", "palace").owns("cyan", "bonus_open_free")
    table.asks("cyan", "building").play("free:palace")
    assert table.told("tile_used") == by_cyan("X-8.2", tile="bonus_open_free", forced=0)
    assert table.told("fee_waived") == by_cyan("X-8.3", building="palace")


def test_discount_and_extra_action(table: Table) -> None:
    table.owns("cyan", "bonus_discount", "bonus_extra_action").gives("cyan", clay=1)
    table.asks("cyan", "building").play("extra:workshop", "craft:a13", "leave:a13")
    assert [event["tile"] for event in table.heard("tile_used")] == [
        "bonus_extra_action",
        "bonus_discount",
    ]
    assert table.told("extra_action") == by_cyan("X-8.6", building="workshop")


def test_pass(table: Table) -> None:
    table.asks("cyan", "building").play("pass:coin")
    assert table.told("passed") == by_cyan("X-4.6", gain=("coin",), forced=0)


def test_favour() -> None:
    table = Table(2).now(1, 1).unpaired().holds("purple", "officer").asks_favour()
    table.answers("purple", "exchange:officer", "keep:hand").answers("orange", "keep:hand")
    assert table.heard("favour_used") == [
        {"seat": "purple", "rule": "X-1.3", "count": 1},
        {"seat": "orange", "rule": "X-1.3", "count": 0},
    ]


def test_lost_gain(table: Table) -> None:
    table.hoards("jade", "red").gives("cyan", clay=2).enters("cyan", "workshop").play("craft:a12")
    assert table.told("gain_lost") == by_cyan("X-2.2", pigment="pigment_red")
    assert table.told("warrior_crafted")["gain"] == ()


def test_turn_end_and_refill(table: Table) -> None:
    table.tokens("request_07", "request_12", "request_03", "request_10")
    table.asks("jade", "building", "purple", "orange", "cyan").play("pass:coin")
    assert table.told("token_left")["number"] == 3
    assert table.told("minister_moved")["building"] == "armory"
    assert len(table.told("display_refilled")["cards"]) == 2
    assert table.told("turn_started") == {"rule": "X-1.1", "turn": 4, "minister": "armory"}
