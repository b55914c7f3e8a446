"""Processes that share tasks: one that is killed costs only its task, which is done again."""

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from types import TracebackType
from typing import Final, Generic, TypeVar

from dynasty.kernel import Worded

TRIES: Final = 3  # a task that ends its process so often is at fault itself

Task = TypeVar("Task")
Result = TypeVar("Result")


@dataclass
class Job(Generic[Task]):
    """A task, and how often it was begun."""

    task: Task
    tries: int = 0


class Crew(Generic[Task, Result]):
    """Workers, each a pool of one process: when one breaks, the others go on."""

    def __init__(self, work: Callable[[Task], Result], tasks: Sequence[Task], workers: int) -> None:
        self.work = work
        self.waiting = deque(Job(task) for task in tasks)
        self.idle = [worker() for _ in range(min(workers, len(tasks)))]
        self.busy: dict[Future[Result], tuple[ProcessPoolExecutor, Job[Task]]] = {}

    def __enter__(self) -> "Crew[Task, Result]":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Go home; whoever leaves early does not wait for what is still being done."""
        if kind is not None:
            for process in multiprocessing.active_children():
                process.terminate()
        for pool in (*self.idle, *(pool for pool, _ in self.busy.values())):
            pool.shutdown(cancel_futures=True)

    def results(self) -> Iterator[tuple[Task, Result]]:
        """Every task with its result, as they are done."""
        self.hand_out()
        while self.busy:
            done, _ = wait(self.busy, return_when=FIRST_COMPLETED)
            found = [result for future in done for result in self.taken_back(future)]
            self.hand_out()
            yield from found

    def hand_out(self) -> None:
        """Give a task to everybody who has none."""
        while self.idle and self.waiting:
            pool, job = self.idle.pop(), self.waiting.popleft()
            try:
                future = pool.submit(self.work, job.task)
            except BrokenProcessPool:  # killed while it waited
                self.replace(pool, job)
            else:
                self.busy[future] = pool, job

    def taken_back(self, future: Future[Result]) -> Iterator[tuple[Task, Result]]:
        """The result of a worker, or nothing if it was killed."""
        pool, job = self.busy.pop(future)
        error = future.exception()
        if not isinstance(error, BrokenProcessPool):
            self.idle.append(pool)
            yield job.task, future.result()
            return
        job.tries += 1
        self.replace(pool, job)
        if job.tries == TRIES:
            raise Worded("lab-worker-lost", times=TRIES) from error

    def replace(self, pool: ProcessPoolExecutor, job: Job[Task]) -> None:
        """Somebody new does the task first."""
        pool.shutdown()
        self.idle.append(worker())
        self.waiting.appendleft(job)


def worker() -> ProcessPoolExecutor:
    """A process that is not forked: a copy of one with threads, as the bar's, may hang."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(1, context, initializer=leave_interrupts)


def leave_interrupts() -> None:
    """A worker leaves Ctrl-C to the process that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
