"""Tables that wait for people, and people who sit down there."""

from typing import Any

from fastapi.testclient import TestClient

from tests.server.support.guests import Guest


def lay_open(client: TestClient, *players: str, listed: bool = True, **more: Any) -> Guest:
    """The host of an open table."""
    client.cookies.clear()
    body = {"game": "xian", "seats": [{"player": p} for p in players], "waits": True, **more}
    laid = client.post("/api/tables", json={**body, "listed": listed})
    assert laid.status_code == 201, laid.text
    assert laid.json()["waits"]
    client.cookies.clear()
    return Guest(client, laid.json()["id"], laid.json()["host_token"])


def come(host: Guest, seat: int | None = None, name: str = "") -> Guest:
    """A new person sits down without a link."""
    answer = host.client.post(
        f"/api/tables/{host.table}/sit", json={"seat": seat, "name": name}, headers={}
    )
    assert answer.status_code == 200, answer.text
    host.client.cookies.clear()
    return Guest(host.client, host.table, answer.json()["holder_token"])


def kinds(guest: Guest) -> list[str]:
    return [row["kind"] for row in guest.get("/happenings").json()]
