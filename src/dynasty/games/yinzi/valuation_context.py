"""What a valuation of Yínzi depends on: the turns left, and the value of copper at that time."""

from typing import Final

from dynasty.games.yinzi.names import ACTIONS_PHASE, BONUS_PHASE, FORTUNES, NOTHING
from dynasty.games.yinzi.rules.payments import rate
from dynasty.games.yinzi.state import YinziState

TURNS_PER_ROUND: Final = 6  # of a seat in a round
FULL_VALUE_TURNS: Final = 8.0  # turns; with this many left things have their full value
COPPER_VALUE: Final = 0.42  # while there is time to spend it


class ValuationContext:
    """What a seat's valuation depends on: its turns left, and the value of things at that time."""

    seat: int
    now: int  # turns of the seat to come in this round
    left: int  # turns of the seat to come in the game
    later: int  # rounds after this one
    time: float  # 1 while there is time to use things, 0 at the end
    copper: float
    hungry: bool | None  # will food be missing? None until computed

    def __init__(self, s: YinziState, seat: int) -> None:
        self.seat = seat
        self.later = s.box.rounds - s.round
        self.now = turns_this_round(s, seat)
        self.left = self.later * TURNS_PER_ROUND + self.now
        self.time = min(1.0, self.left / FULL_VALUE_TURNS)
        low = s.box.silver_points / rate(s)
        self.copper = low + max(0.0, COPPER_VALUE - low) * self.time
        self.hungry = None

    def fortunes(self, s: YinziState, fortune: int) -> int:
        """Return the number of rounds in which the seat can still play a card on this action."""
        at = self.seat * len(FORTUNES) + fortune
        now = s.phase <= BONUS_PHASE or (s.hand[self.seat] and s.played[at] == NOTHING)
        return self.later + bool(now)

    def works(self, s: YinziState, action: int) -> int:
        """Return the number of rounds in which the seat can still send workers to this action."""
        used = s.actions[self.seat] >> action & 1
        return self.later + (not used and self.now > 0)


def turns_this_round(s: YinziState, seat: int) -> int:
    """Return the number of turns that the seat still has in this round."""
    if s.phase <= BONUS_PHASE:
        return TURNS_PER_ROUND
    if s.phase != ACTIONS_PHASE:
        return 0
    at = seat * len(FORTUNES)
    groups = len(FORTUNES) - s.groups[at : at + len(FORTUNES)].count(0)
    return 2 * s.hand[seat].bit_count() + groups
