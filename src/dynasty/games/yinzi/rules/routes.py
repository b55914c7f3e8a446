"""Route tiles: giving pieces, completing a tile, and the discard pile (Y-7.40, Y-7.41, Y-10.6)."""

from typing import ClassVar, Final

from dynasty.games.yinzi.names import (
    ANY_GOOD,
    COMMODITIES,
    DEMANDS,
    ECO_RICE,
    GOODS,
    ROUTES,
)
from dynasty.games.yinzi.rules.discs_and_cubes import (
    FROM_DISC,
    FROM_FACTORY,
    FROM_FIELD,
    FROM_MARKET,
    good_name,
    lift_cube,
    of_slot,
    use_disc,
)
from dynasty.games.yinzi.rules.payments import earn, gains, price
from dynasty.games.yinzi.rules.route_demands import (
    DISC_FOR,
    FIRST_RURAL,
    FIRST_SLOT,
    FIRST_SQUARE,
    GIVE,
    GIVEN_SLOTS,
    VIRTUAL,
    rest_because,
    rest_refusal,
    source_refusal,
    sources,
)
from dynasty.games.yinzi.rules.rural_market import buy, colour_because
from dynasty.games.yinzi.state import YinziState
from dynasty.kernel import Choice, Refusal, Routine, Step, Values, choices, draw_some, pile_cards

CLAIM: Final = choices("claim", ROUTES)

NOT_DISCARDED: Final = Refusal("Y-10.6", "not-discarded", foreign=True)

KINDS: Final = 3  # of pieces on a route tile
CUBE: Final = 0
PIECE: Final = 1
DISC: Final = 2


def route_details(s: YinziState, tile: int) -> Values:
    """Return what a tile asks, pays and scores."""
    return {
        "demand": tuple(DEMANDS[demand] for demand in s.box.route_demand[tile]),
        "gain": gains(s.box.route_copper[tile], s.box.route_silver[tile]),
        "pays": s.box.route_copper[tile] + s.box.route_silver[tile],
        "points": s.box.route_points[tile],
    }


def tell_route(s: YinziState, kind: str, rule: str, seat: int, tile: int) -> None:
    """Tell an event about a route tile, with what it asks, pays and scores."""
    if s.events is not None:
        s.tell(kind, rule, seat, route=ROUTES[tile], **route_details(s, tile))


def piece_details(s: YinziState, tile: int, place: int, source: int) -> Values:
    """Return what a source gives for a demand: the piece, and its way."""
    demand = s.box.route_demand[tile][place]
    asked: Values = {"demand": DEMANDS[demand]}
    if source < FIRST_SQUARE:
        return {**asked, "source": FROM_FACTORY, "piece": COMMODITIES[source % len(COMMODITIES)]}
    if source < FIRST_RURAL:
        return {**asked, "source": FROM_FIELD, "piece": good_name(s, source - FIRST_SQUARE)}
    if source < FIRST_SLOT:
        bought = "food" if demand == ANY_GOOD else DEMANDS[demand]
        return {**asked, "source": FROM_MARKET, "piece": bought}
    slot = GIVEN_SLOTS[source - FIRST_SLOT]
    unit = next((GOODS[g] for g, disc in DISC_FOR.items() if disc == slot), "diplomacy_disc")
    return {**asked, "source": FROM_DISC, "piece": unit}


def met_by(s: YinziState, tile: int, place: int, source: int) -> int:
    """[Y-7.41] [Y-6.3] Return the demands that the source meets, as bits; the rice disc up to 2."""
    demands, found = s.box.route_demand[tile], 1 << place
    if source == FIRST_SLOT + VIRTUAL.index(ECO_RICE) and demands[place] == ANY_GOOD:
        units = s.box.amount[ECO_RICE] - 1
        for at, demand in enumerate(demands):
            if units and demand == ANY_GOOD and not (s.met[tile] | found) >> at & 1:
                found |= 1 << at
                units -= 1
    return found


