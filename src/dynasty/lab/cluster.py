"""A crew on Ray: workers of this machine or of a cluster, by the same rules as processes."""

import logging
import os
import warnings
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from dynasty.kernel import Worded
from dynasty.lab.crew import Crew, Hands, Result, Task, WorkerLost

# Ray reads these when it is imported: it tells nobody that it runs, and leaves devices alone.
os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")

import ray
from ray.exceptions import RayError, RayTaskError

HERE: Final = "ray"
STORE: Final = 100_000_000  # bytes for results on their way; Ray would take a third of the memory
AHEAD: Final = 2  # tasks for each processor of a cluster, so that none waits for the next


class RayCrew(Crew[Task, Result, Any]):
    """Each task is one of Ray's; tasks that are lost are counted here, as for processes."""

    def __init__(self, work: Callable[[Task], Result], tasks: Sequence[Task], hands: Hands) -> None:
        super().__init__(work, tasks)
        connect(hands)
        self.jobs = hands.jobs if hands.on == HERE else 0
        self.remote = ray.remote(max_retries=0)(work)

    def places(self) -> int:
        """Machines of a cluster come and go, so they are counted each time."""
        return self.jobs or AHEAD * processors()

    def begin(self, task: Task) -> Any:
        return self.remote.remote(task)

    def finished(self) -> Iterable[Any]:
        done, _ = ray.wait(list(self.busy), num_returns=1)
        return list(done)

    def outcome(self, handle: Any) -> Result:
        try:
            result: Result = ray.get(handle)
        except RayTaskError as error:  # the task itself went wrong, not its worker
            raise error.cause from error
        except RayError as error:
            raise WorkerLost from error
        return result

    def go_home(self, early: bool) -> None:
        for handle in self.busy if early else ():
            ray.cancel(handle, force=True)


def processors() -> int:
    found: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
    return max(1, int(found.get("CPU", 1)))


def connect(hands: Hands) -> None:
    """Start Ray on this machine, or join a cluster, which gets our package from here."""
    if ray.is_initialized():
        return
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    if hands.on == HERE:
        ray.init(
            "local",
            num_cpus=hands.jobs,
            include_dashboard=False,
            object_store_memory=STORE,
            **quiet,
        )
        return
    package = str(Path(__file__).parents[1])
    try:
        with warnings.catch_warnings(action="ignore"):  # what it would say, we say
            ray.init(hands.on, runtime_env={"py_modules": [package]}, **quiet)
    except ConnectionError as error:
        raise Worded("lab-no-cluster", address=hands.on) from error
