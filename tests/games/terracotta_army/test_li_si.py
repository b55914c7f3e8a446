"""Alone against Li Si: set-up, his turns, his actions, his cards (T-12)."""

import pytest

from dynasty.games.terracotta_army.names import CARDS, MASTERS, RESHUFFLE, SEGMENTS
from dynasty.games.terracotta_army.rules.li_si_cards import draw_card, reveal_card
from dynasty.games.terracotta_army.rules.rounds import PLAY_ROUND
from dynasty.kernel import pile_cards
from tests.games.playing import at_random
from tests.games.terracotta_army.playing import play_game
from tests.games.terracotta_army.setting import GAME
from tests.games.terracotta_army.table import Table


def test_T_12_1_and_RUL_30_the_table_of_a_solo_game() -> None:
    for seed in range(30):
        s = GAME.start(1, seed)
        view = GAME.view(s, 0)
        assert s.order == [1, 0]
        assert s.token_at[6:].count(-1) == 5  # one master card was revealed
        assert view.stack == ()
        assert [kind.left for kind in view.specialists] == [3, 4, 4, 3]
        assert sorted(s.weapon_row) == [0, 1, 2, 3]
        upgrades = [at for at in range(12) if view.segments[at].inner == "upgrade"]
        assert len(upgrades) == 1
    table = Table(1)
    assert table.view.players[1].colour == "prime_minister"


def test_T_12_1_he_moves_first_and_you_alternate() -> None:
    s = play_game(1, 3, at_random(3))
    placed = [event.seat for event in s.events or [] if event.kind == "worker_placed"]
    assert placed == [1, 0] * 25
    assert not [e for e in s.events or [] if e.kind == "ring_rotated" and e.seat == 1]


def test_T_12_1_you_begin_with_one_wet_clay_in_all() -> None:
    s = GAME.start(1, 4)
    fresh = play_game(1, 4, at_random(4))
    assert fresh.solo
    assert s.coins[0] == 3
    assert s.wet[0] == 1


@pytest.mark.parametrize(("goods", "left"), [("coin", (1, 0)), ("wet_clay", (0, 1))])
def test_T_12_2_and_RUL_44_priority_brings_you_points_and_goods(
    goods: str, left: tuple[int, int]
) -> None:
    table = Table(1).acts("you", "s3", "middle")
    assert {"take:coin", "take:wet_clay", "skip:middle_action"} < table.offers
    table.play("perform:middle_action")
    assert table.offers == {"take:coin", "take:wet_clay"}
    table.play(f"take:{goods}")
    assert (table.coins("you"), table.wet("you")) == left
    assert table.earned("you", "priority") == 2
    assert "perform:middle_action" in table.acts("you", "s9", "middle").offers


def test_T_12_3_the_smaller_die_moves_the_overseer_and_his_craftsman_follows() -> None:
    table = Table(1).pm_turn(2, 5)
    moved = table.told("overseer_moved").values
    assert (moved["first"], moved["second"], moved["steps"]) == (2, 5, 2)
    assert moved["segment"] == "s2"
    assert table.view.segments[2].workers == ((1, "craftsman"),)
    assert table.view.solo is not None
    assert table.view.solo.dice == (2, 5)
    actions = [event.values["action"] for event in table.events("pm_action")]
    assert actions[:3] == ["warrior_4", "master_clay_maker", "ready_halberd"]


def test_T_12_3_and_RUL_33_and_RUL_60_skipped_segments_are_not_counted() -> None:
    table = Table(1).stands("you", "artisan", "s1", "s3").stands("you", "craftsman", "s3")
    table.stands("pm", "craftsman", "s4").pm_turn(3, 3)
    moved = table.told("overseer_moved").values
    assert (moved["segment"], moved["skipped"]) == ("s6", ("s1", "s3", "s4"))


def test_T_12_3_an_artisan_joins_your_craftsman() -> None:
    table = Table(1).stands("you", "craftsman", "s2").artisans("pm", 1).pm_turn(2, 2)
    assert set(table.view.segments[2].workers) == {(0, "craftsman"), (1, "artisan")}
    assert not [e for e in table.events("card_revealed") if e.rule == "T-12.3"]


def test_T_12_3_only_artisans_left_go_to_an_empty_segment_too() -> None:
    table = Table(1).artisans("pm", 5).pm_turn(1, 1)
    assert table.view.segments[1].workers == ((1, "artisan"),)


def test_T_12_3_and_RUL_54_without_a_place_he_reveals_a_card_and_goes_on() -> None:
    table = Table(1).stands("you", "craftsman", "s2", "s3").pm_turn(2, 6)
    assert table.events("card_revealed")[0].values["cause"] == "overseer"
    assert table.view.solo is not None
    assert table.view.solo.overseer == "s4"
    assert table.told("overseer_advanced").values["segment"] == "s4"


