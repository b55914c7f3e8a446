"""The inner ring: goods, warriors, soaking, upgrading; or something instead (T-5)."""

from typing import Final

from dynasty.games.terracotta_army.names import (
    ACTIONS,
    COIN,
    RESOURCES,
    RING_ACTIONS,
    SEGMENTS,
    SOAK,
    SPECIALISTS,
    UPGRADE,
)
from dynasty.games.terracotta_army.rules.stock_and_score import goods, workers
from dynasty.games.terracotta_army.rules.warriors import BY_ACTION, CHOOSE_WARRIOR, warrior_refusal
from dynasty.games.terracotta_army.rules.wheel import inner_action
from dynasty.games.terracotta_army.state import ArmyState
from dynasty.kernel import Choice, Refusal, Step, Values, choices

PERFORM: Final = choices("perform", RING_ACTIONS)
SKIP: Final = choices("skip", RING_ACTIONS)
TAKE: Final = choices("take", RESOURCES)

FORGO_GOODS: Final = "forgo-goods"  # instead of nothing there is always something to take

NOTHING_TO_SOAK: Final = Refusal("T-5.5", "nothing-to-soak")
IS_ARTISAN: Final = Refusal("T-5.6", "is-artisan")
NO_ARTISAN_LEFT: Final = Refusal("T-1.5", "no-artisan-left")


def inner_refusal(s: ArmyState, seat: int, segment: int) -> Refusal | None:
    """[T-5.2] Return why the inner action here cannot be performed; it must have an effect."""
    action = inner_action(s, segment)
    cost = s.box.action_cost[action]
    if cost:
        return warrior_refusal(s, seat, cost)
    if action == SOAK:
        return None if s.dry[seat] else NOTHING_TO_SOAK
    if action == UPGRADE:
        if s.artisans[seat] >> segment & 1:
            return IS_ARTISAN
        return None if s.upgraded[seat] < workers(s) else NO_ARTISAN_LEFT
    return None


def perform_inner(s: ArmyState, seat: int, segment: int) -> None:
    """[T-5.1] [T-5.4] Carry out the inner action of this segment once."""
    action = inner_action(s, segment)
    if s.box.action_cost[action]:
        s.then(CHOOSE_WARRIOR, seat, segment * 2 + BY_ACTION)
    elif action == SOAK:
        soak(s, seat)
    elif action == UPGRADE:
        upgrade(s, seat, segment, "T-5.6")
    else:
        gain_goods(s, seat, action, "T-5.2")


def gain_goods(s: ArmyState, seat: int, action: int, rule: str) -> None:
    """[T-1.4] [T-5.2] Give coins or wet clay as the space shows."""
    coins, clay = s.box.action_coins[action], s.box.action_clay[action]
    s.coins[seat] += coins
    s.wet[seat] += clay
    s.tell("goods_gained", rule, seat, gain=goods(coins, clay))


def soak(s: ArmyState, seat: int) -> None:
    """[T-5.5] Turn all dry clay of the seat into wet clay."""
    clay = s.dry[seat]
    s.wet[seat] += clay
    s.dry[seat] = 0
    s.tell("clay_soaked", "T-5.5", seat, count=clay)


def upgrade(s: ArmyState, seat: int, segment: int, rule: str) -> None:
    """[T-5.6] Replace the craftsman, who leaves the game, by an artisan."""
    s.craftsmen[seat] ^= 1 << segment
    s.artisans[seat] |= 1 << segment
    s.upgraded[seat] += 1
    s.tell("worker_upgraded", rule, seat, segment=SEGMENTS[segment])


def take_instead(s: ArmyState, seat: int, resource: int) -> None:
    """[T-5.2] Give one coin or one wet clay instead of the action."""
    count = s.box.substitute
    if resource == COIN:
        s.coins[seat] += count
    else:
        s.wet[seat] += count
    s.tell("took_instead", "T-5.2", seat, gain=(RESOURCES[resource],) * count)


def substitute_details(s: ArmyState, choice: Choice) -> Values:
    """Return what is taken instead of a ring action, without points."""
    count = s.box.substitute
    return {"gain": (choice.noun,) * count, "count": count, "vp": 0}


def action_details(action: str, **more: int | str) -> Values:
    """Return a ring action with the clay it would soak, what else it gives, or its hiring price."""
    nothing = dict.fromkeys(("soaked", "clay", "vp", *SPECIALISTS), 0)
    return {"action": action, **nothing, **more}


def clay_numbers(s: ArmyState, seat: int, segment: int) -> Values:
    """Return the wet clay that the inner action needs, and the wet and dry clay of the seat."""
    need = s.box.action_cost[inner_action(s, segment)]
    return {"need": need, "have": s.wet[seat], "dry": s.dry[seat]}


class InnerAction(Step[ArmyState]):
    """[T-5.2] Perform the inner action, take clay or a coin instead, or nothing."""

    rule = "T-5.2"
    prompt = "ask-inner"
    offers = (PERFORM[0], *TAKE, SKIP[0])
    endings = (SKIP[0],)
    others = (*TAKE, SKIP[0])

    def choices(self, s: ArmyState, seat: int, arg: int) -> list[Choice]:
        if inner_refusal(s, seat, arg) is None:
            return [PERFORM[0], *self.others]
        return [*self.others]

    def refusal(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        return inner_refusal(s, seat, arg) if choice is PERFORM[0] else None

    def take(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> None:
        if choice is PERFORM[0]:
            perform_inner(s, seat, arg)
        elif choice is SKIP[0]:
            s.tell("action_skipped", "T-5.2", seat, ring=RING_ACTIONS[0])
        else:
            take_instead(s, seat, choice.at)

    def details(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> Values:
        if choice.verb == "take":
            return substitute_details(s, choice)
        action = inner_action(s, arg)
        return action_details(ACTIONS[action], soaked=s.dry[seat] if action == SOAK else 0)

    def gives_up(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> str:
        return FORGO_GOODS

    def question(self, s: ArmyState, seat: int, arg: int) -> str:
        return "ask-inner-instead" if inner_refusal(s, seat, arg) else self.prompt

    def because(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> Values:
        return clay_numbers(s, seat, arg)


INNER_ACTION: Final = InnerAction()
