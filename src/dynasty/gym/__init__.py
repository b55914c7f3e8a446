"""Standard environments: every game of the shelf for PettingZoo, Gymnasium and OpenSpiel.

OpenSpiel's games are known once `dynasty.gym.spiel` is imported.
"""

from dynasty.gym.single import register_all as register
from dynasty.gym.zoo import DynastyAEC as aec  # noqa: N813 (it is called as a function)

__all__ = ["aec", "register"]
