"""What docs/reference/environments.md shows, to be run."""

from dynasty import gym

env = gym.aec("tianxia", seats=3, reward="margin")
env.reset(seed=1)
for agent in env.agent_iter():
    seen, reward, ended, cut, info = env.last()
    action = None if ended else env.action_space(agent).sample(seen["action_mask"])
    env.step(action)
