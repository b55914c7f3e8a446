"""The rural market: selling food, buying a cube for use at once (Y-9)."""

from typing import Final

from dynasty.games.yinzi.land_squares import BitChoices
from dynasty.games.yinzi.names import BETTER_SALES, PLAYER_COLOURS, SQUARES
from dynasty.games.yinzi.rules.discs_and_cubes import BOUGHT, SOLD, good_name, lift_cube
from dynasty.games.yinzi.rules.payments import NO_COPPER, charge, funds, too_dear
from dynasty.games.yinzi.state import YinziState
from dynasty.kernel import Choice, Refusal, Step, Values, choices

PEDDLE: Final = choices("peddle", SQUARES)
PEDDLE_FROM: Final = BitChoices(PEDDLE)

NO_FOOD_TO_SELL: Final = Refusal("Y-9.1", "no-food-to-sell", foreign=True)
HAVE_BOUGHT: Final = Refusal("Y-9.3", "have-bought")
HAVE_SOLD: Final = Refusal("Y-9.3", "have-sold")
NO_RURAL_CUBE: Final = Refusal("Y-9.2", "no-rural-cube")
TOO_FEW_RURAL: Final = Refusal("Y-9.2", "too-few-rural")


def sellable(s: YinziState, seat: int) -> int:
    """[Y-9.1] Return the squares with own food that the rural market takes, as bits."""
    return s.vendible & s.fields[seat]


def rural_price(s: YinziState, seat: int) -> int:
    """[Y-9.1] [Y-2.3] Return the copper for a cube, one more with Better Sales."""
    better = s.box.better_sales if s.bonus[seat] == BETTER_SALES else 0
    return s.box.rural_price + better


def peddle_choices(s: YinziState, seat: int) -> list[Choice]:
    """[Y-9.1] [Y-9.3] Return every sale to the rural market that is legal now."""
    if s.rural_mode == BOUGHT:
        return []
    return PEDDLE_FROM.of(s.vendible & s.fields[seat])


def peddle_refusal(s: YinziState, seat: int, square: int) -> Refusal | None:
    """[Y-9.1] [Y-9.3] Return why the seat may not sell from this square."""
    if not sellable(s, seat) >> square & 1:
        return NO_FOOD_TO_SELL
    return HAVE_BOUGHT if s.rural_mode == BOUGHT else None


def peddle(s: YinziState, seat: int, square: int) -> None:
    """[Y-9.1] Sell a cube to the rural market for copper, where it is public."""
    price, good = rural_price(s, seat), good_name(s, square)
    lift_cube(s, seat, square)
    s.rural = s.rural[:]
    s.rural[seat] += 1
    s.copper[seat] += price
    s.rural_mode = SOLD
    s.tell("rural_sale", "Y-9.1", seat, good=good, square=SQUARES[square], copper=price)


class SellWindow(Step[YinziState]):
    """[Y-10.8] [Y-13.1] Sales to the rural market, free to make beside the question asked."""

    rule = "Y-9.1"
    offers = PEDDLE

    def choices(self, s: YinziState, seat: int, arg: int) -> list[Choice]:
        return peddle_choices(s, seat)

    def refusal(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        return peddle_refusal(s, seat, choice.at)

    def take(self, s: YinziState, seat: int, arg: int, choice: Choice) -> None:
        peddle(s, seat, choice.at)

    def details(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        return {"good": good_name(s, choice.at), "copper": rural_price(s, seat)}

    def because(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        return {"square": choice.noun}


def buy_refusal(s: YinziState, seat: int, cubes: int = 1) -> Refusal | None:
    """[Y-9.2] [Y-9.3] Return why the seat cannot buy this number of cubes from the rural market."""
    if s.rural_mode == SOLD:
        return HAVE_SOLD
    if sum(s.rural) < cubes:
        return TOO_FEW_RURAL
    return None if funds(s, seat) >= cubes * s.box.rural_cost else NO_COPPER


def colour_refusal(s: YinziState, seat: int, colour: int) -> Refusal | None:
    """[Y-9.2] Return why the seat cannot buy a cube of this colour."""
    if colour >= s.seats or s.rural[colour] == 0:
        return NO_RURAL_CUBE
    return buy_refusal(s, seat)


def buy_because(s: YinziState, seat: int, cubes: int = 1) -> Values:
    """Return this many cubes, the number on the rural market, and their price."""
    cost = too_dear(s, seat, cubes * s.box.rural_cost)
    return {"needed": cubes, "have": sum(s.rural), **cost}


def colour_because(s: YinziState, seat: int, colour: int) -> Values:
    """Return a colour, its cubes on the rural market, and their price."""
    return {"colour": PLAYER_COLOURS[colour], **buy_because(s, seat)}


def buy(s: YinziState, seat: int, colour: int) -> None:
    """[Y-9.2] Pay for a cube and use it at once: it goes home to its colour's supply."""
    s.rural = s.rural[:]
    s.rural[colour] -= 1
    s.cubes[colour] += 1
    s.rural_mode = BOUGHT
    cost, name = s.box.rural_cost, PLAYER_COLOURS[colour]
    s.tell("rural_purchase", "Y-9.2", seat, colour=name, copper=cost)
    charge(s, seat, cost)


SELL_WINDOW: Final = SellWindow()
