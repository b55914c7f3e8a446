"""Match: the record being made, undo with its floor, bad input, replay."""

from dataclasses import replace
from typing import Any

import pytest

from dynasty.kernel import (
    BadOptions,
    BadRecord,
    Chance,
    DynastyError,
    Game,
    IllegalChoice,
    Match,
    NotAsked,
    NothingToUndo,
    Record,
    RecordDiverged,
    UnknownChoice,
    WrongSeats,
)
from tests.kernel.auction import Auction
from tests.kernel.bare import (
    BREAK,
    NOTE,
    PICK_STEP,
    PRIVATE_OPEN_PICK,
    PRIVATE_PICK,
    SEAL_PICK,
    SHY_PICK,
    bare_match,
    entries,
)
from tests.kernel.siege import Siege

VIEWERS = (-1, 0, 1)


def siege(seed: int = 1) -> Match:
    return Match(Siege(), entries(2), seed)


def auction(coins: int = 2, seats: int = 2) -> Match:
    return Match(Auction(coins), entries(seats), 1)


def bid(match: Match, seat: int) -> str:
    """The first card that the seat may bid."""
    decision = match.state.decision_of(seat)
    assert decision is not None
    return str(decision.choices[0])


def looks(match: Match) -> tuple[Any, ...]:
    """All that anybody can know of a match."""
    seen = [match.game.view(match.state, seat) for seat in VIEWERS]
    heard = [[event.plain() for event in match.heard(seat)] for seat in VIEWERS]
    return seen, heard, match.choices(), match.game.dump(match.state)


def finish(match: Match, seed: int = 1) -> Match:
    chance = Chance(seed)
    while match.state.decisions:
        decision = match.state.decisions[chance.below(len(match.state.decisions))]
        match.choose(decision.seat, str(decision.choices[chance.below(len(decision.choices))]))
    return match


def refused_undo(match: Match, seat: int) -> str:
    """The reason why the seat may not undo; the match stays as it is."""
    before = looks(match)
    with pytest.raises(NothingToUndo, match="nothing to undo: ") as refused:
        match.undo(seat)
    assert looks(match) == before
    assert match.undoable(seat) == ([], refused.value.reason)
    return refused.value.reason


def test_a_match_keeps_moves_and_what_was_said() -> None:
    match = siege()
    match.choose(0, "act:rest")
    move = match.choose(1, "act:rest")
    assert (move.seat, move.choice, move.sealed, move.floor) == (1, "act:rest", False, "chance")
    assert [(m.seat, m.choice) for m in match.moves] == [(0, "act:rest"), (1, "act:rest")]
    assert match.choices() == [(0, "act:rest"), (1, "act:rest")]
    assert [event.kind for event in match.heard(0)] == ["rested", "rested", "robbed"]
    assert [event.kind for event in match.heard(0, since=1)] == ["rested", "robbed"]
    assert match.heard(0, since=2) == []


def test_a_private_choice_is_open_to_its_seat_alone() -> None:
    match = auction()
    move = match.choose(0, bid(match, 0))
    assert [move.is_open_to(seat) for seat in VIEWERS] == [False, True, False]
    assert all(siege().choose(0, "act:rest").is_open_to(seat) for seat in VIEWERS)


def test_the_set_up_is_heard_from_the_beginning() -> None:
    match = auction()
    assert [event.kind for event in match.heard(-1)] == ["lot_offered"]
    match.choose(0, bid(match, 0))
    assert match.heard(-1, since=1) == []


def test_a_whisper_is_heard_by_its_seat_alone() -> None:
    match = siege()
    match.choose(0, "act:dig")
    kinds = [[event.kind for event in match.heard(seat)] for seat in VIEWERS]
    assert kinds == [["dug"], ["dug", "relic_found"], ["dug"]]


