"""Several processes on one PostgreSQL: deadlocks, stale answers, and lost notifications.

python bench/processes.py bots | stale | watched | lost
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2
import load
import psycopg
import watching
import workers

BOT_TABLES = 10
PEOPLE_TABLES = 20
QUESTIONS_PER_TABLE = 50
SECONDS = float(os.environ.get("SECONDS_OF_BENCH", "60"))
PATIENCE_SECONDS = 60.0


@contextmanager
def running(folder: Path, uri: str, count: int = 1) -> Iterator[tuple[str, int]]:
    """The address and the process of a server with so many workers; it logs to the folder."""
    folder.mkdir(exist_ok=True)
    port = load.free_port()
    command = [*load.server(port, folder), "--workers", str(count), "--bot-tables", "1000"]
    command += ["--database", uri.replace("postgresql://", "postgresql+psycopg://")]
    with (
        (folder / "log").open("wb") as log,
        subprocess.Popen(command, stdout=log, stderr=log) as ours,
    ):
        try:
            url = f"http://127.0.0.1:{port}"
            asyncio.run(load.wait_for(f"{url}/health"))
            time.sleep(6)  # the server reads ahead
            yield url, ours.pid
        finally:
            ours.terminate()


def scalar(uri: str, query: str) -> int:
    with psycopg.connect(uri, autocommit=True) as connection:
        row = connection.execute(query).fetchone()  # type: ignore[call-overload]
    return int(row[0])


def deadlocks(uri: str) -> int:
    return scalar(uri, "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()")


def lay(client: httpx2.Client, *players: str) -> tuple[str, dict[str, str]]:
    """A new table, and the header of its host."""
    seats = [{"player": player} for player in players]
    body = {"game": "xian", "seats": seats, "speed": "instant"}
    client.cookies.clear()
    laid = client.post("/api/tables", json=body).json()
    client.cookies.clear()
    return laid["id"], {"authorization": f"Bearer {laid['host_token']}"}


def bots(folder: Path, uri: str, database: int) -> dict[str, object]:
    """Tables of bots that two workers have open: deadlocks, and tables that stopped."""
    alone = httpx2.Limits(max_keepalive_connections=0)  # each request may reach either worker
    answers: Counter[int] = Counter()
    with (
        running(folder, uri, 2) as (url, pid),
        httpx2.Client(base_url=url, limits=alone, timeout=60) as client,
    ):
        tables = [lay(client, "random", "random")[0] for _ in range(BOT_TABLES)]
        until, finished = time.monotonic() + SECONDS, 0
        while time.monotonic() < until:
            for at, table in enumerate(tables):
                asked = client.get(f"/api/tables/{table}/question")
                answers[asked.status_code] += 1
                if asked.status_code == 200 and asked.json()["status"] != "playing":
                    finished += 1
                    tables[at] = lay(client, "random", "random")[0]
        choices = scalar(uri, "SELECT count(*) FROM log")
        before = standing(uri)
        time.sleep(5)
        now = standing(uri)
        stopped = [table for table, seq in before.items() if now.get(table) == seq]
        cpu = workers.spent(pid) / choices
    return {
        "choices": choices,
        "deadlocks": deadlocks(uri),
        "answers": dict(answers),
        "tables_finished": finished,
        "tables_stopped": len(stopped),
        "cpu_ms_a_choice": round(cpu, 2),
        "log_lines": len((folder / "log").read_text().splitlines()),
    }


def standing(uri: str) -> dict[str, int]:
    """By table that is played: its last entry."""
    with psycopg.connect(uri) as connection:
        rows = connection.execute("SELECT id, seq FROM tables WHERE status = 'playing'").fetchall()
    return {row[0]: row[1] for row in rows}


def stale(folder: Path, uri: str, database: int) -> dict[str, object]:
    """Each request at a new connection to two workers: which share of choices is stale."""
    answers: Counter[int] = Counter()
    with running(folder, uri, 2) as (url, _):
        asyncio.run(ask_and_choose(url, answers))
    return {
        "answers": dict(answers),
        "stale": round(answers[409] / sum(answers.values()), 3),
        "deadlocks": deadlocks(uri),
    }


async def ask_and_choose(url: str, answers: Counter[int]) -> None:
    """Players at many tables at once, with a bot each: a question, a choice, and so on."""
    alone, dice = httpx2.Limits(max_keepalive_connections=0), random.Random(1)

    async def play(client: httpx2.AsyncClient) -> None:
        seats = [{"player": player} for player in ("me", "screen", "random")]
        body = {"game": "xian", "seats": seats, "speed": "instant"}
        laid = (await client.post("/api/tables", json=body)).json()
        path = f"/api/tables/{laid['id']}"
        headers = {"authorization": f"Bearer {laid['host_token']}"}
        for _ in range(QUESTIONS_PER_TABLE):
            now = (await client.get(f"{path}/question", headers=headers)).json()
            if not now["asked"]:
                await asyncio.sleep(0.01)
                continue
            asked = now["asked"][0]
            choice = dice.choice(asked["choices"])
            wish = {"seq": now["seq"], "seat": asked["seat"], "choice": choice}
            answer = await client.post(f"{path}/choices", json=wish, headers=headers)
            answers[answer.status_code] += 1

    clients = [httpx2.AsyncClient(base_url=url, limits=alone, timeout=60) for _ in range(10)]
    await asyncio.gather(*(play(client) for _ in range(PEOPLE_TABLES // 10) for client in clients))
    for client in clients:
        await client.aclose()


def watched(folder: Path, uri: str, database: int) -> dict[str, object]:
    """One server: what a choice costs it and PostgreSQL, unwatched and watched by a spectator."""
    with running(folder, uri) as (url, pid):
        return asyncio.run(costs(url, pid, database))


async def costs(url: str, pid: int, database: int) -> dict[str, object]:
    found: dict[str, object] = {}
    for spectators in (0, 1):
        audience = watching.Audience(url, pid)
        limits = httpx2.Limits(max_connections=100, keepalive_expiry=2)
        async with httpx2.AsyncClient(base_url=url, limits=limits, timeout=60) as client:
            await audience.gather(client, watching.TABLES, spectators)
            await asyncio.sleep(5)  # what is still being told of the beginning
            before = workers.spent(database), watching.cpu(pid)
            figures = await audience.play(client)
            await asyncio.sleep(5)  # what a choice still costs after its answer
        choices = watching.CHOICES * watching.TABLES
        found[f"spectators_{spectators}"] = {
            "server_ms": round((watching.cpu(pid) - before[1]) / choices, 2),
            "database_ms": round((workers.spent(database) - before[0]) / choices, 2),
            "shown_p50_ms": figures["p50_ms"],
        }
    return found


def lost(folder: Path, uri: str, database: int) -> dict[str, object]:
    """Seconds until a server whose connection of LISTEN was ended knows what another wrote."""
    with running(folder / "a", uri) as (here, _), running(folder / "b", uri) as (there, _):
        one, two = (httpx2.Client(base_url=url, timeout=60) for url in (here, there))
        table, headers = lay(one, "me", "screen")
        path = f"/api/tables/{table}/question"
        two.get(path, headers=headers)
        ended = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
        scalar(uri, f"{ended} WHERE query LIKE 'LISTEN%'")
        for _ in range(4):
            now = one.get(path, headers=headers).json()
            asked = now["asked"][0]
            body = {"seq": now["seq"], "seat": asked["seat"], "choice": asked["choices"][0]}
            one.post(f"/api/tables/{table}/choices", json=body, headers=headers).raise_for_status()
        since, seq = time.monotonic(), now["seq"] + 1
        while (behind := two.get(path, headers=headers).json()["seq"] < seq) and (
            time.monotonic() < since + PATIENCE_SECONDS
        ):
            time.sleep(0.05)
        seconds = None if behind else round(time.monotonic() - since, 2)
        one.close()
        two.close()
    return {"seconds_until_right": seconds}


if __name__ == "__main__":
    measure = {"bots": bots, "stale": stale, "watched": watched, "lost": lost}
    for name in sys.argv[1:]:
        with tempfile.TemporaryDirectory() as where, workers.postgres() as (address, process):
            figures = measure[name](Path(where), address, process)
        print(name, json.dumps(figures))
