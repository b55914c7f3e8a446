"""Chapters 8 and 10: the Military turn and the Attack phase."""

import pytest

from tests.games.tianxia.table import Table


def test_TX_8_1_the_step_on_any_track_comes_first_and_is_due() -> None:
    table = Table().marked("train", "orange").gives("blue", rice=2, coin=1).turn("blue")
    table.play("place:train")
    assert table.has("blue") == {"rice": 2}
    assert table.offered("advance", "finish") == [
        *("advance:track_white", "advance:track_red", "advance:track_black", "advance:track_blue"),
    ]
    assert table.play("advance:track_red").question == "ask-train"


def test_TX_8_1_whoever_stands_at_all_ends_goes_on_without_a_step() -> None:
    table = Table().stands("blue", white=10, red=10, black=10, blue=10).gives("blue", rice=2)
    assert table.turn("blue").play("place:train").question == "ask-train"


def fortifying(table: Table) -> Table:
    return table.turn("blue").play("place:fortify", "advance:track_red")


def test_TX_8_2_walls_and_towers_in_their_row_order() -> None:
    table = fortifying(Table().gives("blue", stone=20))
    prices: list[object] = []
    for _ in range(6):
        section = "longxi" if len(prices) < 4 else "yanmen"
        prices.append(table.details(f"wall:{section}")["stone"])
        table.play(f"wall:{section}")
    assert prices == [2, 2, 2, 3, 3, 3]
    assert table.section("longxi").walls == (2, 2, 2, 2)
    assert table.why_not("wall:yunzhong") == "TX-8.4 walls-built"
    assert table.details("tower:longxi")["stone"] == 3
    table.play("tower:longxi")
    assert table.has("blue") == {"stone": 2}
    assert table.why_not("tower:longxi") == "TX-8.2 tower-taken"
    assert table.why_not("tower:yanmen") == "TX-8.2 no-stone"


def test_TX_8_2_and_RU_27_one_tower_per_section_and_walls_up_to_the_spaces() -> None:
    table = (
        Table().tower("longxi", "orange").walls("longxi", "orange", "orange", "orange", "orange")
    )
    fortifying(table.gives("blue", stone=9))
    assert table.why_not("tower:longxi") == "TX-8.2 tower-taken"
    assert table.why_not("wall:longxi") == "TX-8.2 walls-full"


def test_RU_28_at_least_one_piece() -> None:
    table = fortifying(Table().gives("blue", stone=2))
    assert table.why_not("finish:fortify") == "TX-8.2 build-first"
    table.play("wall:longxi")
    assert "finish:fortify" in table.options
    table = Table().gives("blue", rice=4).turn("blue").play("place:train", "advance:track_red")
    assert table.why_not("finish:train") == "TX-8.3 train-first"


def test_TX_8_3_soldiers_for_two_rice_to_the_leftmost_space() -> None:
    table = Table().soldiers("longxi", "orange").gives("blue", rice=5).turn("blue")
    table.play("place:train", "advance:track_red", "train:longxi", "train:longxi")
    assert table.garrison("longxi") == ["orange", "blue", "blue"]
    assert table.has("blue") == {"rice": 1}
    assert table.section("longxi").defense == 3
    assert table.why_not("train:longxi") == "TX-8.3 no-rice"


def test_TX_8_3_a_full_section_takes_no_soldier() -> None:
    table = Table().soldiers("longxi", *["orange"] * 8).gives("blue", rice=2).turn("blue")
    table.play("place:train", "advance:track_red")
    assert table.why_not("train:longxi") == "TX-8.3 soldiers-full"


def test_TX_8_3_and_RU_28_the_free_soldier_of_p09_counts() -> None:
    table = Table().governs("blue", "p09").turn("blue").play("place:train", "advance:track_red")
    assert table.question == "ask-soldier"
    table.play("soldier:longxi")
    assert table.has("blue") == {"rice": 1}
    assert table.offered("finish") == ["finish:train"]


def test_RU_28_the_free_soldier_of_p10_does_not_count() -> None:
    table = fortifying(Table().governs("blue", "p10").gives("blue", stone=2))
    table.play("soldier:longxi")
    assert table.has("blue") == {"stone": 2, "coin": 1}
    assert table.why_not("finish:fortify") == "TX-8.2 build-first"


def test_TX_8_4_without_unbuilt_pieces_no_fortify_without_a_meeple_no_soldier() -> None:
    table = Table().walls("longxi", *["blue"] * 4).walls("yanmen", "blue", "blue")
    table.tower("longxi", "blue").tower("yanmen", "blue").gives("blue", stone=9).turn("blue")
    assert table.why_not("place:fortify") == "TX-8.4 nothing-to-build"
    table = Table().gives("blue", rice=9).supply("blue", 0).turn("blue")
    assert table.why_not("place:train") == "TX-1.2 no-meeple"


