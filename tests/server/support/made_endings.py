"""A question whose last choice ends something and gives something up."""

import pytest

from tests.server.support.guests import Guest
from tests.server.support.rooms import room_of


def make_ending(monkeypatch: pytest.MonkeyPatch, guest: Guest, seat: int) -> str:
    """The last choice of the seat's question ends something and gives something up."""
    decision = room_of(guest).match.state.decision_of(seat)
    assert decision is not None
    kind, choice = type(decision.step), decision.choices[-1]
    monkeypatch.setattr(kind, "endings", (choice,))
    monkeypatch.setattr(kind, "gives_up", lambda *_: "curtain-why")
    return str(choice)
