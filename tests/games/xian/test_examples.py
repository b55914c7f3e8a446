"""The worked examples of the rulebooks, T-01 to T-13, and the sums of the components."""

import pytest

from dynasty.games.xian.names import BUILDINGS, COLOURS, SECTION_SQUARES, SIDES
from dynasty.games.xian.pit_squares import connected_squares
from dynasty.games.xian.rules.setup import first_minister
from dynasty.kernel import pile_cards
from tests.games.xian.setting import BOX
from tests.games.xian.table import Table


def first_turn() -> Table:
    """T-04: three players at their first pair; every second pair has a 2 below."""
    table = Table(3).now(1, 1).unpaired().minister_in("workshop")
    table.stacked(0, "orange", "cyan", "purple")
    table.gives("purple", clay=1, coins=2, yellow=1)
    table.gives("cyan", clay=1, coins=2, red=1)
    table.gives("orange", clay=1, coins=2, green=1)
    table.holds("purple", "miner_1", "accountant", "miner_2", "craftsman_1")
    table.holds("orange", "tax_collector_1", "tax_collector_4", "tax_collector_2", "craftsman_1")
    table.holds("cyan", "miner_4", "craftsman_5", "craftsman_2", "craftsman_1")
    table.asks_pairs()
    table.answers("purple", "initiative:miner_1", "work:accountant")
    table.answers("orange", "initiative:tax_collector_1", "work:tax_collector_4")
    return table.answers("cyan", "initiative:miner_4", "work:craftsman_5")


def cyan_crafts() -> Table:
    """T-05."""
    return first_turn().play("employ:craftsman_5", "enter:workshop", "craft:a12", "leave:a12")


def purple_recruits() -> Table:
    """T-06."""
    return cyan_crafts().play("employ:accountant", "enter:palace")


def jade_enters_the_palace() -> Table:
    """T-09."""
    table = Table().minister_in("workshop").placed("cyan", "palace", "palace")
    table.stacked(3, "jade").gives("jade", coins=4).gives("cyan", coins=1)
    table.end_tiles("end_flat_six", "end_painted", "end_helpers", "end_per_ten")
    return table.enters("jade", "palace")


def orange_has_equipment() -> Table:
    """T-12."""
    return Table().forged(
        "orange", "arrowheads_1", "halberd_1", "halberd_2", "sword_1", "chariot_1"
    )


def test_T_01_the_highest_token_of_the_english_set_up_sends_the_minister_to_the_lab() -> None:
    table = Table().tokens("request_04", "request_09", "request_06", "request_03")
    assert BUILDINGS[first_minister(table.state)] == "lab"


def test_T_02_the_highest_token_of_the_french_set_up_sends_him_to_the_workshop() -> None:
    table = Table().tokens("request_10", "request_01", "request_08", "request_07")
    assert BUILDINGS[first_minister(table.state)] == "workshop"


def test_T_03_the_favour_exchanges_two_cards() -> None:
    table = Table(3).now(1, 1).unpaired()
    table.holds("purple", "tax_collector_1", "miner_1", "craftsman_3", "craftsman_4")
    table.next_drawn("purple", "accountant", "tax_collector_4").asks_favour()
    table.answers("purple", "exchange:tax_collector_1", "exchange:craftsman_3", "keep:hand")
    table.answers("orange", "keep:hand").answers("cyan", "keep:hand")
    assert table.hand("purple") == {"miner_1", "craftsman_4", "accountant", "tax_collector_4"}
    assert table.player("purple").deck == 20
    assert table.under_the_deck("purple") == {"tax_collector_1", "craftsman_3"}
    assert {q.prompt for q in table.seen.questions} == {"ask-initiative"}


def test_T_04_a_tie_of_initiative_goes_to_the_higher_supervisor() -> None:
    table = first_turn()
    assert table.order == ["cyan", "purple", "orange"]
    assert table.asked == "cyan"


def test_T_05_cyan_crafts_in_section_a_with_the_prime_minister() -> None:
    table = cyan_crafts()
    assert table.has("cyan") == {"clay": 2, "coins": 3, "red": 2}
    assert table.prestige("cyan") == 5
    assert table.raw_stock == 5
    assert table.stock("red") == 4
    assert not table.minister_waits


def test_T_06_purple_recruits_in_turn_1_and_advances() -> None:
    table = purple_recruits()
    assert table.player("purple").helpers == ("accountant",)
    assert table.prestige("purple") == 0
    assert table.space("purple") == 1
    assert table.unused("purple") == ["bonus_open_free"]
    assert table.coins("purple") == 2


