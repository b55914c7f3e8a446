"""Worker processes: a dead one is replaced, one that takes too long is ended, callers take turns.

A keeper is a thread of the server that hands one worker one job after the other.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import pickle
import signal
import threading
import traceback
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from enum import IntEnum
from multiprocessing.connection import Connection
from typing import Any, Final, TypeVar

from dynasty.kernel import DynastyError
from dynasty.server.logs import set_up_logs

LOGGER = logging.getLogger("dynasty.workers")
CONTEXT: Final = multiprocessing.get_context("spawn")
READY: Final = "ready"
STARTING = 60.0  # seconds that a process may take until it is ready
WATCH = 1.0  # seconds between two looks at a worker that has nothing to do
TRIES = 3  # processes that may die over a job before it is given up

T = TypeVar("T")
Work = Callable[[], T]  # to be pickled: a function of a module, or a partial of one


class WorkerDied(DynastyError):
    """The process ended in mid-work, killed or out of memory."""


class TookTooLong(DynastyError):
    """The process was ended because the work took longer than it may."""


class WorkFailed(DynastyError):
    """The work raised an error that cannot be sent."""


class Rank(IntEnum):
    """What is done first."""

    PEOPLE = 0  # a bot at a table where people wait
    HINT = 1
    BOTS = 2  # a bot among bots
    INSIGHT = 3  # an analysis: when nothing else waits


class Worker:
    """A process that does one thing at a time, and is begun anew when it is gone."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.ended = False
        self.begin()

    def begin(self) -> None:
        """A new process; it says when it is ready."""
        with self.lock:
            if self.ended:
                return
            ours, theirs = CONTEXT.Pipe()
            process = CONTEXT.Process(target=work_on, args=(theirs,), daemon=True)
            process.start()
            theirs.close()
            self.pipe, self.process, self.is_ready = ours, process, False

    @property
    def is_alive(self) -> bool:
        return self.process.is_alive()

    def do(self, work: Work[T], seconds: float) -> T:
        """What comes of the work; the time counts from when a process is there to begin."""
        try:
            self.mend()
            if not self.is_ready:
                self.receive(STARTING)
                self.is_ready = True
            self.pipe.send(work)
            went_well, outcome = self.receive(seconds)
        except (EOFError, OSError) as error:
            self.stop()
            raise WorkerDied("the process died in mid-work") from error
        except TookTooLong:
            self.stop()
            raise
        if not went_well:
            raise outcome
        return outcome  # type: ignore[no-any-return]

    def receive(self, seconds: float) -> Any:
        if not self.pipe.poll(seconds):
            raise TookTooLong(f"it took longer than {seconds:g} seconds")
        return self.pipe.recv()

    def mend(self) -> None:
        """Another process in place of one that is gone."""
        if not self.is_alive and not self.ended:
            self.pipe.close()
            self.begin()

    def stop(self) -> None:
        self.process.kill()
        self.process.join()

    def end(self) -> None:
        """For good; whoever waits for it hears that it died."""
        with self.lock:
            self.ended = True
            self.stop()


