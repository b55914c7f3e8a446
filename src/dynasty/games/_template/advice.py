"""Advice on the Tea House: how well a seat stands, and what a good player is inclined to do."""

from typing import Final

from dynasty.games._template.rules.day import CHOOSE_HOUR
from dynasty.games._template.rules.ending import favourite_points
from dynasty.games._template.rules.serving import CALL, PICK
from dynasty.games._template.rules.setup import SET_ASIDE
from dynasty.games._template.state import TeaState
from dynasty.kernel import Choice, Decision

LEAF: Final = 1.2  # coins that a leaf brings on average


def appraise(s: TeaState, seat: int) -> dict[str, float]:
    """Coins, and what leaves are worth while there are turns left."""
    left = (s.days - s.day + 1) / s.days
    return {
        "coins": s.coins[seat],
        "favourites": favourite_points(s, seat),
        "leaves": LEAF * left * s.leaves[seat],
    }


def progress(s: TeaState) -> float:
    """How much of the game is played, by days."""
    return max(0, s.day - 1) / s.days


def incline(s: TeaState, decision: Decision) -> list[float]:
    """What each choice gains at once, in coins."""
    return [worth(s, decision, choice) for choice in decision.choices]


def worth(s: TeaState, decision: Decision, choice: Choice) -> float:
    if decision.step is CHOOSE_HOUR:
        return LEAF * s.box.hour_leaves[choice.at]
    gain = s.box.tip[choice.at] - LEAF * s.box.thirst[choice.at]
    if decision.step is SET_ASIDE:
        return -gain
    if choice is PICK:
        return LEAF * s.box.picked_leaves
    if choice is CALL:
        return -LEAF * s.box.crier_leaves
    return gain + s.box.favourite_coins * (s.favourites[decision.seat] >> choice.at & 1)
