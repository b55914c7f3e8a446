"""Laying out a position of Tianxia by naming pieces."""

from typing import Final, Self

from dynasty.games.tianxia.components import Box, load_box
from dynasty.games.tianxia.game import Tianxia
from dynasty.games.tianxia.names import (
    BARGES,
    BOARD_SIDES,
    BUILDINGS,
    COLOURS,
    DEMANDS,
    JADE,
    KINDS,
    KINDS_OF_STUFF,
    MERCHANTS,
    NEUTRAL,
    NOBODY,
    NOMADS,
    NOTHING,
    OBJECTIVES,
    PALACE_SLOTS,
    PLAYER_COLOURS,
    PORT_DEMANDS,
    PORTS,
    POSITIONS,
    RINGS,
    ROWS,
    SECTIONS,
    SHIPS,
    SLOT_GROUP,
    SLOTS,
    SPACES,
    STARTING_BUILDINGS,
    STUFF,
)
from dynasty.games.tianxia.packed_rows import add_right, packed_row, row_length
from dynasty.games.tianxia.rules.palace_tracks import TRACK_COUNT
from dynasty.games.tianxia.rules.stock_and_score import CATEGORIES, FROM_ELSEWHERE, score
from dynasty.games.tianxia.state import TianxiaState
from dynasty.kernel import Chance, draw
from tests.games.asking import Hearing

BOX: Final = load_box()
GAME: Final = Tianxia(BOX)
SEAT_OF: Final = {colour: seat for seat, colour in enumerate(PLAYER_COLOURS)}
PIECE_OF: Final = {**SEAT_OF, "neutral": NEUTRAL}
BUILT: Final = (
    *("i02", "i03", "p13", "i01", "p01", "p02"),
    *("p07", "i04", "p11", "p10", "p12", "p14"),
)  # on the slots, in their order


