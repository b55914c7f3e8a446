"""Masters: hiring them with tokens and using what they can do (T-8)."""

from typing import Final

from dynasty.games.terracotta_army.names import (
    ADMINISTRATOR,
    ALL_WEAPONS,
    BLACKSMITH,
    BUILDER,
    CLAY_MAKER,
    INSPECTOR,
    MASTER_TOKENS,
    MASTERS,
    NOTHING,
    SUPERVISOR,
    WAREHOUSES,
)
from dynasty.games.terracotta_army.rules.inner_ring import (
    clay_numbers,
    inner_refusal,
    perform_inner,
)
from dynasty.games.terracotta_army.rules.inspectors import MASTER_INSPECTOR
from dynasty.games.terracotta_army.rules.stock_and_score import (
    goods,
    has_master,
    make_refusal,
    tokens_left,
    weapon_names,
)
from dynasty.games.terracotta_army.rules.warriors import BY_BUILDER, CHOOSE_WARRIOR
from dynasty.games.terracotta_army.state import ArmyState
from dynasty.kernel import Choice, Refusal, Step, Values, choices

USE: Final = choices("use", MASTERS)
BUY: Final = choices("buy", MASTERS)
DECLINE: Final = choices("decline", MASTERS)
PAY: Final = choices("pay", MASTER_TOKENS)
EMPTY: Final = choices("empty", WAREHOUSES)

OTHER_MASTER: Final = Refusal("T-8.2", "other-master")
ALREADY_HIRED: Final = Refusal("T-8.1", "already-hired")
NOT_HIRED: Final = Refusal("T-8.2", "not-hired")
NO_TOKEN_PAYABLE: Final = Refusal("T-8.2", "no-token-payable")
TOKEN_PLACED: Final = Refusal("T-8.1", "token-placed")
TOKEN_TOO_DEAR: Final = Refusal("T-8.2", "token-too-dear")
SAME_COST: Final = Refusal("T-8.2", "same-cost")
BUILDER_TOO_DEAR: Final = Refusal("T-8.5", "builder-too-dear")
WAREHOUSES_EMPTY: Final = Refusal("T-8.8", "warehouses-empty")
SAME_WAREHOUSE: Final = Refusal("T-8.8", "same-warehouse")
ALL_ACTIVE: Final = Refusal("T-1.7", "all-active")


def payable_tokens(s: ArmyState, seat: int) -> list[int]:
    """[T-8.2] Return one unused token of each cost that the seat can pay."""
    found: dict[int, int] = {}
    for token in tokens_left(s, seat):
        cost = s.box.token_cost[token]
        if cost <= s.coins[seat]:
            found.setdefault(cost, token)
    return list(found.values())


def buy_refusal(s: ArmyState, seat: int, master: int) -> Refusal | None:
    """[T-8.1] [T-8.2] Return why the seat cannot hire this master."""
    if has_master(s, seat, master):
        return ALREADY_HIRED
    return None if payable_tokens(s, seat) else NO_TOKEN_PAYABLE


def ability_refusal(s: ArmyState, seat: int, master: int, segment: int) -> Refusal | None:
    """[T-8.4] [T-8.6] Return why this master's ability would have no effect for the seat now."""
    if master == BUILDER:
        return BUILDER_TOO_DEAR if s.coins[seat] < s.round else make_refusal(s, seat)
    if master == ADMINISTRATOR:
        return inner_refusal(s, seat, segment)
    if master == SUPERVISOR:
        return None if any(s.warehouses) else WAREHOUSES_EMPTY
    if master == BLACKSMITH:
        return ALL_ACTIVE if s.weapons[seat] == ALL_WEAPONS else None
    return None


def use_refusal(s: ArmyState, seat: int, master: int, segment: int) -> Refusal | None:
    """[T-8.3] Return why the seat cannot use a master that it has hired before."""
    if not has_master(s, seat, master):
        return NOT_HIRED
    return ability_refusal(s, seat, master, segment)


def use_master(s: ArmyState, seat: int, master: int, segment: int) -> None:
    """[T-8.3] [T-8.4] Carry out the ability of a master."""
    s.tell("master_used", "T-8.4", seat, master=MASTERS[master])
    if master == BUILDER:
        s.then(CHOOSE_WARRIOR, seat, segment * 2 + BY_BUILDER)
    elif master == ADMINISTRATOR:
        perform_inner(s, seat, segment)
    elif master == INSPECTOR:
        s.then(MASTER_INSPECTOR, seat)
    elif master == CLAY_MAKER:
        s.wet[seat] += s.box.maker_clay
        s.tell("goods_gained", "T-8.4", seat, gain=goods(wet=s.box.maker_clay))
    elif master == SUPERVISOR:
        s.then(CHOOSE_WAREHOUSE, seat, NOTHING)
    else:
        ready_all(s, seat, "T-8.4")


def ready_all(s: ArmyState, seat: int, rule: str) -> None:
    """[T-8.4] [T-12.5] Make all weapons of the seat active, as the blacksmith does."""
    fresh = ALL_WEAPONS & ~s.weapons[seat]
    s.weapons[seat] = ALL_WEAPONS
    s.tell("weapons_readied", rule, seat, weapons=weapon_names(fresh))


