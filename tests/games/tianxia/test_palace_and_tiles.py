"""Chapters 6, 7 and 11: Palace tracks, Bonus tiles, Jade, reward tiles."""

import pytest

from tests.games.tianxia.table import Table


def stepping(table: Table, track: str) -> Table:
    """Blue uses a tile that advances on this track."""
    return table.tiles("blue", f"rb_track_{track}").turn("blue").play(f"use:rb_track_{track}")


def test_TX_6_1_one_step_at_a_time_and_each_reward_once() -> None:
    table = stepping(Table().stands("blue", blue=4), "blue")
    assert (table.step("blue", "blue"), table.vp("blue")) == (5, 15)
    table = stepping(Table().stands("blue", blue=5), "blue")
    assert (table.step("blue", "blue"), table.vp("blue")) == (6, 10)
    table = stepping(Table().stands("blue", blue=9), "blue")
    assert (table.step("blue", "blue"), table.vp("blue")) == (10, 20)


def test_TX_6_2_a_tile_of_step_3_or_7_must_be_taken() -> None:
    table = Table().palace("red", 3, "pb_coin3", "pb_vp5").palace("red", 7, "pb_flip")
    stepping(table.stands("blue", red=2), "red")
    assert table.options == ["take:pal_red_3_1", "take:pal_red_3_2"]
    assert table.details("take:pal_red_3_2") == {"tile": "pb_vp5", "figurine": 0}
    assert table.why_not("take:pal_red_7_1") == "TX-6.2 other-step"
    table.play("take:pal_red_3_2")
    assert table.unused("blue") == ["pb_vp5"]


def test_TX_6_2_nothing_where_no_tile_is_left() -> None:
    table = stepping(Table().stands("blue", red=6), "red")
    assert table.question == "ask-turn"
    assert table.step("blue", "red") == 7


def test_RU_30_only_duplicate_figurines_left_means_nothing_is_taken() -> None:
    table = Table().palace("red", 3, "pb_jade_ox").jade("blue", "ox").stands("blue", red=2)
    assert stepping(table, "red").question == "ask-turn"
    table = Table().jade("blue", "ox").display("rb_jade_ox").turn("blue").play("pass:turn_order")
    assert table.player("blue").jades == ("jade_ox",)
    assert table.seen.next_order[0] == 2


def test_TX_6_3_step_10_is_the_end() -> None:
    table = Table().stands("blue", red=10).tiles("blue", "rb_track_red").turn("blue")
    assert table.why_not("use:rb_track_red") == "TX-6.3 track-ended"


def test_TX_6_3_a_step_that_cannot_be_made_is_lost() -> None:
    table = Table().stands("blue", white=9).governs("blue", "p11").gives("blue", rice=2)
    table.turn("blue").play("place:train", "advance:track_white")
    assert table.step("blue", "white") == 10


def test_TX_6_4_a_later_marker_lies_above() -> None:
    table = Table().stands("orange", red=5).stands("purple", red=5).stands("blue", red=4)
    stepping(table, "red")
    assert table.seen.tracks[1].stacks[5] == (1, 0, 2)
    assert table.seen.tracks[1].ranks == (1, 0, 2, -1)


def test_TX_6_5_and_RU_44_neutral_markers_on_step_4_take_ranks() -> None:
    table = Table().stands("blue", red=4)
    assert table.seen.tracks[1].stacks[4] == (-1, 2)
    assert table.sheet("blue")["rank_red"] == 4
    assert Table(4).seen.tracks[1].stacks[4] == ()


def test_RU_63_a_player_on_step_4_is_behind_the_neutral_marker() -> None:
    table = stepping(Table().stands("blue", red=3), "red")
    assert table.seen.tracks[1].ranks == (-1, 2)


def test_TX_6_6_black_step_5_gives_up_to_two_workers_on_different_barges() -> None:
    table = stepping(Table().stands("blue", black=4), "black").play("worker:barge_wood")
    assert table.options == ["worker:barge_stone", "worker:barge_rice", "forgo:meeples"]
    assert table.why_not("worker:barge_wood") == "TX-6.6 other-barge"
    table.play("worker:barge_rice")
    assert table.has("blue") == {"wood": 1, "rice": 1}
    table = stepping(Table().stands("blue", black=4), "black").play("forgo:meeples")
    assert table.has("blue") == {}


