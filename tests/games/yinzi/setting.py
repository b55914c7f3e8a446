"""Laying out a position of Yínzi by naming pieces."""

from typing import Final, Self

from dynasty.games.yinzi.components import Box, load_box
from dynasty.games.yinzi.game import Yinzi
from dynasty.games.yinzi.names import (
    BOAT_SPACES,
    BONUSES,
    BOXES,
    CARDS,
    COASTS,
    COMMODITIES,
    COUNTRIES,
    CROP_COLUMNS,
    CROP_TILES,
    FACTORIES,
    FOREIGN_MARKETS,
    FORTUNES,
    LOADS,
    MARKET_SLOTS,
    MARKETS,
    NOTHING,
    PLAYER_COLOURS,
    PROVINCES,
    ROUTES,
    SHIP_SLOTS,
    SHIP_TILES,
    SLOTS,
    SQUARES,
    STONE,
    UNDERTAKINGS,
    WAR_SLOTS,
    WARES,
    WOOD,
)
from dynasty.games.yinzi.rules.crop_tiles import clear_square, put_cubes, show_good
from dynasty.games.yinzi.rules.urban_markets import lay_stalls
from dynasty.games.yinzi.state import YinziState
from dynasty.kernel import make_pile
from tests.games.asking import Hearing

BOX: Final = load_box()
GAME: Final = Yinzi(BOX)
SEAT_OF: Final = {colour: seat for seat, colour in enumerate(PLAYER_COLOURS)}
PLAIN_SHIPS: Final = ("ship_korean_1", "ship_brunei_1", "ship_japanese_2", "ship_korean_3")
PLAIN_ROUTES: Final = ("route_01", "route_02", "route_03", "route_08")
PLAIN_CROPS: Final = tuple(f"crop_{good}_1" for good in ("tea", "salt", "cotton", "sugarcane"))


def bits(names: tuple[str, ...], among: tuple[str, ...]) -> int:
    return make_pile(among.index(name) for name in names)


