"""What the rules answer for an absent player, at every question."""

import pytest

from tests.games.xian.playing import by_default, play_game
from tests.games.xian.setting import GAME
from tests.games.xian.table import Table


def test_the_favour_keeps_all_cards(table: Table) -> None:
    table.now(1, 1).asks_favour()
    assert str(GAME.default(table.state, 2)) == "keep:hand"


def test_the_pair_has_the_highest_card_below_and_the_next_on_top(table: Table) -> None:
    table.now(2, 1).unpaired().holds("cyan", "miner_1", "officer", "miner_5", "craftsman_2")
    table.asks_pairs()
    assert str(GAME.default(table.state, 2)) == "initiative:officer"
    table.answers("cyan", "initiative:officer")
    assert str(GAME.default(table.state, 2)) == "work:miner_5"


def test_equal_cards_go_by_colour_yellow_red_green_blue(table: Table) -> None:
    table.now(2, 1).unpaired()
    table.holds("cyan", "miner_4", "emissary", "craftsman_4", "tax_collector_4").asks_pairs()
    assert str(GAME.default(table.state, 2)) == "initiative:tax_collector_4"
    table.answers("cyan", "initiative:tax_collector_4")
    assert str(GAME.default(table.state, 2)) == "work:craftsman_4"


def test_the_second_pair_has_the_higher_card_below(table: Table) -> None:
    table.now(2, 2).unpaired().holds("cyan", "miner_4", "craftsman_2").asks_pairs()
    assert str(GAME.default(table.state, 2)) == "initiative:miner_4"


def test_the_worker_does_its_action(table: Table) -> None:
    table.owns("cyan", "bonus_market").gives("cyan", clay=2).asks("cyan", "worker")
    assert table.default == "employ:tax_collector_1"


def test_the_builder_stays_at_home(table: Table) -> None:
    table.stacked(4, "cyan").gives("cyan", clay=2, coins=9).asks("cyan", "building")
    assert table.default == "pass:coin"


def test_the_wrap_up_uses_no_tile(table: Table) -> None:
    table.stacked(4, "cyan").gives("cyan", clay=2).asks("cyan", "wrap_up")
    assert table.default == "finish:activation"


def test_crafting_takes_the_first_space_and_neither_discount_nor_seal(table: Table) -> None:
    table.owns("cyan", "bonus_discount").gives("cyan", clay=5).enters("cyan", "workshop")
    assert table.default == "craft:a12"
    assert table.play("craft:a12").default == "save:bonus_discount"
    assert table.play("save:bonus_discount").default == "leave:a12"


def test_painting_takes_the_first_warrior_no_discount_and_the_first_payment(table: Table) -> None:
    table.requests("red", "yellow", "green", "blue").owns("cyan", "bonus_discount")
    table.gives("cyan", red=2, blue=2, yellow=1).enters("cyan", "lab")
    assert table.default == "paint:a11"
    assert table.play("paint:a11").default == "save:bonus_discount"
    assert table.play("save:bonus_discount").default == "pay:pigment_yellow"


def test_forging_takes_the_first_slot_without_discount(table: Table) -> None:
    table.display(None, "sword_4", "sword_1", "crossbow_1").owns("cyan", "bonus_discount")
    table.gives("cyan", coins=3).enters("cyan", "armory")
    assert table.default == "forge:slot_3"
    assert table.play("forge:slot_3").default == "save:bonus_discount"


def test_the_end_tile_is_the_first_of_the_list(table: Table) -> None:
    table.end_tiles("end_majorities", "end_per_ten", "end_painted", "end_helpers")
    table.stacked(4, "cyan").owns("cyan").enters("cyan", "palace")
    assert table.default == "choose:end_per_ten"


def test_the_emissary_is_skipped(table: Table) -> None:
    table.recruited("cyan", "emissary").gives("cyan", clay=1).enters("cyan", "palace")
    assert table.default == "skip:emissary"


def test_a_swap_under_way_takes_the_first_resources(table: Table) -> None:
    table.recruited("cyan", "emissary").gives("cyan", red=1).enters("cyan", "palace")
    assert table.play("give:pigment_red").default == "take:coin"


def test_the_first_swap_of_the_market_is_made_and_the_second_is_not(table: Table) -> None:
    table.owns("cyan", "bonus_market").gives("cyan", clay=1, coins=1).asks("cyan", "building")
    assert table.play("use:bonus_market").default == "give:coin"
    assert table.play("give:coin").default == "take:clay"
    assert table.play("take:clay").default == "stop:bonus_market"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_of_absent_players_comes_to_its_end(seats: int) -> None:
    s = play_game(seats, 11, by_default)
    assert GAME.finished(s)
    assert GAME.broken_invariants(s) == []
