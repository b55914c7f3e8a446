"""The action Supply Ships: bring commodities, tea and salt to the coast (Y-7.10)."""

from typing import Final

from dynasty.games.yinzi.components import SEA_INDEX
from dynasty.games.yinzi.land_squares import PROVINCE_MASKS, PROVINCE_OF, BitChoices
from dynasty.games.yinzi.names import (
    COMMODITIES,
    EMP_SALT,
    FACTORIES,
    LOADS,
    NOTHING,
    SALT,
    SALT_LOAD,
    SHIPS,
    SQUARES,
    TEA,
    TEA_WARE,
    WARES,
)
from dynasty.games.yinzi.rules.discs_and_cubes import (
    FROM_FACTORY,
    FROM_FIELD,
    USE,
    cubes_on,
    disc_details,
    good_of,
    is_usable,
    lift_cube,
    of_slot,
    slot_refusal,
    use_disc,
)
from dynasty.games.yinzi.rules.factories import commodity_of, province_of
from dynasty.games.yinzi.rules.fortune_actions import STOP
from dynasty.games.yinzi.rules.route_demands import all_pieces
from dynasty.games.yinzi.rules.sailing import (
    NO_SUCH_SLOT,
    NO_VACANCY,
    STOW,
    slot_because,
    slot_details,
    stow,
    vacant,
)
from dynasty.games.yinzi.rules.transport import TOO_FAR, cross, crossing, reach, too_far
from dynasty.games.yinzi.rules.work_loop import FIRST_WORKFORCE, WorkLoop, box_workers
from dynasty.games.yinzi.state import YinziState
from dynasty.kernel import Choice, Refusal, Step, Values, choices, pile_cards

LOAD: Final = choices("load", (*FACTORIES, *SQUARES))
FIRST_SQUARE: Final = len(FACTORIES)
LOAD_CUBE: Final = BitChoices(LOAD[FIRST_SQUARE:])
ADD: Final = choices("add", SQUARES)
ADD_CUBE: Final = BitChoices(ADD)
USE_SALT: Final = USE[EMP_SALT]

NO_COMMODITY: Final = Refusal("Y-7.10", "no-commodity", foreign=True)
NO_CARGO: Final = Refusal("Y-7.10", "no-cargo", foreign=True)
NOT_WANTED: Final = Refusal("Y-7.10", "not-wanted")
OTHER_WARE: Final = Refusal("Y-7.10", "other-ware")
NO_SECOND_SALT: Final = Refusal("Y-7.10", "no-second-salt")
NO_SALT: Final = Refusal("Y-7.10", "no-salt", foreign=True)
SHIP_SLOT_TAKEN: Final = Refusal("Y-7.11", "ship-slot-taken")

BY_DISC: Final = len(SQUARES)  # the second salt is the disc


def to_sea(s: YinziState, square: int) -> int:
    """[Y-4.3] Return the number of borders from a square to the ships."""
    return s.box.distance[PROVINCE_OF[square]][SEA_INDEX]


def within(s: YinziState, squares: int, boats: int) -> int:
    """[Y-4.3] Return those of the squares from which boats reach the ships, as bits."""
    if not squares:
        return 0
    found = 0
    for province, mask in enumerate(PROVINCE_MASKS):
        if s.box.distance[province][SEA_INDEX] <= boats:
            found |= squares & mask
    return found


def has_second_salt(s: YinziState, seat: int, first: int, boats: int) -> bool:
    """[Y-7.10] Return whether another salt makes a pair with the cube of this square."""
    if is_usable(s, seat, EMP_SALT):
        return True
    squares = within(s, s.fields[seat] & s.shows[SALT], boats)
    return cubes_on(s, seat, squares) > (squares >> first & 1)


def salt_squares(s: YinziState, seat: int, boats: int) -> int:
    """[Y-7.10] Return the squares of salt cubes that make a pair with another salt, as bits."""
    salt = within(s, s.fields[seat] & s.shows[SALT], boats)
    if not salt:
        return 0
    found = 0
    for square in pile_cards(salt):
        if has_second_salt(s, seat, square, boats - to_sea(s, square)):
            found |= 1 << square
    return found


