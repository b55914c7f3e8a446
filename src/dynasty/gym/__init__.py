"""Standard environments: every game of the shelf for PettingZoo, Gymnasium and OpenSpiel.

Importing it makes the games known to Gymnasium and OpenSpiel by their names.
"""

from dynasty.gym import single, spiel
from dynasty.gym.zoo import DynastyAEC as aec  # noqa: N813 (it is called as a function)

__all__ = ["aec"]

single.register_all()
spiel.register_all()
