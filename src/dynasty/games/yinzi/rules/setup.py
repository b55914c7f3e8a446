"""Set-up: what is dealt, the first factories and resources (Y-14)."""

from typing import Any, Final

from dynasty.games.yinzi.components import Box
from dynasty.games.yinzi.names import (
    BOXES,
    CARDS,
    COASTS,
    COMMODITIES,
    COUNTRIES,
    CROP_COLUMNS,
    FACTORIES,
    FOREIGN_MARKETS,
    FORTUNES,
    GOODS,
    MARKETS,
    NOTHING,
    PROVINCES,
    ROUTES,
    SHIP_SLOTS,
    SHIP_TILES,
    SQUARES,
    WAR_SLOTS,
    WARES,
)
from dynasty.games.yinzi.rules.crop_tiles import refill_track, show_good
from dynasty.games.yinzi.rules.discs_and_cubes import NOBODY, begin_occasion
from dynasty.games.yinzi.rules.factories import (
    BUILD,
    CHOOSE_SITE,
    NOT_ON_DISPLAY,
    draw_factory,
    tile_details,
)
from dynasty.games.yinzi.rules.payments import price
from dynasty.games.yinzi.rules.resolution_phase import reveal_routes
from dynasty.games.yinzi.rules.routes import KINDS
from dynasty.games.yinzi.rules.sailing import ask_for_wares, turn_up_ship
from dynasty.games.yinzi.rules.urban_markets import lay_stalls
from dynasty.games.yinzi.rules.work_loop import FETCH, NONE_IN_BOX, take_material
from dynasty.games.yinzi.state import YinziState
from dynasty.kernel import (
    Chance,
    Choice,
    Refusal,
    Routine,
    Step,
    Values,
    draw,
    draw_some,
    make_pile,
    pile_cards,
)


def set_up(seats: int, chance: Chance, box: Box) -> YinziState:
    """[Y-14.1] Return the table before the first factory is chosen."""
    s = YinziState(seats, chance, box)
    clear_table(s)
    give_money(s)
    give_pieces(s)
    lay_land(s)
    lay_factories(s)
    lay_ships(s)
    lay_routes(s)
    s.order = shuffled(s, seats)
    return s


def opening(s: YinziState) -> list[tuple[Step[Any], int, int]]:
    """[Y-14.2] [Y-14.3] Return what seats choose before the first round, last in order first."""
    return [
        *((CHOOSE_START_FACTORY, seat, 0) for seat in reversed(s.order)),
        (RENEW_DISPLAY, NOBODY, 0),
        *((CHOOSE_START_RESOURCE, seat, 0) for seat in reversed(s.order)),
    ]


def shuffled(s: YinziState, count: int) -> list[int]:
    """[Y-14.1] Return the numbers below `count` in random order."""
    left, found = make_pile(range(count)), []
    for _ in range(count):
        found.append(draw(left, s.chance))
        left ^= 1 << found[-1]
    return found


def clear_table(s: YinziState) -> None:
    """[Y-14.1] Clear everything that happens during a game."""
    s.round, s.phase, s.active = 1, 0, NOTHING
    s.boat_used = s.boat_bonus = s.rural_mode = s.fresh = 0
    s.card, s.repeats, s.taxed, s.marks, s.group, s.employed = NOTHING, 0, 0, 0, 0, 0
    n = s.seats
    s.undertaking, s.undertakers, s.helper_disc = [NOTHING] * n, [0] * n, [0] * n
    s.war_slot = [NOTHING] * len(WAR_SLOTS)
    s.soldiers, s.recruit, s.veterans, s.weakened = [0] * n, [0] * n, [0] * n, 0
    s.high_glory, s.low_glory = [0] * n, [0] * n


def give_money(s: YinziState) -> None:
    """[Y-14.1] Give copper to all seats; fill the resources box and set the die."""
    n, box = s.seats, s.box
    s.copper, s.silver, s.misfortune = [box.start_copper] * n, [0] * n, [0] * n
    s.materials, s.store = [0] * (n * 2), [box.wood, box.stone]
    s.die = box.start_die


def give_pieces(s: YinziState) -> None:
    """[Y-14.1] Give each seat its own deck and pieces."""
    n, box = s.seats, s.box
    s.boat, s.bonus = [box.start_boat] * n, [NOTHING] * n
    s.deck, s.hand, s.discarded = [make_pile(range(len(CARDS)))] * n, [0] * n, [0] * n
    s.played, s.groups = [NOTHING] * (n * len(FORTUNES)), [0] * (n * len(FORTUNES))
    s.tax_discs, s.actions = [0] * n, [0] * n
    s.supply, s.boxed = [box.workers] * n, [0] * n * BOXES
    s.top, s.bottom = [0] * n, [0] * n
    s.cubes, s.pieces, s.discs = [box.cubes] * n, [box.commodities] * n, [box.discs] * n
    s.slots, s.routes, s.won = [0] * n, [0] * n, [0] * n


