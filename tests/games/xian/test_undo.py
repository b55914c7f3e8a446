"""What may be taken back, and until when."""

from collections.abc import Callable

import pytest

from dynasty.games.xian.state import XianState
from dynasty.kernel import Match, NothingToUndo, SeatEntry
from tests.games.xian.setting import GAME


def new_match(seats: int = 3, seed: int = 6) -> Match:
    return Match(GAME, tuple(SeatEntry(f"P{seat}", "you") for seat in range(seats)), seed)


def state(match: Match) -> XianState:
    assert isinstance(match.state, XianState)
    return match.state


def drive(match: Match, until: Callable[[Match], bool]) -> Match:
    """Absent players up to that point."""
    while not until(match):
        seat = match.state.decisions[0].seat
        match.choose(seat, str(GAME.default(state(match), seat)))
    return match


def asks(prompt: str) -> Callable[[Match], bool]:
    return lambda match: match.state.decisions[0].step.prompt == prompt


def first_activation() -> tuple[Match, int]:
    """The first player of the game is before his worker."""
    match = drive(new_match(), asks("ask-worker"))
    return match, match.state.decisions[0].seat


def choose_first(match: Match, seat: int) -> None:
    decision = match.state.decision_of(seat)
    assert decision is not None
    match.choose(seat, str(decision.choices[0]))


def reason(match: Match, seat: int) -> str:
    with pytest.raises(NothingToUndo) as error:
        match.undo(seat)
    return error.value.reason


def test_a_secret_answer_may_be_changed_until_the_last_one_is_in() -> None:
    match = new_match()
    match.choose(0, "keep:hand")
    match.choose(1, "keep:hand")
    match.undo(0)
    assert {decision.seat for decision in match.state.decisions} == {0, 2}
    assert [move.seat for move in match.moves] == [1]


def test_the_favour_is_final_when_all_have_answered() -> None:
    match = new_match()
    for seat in (2, 0, 1):
        match.choose(seat, "keep:hand")
    assert reason(match, 1) == "revealed"
    assert reason(match, 0) == "others"


def test_half_a_pair_may_be_taken_back_too() -> None:
    match = drive(new_match(), asks("ask-initiative"))
    choose_first(match, 1)
    choose_first(match, 1)
    match.undo(1)
    match.undo(1)
    decision = match.state.decision_of(1)
    assert decision is not None
    assert {choice.verb for choice in decision.choices} == {"initiative"}


def test_nothing_is_taken_back_across_the_reveal() -> None:
    match, first = first_activation()
    last = match.moves[-1].seat
    assert reason(match, last) == "revealed"
    assert {reason(match, seat) for seat in range(3) if seat != last} == {"others"}
    assert first == match.state.decisions[0].seat


def test_an_activation_may_be_taken_back_step_by_step_to_the_worker() -> None:
    match, seat = first_activation()
    start = GAME.dump(state(match))
    choose_first(match, seat)
    after_worker = GAME.dump(state(match))
    match.choose(seat, "enter:palace")
    assert match.state.decisions[0].seat != seat
    match.undo(seat)
    assert GAME.dump(state(match)) == after_worker
    match.undo(seat)
    assert GAME.dump(state(match)) == start
    assert reason(match, seat) in ("revealed", "others")


def test_an_activation_that_ended_by_itself_is_final_when_the_next_player_has_answered() -> None:
    match, seat = first_activation()
    choose_first(match, seat)
    match.choose(seat, "pass:coin")
    following = match.state.decisions[0].seat
    assert match.undoable(seat)[0] != []
    choose_first(match, following)
    assert reason(match, seat) == "others"


def test_between_rounds_the_last_activation_stands_once_another_has_sealed() -> None:
    match = drive(new_match(), lambda m: state(m).round == 2)
    last = match.moves[-1].seat
    assert match.undoable(last)[0] != []
    choose_first(match, next(seat for seat in range(3) if seat != last))
    assert reason(match, last) == "others"


def test_nothing_is_taken_back_across_the_end_of_a_turn() -> None:
    match = drive(new_match(), lambda m: state(m).turn == 2)
    assert reason(match, match.moves[-1].seat) == "chance"


def test_an_exchange_that_drew_cards_is_final() -> None:
    match = new_match(2)
    match.choose(0, "keep:hand")
    choose = match.state.decision_of(1)
    assert choose is not None
    match.choose(1, str(choose.choices[1]))
    assert match.undoable(1)[0] != []
    match.choose(1, "keep:hand")
    assert reason(match, 1) == "chance"


def test_after_undo_everybody_sees_what_he_saw() -> None:
    match, seat = first_activation()
    before = [GAME.view(state(match), viewer) for viewer in range(-1, 3)]
    choose_first(match, seat)
    match.undo(seat)
    after = [GAME.view(state(match), viewer) for viewer in range(-1, 3)]
    assert after == before


def test_nothing_can_be_taken_back_at_the_start() -> None:
    assert reason(new_match(), 0) == "start"
