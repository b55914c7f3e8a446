"""How a test plays an environment."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np

from dynasty import gym
from dynasty.gym.gymnasium_env import DynastyEnv


class Aec:
    """How a test plays a PettingZoo environment."""

    def __init__(self, name: str, seats: int) -> None:
        self.name, self.seats = name, seats

    def made(self) -> Any:
        env = gym.aec(self.name, seats=self.seats, reward="margin")
        env.reset(seed=5)
        return env

    @staticmethod
    def seen(env: Any) -> tuple[Any, ...]:
        """All that anybody can ask of it."""
        shown = {agent: env.observe(agent) for agent in env.possible_agents}
        plain = [
            (each["observation"].tolist(), each["action_mask"].tolist()) for each in shown.values()
        ]
        paid = (env.rewards, env.terminations, env.truncations, env._cumulative_rewards)
        return plain, copy.deepcopy(paid), env.agents[:], env.agent_selection

    @staticmethod
    def play(env: Any, pick: int) -> None:
        if env.agents and not env.terminations[env.agent_selection]:
            legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
            env.step(int(legal[pick % len(legal)]))


class Single:
    """How a test plays a Gymnasium environment."""

    def __init__(self, name: str, seats: int) -> None:
        self.name, self.seats = name, seats

    def made(self) -> Any:
        opponents = ("greedy", "random", "default")[: self.seats - 1]
        env = DynastyEnv(self.name, opponents, reward="points")
        env.reset(seed=5)
        return env

    @staticmethod
    def seen(env: Any) -> tuple[Any, ...]:
        observed = env.table.observe(env.seat).tolist()
        return observed, env.action_masks().tolist(), env.table.game.dump(env.table.state)

    @staticmethod
    def play(env: Any, pick: int) -> None:
        legal = np.flatnonzero(env.action_masks())
        if len(legal):
            env.step(int(legal[pick % len(legal)]))
