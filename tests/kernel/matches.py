"""Matches of the toy games, and what their tests share."""

from typing import Any

import pytest

from dynasty.kernel import Chance, Match, NothingToUndo
from tests.kernel.auction import Auction
from tests.kernel.bare import entries
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