def test_T_12_3_and_RUL_61_the_overseer_may_end_where_he_began() -> None:
    table = Table(1).stands("pm", "craftsman", "s1", "s2", "s3", "s4")
    table.stands("you", "artisan", "s5", "s6", "s7", "s8").pm_turn(4, 4, 4)
    assert table.told("overseer_moved").values["segment"] == "s0"


def test_T_12_3_and_RUL_63_the_overseer_stays_when_rings_turn_and_rounds_begin() -> None:
    table = Table(1)
    table.state.overseer = 5
    table.cleans_up()
    assert table.state.overseer == 5


def test_T_12_3_cards_turn_rings_in_the_order_of_their_numbers_and_are_discarded() -> None:
    table = Table(1).pm_cards("pmc_03", "pmc_01")
    assert [event.values["source"] for event in table.events("pm_action")] == ["pmc_01", "pmc_03"]
    turned = [(e.values["card"], e.values["ring"]) for e in table.events("pm_ring_turned")]
    assert turned == [("pmc_01", "inner_ring"), ("pmc_03", "middle_ring")]
    assert (table.state.inner, table.state.middle) == (1, 11)
    assert table.view.solo is not None
    assert table.view.solo.discard == ("pmc_01", "pmc_03")
    assert (table.coins("pm"), table.wet("pm")) == (2, 2)


@pytest.mark.parametrize(
    ("action", "coins", "clay"),
    [("coins_2", 2, 0), ("coins_3", 3, 0), ("coins_4", 4, 0), ("clay_2", 0, 2), ("clay_4", 0, 4)],
)
def test_T_12_4_goods(action: str, coins: int, clay: int) -> None:
    table = Table(1).pm_resolves(action)
    assert (table.coins("pm"), table.wet("pm")) == (coins, clay)


def test_T_12_4_and_RUL_42_soaking_takes_as_much_as_the_fullest_warehouse_holds() -> None:
    table = Table(1).stores(1, 4, 2, 4).pm_resolves("soak")
    assert (table.wet("pm"), table.dry("pm"), table.state.warehouses) == (4, 0, [1, 4, 2, 4])
    bare = Table(1).stores(0, 0, 0, 0).pm_resolves("soak")
    assert bare.told("spare_action").values["cause"] == "soak"


def test_T_12_4_priority_is_a_spare_action_and_a_card() -> None:
    table = Table(1).pm_resolves("priority")
    assert table.vp("pm") == 2
    assert table.told("card_revealed").values["cause"] == "priority"


def test_T_12_4_an_artisan_cannot_be_upgraded() -> None:
    table = Table(1).pm_resolves("upgrade", "s6")
    assert table.view.segments[6].workers == ((1, "artisan"),)
    assert not table.events("card_revealed")
    table.pm_resolves("upgrade", "s6")
    assert table.told("card_revealed").values["cause"] == "upgrade"


def test_T_12_4_and_RUL_32_without_clay_for_a_warrior_he_reveals_a_card() -> None:
    table = Table(1).has("pm", wet=2).pm_resolves("warrior_3")
    assert table.told("card_revealed").values["cause"] == "warrior_3"
    assert table.wet("pm") == 2


def test_T_12_4_a_warrior_of_his_feeds_the_warehouse_of_his_worker() -> None:
    table = Table(1).has("pm", wet=4).pm_resolves("warrior_3", "s4")
    assert (table.wet("pm"), table.clay_in("wh_se"), table.vp("pm")) == (1, 2, 6)


def test_T_12_5_without_a_token_a_master_is_a_spare_action() -> None:
    for master in MASTERS:
        table = Table(1).pm_resolves(master)
        assert table.values("spare_action") == {
            "vp": 2,
            "gain": ("wet_clay",),
            "cause": master,
            "why": "pm_no_token",
            "reason": "pm_little_clay",
        }


def test_T_12_5_and_RUL_40_the_builder_for_the_rounds_coins_with_points() -> None:
    table = Table(1).now(2).has("pm", coins=3).hired("pm", "builder").armed("pm", "sword")
    table.stock("you", officer=10).pm_resolves("master_builder")
    if table.state.decisions:
        table.play(min(table.offers))
    assert table.coins("pm") == 1
    assert table.earned("pm", "organizer") == 6
    assert table.weapons("pm") == {"sword"}  # the builder uses no weapon
    assert table.told("pm_warrior_built").values["warrior"] == "officer"  # not the fullest type
    poor = Table(1).now(2).has("pm", coins=1).hired("pm", "builder").pm_resolves("master_builder")
    assert poor.told("card_revealed").values["cause"] == "master_builder"


