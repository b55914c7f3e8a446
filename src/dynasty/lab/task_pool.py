"""A task pool: tasks run on several workers; a task whose worker dies is run again."""

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from types import TracebackType
from typing import Final, Generic, TypeVar

from dynasty.kernel import LocalizedError

MAX_TASK_TRIES: Final = 3  # a task whose worker dies this often is at fault itself
PROCESS_BACKEND: Final = "processes"

Task = TypeVar("Task")
Result = TypeVar("Result")
Handle = TypeVar("Handle")


@dataclass(frozen=True)
class Backend:
    """A backend that runs tasks: a number of local processes, or a Ray cluster."""

    jobs: int = 1
    on: str = PROCESS_BACKEND  # or `ray`, or `ray://HOST:PORT`

    @property
    def is_own(self) -> bool:
        """Return whether all tasks run in this process."""
        return self.on == PROCESS_BACKEND and self.jobs == 1


class WorkerLost(Exception):
    """The worker of a task was killed, or its machine is gone."""


@dataclass
class Job(Generic[Task]):
    """A task, and how often its worker was lost."""

    task: Task
    lost: int = 0


class TaskPool(ABC, Generic[Task, Result, Handle]):
    """A pool that dispatches tasks and collects results; subclasses start the workers."""

    def __init__(self, work: Callable[[Task], Result], tasks: Sequence[Task]) -> None:
        self.work = work
        self.waiting = deque(Job(task) for task in tasks)
        self.busy: dict[Handle, Job[Task]] = {}

    def __enter__(self) -> "TaskPool[Task, Result, Handle]":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.go_home(early=kind is not None)

    def results(self) -> Iterator[tuple[Task, Result]]:
        """Return every task with its result, in the order of completion."""
        self.hand_out()
        while self.busy:
            found = [done for handle in self.finished() for done in self.taken_back(handle)]
            self.hand_out()
            yield from found

    def hand_out(self) -> None:
        """Start waiting tasks on all free workers."""
        room = self.places() - len(self.busy)
        for _ in range(min(room, len(self.waiting))):
            job = self.waiting.popleft()
            self.busy[self.begin(job.task)] = job

    def taken_back(self, handle: Handle) -> Iterator[tuple[Task, Result]]:
        """Return a task's result, or nothing if its worker was lost: it is queued again."""
        job = self.busy.pop(handle)
        try:
            yield job.task, self.outcome(handle)
        except WorkerLost as error:
            job.lost += 1
            if job.lost == MAX_TASK_TRIES:
                raise LocalizedError("lab-worker-lost", times=MAX_TASK_TRIES) from error
            self.waiting.appendleft(job)

    @abstractmethod
    def places(self) -> int:
        """Return how many tasks may run at once."""

    @abstractmethod
    def begin(self, task: Task) -> Handle:
        """Start the task on a worker."""

    @abstractmethod
    def finished(self) -> Iterable[Handle]:
        """Wait until at least one task has ended; return the handles of those that have."""

    @abstractmethod
    def outcome(self, handle: Handle) -> Result:
        """Return the result of a task; raise WorkerLost if its worker is gone."""

    @abstractmethod
    def go_home(self, early: bool) -> None:
        """Shut down; if `early`, do not wait for the running tasks."""
