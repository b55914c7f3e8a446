"""Many games at once: tasks spread over processes, results as they are done."""

import multiprocessing
import signal
import sys
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

from rich.console import Console
from rich.progress import track

from dynasty import bots, games
from dynasty.kernel import Chance, Event, Game

CHUNK: Final = 20  # games per task: enough to be worth a message, few enough for a smooth bar

Task = TypeVar("Task")
Result = TypeVar("Result")


@cache
def loaded(name: str, components: Path | None = None) -> Game[Any]:
    """The game, once per process."""
    return games.load(name, components)


def bot_seed(seed: int, seat: int, moves: int = 0) -> int:
    """A bot's own chance, apart from that of the game and of the other seats."""
    return Chance(Chance(~seed).number() + 8 * moves + seat).number()


def make_bots(game: Game[Any], players: Sequence[str], seed: int) -> list[bots.Bot]:
    """A fresh bot on each seat."""
    return [bots.make(player, game, bot_seed(seed, at)) for at, player in enumerate(players)]


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
    work: Callable[[Task], Result], tasks: Sequence[Task], jobs: int, title: str
) -> Generator[Result, None, None]:
    """Do the tasks and give their results, with a bar if a person watches.

    With several jobs the results come as they are done, in no order. Whoever may stop early
    closes the iterator, which ends what is still being done.
    """
    if jobs == 1 or len(tasks) <= 1:
        yield from watched(map(work, tasks), len(tasks), title)
        return
    # Not forked: a copy of a process with threads, such as the bar's, may hang.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(jobs, len(tasks)), context, initializer=leave_interrupts)
    try:
        futures = [pool.submit(work, task) for task in tasks]
        yield from watched((done.result() for done in as_completed(futures)), len(tasks), title)
    except BaseException:
        for process in multiprocessing.active_children():
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def leave_interrupts() -> None:
    """A worker leaves Ctrl-C to the process that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def watched(results: Iterator[Result], count: int, title: str) -> Iterator[Result]:
    """The same results, with a progress bar on stderr when that is a terminal."""
    if not sys.stderr.isatty():
        yield from results
        return
    yield from track(results, title, total=count, console=Console(stderr=True), transient=True)
