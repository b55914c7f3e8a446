"""A small plan whose balance is measured."""

from dynasty import games
from dynasty.lab.balance import BalancePlan

TEA = games.load(games.TEMPLATE_GAME)
PLAN = BalancePlan(
    TEA.name, TEA.version, TEA.box.digest, {"scholar": (2, 3)}, {"scholar": 12}, 1, {}
)
