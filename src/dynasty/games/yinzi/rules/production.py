"""Produce Commodities: the factory, its raw material, its fee (Y-7.2 to Y-7.5)."""

from typing import Final

from dynasty.games.yinzi.names import (
    COMMODITIES,
    ECO_RAW,
    FACTORIES,
    LEVELS,
    MARKET_SLOTS,
    NOTHING,
    PLAYER_COLOURS,
    PRODUCE,
    PROVINCES,
)
from dynasty.games.yinzi.rules.discs_and_cubes import (
    USE,
    disc_details,
    is_usable,
    of_slot,
    slot_refusal,
    use_disc,
)
from dynasty.games.yinzi.rules.factories import colour_of, commodity_of, owner_of, province_of
from dynasty.games.yinzi.rules.fortune_actions import STOP
from dynasty.games.yinzi.rules.payments import (
    NO_COPPER,
    NO_SILVER,
    bags_payable,
    charge,
    funds,
    pay_silver,
    too_dear,
)
from dynasty.games.yinzi.rules.transport import TOO_FAR, cross, crossing, reach, too_far
from dynasty.games.yinzi.rules.urban_markets import stall_details
from dynasty.games.yinzi.rules.work_loop import (
    FIRST_WORKFORCE,
    NO_WORKERS,
    WorkLoop,
    box_workers,
    hands,
)
from dynasty.games.yinzi.state import YinziState
from dynasty.kernel import Choice, Refusal, Step, Values, choices, pile_cards, seat_noun

MAKE: Final = choices("produce", FACTORIES)
DOUBLE: Final = choices("double", FACTORIES)
RAW: Final = choices("raw", MARKET_SLOTS)
USE_RAW: Final = USE[ECO_RAW]
DISC: Final = len(RAW)  # stands for USE_RAW among the market slots

NOT_BUILT: Final = Refusal("Y-7.2", "not-built", foreign=True)
VISITED: Final = Refusal("Y-7.2", "visited")
STORAGE_FULL: Final = Refusal("Y-7.3", "storage-full")
NO_GUESTS: Final = Refusal("Y-7.2", "no-guests")
NO_DOUBLE: Final = Refusal("Y-7.2", "no-double")
NO_PIECES: Final = Refusal("Y-1.6", "no-pieces")
NO_RAW: Final = Refusal("Y-7.4", "no-raw")
OTHER_COLOUR: Final = Refusal("Y-7.4", "other-colour")


def stored_in(s: YinziState, factory: int) -> int:
    """[Y-7.3] Return the number of commodities of all seats in a factory."""
    found = 0
    for bits in s.stored:
        found += bits >> 2 * factory & 3
    return found


def workers_needed(s: YinziState, seat: int, factory: int) -> int:
    """[Y-7.2] Return the workers for a production here, or 0 if the seat may not produce."""
    level = s.level[factory]
    if s.owned[seat] >> factory & 1:
        return s.box.owner_workers[level]
    return s.box.guest_workers[level]


def raw_within(s: YinziState, seat: int, factory: int, boats: int) -> int:
    """[Y-7.4] Return the market slots within reach with raw material for the factory, as bits."""
    slots = s.raw[colour_of(factory)]
    if not slots:
        return 0
    row, found = s.box.distance[province_of(s, factory)], 0
    for province in range(len(PROVINCES)):
        if row[province] <= boats:
            found |= slots & 0b1111 << province * 4
    return found