def test_TX_8_5_and_RU_50_a_free_wall_takes_the_next_of_the_row_and_triggers_nothing() -> None:
    table = Table().governs("blue", "p10").objectives("blue", "ob24").turn("blue")
    table.play("cash:ob24", "wall:yanmen")
    assert table.section("yanmen").walls == (2,)
    assert table.player("blue").walls_left == 5
    assert table.has("blue") == {}


def test_TX_8_5_a_free_soldier_without_meeples_may_call_a_merchant_back() -> None:
    table = Table().merchants("blue", "m1a2", 1).supply("blue", 0).tiles("blue", "rb_soldier")
    table.turn("blue").play("use:rb_soldier")
    assert table.options == ["recall:m1a2", "forgo:meeples"]
    assert table.why_not("soldier:longxi") == "TX-1.2 no-meeple"
    table.play("recall:m1a2", "soldier:longxi")
    assert table.garrison("longxi") == ["blue"]


def test_p12_makes_walls_and_towers_cheaper() -> None:
    table = fortifying(Table().governs("blue", "p12").gives("blue", stone=9))
    assert table.details("wall:longxi")["stone"] == 1
    assert table.details("tower:longxi")["stone"] == 2


def test_m1a1_helps_fortify_and_train_until_they_are_done() -> None:
    table = Table().merchants("blue", "m1a1").gives("blue", stone=1).turn("blue")
    table.play("place:fortify", "advance:track_red")
    assert table.offered("wall", "finish", "employ") == ["employ:m1a1"]
    table.play("employ:m1a1", "wall:longxi")
    assert table.has("blue") == {"rice": 1}
    table = Table().merchants("blue", "m1a1").gives("blue", rice=1).turn("blue")
    table.play("place:train", "employ:m1a1", "advance:track_red", "train:longxi")
    assert table.has("blue") == {"stone": 1}


def test_TX_8_3_training_goes_on_while_m1a1_would_pay_for_a_soldier() -> None:
    table = Table().merchants("blue", "m1a1").gives("blue", rice=1).turn("blue")
    table.play("place:train", "advance:track_red")
    assert table.offered("train", "finish", "employ") == ["employ:m1a1"]


def test_TX_8_3_without_a_meeple_training_is_over_whatever_could_be_paid() -> None:
    table = Table().merchants("blue", "m1a1").gives("blue", rice=9).supply("blue", 0)
    table.runs("TrainSoldiers", colour="blue")
    assert table.offered("train", "finish", "employ") == ["employ:m1a1", "finish:train"]


def test_TX_10_1_and_RU_20_battles_from_west_to_east() -> None:
    table = Table().nomads("liaoxi", 6, 3).nomads("longxi", 6, 4).nomads("yanmen", 5, 9)
    table.soldiers("longxi", "blue").soldiers("liaoxi", "blue").building("qin_1", "p07")
    table.governs("blue", "qin_1").forget_start().runs("Attack")
    assert [e["section"] for e in table.heard("battle_began")] == ["longxi", "liaoxi"]
    assert [e["section"] for e in table.heard("defence_paid")] == ["longxi"]  # p07 was raided


def test_TX_10_2_strength_of_towers_walls_soldiers_and_double_tower() -> None:
    table = Table().tower("longxi", "blue").walls("longxi", "blue", "orange")
    table.soldiers("longxi", "blue", "blue").double_tower("longxi", "blue")
    forecast = table.section("longxi").forecast
    assert forecast.strengths == (0, 1, 9)
    assert forecast.ranking == (2, 1)


@pytest.mark.parametrize(
    ("pieces", "first"),
    [
        (lambda t: t.soldiers("longxi", "orange", "blue"), "orange"),
        (lambda t: t.walls("longxi", "blue", "orange"), "blue"),
        (lambda t: t.soldiers("longxi", "blue").walls("longxi", "orange"), "blue"),
        (lambda t: t.tower("longxi", "orange").walls("longxi", "blue", "blue"), "blue"),
        (
            lambda t: t.double_tower("longxi", "orange").double_tower("longxi", "blue"),
            "orange",
        ),
        (
            lambda t: (
                t.tower("longxi", "orange")
                .walls("longxi", "orange", "orange")
                .double_tower("longxi", "blue")
            ),
            "orange",
        ),
    ],
)
def test_TX_10_3_and_RU_23_ties(pieces: object, first: str) -> None:
    assert callable(pieces)
    table: Table = pieces(Table())
    forecast = table.section("longxi").forecast
    assert table.colours[forecast.ranking[0]] == first
    assert forecast.strengths[forecast.ranking[0]] == forecast.strengths[forecast.ranking[1]]


def test_TX_10_3_ranks_pay_7_4_2_0() -> None:
    table = Table(4).forget_start().nomads("longxi", 6, 0)
    table.soldiers("longxi", "purple", "orange", "blue", "green", "purple", "orange", "purple")
    table.runs("Attack")
    assert [table.vp(colour) for colour in table.colours] == [7, 4, 2, 0]


def test_TX_10_4_p06_and_p07_pay_before_any_piece_leaves() -> None:
    table = Table().forget_start().nomads("longxi", 6, 9).soldiers("longxi", "blue", "blue")
    table.walls("longxi", "blue").governs("blue", "p06", "p07").runs("Attack")
    assert table.sheet("blue")["attack_buildings"] == 2 + 2


