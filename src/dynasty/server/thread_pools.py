"""Named pools of threads for work that must not run on the event loop.

Each kind of work has its own threads, so slow work of one kind does not stop another kind. The
store has its own readers and its own writer.
"""

from __future__ import annotations

import asyncio
import os
import threading
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import Future
from contextvars import copy_context
from functools import partial
from typing import Any, Final, ParamSpec, TypeVar

from dynasty.server.errors import PoolBusy

P = ParamSpec("P")
T = TypeVar("T")
CPU_COUNT: Final = os.cpu_count() or 1
EXCHANGE_THREADS: Final = 8  # they wait for other servers, so they cost memory and no CPU
PROBE_SECONDS: Final = 2.0  # in which a pool must start a new piece of work


class ThreadPool:
    """A fixed number of threads with one queue.

    The threads are daemons, so a lookup that cannot be interrupted does not delay the end of a
    server.
    """

    def __init__(self, name: str, threads: int) -> None:
        self.name = name
        self.threads = threads
        self.waiting: deque[tuple[Future[Any], Callable[[], Any]]] = deque()
        self.changed = threading.Condition()
        self.is_started = False

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a call in a thread of this pool; drop it from the queue if the caller leaves."""
        return await asyncio.wrap_future(self.submit(call_in_context(work, *args, **kwargs)))

    async def run_soon(
        self, seconds: float, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a call in this pool; raise PoolBusy if no thread was free for it within this time."""
        future = self.submit(call_in_context(work, *args, **kwargs))
        try:
            result = asyncio.wrap_future(future)
            done, _ = await asyncio.wait([result], timeout=seconds)
            if not done and future.cancel():
                raise PoolBusy
            return await result
        finally:
            future.cancel()  # if the caller left while this waited

    async def probe(self) -> None:
        """Return once a thread is free for new work; this does not wait behind the queue."""
        await asyncio.wrap_future(self.submit(lambda: None, first=True))

    def submit(self, call: Callable[[], T], first: bool = False) -> Future[T]:
        """Put a call at the end of the queue, or at its front."""
        future: Future[T] = Future()
        with self.changed:
            if not self.is_started:
                self.is_started = True
                for number in range(self.threads):
                    name = f"{self.name}-{number}"
                    threading.Thread(target=self.work, name=name, daemon=True).start()
            (self.waiting.appendleft if first else self.waiting.append)((future, call))
            self.changed.notify()
        return future

    def work(self) -> None:
        """Run one call after another for as long as the process lives."""
        while True:
            with self.changed:
                while not self.waiting:
                    self.changed.wait()
                future, call = self.waiting.popleft()
            if future.set_running_or_notify_cancel():
                run_into_future(future, call)
            del future, call  # what they hold must not live until the next call


def call_in_context(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> Callable[[], T]:
    """Return a call that sees the caller's context variables, as `asyncio.to_thread` does."""
    return partial(copy_context().run, partial(work, *args, **kwargs))


def run_into_future(future: Future[T], call: Callable[[], T]) -> None:
    """Run the call and pass its result or its error to the future."""
    try:
        result = call()
    except BaseException as error:  # noqa: BLE001  # the caller gets it, as from an executor
        future.set_exception(error)
    else:
        future.set_result(result)


DRAWING_POOL: Final = ThreadPool("drawing", CPU_COUNT + 2)  # pages and pictures
POSITIONS_POOL: Final = ThreadPool("positions", CPU_COUNT + 2)  # set up, replayed, planned
EXCHANGE_POOL: Final = ThreadPool("post", EXCHANGE_THREADS)  # conversations with other servers
DNS_POOL: Final = ThreadPool(
    "dns", EXCHANGE_THREADS
)  # lookups of names, which cannot be interrupted
ALL_POOLS: Final = (DRAWING_POOL, POSITIONS_POOL, EXCHANGE_POOL, DNS_POOL)


async def stuck_pool_name(others: Mapping[str, Awaitable[object]]) -> str:
    """Return the name of a pool that starts no new work within PROBE_SECONDS; empty if none.

    `others` are pieces of work for pools that are not in this module, by the pool's name.
    """
    probes = {pool.name: pool.probe() for pool in ALL_POOLS}
    tasks = {asyncio.ensure_future(work): name for name, work in (probes | dict(others)).items()}
    done, stuck = await asyncio.wait(tasks, timeout=PROBE_SECONDS)
    for task in stuck:
        task.cancel()
    for task in done:
        task.result()  # an error of a pool is an error of the check
    return min((tasks[task] for task in stuck), default="")