def test_TX_6_6_the_ends_of_white_and_black_give_their_tiles() -> None:
    table = stepping(Table().stands("blue", white=9), "white")
    assert table.player("blue").double_tower == 1
    table = stepping(Table().stands("blue", black=9), "black")
    assert table.player("blue").bonus_shipping == 1


def test_red_step_10_draws_two_and_discards_one() -> None:
    table = stepping(Table().stands("blue", red=9), "red")
    assert table.question == "ask-discard"
    assert len(table.hand("blue")) == 2
    table.play(table.options[0])
    assert len(table.hand("blue")) == 1
    assert len(table.seen.objective_discard) == 1


def test_RU_69_white_step_5_soldier_first_then_the_reduction() -> None:
    table = stepping(Table().stands("blue", white=4), "white")
    assert table.question == "ask-soldier"
    assert table.play("soldier:liaoxi").question == "ask-weaken"


def test_RU_43_rewards_of_steps_5_and_10_are_not_for_the_neutral_house() -> None:
    table = Table(2).stands("blue", white=4)
    table.state.order_pile = 1 << 4  # train, White
    table.turn("blue")
    assert table.step("blue", "white") == 5
    assert table.vp("blue") == 0
    assert sum(s.strength for s in table.seen.sections) == 12


def test_TX_7_1_a_tile_is_kept_face_up_used_once_and_kept_face_down() -> None:
    table = Table().tiles("blue", "rb_stone2").turn("blue").play("use:rb_stone2")
    assert table.has("blue") == {"stone": 2}
    assert (table.unused("blue"), table.used("blue")) == ([], ["rb_stone2"])
    assert table.why_not("use:rb_stone2") == "TX-7.1 tile-used"
    assert table.why_not("use:rb_wood2") == "TX-7.1 no-such-tile"


def test_TX_7_1_a_tile_whose_price_or_effect_is_impossible_is_not_offered() -> None:
    table = Table().tiles("blue", "rb_silk_coin3", "rb_merchant").supply("blue", 0).turn("blue")
    assert table.why_not("use:rb_silk_coin3") == "TX-1.2 cannot-pay"
    assert table.why_not("use:rb_merchant") == "TX-1.2 no-meeple"


@pytest.mark.parametrize(
    ("tile", "price", "gain"),
    [
        ("rb_jewelry_vp5", {"jewelry": 1}, {}),
        ("rb_silk_coin3", {"silk": 1}, {"coin": 3}),
        ("pb_res3", {}, {"wood": 1, "stone": 1, "rice": 1}),
        ("pb_silk_helmet", {}, {"silk": 1, "helmet": 1}),
        ("pb_coin3", {}, {"coin": 3}),
    ],
)
def test_TX_7_1_tiles_that_ask_nothing(
    tile: str, price: dict[str, int], gain: dict[str, int]
) -> None:
    table = Table().tiles("blue", tile).gives("blue", **price).turn("blue").play(f"use:{tile}")
    assert table.has("blue") == gain


def test_tiles_that_ask_something() -> None:
    table = Table().tiles("blue", "rb_res2diff", "rb_anygood").turn("blue")
    table.play("use:rb_res2diff", "gain:wood")
    assert table.options == ["gain:stone", "gain:rice"]
    assert table.why_not("gain:wood") == "TX-7.1 other-type"
    table.play("gain:rice", "use:rb_anygood", "gain:helmet")
    assert table.has("blue") == {"wood": 1, "rice": 1, "helmet": 1}
    table = Table().tiles("blue", "rb_helmet_soldiers").gives("blue", helmet=1).turn("blue")
    table.play("use:rb_helmet_soldiers", "soldier:longxi", "soldier:liaoxi")
    assert (table.garrison("longxi"), table.garrison("liaoxi")) == (["blue"], ["blue"])
    table = Table().tiles("blue", "rb_objective").gives("blue", coin=3).turn("blue")
    assert len(table.play("use:rb_objective").hand("blue")) == 1
    table = Table().tiles("blue", "rb_income").starts_with("blue", "a6").turn("blue")
    assert table.play("use:rb_income").has("blue") == {"coin": 2}


