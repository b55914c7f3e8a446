"""A clean stop: end open streams on the signal to stop, because the server waits for them."""

from __future__ import annotations

import asyncio
import signal
import threading
from functools import partial
from types import FrameType
from typing import Any

from dynasty.server.tables.service import TableService
from dynasty.server.tables.subscriptions import end_streams


def end_streams_on_signals(service: TableService) -> None:
    """End the streams of this server on a signal to stop, then call the previous signal handler."""
    if threading.current_thread() is not threading.main_thread():
        return  # signals come to the main thread alone
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, partial(handle_stop_signal, loop, service, signal.getsignal(number)))


def handle_stop_signal(
    loop: asyncio.AbstractEventLoop,
    service: TableService,
    before: Any,
    number: int,
    frame: FrameType | None,
) -> None:
    loop.call_soon_threadsafe(end_streams, service)
    if callable(before):
        before(number, frame)
