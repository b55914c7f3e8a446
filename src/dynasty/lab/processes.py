"""A crew of processes of this machine."""

import multiprocessing
import signal
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool

from dynasty.lab.crew import Crew, Result, Task, WorkerLost


class Processes(Crew[Task, Result, "Future[Result]"]):
    """Workers, each a pool of one process: when one breaks, the others go on."""

    def __init__(self, work: Callable[[Task], Result], tasks: Sequence[Task], jobs: int) -> None:
        super().__init__(work, tasks)
        self.idle = [worker() for _ in range(min(jobs, len(tasks)))]
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
        """Somebody new takes the place."""
        pool.shutdown()
        self.idle.append(worker())

    def go_home(self, early: bool) -> None:
        if early:
            for process in multiprocessing.active_children():
                process.terminate()
        for pool in (*self.idle, *self.working.values()):
            pool.shutdown(cancel_futures=True)


def worker() -> ProcessPoolExecutor:
    """A process that is not forked: a copy of one with threads, as the bar's, may hang."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(1, context, initializer=leave_interrupts)


def leave_interrupts() -> None:
    """A worker leaves Ctrl-C to the process that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
