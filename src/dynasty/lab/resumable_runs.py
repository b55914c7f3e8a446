"""Resumable runs: results of games by seed, saved in a file so that a run can be resumed."""

import json
from collections.abc import Callable, Generator, Iterator, Mapping
from contextlib import closing
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any, ClassVar, Protocol, TypeVar
from zlib import crc32

from dynasty.lab.parallel import run_tasks, seed_chunks
from dynasty.lab.results_journal import drop_torn_line
from dynasty.lab.task_pool import Backend


class SeededTask(Protocol):
    """The type of a task: a dataclass that names the seeds of the games to play."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def seeds(self) -> range: ...


Task = TypeVar("Task", bound=SeededTask)
Found = TypeVar("Found")
Work = Callable[[Task], dict[int, Found]]


def collect_resumable(
    work: Work[Task, Found],
    read: Callable[[Any], Found],
    task: Task,
    file: Path | None,
    hands: Backend,
    title: str,
) -> dict[int, Found]:
    """Return the results of a task's games; games that are in the file are not played again.

    A line of the file has a seed and the result, under the first word of the file's name.
    """
    if file is None:
        return dict(play_chunks(work, task, task.seeds, hands, title))
    file.touch()
    drop_torn_line(file)
    name = file.name.partition("-")[0]
    done = {seed: read(found) for seed, found in saved_results(file, name)}
    missing = [seed for seed in task.seeds if seed not in done]
    seeds = range(missing[0], task.seeds.stop) if missing else range(0)
    with (
        file.open("a", encoding="utf-8") as lines,
        closing(play_chunks(work, task, seeds, hands, title)) as results,
    ):
        for seed, found in results:
            if seed not in done:
                line = {"seed": seed, name: found}
                lines.write(json.dumps(line, separators=(",", ":"), default=asdict) + "\n")
                lines.flush()
                done[seed] = found
    return {seed: done[seed] for seed in task.seeds}


def play_chunks(
    work: Work[Task, Found], task: Task, seeds: range, hands: Backend, title: str
) -> Generator[tuple[int, Found], None, None]:
    """Play these games of a task, in chunks, and yield each seed with its result."""
    portions = [replace(task, seeds=part) for part in seed_chunks(seeds.start, len(seeds))]
    for found in run_tasks(work, portions, hands, title, game_count):
        yield from found.items()


def weights_digest(weights: Mapping[str, Any]) -> str:
    """Return eight letters that identify weights, for file names."""
    return f"{crc32(json.dumps(weights).encode()):08x}"


def game_count(task: SeededTask) -> int:
    return len(task.seeds)


def saved_results(file: Path, name: str) -> Iterator[tuple[int, Any]]:
    """Return the results that are in the file."""
    with file.open(encoding="utf-8") as lines:
        for line in lines:
            data = json.loads(line)
            yield data["seed"], data[name]
