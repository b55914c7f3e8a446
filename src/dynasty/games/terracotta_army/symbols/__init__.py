"""Symbols that only Terracotta Army needs."""

from typing import Final

from dynasty.drawing.scene import Symbol
from dynasty.games.terracotta_army.symbols.actions import ACTIONS
from dynasty.games.terracotta_army.symbols.marks import CHIPS, LI_SI_CHIP, MARKS
from dynasty.games.terracotta_army.symbols.statues import STATUES

ARMY_SYMBOLS: Final[tuple[Symbol, ...]] = (*CHIPS, *MARKS, *STATUES, *ACTIONS)
SOLO_SYMBOLS: Final[tuple[Symbol, ...]] = (CHIPS[0], LI_SI_CHIP, *MARKS, *STATUES, *ACTIONS)
