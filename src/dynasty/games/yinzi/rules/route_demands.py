"""Demands of route tiles: what meets them, and whether all can be met (Y-7.41)."""

from typing import Final

from dynasty.games.yinzi.land_squares import ALL_SQUARES, BitChoices
from dynasty.games.yinzi.names import (
    ANY_COMMODITY,
    ANY_GOOD,
    COMMODITIES,
    DEMANDS,
    DIPLOMACY_DISC,
    ECO_RICE,
    EMP_SALT,
    FACTORIES,
    FIRST_COMMODITY,
    NOTHING,
    RICE,
    RURAL,
    SALT,
    SLOTS,
    SQUARES,
    WAR_WHEAT,
    WHEAT,
)
from dynasty.games.yinzi.rules.discs_and_cubes import cubes_on, good_of, slot_refusal
from dynasty.games.yinzi.rules.rural_market import buy_because, buy_refusal, colour_refusal
from dynasty.games.yinzi.state import YinziState
from dynasty.kernel import Choice, Refusal, Values, choices

VIRTUAL: Final[tuple[int, ...]] = (ECO_RICE, WAR_WHEAT, EMP_SALT)  # discs that stand for goods
DISC_FOR: Final = {RICE: ECO_RICE, WHEAT: WAR_WHEAT, SALT: EMP_SALT}  # by good
DIPLOMACY: Final = range(6)
ENVOYS: Final = 0b111111  # the slots of diplomacy
GIVE: Final = choices(
    "give",
    (*FACTORIES, *SQUARES, *RURAL, *(SLOTS[v] for v in VIRTUAL), *(SLOTS[d] for d in DIPLOMACY)),
)
FIRST_SQUARE: Final = len(FACTORIES)
FIRST_RURAL: Final = FIRST_SQUARE + len(SQUARES)
FIRST_SLOT: Final = FIRST_RURAL + len(RURAL)
GIVEN_SLOTS: Final = (*VIRTUAL, *DIPLOMACY)  # by choice, from FIRST_SLOT
GIVE_CUBE: Final = BitChoices(GIVE[FIRST_SQUARE:FIRST_RURAL])
GIVE_PIECES: Final = GIVE[:FIRST_SQUARE]

NOT_ASKED_FOR: Final = Refusal("Y-7.41", "not-asked-for")
NO_PIECE: Final = Refusal("Y-7.41", "no-piece", foreign=True)
REST_UNMET: Final = Refusal("Y-7.41", "rest-unmet")

IMPOSSIBLE: Final = 99


def open_demands(s: YinziState, tile: int) -> list[int]:
    """[Y-7.41] Return the demands of a tile that are not met yet."""
    met = s.met[tile]
    return [d for at, d in enumerate(s.box.route_demand[tile]) if not met >> at & 1]


def pieces_in(s: YinziState, seat: int, factory: int) -> int:
    """[Y-7.3] Return the seat's commodities in a factory."""
    return s.stored[seat] >> 2 * factory & 3


def pieces_of(s: YinziState, seat: int, commodity: int) -> int:
    """[Y-7.3] Return the seat's commodities of a kind in all factories."""
    found = 0
    for factory in range(commodity, len(FACTORIES), len(COMMODITIES)):
        found += s.stored[seat] >> 2 * factory & 3
    return found


def all_pieces(s: YinziState, seat: int) -> int:
    """[Y-7.3] Return the seat's commodities in all factories."""
    bits = s.stored[seat]
    return (bits & 0x55555555).bit_count() + 2 * (bits & 0xAAAAAAAA).bit_count()


def stands_for(slot: int, demand: int) -> bool:
    """[Y-6.3] Return whether the disc of this slot may meet the demand."""
    if demand == DIPLOMACY_DISC:
        return slot < len(DIPLOMACY)
    if demand == ANY_GOOD:
        return slot in VIRTUAL
    return DISC_FOR.get(demand, NOTHING) == slot


def is_bought(s: YinziState, demand: int) -> bool:
    """[Y-9.2] Return whether a cube of the rural market may meet the demand."""
    return demand == ANY_GOOD or demand in s.box.rural_goods


def spent_disc(spent: int) -> int:
    """Return the slot of a source that is a disc, as a bit; 0 for other sources."""
    return 1 << GIVEN_SLOTS[spent - FIRST_SLOT] if spent >= FIRST_SLOT else 0


def lacks_pieces(s: YinziState, seat: int, demands: list[int], spent: int) -> bool:
    """[Y-7.41] Return whether commodities or an emissary are missing for these demands."""
    used = spent % len(COMMODITIES) if 0 <= spent < FIRST_SQUARE else NOTHING
    wanted = 0
    for demand in demands:
        if FIRST_COMMODITY <= demand < ANY_GOOD:
            kind = demand - FIRST_COMMODITY
            if pieces_of(s, seat, kind) - (kind == used) <= 0:
                return True
        if demand == DIPLOMACY_DISC and not s.slots[seat] & ~s.fresh & ENVOYS & ~spent_disc(spent):
            return True
        wanted += FIRST_COMMODITY <= demand < ANY_GOOD or demand == ANY_COMMODITY
    return wanted > all_pieces(s, seat) - (used != NOTHING)


