"""Gymnasium's own checks, registered names, and bots as opponents."""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from dynasty import games
from dynasty.gym.gymnasium_env import env_id, register_all
from dynasty.kernel import WrongSeats


def opponents(name: str) -> tuple[str, ...]:
    return ("random",) * (games.load(name).usual_seats - 1)


@pytest.mark.parametrize("name", games.SHELF)
@pytest.mark.filterwarnings("ignore")
def test_the_environment_is_as_gymnasium_wants_it(name: str) -> None:
    env = gymnasium.make(env_id(name), opponents=opponents(name))
    check_env(env.unwrapped, skip_render_check=True)


def test_names_follow_the_version_of_the_rules() -> None:
    assert env_id("terracotta_army") == "dynasty/TerracottaArmy-v1"
    register_all()  # once more changes nothing


@pytest.mark.parametrize("seat", [0, 1])
def test_a_learner_plays_a_whole_game_against_bots(seat: int) -> None:
    env: Any = gymnasium.make("dynasty/Yinzi-v1", opponents=("greedy",), seat=seat, reward="margin")
    _, info = env.reset(seed=3)
    dice, over, reward = random.Random(3), False, 0.0
    while not over:
        legal = np.flatnonzero(info["action_mask"])
        assert len(legal) > 1
        _, reward, over, _, info = env.step(int(dice.choice(list(legal))))
    assert reward < 0  # random play loses to greedy


def test_an_illegal_action_changes_nothing_and_names_its_rule() -> None:
    env: Any = gymnasium.make("dynasty/Xian-v1", opponents=("random",)).unwrapped
    seen, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    after, reward, over, _, told = env.step(illegal)
    assert (after == seen).all()
    assert (reward, over) == (-1.0, False)
    assert told["refusal"].startswith("X-")


def test_alone_against_the_automated_opponent() -> None:
    env: Any = gymnasium.make("dynasty/TerracottaArmy-v1", opponents=()).unwrapped
    assert env.table.seats == 1
    env.reset(seed=1)
    assert env.action_masks().sum() > 1


def test_environments_run_side_by_side() -> None:
    made = gymnasium.make_vec("dynasty/Xian-v1", num_envs=2, opponents=("random",))
    seen, info = made.reset(seed=1)
    assert len(seen) == 2
    made.step(np.array([np.flatnonzero(mask)[0] for mask in info["action_mask"]]))
    made.close()


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(WrongSeats, match="last 1, given 2"):
        gymnasium.make("dynasty/Xian-v1", seat=2)