@pytest.mark.parametrize(
    ("seat", "text", "error"),
    [
        (-99, "act:rest", NotAsked),
        (-1, "act:rest", NotAsked),
        (1, "act:rest", NotAsked),
        (2, "act:rest", NotAsked),
        (99, "act:rest", NotAsked),
        (0, "act:sleep", UnknownChoice),
        (0, "", UnknownChoice),
        (99, "act:sleep", UnknownChoice),
        (0, "parry:gate", IllegalChoice),
        (0, "keep:bowl", IllegalChoice),
    ],
)
def test_a_bad_answer_raises_and_changes_nothing(
    seat: int, text: str, error: type[DynastyError]
) -> None:
    match = siege()
    before, state = looks(match), match.state
    with pytest.raises(error):
        match.choose(seat, text)
    assert looks(match) == before
    assert match.state is state
    match.choose(0, "act:rest")


def test_a_fault_of_the_rules_loses_nothing_that_was_played() -> None:
    match = bare_match((PICK_STEP, 0, 0), (PICK_STEP, 1, 0), (BREAK, 0, 0))
    match.choose(0, "pick:oak")
    before = looks(match)
    with pytest.raises(ZeroDivisionError):
        match.choose(1, "pick:elm")
    assert looks(match) == before
    assert match.state.decisions[0].seat == 1


def test_a_match_needs_seats_and_options_that_the_game_has() -> None:
    with pytest.raises(WrongSeats):
        Match(Auction(), entries(5), 1)
    with pytest.raises(BadOptions):
        Match(Auction(), entries(2), 1, {"lots": "nine"})
    assert Match(Auction(), entries(2), 1).options == {"lots": "three"}


# Undo.


def test_nothing_can_be_undone_at_the_start() -> None:
    for seat in (-1, 0, 1, 99):
        assert refused_undo(siege(), seat) == "start"


def test_own_choices_are_taken_back_one_by_one() -> None:
    match = bare_match((PICK_STEP, 0, 0), (NOTE, 0, 7), (PICK_STEP, 0, 0))
    views = [looks(match)]
    for text in ("pick:oak", "pick:elm"):
        match.choose(0, text)
        views.append(looks(match))
    assert match.undoable(0) == ([1, 0], "start")
    match.undo(0)
    assert looks(match) == views[1]
    match.choose(0, "pick:ash")
    match.undo(0)
    match.undo(0)
    assert looks(match) == views[0]
    assert refused_undo(match, 0) == "start"


def test_undo_stops_where_another_seat_acted() -> None:
    match = siege()
    match.choose(0, "act:raid")
    assert match.undoable(0) == ([0], "start")  # asked, but not yet answered
    match.choose(1, "parry:gate")
    assert refused_undo(match, 0) == "others"
    match.undo(1)
    match.undo(0)
    assert match.moves == []


def test_undo_stops_where_chance_was_used() -> None:
    match = siege()
    match.choose(0, "act:dig")
    assert match.moves[-1].floor == "chance"
    assert refused_undo(match, 0) == "chance"


def test_undo_stops_where_an_automated_seat_used_chance() -> None:
    match = siege()
    match.choose(0, "act:rest")
    match.choose(1, "act:rest")
    assert refused_undo(match, 1) == "chance"


def test_undo_goes_over_what_an_automated_seat_did_without_chance() -> None:
    match = siege()
    match.choose(0, "act:raid")
    match.choose(1, "parry:nobody")
    match.choose(1, "act:rest")  # 3 against 2: the horde knows whom to rob
    assert match.moves[-1].floor == ""
    assert match.state.decisions[0].seat == 0
    match.undo(1)
    assert match.undoable(1) == ([1], "others")


def test_undo_stops_at_an_answered_private_step() -> None:
    match = siege()
    match.choose(0, "act:dig")
    match.choose(0, bid(match, 0))
    assert match.moves[-1].floor == "revealed"
    assert refused_undo(match, 0) == "revealed"


def test_a_private_answer_that_discloses_nothing_can_be_taken_back() -> None:
    match = bare_match((SHY_PICK, 0, 0), (PICK_STEP, 1, 0))
    match.choose(0, "pick:ash")
    assert (match.moves[-1].floor, match.moves[-1].private) == ("", True)
    match.undo(0)
    match.choose(0, "pick:oak")
    assert refused_undo(match, 0) == "revealed"


