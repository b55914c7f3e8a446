"""Advice on the Tea House: the value of a position, and how good each choice looks."""

from typing import Final

from dynasty.games._template.rules.day import CHOOSE_HOUR
from dynasty.games._template.rules.final_scoring import favourite_points
from dynasty.games._template.rules.serving import CALL, PICK
from dynasty.games._template.rules.setup import SET_ASIDE
from dynasty.games._template.state import TeaState
from dynasty.kernel import Choice, Decision

LEAF_VALUE_COINS: Final = 1.2  # average worth of a leaf in coins


def value_parts(s: TeaState, seat: int) -> dict[str, float]:
    """Return the value of a seat's position by part: coins, favourites, and unused leaves."""
    left = (s.days - s.day + 1) / s.days
    return {
        "coins": s.coins[seat],
        "favourites": favourite_points(s, seat),
        "leaves": LEAF_VALUE_COINS * left * s.leaves[seat],
    }


def progress(s: TeaState) -> float:
    """Return the share of the game already played, by days."""
    return max(0, s.day - 1) / s.days


def choice_priors(s: TeaState, decision: Decision) -> list[float]:
    """Return what each choice gains at once, in coins."""
    return [choice_value(s, decision, choice) for choice in decision.choices]


def choice_value(s: TeaState, decision: Decision, choice: Choice) -> float:
    if decision.step is CHOOSE_HOUR:
        return LEAF_VALUE_COINS * s.box.hour_leaves[choice.at]
    gain = s.box.tip[choice.at] - LEAF_VALUE_COINS * s.box.thirst[choice.at]
    if decision.step is SET_ASIDE:
        return -gain
    if choice is PICK:
        return LEAF_VALUE_COINS * s.box.picked_leaves
    if choice is CALL:
        return -LEAF_VALUE_COINS * s.box.crier_leaves
    return gain + s.box.favourite_coins * (s.favourites[decision.seat] >> choice.at & 1)
