"""The worked examples of the dossier for the solo game (TC-24 to TC-28, TC-36 to TC-39)."""

import pytest

from dynasty.games.terracotta_army.names import WARRIORS
from dynasty.games.terracotta_army.rules.li_si_warriors import WITH_CLAY, kind_steps
from tests.games.terracotta_army.setting import GAME
from tests.games.terracotta_army.table import Table


def test_TC_24_overseer() -> None:
    table = Table(1).stands("pm", "craftsman", "s5").stands("you", "artisan", "s7")
    table.state.overseer = 4
    table.pm_turn(5, 3)
    assert table.told("overseer_moved").values["segment"] == "s9"
    assert table.told("overseer_moved").values["skipped"] == ("s5", "s7")
    table = Table(1).stands("pm", "craftsman", "s5").stands("you", "artisan", "s7")
    table.stands("you", "craftsman", "s9").state.overseer = 4
    table.pm_turn(5, 3)
    assert table.events("card_revealed")[0].values["cause"] == "overseer"
    placed = table.events("worker_placed")[0].values
    assert (placed["segment"], placed["worker"]) == ("s10", "craftsman")


@pytest.mark.parametrize(
    ("clay", "coins", "left", "built"), [(12, 13, (2, 3), 4), (10, 7, (5, 7), 1)]
)
def test_TC_25_surprise_build(clay: int, coins: int, left: tuple[int, int], built: int) -> None:
    table = Table(1).has("pm", wet=clay, coins=coins).surprise()
    while table.state.decisions:
        table.play(min(table.offers))
    assert (table.wet("pm"), table.coins("pm")) == left
    assert table.state.own[1].bit_count() == built
    assert table.state.warehouses == [1, 1, 1, 1]


def test_TC_26_pm_type() -> None:
    table = Table(1).row("spear", "sword", "halberd", "crossbow").tiles(*("tile_coins",) * 5)
    table.stock("you", guard=9, crossbowman=8, soldier=5).armed("pm", "spear")
    assert WARRIORS[kind_steps(table.state, 0, WITH_CLAY)[-1][1][0]] == "officer"
    table.armed("pm", "spear", "halberd")
    assert WARRIORS[kind_steps(table.state, 0, WITH_CLAY)[-1][1][0]] == "guard"


def test_TC_27_pm_cell() -> None:
    table = Table(1).puts("you", "soldier", "r1c2").has("pm", wet=2).armed("pm", "spear")
    table.pm_resolves("warrior_2")
    assert table.told("pm_criterion").values["criterion"] == "pm_criterion_b"
    made = table.told("warrior_made").values
    assert (made["warrior"], made["cell"]) == ("soldier", "r1c1")


@pytest.mark.parametrize(
    ("tile", "clay", "gained"),
    [("tile_coins", 9, (1, 0)), ("tile_guard", 5, (1, 0)), ("tile_guard", 4, (0, 1))],
)
def test_TC_28_spare_action(tile: str, clay: int, gained: tuple[int, int]) -> None:
    table = Table(1).tiles(*(tile,) * 5).has("pm", wet=clay).pm_resolves("master_builder")
    assert (table.coins("pm"), table.wet("pm") - clay) == gained
    assert table.vp("pm") == 2


def test_TC_36_a_card_that_cannot_be_resolved() -> None:
    table = Table(1).tiles(*("tile_clay",) * 5).has("pm", wet=1).pm_cards("pmc_10")
    assert (table.vp("pm"), table.wet("pm"), table.state.own[1]) == (2, 2, 0)
    assert (table.state.inner, table.state.active) == (1, 0)
    assert not table.events("card_revealed")


def test_TC_37_a_tie_is_a_loss() -> None:
    table = Table(1).has("you", coins=4).has("pm", coins=4)
    assert table.total("you") == table.total("pm")
    assert GAME.ranking(table.state) == [1, 0]


def test_TC_38_overseer_past_a_full_circle() -> None:
    table = Table(1).stands("pm", "craftsman", "s0", "s1", "s2", "s3")
    table.stands("you", "artisan", "s4", "s5", "s6", "s7").state.overseer = 3
    table.pm_turn(6, 6, 4)
    assert table.told("worker_placed").values["segment"] == "s9"


def test_TC_39_pm_master_without_effect() -> None:
    table = Table(1).tiles(*("tile_guard",) * 5).has("pm", wet=2).hired("pm", "blacksmith")
    table.armed("pm", "sword", "halberd", "crossbow", "spear").pm_resolves("master_blacksmith")
    assert (table.vp("pm"), table.wet("pm")) == (2, 3)
    table = Table(1).has("pm", wet=2).hired("pm", "blacksmith").armed("pm", "sword", "spear")
    table.pm_resolves("master_blacksmith")
    assert table.weapons("pm") == {"sword", "halberd", "crossbow", "spear"}
    assert (table.vp("pm"), table.wet("pm"), table.coins("pm")) == (0, 2, 0)