def loads(s: YinziState, seat: int) -> list[Choice]:
    """[Y-7.10] Return everything that the seat can put on a ship now."""
    boats, found, bits = reach(s, seat), [], s.stored[seat]
    for factory in range(len(FACTORIES)) if bits else ():
        if not bits >> 2 * factory & 3 or not s.demand[commodity_of(factory)]:
            continue
        if s.box.distance[province_of(s, factory)][SEA_INDEX] <= boats:
            found.append(LOAD[factory])
    tea = s.fields[seat] & s.shows[TEA] if s.demand[TEA_WARE] else 0
    squares = within(s, tea, boats)
    if s.fields[seat] & s.shows[SALT] and vacant(s):
        squares |= salt_squares(s, seat, boats)
    return found + LOAD_CUBE.of(squares)


def may_supply(s: YinziState, seat: int) -> bool:
    """[Y-3.5] Return whether the seat can put anything on a ship now."""
    own = s.fields[seat]
    if not s.stored[seat] and not own & (s.shows[TEA] | s.shows[SALT]):
        return False
    return len(loads(s, seat)) > 0


def load_refusal(s: YinziState, seat: int, choice: Choice) -> Refusal | None:
    """[Y-7.10] Return why this cannot go on a ship."""
    boats = reach(s, seat)
    if choice.at < FIRST_SQUARE:
        if not s.stored[seat] >> 2 * choice.at & 3:
            return NO_COMMODITY
        if not s.demand[commodity_of(choice.at)]:
            return NOT_WANTED
        borders = s.box.distance[province_of(s, choice.at)][SEA_INDEX]
        return None if borders <= boats else TOO_FAR
    square = choice.at - FIRST_SQUARE
    good = good_of(s, square)
    if good not in (TEA, SALT) or not s.fields[seat] >> square & 1:
        return NO_CARGO
    if to_sea(s, square) > boats:
        return TOO_FAR
    if good == TEA:
        return None if s.demand[TEA_WARE] else NOT_WANTED
    if not vacant(s):
        return NO_VACANCY
    left = boats - to_sea(s, square)
    return None if has_second_salt(s, seat, square, left) else NO_SECOND_SALT


def load_because(s: YinziState, seat: int, choice: Choice) -> Values:
    """Return the origin of a load, its kind, and its way to the ships."""
    if choice.at < FIRST_SQUARE:
        built = s.site[choice.at] > 0
        borders = s.box.distance[province_of(s, choice.at)][SEA_INDEX] if built else 0
        ware = COMMODITIES[commodity_of(choice.at)]
    else:
        borders, ware = to_sea(s, choice.at - FIRST_SQUARE), WARES[TEA_WARE]
    return {"source": choice.noun, "ware": ware, **too_far(s, seat, borders)}


def cargo_because(s: YinziState, seat: int) -> Values:
    """Return what the seat could bring, what ships ask for, and its boats, for refusals."""
    own = s.fields[seat]
    return {
        "pieces": all_pieces(s, seat),
        "tea": cubes_on(s, seat, own & s.shows[TEA]),
        "salt": cubes_on(s, seat, own & s.shows[SALT]),
        "wares": tuple(WARES[ware] for ware, slots in enumerate(s.demand) if slots),
        "boats": reach(s, seat),
    }


class SupplyShips(WorkLoop):
    """[Y-7.10] Choose what a worker brings to a ship; of salt, the first cube of a pair."""

    rule = "Y-7.10"
    prompt = "ask-load"
    offers = (STOP[FIRST_WORKFORCE + SHIPS], *LOAD)
    workforce = SHIPS

    def uses(self, s: YinziState, seat: int) -> list[Choice]:
        return loads(s, seat)

    def use_refusal(self, s: YinziState, seat: int, choice: Choice) -> Refusal | None:
        return load_refusal(s, seat, choice)

    def carry_out(self, s: YinziState, seat: int, choice: Choice) -> None:
        square = choice.at - FIRST_SQUARE
        if square >= 0 and s.shows[SALT] >> square & 1:
            s.then(ADD_SALT, seat, square)
        else:
            s.then(STOW_LOAD, seat, choice.at)

    def use_details(self, s: YinziState, seat: int, choice: Choice) -> Values:
        kind, source = load_kind(s, choice.at), FROM_FACTORY
        if choice.at < FIRST_SQUARE:
            borders = s.box.distance[province_of(s, choice.at)][SEA_INDEX]
        else:
            borders, source = to_sea(s, choice.at - FIRST_SQUARE), FROM_FIELD
        return {
            "load": LOADS[kind],
            "source": source,
            "pair": int(kind == SALT_LOAD),
            "silver": s.box.load_silver,
            "migrants": int(s.group == 0),
            **crossing(s, seat, borders),
        }

    def use_because(self, s: YinziState, seat: int, choice: Choice) -> Values:
        return load_because(s, seat, choice)