def numbers(s: ArmyState, seat: int, segment: int) -> Values:
    """Return what a master's token and ability need and what the seat has, for refusals."""
    cheapest = min((s.box.token_cost[token] for token in tokens_left(s, seat)), default=0)
    stock = {"coins": s.coins[seat], "round": s.round, "token": cheapest}
    return {**clay_numbers(s, seat, segment), **stock}


def master_details(s: ArmyState, seat: int, choice: Choice) -> Values:
    """Return what a master does, and the lowest price for which he can be hired."""
    costs = [s.box.token_cost[token] for token in payable_tokens(s, seat)]
    said: Values = {"effect": f"does-{choice.noun}"}
    return {**said, "coins": min(costs)} if choice.verb == "buy" else said


FREE_OF_CHARGE: Final = (CLAY_MAKER, SUPERVISOR, BLACKSMITH)  # whose ability costs nothing more

# Why a master just hired cannot be used at once, as nouns by master
IDLE: Final = {
    ADMINISTRATOR: "idle_inner",
    SUPERVISOR: "idle_warehouses",
    BLACKSMITH: "idle_weapons",
}


def tell_idle(s: ArmyState, seat: int, master: int, segment: int) -> None:
    """[T-8.2] Tell that the master just hired has no effect now, if that is so."""
    refusal = ability_refusal(s, seat, master, segment)
    if refusal is not None:
        why = "idle_coins" if refusal is BUILDER_TOO_DEAR else IDLE.get(master, "idle_pieces")
        s.tell("master_idle", "T-8.2", seat, master=MASTERS[master], why=why)


class ChooseToken(Step[ArmyState]):
    """[T-8.2] Choose the token to hire with. The argument is segment * 8 + master."""

    rule = "T-8.2"
    prompt = "ask-token"
    offers = PAY

    def choices(self, s: ArmyState, seat: int, arg: int) -> list[Choice]:
        return [PAY[token] for token in payable_tokens(s, seat)]

    def refusal(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if choice.at not in tokens_left(s, seat):
            return TOKEN_PLACED
        if s.box.token_cost[choice.at] > s.coins[seat]:
            return TOKEN_TOO_DEAR
        return None if choice.at in payable_tokens(s, seat) else SAME_COST

    def take(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> None:
        master = arg % 8
        cost = s.box.token_cost[choice.at]
        s.coins[seat] -= cost
        s.token_at[seat * 6 + master] = choice.at
        s.tell("master_bought", "T-8.2", seat, master=MASTERS[master], coins=cost)
        s.then(USE_NEW_MASTER, seat, arg)

    def details(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> Values:
        return {"coins": s.box.token_cost[choice.at], "master": MASTERS[arg % 8]}

    def because(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> Values:
        return {"need": s.box.token_cost[choice.at], "have": s.coins[seat]}


class UseNewMaster(Step[ArmyState]):
    """[T-8.2] Use the master just hired, or not. The argument is segment * 8 + master."""

    rule = "T-8.2"
    prompt = "ask-ability"
    offers = (*USE, *DECLINE)
    endings = DECLINE

    def choices(self, s: ArmyState, seat: int, arg: int) -> list[Choice]:
        segment, master = divmod(arg, 8)
        if ability_refusal(s, seat, master, segment) is None:
            return [USE[master], DECLINE[master]]
        return [DECLINE[master]]

    def refusal(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        segment, master = divmod(arg, 8)
        if choice.at != master:
            return OTHER_MASTER
        return ability_refusal(s, seat, master, segment) if choice.verb == "use" else None

    def take(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> None:
        if choice.verb == "use":
            use_master(s, seat, arg % 8, arg // 8)
        elif s.events is not None:
            tell_idle(s, seat, arg % 8, arg // 8)

    def details(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> Values:
        return {"effect": f"does-{choice.noun}"} if choice.verb == "use" else {}

    def gives_up(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> str:
        return "forgo-master" if choice.at in FREE_OF_CHARGE else ""

    def because(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> Values:
        return {**numbers(s, seat, arg // 8), "action": MASTERS[arg % 8]}


class ChooseWarehouse(Step[ArmyState]):
    """[T-8.8] Empty two different warehouses; the argument is the first one, or NOTHING."""

    rule = "T-8.8"
    prompt = "ask-warehouse"
    offers = EMPTY
    compares = "clay"

    def refusal(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        return SAME_WAREHOUSE if choice.at == arg else None

    def take(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> None:
        clay = s.warehouses[choice.at]
        s.warehouses[choice.at] = 0
        s.dry[seat] += clay
        s.tell("warehouse_emptied", "T-8.8", seat, warehouse=choice.noun, gain=goods(dry=clay))
        if arg == NOTHING:
            s.then(CHOOSE_WAREHOUSE, seat, choice.at)

    def details(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> Values:
        return {"clay": s.warehouses[choice.at]}


CHOOSE_TOKEN: Final = ChooseToken()
USE_NEW_MASTER: Final = UseNewMaster()
CHOOSE_WAREHOUSE: Final = ChooseWarehouse()
