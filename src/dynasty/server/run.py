"""Start and stop: logs a line of JSON each, one process or several, clean shutdown."""

from __future__ import annotations

import json
import logging
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
from dynasty.server.settings import Settings
from dynasty.server.starting import ready

SETTINGS = "DYNASTY_SERVER"  # how a worker process learns its settings
KIND = 60  # characters by which complaints are told apart
MOST_KINDS = 500  # of complaints remembered


class JsonLines(logging.Formatter):
    """One JSON object per line: when, how grave, who says it, what."""

    def format(self, record: logging.LogRecord) -> str:
        entry = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            entry["error"] = self.formatException(record.exc_info)
        if getattr(record, "left_out", 0):
            entry["left_out"] = record.left_out  # type: ignore[attr-defined]
        return json.dumps(entry, ensure_ascii=False)


class Throttle(logging.Filter):
    """The same complaint a few times a minute; the next one says how many were left out."""

    def __init__(self, most: int = 5, seconds: float = 60) -> None:
        super().__init__()
        self.most = most
        self.seconds = seconds
        self.seen: dict[tuple[str, str], tuple[float, int]] = {}  # since when, how often

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        if len(self.seen) > MOST_KINDS:
            self.seen.clear()
        key = record.name, str(record.msg)[:KIND]
        since, times = self.seen.get(key, (record.created, 0))
        if record.created - since >= self.seconds:
            record.left_out = max(0, times - self.most)
            since, times = record.created, 0
        self.seen[key] = since, times + 1
        return times < self.most


class PlainLines(logging.Formatter):
    """The same for somebody who looks on: the time of day, the gravity if there is any, what."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s  %(grave)s%(message)s", "%H:%M:%S")

    def format(self, record: logging.LogRecord) -> str:
        is_grave = record.levelno >= logging.WARNING
        record.grave = f"{record.levelname.lower()}: " if is_grave else ""
        line = super().format(record)
        left_out = getattr(record, "left_out", 0)
        return f"{line} (and {left_out} more like it)" if left_out else line


def set_up_logs(level: int = logging.INFO) -> None:
    """Lines for people on a terminal, for programs elsewhere."""
    handler = logging.StreamHandler()
    handler.setFormatter(PlainLines() if handler.stream.isatty() else JsonLines())
    handler.addFilter(Throttle())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.access").setLevel(logging.WARNING)


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
