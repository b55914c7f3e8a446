"""Tables with free seats and one link for all of them."""

from fastapi.testclient import TestClient

from tests.server.support.guests import Guest

SEATS = [
    {"player": "me", "name": "Ann"},
    {"player": "person"},
    {"player": "person"},
    {"player": "random"},
]


def laid(client: TestClient) -> tuple[Guest, str]:
    """A table with two free seats and a bot, and its link."""
    client.cookies.clear()
    body = {"game": "xian", "seats": SEATS, "speed": "instant"}
    found = client.post("/api/tables", json=body).json()
    client.cookies.clear()
    ann = Guest(client, found["id"], found["host_token"])
    token: str = ann.get("").json()["invitation"]
    return ann, token
