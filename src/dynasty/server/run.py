"""Start and stop: one process or several, with their logs; clean shutdown."""

from __future__ import annotations

import json
import os
import socket
import threading
import time
import webbrowser
from dataclasses import asdict
from pathlib import Path

import uvicorn
from fastapi import FastAPI

from dynasty.kernel import BadOptions
from dynasty.server.app import create_app
from dynasty.server.logs import set_up_logs
from dynasty.server.settings import Settings
from dynasty.server.starting import ready

SETTINGS = "DYNASTY_SERVER"  # how a worker process learns its settings


def serve(settings: Settings, host: str, port: int, workers: int, open_browser: bool) -> None:
    """Serve until stopped; CannotStart says in a sentence why that cannot be."""
    if workers > 1 and not settings.is_postgres:
        raise BadOptions("bad-workers")
    with ready(settings, host, port):
        if open_browser:
            here = "127.0.0.1" if settings.everywhere else host
            site = f"{settings.scheme}://{here}:{port}/"
            threading.Thread(target=open_when_ready, args=(site, here, port), daemon=True).start()
        os.environ[SETTINGS] = json.dumps(asdict(settings), default=str)
        set_up_logs()
        uvicorn.run(
            "dynasty.server.run:worker",
            factory=True,
            host=host,
            port=port,
            workers=workers,
            log_config=None,
            timeout_graceful_shutdown=3,
            ssl_certfile=settings.tls_cert or None,
            ssl_keyfile=settings.tls_key or None,
        )


def worker() -> FastAPI:
    """The application of a worker process."""
    set_up_logs()
    given = json.loads(os.environ[SETTINGS])
    given["folder"] = Path(given["folder"])
    given["components"] = {name: Path(file) for name, file in given["components"].items()}
    return create_app(Settings(**given))


def open_when_ready(site: str, host: str, port: int, patience: float = 20) -> None:
    """Open the browser once the server answers."""
    until = time.monotonic() + patience
    while time.monotonic() < until:
        with socket.socket() as probe:
            if probe.connect_ex((host, port)) == 0:
                webbrowser.open(site)
                return
        time.sleep(0.2)
