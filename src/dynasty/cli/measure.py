"""What `bench` measures: one game in slices of CPU time, and what it weighs."""

import json
import random
import resource
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from itertools import count
from statistics import median
from typing import Any, Final

from dynasty import bots
from dynasty.bots.tree import Tree
from dynasty.kernel import Game, Match, SeatEntry, State

SLICE: Final = 0.25  # CPU seconds between two changes from game to yardstick
LIVE_GAMES: Final = 8  # to weigh
STARTS: Final = 9  # of the program, to find what a usual one takes


@dataclass
class Sample:
    """A game being measured: rates slice by slice, by what was measured."""

    game: Game[Any]
    seats: int
    rng: random.Random
    match: Match
    fewest: Match  # with as few players as can be
    environment: Callable[[float], float] | None = None  # CPU seconds -> steps per second
    rates: dict[str, list[float]] = field(default_factory=dict)

    def note(self, name: str, value: float) -> None:
        self.rates.setdefault(name, []).append(value)

    def middle(self, name: str) -> float:
        return median(self.rates[name])


def sample(game: Game[Any]) -> Sample:
    """A game at its largest table, with whole matches to clone, search, write down and replay."""
    seats, rng = game.seat_counts[-1], random.Random(1)
    match = random_match(game, seats, rng, game.bound)
    fewest = random_match(game, game.seat_counts[0], rng, game.bound)
    return Sample(game, seats, rng, match, fewest, environment_of(game.name, seats))


def environment_of(name: str, seats: int) -> Callable[[float], float] | None:
    """How the game's environment is measured, where what it needs is installed."""
    if find_spec("pettingzoo") is None:
        return None
    pace: Callable[[str, int, float], float] = import_module("dynasty.gym.pace").steps_per_second
    return partial(pace, name, seats)


def random_match(game: Game[Any], seats: int, rng: random.Random, most: int) -> Match:
    """A match played at random, to its end or for so many choices."""
    match = Match(game, tuple(SeatEntry("", "random") for _ in range(seats)), 1)
    while match.state.decisions and len(match.moves) < most:
        decision = match.state.decisions[0]
        match.choose(decision.seat, str(picked(decision.choices, rng)))
    return match


def picked(some: list[Any], rng: random.Random) -> Any:
    """Any of them; as the yardstick does it."""
    return some[int(rng.random() * len(some))]


def measure(one: Sample) -> None:
    """One slice of everything."""
    decisions, played, took = random_play(one, SLICE)
    one.note("decisions", decisions / took)
    one.note("games", played / took)
    game, s = one.game, halfway(one.game, one.match)
    text = json.dumps(game.dump(s))
    one.note("clone", seconds_of(s.clone))
    one.note("iterations", seconds_of(searching(game, s), SLICE))
    one.note("fewest", seconds_of(searching(game, halfway(game, one.fewest)), SLICE))
    one.note("dump", seconds_of(lambda: json.dumps(game.dump(s))))
    one.note("load", seconds_of(lambda: game.load(json.loads(text))))
    if one.environment is not None:
        one.note("steps", one.environment(SLICE))
    record = one.match.record()
    one.note("replay", seconds_of(lambda: Match.of_record(game, record)))


def random_play(one: Sample, budget: float) -> tuple[int, int, float]:
    """Decisions made and games finished in so much CPU time.

    The kernel answers a question with one option itself: whatever is asked has two or more.
    """
    game, seats, rng = one.game, one.seats, one.rng
    decisions, played = 0, 0
    began = time.process_time()
    took = 0.0
    while took < budget:
        s: State = game.start(seats, rng.getrandbits(32))
        while s.decisions:
            decision = s.decisions[0]
            options = decision.choices
            game.apply(s, decision.seat, options[int(rng.random() * len(options))])
            decisions += 1
        played += 1
        took = time.process_time() - began
    return decisions, played, took


def halfway(game: Game[Any], match: Match) -> State:
    """A state in the middle of a match."""
    moves = match.moves
    s: State = game.start(len(match.seats), match.seed)
    for move in moves[: len(moves) // 2]:
        game.apply(s, move.seat, game.vocabulary.read(move.choice))
    return s


def searching(game: Game[Any], s: State) -> Callable[[], None]:
    """One iteration after the other of a master's search from a state."""
    seat = s.decisions[0].seat
    tree = Tree(game, seat, game.level(bots.BEST).turns)
    numbers = count()
    return lambda: tree.iterate(game.imagine(s, seat, next(numbers)))


def seconds_of(work: Callable[[], object], budget: float = 0.02) -> float:
    """CPU time of one call; a look at the clock can take as long, so there are few of them."""
    count, more, began, took = 0, 1, time.process_time(), 0.0
    while took < budget:
        for _ in range(more):
            work()
        count, more = count + more, 2 * more
        took = time.process_time() - began
    return took / count


def live_kilobytes(one: Sample) -> float:
    """Memory of a match in mid-game: state, record and log."""
    tracemalloc.start()
    half = len(one.match.moves) // 2
    before = tracemalloc.get_traced_memory()[0]
    live = [random_match(one.game, one.seats, one.rng, half) for _ in range(LIVE_GAMES)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(live) / 1024


def help_ratio() -> float:
    """CPU time of `dynasty --help`, as times of what importing typer and rich costs."""
    calls = (["-m", "dynasty", "--help"], ["-c", "import typer, rich"])
    pairs = [[cpu_seconds(call) for call in calls] for _ in range(STARTS)]
    told, bare = (median(column) for column in zip(*pairs, strict=True))
    return float(told / bare)


def first_page_seconds() -> float | None:
    """CPU time of a server's first page after its start, where a server is installed."""
    if find_spec("fastapi") is None:
        return None
    call = [sys.executable, "-m", "dynasty.cli.first_page"]
    done = subprocess.run(call, capture_output=True, text=True, check=True)
    return float(done.stdout)


def cpu_seconds(call: list[str]) -> float:
    """CPU time of a call of Python."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, *call], capture_output=True, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def import_seconds(name: str) -> float:
    """CPU time to load the game in a fresh process."""
    code = (
        "import time; t = time.process_time(); from dynasty import games;"
        f"games.load({name!r}); print(time.process_time() - t)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return float(done.stdout)


def is_compiled(game: Game[Any]) -> bool:
    """Do kernel and rules run as compiled modules?"""
    modules = [sys.modules[cls.__module__] for cls in (Game, type(game))]
    return all(not str(module.__file__).endswith(".py") for module in modules)
