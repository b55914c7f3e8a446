"""Worker actions and helpers (X-3)."""

import pytest

from tests.games.xian.table import Table

HELPER_POINTS = {
    "ceramist": [0, 0, 1, 2, 3, 4],
    "accountant": [0, 0, 1, 2, 3, 4],
    "administrator": [0, 1, 2, 3, 4, 5],
    "emissary": [0, 1, 2, 3, 4, 5],
    "scientist": [1, 2, 3, 4, 5, 6],
    "officer": [1, 2, 3, 4, 5, 6],
}
MINED = {
    "miner_1": {"yellow": 1},
    "miner_2": {"red": 1},
    "miner_3": {"green": 1},
    "miner_4": {"yellow": 1, "blue": 1},
    "miner_5": {"red": 1, "blue": 1},
    "miner_6": {"green": 1, "blue": 1},
}


def works(card: str, table: Table | None = None) -> Table:
    """Cyan is before the choice what to do with this card."""
    below = "craftsman_1" if card != "craftsman_1" else "miner_1"
    return (table or Table()).pair("cyan", below, card).asks("cyan", "worker")


@pytest.mark.parametrize(("value", "coins"), list(enumerate([2, 2, 3, 3, 4, 4], 1)))
def test_X_3_1_a_tax_collector_gives_coins(value: int, coins: int) -> None:
    table = works(f"tax_collector_{value}").play(f"employ:tax_collector_{value}")
    assert table.has("cyan") == {"coins": coins}


@pytest.mark.parametrize(("value", "clay"), list(enumerate([1, 1, 2, 2, 3, 3], 1)))
def test_X_3_2_a_craftsman_gives_clay(value: int, clay: int) -> None:
    table = works(f"craftsman_{value}").play(f"employ:craftsman_{value}")
    assert table.has("cyan") == {"clay": clay}


@pytest.mark.parametrize("card", MINED)
def test_X_3_3_a_miner_gives_the_pigments_shown(card: str) -> None:
    table = works(card).play(f"employ:{card}")
    assert table.has("cyan") == MINED[card]
    assert sum(table.seen.pigment_stock) == 24 - len(MINED[card])


@pytest.mark.parametrize("turn", range(1, 7))
@pytest.mark.parametrize("helper", HELPER_POINTS)
def test_X_3_4_a_helper_scores_by_the_turn_of_recruitment(helper: str, turn: int) -> None:
    table = works(helper, Table().now(turn, 1))
    assert table.details(f"employ:{helper}")["prestige"] == HELPER_POINTS[helper][turn - 1]
    table.play(f"employ:{helper}")
    assert table.prestige("cyan") == HELPER_POINTS[helper][turn - 1]
    assert table.player("cyan").helpers == (helper,)


@pytest.mark.parametrize(
    ("card", "pigment"),
    [
        ("tax_collector_6", "yellow"),
        ("craftsman_1", "red"),
        ("officer", "green"),
        ("miner_1", "blue"),
    ],
)
def test_X_3_5_any_card_gives_one_pigment_of_its_colour_instead(card: str, pigment: str) -> None:
    table = works(card).play(f"pigment:{card}")
    assert table.has("cyan") == {pigment: 1}
    assert table.stock(pigment) == 5
    assert table.prestige("cyan") == 0
    assert table.player("cyan").helpers == ()


def test_X_3_6_the_scientist_adds_up_with_the_discount() -> None:
    table = Table().recruited("cyan", "scientist").owns("cyan", "bonus_discount")
    table.gives("cyan", clay=3).enters("cyan", "workshop").play("craft:c14")
    assert table.clay("cyan") == 0
    assert table.used("cyan") == ["bonus_open_free", "bonus_market", "bonus_discount"]


def test_X_3_6_ceramist_and_scientist_work_together() -> None:
    table = Table().recruited("cyan", "scientist", "ceramist").gives("cyan", clay=1)
    table.enters("cyan", "workshop").play("craft:a13", "leave:a13")
    assert (table.prestige("cyan"), table.clay("cyan")) == (5, 0)


def test_X_3_7_the_ceramist_adds_a_point_to_every_craft() -> None:
    table = Table().recruited("cyan", "ceramist").gives("cyan", clay=2)
    table.enters("cyan", "workshop")
    assert table.details("craft:a13")["prestige"] == 5
    table.play("craft:a13", "leave:a13")
    assert table.prestige("cyan") == 4 + 1
    assert table.sheet("cyan")["ceramist"] == 1


def test_X_3_7_the_ceramist_of_another_player_adds_nothing() -> None:
    table = Table().recruited("jade", "ceramist").gives("cyan", clay=2)
    table.enters("cyan", "workshop").play("craft:a13", "leave:a13")
    assert (table.prestige("cyan"), table.prestige("jade")) == (4, 0)


def test_X_3_8_the_accountant_adds_a_coin_to_a_tax_collector() -> None:
    table = works("tax_collector_1", Table().recruited("cyan", "accountant"))
    assert table.details("employ:tax_collector_1")["gain"] == ("coin",) * 3
    assert table.play("employ:tax_collector_1").coins("cyan") == 3


def test_X_3_8_the_accountant_adds_nothing_to_the_pigment_of_a_tax_collector() -> None:
    table = works("tax_collector_1", Table().recruited("cyan", "accountant"))
    assert table.play("pigment:tax_collector_1").has("cyan") == {"yellow": 1}


def test_X_3_9_the_administrator_adds_a_clay_to_a_craftsman() -> None:
    table = works("craftsman_6", Table().recruited("cyan", "administrator"))
    assert table.play("employ:craftsman_6").has("cyan") == {"clay": 4}


