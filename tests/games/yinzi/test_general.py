"""Y-1 and Y-14: whose pieces, what is limited, the phases, the set-up."""

import pytest

from dynasty.games.yinzi.names import FACTORIES
from dynasty.kernel import pile_size
from tests.games.yinzi.playing import by_default, eagerly, play_game
from tests.games.yinzi.setting import GAME
from tests.games.yinzi.table import Table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_Y_1_1_four_rounds_of_three_cards_use_up_every_deck(seats: int) -> None:
    s = play_game(seats, 3, eagerly(3))
    rounds = [e.values["round"] for e in s.events or () if e.kind == "round_started"]
    played = [e.seat for e in s.events or () if e.kind == "card_played"]
    assert rounds == [1, 2, 3, 4]
    assert all(played.count(seat) == 12 for seat in range(seats))
    assert s.deck == s.hand == [0] * seats
    assert [pile_size(cards) for cards in s.discarded] == [9] * seats


def test_Y_1_2_the_phases_of_a_round_in_their_order() -> None:
    s = play_game(2, 4, by_default)
    phases = [e.values["phase"] for e in s.events or () if e.kind == "phase_started"]
    one = ["bonus", "actions", "feeding", "resolution", "late_shipping", "administration"]
    assert phases == [*(one * 4), "last_chance"]


def test_Y_1_3_fields_and_factories_serve_their_owner_only(table: Table) -> None:
    table.crop("red", "hg_c2", "crop_cotton_1").plants("red", "nz_b1")
    table.factory("red", "factory_red_paper", "nz_c1", "nz_d1", holds=("red",))
    table.acts("blue", "sell", 1)
    assert table.question == ""
    table.gives("blue", copper=9).acts("blue", "factories", 1)
    assert table.question == ""
    table.works("blue", "ships", 1)
    assert table.question == ""
    assert table.player("blue").top == 1


def test_Y_1_4_cubes_on_markets_are_for_everybody(table: Table) -> None:
    table.raw("red", "nanzhili_ne").factory("blue", "factory_red_silk", "nz_b1", "nz_c1", level=2)
    table.works("blue", "produce", 1)
    assert table.stored("factory_red_silk") == ["blue"]
    table.rural("red", 1).gives("blue", copper=2).workers("blue", boxed=3).feeds("blue")
    assert table.heard("rural_purchase")[0]["colour"] == "red"


def test_Y_1_5_a_cube_is_the_good_of_its_field_and_then_only_raw_material(table: Table) -> None:
    table.crop("blue", "nz_b1", "crop_tea_1").market("nanzhili", "um_2").ship("coast_1", None)
    assert table.on("nz_b1") == ("tea", "blue", 1)
    table.ship("coast_1", "ship_korean_1").acts("blue", "sell", 1)
    table.play("sell:nz_b1", "market:nanzhili_sw")
    table.works("blue", "ships", 1)
    assert table.question == ""  # the tea is raw material now and cannot be shipped
    assert table.stall("nanzhili_sw") == "blue"


def test_Y_1_6_pieces_are_limited_and_money_is_not(table: Table) -> None:
    table.gives("blue", copper=999, silver=99).gives("red", wood=14).works("blue", "resources", 2)
    assert table.player("blue").stone == 1  # the first worker had no choice
    assert table.options == ["stop:resources", "fetch:stone"]
    assert table.why_not("fetch:wood") == "Y-7.1 none-in-box"
    assert table.money("blue") == (998, 99)


def test_Y_1_6_without_a_piece_nothing_is_produced(table: Table) -> None:
    table.raw("red", "nanzhili_ne").delivered("blue", "pool_east", 8)
    table.factory("blue", "factory_red_silk", "nz_b1", "nz_c1", level=2).works("blue", "produce", 1)
    refused = table.refused("ProduceCommodities", "blue", "produce:factory_red_silk")
    assert refused in ("Y-1.6 no-pieces", "Y-3.8 no-workers")
    assert table.heard("produced") == []


def test_Y_14_1_what_lies_on_the_table_at_the_start() -> None:
    s = GAME.start(4, 1)
    view = GAME.view(s, -1)
    assert len({market.tile for market in view.markets}) == 4
    assert (view.die, view.rate, view.round) == (2, 8, 1)
    assert [player.copper for player in view.players] == [4] * 4
    assert all(player.boat == "boat_00" for player in view.players)
    assert all(
        (player.cubes, player.workers, player.pieces) == (15, 12, 8) for player in view.players
    )
    assert all(player.deck == 12 for player in view.players)
    assert sorted(view.order) == [0, 1, 2, 3]


@pytest.mark.parametrize(("seats", "tiles"), [(2, 8), (3, 12), (4, 16)])
def test_Y_14_1_only_factories_of_colours_in_play(seats: int, tiles: int) -> None:
    s = GAME.start(seats, 1)
    assert pile_size(s.factory_pile | s.display) == tiles
    assert (s.factory_pile | s.display) >> tiles == 0
    assert len(FACTORIES) == 16


def test_Y_14_2_the_last_in_order_chooses_the_first_factory() -> None:
    s = GAME.start(3, 2)
    first = s.decisions[0]
    assert first.seat == s.order[-1]
    assert len(first.choices) == 3
    GAME.apply(s, first.seat, first.choices[0])
    GAME.apply(s, first.seat, s.decisions[0].choices[0])
    GAME.apply(s, first.seat, s.decisions[0].choices[0])
    assert s.decisions[0].seat == s.order[1]
    assert len(s.decisions[0].choices) == 2
    assert (s.discs[first.seat], s.copper[first.seat]) == (19, 4)


def test_Y_14_3_then_each_takes_wood_or_stone_last_first() -> None:
    s = GAME.start(2, 2)
    while s.decisions[0].step.name != "ChooseStartResource":
        GAME.apply(s, s.decisions[0].seat, s.decisions[0].choices[0])
    assert s.decisions[0].seat == s.order[-1]
    assert [str(choice) for choice in s.decisions[0].choices] == ["fetch:wood", "fetch:stone"]
    GAME.apply(s, s.decisions[0].seat, s.decisions[0].choices[1])
    assert (s.materials[s.order[-1] * 2 + 1], s.store) == (1, [14, 7])
