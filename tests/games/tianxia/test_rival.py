"""Chapters 14 and 15: the Neutral House and Li Mu, variants of our own."""

import pytest

from dynasty.games.tianxia.names import ORDERS
from tests.games.playing import at_random
from tests.games.tianxia.playing import play_game
from tests.games.tianxia.setting import BOX, GAME
from tests.games.tianxia.table import Table


def ordered(order: str, table: Table | None = None) -> Table:
    """The Neutral House (blue) draws this order."""
    table = table or Table(2)
    table.state.order_pile = 1 << ORDERS.index(order)
    return table.turn("blue" if table.state.deciders == 2 else "orange")


def test_TX_14_1_the_third_colour_is_the_neutral_house_and_last_in_round_1() -> None:
    s = GAME.start(2, 4)
    assert (s.seats, s.deciders, s.order[2]) == (3, 2, 2)
    assert (s.vp[2], s.hand[2], s.board[2], sum(s.stuff[14:])) == (0, 0, -1, 0)
    assert (s.markers[2], s.meeples[2], s.deliveries[2]) == (3, 16, 7)
    assert len(GAME.scores(s)[2].lines) == 0
    assert GAME.ranking(s)[2] == 2


def test_TX_14_2_orders_are_drawn_without_repetition_until_none_is_left() -> None:
    s = play_game(2, 3, at_random(3))
    drawn = [event.values["order"] for event in s.events or () if event.kind == "order_drawn"]
    assert len(drawn) == 12
    assert len(set(drawn)) == 12
    table = Table(2)
    table.state.order_pile = 0
    table.turn("blue")
    assert table.state.order_pile.bit_count() == 15


def test_TX_14_3_marker_track_effect_worker() -> None:
    table = ordered("ro_01")
    assert table.on("qin") == ["blue"]
    assert table.step("blue", "white") == 1  # the banner of the ring of Qin
    assert table.workers("stone") == ["blue"]
    assert table.player("blue").markers == 2
    assert table.asked == "purple"


def test_TX_14_3_on_step_10_it_advances_on_its_lowest_track() -> None:
    table = Table(2).stands("blue", white=10, red=2, black=1, blue=1)
    ordered("ro_01", table)
    assert table.step("blue", "black") == 2
    assert table.told("rival_turned")["track"] == "track_black"


def test_TX_14_3_a_players_worker_that_it_pushes_off_becomes_a_merchant() -> None:
    table = Table(2).barge("stone", "blue", "neutral", "orange")
    ordered("ro_01", table)
    assert (table.asked, table.question) == ("orange", "ask-fallen")
    table = Table(2).barge("stone", "orange", "neutral", "blue")
    ordered("ro_01", table)
    assert table.asked == "purple"
    assert table.meeples("blue") == 14  # its own Worker went back to its supply


def test_TX_14_4_the_cheapest_building_its_tile_and_a_delivery() -> None:
    table = Table(2).building("chu_1", "i02").building("chu_2", "p14").bonus("chu_2", "rb_vp3")
    ordered("ro_04", table)
    assert table.governors("chu_2") == ["blue"]
    assert table.player("blue").tiles == (("rb_vp3", False),)
    assert table.ship_at("port_chu").markers == (2, -1, -1)
    assert table.ship_at("port_chu").shipping == (0, 0, 0)


def test_TX_14_4_ties_go_to_the_earlier_building_and_a_second_governor_elsewhere() -> None:
    table = Table(2).building("chu_1", "p01").building("chu_2", "p14")
    assert table.box.building_cost[table.state.buildings[8]] == 1
    ordered("ro_04", table)
    assert table.governors("chu_1") == ["blue"]  # both are third on their paths; west first
    ordered("ro_14", table)
    assert table.governors("chu_2") == ["blue"]
    assert table.ship_at("port_chu").markers == (2, 2, -1)


def test_TX_14_4_no_effects_for_the_rival() -> None:
    table = Table(2).building("qin_1", "i02")
    ordered("ro_01", table)
    assert table.has("blue") == {}


def test_TX_14_5_fortify_a_tower_and_a_wall_at_the_target() -> None:
    table = ordered("ro_06")
    yunzhong = table.section("yunzhong")
    assert (yunzhong.tower, yunzhong.walls) == (2, (2,))
    assert table.step("blue", "red") == 1
    assert table.told("rival_aimed")["section"] == "yunzhong"


def test_TX_14_5_a_full_section_sends_it_to_the_next_of_the_list() -> None:
    table = Table(2).walls("yunzhong", *["purple"] * 4).tower("yunzhong", "orange")
    ordered("ro_06", table)
    assert table.section("yanmen").walls == (2,)
    assert table.section("yanmen").tower == -1
    lost = {"seat": "blue", "rule": "TX-1.2", "gain": ("tower",), "why": "lost-tower-taken"}
    assert lost in table.heard("lost")
    table = Table(2).soldiers("longxi", *["orange"] * 7)
    ordered("ro_05", table)
    assert table.garrison("longxi")[-1] == "blue"
    assert table.garrison("yunzhong") == ["blue"]


@pytest.mark.parametrize(("number", "steps"), [(2, 1), (3, 2)])
def test_TX_14_6_its_pass(number: int, steps: int) -> None:
    table = Table(2).now(number).sold("blue", 3).stands("blue", white=1, red=1)
    table.jade("blue", "ox").display("rb_jade_ox", "rb_wood2", "rb_vp3").turn("blue")
    assert table.seen.next_order == (2,)
    assert table.seen.display == ("rb_jade_ox", None, "rb_vp3")
    assert table.step("blue", "black") == 1
    assert table.step("blue", "blue") == steps - 1


