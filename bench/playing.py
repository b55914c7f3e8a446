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
        asked = self.now[at]["asked"]
        assert isinstance(asked, list)
        if not asked:
            await self.lay(client, at)
            return
        body = {
            "seq": self.now[at]["seq"],
            "seat": asked[0]["seat"],
            "choice": self.dice.choice(asked[0]["choices"]),
        }
        path = f"/api/tables/{self.tables[at]}/choices"
        answer = await client.post(path, json=body, headers=self.headers[at])
        self.errors += answer.status_code != 200
        self.now[at] = answer.json()

    def seq(self, at: int) -> int:
        """Where a table stands."""
        seq = self.now[at]["seq"]
        assert isinstance(seq, int)
        return seq

    async def devices(self, client: httpx2.AsyncClient, at: int) -> list[str]:
        """A token for each seat alone, as if its player used another device."""
        tokens, path = [], f"/api/tables/{self.tables[at]}/seats"
        for seat in range(2):
            link = await client.post(f"{path}/{seat}/link", headers=self.headers[at])
            token = link.json()["token"]
            joined = await client.post("/api/join", json={"token": token})
            client.cookies.clear()
            tokens.append(joined.json()["holder_token"])
        return tokens
