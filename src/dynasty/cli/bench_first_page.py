"""`python -m dynasty.cli.bench_first_page`: measure a server's first page after its start."""

import asyncio
import sys
import time
from collections.abc import MutableMapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from fastapi import FastAPI

from dynasty.server.app import create_app
from dynasty.server.settings import Settings

AsgiMessage = MutableMapping[str, Any]


async def lobby_cpu_seconds(folder: Path) -> float:
    """Return the CPU seconds of one request for the lobby, after all games and texts are loaded."""
    app = create_app(Settings(folder))
    async with app.router.lifespan_context(app):
        await app.state.ahead
        began = time.process_time()
        status = await request_status(app, "/")
        took = time.process_time() - began
    if status != 200:
        raise RuntimeError(f"the lobby answered {status}")
    return took


async def request_status(app: FastAPI, path: str) -> int:
    """Return the status code of a GET request."""
    sent: list[AsgiMessage] = []

    async def receive() -> AsgiMessage:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: AsgiMessage) -> None:
        sent.append(message)

    scope = {
        "type": "http",
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "headers": [(b"host", b"localhost"), (b"accept-encoding", b"gzip")],
        "client": ("127.0.0.1", 1),
        "server": ("localhost", 80),
    }
    await app(scope, receive, send)
    return int(sent[0]["status"])


if __name__ == "__main__":
    with TemporaryDirectory() as made:
        sys.stdout.write(f"{asyncio.run(lobby_cpu_seconds(Path(made)))}\n")
