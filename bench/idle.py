"""What idle pages cost: CPU of the server while many event streams are open and nothing happens.

python bench/idle.py [--streams 200] [--seconds 60]
"""

from __future__ import annotations

import argparse
import asyncio
import subprocess
import tempfile
from pathlib import Path

import httpx2
from load import free_port, server, wait_for
from playing import Players
from watching import Viewer, cpu

TABLES = 20


async def idle_cost(players: bool, streams: int, seconds: float) -> float:
    """Milliseconds of CPU a second that one idle stream costs, of players or of spectators."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(server(port, Path(folder)), stderr=subprocess.DEVNULL)
        try:
            url = f"http://127.0.0.1:{port}"
            await wait_for(f"{url}/health")
            async with httpx2.AsyncClient(base_url=url, timeout=60) as client:
                lines = await open_streams(client, port, players, streams)
            await asyncio.sleep(8)  # what follows the opening of pages is over
            before = cpu(process.pid)
            await asyncio.sleep(seconds)
            spent = cpu(process.pid) - before
            assert not any(line.done() for line in lines)
            for line in lines:
                line.cancel()
            await asyncio.gather(*lines, return_exceptions=True)
        finally:
            process.kill()
            process.wait()
    return spent / seconds / streams


async def open_streams(
    client: httpx2.AsyncClient, port: int, players: bool, streams: int
) -> list[asyncio.Task[None]]:
    """Open as many streams at each of the tables."""
    tables, lines, viewers = Players(), [], []
    for at in range(TABLES):
        await tables.lay(client)
        tokens = await tables.devices(client, at) if players else [""]
        for number in range(streams // TABLES):
            viewers.append(Viewer())
            token = tokens[number % len(tokens)]
            line = viewers[-1].follow(port, tables.tables[at], token)
            lines.append(asyncio.create_task(line))
    for viewer in viewers:
        await viewer.sees(0, 0)
    return lines


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("--streams", type=int, default=200)
    given.add_argument("--seconds", type=float, default=60)
    asked = given.parse_args()
    for players in (True, False):
        cost = asyncio.run(idle_cost(players, asked.streams, asked.seconds))
        print(f"{'players' if players else 'spectators':12}{cost:.4f} ms a second for each stream")


if __name__ == "__main__":
    main()
