"""Logs: lines of JSON for programs, lines for people on a terminal; floods are held back."""

from __future__ import annotations

import json
import logging
import sys
import threading

LOGGER = logging.getLogger("dynasty.logs")
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
    """Lines for people on a terminal, for programs elsewhere; of all that this process says."""
    handler = logging.StreamHandler()
    handler.setFormatter(PlainLines() if handler.stream.isatty() else JsonLines())
    handler.addFilter(Throttle())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.access").setLevel(logging.WARNING)
    logging.captureWarnings(True)
    sys.excepthook = lambda _kind, error, _trace: note(error)
    threading.excepthook = note_hook
    sys.unraisablehook = note_hook


def note(error: BaseException | None) -> None:
    """Log an error that nobody caught; each is a complaint of its own."""
    LOGGER.critical(f"nobody caught {error!r}", exc_info=error)


def note_hook(hook: threading.ExceptHookArgs | sys.UnraisableHookArgs) -> None:
    """The same in a thread, unless that only ended itself, or where Python can but go on."""
    if hook.exc_type is not SystemExit:
        note(hook.exc_value)
