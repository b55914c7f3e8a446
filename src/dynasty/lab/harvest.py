"""What games leave to learn from, by seed: kept in a file on the way, so that a run can go on."""

import json
from collections.abc import Callable, Generator, Iterator, Mapping
from contextlib import closing
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any, ClassVar, Protocol, TypeVar
from zlib import crc32

from dynasty.lab.crew import Hands
from dynasty.lab.journal import drop_torn_line
from dynasty.lab.runs import chunks, spread


class Portioned(Protocol):
    """A task, a dataclass: the games of these seeds."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def seeds(self) -> range: ...


Task = TypeVar("Task", bound=Portioned)
Found = TypeVar("Found")
Work = Callable[[Task], dict[int, Found]]


def harvest(
    work: Work[Task, Found],
    read: Callable[[Any], Found],
    task: Task,
    file: Path | None,
    hands: Hands,
    title: str,
) -> dict[int, Found]:
    """What the games of a task leave; what lies in the file already is not played again.

    A line of the file holds a seed, and what was found by the first word of the file's name.
    """
    if file is None:
        return dict(played(work, task, task.seeds, hands, title))
    file.touch()
    drop_torn_line(file)
    name = file.name.partition("-")[0]
    done = {seed: read(found) for seed, found in kept(file, name)}
    missing = [seed for seed in task.seeds if seed not in done]
    seeds = range(missing[0], task.seeds.stop) if missing else range(0)
    with (
        file.open("a", encoding="utf-8") as lines,
        closing(played(work, task, seeds, hands, title)) as results,
    ):
        for seed, found in results:
            if seed not in done:
                line = {"seed": seed, name: found}
                lines.write(json.dumps(line, separators=(",", ":"), default=asdict) + "\n")
                lines.flush()
                done[seed] = found
    return {seed: done[seed] for seed in task.seeds}


def played(
    work: Work[Task, Found], task: Task, seeds: range, hands: Hands, title: str
) -> Generator[tuple[int, Found], None, None]:
    """Play these games of a task, in portions."""
    portions = [replace(task, seeds=part) for part in chunks(seeds.start, len(seeds))]
    for found in spread(work, portions, hands, title, size):
        yield from found.items()


def digest(weights: Mapping[str, Any]) -> str:
    """For names of files: weights in eight letters, the same for the same weights."""
    return f"{crc32(json.dumps(weights).encode()):08x}"


def size(task: Portioned) -> int:
    return len(task.seeds)


def kept(file: Path, name: str) -> Iterator[tuple[int, Any]]:
    """What was played before."""
    with file.open(encoding="utf-8") as lines:
        for line in lines:
            data = json.loads(line)
            yield data["seed"], data[name]