def test_T_12_5_the_administrator_repeats_the_inner_action() -> None:
    table = Table(1).hired("pm", "administrator").pm_resolves("master_administrator", "s1")
    assert table.wet("pm") == 4
    assert table.told("pm_repeats").values["action"] == "clay_4"


def test_T_12_5_the_inspector_brings_coins_and_moves() -> None:
    table = Table(1).hired("pm", "inspector").puts("pm", "guard", "r3c9")
    table.pm_resolves("master_inspector")
    assert table.coins("pm") == 2
    assert table.view.row == "row_3"


def test_T_12_5_the_clay_maker() -> None:
    assert Table(1).hired("pm", "clay_maker").pm_resolves("master_clay_maker").wet("pm") == 3


def test_T_12_5_and_RUL_31_the_supervisor_takes_one_warehouse_and_spoils_the_next() -> None:
    table = Table(1).stores(1, 5, 3, 0).hired("pm", "supervisor").pm_resolves("master_supervisor")
    assert (table.wet("pm"), table.state.warehouses) == (5, [1, 0, 0, 0])
    assert table.values("warehouse_discarded") == {"warehouse": "wh_sw", "count": 3}


def test_T_12_5_warehouse_ties_are_broken_by_chance() -> None:
    taken = set()
    for wanted in (0, 1):
        table = Table(1).stores(0, 2, 2, 0).hired("pm", "supervisor").fate((2, wanted))
        table.pm_resolves("master_supervisor")
        taken.add(table.told("warehouse_emptied").values["warehouse"])
    assert taken == {"wh_se", "wh_sw"}


def test_T_12_5_and_RUL_62_a_master_without_effect_is_a_spare_action() -> None:
    table = Table(1).stores(0, 0, 0, 0).hired("pm", "supervisor").pm_resolves("master_supervisor")
    assert table.told("spare_action").values["cause"] == "master_supervisor"
    sealed = Table(1).stores(0, 0, 0, 0).hired("pm", "supervisor").challenged(3)
    sealed.pm_resolves("master_supervisor")
    assert (sealed.earned("pm", "challenges"), sealed.earned("pm", "spare")) == (2, 2)


def test_T_12_6_and_RUL_43_that_weapon_or_the_leftmost_or_nothing() -> None:
    table = Table(1).row("spear", "halberd", "sword", "crossbow").pm_resolves("ready_sword")
    assert table.weapons("pm") == {"sword"}
    assert table.pm_resolves("ready_sword").weapons("pm") == {"sword", "spear"}
    full = Table(1).armed("pm", "sword", "halberd", "crossbow", "spear")
    for on_card in (False, True):
        full.pm_resolves("ready_sword", on_card=on_card)
        assert (full.vp("pm"), full.coins("pm"), full.wet("pm")) == (0, 0, 0)
        assert full.told("pm_all_ready").rule == "T-12.6"


def reasons(table: Table, kind: str) -> tuple[object, object]:
    values = table.told(kind).values
    return values["cause"], values["why"]


def test_T_12_4_and_T_12_5_he_says_why_he_does_something_else() -> None:
    poor = Table(1).has("pm", wet=2).pm_resolves("warrior_3")
    assert reasons(poor, "card_revealed") == ("warrior_3", "pm_too_little_clay")
    broke = Table(1).now(2).has("pm", coins=1).hired("pm", "builder").pm_resolves("master_builder")
    assert reasons(broke, "card_revealed") == ("master_builder", "pm_too_few_coins")
    artisan = Table(1).stands("pm", "artisan", "s0").pm_resolves("upgrade", "s0")
    assert reasons(artisan, "card_revealed") == ("upgrade", "pm_is_artisan")
    bare = Table(1).stores(0, 0, 0, 0).pm_resolves("soak")
    assert reasons(bare, "spare_action") == ("soak", "pm_no_effect")


def test_T_12_6_and_T_12_7_another_weapon_than_the_one_meant_is_explained() -> None:
    table = Table(1).row("spear", "halberd", "sword", "crossbow").armed("pm", "sword")
    other = table.pm_resolves("ready_sword").values("pm_readied_other")
    assert other == {"meant": "sword", "weapon": "spear"}
    lone = Table(1).has("pm", coins=2).armed("pm", "sword").pm_resolves("specialist")
    assert lone.told("pm_sword_for_all").rule == "T-12.7"
    assert Table(1).pm_resolves("specialist").told("pm_no_specialist").values["tried"] == 0


@pytest.mark.parametrize("action", ["warrior_3", "upgrade"])
def test_T_12_10_on_a_card_a_failing_action_is_a_spare_action(action: str) -> None:
    table = Table(1).stands("pm", "artisan", "s0").pm_resolves(action, "s0", on_card=True)
    assert table.told("spare_action").values["cause"] == action
    assert not table.events("card_revealed")


