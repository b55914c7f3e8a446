"""Which events of the Tea House move leaves, coins and points."""

from dynasty.games._template.state import TeaState
from tests.games.accounting import Account, Books, fewer, more


def counted(s: TeaState) -> Account:
    """Leaves and coins by seat."""
    found = Account()
    for seat in range(s.seats):
        found[seat, "leaf"] = s.leaves[seat]
        found[seat, "coin"] = s.coins[seat]
    return found


BOOKS = Books(
    counted,
    {
        "crier_called": (fewer("leaf", "leaves"),),
        "favourites_shown": (more("points", "points"),),
        "guest_served": (fewer("leaf", "leaves"), more("coin", "coins"), more("points", "coins")),
        "leaves_picked": (more("leaf", "leaves"),),
        "rose": (more("leaf", "leaves"),),
    },
)
