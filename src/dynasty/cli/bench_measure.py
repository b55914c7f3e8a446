"""The measurements of `bench`: speed in slices of CPU time, memory, and start-up times."""

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
from dynasty.bots.mcts import SearchTree
from dynasty.kernel import Game, Match, SeatEntry, State

SLICE_SECONDS: Final = 0.25  # CPU seconds of a game, then of the yardstick
MEASURED_MATCHES: Final = 8  # matches whose memory is measured
PROGRAM_STARTS: Final = 9  # of the program, for a median


@dataclass
class GameSample:
    """A game being measured, with the rates of each slice by name."""

    game: Game[Any]
    seats: int
    rng: random.Random
    match: Match
    fewest: Match  # a match with the fewest players
    environment: Callable[[float], float] | None = None  # CPU seconds -> steps per second
    rates: dict[str, list[float]] = field(default_factory=dict)

    def note(self, name: str, value: float) -> None:
        self.rates.setdefault(name, []).append(value)

    def middle(self, name: str) -> float:
        return median(self.rates[name])


def make_sample(game: Game[Any]) -> GameSample:
    """Return a game with most players, and random matches to clone, search, dump and replay."""
    seats, rng = game.seat_counts[-1], random.Random(1)
    match = random_match(game, seats, rng, game.bound)
    fewest = random_match(game, game.seat_counts[0], rng, game.bound)
    return GameSample(game, seats, rng, match, fewest, environment_timer(game.name, seats))


def environment_timer(name: str, seats: int) -> Callable[[float], float] | None:
    """Return a function that measures the game's gym environment; None if not installed."""
    if find_spec("pettingzoo") is None:
        return None
    pace: Callable[[str, int, float], float] = import_module(
        "dynasty.gym.benchmark"
    ).steps_per_second
    return partial(pace, name, seats)


def random_match(game: Game[Any], seats: int, rng: random.Random, most: int) -> Match:
    """Return a match played at random, to its end or for at most `most` choices."""
    match = Match(game, tuple(SeatEntry("", "random") for _ in range(seats)), 1)
    while match.state.decisions and len(match.moves) < most:
        decision = match.state.decisions[0]
        match.choose(decision.seat, str(random_element(decision.choices, rng)))
    return match


def random_element(some: list[Any], rng: random.Random) -> Any:
    """Return a random element, chosen in the same way as in bench/yardstick.py."""
    return some[int(rng.random() * len(some))]


def measure_slice(one: GameSample) -> None:
    """Measure everything for one slice of CPU time."""
    decisions, played, took = random_play_counts(one, SLICE_SECONDS)
    one.note("decisions", decisions / took)
    one.note("games", played / took)
    game, s = one.game, halfway_state(one.game, one.match)
    text = json.dumps(game.dump(s))
    one.note("clone", seconds_per_call(s.clone))
    one.note("iterations", seconds_per_call(make_search_iteration(game, s), SLICE_SECONDS))
    one.note(
        "fewest",
        seconds_per_call(
            make_search_iteration(game, halfway_state(game, one.fewest)), SLICE_SECONDS
        ),
    )
    one.note("dump", seconds_per_call(lambda: json.dumps(game.dump(s))))
    one.note("load", seconds_per_call(lambda: game.load(json.loads(text))))
    if one.environment is not None:
        one.note("steps", one.environment(SLICE_SECONDS))
    record = one.match.record()
    one.note("replay", seconds_per_call(lambda: Match.of_record(game, record)))


def random_play_counts(one: GameSample, budget: float) -> tuple[int, int, float]:
    """Return decisions made, games finished and seconds used in a budget of CPU seconds.

    The kernel makes forced choices itself: every decision here has at least two options.
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


def halfway_state(game: Game[Any], match: Match) -> State:
    """Return the state after half of the match's moves."""
    moves = match.moves
    s: State = game.start(len(match.seats), match.seed)
    for move in moves[: len(moves) // 2]:
        game.apply(s, move.seat, game.vocabulary.read(move.choice))
    return s


def make_search_iteration(game: Game[Any], s: State) -> Callable[[], None]:
    """Return a function that does one iteration of a master bot's search from a state."""
    seat = s.decisions[0].seat
    tree = SearchTree(game, seat, game.level(bots.STRONGEST_BOT).turns)
    numbers = count()
    return lambda: tree.iterate(game.imagine(s, seat, next(numbers)))


def seconds_per_call(work: Callable[[], object], budget: float = 0.02) -> float:
    """Return the CPU seconds of one call; calls are timed in growing groups, as timers are slow."""
    count, more, began, took = 0, 1, time.process_time(), 0.0
    while took < budget:
        for _ in range(more):
            work()
        count, more = count + more, 2 * more
        took = time.process_time() - began
    return took / count


def match_kilobytes(one: GameSample) -> float:
    """Return the memory of a match in mid-game: state, record and log."""
    tracemalloc.start()
    half = len(one.match.moves) // 2
    before = tracemalloc.get_traced_memory()[0]
    live = [random_match(one.game, one.seats, one.rng, half) for _ in range(MEASURED_MATCHES)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(live) / 1024


def help_ratio() -> float:
    """Return the CPU time of `dynasty --help`, divided by that of importing typer and rich."""
    calls = (["-m", "dynasty", "--help"], ["-c", "import typer, rich"])
    pairs = [[cpu_seconds(call) for call in calls] for _ in range(PROGRAM_STARTS)]
    told, bare = (median(column) for column in zip(*pairs, strict=True))
    return float(told / bare)


def first_page_seconds() -> float | None:
    """Return the CPU seconds of a server's first page; None if the extra is not installed."""
    if find_spec("fastapi") is None:
        return None
    call = [sys.executable, "-m", "dynasty.cli.bench_first_page"]
    done = subprocess.run(call, capture_output=True, text=True, check=True)
    return float(done.stdout)


def cpu_seconds(call: list[str]) -> float:
    """Return the CPU seconds of a Python process with these arguments."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, *call], capture_output=True, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def import_seconds(name: str) -> float:
    """Return the CPU seconds to load the game in a fresh process."""
    code = (
        "import time; t = time.process_time(); from dynasty import games;"
        f"games.load({name!r}); print(time.process_time() - t)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return float(done.stdout)


def is_compiled(game: Game[Any]) -> bool:
    """Return whether kernel and rules are compiled."""
    modules = [sys.modules[cls.__module__] for cls in (Game, type(game))]
    return all(not str(module.__file__).endswith(".py") for module in modules)
