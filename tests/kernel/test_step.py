"""Steps: the questions in the sequence of play, routines, windows, interrupts."""

import pytest

from dynasty.kernel import DeadEnd
from tests.kernel.auction import SELL, TAKE, Auction
from tests.kernel.bare import NOTE, OPEN_PICK, PICK, PICK_STEP, SKIPPABLE_PICK, Bare
from tests.kernel.questions import best_bid, play, shown, worst_bid
from tests.kernel.siege import PARRY, Siege

ASH, OAK, ELM = PICK


def test_a_step_asks_one_seat_for_one_of_its_legal_choices() -> None:
    game = Bare((PICK_STEP, 1, 5), allowed=0b101)
    s = game.start(2, 1)
    assert shown(s) == [(1, "Pick", ["pick:ash", "pick:elm"])]
    assert s.decisions[0].arg == 5
    assert not game.finished(s)
    game.apply(s, 1, ELM)
    assert s.done == [2]
    assert not s.decisions
    assert not s.agenda
    assert game.finished(s)


def test_a_question_with_one_answer_is_not_asked() -> None:
    s = Bare((PICK_STEP, 0, 0), (NOTE, 0, 7), allowed=0b010).start(2, 1)
    assert s.done == [1, 7]
    assert s.decisions == []


def test_a_step_that_offers_nothing_is_a_dead_end() -> None:
    with pytest.raises(DeadEnd, match=r"Pick offers seat 1 nothing \(argument 4\)"):
        Bare((PICK_STEP, 1, 4), allowed=0).start(2, 1)


def test_a_dead_end_is_raised_at_once_also_after_a_choice() -> None:
    game = Bare((PICK_STEP, 0, 0), (PICK_STEP, 1, 0))
    s = game.start(2, 1)
    s.allowed = 0
    with pytest.raises(DeadEnd, match="Pick offers seat 1 nothing"):
        game.apply(s, 0, ASH)


def test_a_skippable_step_that_offers_nothing_is_left_out() -> None:
    s = Bare((SKIPPABLE_PICK, 0, 0), (NOTE, 0, 7), allowed=0).start(2, 1)
    assert s.done == [7]
    assert shown(Bare((SKIPPABLE_PICK, 0, 0)).start(2, 1)) == [
        (0, "SkippablePick", ["pick:ash", "pick:oak", "pick:elm"])
    ]


def test_a_window_offers_free_actions_and_the_question_is_asked_again() -> None:
    game = Bare((OPEN_PICK, 0, 0), (NOTE, 0, 7))
    s = game.start(2, 1)
    assert shown(s) == [(0, "OpenPick", ["pick:ash", "pick:oak", "pick:elm", "free:air"])]
    play(game, s, "free:air")
    assert s.done == [9, 8]  # what the free action put on the agenda came first
    assert shown(s) == [(0, "OpenPick", ["pick:ash", "pick:oak", "pick:elm"])]
    play(game, s, "pick:oak")
    assert s.done == [9, 8, 1, 7]


def test_one_own_choice_is_asked_while_a_free_action_is_open() -> None:
    s = Bare((OPEN_PICK, 0, 0), allowed=0b001).start(2, 1)
    assert shown(s) == [(0, "OpenPick", ["pick:ash", "free:air"])]


def test_free_actions_do_not_keep_a_step_alive_that_offers_nothing_itself() -> None:
    with pytest.raises(DeadEnd):
        Bare((OPEN_PICK, 0, 0), allowed=0).start(2, 1)


def test_a_free_action_recomputes_the_question() -> None:
    game = Auction()
    s = game.start(2, 1, {"lots": "two"})
    play(game, s, *(f"{c}" for c in best_bid(s, 0)), *(f"{c}" for c in worst_bid(s, 1)))
    assert [d.seat for d in s.decisions] == [0]
    spare = [c for c in SELL if s.hand[0] >> c.at & 1]
    assert s.decisions[0].choices == [*TAKE, *spare]
    game.apply(s, 0, spare[0])
    assert s.decisions[0].choices == [*TAKE, *spare[1:]]
    game.apply(s, 0, spare[1])
    assert s.decisions[0].choices == list(TAKE)  # one card for the lot that is left


def test_an_interrupt_asks_another_seat_and_the_turn_goes_on() -> None:
    game = Siege()
    s = game.start(2, 1)
    play(game, s, "act:raid")
    assert shown(s) == [(1, "ParryRaid", ["parry:gate", "parry:nobody"])]
    assert s.decisions[0].arg == 0  # who raids
    game.apply(s, 1, PARRY[1])
    assert s.gold == [3, 1, 0]
    assert shown(s)[0][:2] == (1, "Act")


def test_an_automated_seat_acts_by_routines_and_is_never_asked() -> None:
    game = Siege()
    s = game.start(2, 1, listen=True)
    assert s.seats == 3
    play(game, s, "act:rest", "act:rest")
    assert s.gold[2] == 1
    assert s.events is not None
    assert [(e.kind, e.seat) for e in s.events][-1] == ("robbed", 2)
    while s.decisions:
        assert s.decisions[0].seat in {0, 1}
        play(game, s, str(game.default(s, s.decisions[0].seat)))


def test_chance_in_mid_turn_then_the_turn_goes_on() -> None:
    game = Siege()
    s = game.start(2, 1)
    before = s.chance.value
    play(game, s, "act:dig")
    assert s.chance.value != before
    assert shown(s)[0][:2] == (0, "KeepRelic")
    assert len(s.decisions[0].choices) == 2
