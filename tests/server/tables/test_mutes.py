"""Muted seats: one player does not hear them, until another player sits there."""

from __future__ import annotations

from fastapi.testclient import TestClient

from tests.server.support.guests import Guest, lay
from tests.server.support.rooms import new_link
from tests.server.support.table_pages import page


def test_who_is_muted_is_heard_by_all_others(house: TestClient) -> None:
    _, ann, bob, cy = lay(house, "person", "person", "person")
    assert ann.put("/seats/1/mute", quiet=True).status_code == 204
    bob.post("/signs", sign="ouch")
    bob.post("/chat", text="you cannot hear this")
    cy.post("/chat", text="but this")
    assert [line["text"] for line in ann.chat()] == ["but this"]
    assert len(cy.chat()) == len(bob.chat()) == 3
    for path in ("", "/text"):
        assert "you cannot hear this" not in page(ann, path)
        assert "you cannot hear this" in page(cy, path)
    mine = house.get("/api/tables", headers=ann.headers).json()
    assert [table["unread"] for table in mine] == [1]
    assert ann.put("/seats/1/mute", quiet=False).status_code == 204
    assert len(ann.chat()) == 3


def test_somebody_new_at_a_seat_is_heard(house: TestClient) -> None:
    _, ann, bob = lay(house, "person", "person")
    ann.put("/seats/1/mute", quiet=True)
    house.cookies.clear()
    dora = house.post("/api/join", json={"token": new_link(bob, 1)}).json()["holder_token"]
    house.cookies.clear()
    Guest(house, ann.table, dora).post("/chat", text="good evening")
    assert [line["text"] for line in ann.chat()] == ["good evening"]
