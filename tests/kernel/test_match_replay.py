"""Matches from records and from positions, and records that do not fit."""

from dataclasses import replace
from typing import Any

import pytest

from dynasty.kernel import BadRecord, Match, Record, RecordDiverged
from tests.kernel.auction import Auction
from tests.kernel.bare import Bare, entries
from tests.kernel.matches import auction, finish, looks, refused_undo, siege
from tests.kernel.siege import Siege
from tests.said_errors import raises_saying


def test_a_record_replays_to_the_same_match() -> None:
    for match in (finish(siege(3)), finish(auction(seats=3))):
        record = match.record()
        assert record.scores == match.totals()
        again = Match.of_record(match.game, record)
        assert looks(again) == looks(match)
        assert again.record() == record


def test_an_unfinished_record_states_no_scores() -> None:
    match = siege()
    match.choose(0, "act:rest")
    record = match.record()
    assert record.scores is None
    assert looks(Match.of_record(match.game, record)) == looks(match)


def test_a_record_replays_up_to_a_choice() -> None:
    record = finish(siege()).record()
    assert len(Match.of_record(Siege(), record, to=2).moves) == 2
    assert Match.of_record(Siege(), record, to=0).moves == []
    assert len(Match.of_record(Siege(), record, to=999).moves) == len(record.choices)


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("game", "auction", "it’s a game of auction, not siege"),
        (
            "version",
            "0",
            "made with version 0 of the siege rules, but this program has version 1",
        ),
        ("components", "feed", r"made with different components \(feed, not [0-9a-f]{16}\)"),
    ],
)
def test_a_record_of_another_game_version_or_box_is_refused(
    field: str, value: str, message: str
) -> None:
    changes: dict[str, Any] = {field: value}
    record = replace(finish(siege()).record(), **changes)
    with raises_saying(BadRecord, message):
        Match.of_record(Siege(), record)


def test_a_record_made_with_other_components_is_refused() -> None:
    record = auction(coins=1).record()
    with raises_saying(BadRecord, "Give the same component file"):
        Match.of_record(Auction(coins=2), record)


@pytest.mark.parametrize(
    ("number", "entry", "message"),
    [
        (1, (0, "act:sleep"), r"choice 1 \(seat 0, act:sleep\): this game has no such choice"),
        (1, (0, "keep:bowl"), r"choice 1 \(seat 0, keep:bowl\): rule S-1 doesn’t allow it"),
        (1, (1, "act:rest"), r"choice 1 \(seat 1, act:rest\): this seat has nothing to choose now"),
        (
            2,
            (77, "act:rest"),
            r"choice 2 \(seat 77, act:rest\): this seat has nothing to choose now",
        ),
    ],
)
def test_a_record_that_does_not_replay_names_the_choice(
    number: int, entry: tuple[int, str], message: str
) -> None:
    record = finish(siege()).record()
    record.choices[number - 1] = entry
    with raises_saying(RecordDiverged, message):
        Match.of_record(Siege(), record)


def test_a_record_goes_on_after_the_end_of_no_game() -> None:
    record = finish(siege()).record()
    record.choices.append((0, "act:rest"))
    with raises_saying(RecordDiverged, "nothing to choose now"):
        Match.of_record(Siege(), record)


def test_a_record_ends_with_the_scores_it_states() -> None:
    record = finish(siege()).record()
    with raises_saying(RecordDiverged, r"the file says \[0, 0, 0\], but the replay gives"):
        Match.of_record(Siege(), replace(record, scores=[0, 0, 0]))
    short = replace(record, choices=record.choices[:-1])
    with raises_saying(RecordDiverged, "final scores, but the game isn’t over"):
        Match.of_record(Siege(), short)
    assert Match.of_record(Siege(), record, to=3).state.decisions  # part of it is no claim


def test_a_record_shares_nothing_with_its_match() -> None:
    match = auction()
    record = match.record()
    record.options["lots"] = "two"
    record.choices.append((0, "bid:ace"))
    assert match.options == {"lots": "three"}
    assert match.moves == []


def position(texts: tuple[str, ...] = ("act:rest", "act:rest")) -> dict[str, Any]:
    match = siege()
    for text in texts:
        match.choose(match.state.decisions[0].seat, text)
    return match.game.dump(match.state)


def test_a_match_may_start_from_a_position() -> None:
    match = Match(Siege(), entries(2), 1, origin=position())
    assert match.game.dump(match.state) == position()
    assert match.heard(0) == []
    assert refused_undo(match, 1) == "start"
    match.choose(0, "act:raid")
    match.undo(0)
    assert match.game.dump(match.state) == position()


def test_a_record_remembers_the_position_it_starts_from() -> None:
    match = finish(Match(Siege(), entries(2), 1, origin=position()))
    record = Record.from_json(match.record().to_json())
    assert record == match.record()
    assert looks(Match.of_record(Siege(), record)) == looks(match)


@pytest.mark.parametrize(
    "damage",
    [
        {"seats": 2},
        {"seats": 4},
        {"fields": {}},
        {"agenda": [["Act", 7, 0]]},
        {"agenda": [["Sleep", 0, 0]]},
        {"sealed": 1},
    ],
)
def test_a_damaged_position_is_refused(damage: dict[str, Any]) -> None:
    with pytest.raises(BadRecord):
        Match(Siege(), entries(2), 1, origin={**position(), **damage})


def test_a_position_is_for_as_many_players_as_the_record() -> None:
    game = Auction()
    origin = game.dump(game.start(3, 1))
    with raises_saying(BadRecord, "the position is for a different number of players .3, not 2"):
        Match(game, entries(2), 1, origin=origin)


@pytest.mark.parametrize(
    ("agenda", "complaint"),
    [
        ([["Break", -1, 0], ["Pick", 0, 0]], r"ZeroDivisionError\(\)"),
        ([["Pick", 0, 0]] * 101, "it leads nowhere"),
    ],
)
def test_a_position_of_a_record_is_tried_out_first(agenda: list[Any], complaint: str) -> None:
    game = Bare()
    origin = {**game.dump(game.start(2, 1)), "agenda": agenda}
    record = replace(Match(game, entries(2), 1).record(), origin=origin)
    with raises_saying(
        BadRecord, rf"origin: the position can’t be played to the end \({complaint}"
    ):
        Match.of_record(game, record)


def test_trying_a_position_out_leaves_it_as_it_is() -> None:
    match = Match(Siege(), entries(2), 1, origin=position())
    assert looks(Match.of_record(Siege(), match.record())) == looks(match)


def test_a_position_is_no_list() -> None:
    text = finish(siege()).record().to_json().replace('"seed"', '"origin": [], "seed"')
    with raises_saying(BadRecord, r"origin: expected a position, got \[\]"):
        Record.from_json(text)
