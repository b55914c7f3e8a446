"""Substeps: the answer and every step after it, with what decided each of them."""

from dynasty.kernel.stepwise import apply_stepwise
from tests.kernel.matches import auction, bid


def test_unfolding_gives_a_beat_for_the_answer_and_for_each_step_after_it() -> None:
    match = auction()
    for seat in (0, 0, 1):
        match.choose(seat, bid(match, seat))
    s = match.state.clone()
    last = match.game.vocabulary.read(bid(match, 1))
    beats = [(beat.step.name, beat.decided_by, s.revealed) for beat in apply_stepwise(s, 1, last)]
    assert beats == [("SealBid", "", False), ("SealBid", "revealed", True), ("TakeLot", "", False)]
