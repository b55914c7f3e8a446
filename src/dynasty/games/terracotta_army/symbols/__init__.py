"""Symbols that only Terracotta Army needs."""

from typing import Final

from dynasty.drawing.scene import Symbol
from dynasty.games.terracotta_army.symbols.actions import ACTIONS
from dynasty.games.terracotta_army.symbols.seats_and_goods import MARKS
from dynasty.games.terracotta_army.symbols.statues import STATUES

ARMY_SYMBOLS: Final[tuple[Symbol, ...]] = (*MARKS, *STATUES, *ACTIONS)
