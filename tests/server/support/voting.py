"""Proposals at a table: made, answered and read by guests."""

from typing import Any

from tests.server.support.guests import Guest
from tests.server.support.rooms import room_of
from tests.server.support.server_process import until

CONSENT = {"undo": "consent"}
A_DAY = 86_400.0


def play_first(guests: list[Guest], most: int = 60) -> None:
    """Everybody chooses what is offered first, until seat 0 can take back only by consent."""
    room = room_of(guests[0])
    for _ in range(most):
        settled, _ = room.match.settled()
        seats = [move.seat for move in room.match.moves[settled:]]
        if 0 in seats and not room.match.undoable(0)[0]:
            return
        until(lambda: not room.bots_asked())
        seat = room.asked()[0]
        assert guests[seat].choose(guests[seat].choices()[0]).status_code == 200
    raise AssertionError("nobody ever acted after seat 0")


def ask(guest: Guest, kind: str = "undo") -> str:
    answer = guest.post("/consents", kind=kind)
    assert answer.status_code == 201, answer.text
    mark: str = answer.json()[0]["id"]
    return mark


def asked(guest: Guest) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = guest.get("/consents").json()
    return found


def say(guest: Guest, mark: str, agrees: bool) -> Any:
    return guest.put(f"/consents/{mark}", agrees=agrees)


def steps(guest: Guest) -> list[tuple[str, int]]:
    return [(row["kind"], row["seat"]) for row in guest.happenings()]


def moves(guest: Guest) -> int:
    return room_of(guest).move_count
