"""Sweeps of the template game."""

from pathlib import Path

from dynasty import games
from dynasty.lab.component_grid import parse_variations, write_settings
from dynasty.lab.sweep import Sweep, SweepPlan, play_sweep
from dynasty.lab.task_pool import Backend

TEA = games.load(games.TEMPLATE_GAME)


def plan(number: int = 6, seats: tuple[int, ...] = (2,), whole: bool = True) -> SweepPlan:
    digest = TEA.box.digest
    return SweepPlan(
        TEA.name, TEA.version, digest, ("greedy", "random"), seats, number, 1, {}, whole
    )


def swept(folder: Path, *texts: str) -> Sweep:
    found = parse_variations(TEA, texts)
    return play_sweep(plan(), found, write_settings(found, folder), folder, Backend(), "")
