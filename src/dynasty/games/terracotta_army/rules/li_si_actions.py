"""What each action does for Li Si, on the wheel and on his cards (T-12.4 to T-12.6, T-12.10)."""

from typing import Final

from dynasty.games.terracotta_army.names import (
    ACTIONS,
    ADMINISTRATOR,
    ALL_WEAPONS,
    BLACKSMITH,
    BUILDER,
    CLAY_MAKER,
    FIRST_MASTER,
    FIRST_READY,
    INSPECTOR,
    MASTERS,
    PRIORITY,
    SECOND_SEAL,
    SOAK,
    SPECIALIST,
    SUPERVISOR,
    UPGRADE,
    WAREHOUSES,
    WEAPONS,
)
from dynasty.games.terracotta_army.rules.inner_ring import gain_goods, upgrade
from dynasty.games.terracotta_army.rules.li_si_cards import (
    BY_RULE,
    CANNOT_MAKE,
    IS_ARTISAN,
    NO_ARTISAN,
    NO_EFFECT,
    NO_TOKEN,
    TOO_FEW_COINS,
    TOO_LITTLE_CLAY,
    reveal_card,
    spare_action,
)
from dynasty.games.terracotta_army.rules.li_si_inspectors import pm_moves_inspector
from dynasty.games.terracotta_army.rules.li_si_specialists import pm_hires
from dynasty.games.terracotta_army.rules.li_si_warriors import WITH_CLAY, WITH_COINS, start_build
from dynasty.games.terracotta_army.rules.masters import ready_all
from dynasty.games.terracotta_army.rules.stock_and_score import (
    CHALLENGE,
    PM,
    goods,
    has_master,
    make_refusal,
    score,
    workers,
)
from dynasty.games.terracotta_army.rules.wheel import inner_action
from dynasty.games.terracotta_army.state import ArmyState

ON_WHEEL: Final = 0  # where an action of his comes from
ON_CARD: Final = 1


def resolve(s: ArmyState, action: int, segment: int, source: int) -> None:
    """[T-12.4] Carry out an action for Li Si; `segment` is where he placed a worker this turn."""
    if s.box.action_cost[action]:
        resolve_warrior(s, action, segment, source)
    elif action == SOAK:
        resolve_soak(s)
    elif action == UPGRADE:
        resolve_upgrade(s, segment, source)
    elif action == PRIORITY:
        spare_action(s, ACTIONS[PRIORITY], BY_RULE)
        reveal_card(s, "T-12.4", ACTIONS[PRIORITY], BY_RULE)
    elif action == SPECIALIST:
        pm_hires(s)
    elif action >= FIRST_READY:
        ready_weapon(s, action - FIRST_READY)
    elif action >= FIRST_MASTER:
        resolve_master(s, action - FIRST_MASTER, segment, source)
    else:
        gain_goods(s, PM, action, "T-12.4")


def cannot(s: ArmyState, action: int, source: int, rule: str, why: str) -> None:
    """[T-12.10] Reveal a card for an action that fails; on a card it is a spare action instead."""
    if source == ON_CARD:
        spare_action(s, ACTIONS[action], why)
    else:
        reveal_card(s, rule, ACTIONS[action], why)


def resolve_warrior(s: ArmyState, action: int, segment: int, source: int) -> None:
    """[T-12.4] [T-12.20] Build if he has the clay, a base, a figure and a cell."""
    cost = s.box.action_cost[action]
    if s.wet[PM] < cost:
        cannot(s, action, source, "T-12.4", TOO_LITTLE_CLAY)
    elif make_refusal(s, PM) is not None:
        cannot(s, action, source, "T-12.4", CANNOT_MAKE)
    else:
        start_build(s, WITH_CLAY, cost, segment)


def resolve_soak(s: ArmyState) -> None:
    """[T-12.4] Give him as much clay as is in the fullest warehouse, from the supply."""
    clay = max(s.warehouses)
    if clay == 0:
        spare_action(s, ACTIONS[SOAK], NO_EFFECT)
        return
    s.wet[PM] += clay
    fullest = WAREHOUSES[s.warehouses.index(clay)]
    s.tell("pm_soaked", "T-12.4", PM, warehouse=fullest, gain=goods(wet=clay))


def resolve_upgrade(s: ArmyState, segment: int, source: int) -> None:
    """[T-12.4] [T-12.21] His craftsman becomes an artisan, once; otherwise a card."""
    if s.artisans[PM] >> segment & 1:
        cannot(s, UPGRADE, source, "T-12.4", IS_ARTISAN)
    elif s.upgraded[PM] >= workers(s):
        cannot(s, UPGRADE, source, "T-12.4", NO_ARTISAN)
    else:
        upgrade(s, PM, segment, "T-12.4")


