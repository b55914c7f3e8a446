"""Set-up (X-12)."""

from collections import Counter

import pytest

from dynasty.games.xian.names import CARDS, END_TILES, SIDES, TOKENS
from dynasty.games.xian.view import XianView
from dynasty.kernel import WrongSeats
from tests.games.xian.setting import BOX, GAME

SEEDS = range(40)


def first_view(seats: int, seed: int, seat: int = -1) -> XianView:
    """A new table at its first question."""
    return GAME.view(GAME.start(seats, seed), seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_X_12_1_every_player_starts_with_the_same(seats: int) -> None:
    for seat, area in enumerate(first_view(seats, 5).players):
        assert area.seat == seat
        assert (area.coins, area.clay, area.prestige) == (2, 1, 0)
        assert (area.builders_left, area.warriors_left, area.seals_left) == (2, 6, 2)
        assert (area.deck, area.hand_count, area.buried) == (20, 4, 0)
        assert (area.helpers, area.equipment, area.bonus_tiles, area.discard) == ((), (), (), ())


def test_X_12_1_decks_are_shuffled_one_by_one() -> None:
    hands = [first_view(2, seed, seat).players[seat].hand for seed in SEEDS for seat in (0, 1)]
    assert len(set(hands)) == len(hands)
    assert {card for hand in hands for card in hand or ()} == set(CARDS)


def test_X_12_2_four_equipment_cards_and_four_tokens_are_open() -> None:
    view = first_view(3, 5)
    assert len(set(view.display) - {None}) == 4
    assert (view.equipment_left, view.tokens_left) == (20, 8)
    assert len(set(view.requests)) == 4
    assert view.turn_track == ()


def test_X_12_3_the_minister_follows_the_highest_token() -> None:
    seen = set()
    for seed in SEEDS:
        view = first_view(2, seed)
        highest = max(view.requests)
        colour = BOX.token_colour[TOKENS.index(highest)]
        (building,) = [b for b in view.buildings if b.minister]
        assert BOX.building_colour[view.buildings.index(building)] == colour
        seen.add(building.id)
    assert len(seen) == 4


def test_X_12_3_buildings_go_to_the_slots_at_random() -> None:
    arrangements = {tuple(b.slot for b in first_view(2, seed).buildings) for seed in SEEDS}
    assert all(len(set(slots)) == 4 for slots in arrangements)
    assert len(arrangements) > 12


def test_X_12_4_four_tiles_of_each_bonus_and_four_end_tiles() -> None:
    found: Counter[str] = Counter()
    for seed in SEEDS:
        view = first_view(4, seed)
        assert view.tiles_left == (4, 4, 4, 4)
        assert len(view.end_tiles) == 4
        found.update(view.end_tiles)
    assert set(found) == set(END_TILES)


def test_X_12_5_a_starting_tile_gives_its_pigment_and_the_place_in_the_stack() -> None:
    for seed in SEEDS:
        view = first_view(4, seed)
        tiles = [area.start_tile for area in view.players]
        assert sorted(tiles) == ["start_1", "start_2", "start_3", "start_4"]
        for area in view.players:
            number = int(area.start_tile[-1])
            assert area.pigments == tuple(int(colour == number - 1) for colour in range(4))
        bottom_to_top = [view.players[seat].start_tile for seat in view.track[0]]
        assert bottom_to_top == ["start_4", "start_3", "start_2", "start_1"]
        assert view.pigment_stock == (5, 5, 5, 5)


def test_X_12_6_one_side_per_section_with_a_warrior_on_each_statue() -> None:
    sides: set[str] = set()
    for seed in SEEDS:
        view = first_view(2, seed)
        assert [side[0] for side in view.sides] == ["a", "b", "c"]
        sides.update(view.sides)
        standing = {square.id for square in view.pit if square.warrior == "raw"}
        assert standing == {square.id for square in view.pit if square.kind == "statue"}
        assert (len(standing), view.raw_stock) == (6, 6)
    assert sides == set(SIDES)


def test_Q_48_a_red_9_and_a_yellow_10_are_among_the_tokens() -> None:
    colours = dict(zip(TOKENS, BOX.token_colour, strict=True))
    assert (colours["request_09"], colours["request_10"]) == (1, 0)


def test_Q_51_with_fewer_players_any_starting_tiles_may_be_missing() -> None:
    dealt = {
        frozenset(area.start_tile for area in first_view(2, seed).players) for seed in range(60)
    }
    assert len(dealt) == 6


def test_Q_60_starting_tiles_stay_visible() -> None:
    assert all(area.start_tile for area in first_view(3, 5, seat=0).players)


def test_the_first_question_is_the_favour() -> None:
    view = first_view(3, 5)
    assert [(q.seat, q.prompt, q.rule) for q in view.questions] == [
        (0, "ask-favour", "X-1.3"),
        (1, "ask-favour", "X-1.3"),
        (2, "ask-favour", "X-1.3"),
    ]
    assert (view.turn, view.round) == (1, 1)


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_X_11_1_there_is_no_game_for_one_or_five(seats: int) -> None:
    with pytest.raises(WrongSeats, match="2, 3, 4"):
        GAME.start(seats, 1)