def test_a_private_step_that_answers_itself_reveals_too() -> None:
    match = bare_match((PICK_STEP, 0, 0), (PRIVATE_PICK, 1, 0), allowed=0b011)
    match.state.allowed = 0b001  # type: ignore[attr-defined]
    match.choose(0, "pick:ash")
    assert match.moves[-1].floor == "revealed"


def test_a_free_action_beside_a_private_step_reveals_nothing() -> None:
    match = bare_match((PRIVATE_OPEN_PICK, 0, 0), (PICK_STEP, 1, 0))
    match.choose(0, "free:air")
    assert match.undoable(0) == ([0], "start")
    match.choose(0, "pick:ash")
    assert refused_undo(match, 0) == "revealed"


def test_a_private_free_action_reveals_and_the_question_beside_it_does_not() -> None:
    match = auction()
    for seat in (0, 1):
        match.choose(seat, bid(match, seat))
        match.choose(seat, "add:nothing" if seat else "add:two_coins")
    winner = match.state.decisions[0].seat
    match.choose(winner, "take:point")
    assert (match.moves[-1].floor, match.moves[-1].private) == ("", False)
    match.undo(winner)
    match.choose(winner, str(match.state.decisions[0].choices[-1]))
    assert (match.moves[-1].floor, match.moves[-1].private) == ("revealed", True)
    assert refused_undo(match, winner) == "revealed"


def test_a_private_question_that_is_only_open_stops_nothing() -> None:
    match = bare_match((PICK_STEP, 0, 0), (PRIVATE_PICK, 0, 0))
    match.choose(0, "pick:ash")
    assert match.undoable(0) == ([0], "start")


def test_undo_stops_where_the_rules_lay_something_open() -> None:
    match = siege()
    for round_ in range(3):
        match.choose(0, "act:rest")
        if round_ < 2:
            match.choose(1, "act:rest")
    match.choose(1, "act:raid")
    match.choose(0, "parry:nobody")
    assert match.finished
    assert "laid_open" in [event.kind for event in match.moves[-1].events]
    assert refused_undo(match, 0) in {"revealed", "chance"}


def test_a_sealed_answer_can_be_changed_while_others_answer() -> None:
    match = auction(seats=3)
    start = looks(match)
    match.choose(0, bid(match, 0))
    match.choose(1, bid(match, 1))
    match.choose(0, "add:one_coin")
    assert [move.sealed for move in match.moves] == [True, True, True]
    assert match.undoable(0) == ([2, 0], "start")
    match.undo(0)
    match.undo(0)
    assert match.choices() == [(1, match.moves[0].choice)]
    assert match.undoable(0) == ([], "start")
    match.undo(1)
    assert looks(match) == start


def test_taking_a_sealed_answer_back_leaves_those_of_others() -> None:
    match = auction()
    match.choose(0, bid(match, 0))
    match.choose(0, "add:one_coin")
    match.choose(1, bid(match, 1))
    sealed = match.state.sealed[1]
    match.undo(0)
    match.undo(0)
    assert match.state.sealed == [(), sealed]
    match.choose(0, bid(match, 0))


def test_a_sealed_answer_can_never_be_changed_after_the_reveal() -> None:
    match = auction()
    for seat in (0, 1):
        match.choose(seat, bid(match, seat))
        match.choose(seat, "add:nothing")
    assert [move.sealed for move in match.moves] == [True, True, True, False]
    assert refused_undo(match, 1) == "revealed"
    assert refused_undo(match, 0) == "others"


def test_an_answer_whose_rest_seals_itself_is_one_move() -> None:
    match = auction(coins=0)
    match.choose(0, bid(match, 0))
    assert len(match.state.sealed[0]) == 2
    match.undo(0)
    assert match.state.sealed == [(), ()]


def test_a_choice_before_a_secret_stays_once_another_seat_has_answered_it() -> None:
    match = bare_match((PICK_STEP, 0, 0), (SEAL_PICK, -1, 0))
    match.choose(0, "pick:oak")
    match.choose(0, "pick:ash")
    assert match.undoable(0) == ([1, 0], "start")
    match.undo(0)
    match.choose(1, "pick:elm")
    assert refused_undo(match, 0) == "others"
    match.undo(1)
    match.undo(0)
    assert match.moves == []