def test_T_12_10_the_warehouse_of_a_warrior_card_is_that_of_this_turns_worker() -> None:
    table = Table(1).has("pm", wet=2).pm_cards("pmc_10", segment="s10")
    assert table.clay_in("wh_nw") == 2


def test_T_12_15_and_T_12_20_the_spare_action_is_always_taken() -> None:
    table = Table(1).has("pm", wet=5).pm_resolves("master_builder")
    assert (table.vp("pm"), table.coins("pm"), table.wet("pm")) == (2, 1, 5)


def test_T_12_16_the_first_four_cards_are_never_the_reshuffle_card() -> None:
    for seed in range(300):
        s = GAME.start(1, seed)
        s.deck, s.on_top = (1 << len(CARDS)) - 1, 4
        for _ in range(4):
            card = draw_card(s)
            s.deck ^= 1 << card
            assert card != RESHUFFLE


def test_T_12_16_the_reshuffle_card_is_replaced_and_renews_the_deck() -> None:
    table = Table(1)
    table.state.active = 1 << 4
    table.deals("pmc_reshuffle", ("pmc_01", "pmc_02"))
    before = table.state.deck
    reveal_card(table.state, "T-12.4", "soak", "pm_by_rule")
    s = table.hold().state
    (shown,) = pile_cards(s.active & ~(1 << 4))
    assert before >> shown & 1  # the replacement comes from the deck
    assert s.discard == 0
    assert s.deck >> RESHUFFLE & 1
    assert s.deck.bit_count() + s.active.bit_count() == len(CARDS)
    assert table.events("deck_reshuffled")


def test_T_12_16_an_empty_deck_gives_the_replacement_from_the_discard_pile() -> None:
    table = Table(1)
    s = table.state
    s.on_top, s.deck, s.active, s.discard = 0, 1 << RESHUFFLE, 0, (1 << RESHUFFLE) - 1
    reveal_card(s, "T-12.4", "soak", "pm_by_rule")
    table.hold()
    assert s.active.bit_count() == 1
    assert s.deck.bit_count() == 13


def test_T_12_17_cleanup_in_a_solo_game() -> None:
    table = (
        Table(1).has("pm", wet=4).hired("pm", "builder").has("you", wet=4).hired("you", "builder")
    )
    table.cleans_up()
    assert (table.wet("pm"), table.dry("pm"), table.coins("pm")) == (4, 0, 0)
    assert (table.wet("you"), table.dry("you"), table.coins("you")) == (0, 4, 1)
    assert len(table.player("pm").masters) == 2
    last = Table(1).now(5).cleans_up()
    assert last.player("pm").masters == ()


def test_T_12_17_five_master_cards_are_revealed_by_the_end() -> None:
    s = play_game(1, 7, at_random(7))
    assert len(GAME.view(s, 0).players[1].masters) == 5


def test_T_12_18_and_RUL_55_you_win_with_strictly_more_points() -> None:
    table = Table(1).has("you", coins=6).has("pm", coins=4).ends()
    assert table.told("game_ended").values["winner"] == "seat_0"
    tie = Table(1).has("you", coins=4).has("pm", coins=4).ends()
    assert tie.told("game_ended").values["winner"] == "seat_1"
    assert tie.told("game_ended").rule == "T-12.18"


def test_T_12_20_his_bases_are_limited() -> None:
    table = Table(1).has("pm", wet=9)
    table.puts("pm", "officer", *(f"r1c{c}" for c in range(1, 10)))
    table.puts("pm", "guard", *(f"r2c{c}" for c in range(1, 7))).pm_resolves("warrior_2")
    assert table.told("card_revealed").values["cause"] == "warrior_2"
    assert not table.surprise().events("surprise_build")


def test_T_12_21_the_repeated_upgrade_fails() -> None:
    table = Table(1).hired("pm", "administrator").rings(0, 10).pm_turn(6, 6)
    assert [event.values["action"] for event in table.events("pm_action")][:2] == [
        "upgrade",
        "master_administrator",
    ]
    assert table.events("worker_upgraded")
    assert [event.values["cause"] for event in table.events("card_revealed")] == ["upgrade"]


def test_every_step_of_his_turn_names_a_rule() -> None:
    s = play_game(1, 11, at_random(11))
    his = [event for event in s.events or [] if event.seat == 1]
    assert len(his) > 200
    assert all(event.rule.startswith("T-") for event in his)
    started = [step for step, _, _ in Table(1).steps((PLAY_ROUND, -1, 1)).state.agenda]
    assert len(started) > 10
    assert len(SEGMENTS) == 12
