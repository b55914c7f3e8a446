"""Game structure, the wheel, and the three actions (T-3, T-4, T-5)."""

import pytest

from dynasty.games.terracotta_army.names import SEGMENTS
from tests.games.playing import at_random
from tests.games.terracotta_army.playing import eagerly, play_game
from tests.games.terracotta_army.setting import GAME
from tests.games.terracotta_army.table import Table


def turns_of(seats: int) -> list[tuple[int, int]]:
    """Who placed a worker, in order, with the round."""
    found: list[tuple[int, int]] = []
    s = play_game(seats, 3, at_random(3))
    number = 0
    for event in s.events or []:
        if event.kind == "round_started":
            number += 1
        elif event.kind == "worker_placed":
            found.append((number, event.seat))
    return found


@pytest.mark.parametrize(("seats", "turns"), [(2, 50), (3, 60), (4, 60), (1, 50)])
def test_T_3_1_five_rounds_and_then_the_end(seats: int, turns: int) -> None:
    placed = turns_of(seats)
    assert len(placed) == turns
    assert {number for number, _ in placed} == {1, 2, 3, 4, 5}


@pytest.mark.parametrize(("seats", "workers"), [(2, 5), (3, 4), (4, 3)])
def test_T_3_2_turns_in_order_until_all_workers_are_placed(seats: int, workers: int) -> None:
    placed = [seat for number, seat in turns_of(seats) if number == 1]
    order = placed[:seats]
    assert sorted(order) == list(range(seats))
    assert placed == order * workers


def test_T_3_2_the_worker_that_is_not_in_hand_cannot_be_sent() -> None:
    table = Table(4).artisans("yellow", 1).turn("yellow").play("place:s1")
    assert table.offers == {"send:craftsman", "send:artisan"}
    only = Table(4).artisans("yellow", 3).turn("yellow").play("place:s1")
    assert only.told("worker_placed").values["worker"] == "artisan"


def test_T_3_3_placing_a_worker_is_mandatory() -> None:
    table = Table(4).turn("yellow")
    assert table.offers == {f"place:{segment}" for segment in SEGMENTS}


def test_T_4_1_one_ring_one_step_once_per_turn_for_two_coins() -> None:
    table = Table(4).has("yellow", coins=5).turn("yellow").play("rotate:inner_ring")
    assert (table.state.inner, table.state.middle, table.coins("yellow")) == (1, 0, 3)
    assert table.refusal("rotate:middle_ring").reason == "already-rotated"
    poor = Table(4).has("yellow", coins=1).turn("yellow")
    assert poor.refusal("rotate:inner_ring").reason == "rotation-too-dear"
    assert table.told("ring_rotated").values == {"ring": "inner_ring", "coins": 2}


def test_T_4_2_and_RUL_50_workers_stay_when_a_ring_turns() -> None:
    table = Table(4).stands("green", "craftsman", "s5").has("yellow", coins=2).turn("yellow")
    table.play("rotate:middle_ring")
    assert table.view.segments[5].workers == ((1, "craftsman"),)
    assert [event.kind for event in table.state.events or []] == ["ring_rotated"]


def test_T_4_3_and_RUL_3_an_empty_segment_takes_any_worker_on_either_space() -> None:
    table = Table(4).artisans("yellow", 1).turn("yellow").play("place:s7")
    assert table.offers == {"send:craftsman", "send:artisan"}


@pytest.mark.parametrize("owner", ["yellow", "green"])
def test_T_4_4_and_RUL_7_an_artisan_joins_a_craftsman_of_anybody(owner: str) -> None:
    table = Table(4).artisans("yellow", 1).stands(owner, "craftsman", "s7").turn("yellow")
    table.play("place:s7")
    assert sorted(table.view.segments[7].workers) == sorted(
        [(0, "artisan"), (["yellow", "green"].index(owner), "craftsman")]
    )


@pytest.mark.parametrize("owner", ["yellow", "green"])
def test_T_4_5_and_RUL_8_an_artisan_alone_closes_the_segment(owner: str) -> None:
    table = Table(4).artisans("yellow", 1).stands(owner, "artisan", "s7").turn("yellow")
    assert table.refusal("place:s7").reason == "segment-closed"
    assert table.view.segments[7].open_to == "nobody"


