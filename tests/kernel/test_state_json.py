"""Dump and load: a state as plain data, in mid-decision and in mid-secret too."""

import json
from typing import Any

import pytest

from dynasty.kernel import BadRecord, Chance, Game
from tests.kernel.auction import CARDS, Auction
from tests.kernel.bare import OPEN_PICK, Bare
from tests.kernel.siege import HORDE, Siege
from tests.said_errors import raises_saying

GAMES: list[Game[Any]] = [Auction(), Auction(coins=0), Siege(), Bare((OPEN_PICK, 0, 3))]


def questions(s: Any) -> list[tuple[int, str, int, list[str]]]:
    return [(d.seat, d.step.name, d.arg, [str(c) for c in d.choices]) for d in s.decisions]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
@pytest.mark.parametrize("seed", range(4))
def test_a_state_comes_back_from_its_dump_at_every_question(game: Game[Any], seed: int) -> None:
    s, chance = game.start(2, seed), Chance(seed)
    while s.decisions:
        data = json.loads(json.dumps(game.dump(s)))
        loaded = game.load(data)
        assert game.dump(loaded) == game.dump(s)
        assert questions(loaded) == questions(s)
        assert (loaded.box if hasattr(loaded, "box") else None) is getattr(s, "box", None)
        decision = s.decisions[chance.below(len(s.decisions))]
        choice = decision.choices[chance.below(len(decision.choices))]
        game.apply(s, decision.seat, choice)
        game.apply(loaded, decision.seat, choice)
        assert game.dump(loaded) == game.dump(s)
    assert game.finished(game.load(game.dump(s)))


def test_a_dump_shares_nothing_with_its_state() -> None:
    game = Auction()
    s = game.start(2, 1)
    data = game.dump(s)
    data["fields"]["coins"][0] = 9
    assert s.coins == [2, 2]
    loaded = game.load(data)
    data["fields"]["coins"][0] = 5
    assert loaded.coins == [9, 2]


def test_a_dump_has_the_fields_of_the_game_and_the_kernels_own() -> None:
    game = Auction()
    data = game.dump(game.start(2, 1))
    assert sorted(data) == ["agenda", "chance", "fields", "sealed", "seats"]
    assert sorted(data["fields"]) == ["coins", "hand", "lots", "points"]
    assert data["agenda"] == [["OfferLot", -1, 0], ["OfferLot", -1, 0], ["SealBid", -1, 0]]
    assert data["sealed"] == [[], []]


@pytest.mark.parametrize("value", [None, "three", (1, 2), 1.5, {"a": 1}, [1, "two"]])
def test_a_state_that_holds_anything_but_ints_and_lists_is_refused(value: Any) -> None:
    game = Auction()
    s = game.start(2, 1)
    s.lots = value
    with pytest.raises(TypeError, match="a state holds ints and lists of ints, not"):
        game.dump(s)


@pytest.mark.parametrize("key", ["seats", "chance", "agenda", "sealed", "fields"])
def test_a_dump_that_lacks_a_part_is_refused(key: str) -> None:
    game = Auction()
    data = game.dump(game.start(2, 1))
    del data[key]
    with raises_saying(BadRecord, "the position isn’t valid in auction"):
        game.load(data)


HUGE = 10**4000


@pytest.mark.parametrize(
    ("key", "value", "complaint"),
    [
        ("seats", "two", "seats: expected a whole number from 1 to 3, got 'two'"),
        ("seats", True, "seats: expected a whole number from 1 to 3, got True"),
        ("seats", 1, r"seats: expected one of 2, 3, got 1"),
        ("seats", HUGE, "seats: expected a whole number from 1 to 3, got a number of 13288 bits"),
        (
            "chance",
            None,
            "chance: expected a whole number from 0 to 18446744073709551615, got None",
        ),
        ("chance", -1, "chance: expected a whole number"),
        ("chance", 1 << 64, "chance: expected a whole number"),
        ("agenda", 5, "agenda: expected a list of at most 200 frames, got 5"),
        ("agenda", [["SealBid", -1, 0]] * 201, "agenda: expected a list of at most 200 frames"),
        ("agenda", [["SealBid", -1]], "agenda: expected frames with step, seat and argument"),
        ("agenda", ["SealBid"], "agenda: expected frames"),
        ("agenda", [["SealBid", 2, 0]], "agenda: expected existing seats and arguments"),
        ("agenda", [["SealBid", False, 0]], "agenda: expected existing seats and arguments"),
        ("agenda", [["SealBid", -1, HUGE]], "agenda: expected existing seats and arguments"),
        ("agenda", [[["SealBid"], -1, 0]], "agenda: expected frames"),
        ("agenda", [["Haggle", 0, 0]], "unknown step 'Haggle'"),
        ("agenda", [["OfferLot", -1, 0]], "agenda: expected a question on top"),
        ("agenda", [["TakeLot", -1, 0]], "agenda: expected existing seats and arguments"),
        ("sealed", 5, "sealed: expected a list of 2 answers, got 5"),
        ("sealed", [[]], "sealed: expected a list of 2 answers"),
        ("sealed", [5, []], "sealed: expected an answer of at most 20 choices, got 5"),
        ("sealed", [["bid:rook"], []], "this game has no such choice"),
        ("sealed", [["add:nothing"], []], "sealed: expected a choice that seat 0 can seal"),
        ("sealed", [[["bid:ace"]], []], "sealed: expected a choice that seat 0 can seal"),
        ("fields", [], "fields: expected values by name, got \\[\\]"),
        ("fields", None, "fields: expected values by name, got None"),
        ("fields", {"hand": [1, 2], "lots": 1}, "the field “coins” is missing"),
    ],
)
def test_a_damaged_dump_is_refused(key: str, value: Any, complaint: str) -> None:
    game = Auction()
    data = {**game.dump(game.start(2, 1)), key: value}
    with raises_saying(BadRecord, rf"the position isn’t valid in auction \({complaint}"):
        game.load(data)


