"""Phase D, resolution: the routes step, rewards of undertakings, taxes (Y-10.6 to Y-10.8)."""

from typing import ClassVar, Final

from dynasty.games.yinzi.names import (
    BRIDGE,
    CANAL,
    DEMANDS,
    DISASTERS,
    NO_TAXES,
    NOTHING,
    ROAD,
    ROUTES,
    UNDERTAKINGS,
    WAR_ROUTE,
)
from dynasty.games.yinzi.rules.battle import DONE, SERVING
from dynasty.games.yinzi.rules.discs_and_cubes import (
    NOBODY,
    USE,
    begin_occasion,
    disc_details,
    of_slot,
    slot_refusal,
    use_disc,
)
from dynasty.games.yinzi.rules.factories import (
    UPGRADE,
    raise_level,
    upgradable,
    upgrade_because,
    upgrade_details,
    upgrade_refusal,
)
from dynasty.games.yinzi.rules.feeding_phase import suffer
from dynasty.games.yinzi.rules.free_actions import DISCARD_EMPTY
from dynasty.games.yinzi.rules.payments import (
    bags_payable,
    earn,
    gains,
    rate,
    tax_due,
    tax_on,
    tax_sum,
)
from dynasty.games.yinzi.rules.route_demands import has_source, open_demands
from dynasty.games.yinzi.rules.routes import (
    CONTRIBUTE_PIECE,
    discards,
    route_details,
    search_discards,
    tell_route,
    win,
)
from dynasty.games.yinzi.rules.rural_market import SELL_WINDOW
from dynasty.games.yinzi.rules.transport import step_forward
from dynasty.games.yinzi.state import YinziState
from dynasty.kernel import Choice, Refusal, Routine, Step, Values, choices, draw, pile_cards

SERVE: Final = choices("serve", ROUTES)
MEET: Final = choices("meet", DEMANDS)
DONE_ROUTES: Final = DONE[1]
USE_ROUTE: Final = USE[WAR_ROUTE]
SETTLE: Final = choices("settle", ("tax_space",))[0]

NOT_YOUR_ROUTE: Final = Refusal("Y-10.6", "not-your-route", foreign=True)
NO_SOURCE: Final = Refusal("Y-7.41", "no-source")
ALREADY_MET: Final = Refusal("Y-7.41", "already-met")


class CollectRoutes(Routine[YinziState]):
    """[Y-10.6] Give fulfilled tiles to their players, discard the others, reveal new ones."""

    rule = "Y-10.6"

    def run(self, s: YinziState, seat: int, arg: int) -> None:
        missed: list[str] = []
        for tile in s.row:
            owner = s.server[tile]
            if owner == NOTHING:
                s.route_discard |= 1 << tile
                missed.append(ROUTES[tile])
            else:
                win(s, owner, tile)
                tell_route(s, "route_won", "Y-10.6", owner, tile)
        if missed:
            s.tell("routes_discarded", "Y-10.6", NOBODY, routes=tuple(missed))
        s.row = [NOTHING] * s.seats
        if s.round < s.box.rounds:
            reveal_routes(s)


def reveal_routes(s: YinziState) -> None:
    """[Y-10.6] Turn up the top tile of every stack."""
    for place in range(s.seats):
        tile = draw(s.route_pile, s.chance)
        s.route_pile ^= 1 << tile
        s.row[place] = tile
    if s.events is not None:
        tell_revealed(s)


def tell_revealed(s: YinziState) -> None:
    """[Y-10.6] Tell which tiles are new, and what they mean for all seats."""
    names = tuple(ROUTES[tile] for tile in s.row)
    war = sum(s.box.route_war[tile] for tile in s.row)
    shown = {s.box.route_disaster[tile] for tile in s.row} - {NOTHING}
    threats = tuple(DISASTERS[disaster] for disaster in sorted(shown))
    told = {"war": war, "threats": len(threats)}
    s.tell("routes_revealed", "Y-10.6", NOBODY, routes=names, disasters=threats, **told)


def servable(s: YinziState, seat: int, tile: int) -> list[int]:
    """[Y-10.6] Return the kinds of open demands of a tile that the seat has a piece for."""
    kinds = sorted(set(open_demands(s, tile)))
    return [demand for demand in kinds if has_source(s, seat, demand)]


