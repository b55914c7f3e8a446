"""`dataset`: every decision of many games, for those who learn from them."""

import time
from importlib.util import find_spec
from pathlib import Path

from dynasty.cli.arena import STOPPED, names
from dynasty.cli.errors import MissingExtra
from dynasty.cli.screen import Screen
from dynasty.lab.crew import Hands
from dynasty.lab.plan import few_or_chosen, known_bots
from dynasty.lab.runs import loaded
from dynasty.speech import words_of


def show_dataset(
    name: str,
    players: str,
    seats: str,
    number: int,
    seed: int,
    hands: Hands,
    options: dict[str, str],
    folder: Path,
    language: str,
) -> int:
    """The command `dataset`; the exit code."""
    if find_spec("pyarrow") is None:
        raise MissingExtra("extra-missing", module="pyarrow", extra="lab")
    from dynasty.lab.dataset import Plan, play_dataset

    game = loaded(name)
    counts, listed = few_or_chosen(seats, game, options), known_bots(names(players))
    actions = len(game.vocabulary.choices)
    plan = Plan(name, game.version, game.box.digest, actions, listed, counts, number, seed, options)
    screen = Screen(words_of(game, language))
    began = time.perf_counter()
    try:
        games, rows = play_dataset(plan, folder, hands, screen.say("arena-title"))
    except KeyboardInterrupt:
        screen.tell("arena-stopped", file=str(folder))
        return STOPPED
    seconds = time.perf_counter() - began
    rate = round(rows / max(seconds, 0.001))
    screen.tell("dataset-written", games=games, rows=rows, rate=rate, file=str(folder))
    return 0
