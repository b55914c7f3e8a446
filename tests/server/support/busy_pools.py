"""Thread pools that are busy, and webhooks of a guest."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from httpx2 import Response

from dynasty.server.thread_pools import ThreadPool
from tests.server.support.guests import Guest

PATIENCE = 120.0  # seconds; nothing here takes as long on any machine


@contextmanager
def blocked(pool: ThreadPool) -> Iterator[None]:
    """All threads of this pool are busy."""
    over, begun = threading.Event(), threading.Barrier(pool.threads + 1)

    def block() -> None:
        begun.wait()
        over.wait()

    for _ in range(pool.threads):
        pool.submit(block)
    begun.wait(PATIENCE)
    try:
        yield
    finally:
        over.set()


def api(guest: Guest, method: str, path: str, **body: Any) -> Response:
    return guest.client.request(method, f"/api/me{path}", json=body or None, headers=guest.headers)


def add_hook(guest: Guest, address: str) -> Response:
    return api(guest, "POST", "/channels", kind="hook", form="json", address=address)
