"""Which events of Terracotta Army move coins, clay, weapons, workers and points."""

from dynasty.games.terracotta_army.names import WAREHOUSES, WEAPONS
from dynasty.games.terracotta_army.state import ArmyState
from dynasty.kernel import Event
from tests.games.accounting import (
    NOBODY,
    Account,
    Books,
    fewer,
    gets,
    gives,
    more,
    number,
    one,
    things,
)

VP = more("points", "vp")
GAIN = gets("gain")
PAID = gives("paid")
COINS = fewer("coin", "coins")
SPENT = gives("weapon")


def counted(s: ArmyState) -> Account:
    """Goods, ready weapons, warriors, masters and artisans by seat; what the warehouses hold."""
    found = Account({(NOBODY, name): n for name, n in zip(WAREHOUSES, s.warehouses, strict=True)})
    for seat in range(s.seats):
        found[seat, "coin"] = s.coins[seat]
        found[seat, "wet_clay"] = s.wet[seat]
        found[seat, "dry_clay"] = s.dry[seat]
        found[seat, "warrior"] = s.own[seat].bit_count()
        found[seat, "artisan"] = s.upgraded[seat]
        found[seat, "master"] = sum(at >= 0 for at in s.token_at[seat * 6 : seat * 6 + 6])
        for weapon, name in enumerate(WEAPONS):
            found[seat, name] = s.weapons[seat] >> weapon & 1
    return found


def warehouse_fed(account: Account, event: Event) -> None:
    """It holds so much now."""
    (warehouse,) = things(event, "warehouse")
    account[NOBODY, warehouse] = number(event, "clay")


def warehouse_cleared(account: Account, event: Event) -> None:
    (warehouse,) = things(event, "warehouse")
    account[NOBODY, warehouse] = 0


BUILT = (PAID, one("warrior"))
BOOKS = Books(
    counted,
    {
        "archer_domination": (VP,),
        "archer_scored": (VP,),
        "clay_dried": (fewer("wet_clay", "count"), more("dry_clay", "count")),
        "clay_soaked": (more("wet_clay", "count"), fewer("dry_clay", "count")),
        "domination": (VP,),
        "footman_archer_domination": (VP,),
        "footman_domination": (VP,),
        "footman_presence": (VP,),
        "goods_gained": (GAIN,),
        "group_scored": (VP,),
        "leftovers_scored": (VP,),
        "master_bought": (COINS, one("master")),
        "master_coins": (GAIN,),
        "master_revealed": (one("master"),),
        "musicians_scored": (VP,),
        "pm_favor": (VP,),
        "pm_no_specialist": (GAIN,),
        "pm_readied_other": (gets("weapon"),),
        "pm_seal": (VP,),
        "pm_soaked": (GAIN,),
        "pm_warrior_built": (*BUILT, VP),
        "pm_weapon_used": (VP, more("coin", "coins"), SPENT),
        "presence": (VP,),
        "priority_bonus": (VP, GAIN),
        "priority_taken": (more("wet_clay", "clay"),),
        "ring_rotated": (COINS,),
        "spare_action": (VP, GAIN),
        "specialist_hired": (COINS, SPENT),
        "took_instead": (GAIN,),
        "warehouse_discarded": (warehouse_cleared,),
        "warehouse_emptied": (GAIN, warehouse_cleared),
        "warrior_built": BUILT,
        "warrior_made": (*BUILT, VP, warehouse_fed),
        "weapon_readied": (gets("weapon"),),
        "weapon_used": (VP, more("coin", "coins"), SPENT),
        "weapons_readied": (gets("weapons"),),
        "worker_upgraded": (one("artisan"),),
    },
)
