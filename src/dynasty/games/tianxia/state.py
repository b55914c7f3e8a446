"""The state of Tianxia. Indexes and ids are those of `names`."""

from __future__ import annotations

from dynasty.games.tianxia.components import Box
from dynasty.kernel import Chance, State


class TianxiaState(State):
    """The state of a game, in ints: sets are bits, rows of pieces are `packed_rows`."""

    box: Box

    # the table
    deciders: int  # seats that decide; the automated rival, if any, is the seat after them
    side: int  # of the board: 0 for up to three houses, 1 for four
    deck: int  # the first Nomad card of the difficulty: 0 Normal, 16 Easy
    level: int  # of Li Mu
    round: int  # 1 to 4
    order: list[int]  # seats in Turn order
    next_order: list[int]  # seats in the order in which they passed
    active: int  # the seat whose turn it is, or NOBODY

    # each seat's own, by seat unless it says otherwise
    vp: list[int]
    earned: list[int]  # by seat * categories + category: where the points came from
    stuff: list[int]  # by seat * 7 + kind
    meeples: list[int]  # in supply
    aside: list[int]  # Soldiers laid aside in the last round
    markers: list[int]  # Action markers in supply
    sold: list[int]  # Action markers discarded this round
    board: list[int]  # side of the player board, or NOTHING
    starting: list[int]  # Starting Building, or NOTHING
    merchants: list[int]  # by seat * 3 + row: how many stand there
    owned: list[int]  # bits of Buildings with the seat's Governor
    steps: list[int]  # by seat * 4 + track
    arrival: list[int]  # by seat * 4 + track: who arrived earlier lies lower
    walls_built: list[int]
    towers_built: list[int]
    port_markers: list[int]  # by seat * 3 + port: Shipping markers there
    deliveries: list[int]  # Delivery markers in supply
    hand: list[int]  # bits of Objectives
    tiles: list[int]  # bits of Bonus tiles, Jade included
    used: list[int]  # bits of those turned face down
    jade: list[int]  # bits of the kinds of figurine
    jades: list[int]  # row of figurines from the topmost space
    bonus_shipping: list[int]  # 0 not yet won, 1 to be used, 2 used
    double_tower: list[int]  # the same

    # the regions
    buildings: list[int]  # by slot
    slot_of: list[int]  # by Building, or NOTHING
    governors: list[int]  # rows by slot
    tokens: int  # bits of slots with an Additional Cost token
    bonus_at: list[int]  # tile by slot, or NOTHING
    banners: list[int]  # track by ring
    spaces: list[int]  # rows of Action markers by action space
    barges: list[int]  # rows of Workers
    neutrals: int  # Neutral Workers in their area

    # the wall
    chief: list[int]  # steps of the Chieftain by section
    strength: list[int]  # of the Nomads by section
    soldiers: list[int]  # rows by section
    walls: list[int]  # rows by section
    towers: list[int]  # owner by section, or NOBODY
    doubles: list[int]  # rows of Double Tower tiles by section
    nomads: list[int]  # cards revealed so far
    nomad_pile: int  # cards of the difficulty not seen yet

    # the ports, by position
    port_demand: list[int]
    ships: list[int]  # or NOTHING
    demands: list[int]  # or NOTHING
    covered: list[int]  # row of Delivery markers; a gap is an uncovered space
    ship_pile: int
    demand_pile: int
    ships_out: int
    demands_out: int

    # tiles and cards
    palace: list[int]  # tile by Palace slot, or NOTHING
    bag: int  # Regular tiles that lie face down: supply and Round stacks
    supply: int  # how many of them are in the Bonus supply, its bottom ones not counted
    bottom: list[int]  # tiles under the Bonus supply, the upper one first
    bottom_seats: list[int]  # who put each of them there
    display: list[int]  # tiles of the round, NOTHING where one was taken
    tiles_out: int
    objective_pile: int
    objective_discard: int
    arrivals: int  # steps made on all tracks
    set_buildings: list[int]  # Starting Building of each set
    set_supplies: list[int]  # Starting Supply of each set
    sets_left: int  # bits of sets not taken
    order_pile: int  # orders of the rival not drawn yet

    # the current turn
    space: int  # where the Action marker went, or NOTHING
    done: int  # bits of what was done in this turn
    flipped: int  # bits of tiles turned face up in this turn
    ship_at: int  # position of the Ship being loaded, or NOTHING
    ship_flags: int  # bits of what goes for this Shipping action
    jade_made: int  # advances bought in this Pass
    looked: list[int]  # tiles that the active seat looks at

    __slots__ = tuple(__annotations__)

    def __init__(self, seats: int, chance: Chance, box: Box) -> None:
        super().__init__(seats, chance)
        self.box = box

    def clone(self) -> TianxiaState:
        twin = TianxiaState(self.seats, Chance(self.chance.value), self.box)
        self.pass_on(twin)
        self.copy_table(twin)
        self.copy_seats(twin)
        self.copy_regions(twin)
        self.copy_wall(twin)
        self.copy_ports(twin)
        self.copy_tiles(twin)
        self.copy_turn(twin)
        return twin

    def copy_table(self, twin: TianxiaState) -> None:
        twin.deciders = self.deciders
        twin.side = self.side
        twin.deck = self.deck
        twin.level = self.level
        twin.round = self.round
        twin.order = self.order
        twin.next_order = self.next_order[:]
        twin.active = self.active

    def copy_seats(self, twin: TianxiaState) -> None:
        twin.vp = self.vp[:]
        twin.earned = self.earned[:]
        twin.stuff = self.stuff[:]
        twin.meeples = self.meeples[:]
        twin.aside = self.aside[:]
        twin.markers = self.markers[:]
        twin.sold = self.sold[:]
        twin.board = self.board[:]
        twin.starting = self.starting[:]
        twin.merchants = self.merchants[:]
        twin.owned = self.owned[:]
        twin.steps = self.steps[:]
        twin.arrival = self.arrival[:]
        twin.walls_built = self.walls_built[:]
        twin.towers_built = self.towers_built[:]
        twin.port_markers = self.port_markers[:]
        twin.deliveries = self.deliveries[:]
        twin.hand = self.hand[:]
        twin.tiles = self.tiles[:]
        twin.used = self.used[:]
        twin.jade = self.jade[:]
        twin.jades = self.jades[:]
        twin.bonus_shipping = self.bonus_shipping[:]
        twin.double_tower = self.double_tower[:]

    def copy_regions(self, twin: TianxiaState) -> None:
        twin.buildings = self.buildings
        twin.slot_of = self.slot_of
        twin.governors = self.governors[:]
        twin.tokens = self.tokens
        twin.bonus_at = self.bonus_at[:]
        twin.banners = self.banners
        twin.spaces = self.spaces[:]
        twin.barges = self.barges[:]
        twin.neutrals = self.neutrals

    def copy_wall(self, twin: TianxiaState) -> None:
        twin.chief = self.chief[:]
        twin.strength = self.strength[:]
        twin.soldiers = self.soldiers[:]
        twin.walls = self.walls[:]
        twin.towers = self.towers[:]
        twin.doubles = self.doubles[:]
        twin.nomads = self.nomads[:]
        twin.nomad_pile = self.nomad_pile

    def copy_ports(self, twin: TianxiaState) -> None:
        twin.port_demand = self.port_demand
        twin.ships = self.ships[:]
        twin.demands = self.demands[:]
        twin.covered = self.covered[:]
        twin.ship_pile = self.ship_pile
        twin.demand_pile = self.demand_pile
        twin.ships_out = self.ships_out
        twin.demands_out = self.demands_out

    def copy_tiles(self, twin: TianxiaState) -> None:
        twin.palace = self.palace[:]
        twin.bag = self.bag
        twin.supply = self.supply
        twin.bottom = self.bottom[:]
        twin.bottom_seats = self.bottom_seats[:]
        twin.display = self.display[:]
        twin.tiles_out = self.tiles_out
        twin.objective_pile = self.objective_pile
        twin.objective_discard = self.objective_discard
        twin.arrivals = self.arrivals
        twin.set_buildings = self.set_buildings
        twin.set_supplies = self.set_supplies
        twin.sets_left = self.sets_left
        twin.order_pile = self.order_pile

    def copy_turn(self, twin: TianxiaState) -> None:
        twin.space = self.space
        twin.done = self.done
        twin.flipped = self.flipped
        twin.ship_at = self.ship_at
        twin.ship_flags = self.ship_flags
        twin.jade_made = self.jade_made
        twin.looked = self.looked[:]