class ServeRoutes(Step[YinziState]):
    """[Y-10.6] Put a piece on an own open tile, fetch a tile by disc, or be done."""

    rule = "Y-10.6"
    prompt = "ask-serve"
    offers: ClassVar[tuple[Choice, ...]] = (DONE_ROUTES, *SERVE, USE_ROUTE)
    endings = DONE
    compares = "points"
    part: ClassVar[int] = SERVING

    def choices(self, s: YinziState, seat: int, arg: int) -> list[Choice]:
        found = [self.offers[0]]
        if s.routes[seat]:
            found += [SERVE[tile] for tile in pile_cards(s.routes[seat]) if servable(s, seat, tile)]
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
        """[Y-6.1] Return why the seat cannot fetch a tile by disc."""
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
        return route_details(s, choice.at) if choice.verb == "serve" else {"part": self.part}

    def because(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        if choice is USE_ROUTE:
            return of_slot(s, WAR_ROUTE)
        return {"route": choice.noun, "demand": demand_names(open_demands(s, choice.at))}


def demand_names(demands: list[int]) -> tuple[str, ...]:
    return tuple(DEMANDS[demand] for demand in demands)


class ChooseDemand(Step[YinziState]):
    """[Y-7.41] Choose the demand of the tile that the piece is for. The argument is the tile."""

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

    def because(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        asked, open_ones = DEMANDS[choice.at], demand_names(open_demands(s, arg))
        return {"route": ROUTES[arg], "asked": asked, "demand": open_ones}


def open_place(s: YinziState, tile: int, demand: int) -> int:
    """Return the first place of the tile with this demand that is not met yet, or NOTHING."""
    for place, asked in enumerate(s.box.route_demand[tile]):
        if asked == demand and not s.met[tile] >> place & 1:
            return place
    return NOTHING


class Reward(Routine[YinziState]):
    """[Y-10.7] Give the reward of the seat's undertaking; return a disc that worked there."""

    rule = "Y-10.7"

    def run(self, s: YinziState, seat: int, arg: int) -> None:
        begin_occasion(s, seat)
        box = s.undertaking[seat]
        if box == NOTHING:
            return
        s.renew_works()
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
            if not upgradable(s, seat):
                s.tell("bridge_unused", "Y-10.7", seat)
            s.then(UPGRADE_BRIDGE, seat)


class UpgradeBridge(Step[YinziState]):
    """[Y-10.7] Raise an own factory by a free level, if there is one to raise."""

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
        return upgrade_details(s, seat, choice.at, 0)

    def because(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        return upgrade_because(s, seat, choice.at)


class Levy(Routine[YinziState]):
    """[Y-10.8] [Y-2.3] Begin a seat's taxes, unless its bonus or a low sum frees it."""

    rule = "Y-10.8"

    def run(self, s: YinziState, seat: int, arg: int) -> None:
        begin_occasion(s, seat)
        total = tax_sum(s, seat)
        due = tax_on(s, total)
        s.tell("tax_levied", "Y-10.8", seat, sum=total, silver=due)
        if due and s.bonus[seat] == NO_TAXES:
            s.tell("tax_waived", "Y-2.3", seat)
        elif due:
            s.then(PAY_TAX, seat)


class PayTax(Step[YinziState]):
    """[Y-10.8] Pay the tax; before that the seat may sell food."""

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
        paid = min(due, bags_payable(s, seat))
        changed = max(0, paid - s.silver[seat]) * rate(s)
        missing = due - paid
        return {
            "silver": paid,
            "change": changed,
            "missing": missing,
            "lost": s.copper[seat] - changed if missing else 0,
            "points": -missing * s.box.misfortune_points,
        }


def settle_tax(s: YinziState, seat: int) -> None:
    """[Y-10.8] Pay silver first, then copper changed; a seat that cannot loses all copper."""
    due = tax_due(s, seat)
    paid = min(due, bags_payable(s, seat))
    changed = max(0, paid - s.silver[seat])
    s.copper[seat] -= changed * rate(s)
    s.silver[seat] -= paid - changed
    s.tell("tax_paid", "Y-10.8", seat, silver=paid, copper=changed * rate(s))
    if paid < due:
        if s.copper[seat]:
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
