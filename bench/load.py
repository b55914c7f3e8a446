"""A load run: 100 tables whose players choose at random, beside the least possible server.

The yardstick is a bare FastAPI endpoint that makes one durable SQLite insert per request; both
are driven by the same clients in alternating slices of one run. Then tables are watched. With
`--workers` the same choices are made at several workers on PostgreSQL instead.

    python bench/load.py [--workers 4] [--json]
"""

from __future__ import annotations

import asyncio
import json
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median

import httpx2
import watching
from playing import Players

TABLES = 100
SLICES = 4
SECONDS = 3.0  # of a slice

Shot = Callable[[httpx2.AsyncClient, int], Awaitable[None]]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


async def wait_for(url: str) -> None:
    async with httpx2.AsyncClient() as client:
        while True:
            try:
                await client.get(url)
                return
            except httpx2.TransportError:
                await asyncio.sleep(0.05)


def memory(process: subprocess.Popen[bytes]) -> float:
    """Resident memory in KiB."""
    for line in Path(f"/proc/{process.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return float(line.split()[1])
    return 0.0


async def insert(client: httpx2.AsyncClient, at: int) -> None:
    await client.post("/insert", json={"table": at, "choice": "enter:somewhere"})


async def rate(client: httpx2.AsyncClient, shot: Shot) -> float:
    """Requests per second with one request in flight per table."""
    until, done = time.monotonic() + SECONDS, 0

    async def keep_on(at: int) -> None:
        nonlocal done
        while time.monotonic() < until:
            await shot(client, at)
            done += 1

    await asyncio.gather(*(keep_on(at) for at in range(TABLES)))
    return done / SECONDS


def server(port: int, folder: Path) -> list[str]:
    """The command that serves without limits."""
    command = [sys.executable, "-m", "dynasty", "serve", "--no-open", "--requests", "100000000"]
    command += ["--lines-per-address", "100000", "--lines-per-table", "100000"]
    return [*command, "--port", str(port), "--data", str(folder)]


async def run(folder: Path) -> dict[str, object]:
    ports = free_port(), free_port()
    bare = [sys.executable, str(Path(__file__).with_name("bare.py")), str(ports[1]), str(folder)]
    quiet = subprocess.DEVNULL
    with (
        subprocess.Popen(server(ports[0], folder), stdout=quiet, stderr=quiet) as ours,
        subprocess.Popen(bare, stdout=quiet, stderr=quiet) as theirs,
    ):
        try:
            return await compare(ports, ours)
        finally:
            ours.terminate()
            theirs.terminate()


async def compare(ports: tuple[int, int], ours: subprocess.Popen[bytes]) -> dict[str, object]:
    players, limits = Players(), httpx2.Limits(max_connections=TABLES, keepalive_expiry=2)
    table_url, bare_url = (f"http://127.0.0.1:{port}" for port in ports)
    await wait_for(f"{table_url}/health")
    await wait_for(f"{bare_url}/insert")
    async with (
        httpx2.AsyncClient(base_url=table_url, limits=limits, timeout=60) as table,
        httpx2.AsyncClient(base_url=bare_url, limits=limits, timeout=60) as plain,
    ):
        await asyncio.sleep(2 * SECONDS)  # the server reads ahead: that is not the tables' memory
        before = memory(ours)
        for _ in range(TABLES):
            await players.lay(table)
        per_table = (memory(ours) - before) / TABLES
        choices, inserts = [], []
        for _ in range(SLICES):
            choices.append(await rate(table, players.choose))
            inserts.append(await rate(plain, insert))
        watched = await watching.measure(table, table_url, ours.pid)
    return {
        "tables": TABLES,
        "choices_per_second": round(median(choices), 1),
        "inserts_per_second": round(median(inserts), 1),
        "ratio": round(median(c / i for c, i in zip(choices, inserts, strict=True)), 3),
        "errors": players.errors,
        "kib_per_table": round(per_table, 1),
        **watched,
    }


if __name__ == "__main__":
    if "--workers" in sys.argv:
        import workers

        sys.exit(workers.main())
    with tempfile.TemporaryDirectory() as where:
        figures = asyncio.run(run(Path(where)))
    if "--json" in sys.argv:
        print(json.dumps(figures))
    else:
        plain = {
            name: value for name, value in figures.items() if not isinstance(value, list | dict)
        }
        print("\n".join(f"{name:24}{value:>12}" for name, value in plain.items()))
        print(watching.told(figures))
