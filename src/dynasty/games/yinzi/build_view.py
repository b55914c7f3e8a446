"""Build the view of a seat from the state of Yínzi."""

from dynasty.games.yinzi.land_squares import PROVINCE_OF, board_column, board_row
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
    FOREIGN_MARKETS,
    FORTUNES,
    GOODS,
    LOADS,
    MARKET_SLOTS,
    MARKETS,
    NOTHING,
    PHASES,
    PLAYER_COLOURS,
    PROVINCES,
    ROUTES,
    SHIP_SLOTS,
    SHIP_TILES,
    SLOTS,
    SLOTS_PER_SHIP,
    SQUARES,
    STONE,
    UNDERTAKINGS,
    WARES,
    WOOD,
    WORKFORCES,
)
from dynasty.games.yinzi.rules.discs_and_cubes import cubes_on, good_of
from dynasty.games.yinzi.rules.factories import colour_of, commodity_of, owner_of
from dynasty.games.yinzi.rules.feeding_phase import food_due, own_food, workers_on_board
from dynasty.games.yinzi.rules.final_scoring import ranking, score_sheet
from dynasty.games.yinzi.rules.payments import rate, tax_due, tax_sum
from dynasty.games.yinzi.rules.routes import discards, stack_height
from dynasty.games.yinzi.rules.transport import capacity, reach
from dynasty.games.yinzi.rules.urban_markets import urban_price
from dynasty.games.yinzi.rules.war_and_routes import enemy, strength
from dynasty.games.yinzi.state import YinziState
from dynasty.games.yinzi.view import (
    FactoryView,
    ForeignView,
    FortuneView,
    MarketView,
    OccasionView,
    PlayerView,
    RouteView,
    ShipSlotView,
    ShipView,
    SquareView,
    StallView,
    YinziView,
)
from dynasty.kernel import Question, pile_cards, pile_size


def build_view(s: YinziState, seat: int, questions: tuple[Question, ...]) -> YinziView:
    """Return the table as this seat sees it; seat -1 is a spectator."""
    finished = not s.decisions
    return YinziView(
        seat=seat,
        seats=s.seats,
        finished=finished,
        questions=questions,
        round=s.round,
        phase=PHASES[s.phase],
        order=tuple(s.order),
        occasion=see_occasion(s),
        bonuses=tuple((bonus, holder_seat(s.bonus, at)) for at, bonus in enumerate(BONUSES)),
        track=tuple(None if tile == NOTHING else CROP_TILES[tile] for tile in s.track),
        crops_left=pile_size(s.crop_pile),
        europe=bool(s.europe),
        land=tuple(see_square(s, square) for square in range(len(SQUARES))),
        markets=tuple(see_market(s, seat, province) for province in range(len(PROVINCES))),
        rural=tuple(s.rural),
        factories=see_factories(s),
        factories_left=pile_size(s.factory_pile),
        ships=tuple(see_ship(s, coast) for coast in range(s.seats)),
        foreign=see_foreign(s),
        row=tuple(see_route(s, tile) for tile in s.row if tile != NOTHING),
        row_left=stack_height(s),
        discards=discards(s),
        known_discards=tuple(see_route(s, tile) for tile in pile_cards(known_discards(s, seat))),
        slots=tuple(see_slot(s, slot) for slot in range(len(SLOTS))),
        undertakings=tuple(see_undertaking(s, box) for box in range(len(UNDERTAKINGS))),
        war=tuple((q, s.soldiers[q], s.recruit[q]) if q >= 0 else (q, 0, 0) for q in s.war_slot),
        strength=strength(s),
        enemy=enemy(s),
        die=s.die + 1,
        rate=rate(s),
        wood=s.store[0],
        stone=s.store[1],
        players=tuple(see_player(s, seat, owner) for owner in range(s.seats)),
        ranking=tuple(ranking(s)) if finished else (),
    )


def holder_seat(holders: list[int], thing: int) -> int:
    """Return the seat that holds the thing, or -1."""
    return holders.index(thing) if thing in holders else NOTHING


