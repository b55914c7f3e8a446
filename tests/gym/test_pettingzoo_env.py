"""PettingZoo's own checks, and what they do not look at."""

from __future__ import annotations

import random
import warnings
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from dynasty import games, gym

every_game = pytest.mark.parametrize("name", games.SHELF)


def is_picture(value: Any) -> bool:
    return isinstance(value, str) and value.startswith("<svg")


@every_game
def test_the_api_is_as_pettingzoo_wants_it(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(gym.aec(name), num_cycles=120)


@every_game
def test_the_same_seed_is_the_same_game(name: str) -> None:
    seed_test(partial(gym.aec, name), num_cycles=30)


def test_boards_are_rendered() -> None:
    render_test(partial(gym.aec, "xian"), custom_tests={"svg": is_picture})


@pytest.mark.parametrize(("name", "seats"), [("xian", 4), ("tianxia", 3), ("terracotta_army", 1)])
def test_a_game_is_played_to_its_end_and_paid(name: str, seats: int) -> None:
    env, dice = gym.aec(name, seats=seats, reward="points"), random.Random(1)
    env.reset(seed=4)
    paid: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, ended, _, _ = env.last()
        paid[agent] = reward
        action = None if ended else int(dice.choice(list(np.flatnonzero(seen["action_mask"]))))
        env.step(action)
    sheets = env.table.game.scores(env.table.state)
    assert [paid[f"seat_{seat}"] for seat in range(seats)] == [
        sheet.total for sheet in sheets[:seats]
    ]


def test_who_answers_in_secret_tells_the_others_nothing() -> None:
    """Xi'an's first question is asked of all at once; what the first seals nobody observes."""
    seen = []
    for pick in (0, -1):
        env = gym.aec("xian", seats=2)
        env.reset(seed=9)
        assert env.agent_selection == "seat_0"
        while env.agent_selection == "seat_0":
            env.step(int(np.flatnonzero(env.observe("seat_0")["action_mask"])[pick]))
        seen.append(env.observe("seat_1")["observation"])
    assert (seen[0] == seen[1]).all()
