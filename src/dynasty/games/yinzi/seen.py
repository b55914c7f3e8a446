"""Parts of the view of Yínzi: squares, stalls, factories, ships, routes, players."""

from dataclasses import dataclass

from dynasty.games.yinzi.land import PROVINCE_OF, board_column, board_row
from dynasty.games.yinzi.names import (
    BOAT_SPACES,
    BONUSES,
    BOXES,
    CARDS,
    COASTS,
    COMMODITIES,
    COUNTRIES,
    CROP_TILES,
    DEMANDS,
    DISASTERS,
    FACTORIES,
    FORTUNES,
    GOODS,
    LOADS,
    MARKET_SLOTS,
    NOTHING,
    PLAYER_COLOURS,
    PROVINCES,
    ROUTES,
    SHIP_SLOTS,
    SHIP_TILES,
    SLOTS,
    SLOTS_PER_SHIP,
    SQUARES,
    STONE,
    WARES,
    WOOD,
    WORKFORCES,
)
from dynasty.games.yinzi.rules.factories import colour_of, commodity_of, owner_of
from dynasty.games.yinzi.rules.feeding import food_due, own_food, workers_on_board
from dynasty.games.yinzi.rules.money import tax_due, tax_sum
from dynasty.games.yinzi.rules.sale import urban_price
from dynasty.games.yinzi.rules.scoring import score_sheet
from dynasty.games.yinzi.rules.stock import cubes_on, good_of
from dynasty.games.yinzi.rules.transport import capacity
from dynasty.games.yinzi.state import YinziState
from dynasty.kernel import ScoreLine, cards, size


@dataclass(frozen=True)
class SquareView:
    """One square of the land."""

    id: str
    province: str
    row: int
    column: int
    good: str | None  # None under a factory
    tile: str | None  # the crop tile that shows the good
    seat: int  # whose cubes lie here, or -1
    cubes: int
    factory: str | None


@dataclass(frozen=True)
class StallView:
    """One slot of an urban market."""

    id: str
    good: str  # or coin
    seat: int  # the colour of the cube on it, or -1
    price: int  # for the viewer


@dataclass(frozen=True)
class FactoryView:
    """A factory on the board or on display."""

    id: str
    colour: str
    commodity: str
    built: bool
    squares: tuple[str, ...]
    seat: int  # its owner, or -1
    level: int
    stored: tuple[int, ...]  # a seat per commodity
    storage: int


@dataclass(frozen=True)
class ShipSlotView:
    """One slot of a ship at the coast."""

    id: str
    ware: str
    seat: int  # who filled it, or -1
    load: str | None


@dataclass(frozen=True)
class ShipView:
    """A coastal box: its ship, the next one, and how many more."""

    coast: str
    ship: str | None
    country: str | None
    slots: tuple[ShipSlotView, ...]
    emissaries: tuple[int, ...]  # by seat
    next_ship: str | None
    next_country: str | None
    next_wares: tuple[str, ...]
    below: int


@dataclass(frozen=True)
class RouteView:
    """A route tile."""

    id: str
    demand: tuple[tuple[str, bool], ...]  # what is asked, and whether it is met
    copper: int
    silver: int
    points: int
    war: int
    disaster: str | None
    seat: int  # who serves or has fulfilled it, or -1


@dataclass(frozen=True)
class FortuneView:
    """A fortune action on a player board: its card and the workers below."""

    id: str
    card: str | None
    workers: int


