"""Those who share tasks: one that is killed costs only its task, which is done again."""

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from types import TracebackType
from typing import Final, Generic, TypeVar

from dynasty.kernel import Worded

TRIES: Final = 3  # a task that ends its process so often is at fault itself
PROCESSES: Final = "processes"

Task = TypeVar("Task")
Result = TypeVar("Result")
Handle = TypeVar("Handle")


@dataclass(frozen=True)
class Hands:
    """Who does the work: so many processes of this machine, or a Ray cluster."""

    jobs: int = 1
    on: str = PROCESSES  # or `ray`, or `ray://HOST:PORT`

    @property
    def is_own(self) -> bool:
        """Does this very process do it all?"""
        return self.on == PROCESSES and self.jobs == 1


class WorkerLost(Exception):
    """Whoever had the task was killed, or its machine went away."""


@dataclass
class Job(Generic[Task]):
    """A task, and how often it was lost."""

    task: Task
    lost: int = 0


class Crew(ABC, Generic[Task, Result, Handle]):
    """Hands out tasks and takes back results; who works, and where, is up to subclasses."""

    def __init__(self, work: Callable[[Task], Result], tasks: Sequence[Task]) -> None:
        self.work = work
        self.waiting = deque(Job(task) for task in tasks)
        self.busy: dict[Handle, Job[Task]] = {}

    def __enter__(self) -> "Crew[Task, Result, Handle]":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.go_home(early=kind is not None)

    def results(self) -> Iterator[tuple[Task, Result]]:
        """Every task with its result, as they are done."""
        self.hand_out()
        while self.busy:
            found = [done for handle in self.finished() for done in self.taken_back(handle)]
            self.hand_out()
            yield from found

    def hand_out(self) -> None:
        """Give a task to everybody who has none."""
        room = self.places() - len(self.busy)
        for _ in range(min(room, len(self.waiting))):
            job = self.waiting.popleft()
            self.busy[self.begin(job.task)] = job

    def taken_back(self, handle: Handle) -> Iterator[tuple[Task, Result]]:
        """A result, or nothing if the worker was lost: somebody else does the task first."""
        job = self.busy.pop(handle)
        try:
            yield job.task, self.outcome(handle)
        except WorkerLost as error:
            job.lost += 1
            if job.lost == TRIES:
                raise Worded("lab-worker-lost", times=TRIES) from error
            self.waiting.appendleft(job)

    @abstractmethod
    def places(self) -> int:
        """How many tasks can be under way at once."""

    @abstractmethod
    def begin(self, task: Task) -> Handle:
        """Let somebody begin the task."""

    @abstractmethod
    def finished(self) -> Iterable[Handle]:
        """Wait for what is done next, well or not."""

    @abstractmethod
    def outcome(self, handle: Handle) -> Result:
        """What came out; WorkerLost if nobody is left to tell."""

    @abstractmethod
    def go_home(self, early: bool) -> None:
        """End; whoever leaves early does not wait for what is still being done."""
