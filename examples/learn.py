"""A policy that learns by playing against itself: linear, softmax, in plain NumPy.

    python examples/learn.py [GAME] [GAMES]

It observes what its seat may know and what is legal, and nothing else. After each game the
choices of whoever won become more likely. Ten seconds of Xi'an are enough to beat chance.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from dynasty import gym

RATE = 0.02


class Policy:
    """How much each observed number speaks for each action."""

    def __init__(self, env: Any) -> None:
        table = env.table
        self.observers = table.observers
        size = len(self.observers[0].spread_names())
        self.scale = np.maximum(self.observers[0].spread(self.observers[0].high), 1)
        self.weights = np.zeros((size + 1, len(table.choices)), np.float32)
        self.dice = np.random.default_rng(1)

    def look(self, seat: int, observation: Any) -> Any:
        seen = self.observers[seat].spread(observation) / self.scale
        return np.append(np.minimum(seen, 1), 1).astype(np.float32)

    def chances(self, seen: Any, legal: Any) -> Any:
        wishes = seen @ self.weights[:, legal]
        wishes = np.exp(wishes - wishes.max())
        return wishes / wishes.sum()


def play(env: Any, policy: Policy, seed: int, learners: set[int]) -> tuple[list[Any], list[float]]:
    """One game; the seats that do not learn choose at random. What learners saw and did."""
    env.reset(seed=seed)
    made = []
    while env.table.asked >= 0:
        seat = env.table.asked
        seen = env.observe(env.agent_selection)
        legal = np.flatnonzero(seen["action_mask"])
        if seat in learners:
            looked = policy.look(seat, seen["observation"])
            chances = policy.chances(looked, legal)
            pick = int(policy.dice.choice(len(legal), p=chances))
            made.append((seat, looked, legal, chances, pick))
        else:
            pick = int(policy.dice.integers(len(legal)))
        env.step(int(legal[pick]))
    return made, [env.rewards[agent] for agent in env.possible_agents]


def learn(policy: Policy, made: list[Any], rewards: list[float]) -> None:
    """Each choice a little more or less likely, by what its seat was paid in the end."""
    for seat, looked, legal, chances, pick in made:
        towards = -chances
        towards[pick] += 1
        policy.weights[:, legal] += RATE * rewards[seat] * np.outer(looked, towards)


def main(name: str = "xian", games: int = 300, test: int = 60) -> float:
    """Learn from so many games; the share then won against a player who chooses at random."""
    env = gym.aec(name, seats=2)
    policy = Policy(env)
    for game in range(games):
        learn(policy, *play(env, policy, game, {0, 1}))
    won = 0
    for game in range(test):
        seat = game % 2
        _, rewards = play(env, policy, 1_000_000 + game, {seat})
        won += rewards[seat] > 0
    print(f"{name}: after {games} games against itself it wins {won} of {test} against chance")
    return won / test


if __name__ == "__main__":
    given = sys.argv[1:]
    main(*given[:1], *map(int, given[1:2]))
