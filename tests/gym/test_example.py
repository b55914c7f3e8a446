"""The example learns to beat chance, from what environments tell it and nothing else."""

import runpy
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn.py"


def test_the_policy_of_the_example_beats_chance() -> None:
    learn = runpy.run_path(str(EXAMPLE))["main"]
    assert learn("xian", games=200, test=30) > 0.7
