"""Guests that play again, and the same guests at other tables."""

from tests.server.support.guests import Guest


def at(guest: Guest, table: str) -> Guest:
    """The same person at another table."""
    there = Guest(guest.client, table, None)
    there.headers = guest.headers
    return there


def again(guest: Guest) -> Guest:
    """The person plays again."""
    answer = guest.post("/rematch")
    assert answer.status_code == 201, answer.text
    return at(guest, answer.json()["id"])
