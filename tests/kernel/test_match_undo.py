"""Undo: as far back as the floor, which says why no further."""

from typing import Any

import pytest

from dynasty.kernel import Chance, Game, Match, NothingToUndo
from tests.kernel.auction import Auction
from tests.kernel.bare import (
    NOTE,
    PICK_STEP,
    PRIVATE_OPEN_PICK,
    PRIVATE_PICK,
    SEAL_PICK,
    SHY_PICK,
    bare_match,
    entries,
)
from tests.kernel.matches import auction, bid, looks, refused_undo, siege
from tests.kernel.siege import Siege


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


def test_a_rewind_takes_back_what_all_did_but_neither_chance_nor_what_was_shown() -> None:
    match = siege()
    before = looks(match)
    match.choose(0, "act:raid")
    match.choose(1, "parry:gate", "a bot")
    assert match.settled() == (0, "start")
    for number in (-1, 2, 3):
        with pytest.raises(NothingToUndo, match="start"):
            match.rewind(number)
    match.rewind(1)
    assert match.choices() == [(0, "act:raid")]
    match.choose(1, "parry:gate", "a bot")
    match.rewind(0)
    assert (match.moves, looks(match)) == ([], before)
    match.choose(0, "act:dig")
    assert match.settled() == (1, "chance")
    with pytest.raises(NothingToUndo, match="chance"):
        match.rewind(0)


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


def test_whether_an_answer_discloses_something_depends_on_the_state() -> None:
    match = bare_match((SHY_PICK, 0, 0), (SHY_PICK, 0, 0), (PICK_STEP, 1, 0))
    match.choose(0, "pick:ash")
    match.choose(0, "pick:ash")
    assert [move.floor for move in match.moves] == ["", "revealed"]


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


def test_undo_stops_at_what_a_stand_in_chose() -> None:
    match = bare_match((PICK_STEP, 0, 0), (NOTE, 0, 7), (PICK_STEP, 0, 0), (PICK_STEP, 0, 0))
    match.choose(0, "pick:oak")
    match.choose(0, "pick:elm", by="greedy")
    assert refused_undo(match, 0) == "stand-in"
    match.choose(0, "pick:ash")
    assert match.undoable(0) == ([2], "stand-in")
    match.undo(0)
    assert refused_undo(match, 0) == "stand-in"
    assert [move.by for move in match.moves] == ["", "greedy"]
