"""Resolution: the routes step, rewards of undertakings, taxes (Y-10.6 to Y-10.8)."""

from typing import ClassVar, Final

from dynasty.games.yinzi.names import (
    BRIDGE,
    CANAL,
    DEMANDS,
    LEVELS,
    NO_TAXES,
    NOTHING,
    ROAD,
    ROUTES,
    UNDERTAKINGS,
    WAR_ROUTE,
)
from dynasty.games.yinzi.rules.demands import has_source, open_demands
from dynasty.games.yinzi.rules.factories import UPGRADE, raise_level, upgradable, upgrade_refusal
from dynasty.games.yinzi.rules.feeding import suffer
from dynasty.games.yinzi.rules.glories import DONE
from dynasty.games.yinzi.rules.money import earn, gains, price, rate, tax_due
from dynasty.games.yinzi.rules.routes import CONTRIBUTE_PIECE, discards, search_discards, win
from dynasty.games.yinzi.rules.rural import SELL_WINDOW
from dynasty.games.yinzi.rules.stock import (
    NOBODY,
    USE,
    begin_occasion,
    disc_details,
    slot_refusal,
    use_disc,
)
from dynasty.games.yinzi.rules.transport import step_forward
from dynasty.games.yinzi.rules.war import route_details
from dynasty.games.yinzi.rules.window import DISCARD_EMPTY
from dynasty.games.yinzi.state import YinziState
from dynasty.kernel import Choice, Refusal, Routine, Step, Values, cards, choices, draw

SERVE: Final = choices("serve", ROUTES)
MEET: Final = choices("meet", DEMANDS)
DONE_ROUTES: Final = DONE[1]
USE_ROUTE: Final = USE[WAR_ROUTE]
SETTLE: Final = choices("settle", ("tax_space",))[0]

NOT_YOUR_ROUTE: Final = Refusal("Y-10.6", "not-your-route")
NO_SOURCE: Final = Refusal("Y-7.41", "no-source")
ALREADY_MET: Final = Refusal("Y-7.41", "already-met")


class CollectRoutes(Routine[YinziState]):
    """[Y-10.6] Fulfilled tiles go to their players, the others to the discard pile; new ones."""

    rule = "Y-10.6"

    def run(self, s: YinziState, seat: int, arg: int) -> None:
        for tile in s.row:
            owner = s.server[tile]
            if owner == NOTHING:
                s.route_discard |= 1 << tile
            else:
                win(s, owner, tile)
                points = s.box.route_points[tile]
                s.tell("route_won", "Y-10.6", owner, route=ROUTES[tile], points=points)
        s.row = [NOTHING] * s.seats
        if s.round < s.box.rounds:
            reveal_routes(s)


def reveal_routes(s: YinziState) -> None:
    """[Y-10.6] The top tile of every stack is turned up."""
    for place in range(s.seats):
        tile = draw(s.route_pile, s.chance)
        s.route_pile ^= 1 << tile
        s.row[place] = tile
    s.tell("routes_revealed", "Y-10.6", NOBODY, routes=tuple(ROUTES[tile] for tile in s.row))


def servable(s: YinziState, seat: int, tile: int) -> list[int]:
    """[Y-10.6] Kinds of open demands of a tile for which the seat has a piece."""
    kinds = sorted(set(open_demands(s, tile)))
    return [demand for demand in kinds if has_source(s, seat, demand)]


