"""The middle ring: goods, priority tokens, masters; or something instead (T-5, T-8)."""

from typing import Final

from dynasty.games.terracotta_army.names import (
    ACTIONS,
    FIRST_MASTER,
    MASTERS,
    PRIORITY,
    PRIORITY_TOKENS,
    RESOURCES,
    RING_ACTIONS,
)
from dynasty.games.terracotta_army.rules.inner_ring import (
    FORGO_GOODS,
    PERFORM,
    SKIP,
    TAKE,
    action_details,
    gain_goods,
    substitute_details,
    take_instead,
)
from dynasty.games.terracotta_army.rules.masters import (
    BUY,
    CHOOSE_TOKEN,
    OTHER_MASTER,
    USE,
    buy_refusal,
    master_details,
    numbers,
    use_master,
    use_refusal,
)
from dynasty.games.terracotta_army.rules.stock_and_score import PRIORITY_BONUS, has_master, score
from dynasty.games.terracotta_army.rules.wheel import middle_action
from dynasty.games.terracotta_army.state import ArmyState
from dynasty.kernel import Choice, Refusal, Step, Values

IS_MASTER: Final = Refusal("T-8.2", "is-master")
NO_TOKEN_LEFT: Final = Refusal("T-5.7", "no-priority-left")
HOLDS_TOKEN: Final = Refusal("T-5.7", "holds-priority")


def tokens_in_stack(s: ArmyState) -> list[int]:
    """[T-5.7] Return the numbers of the priority tokens left, the top one first."""
    if s.solo:
        return []
    held = sum(number > 0 for number in s.priority)
    return list(range(held + 1, s.seats))


def priority_refusal(s: ArmyState, seat: int) -> Refusal | None:
    """[T-5.7] [T-12.2] Return why the seat cannot perform the priority action."""
    if s.solo:
        return None
    if s.priority[seat]:
        return HOLDS_TOKEN
    return None if tokens_in_stack(s) else NO_TOKEN_LEFT


def take_priority(s: ArmyState, seat: int) -> None:
    """[T-5.7] Give the top token and its wet clay; points and goods in a solo game."""
    if s.solo:
        s.then(PRIORITY_BONUS_GOODS, seat)
        return
    number = tokens_in_stack(s)[0]
    clay = s.box.priority_clay[number - 1]
    s.priority[seat] = number
    s.wet[seat] += clay
    token = PRIORITY_TOKENS[number - 1]
    s.tell("priority_taken", "T-5.7", seat, token=token, clay=clay)


def middle_refusal(s: ArmyState, seat: int, segment: int) -> Refusal | None:
    """[T-5.2] [T-8.2] Return why the seat can neither do the middle action nor hire or use."""
    action = middle_action(s, segment)
    master = action - FIRST_MASTER
    if master < 0:
        return ring_refusal(s, seat, segment)
    if has_master(s, seat, master):
        return use_refusal(s, seat, master, segment)
    return buy_refusal(s, seat, master)


def ring_refusal(s: ArmyState, seat: int, segment: int) -> Refusal | None:
    """[T-5.2] Return why a middle action other than a master cannot be performed."""
    action = middle_action(s, segment)
    if action >= FIRST_MASTER:
        return IS_MASTER
    return priority_refusal(s, seat) if action == PRIORITY else None


class MiddleAction(Step[ArmyState]):
    """[T-5.2] [T-8.2] Perform the middle action or buy or use a master; or take something."""

    rule = "T-5.2"
    prompt = "ask-middle"
    offers = (PERFORM[1], *USE, *BUY, *TAKE, SKIP[1])
    endings = (SKIP[1],)
    others = (*TAKE, SKIP[1])

    def choices(self, s: ArmyState, seat: int, arg: int) -> list[Choice]:
        if middle_refusal(s, seat, arg) is not None:
            return [*self.others]
        master = middle_action(s, arg) - FIRST_MASTER
        if master < 0:
            return [PERFORM[1], *self.others]
        return [(USE if has_master(s, seat, master) else BUY)[master], *self.others]

    def refusal(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if choice is PERFORM[1]:
            return ring_refusal(s, seat, arg)
        if choice.verb not in ("use", "buy"):
            return None
        if middle_action(s, arg) != FIRST_MASTER + choice.at:
            return OTHER_MASTER
        if choice.verb == "buy":
            return buy_refusal(s, seat, choice.at)
        return use_refusal(s, seat, choice.at, arg)

    def take(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> None:
        if choice is PERFORM[1]:
            action = middle_action(s, arg)
            if action == PRIORITY:
                take_priority(s, seat)
            else:
                gain_goods(s, seat, action, "T-5.2")
        elif choice is SKIP[1]:
            s.tell("action_skipped", "T-5.2", seat, ring=RING_ACTIONS[1])
        elif choice.verb == "take":
            take_instead(s, seat, choice.at)
        elif choice.verb == "buy":
            s.then(CHOOSE_TOKEN, seat, arg * 8 + choice.at)
        else:
            use_master(s, seat, choice.at, arg)

    def details(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> Values:
        if choice.noun in MASTERS:
            return master_details(s, seat, choice)
        if choice.verb == "take":
            return substitute_details(s, choice)
        action = middle_action(s, arg)
        return priority_details(s) if action == PRIORITY else action_details(ACTIONS[action])

    def because(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> Values:
        held = s.priority[seat]
        said = {"held": PRIORITY_TOKENS[held - 1]} if held else {}
        return {**numbers(s, seat, arg), "action": ACTIONS[middle_action(s, arg)], **said}

    def gives_up(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> str:
        return FORGO_GOODS

    def question(self, s: ArmyState, seat: int, arg: int) -> str:
        return "ask-middle-instead" if middle_refusal(s, seat, arg) else self.prompt


def priority_details(s: ArmyState) -> Values:
    """[T-5.7] [T-12.2] Return what the priority action gives."""
    stack = tokens_in_stack(s)
    if s.solo or not stack:
        return action_details(ACTIONS[PRIORITY], vp=s.box.priority_vp if s.solo else 0)
    clay = s.box.priority_clay[stack[0] - 1]
    return action_details(PRIORITY_TOKENS[stack[0] - 1], clay=clay)


class PriorityBonusGoods(Step[ArmyState]):
    """[T-12.2] Alone against Li Si, priority gives points and a coin or a wet clay."""

    rule = "T-12.2"
    prompt = "ask-priority-bonus"
    offers = TAKE

    def refusal(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        return None

    def take(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> None:
        vp, count = s.box.priority_vp, s.box.priority_goods
        goods_of = s.wet if choice.at else s.coins
        goods_of[seat] += count
        score(s, seat, PRIORITY_BONUS, vp)
        gain = (RESOURCES[choice.at],) * count
        s.tell("priority_bonus", "T-12.2", seat, vp=vp, gain=gain)

    def details(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> Values:
        count = s.box.priority_goods
        return {"gain": (choice.noun,) * count, "count": count, "vp": s.box.priority_vp}

    def heading(self, choice: Choice) -> str:
        return "bonus"


MIDDLE_ACTION: Final = MiddleAction()
PRIORITY_BONUS_GOODS: Final = PriorityBonusGoods()
