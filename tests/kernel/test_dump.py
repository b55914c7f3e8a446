"""Dump and load: a state as plain data, in mid-decision and in mid-secret too."""

import json
from typing import Any

import pytest

from dynasty.kernel import BadRecord, Chance, Game, UnknownChoice
from tests.kernel.auction import Auction
from tests.kernel.bare import OPEN_PICK, Bare
from tests.kernel.siege import Siege

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
    with pytest.raises(TypeError, match="a state holds ints and lists, not"):
        game.dump(s)


@pytest.mark.parametrize("key", ["seats", "chance", "agenda", "sealed", "fields"])
def test_a_dump_that_lacks_a_part_is_refused(key: str) -> None:
    game = Auction()
    data = game.dump(game.start(2, 1))
    del data[key]
    with pytest.raises(BadRecord, match="the dump of auction is damaged"):
        game.load(data)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("seats", "two"),
        ("chance", None),
        ("agenda", 5),
        ("agenda", [["SealBid", -1]]),
        ("agenda", ["SealBid"]),
        ("sealed", 5),
        ("fields", []),
        ("fields", None),
    ],
)
def test_a_damaged_dump_is_refused(key: str, value: Any) -> None:
    game = Auction()
    data = {**game.dump(game.start(2, 1)), key: value}
    with pytest.raises(BadRecord, match="the dump"):
        game.load(data)


def test_a_dump_with_an_unknown_step_choice_or_field_is_refused() -> None:
    game = Auction()
    data = game.dump(game.start(2, 1))
    with pytest.raises(BadRecord, match="unknown step 'Haggle'"):
        game.load({**data, "agenda": [["Haggle", 0, 0]]})
    with pytest.raises(UnknownChoice, match="'bid:rook' is no choice of this game"):
        game.load({**data, "sealed": [["bid:rook"], []]})
    with pytest.raises(BadRecord, match="lacks the field 'coins'"):
        game.load({**data, "fields": {"hand": [1, 2]}})
    with pytest.raises(BadRecord, match="a state holds ints and lists, not 'three'"):
        game.load({**data, "fields": {**data["fields"], "lots": "three"}})