@dataclass(frozen=True)
class PlayerView:
    """One seat's area."""

    seat: int
    colour: str
    copper: int
    silver: int
    wood: int
    stone: int
    misfortune: int
    boat: str
    capacity: int
    bonus: str | None
    fortunes: tuple[FortuneView, ...]
    actions: tuple[str, ...]  # workforce actions used this round
    hand: tuple[str, ...] | None  # None: not the viewer's
    hand_count: int
    deck: int
    card: str | None  # chosen but not laid down; the owner alone sees it
    discarded: tuple[str, ...]
    unseen_cards: tuple[str, ...]  # deck and hand together, as everybody can tell
    tax_discs: int
    tax_sum: int
    tax_due: int
    workers: int
    workers_on_board: int
    working: tuple[int, ...]  # in the boxes of resources, production and ships
    undertaking: int  # in a box of the emperor
    veterans: int
    top: int
    bottom: int
    food_due: int
    food: int  # that the own fields give now
    cubes: int
    pieces: int
    discs: int
    slots: tuple[str, ...]
    routes: tuple[RouteView, ...]
    won: tuple[str, ...]
    high_glory: int
    low_glory: int
    sheet: tuple[ScoreLine, ...]
    total: int


def see_square(s: YinziState, square: int) -> SquareView:
    here = 1 << square
    good, tile = good_of(s, square), s.tile_at[square]
    seat = next((q for q, squares in enumerate(s.fields) if squares & here), NOTHING)
    factory = next((FACTORIES[f] for f, site in enumerate(s.site) if site & here), None)
    return SquareView(
        id=SQUARES[square],
        province=PROVINCES[PROVINCE_OF[square]],
        row=board_row(square),
        column=board_column(square),
        good=None if good == NOTHING else GOODS[good],
        tile=None if tile == NOTHING else CROP_TILES[tile],
        seat=seat,
        cubes=0 if seat == NOTHING else cubes_on(s, seat, here),
        factory=factory,
    )