def test_TX_14_7_the_takeable_palace_tile_in_the_lowest_slot() -> None:
    table = Table(2).stands("blue", white=2).jade("blue", "ox")
    table.palace("white", 3, "pb_jade_ox", "pb_vp5")
    ordered("ro_05", table)
    assert table.player("blue").tiles == (("pb_vp5", False),)
    assert table.seen.tracks[0].tiles[:2] == ("pb_jade_ox", None)
    assert table.told("rival_took")["where"] == "pal_white_3_2"


def test_TX_14_8_it_takes_ranks_and_suffers_raids_without_a_score() -> None:
    table = (
        Table(2).forget_start().nomads("longxi", 6, 14).soldiers("longxi", "blue", "blue", "purple")
    )
    table.governs("blue", "qin_1").runs("Attack")
    assert table.sheet("purple")["battles"] == 4
    assert table.vp("blue") == 0
    assert table.governors("qin_1") == []
    lost = {event["seat"] for event in table.heard("prestige_lost")}
    assert lost == {"purple", "orange"}


def test_TX_14_8_it_takes_ranks_on_the_tracks() -> None:
    table = Table(2).stands("blue", red=6).stands("purple", red=5)
    assert table.sheet("purple")["rank_red"] == 4


def test_TX_15_1_solo_setup() -> None:
    s = GAME.start(1, 4)
    assert (s.seats, s.deciders, s.order) == (2, 1, [0, 1])
    assert s.deck == 16  # the Easy deck
    assert GAME.start(1, 4, {"nomads": "normal"}).deck == 0
    assert GAME.start(2, 4).deck == 0
    assert GAME.start(3, 4, {"nomads": "easy"}).deck == 16


def test_TX_15_2_li_mu_scores_steps_deliveries_and_trains_three() -> None:
    table = Table(1).stands("orange", white=4)
    ordered("ro_05", table)
    assert table.garrison("longxi") == ["orange"] * 3
    scored = table.told("rival_scored")
    assert (scored["source"], scored["points"]) == ("track_white", 5)
    assert (scored["seat"], scored["rival"]) == ("orange", "li_mu")
    table = Table(1)
    ordered("ro_04", table)
    assert table.sheet("orange")["ships"] == 3


def test_TX_15_2_li_mu_scores_battles_and_loses_prestige() -> None:
    table = Table(1).nomads("longxi", 6, 13).soldiers("longxi", "orange", "orange", "purple")
    table.runs("Attack")
    sheet = table.sheet("orange")
    assert (sheet["battles"], sheet["soldiers"]) == (7, 2)
    table = Table(1).nomads("longxi", 6, 12).runs("Attack")
    assert table.sheet("orange")["losses"] == -6
    table = Table(1).nomads("longxi", 6, 20).runs("Attack")
    assert table.vp("orange") == 0


def test_TX_15_3_li_mu_scores_ranks_jade_tiles_and_governors() -> None:
    table = Table(1).stands("orange", red=6).jade("orange", "ox", "horse")
    table.tiles("orange", "rb_wood2", "pb_vp5").governs("orange", "qin_1", "han_1", "chu_1")
    assert table.sheet("orange") == {
        "start": 10,
        "jade": 3,
        "rank_red": 7,
        "rival_tiles": 2,
        "rival_governors": 6,
    }


@pytest.mark.parametrize(
    ("level", "start", "train", "governor"),
    [("novice", 0, 2, 2), ("standard", 10, 3, 2), ("veteran", 20, 3, 2), ("master", 30, 3, 3)],
)
def test_TX_15_4_levels(level: str, start: int, train: int, governor: int) -> None:
    table = Table(1, level=level).governs("orange", "qin_1")
    assert table.vp("orange") == start
    assert table.sheet("orange")["rival_governors"] == governor
    ordered("ro_10", table)
    assert table.garrison("yunzhong") == ["orange"] * train


def test_TX_15_5_the_player_wins_with_strictly_more() -> None:
    table = Table(1)
    assert table.game.winners(table.state) == [1]
    table.gives("purple", vp=1)
    assert table.game.ranking(table.state) == [0, 1]


def test_TX_15_6_li_mu_decides_nothing() -> None:
    asked: set[int] = set()
    s = play_game(1, 8, at_random(8), lambda s, decision, choice: asked.add(decision.seat))
    assert asked == {0}
    assert GAME.scores(s)[1].total > 0


def test_TX_14_3_every_order_tells_its_reason() -> None:
    s = play_game(2, 5, at_random(5))
    rival = {event.kind for event in s.events or () if event.seat == 2}
    assert {"order_drawn", "rival_installed", "rival_worker", "rival_took", "passed"} <= rival


def test_TX_14_1_and_TX_15_1_the_marks_are_lower_where_few_houses_defend() -> None:
    for players, first in ((1, 1), (2, 3), (3, 4), (4, 4)):
        assert GAME.start(players, 1).strength == [first] * 4
    table = Table(2).nomads("longxi", 6, 5).runs("Attack")
    assert table.section("longxi").strength == BOX.strength_marks[table.state.round] - 1
