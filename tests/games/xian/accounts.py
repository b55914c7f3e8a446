"""Which events of Xi'an move coins, clay, pigments and prestige."""

from dynasty.games.xian.names import RESOURCES
from dynasty.games.xian.state import XianState
from tests.games.accounting import Account, Books, fewer, gets, gives, more, paid_to

PRESTIGE = more("points", "prestige")
GAIN = gets("gain")


def counted(s: XianState) -> Account:
    """Resources by seat."""
    found = Account()
    for seat in range(s.seats):
        held = (s.coins[seat], s.clay[seat], *s.pigments[seat * 4 : seat * 4 + 4])
        found.update({(seat, name): n for name, n in zip(RESOURCES, held, strict=True)})
    return found


BOOKS = Books(
    counted,
    {
        "ceramist_praised": (PRESTIGE,),
        "equipment_forged": (GAIN, fewer("coin", "coins")),
        "fee_paid": (paid_to("creditor", "coin", "coins"),),
        "helper_recruited": (PRESTIGE,),
        "minister_met": (GAIN, PRESTIGE),
        "passed": (GAIN,),
        "pigment_taken": (GAIN,),
        "scored": (more("points", "points"),),
        "shortage": (more("coin", "missing"), fewer("points", "prestige")),
        "swapped": (gives("given"), gets("taken")),
        "warrior_crafted": (GAIN, PRESTIGE, fewer("clay", "clay")),
        "warrior_painted": (PRESTIGE, gives("pigments")),
        "worker_paid": (GAIN,),
    },
)
