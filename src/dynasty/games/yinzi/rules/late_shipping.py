"""Phase E: late shipping, a pair of different foods for any ship (Y-11)."""

from typing import Final

from dynasty.games.yinzi.land_squares import BitChoices
from dynasty.games.yinzi.names import (
    ECO_RICE,
    FOOD_LOAD,
    FOODS,
    GOODS,
    NOTHING,
    RICE,
    RURAL,
    SLOTS,
    SQUARES,
    WAR_WHEAT,
    WHEAT,
)
from dynasty.games.yinzi.rules.battle import DONE, SHIPPING
from dynasty.games.yinzi.rules.discs_and_cubes import (
    FROM_DISC,
    FROM_FIELD,
    FROM_MARKET,
    good_of,
    is_usable,
    lift_cube,
    of_slot,
    slot_refusal,
    use_disc,
)
from dynasty.games.yinzi.rules.payments import price
from dynasty.games.yinzi.rules.rural_market import buy, buy_refusal, colour_because, colour_refusal
from dynasty.games.yinzi.rules.sailing import (
    EMISSARY_WINDOW,
    NO_SUCH_SLOT,
    NO_VACANCY,
    STOW,
    slot_because,
    slot_details,
    stow,
    vacant,
)
from dynasty.games.yinzi.rules.supply_ships_action import SHIP_SLOT_TAKEN, to_sea, within
from dynasty.games.yinzi.rules.transport import TOO_FAR, cross, crossing, reach
from dynasty.games.yinzi.state import YinziState
from dynasty.kernel import Choice, Refusal, Step, Values, choices, pile_cards

SUPPLY: Final = choices("supply", (*SQUARES, *RURAL, SLOTS[ECO_RICE], SLOTS[WAR_WHEAT]))
SUPPLY_CUBE: Final = BitChoices(SUPPLY[: len(SQUARES)])
FIRST_RURAL: Final = len(SQUARES)
FIRST_DISC: Final = FIRST_RURAL + len(RURAL)
LATE_DISCS: Final[tuple[tuple[int, int], ...]] = (  # from FIRST_DISC
    (ECO_RICE, RICE),
    (WAR_WHEAT, WHEAT),
)
PASS: Final = choices("pass", ("sea",))[0]
DONE_LATE: Final = DONE[2]

NO_FOOD_HERE: Final = Refusal("Y-11.1", "no-food-here", foreign=True)
SAME_FOOD: Final = Refusal("Y-11.1", "same-food")
NO_PARTNER: Final = Refusal("Y-11.1", "no-partner")


def food_of(s: YinziState, source: int) -> int:
    """[Y-11.1] Return the food of a source, or NOTHING for a bought cube, which always fits."""
    if source < FIRST_RURAL:
        return good_of(s, source)
    return NOTHING if source < FIRST_DISC else LATE_DISCS[source - FIRST_DISC][1]


def borders_of(s: YinziState, source: int) -> int:
    """[Y-11.2] Return the boats for cubes from fields; 0 for bought or virtual ones."""
    return to_sea(s, source) if source < FIRST_RURAL else 0


def food_squares(s: YinziState, seat: int) -> int:
    """[Y-11.1] Return the seat's squares with food, as bits."""
    found = 0
    for good in FOODS:
        found |= s.shows[good]
    return found & s.fields[seat]


def is_rural(source: int) -> bool:
    return FIRST_RURAL <= source < FIRST_DISC


def partners(s: YinziState, seat: int, first: int, unpaid: int) -> list[Choice]:
    """[Y-11.1] Return the sources of a second, other food; `unpaid` is 1 if the first is bought."""
    food, boats = food_of(s, first), reach(s, seat) - borders_of(s, first)
    squares = food_squares(s, seat)
    if food != NOTHING:
        squares &= ~s.shows[food]
    found = SUPPLY_CUBE.of(within(s, squares, boats))
    if buy_refusal(s, seat, 1 + unpaid) is None:
        for colour in range(s.seats):
            if s.rural[colour] > unpaid * (first == FIRST_RURAL + colour):
                found.append(SUPPLY[FIRST_RURAL + colour])
    for place, (slot, good) in enumerate(LATE_DISCS):
        if good != food and is_usable(s, seat, slot):
            found.append(SUPPLY[FIRST_DISC + place])
    return found


def source_refusal(s: YinziState, seat: int, source: int) -> Refusal | None:
    """[Y-11.1] [Y-11.2] Return why nothing can come from this source, whatever the other food."""
    if source >= FIRST_DISC:
        return slot_refusal(s, seat, LATE_DISCS[source - FIRST_DISC][0])
    if source >= FIRST_RURAL:
        return colour_refusal(s, seat, source - FIRST_RURAL)
    if not food_squares(s, seat) >> source & 1:
        return NO_FOOD_HERE
    return None if to_sea(s, source) <= reach(s, seat) else TOO_FAR


def source_because(s: YinziState, seat: int, source: int, crossed: int) -> Values:
    """Return a source of food, and its way to the ships after `crossed` borders."""
    way: Values = {"borders": borders_of(s, source), "boats": reach(s, seat) - crossed}
    if source >= FIRST_DISC:
        slot, good = LATE_DISCS[source - FIRST_DISC]
        return {**of_slot(s, slot), "good": GOODS[good], **way}
    if source >= FIRST_RURAL:
        return {**colour_because(s, seat, source - FIRST_RURAL), "good": "food", **way}
    good = good_of(s, source)
    name = "food" if good == NOTHING else GOODS[good]
    return {"square": SQUARES[source], "good": name, **way}


