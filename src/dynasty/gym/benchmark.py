"""A benchmark of environments: random steps with observation and mask, as a learner makes them."""

from __future__ import annotations

import random
import time
from functools import cache

from dynasty.gym.pettingzoo_env import DynastyAEC

cached_environment = cache(DynastyAEC)


def steps_per_second(name: str, seats: int, budget: float) -> float:
    """Return steps per CPU second, measured for about `budget` seconds."""
    env, dice, steps = cached_environment(name, seats), random.Random(1), 0
    began, took = time.process_time(), 0.0
    while took < budget:
        env.reset(seed=steps)
        while env.table.asked >= 0:
            seen = env.observe(env.agent_selection)
            legal = seen["action_mask"].view(bool).nonzero()[0]
            env.step(legal[int(dice.random() * len(legal))])
            steps += 1
        took = time.process_time() - began
    return steps / took
