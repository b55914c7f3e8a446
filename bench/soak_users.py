"""Users of a soak run: each plays one game after the other while two pages show the table."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import httpx2

GAMES = ("xian", "terracotta_army", "tianxia", "yinzi")
LAYOUTS = ("wide", "narrow")
PAUSE_SECONDS = 0.8  # between two choices of a user, on average
CHAT_EVERY = 9  # choices, and so on below
PRESENCE_EVERY = 7
LOBBY_EVERY = 13
RECONNECT_EVERY = 25


class Page:
    """An open page of a table: it reads the stream of the server and forgets it."""

    def __init__(self, port: int, table: str, headers: dict[str, str]) -> None:
        self.bytes = 0
        self.reading = asyncio.create_task(self.read(port, table, headers))

    async def read(self, port: int, table: str, headers: dict[str, str]) -> None:
        with suppress(OSError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
            request = f"GET /tables/{table}/live HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\n{lines}\r\n"
            writer.write(request.encode())
            try:
                while data := await reader.read(65_536):
                    self.bytes += len(data)
            finally:
                writer.close()

    async def close(self) -> None:
        self.reading.cancel()
        await asyncio.gather(self.reading, return_exceptions=True)


class User:
    """A person who plays against bots, chats, looks at the lobby and loses the connection."""

    def __init__(self, number: int, client: httpx2.AsyncClient, port: int) -> None:
        self.number = number
        self.client = client
        self.port = port
        self.dice = random.Random(number)
        self.tables = 0
        self.choices = 0
        self.errors: list[str] = []
        self.headers: dict[str, str] = {}
        self.table = ""
        self.pages: list[Page] = []

    async def play(self, until: Callable[[], bool]) -> None:
        """Play game after game until it is time to leave; then close all pages."""
        try:
            while not until():
                await self.create_table()
                await self.play_table(until)
                await self.close_pages()
        finally:
            await self.close_pages()

    async def create_table(self) -> None:
        game = GAMES[(self.number + self.tables) % len(GAMES)]
        seats = [{"player": "me"}, {"player": "greedy"}]
        body = {"game": game, "seats": seats, "speed": "instant"}
        created = await self.request("POST", "/api/tables", body)
        self.tables += 1
        self.table = created["id"]
        if created.get("host_token"):
            self.headers = {"authorization": f"Bearer {created['host_token']}"}
        self.open_pages()

    def open_pages(self) -> None:
        """Open the player's own page and one of a spectator, in two widths."""
        for at, headers in enumerate((self.headers, {})):
            layout = LAYOUTS[(self.number // len(GAMES) + at) % len(LAYOUTS)]
            more = {**headers, "cookie": f"layout={layout}", "accept-encoding": "gzip"}
            self.pages.append(Page(self.port, self.table, more))

    async def close_pages(self) -> None:
        pages, self.pages = self.pages, []
        await asyncio.gather(*(page.close() for page in pages))

    async def play_table(self, until: Callable[[], bool]) -> None:
        path = f"/api/tables/{self.table}"
        quiet = 0
        while not until() and quiet < 60:
            now = await self.request("GET", f"{path}/question")
            asked = now.get("asked") or []
            if asked:
                quiet = 0
                await self.choose(path, now["seq"], asked[0])
            elif now.get("status", "playing") != "playing":
                return
            else:
                quiet += 1
            await asyncio.sleep(self.dice.uniform(0.5, 1.5) * PAUSE_SECONDS)

    async def choose(self, path: str, seq: int, question: dict[str, Any]) -> None:
        choice = self.dice.choice(question["choices"])
        body = {"seq": seq, "seat": question["seat"], "choice": choice}
        await self.request("POST", f"{path}/choices", body)
        self.choices += 1
        for every, act in (
            (CHAT_EVERY, self.chat),
            (PRESENCE_EVERY, self.show_presence),
            (LOBBY_EVERY, self.read_lobby),
            (RECONNECT_EVERY, self.reconnect),
        ):
            if self.choices % every == 0:
                await act(path)

    async def chat(self, path: str) -> None:
        await self.request("POST", f"{path}/chat", {"text": f"line {self.choices}"})

    async def show_presence(self, path: str) -> None:
        await self.request("POST", f"{path}/presence", {"visible": True, "idle": 0})

    async def read_lobby(self, path: str) -> None:
        await self.request("GET", "/")

    async def reconnect(self, path: str) -> None:
        await self.close_pages()
        self.open_pages()

    async def request(self, method: str, path: str, body: object = None) -> dict[str, Any]:
        self.client.cookies.clear()
        answer = await self.client.request(method, path, json=body, headers=self.headers)
        self.client.cookies.clear()
        if answer.status_code >= 400 and answer.status_code != 409:
            self.errors.append(f"{method} {path}: {answer.status_code} {answer.text[:200]}")
        if answer.content and "json" in answer.headers.get("content-type", ""):
            found: dict[str, Any] = answer.json()
            return found
        return {}


async def watch_health(
    client: httpx2.AsyncClient, note: Callable[[float], None], clock: Callable[[], float]
) -> None:
    """Ask for the health of the server again and again, and note how long each answer took."""
    while True:
        started = clock()
        with suppress(httpx2.TransportError):
            await client.get("/health")
        note(clock() - started)
        await asyncio.sleep(0.1)