def test_a_reveal_that_asks_again_is_still_a_reveal() -> None:
    match = bare_match((SEAL_PICK, -1, 1))
    for seat in (0, 1):
        match.choose(seat, "pick:oak")
    assert match.state.decisions  # the same frame is asked again
    assert [(move.sealed, move.floor) for move in match.moves] == [(True, ""), (False, "revealed")]
    assert refused_undo(match, 1) == "revealed"


def test_undo_gives_back_what_everybody_saw_and_heard() -> None:
    for seed in range(6):
        for game in (Siege(), Auction(), Auction(0)):
            undo_gives_back(game, seed)


def undo_gives_back(game: Game[Any], seed: int) -> None:
    match, chance = Match(game, entries(2), seed), Chance(seed)
    seen = [looks(match)]
    while match.state.decisions:
        decision = match.state.decisions[chance.below(len(match.state.decisions))]
        match.choose(decision.seat, str(decision.choices[chance.below(len(decision.choices))]))
        seen.append(looks(match))
        last = match.moves[-1]
        if not last.floor:
            match.undo(last.seat)
            assert looks(match) == seen[-2]
            match.choose(last.seat, last.choice)
            assert looks(match) == seen[-1]


# Records.


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
        ("game", "auction", "a record of auction, not of siege"),
        (
            "version",
            "0",
            "made under version 0 of the rules of siege; this program plays version 1",
        ),
        ("components", "feed", r"made with other components \(feed\) than these \([0-9a-f]{16}\)"),
    ],
)
def test_a_record_of_another_game_version_or_box_is_refused(
    field: str, value: str, message: str
) -> None:
    changes: dict[str, Any] = {field: value}
    record = replace(finish(siege()).record(), **changes)
    with pytest.raises(BadRecord, match=message):
        Match.of_record(Siege(), record)


def test_a_record_made_with_other_components_is_refused() -> None:
    record = auction(coins=1).record()
    with pytest.raises(BadRecord, match="give the same component file"):
        Match.of_record(Auction(coins=2), record)


@pytest.mark.parametrize(
    ("number", "entry", "message"),
    [
        (1, (0, "act:sleep"), "choice 1, seat 0: 'act:sleep' is no choice of this game"),
        (1, (0, "keep:bowl"), r"choice 1, seat 0: keep:bowl is not legal now: not-now \(S-1\)"),
        (1, (1, "act:rest"), "choice 1, seat 1: seat 1 is not asked anything now"),
        (2, (77, "act:rest"), "choice 2, seat 77: seat 77 is not asked anything now"),
    ],
)
def test_a_record_that_does_not_replay_names_the_choice(
    number: int, entry: tuple[int, str], message: str
) -> None:
    record = finish(siege()).record()
    record.choices[number - 1] = entry
    with pytest.raises(RecordDiverged, match=message):
        Match.of_record(Siege(), record)


def test_a_record_goes_on_after_the_end_of_no_game() -> None:
    record = finish(siege()).record()
    record.choices.append((0, "act:rest"))
    with pytest.raises(RecordDiverged, match="not asked anything now"):
        Match.of_record(Siege(), record)


def test_a_record_ends_with_the_scores_it_states() -> None:
    record = finish(siege()).record()
    with pytest.raises(RecordDiverged, match=r"the record states \[0, 0, 0\], the replay"):
        Match.of_record(Siege(), replace(record, scores=[0, 0, 0]))
    short = replace(record, choices=record.choices[:-1])
    with pytest.raises(RecordDiverged, match="final scores, but the game is not over"):
        Match.of_record(Siege(), short)
    assert Match.of_record(Siege(), record, to=3).state.decisions  # part of it is no claim


def test_a_record_shares_nothing_with_its_match() -> None:
    match = auction()
    record = match.record()
    record.options["lots"] = "two"
    record.choices.append((0, "bid:ace"))
    assert match.options == {"lots": "three"}
    assert match.moves == []


# Matches that start from a position.


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


def test_a_position_is_no_list() -> None:
    text = finish(siege()).record().to_json().replace('"seed"', '"origin": [], "seed"')
    with pytest.raises(BadRecord, match=r"origin: expected a position, got \[\]"):
        Record.from_json(text)
