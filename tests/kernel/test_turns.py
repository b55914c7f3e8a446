"""Turns that are told on from move to move equal those told afresh, whatever is taken back."""

from __future__ import annotations

import pytest

from dynasty.kernel import Chance, Match, SeatEntry, Telling, turns
from tests.conformance.checks import SPECTATOR, choice_by
from tests.conformance.tables import NAMES, tables_of

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