def test_TX_7_2_a_figurine_goes_to_the_topmost_empty_space_and_is_never_used() -> None:
    table = Table().jade("blue", "ox").display("rb_jade_crane").turn("blue")
    table.play("pass:turn_order")
    assert table.player("blue").jades == ("jade_ox", "jade_crane")
    assert table.player("blue").tiles == ()


@pytest.mark.parametrize(
    ("jade", "advances"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 4)]
)
def test_RU_31_advances_by_figurines_at_marginal_prices(jade: int, advances: int) -> None:
    table = Table().jade("blue", *("ox", "horse", "tiger", "crane", "phoenix", "dragon")[:jade])
    table.gives("blue", coin=20).objectives("blue", "ob01").turn("blue").play("pass:turn_order")
    prices = []
    while table.offered("advance"):
        prices.append(table.details("advance:track_red")["coins"])
        table.play("advance:track_red")
    assert prices == [1, 2, 2, 3][:advances]


def test_RU_31_fewer_advances_than_allowed_may_be_bought() -> None:
    table = Table().jade("blue", "ox", "horse", "tiger").gives("blue", coin=9).turn("blue")
    table.play("pass:turn_order", "advance:track_blue", "out:turn_order")
    assert table.has("blue") == {"coin": 8}


def test_TX_7_3_a_figurine_of_an_owned_kind_is_no_option() -> None:
    table = Table().jade("blue", "ox").display("rb_jade_ox", "rb_wood2", "rb_vp3").turn("blue")
    table.play("pass:turn_order")
    assert table.options == ["pick:display_2", "pick:display_3"]
    assert table.why_not("pick:display_1") == "TX-7.3 duplicate-jade"


def test_TX_7_3_at_a_building_it_is_discarded() -> None:
    table = Table().jade("blue", "ox").bonus("qin_1", "rb_jade_ox").gives("blue", wood=2)
    table.turn("blue").play("place:qin", "install:qin_1")
    assert table.told("jade_discarded")["jade"] == "jade_ox"
    assert table.player("blue").jades == ("jade_ox",)


def test_TX_7_3_m3a2_keeps_a_duplicate_at_a_building_if_the_player_wants() -> None:
    table = Table().jade("blue", "ox").bonus("qin_1", "rb_jade_ox").gives("blue", wood=2)
    table.merchants("blue", "m3a2").turn("blue").play("place:qin", "install:qin_1")
    assert table.options == ["employ:m3a2", "discard:jade_ox"]
    assert table.why_not("discard:jade_horse") == "TX-7.3 other-jade"
    table.play("employ:m3a2")
    assert table.player("blue").jades == ("jade_ox", "jade_ox")
    assert table.filled("blue", "m3a2") == 0


def test_TX_7_3_m3a2_offers_duplicates_in_open_choices_and_is_used_by_taking_one() -> None:
    table = Table().jade("blue", "ox").display("rb_jade_ox", "rb_wood2").merchants("blue", "m3a2")
    table.turn("blue").play("pass:turn_order", "pick:display_1")
    assert table.player("blue").jades == ("jade_ox", "jade_ox")
    assert table.filled("blue", "m3a2") == 0


def test_RU_32_the_jade_score_counts_duplicates() -> None:
    table = Table().jade("blue", "ox", "ox", "horse")
    assert table.sheet("blue")["jade"] == 6


def test_RU_29_a_blind_draw_of_an_owned_kind_is_discarded_without_replacement() -> None:
    table = Table().jade("blue", "ox").supply_of("rb_jade_ox", "rb_wood2")
    table.merchants("blue", "m1a2").turn("blue").play("employ:m1a2")
    assert table.told("jade_discarded")["jade"] == "jade_ox"
    assert table.unused("blue") == []
    assert table.seen.tiles_left == 1


