"""The command `dataset`: write every decision of many games to files, for machine learning."""

import time
from importlib.util import find_spec
from pathlib import Path

from dynasty.cli.arena import INTERRUPTED_EXIT_CODE, split_names
from dynasty.cli.errors import MissingExtra
from dynasty.cli.screen import Screen
from dynasty.lab.arena_plan import checked_bots, seat_counts_or_fewest
from dynasty.lab.parallel import load_game
from dynasty.lab.task_pool import Backend
from dynasty.localization import translator_for


def run_dataset(
    name: str,
    players: str,
    seats: str,
    number: int,
    seed: int,
    hands: Backend,
    options: dict[str, str],
    folder: Path,
    language: str,
) -> int:
    """Let bots play many games and write every decision to files; return the exit code."""
    if find_spec("pyarrow") is None:
        raise MissingExtra("pyarrow", "lab")
    from dynasty.lab.dataset import DatasetPlan, play_dataset

    game = load_game(name)
    counts, listed = seat_counts_or_fewest(seats, game, options), checked_bots(split_names(players))
    actions = len(game.vocabulary.choices)
    plan = DatasetPlan(
        name, game.version, game.box.digest, actions, listed, counts, number, seed, options
    )
    screen = Screen(translator_for(game, language))
    began = time.perf_counter()
    try:
        games, rows = play_dataset(plan, folder, hands, screen.say("arena-title"))
    except KeyboardInterrupt:
        screen.tell("arena-stopped", file=str(folder))
        return INTERRUPTED_EXIT_CODE
    seconds = time.perf_counter() - began
    rate = round(rows / max(seconds, 0.001))
    screen.tell("dataset-written", games=games, rows=rows, rate=rate, file=str(folder))
    return 0