class ShipLate(Step[YinziState]):
    """[Y-11.1] Choose the first food of a pair, or pass."""

    rule = "Y-11.1"
    prompt = "ask-late"
    offers = (PASS, *SUPPLY)
    endings = (PASS,)
    opens_turn = True
    window = EMISSARY_WINDOW

    def choices(self, s: YinziState, seat: int, arg: int) -> list[Choice]:
        if not vacant(s):
            return [PASS]
        squares = within(s, food_squares(s, seat), reach(s, seat))
        some = SUPPLY_CUBE.of(squares)
        some += [c for c in SUPPLY[FIRST_RURAL:] if source_refusal(s, seat, c.at) is None]
        return [PASS] + [c for c in some if partners(s, seat, c.at, is_rural(c.at))]

    def refusal(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if choice is PASS:
            return None
        if not vacant(s):
            return NO_VACANCY
        refusal = source_refusal(s, seat, choice.at)
        if refusal is None and not partners(s, seat, choice.at, is_rural(choice.at)):
            return NO_PARTNER
        return refusal

    def take(self, s: YinziState, seat: int, arg: int, choice: Choice) -> None:
        if choice is PASS:
            if s.events is not None:
                tell_passed(s, seat, len(self.choices(s, seat, arg)) == 1)
            return
        s.then(FINISH_LATE, seat)
        s.then(ADD_LATE, seat, choice.at)
        if is_rural(choice.at):
            buy(s, seat, choice.at - FIRST_RURAL)

    def details(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        if choice is PASS:
            return {}
        others = partners(s, seat, choice.at, is_rural(choice.at))
        forced = all(is_rural(other.at) for other in others)
        borders, more = borders_of(s, choice.at), s.box.rural_cost if forced else 0
        return {"second": 0, **late_details(s, seat, choice.at, borders, more)}

    def because(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        return source_because(s, seat, choice.at, 0)


def tell_passed(s: YinziState, seat: int, forced: bool) -> None:
    """[Y-11.1] Tell that nothing is shipped, by choice or because nothing can be."""
    why = "why-no-pair" if vacant(s) else "why-no-vacancy"
    s.tell("late_passed", "Y-11.1", seat, forced=int(forced), why=why)


def late_details(s: YinziState, seat: int, source: int, borders: int, more: int) -> Values:
    """Return the food, its copper, the least price of the other one, and the boats."""
    food, cost = food_of(s, source), s.box.rural_cost if is_rural(source) else 0
    kind = FROM_MARKET if is_rural(source) else FROM_FIELD
    return {
        "source": FROM_DISC if source >= FIRST_DISC else kind,
        "good": "food" if food == NOTHING else GOODS[food],
        "silver": s.box.load_silver,
        "more": more,
        **price(s, seat, cost + more),
        "copper": cost,
        **crossing(s, seat, borders),
    }


class AddLate(Step[YinziState]):
    """[Y-11.1] Choose the second, different food. The argument is the first source."""

    rule = "Y-11.1"
    prompt = "ask-late-second"
    offers = SUPPLY

    def choices(self, s: YinziState, seat: int, arg: int) -> list[Choice]:
        return partners(s, seat, arg, 0)

    def refusal(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        food = food_of(s, arg)
        if food != NOTHING and food_of(s, choice.at) == food:
            return SAME_FOOD
        refusal = source_refusal(s, seat, choice.at)
        borders = borders_of(s, arg) + borders_of(s, choice.at)
        return TOO_FAR if refusal is None and borders > reach(s, seat) else refusal

    def take(self, s: YinziState, seat: int, arg: int, choice: Choice) -> None:
        s.then(STOW_LATE, seat, arg * len(SUPPLY) + choice.at)
        if is_rural(choice.at):
            buy(s, seat, choice.at - FIRST_RURAL)

    def details(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        borders = borders_of(s, arg) + borders_of(s, choice.at)
        return {"second": 1, **late_details(s, seat, choice.at, borders, 0)}

    def because(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        return source_because(s, seat, choice.at, borders_of(s, arg))


class StowLate(Step[YinziState]):
    """[Y-11.1] Choose any empty slot of any ship. The argument holds both sources."""

    rule = "Y-11.1"
    prompt = "ask-stow"
    offers = STOW

    def choices(self, s: YinziState, seat: int, arg: int) -> list[Choice]:
        return [STOW[slot] for slot in pile_cards(vacant(s))]

    def refusal(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if vacant(s) >> choice.at & 1:
            return None
        return NO_SUCH_SLOT if s.load_owner[choice.at] == NOTHING else SHIP_SLOT_TAKEN

    def take(self, s: YinziState, seat: int, arg: int, choice: Choice) -> None:
        pair = divmod(arg, len(SUPPLY))
        cross(s, seat, sum(borders_of(s, source) for source in pair))
        cubes = 0
        for source in pair:
            if source < FIRST_RURAL:
                lift_cube(s, seat, source)
                cubes += 1
            elif source >= FIRST_DISC:
                use_disc(s, seat, LATE_DISCS[source - FIRST_DISC][0])
        stow(s, seat, choice.at, FOOD_LOAD, cubes)

    def details(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        return slot_details(s, choice.at, FOOD_LOAD)

    def because(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        return slot_because(s, choice.at)


class FinishLate(Step[YinziState]):
    """[Y-11.3] After the pair: send an emissary, or be done."""

    rule = "Y-11.3"
    prompt = "ask-late-end"
    offers = (DONE_LATE,)
    endings = (DONE_LATE,)
    window = EMISSARY_WINDOW

    def refusal(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        return None

    def take(self, s: YinziState, seat: int, arg: int, choice: Choice) -> None:
        """The next seat is on the agenda already."""

    def details(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        return {"part": SHIPPING}


SHIP_LATE: Final = ShipLate()
ADD_LATE: Final = AddLate()
STOW_LATE: Final = StowLate()
FINISH_LATE: Final = FinishLate()