def test_T_4_6_a_legal_placement_always_exists() -> None:
    for seed in range(5):
        for seats in (2, 3, 4):
            play_game(seats, seed, eagerly(seed))


def test_T_5_1_and_RUL_57_goods_of_the_inner_action_pay_for_the_next_ones() -> None:
    table = Table(4).rings(0, 10).acts("yellow", "s10")
    table.play("perform:inner_action", "buy:master_builder", "pay:mt_1")
    assert table.coins("yellow") == 2


def test_T_5_2_and_RUL_2_perform_or_clay_or_coin_or_nothing() -> None:
    table = Table(4).acts("yellow", "s1")
    assert table.details("perform:inner_action")["action"] == "clay_4"
    table.play("take:coin", "take:wet_clay")
    assert (table.coins("yellow"), table.wet("yellow")) == (1, 1)
    table.acts("green", "s3").play("skip:inner_action", "skip:middle_action", "skip:outer_action")
    assert (table.coins("green"), table.wet("green")) == (0, 0)
    assert len(table.events("action_skipped")) == 3
    assert table.told("nothing_to_hire").seat == 0  # yellow could do nothing on the outer ring


def test_T_5_3_the_outer_ring_offers_no_goods_instead() -> None:
    table = Table(4).acts("yellow", "s0", "outer")
    assert table.offers == {"perform:outer_action", "skip:outer_action"}


def test_T_5_4_an_action_is_performed_once() -> None:
    table = Table(4).acts("yellow", "s1").play("perform:inner_action")
    assert table.decision.step.name == "MiddleAction"


def test_T_5_5_and_RUL_6_soaking_wets_all_dry_clay_and_needs_some() -> None:
    table = Table(4).has("yellow", wet=1, dry=4).acts("yellow", "s5", "inner")
    table.play("perform:inner_action")
    assert (table.wet("yellow"), table.dry("yellow")) == (5, 0)
    bare = Table(4).acts("yellow", "s5", "inner")
    assert bare.refusal("perform:inner_action").reason == "nothing-to-soak"
    assert "take:wet_clay" in bare.offers


def test_T_5_6_the_craftsman_becomes_an_artisan_at_once() -> None:
    table = Table(4).turn("yellow").play("place:s6", "perform:inner_action")
    player = table.player("yellow")
    assert table.view.segments[6].workers == ((0, "artisan"),)
    assert (player.craftsmen, player.artisans, player.artisans_left) == (2, 0, 2)
    assert table.view.segments[6].open_to == "nobody"
    artisan = Table(4).artisans("yellow", 1).turn("yellow").play("place:s6", "send:artisan")
    assert artisan.refusal("perform:inner_action").reason == "is-artisan"
    assert "take:coin" in artisan.offers


def test_T_5_7_one_token_each_from_the_top_as_long_as_there_are_any() -> None:
    table = Table(3).acts("yellow", "s3", "middle").play("perform:middle_action")
    assert table.player("yellow").priority == "priority_1"
    assert table.acts("yellow", "s9", "middle").refusal("perform:middle_action").reason == (
        "holds-priority"
    )
    table = Table(3).holds("yellow", 1).holds("green", 2).acts("blue", "s3", "middle")
    assert table.refusal("perform:middle_action").reason == "no-priority-left"


def test_T_10_3_between_rounds_both_rings_turn_and_workers_go_home() -> None:
    table = Table(2).rings(11, 0).stands("yellow", "artisan", "s1").cleans_up()
    assert (table.state.inner, table.state.middle) == (0, 11)
    assert table.view.segments[1].workers == ()
    assert table.player("yellow").artisans == 1


def test_every_segment_names_its_three_actions() -> None:
    table = Table(4).has("yellow", coins=3).turn("yellow")
    assert table.details("place:s4") == {
        "inner": "warrior_3",
        "inner_shut": 1,
        "middle": "master_inspector",
        "middle_shut": 0,
        "outer": "specialist",
        "outer_shut": 1,
        "possible": 1,
    }
    assert GAME.view(table.state, -1).segments[4].inner == "warrior_3"