def has_raw(s: YinziState, seat: int, factory: int, units: int, boats: int, used: int) -> bool:
    """[Y-7.4] Return whether this many units are within reach of these boats.

    `used` is a market slot or the DISC that is used already, or NOTHING.
    """
    missing = units - (used != DISC and is_usable(s, seat, ECO_RAW))
    if missing <= 0:
        return True
    slots = s.raw[colour_of(factory)]
    if used != NOTHING:
        slots &= ~(1 << used)
    if slots.bit_count() < missing:
        return False
    if missing == 1:
        return slots & raw_within(s, seat, factory, boats) != 0
    row = s.box.distance[province_of(s, factory)]
    nearest = sorted(row[slot // 4] for slot in pile_cards(slots))
    return sum(nearest[:missing]) <= boats


def fee_refusal(s: YinziState, seat: int, factory: int) -> Refusal | None:
    """[Y-7.5] Return why the seat cannot pay the owner of the factory."""
    level = s.level[factory]
    if s.owned[seat] >> factory & 1:
        return None
    if s.box.fee_copper[level] > funds(s, seat):
        return NO_COPPER
    return None if bags_payable(s, seat) >= s.box.fee_silver[level] else NO_SILVER


def produce_refusal(
    s: YinziState, seat: int, factory: int, units: int, workers: int
) -> Refusal | None:
    """[Y-7.2] [Y-7.3] Return why this number of workers cannot make `units` commodities here."""
    level = s.level[factory]
    if level == 0:
        return NOT_BUILT
    needed = workers_needed(s, seat, factory)
    if needed == 0:
        return NO_GUESTS
    if units > 1 and (units > s.box.most[level] or not s.owned[seat] >> factory & 1):
        return NO_DOUBLE
    if needed > workers:
        return NO_WORKERS
    if s.pieces[seat] < units:
        return NO_PIECES
    if not s.raw[colour_of(factory)] and not is_usable(s, seat, ECO_RAW):
        return NO_RAW
    if stored_in(s, factory) + units > s.box.storage[level]:
        return STORAGE_FULL
    if not has_raw(s, seat, factory, units, reach(s, seat), NOTHING):
        return NO_RAW
    return fee_refusal(s, seat, factory)


def produce_because(s: YinziState, seat: int, factory: int, units: int, workers: int) -> Values:
    """Return what a production needs, and what the seat has of it."""
    level, owner = s.level[factory], owner_of(s, factory)
    known: Values = {
        "factory": FACTORIES[factory],
        "level": LEVELS[max(0, level - 1)],
        "owner": () if owner == NOTHING else (seat_noun(owner),),
        "own": s.owned[seat] >> factory & 1,
        "needed": max(1, workers_needed(s, seat, factory)),
        "have": workers,
        "units": units,
        "pieces": s.pieces[seat],
        "stored": stored_in(s, factory),
        "limit": s.box.storage[level],
        "bags": s.box.fee_silver[level],
        "payable": bags_payable(s, seat),
    }
    return {**known, **raw_because(s, seat, factory), **too_dear(s, seat, s.box.fee_copper[level])}


def raw_because(s: YinziState, seat: int, factory: int) -> Values:
    """Return the colour of cubes that a factory needs, and how many are within reach."""
    boats = reach(s, seat)
    found = raw_within(s, seat, factory, boats).bit_count() if s.level[factory] else 0
    colour = colour_of(factory)
    return {"colour": PLAYER_COLOURS[colour], "hue": colour, "found": found, "boats": boats}


def idle_because(s: YinziState, seat: int, workers: int) -> Values:
    """Return how many of the factories that the seat may use lack each thing, for refusals."""
    refusals = [
        produce_refusal(s, seat, f, 1, workers) for owned in s.owned for f in pile_cards(owned)
    ]
    usable = [refusal for refusal in refusals if refusal is not NO_GUESTS]
    return {
        "workers": workers,
        "pieces": s.pieces[seat],
        "factories": len(usable),
        "understaffed": usable.count(NO_WORKERS),
        "full": usable.count(STORAGE_FULL),
        "dry": usable.count(NO_RAW),
        "dear": usable.count(NO_COPPER) + usable.count(NO_SILVER),
    }


def may_produce(s: YinziState, seat: int, workers: int) -> bool:
    """[Y-3.5] Return whether any production is possible with this many workers."""
    if s.pieces[seat] == 0:
        return False
    for factory in pile_cards(working(s)):
        if produce_refusal(s, seat, factory, 1, workers) is None:
            return True
    return False


def working(s: YinziState) -> int:
    """[Y-7.2] Return the factories that have an owner, as bits."""
    found = 0
    for owned in s.owned:
        found |= owned
    return found


class ProduceCommodities(WorkLoop):
    """[Y-7.2] Choose a factory that has not worked in this action."""

    rule = "Y-7.2"
    prompt = "ask-produce"
    offers = (STOP[FIRST_WORKFORCE + PRODUCE], *MAKE, *DOUBLE)
    workforce = PRODUCE

    def uses(self, s: YinziState, seat: int) -> list[Choice]:
        workers = hands(s, seat)
        found = [
            MAKE[factory]
            for factory in pile_cards(working(s) & ~s.marks)
            if produce_refusal(s, seat, factory, 1, workers) is None
        ]
        for factory in pile_cards(s.owned[seat] & ~s.marks):
            if s.box.most[s.level[factory]] == 1:
                continue
            if produce_refusal(s, seat, factory, 2, workers) is None:
                found.append(DOUBLE[factory])
        return found

    def use_refusal(self, s: YinziState, seat: int, choice: Choice) -> Refusal | None:
        if s.marks >> choice.at & 1:
            return VISITED
        units = 2 if choice.verb == "double" else 1
        return produce_refusal(s, seat, choice.at, units, hands(s, seat))

    def carry_out(self, s: YinziState, seat: int, choice: Choice) -> None:
        units = 2 if choice.verb == "double" else 1
        s.marks |= 1 << choice.at
        s.then(CHOOSE_RAW, seat, raw_argument(choice.at, units, units))

    def use_details(self, s: YinziState, seat: int, choice: Choice) -> Values:
        level, guest = s.level[choice.at], not s.owned[seat] >> choice.at & 1
        workers = workers_needed(s, seat, choice.at)
        units = 2 if choice.verb == "double" else 1
        return {
            "wares": (COMMODITIES[commodity_of(choice.at)],) * units,
            "colour": colour_of(choice.at),
            "owner": seat_noun(owner_of(s, choice.at)),
            "workers": workers,
            "migrants": max(0, workers - s.group),
            "copper": s.box.fee_copper[level] if guest else 0,
            "silver": s.box.fee_silver[level] if guest else 0,
        }

    def use_because(self, s: YinziState, seat: int, choice: Choice) -> Values:
        units = 2 if choice.verb == "double" else 1
        return produce_because(s, seat, choice.at, units, hands(s, seat))


def raw_argument(factory: int, units: int, left: int) -> int:
    """Return factory, commodities to make and raw material still to choose, in one number."""
    return factory + len(FACTORIES) * (units + 4 * left)


class ChooseRaw(Step[YinziState]):
    """[Y-7.4] Choose raw material for the factory. The argument: see `raw_argument`."""

    rule = "Y-7.4"
    prompt = "ask-raw"
    offers = (*RAW, USE_RAW)

    def choices(self, s: YinziState, seat: int, arg: int) -> list[Choice]:
        factory, boats = arg % len(FACTORIES), reach(s, seat)
        found = [RAW[slot] for slot in pile_cards(raw_within(s, seat, factory, boats))]
        if is_usable(s, seat, ECO_RAW):
            found.append(USE_RAW)
        if arg // len(FACTORIES) // 4 > 1:
            found = [c for c in found if self.leaves_rest(s, seat, factory, c)]
        return found

    def leaves_rest(self, s: YinziState, seat: int, factory: int, choice: Choice) -> bool:
        """[Y-7.4] Return whether a second unit is left for a double production."""
        boats = reach(s, seat)
        if choice is USE_RAW:
            return has_raw(s, seat, factory, 1, boats, DISC)
        boats -= s.box.distance[province_of(s, factory)][choice.at // 4]
        return has_raw(s, seat, factory, 1, boats, choice.at)

    def refusal(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        factory = arg % len(FACTORIES)
        if choice is USE_RAW:
            refusal = slot_refusal(s, seat, ECO_RAW)
        elif not s.raw[colour_of(factory)] >> choice.at & 1:
            refusal = OTHER_COLOUR
        elif not raw_within(s, seat, factory, reach(s, seat)) >> choice.at & 1:
            refusal = TOO_FAR
        else:
            refusal = None
        if refusal is None and arg // len(FACTORIES) // 4 > 1:
            return None if self.leaves_rest(s, seat, factory, choice) else TOO_FAR
        return refusal

    def take(self, s: YinziState, seat: int, arg: int, choice: Choice) -> None:
        factory, rest = arg % len(FACTORIES), arg // len(FACTORIES)
        units, left = rest % 4, rest // 4
        if choice is USE_RAW:
            use_disc(s, seat, ECO_RAW)
        else:
            take_raw(s, seat, factory, choice.at)
        if left > 1:
            s.then(self, seat, raw_argument(factory, units, left - 1))
        else:
            produce(s, seat, factory, units)

    def details(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        if choice is USE_RAW:
            return disc_details(choice.at)
        factory = arg % len(FACTORIES)
        way = crossing(s, seat, s.box.distance[province_of(s, factory)][choice.at // 4])
        return {"colour": colour_of(factory), **stall_details(s, choice.at), **way}

    def because(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        factory = arg % len(FACTORIES)
        if choice is USE_RAW:
            return {**of_slot(s, ECO_RAW), **too_far(s, seat, 0)}
        borders = s.box.distance[province_of(s, factory)][choice.at // 4]
        return {**raw_because(s, seat, factory), **too_far(s, seat, borders)}


def take_raw(s: YinziState, seat: int, factory: int, slot: int) -> None:
    """[Y-7.4] Return the cube to its colour's supply and use the boats that carried it."""
    colour = colour_of(factory)
    cross(s, seat, s.box.distance[province_of(s, factory)][slot // 4])
    s.raw[colour] ^= 1 << slot
    s.cubes[colour] += 1
    if s.events is not None:
        name, there = MARKET_SLOTS[slot], stall_details(s, slot)
        s.tell("raw_taken", "Y-7.4", seat, slot=name, colour=PLAYER_COLOURS[colour], **there)


def produce(s: YinziState, seat: int, factory: int, units: int) -> None:
    """[Y-7.2] [Y-7.5] Employ workers, put pieces on the factory, pay its owner's fee as a guest."""
    box_workers(s, seat, PRODUCE, workers_needed(s, seat, factory))
    s.pieces[seat] -= units
    s.stored[seat] += units << 2 * factory
    ware = (COMMODITIES[commodity_of(factory)],) * units
    s.tell("produced", "Y-7.2", seat, factory=FACTORIES[factory], wares=ware)
    owner, level = owner_of(s, factory), s.level[factory]
    if owner == seat:
        return
    bags = s.box.fee_silver[level]
    if bags:
        pay_silver(s, seat, bags)
        s.silver[owner] += bags
        s.tell("silver_fee_paid", "Y-7.5", seat, silver=bags, creditor=seat_noun(owner))
    if s.box.fee_copper[level]:
        charge(s, seat, s.box.fee_copper[level], owner)


PRODUCE_COMMODITIES: Final = ProduceCommodities()
CHOOSE_RAW: Final = ChooseRaw()
