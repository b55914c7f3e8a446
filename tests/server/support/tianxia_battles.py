"""Two people at Tianxia who play until a round with Battles has ended."""

from __future__ import annotations

import random

from fastapi.testclient import TestClient

from dynasty.kernel import Turn, turns
from tests.server.support.guests import Guest, lay
from tests.server.support.rooms import room_of

FIRST = 0  # the seat of the first guest


def last_battle(guest: Guest) -> tuple[int, Turn] | None:
    """The last end of a round with Battles, if there was one, and its number in the log."""
    told = list(enumerate(turns(room_of(guest).match, FIRST)))
    fought = (entry for entry in reversed(told) if "battle_began" in kinds(entry[1]))
    return next(fought, None)


def kinds(turn: Turn) -> list[str]:
    return [event.kind for _, event in turn.events]


def play_to_a_battle(client: TestClient) -> tuple[list[Guest], int, Turn]:
    """Two people at Tianxia, right after a round with Battles has ended."""
    _, *people = lay(client, "person", "person", game="tianxia", seed=4)
    dice = random.Random(3)
    while (found := last_battle(people[0])) is None:
        assert any(person.choose_something(dice) for person in people)
    return people, *found