def work_on(pipe: Connection) -> None:
    """In the process, its whole life: do what comes, and send back what comes of it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when it ends
    set_up_logs()
    follow_parent()
    pipe.send(READY)
    while True:
        try:
            work = pipe.recv()
        except EOFError:
            return
        pipe.send(outcome_of(work))


def follow_parent() -> None:
    """End when the server does, even if it was killed."""

    def wait() -> None:
        server = multiprocessing.parent_process()
        if server is not None:
            server.join()
            os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


def outcome_of(work: Work[Any]) -> tuple[bool, Any]:
    """Whether it went well, and the result or the error."""
    try:
        return True, work()
    except Exception as error:  # noqa: BLE001  # told to whoever asked for it
        error.add_note(traceback.format_exc())
        try:
            pickle.loads(pickle.dumps(error))
        except Exception:  # noqa: BLE001  # not every error can be made again from its message
            return False, WorkFailed(repr(error))
        return False, error


@dataclass(frozen=True)
class Job:
    """Work that somebody waits for."""

    work: Work[Any]
    seconds: float
    tries: int
    done: Future[Any] = field(default_factory=Future)

    def attempt(self, worker: Worker) -> None:
        """Have it done, by another process if one dies over it."""
        if not self.done.set_running_or_notify_cancel():
            return
        for left in reversed(range(self.tries)):
            try:
                self.done.set_result(worker.do(self.work, self.seconds))
                return
            except Exception as error:  # noqa: BLE001  # told to whoever waits
                if isinstance(error, WorkerDied) and left and not worker.ended:
                    LOGGER.warning("a worker died; its job is tried again")
                    continue
                self.done.set_exception(error)
                return


class Line:
    """Jobs that wait: those of the first rank first, within a rank the callers in turn."""

    def __init__(self) -> None:
        self.ranks: dict[int, OrderedDict[str, deque[Job]]] = {}

    def __len__(self) -> int:
        return sum(len(jobs) for callers in self.ranks.values() for jobs in callers.values())

    def put(self, job: Job, rank: int, caller: str) -> None:
        self.ranks.setdefault(rank, OrderedDict()).setdefault(caller, deque()).append(job)

    def take(self) -> Job | None:
        """The next job; its caller goes to the end of the line."""
        for rank in sorted(self.ranks):
            callers = self.ranks[rank]
            if callers:
                caller, jobs = callers.popitem(last=False)
                job = jobs.popleft()
                if jobs:
                    callers[caller] = jobs
                return job
        return None


class Workers:
    """A few processes that are always there."""

    def __init__(self, number: int) -> None:
        self.line = Line()
        self.changed = threading.Condition()
        self.busy = 0
        self.closed = False
        self.workers = [Worker() for _ in range(number)]
        self.keepers = [
            threading.Thread(target=self.keep, args=(worker,), name="keeper", daemon=True)
            for worker in self.workers
        ]
        for keeper in self.keepers:
            keeper.start()

    @property
    def alive(self) -> int:
        return sum(worker.is_alive for worker in self.workers)

    @property
    def waiting(self) -> int:
        """Jobs that no worker has begun."""
        with self.changed:
            return len(self.line)

    @property
    def free(self) -> int:
        """Workers that would begin at once with what is asked now."""
        with self.changed:
            return max(0, len(self.workers) - self.busy - len(self.line))

    async def run(
        self,
        work: Work[T],
        seconds: float,
        rank: Rank = Rank.PEOPLE,
        caller: str = "",
        tries: int = TRIES,
    ) -> T:
        """Have it done by one of the processes."""
        job = Job(work, seconds, tries)
        with self.changed:
            if self.closed:
                raise WorkerDied("the server stops")
            self.line.put(job, rank, caller)
            self.changed.notify()
        outcome: T = await asyncio.wrap_future(job.done)
        return outcome

    def keep(self, worker: Worker) -> None:
        """A keeper's whole life."""
        while not self.closed:
            job = self.next_job()
            if job is not None:
                job.attempt(worker)
                with self.changed:
                    self.busy -= 1
            try:
                worker.mend()
            except OSError as error:
                LOGGER.warning("no worker can be started: %s", error)

    def next_job(self) -> Job | None:
        """The next job, nothing if there is none for a while."""
        with self.changed:
            if not self.closed and not self.line:
                self.changed.wait(WATCH)
            job = self.line.take()
            self.busy += job is not None
            return job

    def close(self) -> None:
        """End all processes; what waits is cancelled."""
        with self.changed:
            self.closed = True
            while (job := self.line.take()) is not None:
                job.done.cancel()
            self.changed.notify_all()
        for worker in self.workers:
            worker.end()
        for keeper, worker in zip(self.keepers, self.workers, strict=True):
            keeper.join()
            worker.pipe.close()
