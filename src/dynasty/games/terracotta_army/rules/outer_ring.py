"""The outer ring: readying a weapon, hiring a specialist; or nothing (T-5.3)."""

from typing import Final

from dynasty.games.terracotta_army.names import (
    ACTIONS,
    FIRST_READY,
    RING_ACTIONS,
    SPECIALIST,
    WEAPONS,
)
from dynasty.games.terracotta_army.rules.inner_ring import PERFORM, SKIP, action_details
from dynasty.games.terracotta_army.rules.specialists import (
    HIRE_SPECIALIST,
    hiring_refusal,
    lacks,
    offered_prices,
)
from dynasty.games.terracotta_army.rules.wheel import outer_action
from dynasty.games.terracotta_army.state import ArmyState
from dynasty.kernel import Choice, Refusal, Step, Values

ALREADY_ACTIVE: Final = Refusal("T-1.7", "already-active")


def outer_refusal(s: ArmyState, seat: int, segment: int) -> Refusal | None:
    """[T-5.3] Return why the outer action of this segment cannot be performed."""
    action = outer_action(s, segment)
    if action == SPECIALIST:
        return hiring_refusal(s, seat)
    return ALREADY_ACTIVE if s.weapons[seat] >> (action - FIRST_READY) & 1 else None


class OuterAction(Step[ArmyState]):
    """[T-5.3] Perform the outer action, or skip it; there are no goods instead."""

    rule = "T-5.3"
    prompt = "ask-outer"
    offers = (PERFORM[2], SKIP[2])
    endings = (SKIP[2],)

    def choices(self, s: ArmyState, seat: int, arg: int) -> list[Choice]:
        return [SKIP[2]] if outer_refusal(s, seat, arg) else [PERFORM[2], SKIP[2]]

    def refusal(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        return outer_refusal(s, seat, arg) if choice is PERFORM[2] else None

    def take(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> None:
        action = outer_action(s, arg)
        if choice is SKIP[2]:
            tell_skipped(s, seat, arg)
        elif action == SPECIALIST:
            s.then(HIRE_SPECIALIST, seat)
        else:
            weapon = action - FIRST_READY
            s.weapons[seat] |= 1 << weapon
            s.tell("weapon_readied", "T-1.7", seat, weapon=WEAPONS[weapon])

    def details(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> Values:
        action = outer_action(s, arg)
        offered = offered_prices(s, seat) if action == SPECIALIST else {}
        return action_details(ACTIONS[action], **offered)

    def gives_up(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> str:
        return "" if outer_action(s, arg) == SPECIALIST else "forgo-weapon"

    def because(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> Values:
        action = outer_action(s, arg)
        return lacks(s, seat) if action == SPECIALIST else {"weapon": WEAPONS[action - FIRST_READY]}


def tell_skipped(s: ArmyState, seat: int, segment: int) -> None:
    """[T-5.3] Tell that nothing is done on the outer ring, by choice or because nothing can be."""
    action = outer_action(s, segment)
    if s.events is None or outer_refusal(s, seat, segment) is None:
        s.tell("action_skipped", "T-5.3", seat, ring=RING_ACTIONS[2])
    elif action == SPECIALIST:
        s.tell("nothing_to_hire", "T-7.1", seat, **lacks(s, seat))
    else:
        s.tell("already_active", "T-1.7", seat, weapon=WEAPONS[action - FIRST_READY])


OUTER_ACTION: Final = OuterAction()
