"""A Ray pool: tasks run on a Ray cluster, with the same rules as in a process pool."""

import logging
import os
import warnings
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from dynasty.kernel import LocalizedError
from dynasty.lab.task_pool import Backend, Result, Task, TaskPool, WorkerLost

# Ray reads these when it is imported: no usage statistics, no changes to GPU settings.
os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")

import ray
from ray.exceptions import RayError, RayTaskError

LOCAL_RAY: Final = "ray"
OBJECT_STORE_BYTES: Final = (
    100_000_000  # bytes for results in transit; Ray's default is a third of the memory
)
TASKS_PER_PROCESSOR: Final = 2  # tasks queued for each processor of a cluster, so that none is idle


class RayPool(TaskPool[Task, Result, Any]):
    """A pool that runs each task on Ray; lost tasks are counted here, as for processes."""

    def __init__(
        self, work: Callable[[Task], Result], tasks: Sequence[Task], hands: Backend
    ) -> None:
        super().__init__(work, tasks)
        connect_ray(hands)
        self.jobs = hands.jobs if hands.on == LOCAL_RAY else 0
        self.remote = ray.remote(max_retries=0)(work)

    def places(self) -> int:
        """Return how many tasks may run; machines of a cluster come and go."""
        return self.jobs or TASKS_PER_PROCESSOR * processor_count()

    def begin(self, task: Task) -> Any:
        return self.remote.remote(task)

    def finished(self) -> Iterable[Any]:
        done, _ = ray.wait(list(self.busy), num_returns=1)
        return list(done)

    def outcome(self, handle: Any) -> Result:
        try:
            result: Result = ray.get(handle)
        except RayTaskError as error:  # the task itself failed, not its worker
            raise error.cause from error
        except RayError as error:
            raise WorkerLost from error
        return result

    def go_home(self, early: bool) -> None:
        for handle in self.busy if early else ():
            ray.cancel(handle, force=True)


def processor_count() -> int:
    found: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
    return max(1, int(found.get("CPU", 1)))


def connect_ray(hands: Backend) -> None:
    """Start Ray on this machine, or join a cluster and send our package to it."""
    if ray.is_initialized():
        return
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    if hands.on == LOCAL_RAY:
        ray.init(
            "local",
            num_cpus=hands.jobs,
            include_dashboard=False,
            object_store_memory=OBJECT_STORE_BYTES,
            **quiet,
        )
        return
    package = str(Path(__file__).parents[1])
    try:
        with warnings.catch_warnings(action="ignore"):  # we report the error ourselves
            ray.init(hands.on, runtime_env={"py_modules": [package]}, **quiet)
    except ConnectionError as error:
        raise LocalizedError("lab-no-cluster", address=hands.on) from error
