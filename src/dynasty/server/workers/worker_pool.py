"""A pool of worker processes: replaces dead ones, stops slow ones, and serves callers in turn.

Each worker has a keeper, a thread of the server that hands it one job after the other.
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

from dynasty.server.errors import WorkerDied, WorkerTimeout, WorkFailed
from dynasty.server.log_config import set_up_logs

LOGGER = logging.getLogger("dynasty.workers")
CONTEXT: Final = multiprocessing.get_context("spawn")
READY_MESSAGE: Final = "ready"
MAX_START_SECONDS = 60.0  # seconds that a process may take to start
IDLE_CHECK_SECONDS = 1.0  # seconds between two checks of an idle worker
MAX_ATTEMPTS = 3  # attempts at a job whose process dies

T = TypeVar("T")
Work = Callable[[], T]  # to be pickled: a function of a module, or a partial of one


class JobRank(IntEnum):
    """The priority of a job; the lowest number goes first."""

    PEOPLE = 0  # a bot at a table where people wait
    HINT = 1
    BOTS = 2  # a bot among bots
    INSIGHT = 3  # an analysis: when nothing else waits


class Worker:
    """A process that runs one job at a time and is restarted when it dies."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.ended = False
        self.begin()

    def begin(self) -> None:
        """Start a new process."""
        with self.lock:
            if self.ended:
                return
            ours, theirs = CONTEXT.Pipe()
            process = CONTEXT.Process(target=run_worker, args=(theirs,), daemon=True)
            process.start()
            theirs.close()
            self.pipe, self.process, self.is_ready = ours, process, False

    @property
    def is_alive(self) -> bool:
        return self.process.is_alive()

    def do(self, work: Work[T], seconds: float) -> T:
        """Return the result of the work; the time limit starts when the process is ready."""
        try:
            self.mend()
            if not self.is_ready:
                self.receive(MAX_START_SECONDS)
                self.is_ready = True
            self.pipe.send(work)
            went_well, outcome = self.receive(seconds)
        except (EOFError, OSError) as error:
            self.stop()
            raise WorkerDied("the process died in mid-work") from error
        except WorkerTimeout:
            self.stop()
            raise
        if not went_well:
            raise outcome
        return outcome  # type: ignore[no-any-return]

    def receive(self, seconds: float) -> Any:
        if not self.pipe.poll(seconds):
            raise WorkerTimeout(f"it took longer than {seconds:g} seconds")
        return self.pipe.recv()

    def mend(self) -> None:
        """Restart the process if it died."""
        if not self.is_alive and not self.ended:
            self.pipe.close()
            self.begin()

    def stop(self) -> None:
        self.process.kill()
        self.process.join()

    def end(self) -> None:
        """Stop the process for good; a waiting caller gets WorkerDied."""
        with self.lock:
            self.ended = True
            self.stop()


def run_worker(pipe: Connection) -> None:
    """Run jobs from the pipe and send back their outcomes. The main loop of a worker process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when it ends
    set_up_logs()
    exit_with_parent()
    pipe.send(READY_MESSAGE)
    while True:
        try:
            work = pipe.recv()
        except EOFError:
            return
        pipe.send(work_outcome(work))


def exit_with_parent() -> None:
    """End this process when the server ends, even if it was killed."""

    def wait() -> None:
        server = multiprocessing.parent_process()
        if server is not None:
            server.join()
            os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


def work_outcome(work: Work[Any]) -> tuple[bool, Any]:
    """Do the work; return whether it succeeded, with its result or error."""
    try:
        return True, work()
    except Exception as error:  # noqa: BLE001  # sent to the caller
        error.add_note(traceback.format_exc())
        try:
            pickle.loads(pickle.dumps(error))
        except Exception:  # noqa: BLE001  # not every error can be made again from its message
            return False, WorkFailed(repr(error))
        return False, error


@dataclass(frozen=True)
class Job:
    """A unit of work with its time limit and its future."""

    work: Work[Any]
    seconds: float
    tries: int
    done: Future[Any] = field(default_factory=Future)

    def attempt(self, worker: Worker) -> None:
        """Run the job; retry it in a new process if one dies."""
        if not self.done.set_running_or_notify_cancel():
            return
        for left in reversed(range(self.tries)):
            try:
                self.done.set_result(worker.do(self.work, self.seconds))
                return
            except Exception as error:  # noqa: BLE001  # sent to the caller
                if isinstance(error, WorkerDied) and left and not worker.ended:
                    LOGGER.warning("a worker died; its job is tried again")
                    continue
                self.done.set_exception(error)
                return


class FairQueue:
    """The queue of jobs: the most urgent rank first, within a rank the callers in turn."""

    def __init__(self) -> None:
        self.ranks: dict[int, OrderedDict[str, deque[Job]]] = {}

    def __len__(self) -> int:
        return sum(len(jobs) for callers in self.ranks.values() for jobs in callers.values())

    def put(self, job: Job, rank: int, caller: str) -> None:
        self.ranks.setdefault(rank, OrderedDict()).setdefault(caller, deque()).append(job)

    def take(self) -> Job | None:
        """Remove and return the next job; its caller goes to the end of the queue."""
        for rank in sorted(self.ranks):
            callers = self.ranks[rank]
            if callers:
                caller, jobs = callers.popitem(last=False)
                job = jobs.popleft()
                if jobs:
                    callers[caller] = jobs
                return job
        return None


class WorkerPool:
    """A pool of a fixed number of worker processes."""

    def __init__(self, number: int) -> None:
        self.line = FairQueue()
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
        """Return the number of queued jobs."""
        with self.changed:
            return len(self.line)

    @property
    def free(self) -> int:
        """Return the number of idle workers that no queued job needs."""
        with self.changed:
            return max(0, len(self.workers) - self.busy - len(self.line))

    async def run(
        self,
        work: Work[T],
        seconds: float,
        rank: JobRank = JobRank.PEOPLE,
        caller: str = "",
        tries: int = MAX_ATTEMPTS,
    ) -> T:
        """Run the work in one of the processes and return its result."""
        job = Job(work, seconds, tries)
        with self.changed:
            if self.closed:
                raise WorkerDied("the server stops")
            self.line.put(job, rank, caller)
            self.changed.notify()
        outcome: T = await asyncio.wrap_future(job.done)
        return outcome

    def keep(self, worker: Worker) -> None:
        """Run jobs on this worker until the pool is closed. The main loop of a keeper."""
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
        """Return the next job; None if there is none for a while."""
        with self.changed:
            if not self.closed and not self.line:
                self.changed.wait(IDLE_CHECK_SECONDS)
            job = self.line.take()
            self.busy += job is not None
            return job

    def close(self) -> None:
        """Stop all processes and cancel the queued jobs."""
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
