"""Ships: loads, emissaries, setting sail and docking (Y-7.11 to Y-7.24)."""

from typing import Final

from dynasty.games.yinzi.names import (
    COASTS,
    COMMODITIES,
    COUNTRIES,
    CROP_TILES,
    EAST_COUNTRIES,
    FOREIGN_MARKETS,
    LOADS,
    NOTHING,
    POOL_EAST,
    POOL_EUROPEAN,
    SHIP_SLOTS,
    SHIP_TILES,
    SLOTS,
    SLOTS_PER_SHIP,
    WARES,
)
from dynasty.games.yinzi.rules.discs_and_cubes import NOBODY, of_slot, slot_refusal
from dynasty.games.yinzi.state import YinziState
from dynasty.kernel import (
    Choice,
    Refusal,
    Routine,
    Step,
    Values,
    choices,
    draw,
    pile_cards,
    seat_noun,
)

STOW: Final = choices("stow", SHIP_SLOTS)
EMBARK: Final = choices("embark", COASTS)
HOLD: Final = choices("hold", COASTS)

NO_SHIP: Final = Refusal("Y-7.13", "no-ship", foreign=True)
NO_SUCH_SLOT: Final = Refusal("Y-7.13", "no-such-slot", foreign=True)
NO_VACANCY: Final = Refusal("Y-7.11", "no-vacancy")
NO_LOAD_ABOARD: Final = Refusal("Y-6.1", "no-load-aboard")
OTHER_SHIP: Final = Refusal("Y-7.11", "other-ship")

SHIP_MASK: Final = (1 << SLOTS_PER_SHIP) - 1


def vacant(s: YinziState) -> int:
    """[Y-7.11] Return the empty slots of the ships at the coast, as bits."""
    found = 0
    for slots in s.demand:
        found |= slots
    return found


def has_load(s: YinziState, seat: int, coast: int) -> bool:
    """[Y-6.1] Return whether the ship of this box carries a load of the seat."""
    first = coast * SLOTS_PER_SHIP
    for slot in range(first, first + SLOTS_PER_SHIP):
        if s.load_owner[slot] == seat:
            return True
    return False


def embark_refusal(s: YinziState, seat: int, coast: int) -> Refusal | None:
    """[Y-6.1] Return why no emissary of the seat can board: it needs a load and a matching slot."""
    if coast >= s.seats or s.coast[coast] == NOTHING:
        return NO_SHIP
    refusal = slot_refusal(s, seat, s.box.ship_country[s.coast[coast]])
    if refusal is not None:
        return refusal
    return None if has_load(s, seat, coast) else NO_LOAD_ABOARD


def embark_choices(s: YinziState, seat: int) -> list[Choice]:
    """[Y-6.1] Return the ships at the coast that an emissary of the seat may board."""
    envoys = s.slots[seat] & ~s.fresh & 0b111111
    found: list[Choice] = []
    if not envoys:
        return found
    for coast, ship in enumerate(s.coast):
        if ship != NOTHING and envoys >> s.box.ship_country[ship] & 1 and has_load(s, seat, coast):
            found.append(EMBARK[coast])
    return found


def embark(s: YinziState, seat: int, coast: int) -> None:
    """[Y-6.2] Put the disc on the ship; it cannot come back to its slot."""
    country = s.box.ship_country[s.coast[coast]]
    s.renew_ships()
    s.slots[seat] ^= 1 << country
    s.aboard[coast * s.seats + seat] += 1
    ship = SHIP_TILES[s.coast[coast]]
    s.tell("emissary_embarked", "Y-6.2", seat, ship=ship, slot=SLOTS[country])