@pytest.mark.parametrize(
    ("name", "value", "complaint"),
    [
        ("lots", -1, "lots: expected a whole number from 0 to 3, got -1"),
        ("lots", 4, "lots: expected a whole number from 0 to 3, got 4"),
        ("lots", True, "lots: expected a whole number from 0 to 3, got True"),
        ("lots", [1], "lots: expected a whole number from 0 to 3"),
        ("lots", "three", "lots: expected a whole number from 0 to 3, got 'three'"),
        ("lots", HUGE, "lots: expected a whole number from 0 to 3, got a number of 13288 bits"),
        ("coins", 3, "coins: expected a list of 2 whole numbers from 0 to 99, got 3"),
        ("coins", [1], "coins: expected a list of 2 whole numbers from 0 to 99"),
        ("coins", [1, 2, 3], "coins: expected a list of 2 whole numbers"),
        ("coins", [1, -2], "coins: expected a list of 2 whole numbers"),
        ("coins", [1, 2.0], "coins: expected a list of 2 whole numbers"),
        ("coins", [1, False], "coins: expected a list of 2 whole numbers"),
        ("coins", [1, [2]], "coins: expected a list of 2 whole numbers"),
        ("hand", [-1, -1], "hand: expected a list of 2 whole numbers from 0 to 31"),
        ("hand", [HUGE, 1], "hand: expected a list of 2 whole numbers from 0 to 31, got .10000"),
    ],
)
def test_a_field_that_is_not_as_declared_is_refused(name: str, value: Any, complaint: str) -> None:
    game = Auction()
    data = game.dump(game.start(2, 1))
    data["fields"][name] = value
    with raises_saying(BadRecord, rf"the position isn’t valid in auction \({complaint}"):
        game.load(data)


def test_sealed_answers_lie_on_a_secret_only_and_are_whole_at_most() -> None:
    game = Auction()
    s = game.start(2, 1)
    card = s.hand[0].bit_length() - 1
    game.apply(s, 0, game.vocabulary.read(f"bid:{CARDS[card]}"))
    data = game.dump(s)
    (bid,) = data["sealed"][0]
    assert game.load(data).sealed == s.sealed
    for answer in ([bid, bid], [bid, "add:nothing", "add:nothing"], ["add:nothing", bid]):
        with raises_saying(BadRecord, "sealed: expected a choice that seat 0 can seal"):
            game.load({**data, "sealed": [answer, []]})
    with raises_saying(BadRecord, "sealed: expected a choice that seat 0 can seal"):
        game.load({**data, "agenda": [["TakeLot", 1, 0]]})


def test_only_who_decides_is_asked() -> None:
    game = Siege()
    data = game.dump(game.start(2, 1))
    data["agenda"][-1][1] = HORDE
    with raises_saying(BadRecord, "agenda: expected a question to a seat that can choose, got 2"):
        game.load(data)


def test_a_state_that_breaks_an_invariant_is_refused() -> None:
    game = Siege()
    data = game.dump(game.start(2, 1))
    data["fields"]["hill"] = 0
    with raises_saying(BadRecord, "valid in siege .it breaks an invariant: a relic is lost"):
        game.load(data)


def test_whatever_stumbles_over_a_state_refuses_it() -> None:
    class Stumbling(Siege):
        def broken_invariants(self, s: Any) -> list[str]:
            raise ZeroDivisionError

    with raises_saying(BadRecord, r"valid in siege .ZeroDivisionError\(\)"):
        Stumbling().load(Siege().dump(Siege().start(2, 1)))
