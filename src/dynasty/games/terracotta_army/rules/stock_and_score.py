"""Stock and score: recording points, what is left of each piece, prices (T-1)."""

from typing import Final

from dynasty.games.terracotta_army.names import (
    ARCHER,
    DRY_CLAY,
    FOOTMAN,
    HORSE,
    NOTHING,
    RESOURCES,
    WARRIORS,
    WEAPONS,
)
from dynasty.games.terracotta_army.rules.mausoleum_cells import ALL, HORSES
from dynasty.games.terracotta_army.state import ArmyState
from dynasty.kernel import Refusal, pile_cards

CATEGORIES: Final = (
    "organizer",
    "weapons",
    "row_inspector",
    "column_inspector",
    "musicians",
    "tiles",
    "priority",
    "spare",
    "challenges",
)
CATEGORY_RULES: Final = (
    "T-6.2",
    "T-6.3",
    "T-9.1",
    "T-9.2",
    "T-9.4",
    "T-9.5",
    "T-12.2",
    "T-12.15",
    "T-12.19",
)
ORGANIZER: Final = 0
WEAPON_USE: Final = 1
ROW_INSPECTOR: Final = 2
COLUMN_INSPECTOR: Final = 3
MUSIC: Final = 4
TILE: Final = 5
PRIORITY_BONUS: Final = 6
SPARE: Final = 7
CHALLENGE: Final = 8
FIRST_SOLO: Final = PRIORITY_BONUS  # categories from here on exist in solo games only

YOU: Final = 0
PM: Final = 1  # the Prime Minister's seat in a solo game

NO_BASE: Final = Refusal("T-1.5", "no-base")
NO_FIGURE: Final = Refusal("T-1.5", "no-figure")
MAUSOLEUM_FULL: Final = Refusal("T-1.5", "mausoleum-full")


def score(s: ArmyState, seat: int, category: int, points: int) -> None:
    """[T-1.1] Add points and record their category; points are never lost."""
    s.earned[seat * len(CATEGORIES) + category] += points


def points(s: ArmyState, seat: int) -> int:
    """[T-1.1] Return the victory points that the seat has on the track."""
    at = seat * len(CATEGORIES)
    return sum(s.earned[at : at + len(CATEGORIES)])


def goods(coins: int = 0, wet: int = 0, dry: int = 0) -> tuple[str, ...]:
    """Return goods as names, for events and labels."""
    return (RESOURCES[0],) * coins + (RESOURCES[1],) * wet + (DRY_CLAY,) * dry


def weapon_names(weapons: int) -> tuple[str, ...]:
    return tuple(WEAPONS[weapon] for weapon in pile_cards(weapons))


def is_pm(s: ArmyState, seat: int) -> bool:
    """[T-12.1] Return whether this is the seat of the Prime Minister."""
    return s.solo == 1 and seat == PM


def occupied(s: ArmyState) -> int:
    """Return every cell with a statue, horses included."""
    kinds, archers = s.kinds, s.archers
    found = kinds[0] | kinds[1] | kinds[2] | kinds[3] | s.footmen | s.musicians
    found |= archers[0] | archers[1] | archers[2] | archers[3]
    for mount in s.mounts:
        found |= HORSES[mount]
    return found


def empty_cells(s: ArmyState) -> int:
    return ALL & ~occupied(s)


def owner_at(s: ArmyState, cell: int) -> int:
    """Return the seat that owns the warrior on a cell, or NOTHING."""
    for seat, cells in enumerate(s.own):
        if cells >> cell & 1:
            return seat
    return NOTHING


def kind_at(s: ArmyState, cell: int) -> int:
    """Return the type of the warrior on a cell, or NOTHING."""
    for kind, cells in enumerate(s.kinds):
        if cells >> cell & 1:
            return kind
    return NOTHING


def figures_left(s: ArmyState, kind: int) -> int:
    """[T-1.5] Return the number of figures of a type in the organizer."""
    return s.box.figures[kind] - s.kinds[kind].bit_count()


def next_vp(s: ArmyState, kind: int) -> int:
    """[T-6.2] Return what the next figure of a type scores; the type must be in stock."""
    return s.box.organizer[s.kinds[kind].bit_count()]


def kinds_left(s: ArmyState) -> list[int]:
    """[T-6.2] Return the types that are in stock."""
    figures = s.box.figures
    return [k for k in range(len(WARRIORS)) if s.kinds[k].bit_count() < figures[k]]


def bases_left(s: ArmyState, seat: int) -> int:
    """[T-1.5] Return the number of the seat's bases that carry no warrior yet."""
    return s.box.bases - s.own[seat].bit_count()


def make_refusal(s: ArmyState, seat: int) -> Refusal | None:
    """[T-1.5] Return why the seat could make no warrior, whatever it paid."""
    if s.own[seat].bit_count() >= s.box.bases:
        return NO_BASE
    if not kinds_left(s):
        return NO_FIGURE
    return None if occupied(s) != ALL else MAUSOLEUM_FULL


def placed_specialists(s: ArmyState, kind: int) -> int:
    """Return how many specialists of a type are in the mausoleum."""
    if kind == HORSE:
        return len(s.mounts)
    if kind == FOOTMAN:
        return s.footmen.bit_count()
    if kind == ARCHER:
        return sum(cells.bit_count() for cells in s.archers)
    return s.musicians.bit_count()


def specialist_stock(s: ArmyState, kind: int) -> int:
    """[T-1.5] [T-12.1] Return the number of specialists of a type that can still be bought."""
    left = s.box.specialist_count[kind] - placed_specialists(s, kind)
    return left - s.box.removed[kind] if s.solo else left


def price(s: ArmyState, kind: int) -> int:
    """[T-7.1] Return the price of a specialist: one more for each that has left the row."""
    gone = s.box.specialist_count[kind] - specialist_stock(s, kind)
    return s.box.specialist_price[kind] + gone


def has_master(s: ArmyState, seat: int, master: int) -> bool:
    """[T-8.1] Return whether a token of the seat is in this master's area."""
    return s.token_at[seat * 6 + master] != NOTHING


def tokens_left(s: ArmyState, seat: int) -> list[int]:
    """[T-8.1] Return the seat's master tokens that are not placed yet."""
    placed = s.token_at[seat * 6 : seat * 6 + 6]
    return [token for token in range(6) if token not in placed]


def craftsmen_in_hand(s: ArmyState, seat: int) -> int:
    """[T-3.2] Return the number of craftsmen of the seat that are not on the wheel."""
    return workers(s) - s.upgraded[seat] - s.craftsmen[seat].bit_count()


def artisans_in_hand(s: ArmyState, seat: int) -> int:
    """[T-3.2] Return the number of artisans of the seat in play that are not on the wheel."""
    return s.upgraded[seat] - s.artisans[seat].bit_count()


def workers(s: ArmyState) -> int:
    """[T-3.2] Return the number of workers of each player."""
    return s.box.workers[s.seats]
