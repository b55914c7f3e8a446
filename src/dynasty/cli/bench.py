"""The command `bench`: measure the speed of every game against random chess in the same run."""

import sys
from statistics import median
from typing import Any, Final

from dynasty import DISTRIBUTION, games
from dynasty.cli.bench_chess import Yardstick
from dynasty.cli.bench_measure import (
    SLICE_SECONDS,
    GameSample,
    first_page_seconds,
    help_ratio,
    import_seconds,
    is_compiled,
    make_sample,
    match_kilobytes,
    measure_slice,
)
from dynasty.cli.screen import Screen, print_json
from dynasty.text import Translator

TIMED_OPERATIONS: Final = ("iterations", "fewest", "clone", "dump", "load", "replay")
ROW_FIELDS: Final = {  # text key: field of the data
    "decisions": "decisions_per_second",
    "games": "games_per_second",
    "iterations": "search_iterations_per_second",
    "fewest": "search_iterations_with_fewest",
    "steps": "environment_steps_per_second",
    "steps-share": "environment_ratio",
    "clone": "clone_microseconds",
    "share": "clone_per_decision",
    "dump": "dump_microseconds",
    "load": "load_microseconds",
    "replay": "replay_milliseconds",
    "memory": "memory_kilobytes",
    "import": "import_milliseconds",
}


def run_bench(seconds: float, as_json: bool, language: str) -> None:
    """Measure the speed of every game and print it."""
    yardstick = Yardstick()
    try:
        samples = [make_sample(games.load(name)) for name in games.SHELF]
        for _ in range(max(3, round(seconds / SLICE_SECONDS))):
            for one in samples:
                plies = yardstick.measure(SLICE_SECONDS)
                measure_slice(one)
                if plies is not None:
                    one.note("ratio", one.rates["decisions"][-1] / plies)
    finally:
        yardstick.close()
    usual = median(yardstick.rates) if yardstick.rates else None
    page = first_page_seconds()
    data = {
        "yardstick": None if usual is None else round(usual),
        "python": sys.version.split()[0],
        "help_ratio": round(help_ratio(), 2),
        "first_page_seconds": page and round(page, 3),
        "games": {one.game.name: benchmark_data(one, usual) for one in samples},
    }
    if as_json:
        print_json(data)
    else:
        print_benchmark(Screen(Translator(language)), data)


def benchmark_data(one: GameSample, plies: float | None) -> dict[str, Any]:
    """Return the measurements of one game as JSON data; times also as multiples of a chess ply."""
    rate = one.middle("decisions")
    times = {name: one.middle(name) for name in TIMED_OPERATIONS}
    times["import"] = import_seconds(one.game.name)
    steps = one.middle("steps") if one.environment is not None else None
    in_plies = None if plies is None else {k: round(t * plies, 3) for k, t in times.items()}
    return {
        "seats": one.seats,
        "decisions_per_second": round(rate),
        "games_per_second": round(one.middle("games"), 1),
        "search_iterations_per_second": round(1 / times["iterations"]),
        "search_iterations_with_fewest": round(1 / times["fewest"]),
        "ratio": None if plies is None else round(one.middle("ratio"), 2),
        "compiled": is_compiled(one.game),
        "environment_steps_per_second": steps and round(steps),
        "environment_ratio": steps and round(steps / rate, 3),
        "clone_microseconds": round(times["clone"] * 1e6, 2),
        "clone_per_decision": round(times["clone"] * rate, 3),
        "dump_microseconds": round(times["dump"] * 1e6, 1),
        "load_microseconds": round(times["load"] * 1e6, 1),
        "replay_milliseconds": round(times["replay"] * 1e3, 2),
        "replay_choices": len(one.match.moves),
        "memory_kilobytes": round(match_kilobytes(one), 1),
        "import_milliseconds": round(times["import"] * 1e3, 1),
        "in_plies": in_plies,
    }


def print_benchmark(screen: Screen, data: dict[str, Any]) -> None:
    """Print the measurements as tables."""
    plies = data["yardstick"]
    if plies is None:
        screen.tell("bench-no-yardstick", package=DISTRIBUTION)
    else:
        screen.tell("bench-yardstick", plies=plies)
    screen.tell("bench-help", ratio=data["help_ratio"])
    if data["first_page_seconds"] is not None:
        screen.tell("bench-page", seconds=data["first_page_seconds"])
    heads = [screen.say(f"bench-{head}") for head in ("what", "value", "plies")]
    for name, found in data["games"].items():
        compiled = int(found["compiled"])
        screen.heading(screen.say("bench-game", game=name, seats=found["seats"], compiled=compiled))
        beside = {"decisions": found["ratio"], **(found["in_plies"] or {})}
        rows = [
            [
                screen.say(f"bench-{key}"),
                screen.say("number", n=found[field]) if found[field] is not None else "",
                screen.say("number", n=beside[key]) if beside.get(key) is not None else "",
            ]
            for key, field in ROW_FIELDS.items()
        ]
        screen.table(heads, rows, numbers=2)
