"""Log settings: lines of JSON for programs, plain lines for a terminal; repeats are throttled."""

from __future__ import annotations

import json
import logging
import sys
import threading

LOGGER = logging.getLogger("dynasty.logs")
MESSAGE_KEY_LENGTH = 60  # characters of a message by which warnings are distinguished
MAX_THROTTLED_MESSAGES = 500  # of warnings remembered


class JsonFormatter(logging.Formatter):
    """Formats a log record as one JSON object: time, level, logger and message."""

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


class ThrottleFilter(logging.Filter):
    """Lets the same warning pass a few times a minute; the next one says how many were left out."""

    def __init__(self, most: int = 5, seconds: float = 60) -> None:
        super().__init__()
        self.most = most
        self.seconds = seconds
        self.seen: dict[tuple[str, str], tuple[float, int]] = {}  # since when, how often

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        if len(self.seen) > MAX_THROTTLED_MESSAGES:
            self.seen.clear()
        key = record.name, str(record.msg)[:MESSAGE_KEY_LENGTH]
        since, times = self.seen.get(key, (record.created, 0))
        if record.created - since >= self.seconds:
            record.left_out = max(0, times - self.most)
            since, times = record.created, 0
        self.seen[key] = since, times + 1
        return times < self.most


class TerminalFormatter(logging.Formatter):
    """Formats a log record for a terminal: the time of day, the level of a warning, the message."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s  %(grave)s%(message)s", "%H:%M:%S")

    def format(self, record: logging.LogRecord) -> str:
        is_grave = record.levelno >= logging.WARNING
        record.grave = f"{record.levelname.lower()}: " if is_grave else ""
        line = super().format(record)
        left_out = getattr(record, "left_out", 0)
        return f"{line} (and {left_out} more like it)" if left_out else line


def set_up_logs(level: int = logging.INFO) -> None:
    """Log everything from this process: plain lines on a terminal, JSON lines elsewhere."""
    handler = logging.StreamHandler()
    handler.setFormatter(TerminalFormatter() if handler.stream.isatty() else JsonFormatter())
    handler.addFilter(ThrottleFilter())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.access").setLevel(logging.WARNING)
    logging.captureWarnings(True)
    sys.excepthook = lambda _kind, error, _trace: log_uncaught_error(error)
    threading.excepthook = log_uncaught_hook
    sys.unraisablehook = log_uncaught_hook


def log_uncaught_error(error: BaseException | None) -> None:
    """Log an uncaught error; each has its own message, so that the throttle lets it pass."""
    LOGGER.critical(f"nobody caught {error!r}", exc_info=error)


def log_uncaught_hook(hook: threading.ExceptHookArgs | sys.UnraisableHookArgs) -> None:
    """Log an uncaught error of a thread or a destructor, unless a thread only ended itself."""
    if hook.exc_type is not SystemExit:
        log_uncaught_error(hook.exc_value)
