"""The Lab: paint a raw warrior (X-6)."""

from typing import Final

from dynasty.games.xian.components import ANY
from dynasty.games.xian.names import PIGMENTS, SECTIONS, SQUARES
from dynasty.games.xian.pit_squares import SECTION_MASKS, SECTION_OF, connected_squares
from dynasty.games.xian.rules.bonus_tiles import DiscountQuestion, discount
from dynasty.games.xian.rules.stock_and_score import PAINTING, pay_pigment, score
from dynasty.games.xian.state import XianState
from dynasty.kernel import Choice, Refusal, Step, Values, choices, pile_cards, seat_noun

PAINT: Final = choices("paint", SQUARES)
PAY: Final = choices("pay", PIGMENTS)
ANY_PIGMENT: Final = "any"

NOT_RAW: Final = Refusal("X-6.1", "not-raw")
SEALED: Final = Refusal("X-5.3", "sealed")
NO_PIGMENTS: Final = Refusal("X-6.1", "no-pigments")
NOTHING_TO_PAINT: Final = Refusal("X-6.1", "nothing-to-paint")
ALL_PLACED: Final = Refusal("X-6.3", "all-warriors-placed")


def warriors_left(s: XianState, seat: int) -> int:
    """[X-6.3] Return the number of own warriors that are not on the board."""
    return s.box.warriors - s.painted[seat].bit_count()


def requested(s: XianState, section: int) -> tuple[int, int]:
    """[X-6.1] Return the two colours that painting here asks for; the second may be ANY."""
    first, second = s.box.request_places[section]
    colour = s.box.token_colour
    return colour[s.requests[first]], ANY if second == ANY else colour[s.requests[second]]


def payments(s: XianState, seat: int, section: int, saved: int) -> int:
    """[X-6.1] [X-8.5] Return the colours, as bits, by which the seat can pay for painting here.

    A payment is named by the colour of the open place, or, without an open place, by the colour
    of its first place. With the Discount one of the two requested pigments is enough.
    """
    once = twice = 0
    for colour, count in enumerate(s.pigments[seat * 4 : seat * 4 + 4]):
        if count:
            once |= 1 << colour
            if count > 1:
                twice |= 1 << colour
    if not once:
        return 0
    first, second = requested(s, section)
    asked = 1 << first
    if second == ANY:
        if saved:
            return once
        return once & ~asked | twice & asked if once & asked else 0
    if saved:
        return once & (asked | 1 << second)
    if first == second:
        return twice & asked
    return asked if once & asked and once >> second & 1 else 0


def payment(s: XianState, section: int, saved: int, colour: int) -> list[int]:
    """[X-6.1] [X-8.5] Return the pigments to pay for the payment of this colour."""
    if saved:
        return [colour]
    return [colour if place == ANY else place for place in requested(s, section)]


def unsealed(s: XianState, seat: int) -> int:
    """[X-5.3] Return the raw warriors that no other seat has sealed, as bits."""
    found = s.raw
    for other in range(s.seats):
        if other != seat:
            found &= ~s.sealed_squares[other]
    return found


def paintable(s: XianState, seat: int) -> int:
    """[X-6.1] [X-6.3] Return the raw warriors that the seat can paint now, as bits."""
    if warriors_left(s, seat) == 0:
        return 0
    candidates, saved, found = unsealed(s, seat), discount(s, seat), 0
    for section, mask in enumerate(SECTION_MASKS):
        here = candidates & mask
        if here and payments(s, seat, section, saved):
            found |= here
    return found


def may_paint(s: XianState, seat: int) -> bool:
    """[X-6.1] [X-6.3] Return whether there is a warrior that the seat can paint now."""
    if warriors_left(s, seat) == 0:
        return False
    candidates, saved = unsealed(s, seat), discount(s, seat)
    for section, mask in enumerate(SECTION_MASKS):
        if candidates & mask and payments(s, seat, section, saved):
            return True
    return False


def paint_refusal(s: XianState, seat: int) -> Refusal:
    """[X-6.1] [X-6.3] Return why a seat cannot paint anything."""
    return NOTHING_TO_PAINT if warriors_left(s, seat) else ALL_PLACED


def group(s: XianState, seat: int, square: int) -> int:
    """[X-6.2] Return the seat's warriors connected with this square, across sections, as bits."""
    return connected_squares(square, s.painted[seat])


