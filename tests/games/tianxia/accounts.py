"""Which events of Tianxia move goods, prestige, meeples, markers and whatever is built."""

from dynasty.games.tianxia.names import MERCHANTS, ROWS, STUFF, TRACKS
from dynasty.games.tianxia.packed_rows import row_pieces
from dynasty.games.tianxia.state import TianxiaState
from dynasty.kernel import Event
from tests.games.accounting import (
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


def counted(s: TianxiaState) -> Account:
    """What each seat holds and has built; Soldiers laid aside are at home as well."""
    found = Account()
    for seat in range(s.seats):
        rows = MERCHANTS[s.board[seat] * ROWS :] if s.board[seat] >= 0 else ()
        found.update(
            {(seat, rows[n]): s.merchants[seat * ROWS + n] for n in range(len(rows[:ROWS]))}
        )
        found.update({(seat, name): s.stuff[seat * 7 + n] for n, name in enumerate(STUFF)})
        found.update({(seat, name): s.steps[seat * 4 + n] for n, name in enumerate(TRACKS)})
        found[seat, "meeple"] = s.meeples[seat] + s.aside[seat]
        found[seat, "jade"] = len(row_pieces(s.jades[seat]))
        found[seat, "wall"] = s.walls_built[seat]
        found[seat, "tower"] = s.towers_built[seat]
        found[seat, "governor"] = s.owned[seat].bit_count()
        found[seat, "objective"] = s.hand[seat].bit_count()
    return found


def gained(account: Account, event: Event) -> None:
    """Prestige is gained like a thing."""
    for thing in things(event, "gain"):
        account[event.seat, "points" if thing == "vp" else thing] += 1


def exchanged(account: Account, event: Event) -> None:
    """Goods of the seat's choice are told when they are chosen."""
    gives("give")(account, event)
    if "any_good" not in things(event, "get"):
        gets("get")(account, event)


def merchants_used(account: Account, event: Event) -> None:
    """All of them in that row go home."""
    (row,) = things(event, "merchant")
    account[event.seat, "meeple"] += account.pop((event.seat, row), 0)


def expelled(account: Account, event: Event) -> None:
    """The Governors of the seats that are listed go home."""
    for noun in things(event, "seats"):
        seat = int(noun.removeprefix("seat_"))
        account[seat, "governor"] -= 1
        account[seat, "meeple"] += 1


def step_made(account: Account, event: Event) -> None:
    gets("track")(account, event)
    (track,) = things(event, "track")
    assert account[event.seat, track] == number(event, "step")


SCORED = more("points", "points")
WORKING = one("meeple", -1)
BACK = one("meeple")
INSTALLED = (WORKING, one("governor"))
BOOKS = Books(
    counted,
    {
        "defence_paid": (SCORED,),
        "defender_ranked": (more("points", "scored"),),
        "exchanged": (exchanged,),
        "gained": (gained,),
        "governor_installed": INSTALLED,
        "governors_protected": (SCORED,),
        "jade_placed": (one("jade"),),
        "marker_sold": (more("coin", "coins"),),
        "merchant_employed": (merchants_used,),
        "merchant_placed": (WORKING, gets("merchant")),
        "merchant_recalled": (BACK, gives("merchant")),
        "objective_discarded": (one("objective", -1),),
        "objective_scored": (SCORED,),
        "objectives_drawn": (more("objective", "n"),),
        "paid": (gives("paid"),),
        "prestige_lost": (fewer("points", "points"),),
        "raided": (expelled,),
        "rival_delivered": (SCORED,),
        "rival_installed": INSTALLED,
        "rival_scored": (SCORED,),
        "rival_worker": (WORKING,),
        "scored": (SCORED,),
        "set_chosen": (gets("gain"),),
        "soldier_placed": (WORKING,),
        "soldiers_left": (SCORED, more("meeple", "n")),
        "step_made": (step_made,),
        "tower_built": (one("tower"),),
        "wall_built": (one("wall"),),
        "worker_fell": (BACK,),
        "worker_placed": (WORKING,),
    },
)