def load_kind(s: YinziState, source: int) -> int:
    """Return what kind of load a cube or ware is on a ship; `source` is a number of LOAD."""
    if source < FIRST_SQUARE:
        return commodity_of(source)
    return SALT_LOAD if s.shows[SALT] >> source - FIRST_SQUARE & 1 else TEA_WARE


class AddSalt(Step[YinziState]):
    """[Y-7.10] Choose the second salt of a pair. The argument is the square of the first."""

    rule = "Y-7.10"
    prompt = "ask-second-salt"
    offers = (*ADD, USE_SALT)

    def second(self, s: YinziState, seat: int, first: int) -> int:
        """[Y-7.10] Return the squares for the second cube, as bits."""
        boats = reach(s, seat) - to_sea(s, first)
        squares = within(s, s.fields[seat] & s.shows[SALT], boats)
        return squares if s.double >> first & 1 else squares & ~(1 << first)

    def choices(self, s: YinziState, seat: int, arg: int) -> list[Choice]:
        found = ADD_CUBE.of(self.second(s, seat, arg))
        if is_usable(s, seat, EMP_SALT):
            found.append(USE_SALT)
        return found

    def refusal(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if choice is USE_SALT:
            return slot_refusal(s, seat, EMP_SALT)
        if self.second(s, seat, arg) >> choice.at & 1:
            return None
        here = s.fields[seat] & s.shows[SALT] & ~(1 << arg)
        return TOO_FAR if here >> choice.at & 1 else NO_SALT

    def take(self, s: YinziState, seat: int, arg: int, choice: Choice) -> None:
        second = BY_DISC if choice is USE_SALT else choice.at
        s.then(STOW_LOAD, seat, FIRST_SQUARE + arg + len(LOAD) * (second + 1))

    def details(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        if choice is USE_SALT:
            return disc_details(choice.at)
        return crossing(s, seat, to_sea(s, arg) + to_sea(s, choice.at))

    def because(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        if choice is USE_SALT:
            return of_slot(s, EMP_SALT)
        left = reach(s, seat) - to_sea(s, arg)
        return {"square": choice.noun, "borders": to_sea(s, choice.at), "boats": left}


class StowLoad(Step[YinziState]):
    """[Y-7.10] Choose the slot for the load. The argument: its source, and a second salt if any."""

    rule = "Y-7.10"
    prompt = "ask-stow"
    offers = STOW
    compares = "points"

    def open_slots(self, s: YinziState, arg: int) -> int:
        """[Y-7.10] Return the slots that take the load, as bits; salt goes anywhere."""
        kind = load_kind(s, arg % len(LOAD))
        return vacant(s) if kind == SALT_LOAD else s.demand[kind]

    def choices(self, s: YinziState, seat: int, arg: int) -> list[Choice]:
        return [STOW[slot] for slot in pile_cards(self.open_slots(s, arg))]

    def refusal(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if self.open_slots(s, arg) >> choice.at & 1:
            return None
        if vacant(s) >> choice.at & 1:
            return OTHER_WARE
        return NO_SUCH_SLOT if s.load_owner[choice.at] == NOTHING else SHIP_SLOT_TAKEN

    def take(self, s: YinziState, seat: int, arg: int, choice: Choice) -> None:
        second, source = divmod(arg, len(LOAD))
        kind, cubes = load_kind(s, source), 0
        if source < FIRST_SQUARE:
            cross(s, seat, s.box.distance[province_of(s, source)][SEA_INDEX])
            s.stored[seat] -= 1 << 2 * source
        else:
            cubes = bring_cubes(s, seat, source - FIRST_SQUARE, second - 1)
        box_workers(s, seat, SHIPS, 1)
        stow(s, seat, choice.at, kind, cubes)

    def details(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        return slot_details(s, choice.at, load_kind(s, arg % len(LOAD)))

    def because(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        return slot_because(s, choice.at)


def bring_cubes(s: YinziState, seat: int, first: int, second: int) -> int:
    """[Y-7.10] [Y-4.3] Bring tea or salt from the fields to the coast; return how many cubes."""
    if second == BY_DISC:
        use_disc(s, seat, EMP_SALT)
    alone = second in (NOTHING, BY_DISC)
    cross(s, seat, to_sea(s, first) + (0 if alone else to_sea(s, second)))
    lift_cube(s, seat, first)
    if not alone:
        lift_cube(s, seat, second)
    return 1 if alone else 2


SUPPLY_SHIPS: Final = SupplyShips()
ADD_SALT: Final = AddSalt()
STOW_LOAD: Final = StowLoad()
