"""A process pool: a task pool of processes on this machine."""

import multiprocessing
import signal
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool

from dynasty.lab.task_pool import Result, Task, TaskPool, WorkerLost


class ProcessPool(TaskPool[Task, Result, "Future[Result]"]):
    """Workers that are pools of one process each: when one breaks, the others continue."""

    def __init__(self, work: Callable[[Task], Result], tasks: Sequence[Task], jobs: int) -> None:
        super().__init__(work, tasks)
        self.idle = [start_worker() for _ in range(min(jobs, len(tasks)))]
        self.working: dict[Future[Result], ProcessPoolExecutor] = {}

    def places(self) -> int:
        return len(self.idle) + len(self.working)

    def begin(self, task: Task) -> "Future[Result]":
        pool = self.idle.pop()
        try:
            future = pool.submit(self.work, task)
        except BrokenProcessPool:  # killed while it waited
            self.replace(pool)
            return self.begin(task)
        self.working[future] = pool
        return future

    def finished(self) -> "Iterable[Future[Result]]":
        return wait(self.working, return_when=FIRST_COMPLETED).done

    def outcome(self, handle: "Future[Result]") -> Result:
        pool = self.working.pop(handle)
        try:
            result = handle.result()
        except BrokenProcessPool as error:
            self.replace(pool)
            raise WorkerLost from error
        except BaseException:
            self.idle.append(pool)
            raise
        self.idle.append(pool)
        return result

    def replace(self, pool: ProcessPoolExecutor) -> None:
        """Replace a broken worker with a new one."""
        pool.shutdown()
        self.idle.append(start_worker())

    def go_home(self, early: bool) -> None:
        if early:
            for process in multiprocessing.active_children():
                process.terminate()
        for pool in (*self.idle, *self.working.values()):
            pool.shutdown(cancel_futures=True)


def start_worker() -> ProcessPoolExecutor:
    """Return a pool of one spawned process: a fork of a process with threads may hang."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(1, context, initializer=ignore_interrupts)


def ignore_interrupts() -> None:
    """Ignore Ctrl-C in a worker; the process that started it handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