def purchases(s: YinziState, seat: int, demands: list[int], spent: int) -> int:
    """[Y-7.41] Return how many cubes must be bought to meet all these demands, or IMPOSSIBLE.

    `spent` is a source, as a number of GIVE, that is used already; or NOTHING. A demand for a named
    good takes that good first; what is left serves the rest.
    """
    if lacks_pieces(s, seat, demands, spent):
        return IMPOSSIBLE
    discs = s.slots[seat] & ~s.fresh & ~spent_disc(spent)
    cubes, used, bought = cubes_on(s, seat, s.fields[seat]), NOTHING, 0
    if FIRST_SQUARE <= spent < FIRST_RURAL:
        used, cubes = good_of(s, spent - FIRST_SQUARE), cubes - 1
    for demand in demands:
        if demand >= FIRST_COMMODITY:
            continue
        disc = DISC_FOR.get(demand, NOTHING)
        if cubes_on(s, seat, s.shows[demand]) - (demand == used) > 0:
            cubes -= 1
        elif disc != NOTHING and discs >> disc & 1:
            discs ^= 1 << disc
        elif is_bought(s, demand):
            bought += 1
        else:
            return IMPOSSIBLE
    wanted = demands.count(ANY_GOOD)
    units = sum(min(wanted, s.box.amount[slot]) for slot in VIRTUAL if discs >> slot & 1)
    return bought + max(0, wanted - cubes - units)


def rest_refusal(s: YinziState, seat: int, demands: list[int], spent: int) -> Refusal | None:
    """[Y-7.41] Return why these demands cannot all be met once `spent` is used."""
    needed = purchases(s, seat, demands, spent)
    if needed == 0:
        return None
    if needed == IMPOSSIBLE:
        return REST_UNMET
    if FIRST_RURAL <= spent < FIRST_SLOT:
        needed += 1  # the purchase that is being made
    return buy_refusal(s, seat, needed)


def rest_because(s: YinziState, seat: int, demands: list[int], spent: int) -> Values:
    """Return these demands, the purchases that they need, and what can be bought."""
    needed = purchases(s, seat, demands, spent) + (FIRST_RURAL <= spent < FIRST_SLOT)
    return {"demand": tuple(DEMANDS[d] for d in demands), **buy_because(s, seat, needed)}


def has_source(s: YinziState, seat: int, demand: int) -> bool:
    """[Y-7.41] Return whether anything can meet the demand now."""
    if demand == ANY_COMMODITY:
        return s.stored[seat] > 0
    if FIRST_COMMODITY <= demand < ANY_GOOD:
        return pieces_of(s, seat, demand - FIRST_COMMODITY) > 0
    discs = s.slots[seat] & ~s.fresh
    if demand == DIPLOMACY_DISC:
        return discs & ENVOYS > 0
    if s.fields[seat] & (ALL_SQUARES if demand == ANY_GOOD else s.shows[demand]):
        return True
    if any(discs >> slot & 1 and stands_for(slot, demand) for slot in VIRTUAL):
        return True
    return is_bought(s, demand) and buy_refusal(s, seat) is None


def source_refusal(s: YinziState, seat: int, demand: int, choice: Choice) -> Refusal | None:
    """[Y-7.41] Return why this source cannot meet the demand."""
    source = choice.at
    if source >= FIRST_SLOT:
        slot = GIVEN_SLOTS[source - FIRST_SLOT]
        return slot_refusal(s, seat, slot) if stands_for(slot, demand) else NOT_ASKED_FOR
    if source >= FIRST_RURAL:
        return (
            colour_refusal(s, seat, source - FIRST_RURAL) if is_bought(s, demand) else NOT_ASKED_FOR
        )
    if source >= FIRST_SQUARE:
        square = source - FIRST_SQUARE
        if demand not in (ANY_GOOD, good_of(s, square)):
            return NOT_ASKED_FOR
        return None if s.fields[seat] >> square & 1 else NO_PIECE
    if demand not in (ANY_COMMODITY, FIRST_COMMODITY + source % len(COMMODITIES)):
        return NOT_ASKED_FOR
    return None if pieces_in(s, seat, source) else NO_PIECE


def sources(s: YinziState, seat: int, demand: int) -> list[Choice]:
    """[Y-7.41] Return everything that can meet the demand now."""
    if demand in range(FIRST_COMMODITY, ANY_GOOD) or demand == ANY_COMMODITY:
        some: tuple[Choice, ...] = GIVE_PIECES
    elif demand == DIPLOMACY_DISC:
        some = GIVE[FIRST_SLOT:]
    else:
        squares = s.fields[seat] if demand == ANY_GOOD else s.fields[seat] & s.shows[demand]
        some = (*GIVE_CUBE.of(squares), *GIVE[FIRST_RURAL:])
    return [choice for choice in some if source_refusal(s, seat, demand, choice) is None]
