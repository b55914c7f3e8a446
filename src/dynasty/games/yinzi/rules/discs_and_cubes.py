"""Discs on advancement slots, cubes on fields, and occasions (Y-1, Y-5, Y-6)."""

from typing import Final

from dynasty.games.yinzi.names import GOODS, NOTHING, SECTIONS, SLOTS, SLOTS_PER_SECTION
from dynasty.games.yinzi.state import YinziState
from dynasty.kernel import Choice, Refusal, Values, choices, seat_noun

USE: Final = choices("use", SLOTS)

NO_DISC: Final = Refusal("Y-5.1", "no-disc")
NO_CUBE: Final = Refusal("Y-5.1", "no-cube")
NOT_YOUR_SLOT: Final = Refusal("Y-6.1", "not-your-slot", foreign=True)
FRESH: Final = Refusal("Y-6.1", "fresh")

# Where a piece comes from.
FROM_FIELD: Final = 0
FROM_MARKET: Final = 1
FROM_DISC: Final = 2
FROM_FACTORY: Final = 3

NOBODY: Final = -1
SOLD: Final = 1  # rural modes
BOUGHT: Final = 2


def begin_occasion(s: YinziState, seat: int) -> None:
    """[Y-4.2] [Y-6.1] [Y-9.3] Begin a new occasion: boats are free, discs no longer fresh."""
    s.active = seat
    s.boat_used = s.boat_bonus = s.rural_mode = s.fresh = 0


def is_usable(s: YinziState, seat: int, slot: int) -> bool:
    """[Y-6.1] Return whether the seat has a disc there that was not placed on this occasion."""
    return (s.slots[seat] & ~s.fresh) >> slot & 1 == 1


def slot_refusal(s: YinziState, seat: int, slot: int) -> Refusal | None:
    """[Y-6.1] Return why the seat may not use the disc of this slot."""
    if not s.slots[seat] >> slot & 1:
        return NOT_YOUR_SLOT
    return FRESH if s.fresh >> slot & 1 else None


def use_disc(s: YinziState, seat: int, slot: int) -> None:
    """[Y-6.2] Return the disc to the supply, which frees its slot."""
    s.slots[seat] ^= 1 << slot
    s.discs[seat] += 1
    if s.events is not None:
        s.tell("advancement_used", "Y-6.2", seat, slot=SLOTS[slot], effect=f"help-{SLOTS[slot]}")


def place_disc(s: YinziState, seat: int, slot: int, rule: str) -> None:
    """[Y-6.1] Place a disc on an empty slot; it cannot be used on this occasion."""
    s.discs[seat] -= 1
    s.slots[seat] |= 1 << slot
    s.fresh |= 1 << slot
    if s.events is not None:
        s.tell("advancement_placed", rule, seat, slot=SLOTS[slot])


def disc_details(slot: int) -> Values:
    """Return the effect of the disc of a slot, for labels."""
    return {"effect": f"help-{SLOTS[slot]}"}


def of_slot(s: YinziState, slot: int) -> Values:
    """Return the slot of a disc, its section and the disc's owner, for refusals."""
    owners = tuple(seat_noun(seat) for seat, slots in enumerate(s.slots) if slots >> slot & 1)
    section = f"board-section-{SECTIONS[slot // SLOTS_PER_SECTION]}"
    return {"slot": SLOTS[slot], "section": section, "who": owners}


def taken_slots(s: YinziState) -> int:
    """[Y-4.12] Return the advancement slots with a disc, as bits."""
    taken = 0
    for slots in s.slots:
        taken |= slots
    return taken


def good_of(s: YinziState, square: int) -> int:
    """[Y-1.5] Return the good that a square shows, or NOTHING under a factory."""
    if s.built >> square & 1:
        return NOTHING
    tile = s.tile_at[square]
    return s.box.field_good[square] if tile == NOTHING else s.box.tile_good[tile]


def good_name(s: YinziState, square: int) -> str:
    return GOODS[good_of(s, square)]


def cubes_on(s: YinziState, seat: int, squares: int) -> int:
    """[Y-1.3] Return how many cubes the seat has on these squares."""
    own = s.fields[seat] & squares
    return own.bit_count() + (own & s.double).bit_count()


def occupied(s: YinziState) -> int:
    """[Y-4.4] Return the squares with cubes, as bits."""
    found = 0
    for squares in s.fields:
        found |= squares
    return found


def lift_cube(s: YinziState, seat: int, square: int) -> None:
    """[Y-1.5] Take one cube from a field; the caller says where it goes."""
    here = 1 << square
    if s.double & here:
        s.double ^= here
    else:
        s.fields[seat] ^= here


def legal_slots(s: YinziState, seat: int, some: tuple[Choice, ...]) -> list[Choice]:
    """Return those of the choices whose disc is usable."""
    usable = s.slots[seat] & ~s.fresh
    return [choice for choice in some if usable >> choice.at & 1]