def test_TX_7_5_and_RU_29_m2b3_keeps_one_of_two_and_the_other_goes_under_the_supply() -> None:
    table = Table().supply_of("rb_jade_ox", "rb_wood2", "rb_vp3").jade("blue", "ox")
    table.merchants("blue", "m2b3").gives("blue", coin=1).turn("blue").play("employ:m2b3")
    assert table.options == ["keep:rb_jade_ox", "keep:rb_wood2"]
    assert table.game.view(table.state, 2).looked == ("rb_jade_ox", "rb_wood2")
    assert table.game.view(table.state, 0).looked == ()
    assert table.game.questions(table.state, 0)[0].offers is None
    table.play("keep:rb_wood2")
    assert table.unused("blue") == ["rb_wood2"]
    assert table.game.view(table.state, 2).known_bottom == (None, "rb_jade_ox")
    assert table.game.view(table.state, 0).known_bottom == (None, None)


def test_TX_7_5_an_empty_supply_gives_nothing() -> None:
    table = Table().supply_of().merchants("blue", "m1a2").turn("blue")
    assert table.why_not("employ:m1a2") == "TX-7.5 no-tile-left"
    table = Table().supply_of("rb_vp3").merchants("blue", "m2b3").gives("blue", coin=1)
    table.turn("blue").play("employ:m2b3")
    assert table.unused("blue") == ["rb_vp3"]


def test_TX_7_4_a_tile_is_turned_up_once_per_turn() -> None:
    table = Table().tiles("blue", "rb_wood2", used=True).tiles("blue", "rb_flip", "pb_flip")
    table.turn("blue").play("use:rb_flip", "use:rb_wood2")
    assert table.has("blue") == {"wood": 2}
    assert table.why_not("use:pb_flip") == "TX-7.4 nothing-to-flip"


def test_RU_34_a_flip_tile_does_not_turn_another_one() -> None:
    table = Table().tiles("blue", "pb_flip", "rb_coin2", "rb_vp3", used=True)
    table.tiles("blue", "rb_flip").turn("blue").play("use:rb_flip")
    assert table.options == ["flip:rb_coin2", "flip:rb_vp3"]
    assert table.why_not("flip:pb_flip") == "TX-7.4 not-flippable"
    table = Table().tiles("blue", "pb_flip", "rb_coin2", used=True).merchants("blue", "m4b3")
    table.turn("blue").play("employ:m4b3")
    assert table.options == ["flip:rb_coin2", "flip:pb_flip"]


def test_RU_35_a_tile_is_turned_down_after_its_effect_and_cannot_turn_itself_up() -> None:
    table = Table().governs("blue", "i09").tiles("blue", "rb_income").starts_with("blue", "a6")
    table.turn("blue").play("use:rb_income", "income:i09")
    assert table.used("blue") == ["rb_income"]
    assert table.question == "ask-turn"


def test_TX_11_2_and_RU_26_the_double_tower_defends_once_and_leaves_the_game() -> None:
    table = Table().forget_start().governs("blue", "p06").nomads("longxi", 6, 5)
    table.reward_tile("blue", "double_tower").turn("blue")
    assert table.offered("double") == [
        *("double:longxi", "double:yunzhong", "double:yanmen", "double:liaoxi"),
    ]
    table.play("double:longxi")
    assert table.section("longxi").defense == 4
    assert table.why_not("double:longxi") == "TX-11.2 no-reward-tile"
    table.runs("Attack")
    assert table.vp("blue") == 7 + 4
    assert table.section("longxi").doubles == ()
    table = Table().double_tower("yanmen", "blue").runs("Attack")
    assert table.section("yanmen").doubles == ()
    assert table.sheet("blue") == {"start": 10}


def test_RU_57_undo_stops_at_a_hidden_look() -> None:
    table = Table().objectives("blue", "ob13").turn("blue")
    table.state.revealed = False
    table.play("cash:ob13")
    assert table.state.revealed
    table = Table().tiles("blue", "rb_wood2").turn("blue")
    table.state.revealed = False
    table.play("use:rb_wood2")
    assert not table.state.revealed
