"""Run games in parallel: tasks on processes or a cluster, with results as they are done."""

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
from dynasty.lab.process_pool import ProcessPool
from dynasty.lab.task_pool import PROCESS_BACKEND, Backend, Result, Task, TaskPool

GAMES_PER_CHUNK: Final = (
    20  # games per task: enough for little overhead, few enough for a smooth bar
)


@dataclass(frozen=True)
class ComponentsFile:
    """An owner's component file as it is sent to workers: its name and its text."""

    name: str
    text: str


def load_game(name: str, components: Path | ComponentsFile | None = None) -> Game[Any]:
    """Return the game, loaded once per process; its component file may have been sent along."""
    if isinstance(components, ComponentsFile):
        return game_with_sent_file(name, components)
    return games.load_cached(name, components)


@cache
def game_with_sent_file(name: str, components: ComponentsFile) -> Game[Any]:
    """Return the game with a component file that was sent to this process."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / components.name
        file.write_text(components.text, encoding="utf-8")
        return games.load(name, file)


def components_file(file: Path | None) -> ComponentsFile | None:
    """Return a component file that was checked, to be sent along with tasks."""
    return None if file is None else ComponentsFile(file.name, file.read_text(encoding="utf-8"))


def bot_seed(seed: int, seat: int, moves: int = 0) -> int:
    """Return a seed for a bot, independent of the game's and of other seats' seeds."""
    return Chance(Chance(~seed).number() + 8 * moves + seat).number()


def make_bots(game: Game[Any], players: Sequence[str], seed: int) -> list[bots.Bot]:
    """Return a fresh bot for each seat."""
    return [bots.make_bot(player, game, bot_seed(seed, at)) for at, player in enumerate(players)]


def rotated_bots(players: Sequence[str], seats: int, at: int) -> tuple[str, ...]:
    """Return the bots by seat in a deal: they move on one seat from deal to deal."""
    return tuple(players[(at + seat) % len(players)] for seat in range(seats))


def replay_events(
    game: Game[Any],
    seats: int,
    seed: int,
    options: Mapping[str, str],
    choices: bots.SeatChoices,
) -> list[Event]:
    """Replay a game and return all its events."""
    s = game.start(seats, seed, options, listen=True)
    for seat, choice in choices:
        game.apply(s, seat, choice)
    return s.events or []


def seed_chunks(first: int, count: int) -> list[range]:
    """Return the seeds in chunks."""
    end = first + count
    return [range(at, min(at + GAMES_PER_CHUNK, end)) for at in range(first, end, GAMES_PER_CHUNK)]


def run_tasks(
    work: Callable[[Task], Result],
    tasks: Sequence[Task],
    hands: Backend,
    title: str,
    size: Callable[[Task], int] = lambda task: 1,
) -> Generator[Result, None, None]:
    """Run the tasks and yield their results, with a progress bar on a terminal.

    On several workers the results come in order of completion. To stop early, close the iterator:
    that ends the running tasks. `size` returns how many games a task has.
    """
    if hands.is_own or len(tasks) <= 1:
        done: Iterator[tuple[Task, Result]] = ((task, work(task)) for task in tasks)
        yield from show_progress(done, sum(map(size, tasks)), title, size)
        return
    with make_pool(work, tasks, hands) as crew:
        yield from show_progress(crew.results(), sum(map(size, tasks)), title, size)


def make_pool(
    work: Callable[[Task], Result], tasks: Sequence[Task], hands: Backend
) -> TaskPool[Task, Result, Any]:
    """Return a pool on this backend for the tasks."""
    if hands.on == PROCESS_BACKEND:
        return ProcessPool(work, tasks, hands.jobs)
    from dynasty.lab.ray_pool import RayPool  # noqa: PLC0415 (of an extra that few need)

    return RayPool(work, tasks, hands)


def show_progress(
    done: Iterator[tuple[Task, Result]], games: int, title: str, size: Callable[[Task], int]
) -> Iterator[Result]:
    """Yield the results, with progress bar, rate and time left if stderr is a terminal."""
    if not sys.stderr.isatty():
        for _, result in done:
            yield result
        return
    columns = (*Progress.get_default_columns(), RateColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        line = bar.add_task(title, total=games)
        for task, result in done:
            bar.advance(line, size(task))
            yield result


class RateColumn(ProgressColumn):
    """A column of the progress bar with the number of games per second."""

    def render(self, task: Line) -> Text:
        speed = task.finished_speed or task.speed
        return Text("" if speed is None else f"{speed:.1f}/s", style="progress.data.speed")
