"""Tables of two people whose players choose at random."""

from __future__ import annotations

import random

import httpx2


class Players:
    """Tables of two seats, each played by one client in both players' names."""

    def __init__(self) -> None:
        self.tables: list[str] = []
        self.headers: list[dict[str, str]] = []
        self.now: list[dict[str, object]] = []
        self.joined: dict[int, list[dict[str, str]]] = {}  # by table: who sits there by links
        self.dice = random.Random(1)
        self.errors = 0

    async def lay(self, client: httpx2.AsyncClient, at: int | None = None) -> None:
        seats = [{"player": "me"}, {"player": "screen"}]
        body = {"game": "xian", "seats": seats, "speed": "instant"}
        client.cookies.clear()
        laid = (await client.post("/api/tables", json=body)).json()
        client.cookies.clear()
        headers = {"authorization": f"Bearer {laid['host_token']}"}
        now = (await client.get(f"/api/tables/{laid['id']}/question", headers=headers)).json()
        if at is None:
            self.tables.append(laid["id"])
            self.headers.append(headers)
            self.now.append(now)
        else:
            self.tables[at], self.headers[at], self.now[at] = laid["id"], headers, now

    async def choose(self, client: httpx2.AsyncClient, at: int) -> None:
        """One choice at one table; a finished table is replaced by a new one."""
        asked, headers = await self.asked(client, at)
        if not asked:
            await self.lay(client, at)
            return
        body = {
            "seq": self.now[at]["seq"],
            "seat": asked[0]["seat"],
            "choice": self.dice.choice(asked[0]["choices"]),
        }
        path = f"/api/tables/{self.tables[at]}/choices"
        answer = await client.post(path, json=body, headers=headers)
        self.errors += answer.status_code != 200
        self.now[at] = answer.json()

    async def asked(
        self, client: httpx2.AsyncClient, at: int
    ) -> tuple[list[dict[str, list[str]]], dict[str, str]]:
        """What is asked, and whoever may answer it: each seat is told its own questions only."""
        for headers in self.joined.get(at, ()):
            path = f"/api/tables/{self.tables[at]}/question"
            self.now[at] = (await client.get(path, headers=headers)).json()
            if self.now[at]["asked"]:
                return self.now[at]["asked"], headers  # type: ignore[return-value]
        return self.now[at]["asked"], self.headers[at]  # type: ignore[return-value]

    def seq(self, at: int) -> int:
        """Where a table stands."""
        seq = self.now[at]["seq"]
        assert isinstance(seq, int)
        return seq

    async def devices(self, client: httpx2.AsyncClient, at: int) -> list[str]:
        """A token for each seat alone: two people who sit down by links."""
        tokens, path = [], f"/api/tables/{self.tables[at]}/seats"
        for seat in range(2):
            link = await client.post(f"{path}/{seat}/link", headers=self.headers[at])
            token = link.json()["token"]
            joined = await client.post("/api/join", json={"token": token})
            client.cookies.clear()
            tokens.append(joined.json()["holder_token"])
        self.joined[at] = [{"authorization": f"Bearer {token}"} for token in tokens]
        return tokens