class Setting(Hearing):
    """A bare table in round 1: no factories, cubes or discs on it, nobody owns a coin.

    Market tiles um_1 to um_4 on the provinces in their order; the exchange die on space 2; plain
    ships and routes without disasters. Players sit and act in the order of their colours. Pieces
    come from where they would come from, so that nothing is lost.
    """

    game: Yinzi
    state: YinziState

    def __init__(self, seats: int = 3, game: Yinzi = GAME) -> None:
        self.game = game
        self.state = game.start(seats, 1, listen=True)
        self.state.copper = [0] * seats
        for province, market in zip(PROVINCES, MARKETS[:4], strict=True):
            self.market(province, market)
        self.order(*self.colours)
        self.track(*PLAIN_CROPS, "crop_ramie_1", "crop_bamboo_1")
        for coast, ship in enumerate(PLAIN_SHIPS[:seats]):
            self.ship(COASTS[coast], ship)
        self.routes(*PLAIN_ROUTES[:seats])
        self.display("factory_red_silk", "factory_blue_paper")

    @property
    def box(self) -> Box:
        return self.state.box

    # The round

    def now(self, number: int, phase: int = 2) -> Self:
        """That round; decks are as small as they should be, hands as they are."""
        s = self.state
        s.round, s.phase = number, phase
        for seat in range(s.seats):
            s.discarded[seat] = s.deck[seat] & (1 << 3 * (number - 1)) - 1
            s.deck[seat] ^= s.discarded[seat]
        return self

    def order(self, *colours: str) -> Self:
        self.state.order = [SEAT_OF[colour] for colour in colours]
        return self

    def die(self, space: int) -> Self:
        """The exchange die lies on this space, 1 to 6."""
        self.state.die = space - 1
        return self

    def bonus(self, colour: str, bonus: str) -> Self:
        self.state.bonus[SEAT_OF[colour]] = BONUSES.index(bonus)
        return self

    def track(self, *tiles: str | None) -> Self:
        """Crop tiles by column, None for a gap; the former ones return to the pile."""
        s = self.state
        s.crop_pile |= make_pile(tile for tile in s.track if tile != NOTHING)
        s.track = [NOTHING if tile is None else CROP_TILES.index(tile) for tile in tiles]
        s.track += [NOTHING] * (len(CROP_COLUMNS) - len(tiles))
        s.crop_pile &= ~make_pile(tile for tile in s.track if tile != NOTHING)
        return self

    # What a player has

    def gives(
        self, colour: str, copper: int = 0, silver: int = 0, wood: int = 0, stone: int = 0
    ) -> Self:
        s, seat = self.state, SEAT_OF[colour]
        s.copper[seat] += copper
        s.silver[seat] += silver
        for material, count in ((WOOD, wood), (STONE, stone)):
            s.materials[seat * 2 + material] += count
            s.store[material] -= count
        return self

    def boat(self, colour: str, space: str) -> Self:
        self.state.boat[SEAT_OF[colour]] = BOAT_SPACES.index(space)
        return self

    def holds(self, colour: str, *cards: str) -> Self:
        """These cards in hand; the rest of the hand goes back to the deck."""
        s, seat = self.state, SEAT_OF[colour]
        s.deck[seat] |= s.hand[seat]
        s.hand[seat] = bits(cards, CARDS)
        for pile in (s.deck, s.discarded):
            pile[seat] &= ~s.hand[seat]
        return self

    def played(self, colour: str, fortune: str, card: str, workers: int = 0) -> Self:
        """A card of this round on a fortune action, with workers still below it."""
        s, seat = self.state, SEAT_OF[colour]
        at = seat * len(FORTUNES) + FORTUNES.index(fortune)
        for pile in (s.deck, s.hand, s.discarded):
            pile[seat] &= ~(1 << CARDS.index(card))
        s.played[at], s.groups[at] = CARDS.index(card), workers
        s.supply[seat] -= workers
        return self

    def workers(
        self, colour: str, boxed: int = 0, top: int = 0, bottom: int = 0, veterans: int = 0
    ) -> Self:
        """Workers on the board: in boxes, among the migrants, lying beside the war box."""
        s, seat = self.state, SEAT_OF[colour]
        s.boxed[seat * BOXES] += boxed
        s.top[seat] += top
        s.bottom[seat] += bottom
        s.veterans[seat] += veterans
        s.supply[seat] -= boxed + top + bottom + veterans
        return self

    def fights(self, colour: str, slot: str, workers: int) -> Self:
        """Workers stand in a slot of the war box."""
        s, seat = self.state, SEAT_OF[colour]
        s.war_slot[WAR_SLOTS.index(slot)], s.soldiers[seat] = seat, workers
        s.supply[seat] -= workers
        return self

    def serves(self, colour: str, box: str, disc: bool = False) -> Self:
        """Workers wait in an undertaking box, one of them a disc if it is said so."""
        s, seat = self.state, SEAT_OF[colour]
        s.undertaking[seat] = UNDERTAKINGS.index(box)
        workers = s.box.undertaking_workers[s.undertaking[seat]] - disc
        s.undertakers[seat] = workers
        s.helper_disc[seat] = int(disc)
        s.supply[seat] -= workers
        s.discs[seat] -= disc
        return self

    def taxed(self, colour: str, discs: int) -> Self:
        s, seat = self.state, SEAT_OF[colour]
        s.tax_discs[seat] += discs
        s.discs[seat] -= discs
        return self

    def advances(self, colour: str, *slots: str) -> Self:
        """Discs on advancement slots, usable."""
        s, seat = self.state, SEAT_OF[colour]
        s.slots[seat] |= bits(slots, SLOTS)
        s.discs[seat] -= len(slots)
        return self

    def without(self, colour: str, cubes: int = 0, discs: int = 0, workers: int = 0) -> Self:
        """So many are left in supply; the others wait where they do no harm.

        Cubes lie on the rural market, discs on the stack of glory, workers among the migrants.
        """
        s, seat = self.state, SEAT_OF[colour]
        s.rural[seat] += s.cubes[seat] - cubes
        s.cubes[seat] = cubes
        s.low_glory[seat] += s.discs[seat] - discs
        s.discs[seat] = discs
        s.top[seat] += s.supply[seat] - workers
        s.supply[seat] = workers
        return self

    def glory(self, colour: str, high: int = 0, low: int = 0) -> Self:
        s, seat = self.state, SEAT_OF[colour]
        s.high_glory[seat] += high
        s.low_glory[seat] += low
        s.discs[seat] -= high + low
        return self

    # The land

    def plants(self, colour: str, *squares: str, cubes: int = 1) -> Self:
        """Own cubes on fields or tiles."""
        for square in squares:
            put_cubes(self.state, SEAT_OF[colour], SQUARES.index(square), cubes)
        return self

    def tile(self, square: str, tile: str) -> Self:
        """A crop tile on a square, empty."""
        s, at, number = self.state, SQUARES.index(square), CROP_TILES.index(tile)
        s.crop_pile &= ~(1 << number)
        s.track = [NOTHING if there == number else there for there in s.track]
        clear_square(s, at)
        s.tile_at[at] = number
        show_good(s, at, s.box.tile_good[number])
        return self

    def crop(self, colour: str, square: str, tile: str, cubes: int = 1) -> Self:
        """A crop tile with own cubes."""
        return self.tile(square, tile).plants(colour, square, cubes=cubes)

    def display(self, *factories: str) -> Self:
        """These factory tiles are open; those before return to the pile."""
        s = self.state
        s.factory_pile |= s.display
        s.display = bits(factories, FACTORIES)
        s.factory_pile &= ~s.display
        return self

    def factory(
        self,
        colour: str | None,
        factory: str,
        first: str,
        second: str,
        level: int = 1,
        holds: tuple[str, ...] = (),
    ) -> Self:
        """A factory on the board, None for one without owner; it holds commodities of players."""
        s, number = self.state, FACTORIES.index(factory)
        s.factory_pile &= ~(1 << number)
        s.display &= ~(1 << number)
        s.site[number] = bits((first, second), SQUARES)
        for square in (first, second):
            clear_square(s, SQUARES.index(square))
        s.built |= s.site[number]
        s.level[number] = level if colour else 0
        if colour is None:
            s.ruins |= 1 << number
        else:
            s.owned[SEAT_OF[colour]] |= 1 << number
            s.discs[SEAT_OF[colour]] -= level
        for owner in holds:
            s.stored[SEAT_OF[owner]] += 1 << 2 * number
            s.pieces[SEAT_OF[owner]] -= 1
        return self

    # The markets

    def market(self, province: str, tile: str) -> Self:
        self.state.markets[PROVINCES.index(province)] = MARKETS.index(tile)
        lay_stalls(self.state)
        return self

    def raw(self, colour: str, *slots: str) -> Self:
        """Cubes of a colour on urban markets."""
        s, seat = self.state, SEAT_OF[colour]
        s.raw[seat] |= bits(slots, MARKET_SLOTS)
        s.cubes[seat] -= len(slots)
        return self

    def rural(self, colour: str, cubes: int) -> Self:
        """Cubes of a colour on the rural market."""
        s, seat = self.state, SEAT_OF[colour]
        s.rural[seat] += cubes
        s.cubes[seat] -= cubes
        return self

    # Ships

    def ship(self, coast: str, ship: str | None) -> Self:
        """This ship, empty, is at the coast; the one before is where this one was."""
        s, place = self.state, COASTS.index(coast)
        former, s.coast[place] = s.coast[place], NOTHING
        if ship is not None:
            s.coast[place] = self.fetch_ship(SHIP_TILES.index(ship), former)
        self.ask()
        return self

    def next_ship(self, coast: str, ship: str | None) -> Self:
        """The open ship on top of the stack; without one the stack is used up."""
        s, place = self.state, COASTS.index(coast)
        former, s.next_ship[place] = s.next_ship[place], NOTHING
        if ship is not None:
            s.next_ship[place] = self.fetch_ship(SHIP_TILES.index(ship), former)
            return self
        while s.stacks[place]:
            s.stacks[place] -= 1
            s.ship_pile &= s.ship_pile - 1
        return self

    def fetch_ship(self, ship: int, former: int) -> int:
        """Take a ship from wherever it is and leave the former one there."""
        s = self.state
        if ship == former:
            return ship
        for place in (s.coast, s.next_ship):
            if ship in place:
                place[place.index(ship)] = former
                return ship
        for name in ("ship_pile", "ships_out"):
            pile = getattr(s, name)
            if pile >> ship & 1:
                setattr(s, name, pile ^ 1 << ship | (1 << former if former != NOTHING else 0))
        return ship

    def loaded(self, slot: str, colour: str, load: str, cubes: int = 0) -> Self:
        """A ship slot is filled already."""
        s, at, seat = self.state, SHIP_SLOTS.index(slot), SEAT_OF[colour]
        s.load_owner[at], s.load[at], s.load_cubes[at] = seat, LOADS.index(load), cubes
        s.cubes[seat] -= cubes
        s.pieces[seat] -= int(load in COMMODITIES)
        self.ask()
        return self

    def ask(self) -> None:
        """The demand follows from the ships and their loads."""
        s = self.state
        s.demand = [0] * len(WARES)
        for coast, ship in enumerate(s.coast):
            for slot, ware in enumerate(
                s.box.ship_wares[ship] if ship != NOTHING else [], coast * 3
            ):
                s.demand[ware] |= int(s.load_owner[slot] == NOTHING) << slot

    def delivered(self, colour: str, market: str, count: int) -> Self:
        """Commodities of the player are at a foreign market."""
        s, seat = self.state, SEAT_OF[colour]
        s.delivered[seat * len(FOREIGN_MARKETS) + FOREIGN_MARKETS.index(market)] += count
        s.pieces[seat] -= count
        return self

    def envoys(self, colour: str, country: str, count: int = 1) -> Self:
        """Emissaries of the player have arrived."""
        s, seat = self.state, SEAT_OF[colour]
        s.emissaries[seat * len(COUNTRIES) + COUNTRIES.index(country)] += count
        s.discs[seat] -= count
        return self

    def europe(self) -> Self:
        """A European ship has docked before."""
        self.state.europe = 1
        return self

    # Routes

    def routes(self, *tiles: str) -> Self:
        """The row, plain tiles after these; those before return to the pile."""
        s = self.state
        s.route_pile |= make_pile(tile for tile in s.row if tile != NOTHING)
        rest = [tile for tile in PLAIN_ROUTES if tile not in tiles]
        full = (*tiles, *rest)[: s.seats]
        s.row = [ROUTES.index(tile) for tile in full]
        return self.unpile(*full)

    def discarded(self, *tiles: str) -> Self:
        """These tiles and no others are on the discard pile, and everybody has seen them."""
        s = self.state
        s.route_pile |= s.route_discard
        s.route_discard, s.blind, s.unseen = bits(tiles, ROUTES), 0, 0
        return self.unpile(*tiles)

    def owns(self, colour: str, *tiles: str) -> Self:
        """Open personal route tiles."""
        self.state.routes[SEAT_OF[colour]] |= bits(tiles, ROUTES)
        return self.unpile(*tiles)

    def won(self, colour: str, *tiles: str) -> Self:
        """Completed route tiles."""
        self.state.won[SEAT_OF[colour]] |= bits(tiles, ROUTES)
        return self.unpile(*tiles)

    def unpile(self, *tiles: str) -> Self:
        self.state.route_pile &= ~bits(tiles, ROUTES)
        return self