class EmissaryWindow(Step[YinziState]):
    """[Y-11.3] Emissaries, free to send beside the question asked."""

    rule = "Y-6.1"
    offers = EMBARK

    def choices(self, s: YinziState, seat: int, arg: int) -> list[Choice]:
        return embark_choices(s, seat)

    def refusal(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        return embark_refusal(s, seat, choice.at)

    def take(self, s: YinziState, seat: int, arg: int, choice: Choice) -> None:
        embark(s, seat, choice.at)

    def details(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        return voyage_details(s, choice.at)

    def because(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        return voyage_because(s, choice.at)


def voyage_details(s: YinziState, coast: int) -> Values:
    """Return the ship that an emissary would board, its destination, and the points."""
    ship = s.coast[coast]
    market = FOREIGN_MARKETS[s.box.ship_country[ship]]
    return {"ship": SHIP_TILES[ship], "market": market, "points": s.box.emissary}


def voyage_because(s: YinziState, coast: int) -> Values:
    """Return a berth, its ship, and the slot of the emissaries to its country."""
    berth: Values = {"coast": COASTS[coast]}
    if coast >= s.seats or s.coast[coast] == NOTHING:
        return berth
    ship = s.coast[coast]
    return {**berth, "ship": SHIP_TILES[ship], **of_slot(s, s.box.ship_country[ship])}


def stow(s: YinziState, seat: int, slot: int, load: int, cubes: int) -> None:
    """[Y-7.10] [Y-7.11] Fill a slot and be paid; a full ship sails at once."""
    s.renew_ships()
    for ware in range(len(WARES)):
        s.demand[ware] &= ~(1 << slot)
    s.load_owner[slot], s.load[slot], s.load_cubes[slot] = seat, load, cubes
    silver, coast = s.box.load_silver, slot // SLOTS_PER_SHIP
    s.silver[seat] += silver
    ship, name, what = SHIP_TILES[s.coast[coast]], SHIP_SLOTS[slot], LOADS[load]
    where = COASTS[coast]
    s.tell("loaded", "Y-7.10", seat, load=what, ship=ship, coast=where, slot=name, silver=silver)
    if not vacant(s) >> coast * SLOTS_PER_SHIP & SHIP_MASK:
        s.then(SAIL, seat, coast)
        for owner in range(s.seats):
            if embark_refusal(s, owner, coast) is None:
                s.then(ASK_EMISSARY, owner, coast)


def slot_details(s: YinziState, slot: int, load: int) -> Values:
    """Return a slot, its ship, the slots that a load leaves empty, and its points abroad."""
    coast = slot // SLOTS_PER_SHIP
    ship = s.coast[coast]
    market = destination(s, s.box.ship_country[ship])
    empty = vacant(s) >> coast * SLOTS_PER_SHIP & SHIP_MASK
    return {
        "ship": SHIP_TILES[ship],
        "coast": COASTS[coast],
        "ware": WARES[s.box.ship_wares[ship][slot % SLOTS_PER_SHIP]],
        "load": LOADS[load],
        "silver": s.box.load_silver,
        "left": empty.bit_count() - 1,
        "market": FOREIGN_MARKETS[market],
        "points": s.box.market_points[market] if load < len(COMMODITIES) else 0,
    }


def slot_because(s: YinziState, slot: int) -> Values:
    """Return a slot, what it asks for, its load and the owner of that."""
    coast, place, owner = slot // SLOTS_PER_SHIP, slot % SLOTS_PER_SHIP, s.load_owner[slot]
    ship = s.coast[coast] if coast < s.seats else NOTHING
    wares = [] if ship == NOTHING else s.box.ship_wares[ship]
    return {
        "place": SHIP_SLOTS[slot],
        "ware": (WARES[wares[place]],) if place < len(wares) else (),
        "who": () if owner == NOTHING else (seat_noun(owner),),
        "load": LOADS[s.load[slot]],
    }


class AskEmissary(Step[YinziState]):
    """[Y-6.1] The ship is about to sail: send the emissary along? The argument is its box.

    Asked of the owner of the disc, even in another seat's turn.
    """

    rule = "Y-6.1"
    prompt = "ask-emissary"
    offers = (*HOLD, *EMBARK)
    endings = HOLD

    def choices(self, s: YinziState, seat: int, arg: int) -> list[Choice]:
        return [HOLD[arg], EMBARK[arg]]

    def refusal(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        return None if choice.at == arg else OTHER_SHIP

    def take(self, s: YinziState, seat: int, arg: int, choice: Choice) -> None:
        if choice is EMBARK[arg]:
            embark(s, seat, arg)
        else:
            country = s.box.ship_country[s.coast[arg]]
            s.tell("emissary_held", "Y-6.1", seat, slot=SLOTS[country])

    def details(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        return voyage_details(s, arg)

    def because(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        return {"ship": SHIP_TILES[s.coast[arg]], "coast": COASTS[arg]}


class Sail(Routine[YinziState]):
    """[Y-7.11] [Y-7.13] Deliver, then let the next ship dock. The argument is the coastal box."""

    rule = "Y-7.11"

    def run(self, s: YinziState, seat: int, arg: int) -> None:
        ship = s.coast[arg]
        s.tell("sailed", "Y-7.11", NOBODY, ship=SHIP_TILES[ship])
        s.renew_ships()
        deliver(s, arg, s.box.ship_country[ship])
        land_emissaries(s, arg, s.box.ship_country[ship])
        dock(s, arg)


def destination(s: YinziState, country: int) -> int:
    """[Y-7.24] Return the country's box while it has room, then the pool of its group."""
    held = sum(s.delivered[country :: len(FOREIGN_MARKETS)])
    if held < s.box.destination_limit:
        return country
    return POOL_EAST if country < EAST_COUNTRIES else POOL_EUROPEAN


def deliver(s: YinziState, coast: int, country: int) -> None:
    """[Y-7.12] [Y-7.24] Bring commodities to one foreign market, cubes back to their owners."""
    market = destination(s, country)
    first = coast * SLOTS_PER_SHIP
    for slot in range(first, first + SLOTS_PER_SHIP):
        owner = s.load_owner[slot]
        if owner == NOTHING:
            continue
        if s.load_cubes[slot]:
            s.cubes[owner] += s.load_cubes[slot]
            s.tell("cubes_returned", "Y-7.12", owner, cubes=s.load_cubes[slot])
        if s.load[slot] < len(COMMODITIES):
            s.delivered[owner * len(FOREIGN_MARKETS) + market] += 1
            ware, name = COMMODITIES[s.load[slot]], FOREIGN_MARKETS[market]
            points = s.box.market_points[market]
            s.tell("delivered", "Y-7.24", owner, ware=ware, market=name, points=points)
        s.load_owner[slot] = s.load[slot] = NOTHING
        s.load_cubes[slot] = 0


def land_emissaries(s: YinziState, coast: int, country: int) -> None:
    """[Y-6.2] Land emissaries in the country that they reach, where they stay."""
    for seat in range(s.seats):
        count = s.aboard[coast * s.seats + seat]
        if count:
            s.aboard[coast * s.seats + seat] = 0
            s.emissaries[seat * len(COUNTRIES) + country] += count
            market, points = FOREIGN_MARKETS[country], count * s.box.emissary
            s.tell("emissary_arrived", "Y-6.2", seat, market=market, count=count, points=points)


def dock(s: YinziState, coast: int) -> None:
    """[Y-7.13] Dock the open ship of the stack and turn up the one below."""
    ship = s.next_ship[coast]
    s.coast[coast], s.next_ship[coast] = ship, NOTHING
    if ship == NOTHING:
        s.tell("berth_deserted", "Y-7.13", NOBODY, coast=COASTS[coast])
        return
    ask_for_wares(s, coast)
    wares = tuple(WARES[ware] for ware in s.box.ship_wares[ship])
    s.tell("docked", "Y-7.13", NOBODY, ship=SHIP_TILES[ship], coast=COASTS[coast], wares=wares)
    turn_up_ship(s, coast)
    if s.box.ship_country[ship] >= EAST_COUNTRIES and not s.europe:
        s.europe = 1
        s.crop_pile |= s.box.later_tiles
        tiles = tuple(CROP_TILES[tile] for tile in pile_cards(s.box.later_tiles))
        s.tell("crops_joined", "Y-7.14", NOBODY, tiles=tiles)


def ask_for_wares(s: YinziState, coast: int) -> None:
    """[Y-7.10] Empty the slots of a ship that has just docked."""
    for slot, ware in enumerate(s.box.ship_wares[s.coast[coast]]):
        s.demand[ware] |= 1 << (coast * SLOTS_PER_SHIP + slot)


def turn_up_ship(s: YinziState, coast: int) -> None:
    """[Y-7.13] Draw the next ship of a coast's stack at random and show it to all."""
    if s.stacks[coast]:
        ship = draw(s.ship_pile, s.chance)
        s.ship_pile ^= 1 << ship
        s.next_ship[coast] = ship
        s.stacks[coast] -= 1
        name, where = SHIP_TILES[ship], COASTS[coast]
        wares = tuple(WARES[ware] for ware in s.box.ship_wares[ship])
        s.tell("ship_sighted", "Y-7.13", NOBODY, ship=name, coast=where, wares=wares)


def loads_of(s: YinziState, seat: int) -> int:
    """[Y-13.2] Return the number of the seat's commodities on ships at the coast."""
    return sum(
        owner == seat and load < len(COMMODITIES)
        for owner, load in zip(s.load_owner, s.load, strict=True)
    )


SAIL: Final = Sail()
ASK_EMISSARY: Final = AskEmissary()
EMISSARY_WINDOW: Final = EmissaryWindow()
