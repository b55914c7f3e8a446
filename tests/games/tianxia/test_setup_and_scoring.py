"""Chapters 12 and 13: set-up by player count, final scoring, Objectives."""

import pytest

from dynasty.games.tianxia.names import NOTHING, OBJECTIVES
from dynasty.games.tianxia.rules.final_scoring import objective_points
from tests.games.playing import at_random
from tests.games.tianxia.playing import play_game
from tests.games.tianxia.setting import BOX, GAME, SEAT_OF
from tests.games.tianxia.table import Table


@pytest.mark.parametrize(
    ("seats", "slots", "supply", "sets", "deck", "coins"),
    [
        (4, 24, 20, 5, 16, [2, 3, 3, 4]),
        (3, 16, 24, 4, 19, [2, 3, 3]),
        (2, 16, 24, 3, 22, [2, 3]),
        (1, 16, 28, 2, 25, [2]),
    ],
)
def test_TX_13_1_and_TX_13_2_the_table_by_number_of_players(
    seats: int, slots: int, supply: int, sets: int, deck: int, coins: list[int]
) -> None:
    s = GAME.start(seats, 7)
    assert sum(tile != NOTHING for tile in s.palace) == slots
    assert s.supply == supply
    assert [s.stuff[seat * 7 + 6] for seat in s.order[:seats]] == coins
    while s.decisions[0].step.prompt == "ask-side":
        GAME.apply(s, s.decisions[0].seat, s.decisions[0].choices[0])
    assert len(s.decisions[0].choices) == sets
    assert s.objective_pile.bit_count() == deck
    assert s.decisions[0].seat == s.order[seats - 1]
    diamonds = [tile for tile in s.palace if tile != NOTHING and BOX.tile_diamond[tile]]
    assert bool(diamonds) == (seats == 4)
    assert len({building for building in s.buildings if building < 10}) == 4


def test_TX_13_1_a_side_of_the_board_dealt_and_a_set_in_reverse_order() -> None:
    s = GAME.start(3, 2, listen=True)
    assert s.decisions[0].seat == s.order[0]
    board = s.decisions[0].choices[0].at // 2
    other = (board * 2 + 2) % 8
    refusal = GAME.why_not(s, s.order[0], GAME.vocabulary.read(f"side:board_{other // 2 + 1}a"))
    assert refusal is not None
    assert refusal.reason == "not-your-board"
    for _ in range(3):
        GAME.apply(s, s.decisions[0].seat, s.decisions[0].choices[1])
    assert [s.board[seat] % 2 for seat in range(3)] == [1, 1, 1]
    asked = []
    while s.decisions[0].step.prompt == "ask-set":
        asked.append(s.decisions[0].seat)
        GAME.apply(s, s.decisions[0].seat, s.decisions[0].choices[0])
    assert asked == list(reversed(s.order))
    assert sum(s.stuff[seat * 7 + thing] for seat in range(3) for thing in range(6)) >= 9


def test_TX_13_1_a_set_is_taken_once() -> None:
    s = GAME.start(3, 2)
    while s.decisions[0].step.prompt == "ask-side":
        GAME.apply(s, s.decisions[0].seat, s.decisions[0].choices[0])
    first = s.decisions[0].choices[0]
    GAME.apply(s, s.decisions[0].seat, first)
    refusal = GAME.why_not(s, s.decisions[0].seat, first)
    assert refusal is not None
    assert refusal.reason == "set-taken"


@pytest.mark.parametrize(("jade", "points"), list(enumerate([0, 1, 3, 6, 10, 15, 21])))
def test_TX_12_1_jade(jade: int, points: int) -> None:
    kinds = ("ox", "horse", "tiger", "crane", "phoenix", "dragon")[:jade]
    assert Table().jade("blue", *kinds).sheet("blue").get("jade", 0) == points


def test_TX_12_2_and_RU_45_step_0_never_scores() -> None:
    table = Table(4).stands("blue", red=1).objectives("orange", "ob01")
    assert table.sheet("blue")["rank_red"] == 7
    assert "rank_red" not in table.sheet("orange")
    assert "objectives" not in table.sheet("orange")


def test_TX_12_2_the_lower_marker_wins_a_tie() -> None:
    table = Table(4).stands("orange", red=6).stands("blue", red=6).stands("green", red=6)
    points = [table.sheet(colour).get("rank_red", 0) for colour in table.colours]
    assert points == [0, 7, 4, 2]


def test_TX_12_3_and_RU_46_the_best_three_of_any_number_of_objectives() -> None:
    table = Table().governs("blue", "qin_1", "qin_2", "qin_3", "han_1")
    table.objectives("blue", "ob09", "ob10", "ob11", "ob14", "ob07")
    scores = {card.id: card.points for card in table.player("blue").hand or ()}
    assert scores == {"ob09": 8, "ob10": 12, "ob11": 18, "ob14": 12, "ob07": 0}
    assert table.sheet("blue")["objectives"] == 18 + 12 + 12


def test_TX_12_3_the_objectives_of_others_stay_hidden_until_the_end() -> None:
    table = Table().objectives("blue", "ob09").governs("blue", "qin_1").turn("blue")
    seen = table.game.view(table.state, 0).players[2]
    assert (seen.hand, seen.hand_count) == (None, 1)
    assert "objectives" not in {line.category for line in seen.sheet}
    assert table.sheet("blue")["objectives"] == 2


