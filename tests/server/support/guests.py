"""Guests at a table: clients of the API with a seat each, for tests."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import Any

from fastapi.testclient import TestClient
from httpx2 import Response

from dynasty.server.errors import StalePosition
from dynasty.server.tables.service import TableService


class Guest:
    """One program at one table, by its own secret."""

    def __init__(self, client: TestClient, table: str, token: str | None) -> None:
        self.client = client
        self.table = table
        self.headers = {"authorization": f"Bearer {token}"} if token else {}

    def get(self, path: str, **query: Any) -> Response:
        url = f"/api/tables/{self.table}{path}"
        return self.client.get(url, params=query, headers=self.headers)

    def post(self, path: str, **body: Any) -> Response:
        url = f"/api/tables/{self.table}{path}"
        return self.client.post(url, json=body, headers=self.headers)

    def put(self, path: str, **body: Any) -> Response:
        url = f"/api/tables/{self.table}{path}"
        return self.client.put(url, json=body, headers=self.headers)

    def asking(self) -> dict[str, Any]:
        found: dict[str, Any] = self.get("/question").json()
        return found

    def chat(self, **query: Any) -> list[dict[str, Any]]:
        """What people said at the table."""
        lines: list[dict[str, Any]] = self.get("/chat", **query).json()
        return lines

    def happenings(self, **query: Any) -> list[dict[str, Any]]:
        """What happened there after everybody had sat down."""
        rows: list[dict[str, Any]] = self.get("/happenings", **query).json()
        return [row for row in rows if row["kind"] not in ("seed", "sat-down")]

    def choices(self) -> list[str]:
        asked = self.asking()["asked"]
        return asked[0]["choices"] if asked else []

    def choose(self, choice: str, **more: Any) -> Response:
        return self.post("/choices", seq=self.asking()["seq"], choice=choice, **more)

    def choose_something(self, dice: random.Random) -> bool:
        """Answer at random if there is something to answer."""
        asking = self.asking()
        if not asking["asked"]:
            return False
        asked = asking["asked"][0]
        answer = self.post(
            "/choices",
            seq=asking["seq"],
            seat=asked["seat"],
            choice=dice.choice(asked["choices"]),
        )
        assert answer.status_code == 200, answer.text
        return True


def lay(
    client: TestClient, *players: str, game: str = "xian", seed: int = 7, **more: Any
) -> list[Guest]:
    """A table for these players; the host comes first, then a guest for each person."""
    client.cookies.clear()
    body = {"game": game, "seats": [{"player": p} for p in players], "seed": seed, **more}
    body.setdefault("speed", "instant")
    laid = client.post("/api/tables", json=body)
    assert laid.status_code == 201, laid.text
    client.cookies.clear()
    table, seats = laid.json()["id"], laid.json()["seats"]
    host = Guest(client, table, laid.json()["host_token"])
    return [host, *(sit(client, seat["token"]) for seat in seats if seat["token"])]


def sit(client: TestClient, token: str) -> Guest:
    """Somebody sits down by a link, with a secret of their own from then on."""
    joined = client.post("/api/join", json={"token": token})
    assert joined.status_code == 200, joined.text
    client.cookies.clear()
    return Guest(client, joined.json()["id"], joined.json()["holder_token"])


def play_out(guests: list[Guest], seed: int = 1, most: int = 5000) -> None:
    """Everybody answers at random until the game is over."""
    dice = random.Random(seed)
    for _ in range(most):
        if guests[0].asking()["status"] != "playing":
            return
        any(guest.choose_something(dice) for guest in guests)
    raise AssertionError("the game does not end")


def play_fast(guest: Guest, seed: int = 1, most: int = 5000) -> None:
    """The same within the server, for everybody at the table and for bots, too."""
    service: TableService = guest.client.app.state.service  # type: ignore[attr-defined]
    assert guest.client.portal is not None
    guest.client.portal.call(answer_all, service, guest.table, random.Random(seed), most)


async def answer_all(service: TableService, table: str, dice: random.Random, most: int) -> None:
    service.start_bots = lambda room: None  # type: ignore[method-assign]
    for _ in range(most):
        room = await service.room(table)
        if room.status != "playing":
            return
        decision = room.match.state.decisions[0]
        choice, seat = str(dice.choice(decision.choices)), decision.seat
        with suppress(StalePosition):  # a bot had begun to think before
            await service.choose(room, seat, choice, room.seq, bot=room.chairs[seat].bot)
    raise AssertionError("the game does not end")