def test_X_3_9_the_administrator_adds_nothing_to_other_cards() -> None:
    table = works("tax_collector_1", Table().recruited("cyan", "administrator"))
    assert table.play("employ:tax_collector_1").has("cyan") == {"coins": 2}


def test_X_3_10_the_emissary_swaps_one_resource_when_the_supervisor_advances() -> None:
    table = Table().minister_in("workshop").recruited("cyan", "emissary").gives("cyan", clay=1)
    table.enters("cyan", "palace")
    assert table.question == "ask-emissary"
    assert table.options == ["skip:emissary", "give:clay"]
    table.play("give:clay")
    assert table.question == "ask-take"
    assert "take:clay" not in table.options
    assert table.play("take:pigment_blue").has("cyan") == {"blue": 1}


def test_X_3_10_the_emissary_may_be_skipped() -> None:
    table = Table().minister_in("workshop").recruited("cyan", "emissary").gives("cyan", clay=1)
    table.enters("cyan", "palace").play("skip:emissary")
    assert table.has("cyan") == {"clay": 1}
    assert table.asked == "purple"


def test_X_3_10_without_a_resource_the_emissary_is_not_asked() -> None:
    table = Table().minister_in("workshop").recruited("cyan", "emissary").enters("cyan", "palace")
    assert table.asked == "purple"


def test_X_3_10_the_emissary_takes_only_pigments_in_stock() -> None:
    table = Table().minister_in("workshop").recruited("cyan", "emissary").hoards("jade", "red")
    table.gives("cyan", coins=1).enters("cyan", "palace").play("give:coin")
    assert table.options == [
        "take:clay",
        "take:pigment_yellow",
        "take:pigment_green",
        "take:pigment_blue",
    ]


def test_X_3_11_the_scientist_saves_a_clay() -> None:
    table = Table().recruited("cyan", "scientist").gives("cyan", clay=4).enters("cyan", "workshop")
    assert [table.details(f"craft:{square}")["clay"] for square in ("a13", "b11", "c14")] == [
        1,
        2,
        4,
    ]
    assert table.play("craft:c14", "leave:c14").clay("cyan") == 0


def test_X_3_12_the_officer_saves_a_coin() -> None:
    table = Table().recruited("cyan", "officer").display("sword_1", "chariot_1", None, None)
    table.gives("cyan", coins=2).enters("cyan", "armory")
    assert table.details("forge:slot_1")["coins"] == 2
    assert table.play("forge:slot_2").coins("cyan") == 1


def test_X_3_12_the_officer_makes_a_card_of_one_coin_free() -> None:
    table = Table().recruited("cyan", "officer").display("crossbow_1", "sword_1", None, None)
    table.enters("cyan", "armory")
    assert table.player("cyan").equipment == ("crossbow_1",)


def test_Q_20_a_helper_works_in_the_activation_of_its_recruitment() -> None:
    table = works("scientist", Table().gives("cyan", clay=1)).play("employ:scientist")
    assert "enter:workshop" in table.options
    table.play("enter:workshop", "craft:a13", "leave:a13")
    assert table.clay("cyan") == 0


def test_Q_26_the_pigment_is_not_offered_when_it_is_out_of_stock() -> None:
    table = Table().hoards("jade", "yellow").owns("cyan", "bonus_market").gives("cyan", clay=1)
    works("tax_collector_1", table)
    assert table.options == ["employ:tax_collector_1", "use:bonus_market"]
    assert table.why_not("pigment:tax_collector_1", "cyan") == "X-2.2 out-of-stock"


def test_Q_26_the_action_can_be_chosen_even_if_it_yields_nothing() -> None:
    table = works("miner_1", Table().hoards("jade", "yellow"))
    assert table.options == ["employ:miner_1", "pigment:miner_1"]
    assert table.details("employ:miner_1")["gain"] == ()
    assert table.play("employ:miner_1").has("cyan") == {}


def test_Q_26_the_action_alone_is_carried_out_without_asking() -> None:
    table = works("tax_collector_1", Table().hoards("jade", "yellow"))
    assert table.question == "ask-building"
    assert table.coins("cyan") == 2


def test_Q_61_the_accountant_adds_nothing_to_other_coins() -> None:
    table = Table().recruited("cyan", "accountant", "administrator").minister_in("workshop")
    table.gives("cyan", clay=2, yellow=1).enters("cyan", "workshop").play("craft:a21", "leave:a21")
    assert table.coins("cyan") == 1 + 2
    assert table.asks("cyan", "building", "purple").play("pass:coin").coins("cyan") == 3 + 1


def test_Q_61_the_administrator_adds_nothing_to_other_clay() -> None:
    table = Table().recruited("cyan", "administrator").display("sword_4", None, None, None)
    table.gives("cyan", coins=5).enters("cyan", "armory")
    assert table.clay("cyan") == 2


def test_Q_61_a_fee_received_is_not_raised_by_the_accountant() -> None:
    table = Table().recruited("jade", "accountant").placed("jade", "palace").gives("cyan", coins=1)
    assert table.enters("cyan", "palace").coins("jade") == 1


def test_Q_61_a_swap_is_not_raised_by_accountant_or_administrator() -> None:
    table = Table().recruited("cyan", "accountant", "administrator").owns("cyan", "bonus_market")
    table.gives("cyan", red=2).asks("cyan", "building").play("use:bonus_market")
    table.play("take:coin", "give:pigment_red", "take:clay")
    assert table.has("cyan") == {"coins": 1, "clay": 1}
