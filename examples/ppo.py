"""The same games for a deep learner: MaskablePPO of sb3-contrib against a bot.

    make lab && .venv/bin/pip install sb3-contrib
    python examples/ppo.py [GAME] [STEPS]

It brings PyTorch, which is large, so our tests do not run it. The environment is the one that
`gymnasium.make` gives, and `action_masks` is all that this learner asks of it beyond that.
Several tables play at once, each in a process of its own.
"""

from __future__ import annotations

import sys
from typing import Any

import gymnasium
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.vec_env import SubprocVecEnv

import dynasty.gym

TABLES = 4
GAMES = 200  # to see what was learnt


class Spread(gymnasium.ObservationWrapper[Any, Any, Any]):
    """A number from 0 to 1 for everything that the seat may know."""

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        super().__init__(env)
        table = env.get_wrapper_attr("table")
        self.observer = table.observers[env.get_wrapper_attr("seat")]
        self.scale = self.observer.spread(self.observer.high).clip(1).astype("float32")
        self.observation_space = spaces.Box(0, 1, self.scale.shape)

    def observation(self, observation: Any) -> Any:
        return (self.observer.spread(observation) / self.scale).clip(0, 1)


def table(game: str, opponent: str = "random") -> gymnasium.Env[Any, Any]:
    gymnasium.register_envs(dynasty.gym)
    return Spread(gymnasium.make(game, opponents=(opponent,), reward="win"))


def won(model: MaskablePPO, env: gymnasium.Env[Any, Any]) -> float:
    """How often the learner is first, in games that it has not learnt from."""
    wins = 0.0
    for seed in range(GAMES):
        seen, _ = env.reset(seed=10**6 + seed)
        ended = False
        while not ended:
            masks = env.get_wrapper_attr("action_masks")()
            action, _ = model.predict(seen, action_masks=masks, deterministic=True)
            seen, reward, ended, _, _ = env.step(int(action))
        wins += float(reward) > 0
    return wins / GAMES


def main(game: str = "dynasty/Xian-v1", steps: int = 200_000) -> None:
    tables = make_vec_env(lambda: table(game), TABLES, vec_env_cls=SubprocVecEnv)
    model = MaskablePPO("MlpPolicy", tables, n_steps=512, batch_size=512, verbose=1, seed=1)
    model.learn(steps)
    model.save("ppo")
    print(f"won {won(model, table(game)):.0%} of {GAMES} games against random")


if __name__ == "__main__":
    main(*sys.argv[1:2], *map(int, sys.argv[2:3]))
