"""What docs/reference/environments.md shows, to be run."""

import gymnasium

import dynasty.gym

gymnasium.register_envs(dynasty.gym)
env = gymnasium.make("dynasty/Yinzi-v1", opponents=("scholar",), seat=0)
seen, info = env.reset(seed=1)
seen, reward, ended, cut, info = env.step(int(info["action_mask"].argmax()))
