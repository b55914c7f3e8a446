"""Tables of every game, and random play at them."""

from __future__ import annotations

import random

import numpy as np
import pytest

from dynasty import games
from dynasty.gym.env_table import EnvTable

EVERY = [(name, seats) for name in games.SHELF for seats in games.load(name).seat_counts]


every = pytest.mark.parametrize(("name", "seats"), EVERY)


def play(table: EnvTable, choices: int, seed: int = 1) -> None:
    dice = random.Random(seed)
    for _ in range(choices):
        if table.asked >= 0:
            legal = np.flatnonzero(table.mask(table.asked))
            table.choose(table.asked, int(dice.choice(list(legal))))