def ready_weapon(s: ArmyState, weapon: int) -> None:
    """[T-12.6] Ready that weapon, or else the leftmost one that is not available."""
    if s.weapons[PM] >> weapon & 1:
        rest = [other for other in s.weapon_row if not s.weapons[PM] >> other & 1]
        if not rest:
            s.tell("pm_all_ready", "T-12.6", PM)
            return
        s.weapons[PM] |= 1 << rest[0]
        names = {"meant": WEAPONS[weapon], "weapon": WEAPONS[rest[0]]}
        s.tell("pm_readied_other", "T-12.6", PM, **names)
        return
    s.weapons[PM] |= 1 << weapon
    s.tell("weapon_readied", "T-12.6", PM, weapon=WEAPONS[weapon])


def resolve_master(s: ArmyState, master: int, segment: int, source: int) -> None:
    """[T-12.5] Resolve his version of a master; without his token it is a spare action."""
    if not has_master(s, PM, master):
        spare_action(s, MASTERS[master], NO_TOKEN)
        return
    if s.challenges >> SECOND_SEAL & 1:
        score(s, PM, CHALLENGE, s.box.seal_vp)
        s.tell("pm_seal", "T-12.19", PM, master=MASTERS[master], vp=s.box.seal_vp)
    if master == BUILDER:
        resolve_builder(s, segment, source)
    elif master == ADMINISTRATOR:
        again = inner_action(s, segment)
        s.tell("pm_repeats", "T-12.5", PM, action=ACTIONS[again])
        resolve(s, again, segment, source)
    elif master == INSPECTOR:
        s.coins[PM] += s.box.pm_inspector_coins
        s.tell("goods_gained", "T-12.5", PM, gain=goods(coins=s.box.pm_inspector_coins))
        pm_moves_inspector(s, list(range(1, s.box.inspector_steps + 1)))
    elif master == CLAY_MAKER:
        s.wet[PM] += s.box.maker_clay
        s.tell("goods_gained", "T-12.5", PM, gain=goods(wet=s.box.maker_clay))
    elif master == SUPERVISOR:
        resolve_supervisor(s)
    elif master == BLACKSMITH:
        resolve_blacksmith(s)


def resolve_builder(s: ArmyState, segment: int, source: int) -> None:
    """[T-12.5] Have him pay as many coins as the number of the round, or reveal a card."""
    if s.coins[PM] < s.round:
        cannot(s, FIRST_MASTER + BUILDER, source, "T-12.5", TOO_FEW_COINS)
    elif make_refusal(s, PM) is not None:
        cannot(s, FIRST_MASTER + BUILDER, source, "T-12.5", CANNOT_MAKE)
    else:
        start_build(s, WITH_COINS, s.round, segment)


def fullest_warehouse(s: ArmyState) -> int:
    """[T-12.5] Return the warehouse with most clay; ties by chance."""
    most = max(s.warehouses)
    fullest = [at for at, clay in enumerate(s.warehouses) if clay == most]
    return fullest[s.chance.below(len(fullest))] if len(fullest) > 1 else fullest[0]


def resolve_supervisor(s: ArmyState) -> None:
    """[T-12.5] Give him the fullest warehouse; the next fullest goes to the supply."""
    if not any(s.warehouses):
        spare_action(s, MASTERS[SUPERVISOR], NO_EFFECT)
        return
    taken = fullest_warehouse(s)
    clay = s.warehouses[taken]
    s.wet[PM] += clay
    s.warehouses[taken] = 0
    name = WAREHOUSES[taken]
    s.tell("warehouse_emptied", "T-12.5", PM, warehouse=name, gain=goods(wet=clay))
    if any(s.warehouses):
        lost = fullest_warehouse(s)
        clay = s.warehouses[lost]
        s.warehouses[lost] = 0
        s.tell("warehouse_discarded", "T-12.5", PM, warehouse=WAREHOUSES[lost], count=clay)


def resolve_blacksmith(s: ArmyState) -> None:
    """[T-12.5] Make all his weapons available; if they are, he has a spare action."""
    if s.weapons[PM] == ALL_WEAPONS:
        spare_action(s, MASTERS[BLACKSMITH], NO_EFFECT)
    else:
        ready_all(s, PM, "T-12.5")
