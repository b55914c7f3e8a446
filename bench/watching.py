"""Tables that people watch: what their pages cost, and how soon they show a choice."""

from __future__ import annotations

import asyncio
import json
import os
import re
import time
import zlib
from collections.abc import Sequence
from pathlib import Path
from statistics import quantiles

import httpx2
from playing import Players

TABLES = 10
BEFORE = 60  # choices at each table before anybody watches it: a game is in full swing
CHOICES = 12  # that are watched at each table
PAUSE = 0.15  # seconds between two choices at a table
SPECTATORS = (0, 1, 2, 20)  # at each table
CROWD = 300  # spectators of one table
SEQ = re.compile(rb'data: \{"seq": (\d+)')


def cpu(pid: int) -> float:
    """The milliseconds of CPU that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return 1000 * (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Viewer:
    """A page that is open at a table: it reads what comes, as a browser does."""

    def __init__(self) -> None:
        self.seq = -1
        self.bytes = 0
        self.updates = 0
        self.news = asyncio.Event()

    async def follow(self, port: int, table: str, token: str) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        door = f"authorization: Bearer {token}\r\n" if token else ""
        writer.write(
            f"GET /tables/{table}/live HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\n"
            f"accept-encoding: gzip\r\n{door}\r\n".encode()
        )
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 200"), head
            squeezed, text = zlib.decompressobj(31), b""
            while size := int(await reader.readline(), 16):
                text += squeezed.decompress(await reader.readexactly(size))
                await reader.readline()
                self.bytes += size
                *events, text = text.split(b"\n\n")
                for found in filter(None, map(SEQ.search, events)):
                    self.seq, self.updates = int(found[1]), self.updates + 1
                    self.news.set()
                    self.news = asyncio.Event()
        finally:
            writer.close()

    async def sees(self, seq: int, since: float) -> float:
        """Milliseconds until a position is shown here."""
        while self.seq < seq:
            await self.news.wait()
        return 1000 * (time.monotonic() - since)


class Audience:
    """Tables with as many viewers each, and what was measured of them."""

    def __init__(self, url: str, pid: int, patient: bool = True) -> None:
        self.port = int(url.rpartition(":")[2])
        self.pid = pid
        self.patient = patient  # the next choice waits until everybody has seen the last one
        self.players = Players()
        self.viewers: dict[int, list[Viewer]] = {}
        self.lines: list[asyncio.Task[None]] = []
        self.shown: list[asyncio.Future[list[float]]] = []
        self.answered: list[float] = []

    async def gather(
        self, client: httpx2.AsyncClient, tables: int, spectators: int, seated: bool = False
    ) -> None:
        """Lay tables, play a while, and let them be watched."""
        for at in range(tables):
            await self.players.lay(client)
            tokens = [""] * spectators
            if seated:
                tokens += await self.players.devices(client, at)
            self.viewers[at] = [Viewer() for _ in tokens]
            for _ in range(BEFORE):
                await self.players.choose(client, at)
            for viewer, token in zip(self.viewers[at], tokens, strict=True):
                line = viewer.follow(self.port, self.players.tables[at], token)
                self.lines.append(asyncio.create_task(line))
        await self.everybody_sees()

    async def everybody_sees(self) -> None:
        """Wait until all pages show where their tables stand."""
        for at, viewers in self.viewers.items():
            for viewer in viewers:
                await viewer.sees(self.players.seq(at), 0)

    async def choose(self, client: httpx2.AsyncClient, at: int) -> None:
        """A choice, and when it was answered and shown."""
        since = time.monotonic()
        sights = [viewer.sees(self.players.seq(at) + 1, since) for viewer in self.viewers[at]]
        self.shown.append(asyncio.gather(*sights))
        await self.players.choose(client, at)
        self.answered.append(1000 * (time.monotonic() - since))
        if self.patient:
            await self.shown[-1]
        await asyncio.sleep(PAUSE)

    async def play(self, client: httpx2.AsyncClient) -> dict[str, float]:
        """Choices at all tables."""
        before = cpu(self.pid)
        every = [viewer for viewers in self.viewers.values() for viewer in viewers]
        for viewer in every:
            viewer.bytes = viewer.updates = 0

        async def keep_on(at: int) -> None:
            for _ in range(CHOICES):
                await self.choose(client, at)

        await asyncio.gather(*(keep_on(at) for at in self.viewers))
        shown = [ms for sight in await asyncio.gather(*self.shown) for ms in sight]
        spent, updates = cpu(self.pid) - before, sum(viewer.updates for viewer in every)
        assert not self.players.errors
        for line in self.lines:
            line.cancel()
        await asyncio.gather(*self.lines, return_exceptions=True)
        return {
            "viewers": len(every) // len(self.viewers),
            "cpu_ms": round(spent / (CHOICES * len(self.viewers)), 2),
            "kb": round(sum(v.bytes for v in every) / updates / 1000, 2) if updates else 0.0,
            "p50_ms": percentile(shown, 50),
            "p99_ms": percentile(shown, 99),
            "answer_p50_ms": percentile(self.answered, 50),
            "answer_p99_ms": percentile(self.answered, 99),
        }


def percentile(times: Sequence[float], part: int) -> float:
    return round(quantiles(times, n=100, method="inclusive")[part - 1], 1) if times else 0.0


async def measure(client: httpx2.AsyncClient, url: str, pid: int) -> dict[str, object]:
    """Spectators, the players themselves, and a crowd at one table; CPU is for each choice."""

    async def one(tables: int, spectators: int, seated: bool = False) -> dict[str, float]:
        audience = Audience(url, pid, patient=tables > 1)
        await audience.gather(client, tables, spectators, seated)
        return await audience.play(client)

    return {
        "viewers": [await one(TABLES, spectators) for spectators in SPECTATORS],
        "players": await one(TABLES, 0, seated=True),
        "crowd": await one(1, CROWD),
    }


def told(figures: dict[str, object]) -> str:
    """The same for people."""
    found = json.loads(json.dumps(figures))
    rows = [("spectators", row) for row in found["viewers"]]
    rows += [("players", found["players"]), ("one table", found["crowd"])]
    heads = [name for name in rows[0][1] if name != "viewers"]
    lines = [f"{'who watches':18}" + "".join(f"{head:>15}" for head in heads)]
    for name, row in rows:
        cells = "".join(f"{row[head]:>15}" for head in heads)
        lines.append(f"{row['viewers']:>4} {name:13}{cells}")
    return "\n".join(lines)