class Setting(Hearing):
    """The table of the worked examples: round 2, nobody has done anything yet.

    Everybody holds the A side of a board of his own, no Starting Building, no Objectives, no
    Coins; no Bonus tiles at the Buildings; the banners lie white, red, black, blue from west to
    east; Ships 1 to 4 with Demands d01, d03, d05, d07 at ports for Silk, Helmet, Jewelry, any.
    """

    game: Tianxia
    state: TianxiaState

    def __init__(self, seats: int = 3, game: Tianxia = GAME, **options: str) -> None:
        self.game = game
        self.state = game.start(seats, 1, options, listen=True)
        s = self.state
        s.decisions, s.agenda, s.events = [], [], []
        s.round, s.nomads = 2, [s.deck]
        s.nomad_pile &= ~1
        s.order = list(range(s.seats))
        s.stuff = [0] * len(s.stuff)
        for seat in range(s.deciders):
            s.board[seat], s.starting[seat] = seat * 2, NOTHING
            s.objective_pile |= s.hand[seat]
            s.hand[seat] = 0
        s.buildings = [BUILDINGS.index(name) for name in BUILT]
        self.index_buildings()
        self.clear_tiles()
        s.banners = [0, 1, 2, 3]
        for at, position in enumerate(POSITIONS):
            self.ship(position, SHIPS[at], DEMANDS[2 * at], PORT_DEMANDS[at])

    @property
    def box(self) -> Box:
        return self.state.box

    def index_buildings(self) -> None:
        s = self.state
        s.slot_of = [NOTHING] * len(BUILDINGS)
        for slot, building in enumerate(s.buildings):
            s.slot_of[building] = slot

    # Rounds and order

    def now(self, number: int) -> Self:
        """That round: as many Nomad cards have been revealed."""
        s = self.state
        s.round = number
        s.nomads = [s.deck + card for card in range(number - 1)]
        s.nomad_pile = (1 << 16) - 1 & ~((1 << number - 1) - 1)
        return self

    def ordered(self, *colours: str) -> Self:
        self.state.order = [SEAT_OF[colour] for colour in colours]
        return self

    def next_nomads(self, card: str) -> Self:
        """Chance stands so that this Nomad card comes next."""
        s, wanted = self.state, NOMADS.index(card) - self.state.deck
        return self.chance(lambda: draw(s.nomad_pile, Chance(s.chance.value)) == wanted)

    def chance(self, fits: object) -> Self:
        """Chance stands so that this holds."""
        assert callable(fits)
        seed = 0
        self.state.chance = Chance(seed)
        while not fits():
            seed += 1
            self.state.chance = Chance(seed)
        return self

    # The regions

    def building(self, slot: str, building: str) -> Self:
        """This Building stands on the slot; if it stood elsewhere, the two change places."""
        s, at, new = self.state, SLOTS.index(slot), BUILDINGS.index(building)
        if s.slot_of[new] != NOTHING:
            s.buildings[s.slot_of[new]] = s.buildings[at]
        s.buildings[at] = new
        self.index_buildings()
        return self

    def governs(self, colour: str, *places: str) -> Self:
        """Governors at these slots or Buildings, which come into play if they were not."""
        s, seat = self.state, SEAT_OF[colour]
        for place in places:
            if place in BUILDINGS and s.slot_of[BUILDINGS.index(place)] == NOTHING:
                free = [slot for slot in range(len(SLOTS)) if not s.governors[slot]]
                self.building(SLOTS[free[-1]], place)
            slot = SLOTS.index(place) if place in SLOTS else s.slot_of[BUILDINGS.index(place)]
            s.governors[slot] = add_right(s.governors[slot], seat)
            s.owned[seat] |= 1 << s.buildings[slot]
            s.meeples[seat] -= 1
        return self

    def token(self, *slots: str) -> Self:
        for slot in slots:
            self.state.tokens |= 1 << SLOTS.index(slot)
        return self

    def bonus(self, slot: str, kind: str) -> Self:
        """A Bonus tile lies at the Building there."""
        s, at = self.state, SLOTS.index(slot)
        s.tiles_out |= 1 << s.bonus_at[at] if s.bonus_at[at] != NOTHING else 0
        s.bonus_at[at] = self.fetch(kind)
        return self

    def banner(self, ring: str, colour: str) -> Self:
        s, at, track = self.state, RINGS.index(ring), COLOURS.index(colour)
        s.banners[s.banners.index(track)], s.banners[at] = s.banners[at], track
        return self

    def marked(self, space: str, *colours: str) -> Self:
        """Action markers on a space."""
        s, at = self.state, SPACES.index(space)
        for colour in colours:
            s.spaces[at] = add_right(s.spaces[at], SEAT_OF[colour])
            s.markers[SEAT_OF[colour]] -= 1
        return self

    def sold(self, colour: str, count: int) -> Self:
        """Action markers already discarded this round."""
        self.state.markers[SEAT_OF[colour]] -= count
        self.state.sold[SEAT_OF[colour]] += count
        return self

    def barge(self, resource: str, *workers: str) -> Self:
        """Workers from left to right: colours or neutral."""
        s, at = self.state, BARGES.index(f"barge_{resource}")
        some = [PIECE_OF[worker] for worker in workers]
        for worker in some:
            if worker == NEUTRAL:
                s.neutrals -= 1
            else:
                s.meeples[worker] -= 1
        s.barges[at] = packed_row(some)
        return self

    # The wall

    def nomads(self, section: str, chief: int, strength: int) -> Self:
        s, at = self.state, SECTIONS.index(section)
        s.chief[at], s.strength[at] = chief, strength
        return self

    def soldiers(self, section: str, *colours: str) -> Self:
        s, at = self.state, SECTIONS.index(section)
        for colour in colours:
            s.soldiers[at] = add_right(s.soldiers[at], SEAT_OF[colour])
            s.meeples[SEAT_OF[colour]] -= 1
        return self

    def walls(self, section: str, *colours: str) -> Self:
        s, at = self.state, SECTIONS.index(section)
        for colour in colours:
            s.walls[at] = add_right(s.walls[at], SEAT_OF[colour])
            s.walls_built[SEAT_OF[colour]] += 1
        return self

    def tower(self, section: str, colour: str) -> Self:
        s = self.state
        s.towers[SECTIONS.index(section)] = SEAT_OF[colour]
        s.towers_built[SEAT_OF[colour]] += 1
        return self

    def double_tower(self, section: str, colour: str) -> Self:
        """A Double Tower tile stands there."""
        s, at = self.state, SECTIONS.index(section)
        s.doubles[at] = add_right(s.doubles[at], SEAT_OF[colour])
        s.double_tower[SEAT_OF[colour]] = 2
        return self

    # The ports

    def ship(self, position: str, ship: str, demand: str, port: str | None = None) -> Self:
        """This Ship with this Demand tile; whatever lay there goes back under its stack."""
        s, at = self.state, POSITIONS.index(position)
        new_ship, new_demand = SHIPS.index(ship), DEMANDS.index(demand)
        for row, pile, new in ((s.ships, "ship", new_ship), (s.demands, "demand", new_demand)):
            if new in row:
                row[row.index(new)] = row[at]
            else:
                out = getattr(s, f"{pile}_pile") & ~(1 << new)
                setattr(s, f"{pile}_pile", out | (1 << row[at] if row[at] != NOTHING else 0))
            row[at] = new
        if port is not None:
            tile = PORT_DEMANDS.index(port)
            where = s.port_demand.index(tile)
            s.port_demand[where], s.port_demand[at] = s.port_demand[at], tile
        return self

    def delivered(self, colour: str, position: str, *spaces: int) -> Self:
        """Delivery markers on the Ship there; spaces from 1."""
        s, at = self.state, POSITIONS.index(position)
        for space in spaces:
            s.covered[at] |= SEAT_OF[colour] + 1 << 3 * (space - 1)
            s.deliveries[SEAT_OF[colour]] -= 1
        return self

    def shipped(self, colour: str, position: str, count: int = 1) -> Self:
        """Shipping markers in a Port area."""
        at = SEAT_OF[colour] * PORTS + POSITIONS.index(position)
        self.state.port_markers[at] += count
        return self

    # Tiles

    def clear_tiles(self) -> None:
        """No tile at the Buildings, none in the Palace."""
        s = self.state
        for places in (s.bonus_at, s.palace, s.display):
            for at, tile in enumerate(places):
                if tile != NOTHING:
                    s.tiles_out |= 1 << tile
                    places[at] = NOTHING
        for seat in range(s.seats):
            s.tiles_out |= s.tiles[seat]
            s.tiles[seat] = s.used[seat] = s.jade[seat] = s.jades[seat] = 0
        s.display = []

    def fetch(self, kind: str) -> int:
        """A tile of this kind from out of the game, the Palace, or else from the supply."""
        s, tiles = self.state, self.box.kind_tiles[KINDS.index(kind)]
        if s.tiles_out & tiles:
            tile = (s.tiles_out & tiles).bit_length() - 1
            s.tiles_out ^= 1 << tile
        elif found := [tile for tile in s.palace if tile != NOTHING and tiles >> tile & 1]:
            tile = found[0]
            s.palace[s.palace.index(tile)] = NOTHING
        else:
            assert s.bag & tiles, f"no {kind} left"
            tile = (s.bag & tiles).bit_length() - 1
            s.bag ^= 1 << tile
            s.supply -= 1
        return tile

    def display(self, *kinds: str) -> Self:
        self.state.display = [self.fetch(kind) for kind in kinds]
        return self

    def palace(self, colour: str, step: int, *kinds: str) -> Self:
        """Tiles left on a step of a track."""
        first = PALACE_SLOTS.index(f"pal_{colour}_{step}_1")
        for at, kind in enumerate(kinds):
            assert at < SLOT_GROUP
            self.state.palace[first + at] = self.fetch(kind)
        return self

    def supply_of(self, *kinds: str) -> Self:
        """The Bonus supply holds these tiles and no others, the top one first."""
        s = self.state
        s.bottom = [self.fetch(kind) for kind in kinds]
        s.bottom_seats = [NOBODY] * len(kinds)
        s.supply = 0
        stacks = (self.box.rounds - s.round) * (s.seats + 1)
        while s.bag.bit_count() > stacks:
            tile = s.bag & -s.bag
            s.bag ^= tile
            s.tiles_out |= tile
        return self

    # What a player owns

    def gives(self, colour: str, vp: int = 0, **amounts: int) -> Self:
        """So many more of wood, stone, rice, silk, helmet, jewelry, coin; prestige from nowhere."""
        s, seat = self.state, SEAT_OF[colour]
        score(s, seat, FROM_ELSEWHERE, vp)
        for name, amount in amounts.items():
            s.stuff[seat * KINDS_OF_STUFF + STUFF.index(name)] += amount
        return self

    def prestige_is(self, colour: str, points: int) -> Self:
        s, seat = self.state, SEAT_OF[colour]
        return self.gives(colour, vp=points - s.vp[seat])

    def supply(self, colour: str, meeples: int) -> Self:
        """So many meeples in supply; the others are laid aside."""
        s, seat = self.state, SEAT_OF[colour]
        s.aside[seat] += s.meeples[seat] - meeples
        s.meeples[seat] = meeples
        return self

    def stands(self, colour: str, **steps: int) -> Self:
        """Steps on white, red, black, blue; who is named later arrived later."""
        s = self.state
        for name, step in steps.items():
            at = SEAT_OF[colour] * TRACK_COUNT + COLOURS.index(name)
            s.arrivals += 1
            s.steps[at], s.arrival[at] = step, s.arrivals
        return self

    def sits_at(self, colour: str, side: str) -> Self:
        """This side of a player board."""
        self.state.board[SEAT_OF[colour]] = BOARD_SIDES.index(side)
        return self

    def merchants(self, colour: str, merchant: str, count: int | None = None) -> Self:
        """Merchants on an action of the board that has it; all its spaces unless told."""
        s, seat, at = self.state, SEAT_OF[colour], MERCHANTS.index(merchant)
        s.board[seat] = at // ROWS
        filled = self.box.merchant_spaces[at] if count is None else count
        s.meeples[seat] -= filled - s.merchants[seat * ROWS + at % ROWS]
        s.merchants[seat * ROWS + at % ROWS] = filled
        return self

    def starts_with(self, colour: str, building: str) -> Self:
        self.state.starting[SEAT_OF[colour]] = STARTING_BUILDINGS.index(building)
        return self

    def tiles(self, colour: str, *kinds: str, used: bool = False) -> Self:
        """One-time tiles before the player."""
        s, seat = self.state, SEAT_OF[colour]
        for kind in kinds:
            tile = self.fetch(kind)
            s.tiles[seat] |= 1 << tile
            s.used[seat] |= 1 << tile if used else 0
        return self

    def jade(self, colour: str, *kinds: str) -> Self:
        """Figurines on the player's board."""
        s, seat = self.state, SEAT_OF[colour]
        for kind in kinds:
            palace = not self.box.kind_tiles[KINDS.index(f"rb_jade_{kind}")]
            s.tiles[seat] |= 1 << self.fetch(f"pb_jade_{kind}" if palace else f"rb_jade_{kind}")
            s.jade[seat] |= 1 << JADE.index(kind)
            s.jades[seat] = add_right(s.jades[seat], JADE.index(kind))
        assert row_length(s.jades[seat]) <= 6
        return self

    def objectives(self, colour: str, *names: str) -> Self:
        """Objectives in hand."""
        for name in names:
            bit = 1 << OBJECTIVES.index(name)
            self.state.objective_pile &= ~bit
            self.state.hand[SEAT_OF[colour]] |= bit
        return self

    def reward_tile(self, colour: str, tile: str) -> Self:
        """A Bonus Shipping or Double Tower tile to be used."""
        getattr(self.state, tile)[SEAT_OF[colour]] = 1
        return self

    def forget_start(self) -> Self:
        """Prestige counts from 0."""
        s = self.state
        for seat in range(s.deciders):
            self.prestige_is(PLAYER_COLOURS[seat], 0)
        assert len(s.earned) == s.seats * len(CATEGORIES)
        return self
