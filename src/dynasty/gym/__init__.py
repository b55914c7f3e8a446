"""Standard environments: every game of the shelf for PettingZoo, Gymnasium and OpenSpiel.

Importing the package registers the games with Gymnasium and OpenSpiel.
"""

from dynasty.gym import gymnasium_env, openspiel_game
from dynasty.gym.pettingzoo_env import DynastyAEC as aec  # noqa: N813 (it is called as a function)

__all__ = ["aec"]

gymnasium_env.register_all()
openspiel_game.register_all()
