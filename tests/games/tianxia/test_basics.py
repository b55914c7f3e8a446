"""Chapters 1 and 2: pieces, roles, the Setup phase."""

import pytest

from dynasty.games.tianxia.names import SECTIONS
from tests.games.playing import at_random
from tests.games.tianxia.playing import play_game
from tests.games.tianxia.setting import GAME
from tests.games.tianxia.table import Table


def test_TX_1_1_four_rounds_of_five_phases_and_no_cleanup_in_the_last() -> None:
    s = play_game(3, 5, at_random(5))
    kinds = [event.kind for event in s.events or ()]
    assert kinds.count("round_started") == 4
    assert kinds.count("nomads_revealed") == 4
    assert kinds.count("cleaned_up") == 3
    assert s.round == 4


def test_TX_1_2_resources_never_run_out_but_meeples_do() -> None:
    table = Table().gives("blue", wood=500, rice=500, coin=9).supply("blue", 0).turn("blue")
    assert table.why_not("place:train") == "TX-1.2 no-meeple"
    assert "place:qin" not in table.options  # a Governor is a meeple, too
    table = Table().tiles("blue", "rb_wood2").gives("blue", wood=500).turn("blue")
    assert table.play("use:rb_wood2").has("blue") == {"wood": 502}


def test_TX_1_3_only_merchants_can_be_taken_back() -> None:
    table = Table().merchants("blue", "m1a2", 1).governs("blue", "qin_1").barge("rice", "blue")
    table.soldiers("longxi", "blue").turn("blue")
    assert table.offered("recall") == ["recall:m1a2"]
    meeples = table.meeples("blue")
    table.play("recall:m1a2")
    assert table.meeples("blue") == meeples + 1
    assert table.filled("blue", "m1a2") == 0


def test_TX_1_3_the_merchants_of_another_board_are_not_yours() -> None:
    table = Table().merchants("blue", "m1a2", 1).turn("blue")
    assert table.why_not("recall:m2a1") == "TX-1.3 other-board"
    assert table.why_not("recall:m1a1") == "TX-1.3 no-merchant"


def test_TX_1_4_and_RU_74_p02_may_come_before_the_exchange() -> None:
    table = Table().governs("blue", "p02").gives("blue", stone=2).turn("blue")
    table.play("place:qin", "exchange:stone", "trigger:p02", "gain:silk")
    assert table.question == "ask-amount"
    assert "trigger:p02" not in table.options
    table.play("amount:crate_1")
    assert table.question == "ask-region"  # no second Good after it
    assert table.has("blue") == {"stone": 1, "silk": 1, "helmet": 1}


def test_RU_74_p02_does_not_make_an_exchange_legal() -> None:
    table = Table().governs("blue", "p02").gives("blue", wood=3).turn("blue").play("place:qin")
    assert table.why_not("exchange:stone") == "TX-5.7 not-held"


def test_TX_1_5_prestige_is_scored_at_once() -> None:
    table = Table().tiles("blue", "rb_vp3").turn("blue").play("use:rb_vp3")
    assert table.vp("blue") == 13
    assert table.sheet("blue") == {"start": 10, "tiles": 3}


def test_TX_2_1_the_display_shows_one_tile_more_than_houses() -> None:
    for seats, shown in ((4, 5), (3, 4), (2, 4), (1, 3)):
        table = Table(seats).runs("ShowTiles")
        assert len(table.seen.display) == shown
        assert len(table.told("tiles_shown")["tiles"]) == shown


def test_TX_2_1_a_tile_of_the_display_is_gone_once_taken() -> None:
    table = Table().display("rb_wood2", "rb_rice2", "rb_coin2", "rb_vp3").turn("blue")
    table.play("pass:turn_order", "pick:display_2")
    assert table.unused("blue") == ["rb_rice2"]
    table = Table().display("rb_wood2", "rb_rice2", "rb_coin2").turn("blue").play("pass:turn_order")
    assert table.why_not("pick:display_4") == "TX-2.1 tile-gone"


@pytest.mark.parametrize("number", [1, 2, 3])
def test_TX_2_2_chieftains_and_strength_follow_the_card(number: int) -> None:
    table = Table().now(number).next_nomads(f"nn_{number + 4:02}").runs("RevealNomads")
    card = table.state.nomads[-1]
    for at in range(len(SECTIONS)):
        section = table.seen.sections[at]
        assert section.chief == min(6, table.box.nomad_steps[card][at])
        assert section.strength == 4 + table.box.nomad_strength[card][at]


def test_TX_2_3_a_printed_1_becomes_3_in_round_4() -> None:
    table = Table().now(4).next_nomads("nn_05").runs("RevealNomads")
    assert table.section("yanmen").chief == 3


def test_TX_2_4_a_strength_of_0_does_not_cancel_the_battle() -> None:
    table = Table().nomads("longxi", 6, 1).soldiers("longxi", "blue").tiles("blue", "rb_nomad2")
    table.turn("blue").play("use:rb_nomad2", "weaken:longxi")
    assert table.section("longxi").strength == 0
    assert table.section("longxi").battle


def test_RU_52_a_battle_against_strength_0_pays_ranks_and_costs_no_soldier() -> None:
    table = Table().forget_start().nomads("longxi", 6, 0).soldiers("longxi", "blue", "orange")
    table.governs("orange", "qin_1").runs("Attack")
    assert (table.vp("blue"), table.vp("orange")) == (8, 4)
    assert table.garrison("longxi") == ["blue", "orange"]
    assert table.told("battle_won")["section"] == "longxi"


def test_RU_36_and_TX_4_3_free_actions_belong_to_the_own_turn() -> None:
    table = Table().tiles("orange", "rb_wood2").turn("blue")
    assert table.why_not("use:rb_wood2", "orange") == "TX-4.1 not-your-turn"
    table = Table().governs("orange", "i01").tiles("orange", "rb_wood2").runs("CollectIncome")
    assert table.options == ["gain:wood", "gain:stone", "gain:rice"]


def test_RU_58_a_game_stays_far_below_the_safety_limit() -> None:
    longest = max(len(played(seed)) for seed in range(20))
    assert longest < GAME.bound / 2


def played(seed: int) -> list[str]:
    found: list[str] = []
    play_game(4, seed, at_random(seed), lambda s, decision, choice: found.append(str(choice)))
    return found
