"""The state of Yínzi. Indexes and ids are those of `names`."""

from __future__ import annotations

from dynasty.games.yinzi.components import Box
from dynasty.kernel import Chance, State


class YinziState(State):
    """The state of a game, in ints; sets of squares, slots, tiles and cards are bits.

    Clones share the lists that rarely change: rules renew such lists before they change them, those
    of land, ships, routes or war together, others by themselves (`s.boat = s.boat[:]`).
    """

    box: Box

    round: int  # 1 to 4
    phase: int  # 0 before the first round, then 1 to 7: A to F and the last opportunity
    order: list[int]  # seats: provisional in phase A, then the turn order of the round
    active: int  # the seat whose occasion it is, or NOTHING

    # the occasion: one stretch in which one seat decides
    boat_used: int
    boat_bonus: int  # 1 once the boat advancement was used
    rural_mode: int  # 0, SOLD or BOUGHT
    fresh: int  # advancement slots filled in this occasion

    # the running action
    card: int  # in hand and chosen, but not laid down yet, or NOTHING
    repeats: int  # steps left of a fortune action
    taxed: int  # 1 once a tax disc was paid for it
    marks: int  # what it may not use again: sections, factories, the crop track, as bits
    group: int  # workers of the group that have not been used
    employed: int  # workers used in a workforce action

    # each seat's own, by seat
    copper: list[int]
    silver: list[int]
    materials: list[int]  # by seat * 2 + material
    misfortune: list[int]
    boat: list[int]  # a space of the boat track
    bonus: list[int]  # of this round, or NOTHING
    deck: list[int]  # cards
    hand: list[int]  # cards
    discarded: list[int]  # cards of earlier rounds
    played: list[int]  # by seat * 5 + fortune action: a card, or NOTHING
    groups: list[int]  # by seat * 5 + fortune action: workers
    tax_discs: list[int]
    actions: list[int]  # workforce actions used this round, as bits
    supply: list[int]  # workers
    boxed: list[int]  # by seat * 3 + workforce action: workers in a box that only employs them
    top: list[int]  # migrants
    bottom: list[int]  # migrants
    cubes: list[int]  # supply
    pieces: list[int]  # supply of commodity pieces
    discs: list[int]  # supply
    slots: list[int]  # advancement slots
    routes: list[int]  # open personal route tiles
    won: list[int]  # completed route tiles
    high_glory: list[int]
    low_glory: list[int]

    # the land
    fields: list[int]  # by seat: squares with own cubes
    double: int  # squares with two cubes
    shows: list[int]  # by good: squares that show it and are not built over
    built: int  # squares under factories
    vendible: int  # squares that show food for the rural market
    tile_at: list[int]  # by square: a crop tile, or NOTHING
    track: list[int]  # crop tiles by column, or NOTHING
    crop_pile: int
    europe: int  # 1 once a European ship has docked

    # factories
    display: int
    factory_pile: int
    owned: list[int]  # by seat
    ruins: int  # without an owner
    level: list[int]  # by factory
    site: list[int]  # by factory: its two squares as bits, or 0
    stored: list[int]  # by seat: two bits per factory, commodities there

    # markets
    markets: list[int]  # by province: an urban market tile; laid once, as what follows from it:
    stall: list[int]  # by good * 4 + province: the slot for it as a bit, or 0
    coin: list[int]  # by good * 4 + province: the coin slot beside it as a bit, or 0
    raw: list[int]  # by colour: market slots with a cube of it
    rural: list[int]  # by colour: cubes
    die: int  # a space of the exchange track
    store: list[int]  # wood and stone in the resources box

    # ships
    coast: list[int]  # a ship, or NOTHING
    next_ship: list[int]  # the open tile on top of each stack, or NOTHING
    stacks: list[int]  # how many lie below it
    ship_pile: int  # all that lie below
    ships_out: int  # East ships removed unseen
    demand: list[int]  # by ware: empty ship slots that ask for it
    load_owner: list[int]  # by ship slot, or NOTHING
    load: list[int]  # by ship slot: what was loaded
    load_cubes: list[int]  # by ship slot: cubes of its owner there
    aboard: list[int]  # by coast * seats + seat: emissaries
    delivered: list[int]  # by seat * 8 + foreign market: commodities
    emissaries: list[int]  # by seat * 6 + country

    # routes and war
    row: list[int]  # open route tiles, or NOTHING
    route_pile: int  # tiles that no seat has seen
    route_discard: int
    blind: int  # how many more are at its bottom that no seat has looked at
    unseen: int  # tiles of the discard pile that only some seats have seen
    lookers: int  # those seats
    met: list[int]  # by route tile: demands met, as bits
    server: list[int]  # by route tile: who met them, or NOTHING
    on_route: list[int]  # by route tile * 3: cubes, commodities, discs
    undertaking: list[int]  # by seat: a box, or NOTHING
    undertakers: list[int]  # by seat: workers there
    helper_disc: list[int]  # by seat: 1 if a disc works there too
    war_slot: list[int]  # a seat, or NOTHING
    soldiers: list[int]  # by seat: standing workers
    recruit: list[int]  # by seat: discs among them
    veterans: list[int]  # by seat: lying workers
    weakened: int  # what advancements take from the enemy

    __slots__ = tuple(__annotations__)

    def __init__(self, seats: int, chance: Chance, box: Box) -> None:
        super().__init__(seats, chance)
        self.box = box

    def clone(self) -> YinziState:
        twin = YinziState(self.seats, Chance(self.chance.value), self.box)
        self.pass_on(twin)
        twin.round = self.round
        twin.phase = self.phase
        twin.order = self.order
        twin.active = self.active
        twin.boat_used = self.boat_used
        twin.boat_bonus = self.boat_bonus
        twin.rural_mode = self.rural_mode
        twin.fresh = self.fresh
        twin.card = self.card
        twin.repeats = self.repeats
        twin.taxed = self.taxed
        twin.marks = self.marks
        twin.group = self.group
        twin.employed = self.employed
        self.copy_players(twin)
        self.copy_land(twin)
        self.copy_ships(twin)
        self.copy_routes(twin)
        return twin

    def copy_players(self, twin: YinziState) -> None:
        twin.copper = self.copper[:]
        twin.silver = self.silver[:]
        twin.materials = self.materials
        twin.misfortune = self.misfortune
        twin.boat = self.boat
        twin.bonus = self.bonus
        twin.deck = self.deck
        twin.hand = self.hand[:]
        twin.discarded = self.discarded
        twin.played = self.played[:]
        twin.groups = self.groups[:]
        twin.tax_discs = self.tax_discs
        twin.actions = self.actions[:]
        twin.supply = self.supply[:]
        twin.boxed = self.boxed[:]
        twin.top = self.top[:]
        twin.bottom = self.bottom[:]
        twin.cubes = self.cubes[:]
        twin.pieces = self.pieces[:]
        twin.discs = self.discs[:]
        twin.slots = self.slots[:]
        twin.routes = self.routes
        twin.won = self.won
        twin.high_glory = self.high_glory
        twin.low_glory = self.low_glory

    def copy_land(self, twin: YinziState) -> None:
        twin.fields = self.fields[:]
        twin.double = self.double
        twin.shows = self.shows
        twin.built = self.built
        twin.vendible = self.vendible
        twin.tile_at = self.tile_at
        twin.track = self.track
        twin.crop_pile = self.crop_pile
        twin.europe = self.europe
        twin.display = self.display
        twin.factory_pile = self.factory_pile
        twin.owned = self.owned
        twin.ruins = self.ruins
        twin.level = self.level
        twin.site = self.site
        twin.stored = self.stored[:]
        twin.markets = self.markets
        twin.stall = self.stall
        twin.coin = self.coin
        twin.raw = self.raw[:]
        twin.rural = self.rural
        twin.die = self.die
        twin.store = self.store

    def copy_ships(self, twin: YinziState) -> None:
        twin.coast = self.coast
        twin.next_ship = self.next_ship
        twin.stacks = self.stacks
        twin.ship_pile = self.ship_pile
        twin.ships_out = self.ships_out
        twin.demand = self.demand
        twin.load_owner = self.load_owner
        twin.load = self.load
        twin.load_cubes = self.load_cubes
        twin.aboard = self.aboard
        twin.delivered = self.delivered
        twin.emissaries = self.emissaries

    def copy_routes(self, twin: YinziState) -> None:
        twin.row = self.row
        twin.route_pile = self.route_pile
        twin.route_discard = self.route_discard
        twin.blind = self.blind
        twin.unseen = self.unseen
        twin.lookers = self.lookers
        twin.met = self.met
        twin.server = self.server
        twin.on_route = self.on_route
        twin.undertaking = self.undertaking
        twin.undertakers = self.undertakers
        twin.helper_disc = self.helper_disc
        twin.war_slot = self.war_slot
        twin.soldiers = self.soldiers
        twin.recruit = self.recruit
        twin.veterans = self.veterans
        twin.weakened = self.weakened

    def renew_cards(self) -> None:
        """Copy the lists of decks and of cards of earlier rounds, which clones share."""
        self.deck = self.deck[:]
        self.discarded = self.discarded[:]

    def renew_stores(self) -> None:
        """Copy the lists of wood and stone, which clones share."""
        self.materials = self.materials[:]
        self.store = self.store[:]

    def renew_land(self) -> None:
        """Copy the lists of crop tiles, which clones share."""
        self.shows = self.shows[:]
        self.tile_at = self.tile_at[:]
        self.track = self.track[:]

    def renew_factories(self) -> None:
        """Copy the lists of factories, which clones share."""
        self.owned = self.owned[:]
        self.level = self.level[:]
        self.site = self.site[:]

    def renew_ships(self) -> None:
        """Copy the lists of ships, their loads and deliveries, which clones share."""
        self.coast = self.coast[:]
        self.next_ship = self.next_ship[:]
        self.stacks = self.stacks[:]
        self.demand = self.demand[:]
        self.load_owner = self.load_owner[:]
        self.load = self.load[:]
        self.load_cubes = self.load_cubes[:]
        self.aboard = self.aboard[:]
        self.delivered = self.delivered[:]
        self.emissaries = self.emissaries[:]

    def renew_routes(self) -> None:
        """Copy the lists of route tiles and of pieces on them, which clones share."""
        self.routes = self.routes[:]
        self.won = self.won[:]
        self.row = self.row[:]
        self.met = self.met[:]
        self.server = self.server[:]
        self.on_route = self.on_route[:]

    def renew_works(self) -> None:
        """Copy the lists of undertakings and their workers, which clones share."""
        self.undertaking = self.undertaking[:]
        self.undertakers = self.undertakers[:]
        self.helper_disc = self.helper_disc[:]

    def renew_war(self) -> None:
        """Copy the lists of the war box and its glory, which clones share."""
        self.high_glory = self.high_glory[:]
        self.low_glory = self.low_glory[:]
        self.war_slot = self.war_slot[:]
        self.soldiers = self.soldiers[:]
        self.recruit = self.recruit[:]
        self.veterans = self.veterans[:]