def see_stall(s: YinziState, viewer: int, slot: int) -> StallView:
    market, corner = s.markets[slot // 4], slot % 4
    goods = s.box.market_slot[market]
    good = GOODS[goods.index(corner)] if corner in goods else "coin"
    seat = next((q for q, slots in enumerate(s.raw) if slots >> slot & 1), NOTHING)
    return StallView(MARKET_SLOTS[slot], good, seat, urban_price(s, max(0, viewer), slot))


def see_factories(s: YinziState) -> tuple[FactoryView, ...]:
    shown = s.display | s.ruins
    for owned in s.owned:
        shown |= owned
    return tuple(see_factory(s, factory) for factory in cards(shown))


def see_factory(s: YinziState, factory: int) -> FactoryView:
    stored = [seat for seat, bits in enumerate(s.stored) for _ in range(bits >> 2 * factory & 3)]
    return FactoryView(
        id=FACTORIES[factory],
        colour=PLAYER_COLOURS[colour_of(factory)],
        commodity=COMMODITIES[commodity_of(factory)],
        built=s.site[factory] > 0,
        squares=tuple(SQUARES[square] for square in cards(s.site[factory])),
        seat=owner_of(s, factory),
        level=s.level[factory],
        stored=tuple(stored),
        storage=s.box.storage[s.level[factory]],
    )


def see_ship(s: YinziState, coast: int) -> ShipView:
    ship, coming = s.coast[coast], s.next_ship[coast]
    first = coast * SLOTS_PER_SHIP
    wares = [] if ship == NOTHING else s.box.ship_wares[ship]
    return ShipView(
        coast=COASTS[coast],
        ship=None if ship == NOTHING else SHIP_TILES[ship],
        country=None if ship == NOTHING else COUNTRIES[s.box.ship_country[ship]],
        slots=tuple(see_ship_slot(s, first + at, ware) for at, ware in enumerate(wares)),
        emissaries=tuple(s.aboard[coast * s.seats : (coast + 1) * s.seats]),
        next_ship=None if coming == NOTHING else SHIP_TILES[coming],
        next_country=None if coming == NOTHING else COUNTRIES[s.box.ship_country[coming]],
        next_wares=() if coming == NOTHING else tuple(WARES[w] for w in s.box.ship_wares[coming]),
        below=s.stacks[coast],
    )


def see_ship_slot(s: YinziState, slot: int, ware: int) -> ShipSlotView:
    load = None if s.load_owner[slot] == NOTHING else LOADS[s.load[slot]]
    return ShipSlotView(SHIP_SLOTS[slot], WARES[ware], s.load_owner[slot], load)


def see_route(s: YinziState, tile: int) -> RouteView:
    met, disaster = s.met[tile], s.box.route_disaster[tile]
    demand = enumerate(s.box.route_demand[tile])
    return RouteView(
        id=ROUTES[tile],
        demand=tuple((DEMANDS[asked], bool(met >> at & 1)) for at, asked in demand),
        copper=s.box.route_copper[tile],
        silver=s.box.route_silver[tile],
        points=s.box.route_points[tile],
        war=s.box.route_war[tile],
        disaster=None if disaster == NOTHING else DISASTERS[disaster],
        seat=s.server[tile],
    )


def see_fortune(s: YinziState, seat: int, fortune: int) -> FortuneView:
    at = seat * len(FORTUNES) + fortune
    card = s.played[at]
    return FortuneView(FORTUNES[fortune], None if card == NOTHING else CARDS[card], s.groups[at])


def own_meals(s: YinziState, seat: int) -> int:
    """Food that the seat's own fields give now."""
    halves = cubes_on(s, seat, own_food(s, seat, 2))
    return cubes_on(s, seat, own_food(s, seat, 1)) + halves // 2


def card_names(pile: int) -> tuple[str, ...]:
    return tuple(CARDS[card] for card in cards(pile))


def see_purse(s: YinziState, seat: int) -> tuple[int, int, int, int, int]:
    """Copper, silver, wood, stone and misfortune."""
    wood, stone = s.materials[seat * 2 + WOOD], s.materials[seat * 2 + STONE]
    return s.copper[seat], s.silver[seat], wood, stone, s.misfortune[seat]


def see_player(s: YinziState, viewer: int, seat: int) -> PlayerView:
    own, bonus = viewer == seat, s.bonus[seat]
    chosen = own and s.card != NOTHING and s.active == seat
    sheet = score_sheet(s, seat)
    return PlayerView(
        seat,
        PLAYER_COLOURS[seat],
        *see_purse(s, seat),
        boat=BOAT_SPACES[s.boat[seat]],
        capacity=capacity(s, seat),
        bonus=None if bonus == NOTHING else BONUSES[bonus],
        fortunes=tuple(see_fortune(s, seat, fortune) for fortune in range(len(FORTUNES))),
        actions=tuple(WORKFORCES[action] for action in cards(s.actions[seat])),
        hand=card_names(s.hand[seat]) if own else None,
        hand_count=size(s.hand[seat]),
        deck=size(s.deck[seat]),
        card=CARDS[s.card] if chosen else None,
        discarded=card_names(s.discarded[seat]),
        unseen_cards=card_names(s.deck[seat] | s.hand[seat]),
        tax_discs=s.tax_discs[seat],
        tax_sum=tax_sum(s, seat),
        tax_due=tax_due(s, seat),
        workers=s.supply[seat],
        workers_on_board=workers_on_board(s, seat),
        working=tuple(s.boxed[seat * BOXES : seat * BOXES + BOXES]),
        undertaking=s.undertakers[seat] + s.helper_disc[seat],
        veterans=s.veterans[seat],
        top=s.top[seat],
        bottom=s.bottom[seat],
        food_due=food_due(s, seat),
        food=own_meals(s, seat),
        cubes=s.cubes[seat],
        pieces=s.pieces[seat],
        discs=s.discs[seat],
        slots=tuple(SLOTS[slot] for slot in cards(s.slots[seat])),
        routes=tuple(see_route(s, tile) for tile in cards(s.routes[seat])),
        won=tuple(ROUTES[tile] for tile in cards(s.won[seat])),
        high_glory=s.high_glory[seat],
        low_glory=s.low_glory[seat],
        sheet=sheet.lines,
        total=sheet.total,
    )