def give(s: YinziState, seat: int, tile: int, place: int, source: int) -> None:
    """[Y-7.41] Put a piece on the tile; bought cubes and virtual units leave nothing there."""
    s.renew_routes()
    met = met_by(s, tile, place, source)
    if source >= FIRST_SLOT:
        slot = GIVEN_SLOTS[source - FIRST_SLOT]
        if slot in VIRTUAL:
            use_disc(s, seat, slot)
        else:
            s.slots[seat] ^= 1 << slot
            s.on_route[tile * KINDS + DISC] += 1
    elif source >= FIRST_RURAL:
        buy(s, seat, source - FIRST_RURAL)
    elif source >= FIRST_SQUARE:
        lift_cube(s, seat, source - FIRST_SQUARE)
        s.on_route[tile * KINDS + CUBE] += 1
    else:
        s.stored[seat] -= 1 << 2 * source
        s.on_route[tile * KINDS + PIECE] += 1
    s.met[tile] |= met
    s.server[tile] = seat
    if s.events is not None:
        given = piece_details(s, tile, place, source)
        name, thing = ROUTES[tile], GIVE[source].noun
        s.tell("piece_given", "Y-7.41", seat, route=name, thing=thing, **given)


class GivePiece(Step[YinziState]):
    """[Y-7.41] Choose the piece for a demand. The argument: tile * 4 + place of the demand."""

    rule = "Y-7.41"
    prompt = "ask-piece"
    offers = GIVE
    whole: ClassVar[bool]  # must the rest of the tile stay within reach?

    def choices(self, s: YinziState, seat: int, arg: int) -> list[Choice]:
        tile, place = divmod(arg, 4)
        found = sources(s, seat, s.box.route_demand[tile][place])
        if self.whole and len(s.box.route_demand[tile]) > 1:
            return [c for c in found if self.rest(s, seat, arg, c) is None]
        return found

    def refusal(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        tile, place = divmod(arg, 4)
        refusal = source_refusal(s, seat, s.box.route_demand[tile][place], choice)
        if refusal is None and self.whole:
            return self.rest(s, seat, arg, choice)
        return refusal

    def rest(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        """[Y-7.41] Return why the other demands could not be met after this."""
        rest = self.rest_demands(s, arg // 4, arg % 4, choice.at)
        return rest_refusal(s, seat, rest, choice.at) if rest else None

    def rest_demands(self, s: YinziState, tile: int, place: int, source: int) -> list[int]:
        """[Y-7.41] Return the demands that stay open once this source has met one."""
        met = s.met[tile] | met_by(s, tile, place, source)
        return [d for at, d in enumerate(s.box.route_demand[tile]) if not met >> at & 1]

    def details(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        bought = FIRST_RURAL <= choice.at < FIRST_SLOT
        cost = price(s, seat, s.box.rural_cost if bought else 0)
        return {**piece_details(s, arg // 4, arg % 4, choice.at), **cost}

    def because(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        tile, place = divmod(arg, 4)
        asked: Values = {"asked": DEMANDS[s.box.route_demand[tile][place]], "thing": choice.noun}
        if choice.at >= FIRST_SLOT:
            asked |= of_slot(s, GIVEN_SLOTS[choice.at - FIRST_SLOT])
        elif choice.at >= FIRST_RURAL:
            asked |= colour_because(s, seat, choice.at - FIRST_RURAL)
        rest = self.rest_demands(s, tile, place, choice.at)
        return {**asked, **rest_because(s, seat, rest, choice.at)} if self.whole else asked

    def take(self, s: YinziState, seat: int, arg: int, choice: Choice) -> None:
        tile, place = divmod(arg, 4)
        met = s.met[tile] | met_by(s, tile, place, choice.at)
        rest = [at for at in range(len(s.box.route_demand[tile])) if not met >> at & 1]
        if not rest:
            s.then(COMPLETE_ROUTE, seat, tile)
        elif self.whole:
            s.then(self, seat, tile * 4 + rest[0])
        give(s, seat, tile, place, choice.at)


class FulfilDemand(GivePiece):
    """[Y-7.40] Meet a demand of a tile of the row, which must be met as a whole."""

    whole = True


class ContributePiece(GivePiece):
    """[Y-10.6] Meet a demand of a personal tile, which may be met piece by piece."""

    rule = "Y-10.6"
    whole = False


class CompleteRoute(Routine[YinziState]):
    """[Y-7.40] [Y-10.6] Pay out once all demands are met; a personal tile is won at once."""

    rule = "Y-7.40"

    def run(self, s: YinziState, seat: int, arg: int) -> None:
        earn(s, seat, s.box.route_copper[arg], s.box.route_silver[arg])
        tell_route(s, "route_fulfilled", "Y-7.40", seat, arg)
        if s.routes[seat] >> arg & 1:
            s.renew_routes()
            s.routes[seat] ^= 1 << arg
            win(s, seat, arg)


def win(s: YinziState, seat: int, tile: int) -> None:
    """[Y-10.6] Turn a completed tile over for its player; its pieces return to their owners."""
    s.renew_routes()
    s.won[seat] |= 1 << tile
    at = tile * KINDS
    s.cubes[seat] += s.on_route[at + CUBE]
    s.pieces[seat] += s.on_route[at + PIECE]
    s.discs[seat] += s.on_route[at + DISC]
    s.on_route[at : at + KINDS] = [0] * KINDS


def discards(s: YinziState) -> int:
    """[Y-10.6] Return how many tiles are on the discard pile."""
    return s.route_discard.bit_count() + s.blind


def stack_height(s: YinziState) -> int:
    """[Y-10.6] Return how many tiles are in each stack of the row below the open one."""
    looked_at = 0 if s.blind else s.box.route_stack
    turned_up = len(ROUTES) - s.route_pile.bit_count() - looked_at
    return s.box.route_stack - turned_up // s.seats


def search_discards(s: YinziState, seat: int) -> None:
    """[Y-10.6] Show the whole discard pile to the seat and ask it to choose a route tile."""
    if s.blind:
        s.unseen = draw_some(s.route_pile, s.blind, s.chance)
        s.route_pile ^= s.unseen
        s.route_discard |= s.unseen
        s.blind = 0
    s.lookers |= 1 << seat
    names = tuple(ROUTES[tile] for tile in pile_cards(s.route_discard))
    s.whisper("discards_seen", "Y-10.6", seat, routes=names)
    s.then(CHOOSE_ROUTE, seat)


class ChooseRoute(Step[YinziState]):
    """[Y-10.6] Take one tile of the discard pile; only its finder sees the others."""

    rule = "Y-10.6"
    prompt = "ask-route"
    offers = CLAIM
    compares = "points"
    private = True

    def choices(self, s: YinziState, seat: int, arg: int) -> list[Choice]:
        return [CLAIM[tile] for tile in pile_cards(s.route_discard)]

    def refusal(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        return None if s.route_discard >> choice.at & 1 else NOT_DISCARDED

    def take(self, s: YinziState, seat: int, arg: int, choice: Choice) -> None:
        s.renew_routes()
        here = 1 << choice.at
        s.route_discard ^= here
        s.unseen &= ~here
        s.routes[seat] |= here
        tell_route(s, "route_claimed", "Y-10.6", seat, choice.at)

    def details(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        return route_details(s, choice.at)

    def because(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        return {"route": choice.noun}


FULFIL_DEMAND: Final = FulfilDemand()
CONTRIBUTE_PIECE: Final = ContributePiece()
COMPLETE_ROUTE: Final = CompleteRoute()
CHOOSE_ROUTE: Final = ChooseRoute()
