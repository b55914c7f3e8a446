"""Many games at once: chunks of seeds spread over processes, results in the order of the seeds."""

import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, TypeVar

from dynasty import games
from dynasty.kernel import Game

CHUNK: Final = 20  # games per task: enough to be worth a message, few enough for a smooth bar

Task = TypeVar("Task")
Result = TypeVar("Result")


@cache
def loaded(name: str, components: Path | None) -> Game[Any]:
    """The game, once per process."""
    return games.load(name, components)


def chunks(first: int, count: int) -> list[range]:
    """The seeds in portions."""
    end = first + count
    return [range(at, min(at + CHUNK, end)) for at in range(first, end, CHUNK)]


def spread(
    work: Callable[[Task], Result], tasks: Sequence[Task], jobs: int, title: str
) -> Iterator[Result]:
    """Do the tasks and give their results in order, with a bar if a person watches."""
    if jobs == 1 or len(tasks) == 1:
        yield from watched(map(work, tasks), len(tasks), title)
        return
    # Not forked: a copy of a process with threads, such as the bar's, may hang.
    with ProcessPoolExecutor(min(jobs, len(tasks)), mp_context=get_context("spawn")) as pool:
        yield from watched(pool.map(work, tasks), len(tasks), title)


def watched(results: Iterator[Result], count: int, title: str) -> Iterator[Result]:
    """The same results, with a progress bar on stderr when that is a terminal."""
    if not sys.stderr.isatty():
        yield from results
        return
    from rich.console import Console
    from rich.progress import track

    yield from track(results, title, total=count, console=Console(stderr=True), transient=True)
