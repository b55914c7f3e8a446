"""A soak run: users play all games for some minutes; the memory of the server has bounds.

A real server is started, 16 users play against bots, chat, look at the lobby and lose their
connections, and each table is shown by two pages, the player's and a spectator's. Every few
seconds a row is printed. The run fails with a sentence if memory grows after the third minute,
if it is not given back when everybody left, if a picture takes too much, or if the event loop
stood still for too long.

    python bench/soak.py [--minutes 6] [--users 16] [--json]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path

import httpx2
from load import free_port, memory, server, wait_for
from soak_users import User, watch_health

MAX_GROWTH = 1.10  # of the memory at the third minute, at any time after it
MAX_LEFT = 1.30  # of the memory of the start, after everybody left
MAX_PICTURE_BYTES = 1_000_000
MAX_PAUSE_SECONDS = 0.3  # of the event loop
SETTLE_SECONDS = 180.0  # memory is compared with that of this moment
LEAVE_SECONDS = 150.0  # in which memory must be given back
ROW_SECONDS = 15.0
LOOKS, QUIET_LOOKS = 20, 5  # of so many looks at the threads, none of them works in so many
GAUGE = re.compile(r"^(dynasty_\w+)\{[^}]*\} (\S+)$", re.MULTILINE)
HEADS = ("seconds", "rss_mb", "pictures", "drawing_mb", "choices", "cpu_s", "pause_s", "health_s")


@dataclass(frozen=True)
class Row:
    """What was measured at one moment."""

    seconds: float
    rss_mb: float
    pictures: int
    drawing_mb: float  # as the server accounts for it
    choices: int
    cpu_s: float
    pause_s: float  # the longest pause of the event loop since the row before
    health_s: float  # the slowest answer of /health since then, as a client saw it


class Soak:
    """One run: the server, its users, and the rows that were measured."""

    def __init__(self, process: subprocess.Popen[bytes], client: httpx2.AsyncClient) -> None:
        self.process = process
        self.client = client
        self.began = time.monotonic()
        self.rows: list[Row] = []
        self.slowest = 0.0

    def note_answer(self, seconds: float) -> None:
        self.slowest = max(self.slowest, seconds)

    async def gauges(self) -> dict[str, float]:
        """The numbers of /metrics, by their names."""
        text = (await self.client.get("/metrics")).text
        return {name: float(value) for name, value in GAUGE.findall(text)}

    async def add_row(self) -> Row:
        found = await self.gauges()
        row = Row(
            seconds=round(time.monotonic() - self.began, 1),
            rss_mb=round(memory(self.process) * 1024 / 1e6, 1),
            pictures=int(found.get("dynasty_pictures", 0)),
            drawing_mb=round(found.get("dynasty_drawing_bytes", 0) / 1e6, 2),
            choices=int(found.get("dynasty_choices_total", 0)),
            cpu_s=round(cpu_seconds(self.process.pid), 1),
            pause_s=round(found.get("dynasty_event_loop_pause_seconds", 0), 3),
            health_s=round(self.slowest, 3),
        )
        self.slowest = 0.0
        self.rows.append(row)
        print("".join(f"{value:>12}" for value in asdict(row).values()), flush=True)
        return row

    async def watch(self, seconds: float) -> None:
        """Add a row every few seconds for so long."""
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            await asyncio.sleep(min(left, ROW_SECONDS))
            await self.add_row()


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def settle(soak: Soak) -> Row:
    """Wait until the server has read ahead: often none of its threads wants a processor.

    How much CPU time it used would not tell: on a busy machine it gets little while it reads.
    """
    quiet = 0
    while quiet < QUIET_LOOKS:
        quiet = 0
        for _ in range(LOOKS):
            await asyncio.sleep(0.1)
            quiet += not wants_processor(soak.process.pid)
    return await soak.add_row()


def wants_processor(pid: int) -> bool:
    """Is a thread of the process running, waiting for a processor or for a disk?"""
    states = []
    for path in Path(f"/proc/{pid}/task").glob("*/stat"):
        with suppress(OSError):  # a thread that ended meanwhile
            states.append(path.read_text().rpartition(")")[2].split()[0])
    return any(state in "RD" for state in states)


async def run(folder: Path, minutes: float, users: int, more: Sequence[str]) -> list[str]:
    """Run, print the rows, and return a sentence for each bound that failed."""
    port = free_port()
    with (folder / "server.log").open("wb") as log:
        process = subprocess.Popen([*server(port, folder), *more], stdout=log, stderr=log)
    try:
        url = f"http://127.0.0.1:{port}"
        await wait_for(f"{url}/health")
        limits = httpx2.Limits(max_connections=2 * users, keepalive_expiry=2)
        async with httpx2.AsyncClient(base_url=url, limits=limits, timeout=60) as client:
            return await measure(Soak(process, client), port, minutes, users)
    finally:
        process.terminate()
        process.wait(20)


async def measure(soak: Soak, port: int, minutes: float, users: int) -> list[str]:
    print("".join(f"{head:>12}" for head in HEADS), flush=True)
    start = await settle(soak)
    until = time.monotonic() + 60 * minutes
    people = [User(number, soak.client, port) for number in range(users)]
    health = asyncio.create_task(watch_health(soak.client, soak.note_answer, time.monotonic))
    playing = [asyncio.create_task(p.play(lambda: time.monotonic() > until)) for p in people]
    soak.began = time.monotonic()
    await soak.watch(60 * minutes)
    await asyncio.gather(*playing)
    print(f"{sum(person.tables for person in people)} tables; everybody left", flush=True)
    end = await leave(soak, start)
    health.cancel()
    with suppress(asyncio.CancelledError):
        await health
    errors = [error for person in people for error in person.errors]
    return [*errors[:5], *failures(soak.rows, start, end)]


async def leave(soak: Soak, start: Row) -> Row:
    """Wait until memory was given back, at most for so long."""
    until = time.monotonic() + LEAVE_SECONDS
    while True:
        await asyncio.sleep(ROW_SECONDS)
        row = await soak.add_row()
        if row.rss_mb <= MAX_LEFT * start.rss_mb or time.monotonic() > until:
            return row


def failures(rows: Sequence[Row], start: Row, end: Row) -> list[str]:
    """A sentence for each bound that does not hold."""
    found = []
    used = [row for row in rows if row.pictures or row.choices][:-1]
    settled = [row for row in used if row.seconds >= SETTLE_SECONDS and row.seconds < end.seconds]
    if settled:
        most = max(settled, key=lambda row: row.rss_mb)
        if most.rss_mb > MAX_GROWTH * settled[0].rss_mb:
            found.append(
                f"Memory grew from {settled[0].rss_mb} to {most.rss_mb} MB after the third minute."
            )
    else:
        print("Growth after the third minute was not measured: the run is too short.")
    if end.rss_mb > MAX_LEFT * start.rss_mb:
        found.append(f"{end.rss_mb} MB are left of {start.rss_mb} MB at the start.")
    if not any(row.pictures and row.drawing_mb for row in rows):
        found.append("The server did not say what its pictures hold.")
    heaviest = max((row.drawing_mb / row.pictures for row in rows if row.pictures), default=0.0)
    if heaviest * 1e6 > MAX_PICTURE_BYTES:
        found.append(f"A picture takes {heaviest:.2f} MB.")
    pause = max(row.pause_s for row in rows)
    if pause > MAX_PAUSE_SECONDS:
        found.append(f"The event loop stood still for {pause} s.")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="Play for some minutes and watch the memory.")
    parser.add_argument("--minutes", type=float, default=6.0)
    parser.add_argument("--users", type=int, default=16)
    parser.add_argument("--serve", default="", help="more options of `dynasty serve`")
    parser.add_argument("--json", action="store_true", help="print the failures as JSON at last")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        failed = asyncio.run(run(Path(folder), given.minutes, given.users, given.serve.split()))
    if given.json:
        print(json.dumps({"failures": failed}))
    else:
        print("\n".join(failed) if failed else "All bounds hold.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