def test_TX_10_5_soldiers_leave_from_the_left_until_the_strength_is_0() -> None:
    table = Table().forget_start().nomads("longxi", 6, 4).walls("longxi", "orange")
    table.soldiers("longxi", "blue", "orange", "blue", "orange", "orange").runs("Attack")
    assert table.garrison("longxi") == ["orange", "orange"]
    assert table.sheet("blue")["soldiers"] == 2
    assert table.sheet("orange")["soldiers"] == 1
    assert table.section("longxi").walls == (1,)


def test_TX_10_6_and_RU_66_raids_in_order_until_the_strength_is_swallowed() -> None:
    table = Table().nomads("longxi", 6, 4).governs("blue", "qin_1", "qin_2", "qin_3")
    table.bonus("qin_1", "rb_vp3").runs("Attack")
    assert [e["slot"] for e in table.heard("raided")] == ["qin_1", "qin_2"]
    assert table.governors("qin_3") == ["blue"]
    assert table.meeples("blue") == 15
    assert table.slot("qin_1").bonus == "rb_vp3"
    assert table.slot("qin_2").bonus is not None
    assert table.heard("breakthrough") == []


def test_RU_19_a_second_raid_brings_no_second_token() -> None:
    table = Table().token("qin_1").nomads("longxi", 6, 2).runs("Attack")
    assert table.state.tokens == 1
    table.gives("blue", wood=9).turn("blue").play("place:qin")
    plain = table.box.building_cost[table.state.buildings[0]]
    assert table.details("install:qin_1")["wood"] == plain + 1


def test_TX_10_7_and_RU_56_everybody_suffers_in_turn_order() -> None:
    table = Table().nomads("longxi", 6, 11).ordered("orange", "purple", "blue")
    for colour in table.colours:
        table.gives(colour, coin=1)
    table.runs("Attack")
    asked = []
    while table.state.decisions:
        asked.append(table.asked)
        table.play("pay:coin")
    assert asked == ["orange", "purple", "blue"]
    assert table.told("breakthrough")["n"] == 1


def test_RU_24_coins_and_prestige_may_be_mixed_and_without_coins_prestige_is_lost() -> None:
    table = Table().nomads("longxi", 6, 12).gives("blue", coin=1).prestige_is("orange", 4)
    table.runs("Attack").play("pay:coin")
    assert table.vp("blue") == 10 - 3
    assert (table.vp("orange"), table.vp("purple")) == (0, 4)
    assert table.sheet("orange") == {"start": 10, "other": -6, "losses": -4}


def test_TX_10_8_and_RU_22_protected_governors_pay_even_after_a_lost_battle() -> None:
    table = Table().forget_start().nomads("longxi", 6, 3).soldiers("longxi", "blue")
    table.governs("orange", "qin_2", "qin_3").governs("purple", "qin_1").runs("Attack")
    assert table.sheet("blue")["protected"] == 2


def test_RU_21_without_a_defender_nobody_is_paid_for_protection() -> None:
    table = Table().nomads("longxi", 6, 3).governs("orange", "qin_2").runs("Attack")
    assert table.heard("governors_protected") == []


def test_RU_21_p06_does_not_make_a_player_the_first() -> None:
    table = Table().forget_start().nomads("longxi", 6, 0).governs("orange", "p06")
    table.walls("longxi", "orange")
    table.soldiers("longxi", "blue", "blue").governs("purple", "qin_1").runs("Attack")
    assert table.sheet("blue") == {"start": 10, "other": -10, "battles": 7, "protected": 1}


def test_TX_10_9_the_nomads_go_back_to_the_mark_of_the_next_round() -> None:
    for number, mark in ((1, 5), (2, 6), (3, 7)):
        table = Table().now(number).nomads("longxi", 6, 9).runs("Attack")
        assert (table.section("longxi").chief, table.section("longxi").strength) == (0, mark)


def test_RU_55_in_round_4_the_strength_goes_to_the_last_mark() -> None:
    table = Table().now(4).nomads("longxi", 6, 9).runs("Attack")
    assert table.section("longxi").strength == 7


def test_TX_10_10_and_RU_25_soldiers_removed_in_round_4_are_laid_aside() -> None:
    table = Table().forget_start().now(4).nomads("longxi", 6, 5).soldiers("longxi", "blue", "blue")
    table.governs("blue", "qin_1").objectives("blue", "ob28").runs("Attack")
    assert table.sheet("blue")["soldiers"] == 2
    assert table.meeples("blue") == 14  # the Governor came back, the Soldiers did not


def test_RU_65_a_soldier_placed_after_the_setup_phase_fights() -> None:
    table = Table().nomads("longxi", 6, 5).tiles("blue", "rb_soldier").turn("blue")
    table.play("use:rb_soldier", "soldier:longxi")
    assert table.section("longxi").forecast.ranking == (2,)
