"""Many games at once: tasks spread over processes or a cluster, results as they are done."""

import sys
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from rich.console import Console
from rich.progress import Progress, ProgressColumn
from rich.progress import Task as Line
from rich.text import Text

from dynasty import bots, games
from dynasty.kernel import Chance, Event, Game
from dynasty.lab.crew import PROCESSES, Crew, Hands, Result, Task
from dynasty.lab.processes import Processes

CHUNK: Final = 20  # games per task: enough to be worth a message, few enough for a smooth bar


@dataclass(frozen=True)
class Box:
    """An owner's component file as it travels to other machines: its name and its text."""

    name: str
    text: str


@cache
def loaded(name: str, components: Path | Box | None = None) -> Game[Any]:
    """The game, once per process."""
    if not isinstance(components, Box):
        return games.load(name, components)
    with TemporaryDirectory() as folder:
        file = Path(folder) / components.name
        file.write_text(components.text, encoding="utf-8")
        return games.load(name, file)


def packed_box(file: Path | None) -> Box | None:
    """A component file that was found good, to be sent along with tasks."""
    return None if file is None else Box(file.name, file.read_text(encoding="utf-8"))


def bot_seed(seed: int, seat: int, moves: int = 0) -> int:
    """A bot's own chance, apart from that of the game and of the other seats."""
    return Chance(Chance(~seed).number() + 8 * moves + seat).number()


def make_bots(game: Game[Any], players: Sequence[str], seed: int) -> list[bots.Bot]:
    """A fresh bot on each seat."""
    return [bots.make(player, game, bot_seed(seed, at)) for at, player in enumerate(players)]


def seated(players: Sequence[str], seats: int, at: int) -> tuple[str, ...]:
    """Who sits where in a deal: they move on a seat from deal to deal."""
    return tuple(players[(at + seat) % len(players)] for seat in range(seats))


def heard(
    game: Game[Any],
    seats: int,
    seed: int,
    options: Mapping[str, str],
    choices: bots.Choices,
) -> list[Event]:
    """The same game once more, with somebody who listens: all that happened."""
    s = game.start(seats, seed, options, listen=True)
    for seat, choice in choices:
        game.apply(s, seat, choice)
    return s.events or []


def chunks(first: int, count: int) -> list[range]:
    """The seeds in portions."""
    end = first + count
    return [range(at, min(at + CHUNK, end)) for at in range(first, end, CHUNK)]


def spread(
    work: Callable[[Task], Result],
    tasks: Sequence[Task],
    hands: Hands,
    title: str,
    size: Callable[[Task], int] = lambda task: 1,
) -> Generator[Result, None, None]:
    """Do the tasks and give their results, with a bar if a person watches.

    With several hands the results come as they are done, in no order. Whoever may stop early
    closes the iterator, which ends what is still being done. `size` says how many games a task is.
    """
    if hands.is_own or len(tasks) <= 1:
        done: Iterator[tuple[Task, Result]] = ((task, work(task)) for task in tasks)
        yield from watched(done, sum(map(size, tasks)), title, size)
        return
    with gathered(work, tasks, hands) as crew:
        yield from watched(crew.results(), sum(map(size, tasks)), title, size)


def gathered(
    work: Callable[[Task], Result], tasks: Sequence[Task], hands: Hands
) -> Crew[Task, Result, Any]:
    """Those who do the tasks."""
    if hands.on == PROCESSES:
        return Processes(work, tasks, hands.jobs)
    from dynasty.lab.cluster import RayCrew  # noqa: PLC0415 (of an extra that few need)

    return RayCrew(work, tasks, hands)


def watched(
    done: Iterator[tuple[Task, Result]], games: int, title: str, size: Callable[[Task], int]
) -> Iterator[Result]:
    """The results, with bar, rate and time left on stderr when that is a terminal."""
    if not sys.stderr.isatty():
        for _, result in done:
            yield result
        return
    columns = (*Progress.get_default_columns(), Rate())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        line = bar.add_task(title, total=games)
        for task, result in done:
            bar.advance(line, size(task))
            yield result


class Rate(ProgressColumn):
    """How many games a second."""

    def render(self, task: Line) -> Text:
        speed = task.finished_speed or task.speed
        return Text("" if speed is None else f"{speed:.1f}/s", style="progress.data.speed")
