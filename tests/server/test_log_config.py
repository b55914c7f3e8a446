"""The log: lines of JSON or plain ones, nothing repeated without end, no error unheard."""

from __future__ import annotations

import json
import logging
import sys
import threading
import warnings
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast

import pytest

from dynasty.server import log_config
from dynasty.server.log_config import (
    JsonFormatter,
    TerminalFormatter,
    ThrottleFilter,
    log_uncaught_hook,
    set_up_logs,
)


def record(message: str, at: float = 0.0, level: int = logging.ERROR) -> logging.LogRecord:
    made = logging.LogRecord("asyncio", level, "", 0, message, None, None)
    made.created = at
    return made


def entry(made: logging.LogRecord) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(JsonFormatter().format(made))
    return found


def test_the_same_complaint_is_written_a_few_times_a_minute_and_counted() -> None:
    throttle = ThrottleFilter(most=3, seconds=60)
    passed = [throttle.filter(record("out of files", at=n / 1000)) for n in range(1000)]
    assert passed.count(True) == 3
    assert throttle.filter(record("something else", at=1))
    later = record("out of files", at=61)
    assert throttle.filter(later)
    assert entry(later)["left_out"] == 997
    quiet = logging.LogRecord("asyncio", logging.INFO, "", 0, "hello", None, None)
    assert all(throttle.filter(quiet) for _ in range(100))


def test_the_throttle_does_not_remember_every_message(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_config, "MAX_THROTTLED_MESSAGES", 10)
    throttle = ThrottleFilter()
    assert all(throttle.filter(record(f"complaint {n}", at=n)) for n in range(100))
    assert len(throttle.seen) <= 11


def test_an_entry_for_programs_has_the_promised_fields() -> None:
    made = record("out of tea: 茶", at=12.34567, level=logging.WARNING)
    text = JsonFormatter().format(made)
    assert json.loads(text) == {
        "at": 12.346,
        "level": "warning",
        "from": "asyncio",
        "message": "out of tea: 茶",
    }
    assert "茶" in text
    assert "\n" not in text


def test_an_entry_has_the_error_and_where_it_happened() -> None:
    made = record("it failed")
    try:
        raise ZeroDivisionError("no tea")
    except ZeroDivisionError:
        made.exc_info = sys.exc_info()
    error = entry(made)["error"]
    assert error.endswith("ZeroDivisionError: no tea")
    assert __name__.rpartition(".")[2] in error


def test_on_a_terminal_only_what_is_grave_has_a_level() -> None:
    plain = TerminalFormatter()
    assert plain.format(record("hello", level=logging.INFO)).endswith("  hello")
    assert plain.format(record("take care", level=logging.WARNING)).endswith("  warning: take care")
    often = record("take care", level=logging.WARNING)
    often.left_out = 7
    assert "7" in plain.format(often).partition("take care")[2]


@pytest.fixture
def logs() -> Iterator[logging.Logger]:
    """The root logger, which a test may set up; afterwards all is as before."""
    root = logging.getLogger()
    named = [logging.getLogger(name) for name in ("alembic", "uvicorn.access")]
    before = root.handlers[:], root.level, [logger.level for logger in named]
    hooks = sys.excepthook, threading.excepthook, sys.unraisablehook
    root.handlers = []
    logging.captureWarnings(False)  # a server of an earlier test may have left it on
    yield root
    root.handlers, root.level = before[:2]
    for logger, level in zip(named, before[2], strict=True):
        logger.setLevel(level)
    logging.captureWarnings(False)
    sys.excepthook, threading.excepthook, sys.unraisablehook = hooks


def test_off_a_terminal_all_is_written_as_json(
    logs: logging.Logger, capsys: pytest.CaptureFixture[str]
) -> None:
    set_up_logs()
    logging.getLogger("dynasty").info("begun")
    logging.getLogger("alembic").info("too much")
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        warnings.warn("beware", stacklevel=1)
    sys.excepthook(ValueError, ValueError("lost"), None)
    told = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [(one["level"], one["from"]) for one in told] == [
        ("info", "dynasty"),
        ("warning", "py.warnings"),
        ("critical", "dynasty.logs"),
    ]
    assert "beware" in told[1]["message"]
    assert "lost" in told[2]["message"]


@pytest.mark.parametrize(("error", "count"), [(ValueError("lost"), 1), (SystemExit(1), 0)])
def test_an_error_of_a_thread_is_logged_unless_it_only_ended(
    error: BaseException, count: int, caplog: pytest.LogCaptureFixture
) -> None:
    hook = SimpleNamespace(exc_type=type(error), exc_value=error)
    log_uncaught_hook(cast(threading.ExceptHookArgs, hook))
    assert [one.levelname for one in caplog.records] == ["CRITICAL"] * count
