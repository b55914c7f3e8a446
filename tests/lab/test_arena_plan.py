"""Who plays whom: balanced groups, balanced seats, the same deals for all."""

from collections import Counter
from itertools import combinations

import pytest

from dynasty import games
from dynasty.kernel import BadOptions, UnknownBot, WrongSeats
from dynasty.lab.arena_plan import (
    ArenaPlan,
    bot_mixes,
    make_plan,
    parse_seat_counts,
    seating_circles,
)

FIVE = ("a", "b", "c", "d", "e")
TEA = games.load(games.TEMPLATE_GAME)
ALONE = next(game for game in map(games.load, games.SHELF) if 1 in game.seat_counts)


def plan(bots: tuple[str, ...], number: int = 24, neighbours: bool = False) -> ArenaPlan:
    return ArenaPlan("tea", "1", "0", bots, neighbours=neighbours, seats=(2, 3, 4), games=number)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_every_bot_meets_every_other_equally_often(seats: int, count: int) -> None:
    met = Counter(
        tuple(sorted(pair))
        for group in bot_mixes(FIVE[:count], seats)
        for pair in combinations(group, 2)
        if pair[0] != pair[1]
    )
    assert len(met) == count * (count - 1) / 2
    assert len(set(met.values())) == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("count", [2, 3, 5])
def test_every_bot_sits_on_every_seat_equally_often(seats: int, count: int) -> None:
    fixtures = plan(FIVE[:count]).fixtures(seats)
    sat = Counter((bot, at) for fixture in fixtures for at, bot in enumerate(fixture.seating))
    assert len(sat) == count * seats
    assert len(set(sat.values())) == 1


def test_the_seatings_of_a_deal_share_its_seed_and_no_game_is_played_twice() -> None:
    fixtures = plan(("a", "b")).fixtures(2)
    assert [fixture.key for fixture in fixtures[:4]] == ["a,b@1", "b,a@1", "a,b@2", "b,a@2"]
    for seats in (2, 3, 4):
        keys = [fixture.key for fixture in plan(FIVE[:3]).fixtures(seats)]
        assert len(set(keys)) == len(keys)


def test_every_order_around_the_table_is_played() -> None:
    assert [len(seating_circles(FIVE[:seats])) for seats in (1, 2, 3, 4)] == [1, 1, 2, 6]
    assert seating_circles(("a", "b", "a", "b"))[-1] == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    neighbours = Counter(
        (fixture.seating[at - 1], fixture.seating[at])
        for fixture in plan(FIVE[:3]).fixtures(3)
        for at in range(3)
    )
    assert len(set(neighbours.values())) == 1


def test_games_are_counted_per_group_and_fill_whole_deals() -> None:
    assert len(plan(FIVE[:2], 5).fixtures(2)) == 6
    assert len(plan(FIVE, 10).fixtures(2)) == 10 * 10
    assert len(plan(FIVE, 12).fixtures(4)) == 5 * 12


def test_more_games_are_added_behind_those_that_are_there() -> None:
    few, many = plan(FIVE[:3], 12).fixtures(3), plan(FIVE[:3], 24).fixtures(3)
    assert many[: len(few)] == few


def test_neighbours_meet_and_the_last_meets_the_others() -> None:
    ladder = ArenaPlan("tea", "1", "0", FIVE[:3], ("x", "b"), neighbours=True)
    assert ladder.groups(2) == [("a", "b"), ("b", "c"), ("x", "c")]
    assert ladder.groups(3)[:2] == [("a", "a", "b"), ("a", "b", "b")]
    assert ladder.groups(1) == [("x",), ("a",), ("b",), ("c",)]


def test_alone_each_bot_plays_every_seed() -> None:
    fixtures = plan(FIVE[:2], 3).fixtures(1)
    assert [fixture.key for fixture in fixtures] == ["a@1", "b@1", "a@2", "b@2", "a@3", "b@3"]


def test_player_counts() -> None:
    assert parse_seat_counts("all", TEA) == TEA.seat_counts
    assert parse_seat_counts("3, 2", TEA) == (2, 3)
    for text in ("9", "", "two"):
        with pytest.raises(WrongSeats, match="2, 3, 4"):
            parse_seat_counts(text, TEA)


def test_what_cannot_be_planned_is_refused() -> None:
    pair = ["random", "greedy"]
    with pytest.raises(UnknownBot, match="nobody"):
        make_plan(TEA, ["random", "nobody"], [], False, "2", 10, 1, {})
    with pytest.raises(UnknownBot, match="nobody"):
        make_plan(TEA, pair, ["nobody"], True, "2", 10, 1, {})
    with pytest.raises(BadOptions, match="bots-twice"):
        make_plan(TEA, ["random", "random"], [], False, "2", 10, 1, {})
    with pytest.raises(BadOptions, match="bots-few: needed 2"):
        make_plan(TEA, ["random"], ["random"], True, "2", 10, 1, {})
    with pytest.raises(BadOptions, match="bots-few"):
        make_plan(ALONE, [], [], False, "1", 10, 1, {})
    with pytest.raises(BadOptions, match="bad-against"):
        make_plan(TEA, pair, ["default"], False, "2", 10, 1, {})
    with pytest.raises(BadOptions, match="colour"):
        make_plan(TEA, pair, [], False, "2", 10, 1, {"colour": "mauve"})


def test_one_bot_is_enough_alone_or_against_another() -> None:
    assert make_plan(ALONE, ["random"], [], False, "1", 10, 1, {}).seats == (1,)
    found = make_plan(TEA, ["greedy"], ["random"], True, "2", 10, 1, {})
    assert found.groups(2) == [("random", "greedy")]