class ServeRoutes(Step[YinziState]):
    """[Y-10.6] Put a piece on an own open tile, fetch a tile by disc, or be done."""

    rule = "Y-10.6"
    prompt = "ask-serve"
    offers: ClassVar[tuple[Choice, ...]] = (DONE_ROUTES, *SERVE, USE_ROUTE)

    def choices(self, s: YinziState, seat: int, arg: int) -> list[Choice]:
        found = [self.offers[0]]
        if s.routes[seat]:
            found += [SERVE[tile] for tile in cards(s.routes[seat]) if servable(s, seat, tile)]
        if self.offers[-1] is USE_ROUTE and self.route_refusal(s, seat) is None:
            found.append(USE_ROUTE)
        return found

    def refusal(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if choice is self.offers[0]:
            return None
        if choice is USE_ROUTE:
            return self.route_refusal(s, seat)
        if not s.routes[seat] >> choice.at & 1:
            return NOT_YOUR_ROUTE
        return None if servable(s, seat, choice.at) else NO_SOURCE

    def route_refusal(self, s: YinziState, seat: int) -> Refusal | None:
        """[Y-6.1] Why the seat cannot fetch a tile by disc."""
        refusal = slot_refusal(s, seat, WAR_ROUTE)
        return DISCARD_EMPTY if refusal is None and not discards(s) else refusal

    def take(self, s: YinziState, seat: int, arg: int, choice: Choice) -> None:
        if choice is self.offers[0]:
            return
        s.then(self, seat)
        if choice is USE_ROUTE:
            use_disc(s, seat, WAR_ROUTE)
            search_discards(s, seat)
        else:
            s.then(CHOOSE_DEMAND, seat, choice.at)

    def details(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        if choice is USE_ROUTE:
            return disc_details(choice.at)
        return route_details(s, choice.at) if choice.verb == "serve" else {}


class ChooseDemand(Step[YinziState]):
    """[Y-7.41] Which demand of the tile the piece is for. The argument is the tile."""

    rule = "Y-7.41"
    prompt = "ask-demand"
    offers = MEET

    def choices(self, s: YinziState, seat: int, arg: int) -> list[Choice]:
        return [MEET[demand] for demand in servable(s, seat, arg)]

    def refusal(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if choice.at in servable(s, seat, arg):
            return None
        return ALREADY_MET if open_place(s, arg, choice.at) == NOTHING else NO_SOURCE

    def take(self, s: YinziState, seat: int, arg: int, choice: Choice) -> None:
        s.then(CONTRIBUTE_PIECE, seat, arg * 4 + open_place(s, arg, choice.at))


def open_place(s: YinziState, tile: int, demand: int) -> int:
    """The first place of the tile that still asks for this, or NOTHING."""
    for place, asked in enumerate(s.box.route_demand[tile]):
        if asked == demand and not s.met[tile] >> place & 1:
            return place
    return NOTHING


class Reward(Routine[YinziState]):
    """[Y-10.7] The reward of the seat's undertaking; a disc at work goes home."""

    rule = "Y-10.7"

    def run(self, s: YinziState, seat: int, arg: int) -> None:
        begin_occasion(s, seat)
        box = s.undertaking[seat]
        if box == NOTHING:
            return
        s.discs[seat] += s.helper_disc[seat]
        s.helper_disc[seat] = 0
        copper, silver = s.box.undertaking_copper[box], s.box.undertaking_silver[box]
        if box == ROAD and discards(s) == 0:
            copper += s.box.road_copper
        earn(s, seat, copper, silver)
        gain = gains(copper, silver)
        s.tell("undertaking_rewarded", "Y-10.7", seat, box=UNDERTAKINGS[box], gain=gain)
        if box == ROAD and discards(s):
            search_discards(s, seat)
        elif box == CANAL:
            step_forward(s, seat, "Y-10.7")
        elif box == BRIDGE:
            s.then(UPGRADE_BRIDGE, seat)


class UpgradeBridge(Step[YinziState]):
    """[Y-10.7] A free level for an own factory, if there is one to raise."""

    rule = "Y-10.7"
    prompt = "ask-bridge"
    offers = UPGRADE
    skippable = True

    def choices(self, s: YinziState, seat: int, arg: int) -> list[Choice]:
        return [UPGRADE[factory] for factory in upgradable(s, seat)]

    def refusal(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        return upgrade_refusal(s, seat, choice.at)

    def take(self, s: YinziState, seat: int, arg: int, choice: Choice) -> None:
        raise_level(s, seat, choice.at, "Y-10.7")

    def details(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        return {"level": LEVELS[s.level[choice.at]], **price(s, seat, 0)}


class Levy(Routine[YinziState]):
    """[Y-10.8] [Y-2.3] Taxes of a seat, unless its bonus or a low sum frees it."""

    rule = "Y-10.8"

    def run(self, s: YinziState, seat: int, arg: int) -> None:
        begin_occasion(s, seat)
        due = tax_due(s, seat)
        if due and s.bonus[seat] == NO_TAXES:
            s.tell("tax_waived", "Y-2.3", seat)
        elif due:
            s.then(PAY_TAX, seat)


class PayTax(Step[YinziState]):
    """[Y-10.8] Sell food if you like, then settle."""

    rule = "Y-10.8"
    prompt = "ask-tax"
    offers = (SETTLE,)
    window = SELL_WINDOW

    def refusal(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        return None

    def take(self, s: YinziState, seat: int, arg: int, choice: Choice) -> None:
        settle_tax(s, seat)

    def details(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        due = tax_due(s, seat)
        return {"silver": due, "missing": due - bags_payable(s, seat, due)}


def bags_payable(s: YinziState, seat: int, due: int) -> int:
    """[Y-10.8] Bags that the seat can pay, copper changed for those that are missing."""
    return min(due, s.silver[seat] + s.copper[seat] // rate(s))


def settle_tax(s: YinziState, seat: int) -> None:
    """[Y-10.8] Silver first, then copper changed; who is short loses all copper and suffers."""
    due = tax_due(s, seat)
    paid = bags_payable(s, seat, due)
    changed = max(0, paid - s.silver[seat])
    s.copper[seat] -= changed * rate(s)
    s.silver[seat] -= paid - changed
    s.tell("tax_paid", "Y-10.8", seat, silver=paid, copper=changed * rate(s))
    if paid < due:
        s.tell("copper_forfeited", "Y-10.8", seat, copper=s.copper[seat])
        s.copper[seat] = 0
        suffer(s, seat, due - paid, "Y-10.8")


COLLECT_ROUTES: Final = CollectRoutes()
SERVE_ROUTES: Final = ServeRoutes()
CHOOSE_DEMAND: Final = ChooseDemand()
REWARD: Final = Reward()
UPGRADE_BRIDGE: Final = UpgradeBridge()
LEVY: Final = Levy()
PAY_TAX: Final = PayTax()
