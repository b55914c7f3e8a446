"""`python -m dynasty.cli.first_page`: what the first page of a server costs once it has started."""

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

Message = MutableMapping[str, Any]


async def first_page(folder: Path) -> float:
    """CPU seconds of the lobby, asked for when all games and sentences are read."""
    app = create_app(Settings(folder))
    async with app.router.lifespan_context(app):
        await app.state.ahead
        began = time.process_time()
        status = await ask(app, "/")
        took = time.process_time() - began
    if status != 200:
        raise RuntimeError(f"the lobby answered {status}")
    return took


async def ask(app: FastAPI, path: str) -> int:
    """The status of the answer to a browser."""
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Message) -> None:
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
        sys.stdout.write(f"{asyncio.run(first_page(Path(made)))}\n")