def test_T_07_orange_pays_a_fee_and_stands_on_top_of_purple() -> None:
    table = purple_recruits().play("employ:tax_collector_4", "enter:palace")
    assert (table.coins("orange"), table.coins("purple")) == (4, 3)
    assert table.stack(1) == ["purple", "orange"]
    assert table.unused("orange") == ["bonus_open_free"]
    table.answers("purple", "initiative:miner_2").answers("cyan", "initiative:craftsman_2")
    table.answers("orange", "initiative:tax_collector_2")
    assert table.order == ["orange", "purple", "cyan"]


def test_T_08_a_sealed_warrior_in_section_c_is_for_its_owner_alone() -> None:
    table = Table(3).requests("red", "yellow", "green", "blue").gives("cyan", clay=5, prestige=20)
    for colour in table.colours:
        table.gives(colour, blue=2)
    table.enters("cyan", "workshop").play("craft:c14", "seal:c14")
    assert (table.clay("cyan"), table.prestige("cyan")) == (0, 28)
    assert table.player("cyan").seals_left == 1
    assert table.raw_stock == 5
    assert "paint:c14" not in table.computed("purple", "PaintWarrior")
    assert "paint:c14" not in table.computed("orange", "PaintWarrior")
    assert "paint:c14" in table.computed("cyan", "PaintWarrior")


def test_T_09_two_builders_of_one_opponent_cost_two_coins() -> None:
    table = jade_enters_the_palace()
    assert (table.coins("jade"), table.coins("cyan")) == (2, 3)
    assert table.space("jade") == 4
    assert "bonus_extra_action" in table.unused("jade")
    assert table.inside("palace") == ["cyan", "cyan", "jade"]


def test_T_10_the_extra_action_is_used_in_the_activation_that_gained_it() -> None:
    table = jade_enters_the_palace().play("extra:palace", "choose:end_flat_six")
    assert table.space("jade") == 5
    assert (table.coins("jade"), table.coins("cyan")) == (2, 3)
    assert len(table.inside("palace")) == 3
    assert table.used("jade") == ["bonus_extra_action"]
    assert set(table.seen.end_tiles) == {"end_painted", "end_helpers", "end_per_ten"}


def test_T_11_two_double_ties_share_the_prizes_of_section_c() -> None:
    table = Table().painted("jade", "c11", "c12").painted("orange", "c14", "c15")
    table.painted("cyan", "c21").painted("purple", "c22")
    prizes = [table.sheet(colour)["majority_c"] for colour in ("jade", "orange", "cyan", "purple")]
    assert prizes == [10, 10, 2, 2]


def test_T_12_sets_of_bronze_and_wood() -> None:
    assert orange_has_equipment().sheet("orange")["sets"] == 10 + 2 + 2


def test_T_13_pairs_of_equipment_and_warriors() -> None:
    table = orange_has_equipment().painted("orange", "a11", "c11", "c12")
    assert table.sheet("orange")["pairs"] == 6


PER_SECTION = {"a": (23, 2, 3), "b": (32, 3, 4), "c": (47, 3, 3)}


@pytest.mark.parametrize("name", SIDES)
def test_each_side_has_two_walls_two_statues_and_its_sums(name: str) -> None:
    side = BOX.sides[SIDES.index(name)]
    spaces = ((1 << SECTION_SQUARES) - 1) & ~side.walls
    bonuses = [place for place in pile_cards(spaces & ~side.statues) if side.prestige[place]]
    assert side.walls.bit_count() == side.statues.bit_count() == 2
    assert len(bonuses) == 6
    assert connected_squares(pile_cards(spaces)[0], spaces) == spaces
    sums = sum(side.prestige), sum(side.coins), sum(map(len, side.pigments))
    assert sums == PER_SECTION[name[0]]


@pytest.mark.parametrize(("section", "times"), [("a", 3), ("b", 4), ("c", 3)])
def test_every_pigment_appears_equally_often_in_a_section(section: str, times: int) -> None:
    sides = [side for name, side in zip(SIDES, BOX.sides, strict=True) if name[0] == section]
    shown = [colour for side in sides for place in side.pigments for colour in place]
    assert [shown.count(colour) for colour in range(4)] == [times] * 4


def test_the_equipment_costs_66_coins_and_gives_18_clay() -> None:
    assert len(BOX.equipment_cost) == 24
    assert (sum(BOX.equipment_cost), sum(BOX.equipment_clay)) == (66, 18)


def test_a_worker_deck_has_the_values_1_to_6_in_each_colour() -> None:
    found = sorted(zip(BOX.card_colour, BOX.card_value, strict=True))
    assert found == [(colour, value) for colour in range(4) for value in range(1, 7)]


def test_the_request_tokens_sum_to_78() -> None:
    sums = dict.fromkeys(COLOURS, 0)
    for number, colour in zip(BOX.token_number, BOX.token_colour, strict=True):
        sums[COLOURS[colour]] += number
    assert sums == {"yellow": 18, "red": 15, "green": 21, "blue": 24}
    assert sum(sums.values()) == 78