def lay_land(s: YinziState) -> None:
    """[Y-14.1] Lay urban markets on the provinces, crop tiles on the track."""
    s.fields, s.double, s.shows, s.built = [0] * s.seats, 0, [0] * len(GOODS), 0
    s.vendible = 0
    for square, good in enumerate(s.box.field_good):
        show_good(s, square, good)
    s.tile_at = [NOTHING] * len(SQUARES)
    s.markets = shuffled(s, len(MARKETS))[: len(PROVINCES)]
    lay_stalls(s)
    s.raw, s.rural = [0] * s.seats, [0] * s.seats
    s.track, s.crop_pile = [NOTHING] * len(CROP_COLUMNS), s.box.first_tiles[s.seats]
    s.europe = 0
    refill_track(s)


def lay_factories(s: YinziState) -> None:
    """[Y-14.1] Lay out the tiles of the colours in play, one per seat face up."""
    s.factory_pile, s.display = (1 << s.seats * len(COMMODITIES)) - 1, 0
    s.owned, s.ruins, s.stored = [0] * s.seats, 0, [0] * s.seats
    s.level, s.site = [0] * len(FACTORIES), [0] * len(FACTORIES)
    fill_display(s)


def fill_display(s: YinziState) -> None:
    """[Y-14.1] Open one factory tile per seat."""
    for _ in range(s.seats):
        draw_factory(s)


def lay_ships(s: YinziState) -> None:
    """[Y-14.1] Lay East ships at the coast, the others with Europe's in stacks, the tops open."""
    n = s.seats
    east = s.box.east_ships
    s.ships_out = draw_some(east, s.box.ships_removed[n], s.chance)
    docked = shuffled_cards(s, east ^ s.ships_out)[:n]
    s.coast = docked
    s.ship_pile = (1 << len(SHIP_TILES)) - 1 ^ s.ships_out ^ make_pile(docked)
    left = s.ship_pile.bit_count()
    s.stacks = [left // n + (coast < left % n) for coast in range(n)]
    s.next_ship = [NOTHING] * n
    s.demand = [0] * len(WARES)
    slots = len(SHIP_SLOTS)
    s.load_owner, s.load, s.load_cubes = [NOTHING] * slots, [NOTHING] * slots, [0] * slots
    s.aboard = [0] * (len(COASTS) * n)
    s.delivered, s.emissaries = [0] * (n * len(FOREIGN_MARKETS)), [0] * (n * len(COUNTRIES))
    for coast in range(n):
        ask_for_wares(s, coast)
        turn_up_ship(s, coast)


def shuffled_cards(s: YinziState, pile: int) -> list[int]:
    """Return the cards of a pile in random order."""
    some = pile_cards(pile)
    return [some[at] for at in shuffled(s, len(some))]


def lay_routes(s: YinziState) -> None:
    """[Y-14.1] Lay a stack per seat with its top open, four tiles face down as discard pile."""
    s.route_pile, s.route_discard, s.blind = (1 << len(ROUTES)) - 1, 0, s.box.route_stack
    s.unseen = s.lookers = 0
    s.met, s.server = [0] * len(ROUTES), [NOTHING] * len(ROUTES)
    s.on_route = [0] * (len(ROUTES) * KINDS)
    s.row = [NOTHING] * s.seats
    reveal_routes(s)


class ChooseStartFactory(Step[YinziState]):
    """[Y-14.2] Choose a factory tile to place without cost; the last in order is first."""

    rule = "Y-14.2"
    prompt = "ask-start-factory"
    offers = BUILD
    opens_turn = True

    def choices(self, s: YinziState, seat: int, arg: int) -> list[Choice]:
        return [BUILD[factory] for factory in pile_cards(s.display)]

    def refusal(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        return None if s.display >> choice.at & 1 else NOT_ON_DISPLAY

    def take(self, s: YinziState, seat: int, arg: int, choice: Choice) -> None:
        begin_occasion(s, seat)
        s.then(CHOOSE_SITE, seat, choice.at)

    def details(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        return tile_details(s, choice.at, 0)

    def because(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        return {"factory": FACTORIES[choice.at]}


class RenewDisplay(Routine[YinziState]):
    """[Y-14.2] Open one factory tile per seat, after the first factories are placed."""

    rule = "Y-14.2"

    def run(self, s: YinziState, seat: int, arg: int) -> None:
        fill_display(s)


class ChooseStartResource(Step[YinziState]):
    """[Y-14.3] Choose one wood or one stone; the last in order chooses first."""

    rule = "Y-14.3"
    prompt = "ask-start-resource"
    offers = FETCH

    def refusal(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        return None if s.store[choice.at] else NONE_IN_BOX

    def take(self, s: YinziState, seat: int, arg: int, choice: Choice) -> None:
        begin_occasion(s, seat)
        take_material(s, seat, choice.at, 0, "Y-14.3")

    def details(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        return {"workers": 0, "migrants": 0, **price(s, seat, 0)}

    def because(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        return {"material": choice.noun}


CHOOSE_START_FACTORY: Final = ChooseStartFactory()
RENEW_DISPLAY: Final = RenewDisplay()
CHOOSE_START_RESOURCE: Final = ChooseStartResource()
