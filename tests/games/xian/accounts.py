"""Which events of Xi'an move coins, clay, pigments and prestige, warriors, builders and cards."""

from dynasty.games.xian.names import RESOURCES
from dynasty.games.xian.state import XianState
from dynasty.kernel import Event
from tests.games.accounting import (
    NOBODY,
    Account,
    Books,
    fewer,
    gets,
    gives,
    more,
    one,
    paid_to,
)

PRESTIGE = more("points", "prestige")
GAIN = gets("gain")


def counted(s: XianState) -> Account:
    """Resources by seat, and what stands in the pit, in buildings and before each seat."""
    found = Account({(NOBODY, "raw"): s.raw.bit_count()})
    for seat in range(s.seats):
        held = (s.coins[seat], s.clay[seat], *s.pigments[seat * 4 : seat * 4 + 4])
        found.update({(seat, name): n for name, n in zip(RESOURCES, held, strict=True)})
        found[seat, "painted"] = s.painted[seat].bit_count()
        found[seat, "seal"] = s.sealed_squares[seat].bit_count()
        found[seat, "card"] = s.forged[seat].bit_count()
        found[seat, "helper"] = s.helpers[seat].bit_count()
        found[seat, "space"] = s.space[seat]
        found[seat, "builder"] = sum((inside >> 2 * seat & 3).bit_count() for inside in s.builders)
    return found


def crafted(account: Account, event: Event) -> None:
    """A raw warrior comes into the pit; it is nobody's."""
    account[NOBODY, "raw"] += 1


def painted(account: Account, event: Event) -> None:
    """One of the seat's takes the place of a raw one."""
    account[NOBODY, "raw"] -= 1
    account[event.seat, "painted"] += 1


def builders_home(account: Account, event: Event) -> None:
    for key in [key for key in account if key[1] == "builder"]:
        account[key] = 0


BOOKS = Books(
    counted,
    {
        "builders_home": (builders_home,),
        "building_entered": (one("builder"),),
        "ceramist_praised": (PRESTIGE,),
        "equipment_forged": (GAIN, fewer("coin", "coins"), one("card")),
        "fee_paid": (paid_to("creditor", "coin", "coins"),),
        "helper_recruited": (PRESTIGE, one("helper")),
        "minister_met": (GAIN, PRESTIGE),
        "passed": (GAIN,),
        "pigment_taken": (GAIN,),
        "scored": (more("points", "points"),),
        "shortage": (more("coin", "missing"), fewer("points", "prestige")),
        "supervisor_advanced": (one("space"),),
        "supervisor_finished": (one("space"),),
        "swapped": (gives("given"), gets("taken")),
        "warrior_crafted": (GAIN, PRESTIGE, fewer("clay", "clay"), crafted),
        "warrior_painted": (PRESTIGE, gives("pigments"), painted),
        "warrior_sealed": (one("seal"),),
        "worker_paid": (GAIN,),
    },
)
