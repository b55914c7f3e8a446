"""The Armory (X-7)."""

from tests.games.xian.setting import BOX
from tests.games.xian.table import Table


def test_X_7_1_a_card_is_paid_taken_and_gives_its_clay_at_once(table: Table) -> None:
    table.display("sword_4", "horse_3", "crossbow_1", "chariot_2").gives("cyan", coins=9)
    table.enters("cyan", "armory")
    assert table.details("forge:slot_1") == {
        "card": "sword",
        "coins": 5,
        "gain": ("clay", "clay"),
        "gained": 2,
    }
    table.play("forge:slot_1")
    assert table.has("cyan") == {"coins": 4, "clay": 2}
    assert table.player("cyan").equipment == ("sword_4",)


def test_X_7_1_only_cards_that_can_be_paid_are_offered(table: Table) -> None:
    table.display("sword_4", "horse_3", "crossbow_1", "chariot_2").gives("cyan", coins=2)
    table.enters("cyan", "armory")
    assert table.options == ["forge:slot_3", "forge:slot_4"]
    assert table.why_not("forge:slot_1", "cyan") == "X-7.1 no-coins"


def test_X_7_1_the_only_card_is_taken_without_asking(table: Table) -> None:
    table.display("sword_4", "horse_3", "crossbow_1", "chariot_2").gives("cyan", coins=1)
    table.enters("cyan", "armory")
    assert table.player("cyan").equipment == ("crossbow_1",)
    assert table.asked == "purple"


def test_X_7_2_a_bought_slot_stays_empty_until_the_turn_ends(table: Table) -> None:
    table.display("sword_4", "horse_3", "crossbow_1", "chariot_2").gives("cyan", coins=3)
    table.enters("cyan", "armory").play("forge:slot_3")
    assert table.seen.display == ("sword_4", "horse_3", None, "chariot_2")
    table.gives("jade", coins=9).asks("jade", "building").play("enter:armory")
    assert table.options == ["forge:slot_1", "forge:slot_2", "forge:slot_4"]
    assert table.why_not("forge:slot_3", "jade") == "X-7.2 empty-slot"


def test_X_7_3_nobody_forges_from_an_empty_display(table: Table) -> None:
    table.display(None, None, None, None).gives("cyan", coins=9).asks("cyan", "building")
    assert table.why_not("enter:armory", "cyan") == "X-7.3 display-empty"


def test_X_8_5_the_discount_saves_a_coin_where_the_card_is_payable(table: Table) -> None:
    table.display("sword_1", "sword_2", None, None).owns("cyan", "bonus_discount")
    table.gives("cyan", coins=3).enters("cyan", "armory").play("forge:slot_1")
    assert table.options == ["save:bonus_discount", "use:bonus_discount"]
    assert table.play("use:bonus_discount").coins("cyan") == 1


def test_X_8_5_the_discount_reaches_a_card_that_is_one_coin_too_dear(table: Table) -> None:
    table.display("sword_1", "sword_2", None, None).owns("cyan", "bonus_discount")
    table.gives("cyan", coins=2).enters("cyan", "armory")
    assert table.details("forge:slot_1")["coins"] == 2
    table.play("forge:slot_1")
    assert (table.coins("cyan"), table.unused("cyan")) == (0, [])


def test_Q_19_a_discount_without_effect_is_not_offered(table: Table) -> None:
    table.display("crossbow_1", "crossbow_2", None, None).recruited("cyan", "officer")
    table.owns("cyan", "bonus_discount").enters("cyan", "armory").play("forge:slot_1")
    assert table.asked == "purple"
    assert table.unused("cyan") == ["bonus_discount"]


def test_Q_19_two_reductions_do_not_go_below_0(table: Table) -> None:
    table.display("crossbow_3", "crossbow_1", None, None).recruited("cyan", "officer")
    table.owns("cyan", "bonus_discount").enters("cyan", "armory").play("forge:slot_1")
    assert (table.coins("cyan"), table.unused("cyan")) == (0, [])


def test_Q_24_the_log_names_a_forged_card(table: Table) -> None:
    table.display("sword_4", None, None, None).gives("cyan", coins=5).enters("cyan", "armory")
    assert table.told("equipment_forged") == {
        "seat": "cyan",
        "rule": "X-7.1",
        "card": "sword_4",
        "coins": 5,
        "gain": ("clay", "clay"),
        "gained": 2,
    }


def test_Q_25_five_coins_always_buy_a_card() -> None:
    assert max(BOX.equipment_cost) == 5


def test_X_8_5_the_price_shown_is_the_one_without_discount_where_it_can_be_paid(
    table: Table,
) -> None:
    table.display("sword_1", "sword_3", None, None).owns("cyan", "bonus_discount")
    table.gives("cyan", coins=3).enters("cyan", "armory")
    assert [table.details(f"forge:slot_{slot}")["coins"] for slot in (1, 2)] == [3, 3]