class PaintWarrior(Step[XianState]):
    """[X-6.1] Choose the raw warrior to swap for one of yours."""

    rule = "X-6.1"
    prompt = "ask-paint"
    compares = "prestige"
    offers = PAINT

    def choices(self, s: XianState, seat: int, arg: int) -> list[Choice]:
        return [PAINT[square] for square in pile_cards(paintable(s, seat))]

    def refusal(self, s: XianState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        here = 1 << choice.at
        if warriors_left(s, seat) == 0:
            return ALL_PLACED
        if not s.raw & here:
            return NOT_RAW
        if not unsealed(s, seat) & here:
            return SEALED
        payable = payments(s, seat, SECTION_OF[choice.at], discount(s, seat))
        return None if payable else NO_PIGMENTS

    def take(self, s: XianState, seat: int, arg: int, choice: Choice) -> None:
        s.then(PAINT_DISCOUNT, seat, choice.at)

    def details(self, s: XianState, seat: int, arg: int, choice: Choice) -> Values:
        section = SECTION_OF[choice.at]
        saved = 0 if payments(s, seat, section, 0) else discount(s, seat)
        points = group(s, seat, choice.at).bit_count() * s.box.group_prestige
        return {"pigments": price(s, seat, section, saved), "prestige": points}

    def because(self, s: XianState, seat: int, arg: int, choice: Choice) -> Values:
        for other in range(s.seats):
            if other != seat and s.sealed_squares[other] >> choice.at & 1:
                return {"owner": seat_noun(other)}
        return pigment_numbers(s, seat, SECTION_OF[choice.at])


def asked_pigments(s: XianState, section: int) -> tuple[str, ...]:
    """[X-6.1] Return what painting in a section asks for, as a list of goods."""
    places = requested(s, section)
    return tuple(ANY_PIGMENT if place == ANY else PIGMENTS[place] for place in places)


def price(s: XianState, seat: int, section: int, saved: int) -> tuple[str, ...]:
    """[X-6.1] [X-8.5] Return what the seat would pay here, as exactly as it is known yet."""
    payable = pile_cards(payments(s, seat, section, saved))
    if len(payable) == 1:
        return tuple(PIGMENTS[colour] for colour in payment(s, section, saved, payable[0]))
    return (ANY_PIGMENT,) if saved else asked_pigments(s, section)


def pigment_numbers(s: XianState, seat: int, section: int) -> Values:
    """[X-6.1] Return what painting in a section asks for, and the seat's pigments."""
    counts = s.pigments[seat * 4 : seat * 4 + 4]
    held = tuple(PIGMENTS[colour] for colour, count in enumerate(counts) for _ in range(count))
    return {"pigments": asked_pigments(s, section), "held": held}


def lab_values(s: XianState, seat: int) -> Values:
    """[X-6.1] Return values for a refusal: raw warriors, requested colours, own pigments."""
    said = pigment_numbers(s, seat, 0)
    for section, name in enumerate(SECTIONS):
        said[name] = asked_pigments(s, section)
    return {**said, "raw": unsealed(s, seat).bit_count()}


class PaintDiscount(DiscountQuestion):
    """[X-8.5] Use the Discount tile to paint for one of the two requested pigments?"""

    def is_payable(self, s: XianState, seat: int, target: int, saved: int) -> bool:
        return payments(s, seat, SECTION_OF[target], saved) != 0

    def price(self, s: XianState, seat: int, target: int, saved: int) -> tuple[str, ...]:
        return price(s, seat, SECTION_OF[target], saved)

    def saves(self, s: XianState, seat: int, target: int) -> bool:
        return True

    def carry_out(self, s: XianState, seat: int, target: int, saved: int) -> None:
        s.then(PAY_PIGMENTS, seat, target * 2 + saved)


class PayPigments(Step[XianState]):
    """[X-6.1] Choose the pigment for the open place. The argument: the square and the discount."""

    rule = "X-6.1"
    prompt = "ask-payment"
    offers = PAY

    def choices(self, s: XianState, seat: int, arg: int) -> list[Choice]:
        payable = payments(s, seat, SECTION_OF[arg // 2], arg % 2)
        return [PAY[colour] for colour in pile_cards(payable)]

    def refusal(self, s: XianState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        payable = payments(s, seat, SECTION_OF[arg // 2], arg % 2)
        return None if payable >> choice.at & 1 else NO_PIGMENTS

    def take(self, s: XianState, seat: int, arg: int, choice: Choice) -> None:
        square, saved = divmod(arg, 2)
        paint(s, seat, square, payment(s, SECTION_OF[square], saved, choice.at))

    def details(self, s: XianState, seat: int, arg: int, choice: Choice) -> Values:
        pigments = payment(s, SECTION_OF[arg // 2], arg % 2, choice.at)
        return {"pigments": tuple(PIGMENTS[colour] for colour in pigments)}

    def because(self, s: XianState, seat: int, arg: int, choice: Choice) -> Values:
        return pigment_numbers(s, seat, SECTION_OF[arg // 2])


def paint(s: XianState, seat: int, square: int, pigments: list[int]) -> None:
    """[X-6.1] [X-6.2] Pay, swap the raw warrior for an own one, score its group."""
    for colour in pigments:
        pay_pigment(s, seat, colour)
    s.raw ^= 1 << square
    s.painted[seat] |= 1 << square
    size = group(s, seat, square).bit_count()
    points = size * s.box.group_prestige
    score(s, seat, PAINTING, points)
    paid, where = tuple(PIGMENTS[colour] for colour in pigments), SQUARES[square]
    s.tell(
        "warrior_painted", "X-6.2", seat, square=where, pigments=paid, group=size, prestige=points
    )


PAINT_WARRIOR: Final = PaintWarrior()
PAINT_DISCOUNT: Final = PaintDiscount()
PAY_PIGMENTS: Final = PayPigments()
