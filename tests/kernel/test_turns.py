"""Turns: cut where seats change, and the same when new moves are added as when read at once."""

from __future__ import annotations

import pytest

from dynasty.kernel import Chance, Match, SeatEntry, Telling, turns
from tests.conformance.checks import SPECTATOR, choice_by
from tests.conformance.tables import NAMES, tables_of
from tests.kernel.auction import TakeLot
from tests.kernel.matches import auction, bid, finish, siege

MOVES = 60


@pytest.mark.parametrize("name", NAMES)
def test_turns_told_on_equal_those_told_afresh(name: str) -> None:
    table, chance = tables_of(name)[0], Chance(5)
    seats = tuple(SeatEntry(f"Player {seat}", "person") for seat in range(table.seats))
    match = Match(table.game, seats, 5, dict(table.options))
    tellings = [Telling(viewer) for viewer in (SPECTATOR, 0)]
    for _ in range(MOVES):
        for telling in tellings:
            if chance.below(3):  # who looks now and then hears all the same
                assert telling.turns(match) == turns(match, telling.viewer)
        last = match.moves[-1].seat if match.moves else 0
        if chance.below(4) == 0 and match.undoable(last)[0]:
            match.undo(last)
        elif match.state.decisions:
            decision, choice = choice_by(match.state, chance.number() >> 8)
            match.choose(decision.seat, str(choice))


def test_turns_that_were_told_stay_as_they_are() -> None:
    """Whoever keeps a turn sees by comparing whether something was added to it."""
    table = tables_of("_template")[0]
    seats = tuple(SeatEntry(f"Player {seat}", "person") for seat in range(table.seats))
    match, telling = Match(table.game, seats, 1, dict(table.options)), Telling(SPECTATOR)
    before = telling.turns(match)
    copies = [(turn.last, list(turn.events)) for turn in before]
    while len(match.moves) < 6 and match.state.decisions:
        decision, choice = choice_by(match.state, 0)
        match.choose(decision.seat, str(choice))
    assert telling.turns(match) != before
    assert [(turn.last, turn.events) for turn in before] == copies


def test_turns_are_cut_where_the_seat_changes_and_lose_nothing() -> None:
    for match in (finish(auction(seats=3)), finish(siege())):
        for viewer in (-1, 0):
            cut = turns(match, viewer)
            told = [event for turn in cut for _, event in turn.events]
            assert told == match.heard(viewer)
            assert all(
                turn.first <= number <= turn.last for turn in cut for number, _ in turn.events
            )


def test_a_free_action_before_the_first_answer_opens_no_turn_of_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(TakeLot, "opens_turn", True)
    match = auction()
    for seat in (0, 0, 1, 1):
        match.choose(seat, bid(match, seat))
    (decision,) = match.state.decisions
    sale = next(str(choice) for choice in decision.choices if choice.verb == "sell")
    match.choose(decision.seat, sale)
    match.choose(decision.seat, "take:coin")
    own = [turn for turn in turns(match, -1) if turn.seat == decision.seat]
    assert [(turn.first, turn.last) for turn in own] == [(5, 6)]


def test_a_turn_knows_what_its_seat_scored() -> None:
    match = finish(auction())
    cut = [turn for turn in turns(match, -1) if turn.seat >= 0]
    for seat in range(2):
        scored = sum(turn.points for turn in cut if turn.seat == seat)
        assert scored == match.moves[-1].points[seat] - match.first_points[seat]
