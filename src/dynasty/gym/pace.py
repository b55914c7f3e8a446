"""How fast an environment is: random steps, with observation and mask, as a learner makes them."""

from __future__ import annotations

import random
import time
from functools import cache

from dynasty.gym.zoo import DynastyAEC

environment = cache(DynastyAEC)


def steps_per_second(name: str, seats: int, budget: float) -> float:
    """Steps per CPU second, in about so many of them."""
    env, dice, steps = environment(name, seats), random.Random(1), 0
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
