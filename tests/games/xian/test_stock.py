"""The stock (X-2)."""

from tests.games.xian.table import Table

SIX_MORE = ("a12", "a13", "a15", "a21", "a23", "a25")


def test_X_2_1_coins_and_clay_never_run_out(table: Table) -> None:
    for colour in table.colours:
        table.gives(colour, coins=100, clay=100)
    table.pair("cyan", "miner_1", "tax_collector_6").asks("cyan", "worker")
    assert table.play("employ:tax_collector_6").coins("cyan") == 104
    table.pair("cyan", "miner_1", "craftsman_6").asks("cyan", "worker")
    assert table.play("employ:craftsman_6").clay("cyan") == 103


def test_X_2_2_a_pigment_out_of_stock_is_lost(table: Table) -> None:
    table.hoards("jade", "yellow").pair("cyan", "miner_1", "miner_4").asks("cyan", "worker")
    table.play("employ:miner_4")
    assert table.has("cyan") == {"blue": 1}
    assert table.told("worker_paid")["gain"] == ("pigment_blue",)
    assert table.told("gain_lost") == {
        "seat": "cyan",
        "rule": "X-2.2",
        "pigment": "pigment_yellow",
    }


def test_X_2_2_pigments_paid_are_in_stock_again(table: Table) -> None:
    table.requests("red", "yellow", "green", "blue").gives("cyan", red=6)
    table.enters("cyan", "lab").play("paint:a11")
    assert table.stock("red") == 2


def test_X_2_3_without_raw_warriors_nobody_can_craft(table: Table) -> None:
    table.raw(*SIX_MORE).gives("cyan", clay=9).owns("cyan", "bonus_extra_action")
    table.asks("cyan", "building")
    assert table.raw_stock == 0
    assert table.why_not("enter:workshop", "cyan") == "X-2.3 no-raw-warrior"
    assert table.why_not("extra:workshop", "cyan") == "X-2.3 no-raw-warrior"


def test_X_2_3_a_painted_warrior_gives_its_raw_one_back(table: Table) -> None:
    table.raw(*SIX_MORE).requests("red", "yellow", "green", "blue").gives("cyan", red=2, clay=3)
    table.enters("cyan", "lab").play("paint:a11")
    assert table.raw_stock == 1
    assert "enter:workshop" in table.asks("cyan", "building").options


def test_X_2_4_everything_but_cards_in_hand_is_open(table: Table) -> None:
    table.gives("jade", coins=3, clay=2, blue=1, prestige=7).recruited("jade", "officer")
    table.owns("jade", "bonus_market").forged("jade", "sword_1").asks("cyan", "building")
    area = table.seen.players[3]
    assert (area.coins, area.clay, area.pigments, area.prestige) == (3, 2, (0, 0, 0, 1), 7)
    assert area.helpers == ("officer",)
    assert area.bonus_tiles == (("bonus_open_free", True), ("bonus_market", False))
    assert len(area.equipment) == 1


def test_Q_28_a_workshop_without_raw_warriors_leaves_its_neighbour_open(table: Table) -> None:
    table.raw(*SIX_MORE).gives("cyan", coins=9).asks("cyan", "building")
    assert table.building("armory").slot == "left_2"
    assert "enter:armory" in table.options