def test_RU_46_an_empty_deck_is_renewed_from_the_discard_pile() -> None:
    table = Table().tiles("blue", "rb_objective").gives("blue", coin=3)
    s = table.state
    s.objective_pile, s.objective_discard = 0, s.objective_pile
    table.turn("blue").play("use:rb_objective")
    assert len(table.hand("blue")) == 1
    assert table.seen.objective_discard == ()
    table = Table().tiles("blue", "rb_objective").gives("blue", coin=3)
    table.objectives("orange", *OBJECTIVES).turn("blue")
    assert table.why_not("use:rb_objective") == "TX-12.3 no-objectives"


@pytest.mark.parametrize(("stuff", "points"), [(4, 0), (5, 1), (9, 1), (10, 2)])
def test_TX_12_4_leftovers(stuff: int, points: int) -> None:
    table = Table().gives("blue", wood=1, silk=1, coin=stuff - 2)
    assert table.sheet("blue").get("leftovers", 0) == points


def test_TX_12_5_ties_by_towers_walls_coins_and_then_shared() -> None:
    table = Table().forget_start()
    assert table.game.winners(table.state) == [0, 1, 2]
    table.gives("orange", coin=1)
    assert table.game.winners(table.state) == [1]
    table.walls("longxi", "blue")
    assert table.game.winners(table.state) == [2]
    table.tower("longxi", "purple")
    assert table.game.winners(table.state) == [0]
    assert table.game.ranking(table.state) == [0, 2, 1]
    table.gives("orange", vp=1)
    assert table.game.winners(table.state) == [1]


def points(table: Table, card: str, colour: str = "blue") -> int:
    return objective_points(table.state, SEAT_OF[colour], OBJECTIVES.index(card))


def test_TX_12_6_rank_objectives_use_the_ranks_and_jade_counts_again() -> None:
    table = Table(4).stands("blue", white=3, red=2).stands("orange", red=5).jade("blue", "ox", "ox")
    assert points(table, "ob01") == 7 + 4
    assert points(table, "ob03") == 7
    assert points(table, "ob08") == 3


def test_TX_12_6_goods_count_for_ob07_and_for_leftovers() -> None:
    table = Table().objectives("blue", "ob07").gives("blue", silk=3, helmet=2)
    assert table.sheet("blue")["objectives"] == 10
    assert table.sheet("blue")["leftovers"] == 1


@pytest.mark.parametrize(("governors", "score"), [(0, 0), (1, 3), (2, 7), (3, 12), (4, 18)])
def test_governor_sets(governors: int, score: int) -> None:
    slots = ("zhao_1", "zhao_2", "chu_1", "chu_2")[:governors]
    assert points(Table().governs("blue", *slots), "ob13") == score


def test_a_fifth_governor_adds_nothing_to_ob19() -> None:
    table = Table().governs("blue", "zhao_1", "zhao_2", "chu_1", "chu_2", "qi_1")
    assert points(table, "ob19") == 18


def test_RU_33_ob20_counts_one_time_tiles_used_or_not_and_no_jade() -> None:
    table = Table().jade("blue", "ox", "horse", "tiger").reward_tile("blue", "bonus_shipping")
    table.tiles(
        "blue", "rb_wood2", "rb_rice2", "rb_coin2", "rb_vp3", "rb_flip", "pb_vp5", "pb_flip"
    )
    assert points(table, "ob20") == 0
    table.tiles("blue", "rb_stone2", used=True)
    assert points(table, "ob20") == 3


@pytest.mark.parametrize(("markers", "score"), [(1, 0), (2, 3), (3, 6), (4, 10), (5, 15), (6, 15)])
def test_shipping_objectives(markers: int, score: int) -> None:
    table = Table().shipped("blue", "port_yan", markers - 1).shipped("blue", "port_chu")
    table.shipped("blue", "port_qi")
    assert points(table, "ob21") == score


@pytest.mark.parametrize(("walls", "score"), [(1, 0), (2, 3), (3, 7), (4, 14), (5, 20)])
def test_fortification_objectives(walls: int, score: int) -> None:
    table = Table().walls("longxi", *["blue"] * (walls - 1)).tower("liaoxi", "blue")
    table.walls("yanmen", "blue").double_tower("longxi", "blue")
    assert points(table, "ob26") == score


@pytest.mark.parametrize(
    ("meeples", "score"), [(7, 0), (6, 4), (5, 4), (4, 7), (3, 11), (1, 11), (0, 16)]
)
def test_meeples_objective(meeples: int, score: int) -> None:
    assert points(Table().supply("blue", meeples), "ob28") == score


def test_TX_12_5_the_end_tells_every_line_and_the_winner() -> None:
    s = play_game(3, 11, at_random(11))
    assert s.events is not None
    told = dict.fromkeys(range(3), 0)
    for event in s.events:
        if event.kind in ("scored", "objective_scored"):
            told[event.seat] += int(str(event.values["points"]))
    for seat in range(3):
        assert s.vp[seat] + told[seat] == GAME.scores(s)[seat].total
    assert s.events[-1].kind == "game_ended"