def see_occasion(s: YinziState) -> OccasionView | None:
    if s.active == NOTHING:
        return None
    boats = reach(s, s.active)
    return OccasionView(s.active, boats, s.boat_used, s.repeats, s.group, s.rural_mode)


def see_market(s: YinziState, viewer: int, province: int) -> MarketView:
    first = province * 4
    stalls = tuple(see_stall(s, viewer, slot) for slot in range(first, first + 4))
    return MarketView(PROVINCES[province], MARKETS[s.markets[province]], stalls)


def see_foreign(s: YinziState) -> tuple[ForeignView, ...]:
    """Return the six destinations, then the two pools, to which no emissary travels."""
    found: list[ForeignView] = []
    for market, name in enumerate(FOREIGN_MARKETS):
        goods = tuple(s.delivered[market :: len(FOREIGN_MARKETS)])
        envoys = tuple(s.emissaries[market :: len(COUNTRIES)]) if market < len(COUNTRIES) else ()
        found.append(ForeignView(name, s.box.market_points[market], goods, envoys))
    return tuple(found)


def known_discards(s: YinziState, seat: int) -> int:
    """Return the discarded routes that the seat has seen, as bits."""
    looked = seat >= 0 and s.lookers >> seat & 1
    return s.route_discard if looked else s.route_discard & ~s.unseen


def see_slot(s: YinziState, slot: int) -> tuple[str, int, bool]:
    owner = next((seat for seat, own in enumerate(s.slots) if own >> slot & 1), NOTHING)
    return SLOTS[slot], owner, bool(s.fresh >> slot & 1)


def see_undertaking(s: YinziState, box: int) -> tuple[str, tuple[int, ...]]:
    return UNDERTAKINGS[box], tuple(q for q, done in enumerate(s.undertaking) if done == box)


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
    return StallView(MARKET_SLOTS[slot], good, seat, urban_price(s, viewer, slot))


def see_factories(s: YinziState) -> tuple[FactoryView, ...]:
    shown = s.display | s.ruins
    for owned in s.owned:
        shown |= owned
    return tuple(see_factory(s, factory) for factory in pile_cards(shown))


def see_factory(s: YinziState, factory: int) -> FactoryView:
    stored = [seat for seat, bits in enumerate(s.stored) for _ in range(bits >> 2 * factory & 3)]
    return FactoryView(
        id=FACTORIES[factory],
        colour=PLAYER_COLOURS[colour_of(factory)],
        commodity=COMMODITIES[commodity_of(factory)],
        built=s.site[factory] > 0,
        squares=tuple(SQUARES[square] for square in pile_cards(s.site[factory])),
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


def own_field_meals(s: YinziState, seat: int) -> int:
    """Return the food that the seat's own fields give now."""
    halves = cubes_on(s, seat, own_food(s, seat, 2))
    return cubes_on(s, seat, own_food(s, seat, 1)) + halves // 2


def card_names(pile: int) -> tuple[str, ...]:
    return tuple(CARDS[card] for card in pile_cards(pile))


def see_purse(s: YinziState, seat: int) -> tuple[int, int, int, int, int]:
    """Return copper, silver, wood, stone and misfortune."""
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
        actions=tuple(WORKFORCES[action] for action in pile_cards(s.actions[seat])),
        hand=card_names(s.hand[seat]) if own else None,
        hand_count=pile_size(s.hand[seat]),
        deck=pile_size(s.deck[seat]),
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
        food=own_field_meals(s, seat),
        cubes=s.cubes[seat],
        pieces=s.pieces[seat],
        discs=s.discs[seat],
        slots=tuple(SLOTS[slot] for slot in pile_cards(s.slots[seat])),
        routes=tuple(see_route(s, tile) for tile in pile_cards(s.routes[seat])),
        won=tuple(ROUTES[tile] for tile in pile_cards(s.won[seat])),
        high_glory=s.high_glory[seat],
        low_glory=s.low_glory[seat],
        sheet=sheet.lines,
        total=sheet.total,
    )
