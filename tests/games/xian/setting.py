"""Laying out a position of Xi'an by naming pieces."""

from typing import Final, Self

from dynasty.games.xian.components import Box, load_box
from dynasty.games.xian.game import Xian
from dynasty.games.xian.names import (
    BONUS_TILES,
    BUILDING_SLOTS,
    BUILDINGS,
    CARDS,
    COLOURS,
    END_TILES,
    EQUIPMENT,
    HELPERS,
    NOTHING,
    PLAYER_COLOURS,
    SECTION_SQUARES,
    SIDES,
    SQUARES,
    TOKENS,
)
from dynasty.games.xian.rules.buildings import builder
from dynasty.games.xian.rules.stock_and_score import CATEGORIES, CRAFTING, score
from dynasty.games.xian.state import XianState
from dynasty.kernel import Chance, draw_some, make_pile, pile_cards
from tests.games.asking import Hearing

BOX: Final = load_box()
GAME: Final = Xian(BOX)
HELPER_CARDS: Final = tuple(CARDS.index(helper) for helper in HELPERS)
PLAIN_CARDS: Final = tuple(card for card in range(len(CARDS)) if card not in HELPER_CARDS)
SEAT_OF: Final = {colour: seat for seat, colour in enumerate(PLAYER_COLOURS)}


def bits(names: tuple[str, ...], among: tuple[str, ...]) -> int:
    return make_pile(among.index(name) for name in names)


class Setting(Hearing):
    """The table of the worked examples: turn 3, round 2, nobody owns anything yet.

    Sides a1_front, b1_front, c1_front with their statues; workshop and armory on the left, lab
    and palace on the right; the Prime Minister in the palace, nobody there; supervisors on space
    0, purple on top. Pieces come from where they would come from, so that nothing is lost.
    """

    game: Xian
    state: XianState

    def __init__(self, seats: int = 4, game: Xian = GAME) -> None:
        self.game = game
        self.state = game.start(seats, 1, listen=True)
        self.sides("a1_front", "b1_front", "c1_front")
        self.slots("workshop", "armory", "lab", "palace")
        self.minister_in("palace")
        self.stacked(0, *reversed(self.colours))
        for colour in self.colours:
            self.takes_all(colour)
        self.now(3, 2)

    @property
    def box(self) -> Box:
        return self.state.box

    # The board

    def now(self, turn: int, number: int) -> Self:
        """That turn and round: pairs on the table; hands, decks, discards and tokens to match."""
        s = self.state
        s.turn, s.round, s.active, s.order = turn, number, NOTHING, list(range(s.seats))
        used = 4 * (turn - 1) + 2 * (number - 1)
        rest = [*PLAIN_CARDS[1:-4], *HELPER_CARDS]
        for seat in range(s.seats):
            order = [*rest, *(c for c in PLAIN_CARDS[-4:] if c != PLAIN_CARDS[-1 - seat])]
            s.initiative[seat], s.top[seat] = PLAIN_CARDS[-1 - seat], PLAIN_CARDS[0]
            s.discard[seat] = make_pile(order[:used])
            s.hand[seat] = make_pile(order[used : used + 4 - 2 * number])
            s.deck[seat] = make_pile(order[used + 4 - 2 * number :])
            s.buried[seat] = s.helpers[seat] = 0
        return self.tokens(*(TOKENS[token] for token in s.requests))

    def tokens(self, a: str, b1: str, b2: str, c: str) -> Self:
        """These request tokens on A, B, B, C; of the others as many are over as turns are."""
        s = self.state
        s.requests = [TOKENS.index(token) for token in (a, b1, b2, c)]
        rest = [token for token in range(len(TOKENS)) if token not in s.requests]
        s.turn_track, s.token_pile = rest[: s.turn - 1], make_pile(rest[s.turn - 1 :])
        return self

    def requests(self, a: str, b1: str, b2: str, c: str) -> Self:
        """Tokens of these colours on A, B, B, C."""
        found: list[str] = []
        for colour in (a, b1, b2, c):
            shown = (TOKENS[t] for t, c in enumerate(self.box.token_colour) if COLOURS[c] == colour)
            found.append(next(token for token in shown if token not in found))
        return self.tokens(*found)

    def sides(self, a: str, b: str, c: str) -> Self:
        """These formation sides, with raw warriors on their statue icons."""
        s = self.state
        s.sides = [SIDES.index(side) for side in (a, b, c)]
        s.spaces = s.raw = 0
        for section, number in enumerate(s.sides):
            side, shift = self.box.sides[number], section * SECTION_SQUARES
            s.spaces |= ((1 << SECTION_SQUARES) - 1 & ~side.walls) << shift
            s.raw |= side.statues << shift
        return self

    def slots(self, left_1: str, left_2: str, right_1: str, right_2: str) -> Self:
        """Which building stands where."""
        order = (left_1, left_2, right_1, right_2)
        assert len(order) == len(BUILDING_SLOTS)
        self.state.slot_of = [order.index(building) for building in BUILDINGS]
        return self

    def minister_in(self, building: str) -> Self:
        """The Prime Minister stands there; nobody met him yet unless a builder is inside."""
        self.state.minister = BUILDINGS.index(building)
        self.state.minister_met = int(self.state.builders[self.state.minister] != 0)
        return self

    def placed(self, colour: str, *buildings: str) -> Self:
        """The player's master builders, first the one of round 1."""
        s, now = self.state, self.state.round
        for number, building in enumerate(buildings, 1):
            s.round = number
            s.builders[BUILDINGS.index(building)] |= builder(s, SEAT_OF[colour])
        s.round = now
        return self.minister_in(BUILDINGS[s.minister])

    def display(self, *slots: str | None) -> Self:
        """These equipment cards (None: an empty slot); the former ones are out of the game."""
        s = self.state
        s.equipment_out |= make_pile(card for card in s.display if card != NOTHING)
        s.display = [NOTHING if slot is None else EQUIPMENT.index(slot) for slot in slots]
        for card in s.display:
            self.take_card(card)
        return self

    def take_card(self, card: int) -> None:
        """Nobody has this equipment card any more."""
        s = self.state
        if card != NOTHING:
            s.equipment_pile &= ~(1 << card)
            s.equipment_out &= ~(1 << card)
            s.forged = [own & ~(1 << card) for own in s.forged]

    def end_tiles(self, *tiles: str) -> Self:
        """These end tiles on space 5."""
        self.state.end_tiles = bits(tiles, END_TILES)
        return self

    def stacked(self, space: int, *colours: str) -> Self:
        """These supervisors arrived on the space in this order: the last one is on top."""
        s = self.state
        for colour in colours:
            s.arrivals += 1
            s.space[SEAT_OF[colour]], s.arrival[SEAT_OF[colour]] = space, s.arrivals
        return self

    # The pit

    def raw(self, *squares: str) -> Self:
        """Raw warriors that somebody has crafted."""
        self.state.raw |= bits(squares, SQUARES)
        return self

    def sealed(self, colour: str, *squares: str) -> Self:
        """Raw warriors under the player's seal."""
        self.state.sealed_squares[SEAT_OF[colour]] |= bits(squares, SQUARES)
        return self.raw(*squares)

    def painted(self, colour: str, *squares: str) -> Self:
        """The player's own warriors."""
        here = bits(squares, SQUARES)
        self.state.raw &= ~here
        self.state.painted[SEAT_OF[colour]] |= here
        return self

    # What a player owns

    def gives(self, colour: str, prestige: int = 0, **amounts: int) -> Self:
        """So many more coins, clay, yellow, red, green, blue; pigments come from the stock."""
        s, seat = self.state, SEAT_OF[colour]
        score(s, seat, CRAFTING, prestige)
        for name, amount in amounts.items():
            if name == "coins":
                s.coins[seat] += amount
            elif name == "clay":
                s.clay[seat] += amount
            else:
                pigment = COLOURS.index(name)
                assert amount <= s.stock[pigment], f"only {s.stock[pigment]} {name} in stock"
                s.stock[pigment] -= amount
                s.pigments[seat * 4 + pigment] += amount
        return self

    def hoards(self, colour: str, *pigments: str) -> Self:
        """The player holds all that the stock had of these pigments."""
        for pigment in pigments:
            self.gives(colour, **{pigment: self.state.stock[COLOURS.index(pigment)]})
        return self

    def takes_all(self, colour: str) -> Self:
        """The player holds no resources and no prestige."""
        s, seat = self.state, SEAT_OF[colour]
        s.coins[seat] = s.clay[seat] = s.prestige[seat] = 0
        for category in range(len(CATEGORIES)):
            s.earned[seat * len(CATEGORIES) + category] = 0
        for pigment in range(len(COLOURS)):
            s.stock[pigment] += s.pigments[seat * 4 + pigment]
            s.pigments[seat * 4 + pigment] = 0
        return self

    def owns(self, colour: str, *tiles: str) -> Self:
        """These bonus tiles, unused; the supervisor has come so far and the others are used."""
        wanted = bits(tiles, BONUS_TILES)
        seat, reached = SEAT_OF[colour], wanted.bit_length()
        if self.state.space[seat] < reached:
            self.stacked(reached, colour)
        owned = (1 << min(self.state.space[seat], len(BONUS_TILES))) - 1
        self.state.used_tiles[seat] = owned & ~wanted
        return self

    def took(self, colour: str, tile: str) -> Self:
        """The player reached space 5 and holds this end tile; all his bonus tiles are used."""
        s, seat, number = self.state, SEAT_OF[colour], END_TILES.index(tile)
        if not s.end_tiles >> number & 1:
            s.end_tiles ^= s.end_tiles & -s.end_tiles
        s.end_tiles &= ~(1 << number)
        s.end_tile[seat] = number
        return self.stacked(5, colour).owns(colour)

    def forged(self, colour: str, *equipment: str) -> Self:
        """Equipment cards in front of the player."""
        for name in equipment:
            self.take_card(EQUIPMENT.index(name))
            self.state.forged[SEAT_OF[colour]] |= 1 << EQUIPMENT.index(name)
        return self

    # Worker cards

    def pair(self, colour: str, below: str, above: str) -> Self:
        """The two cards that the player has revealed."""
        s, seat = self.state, SEAT_OF[colour]
        self.trade(colour, s.initiative[seat], CARDS.index(below))
        self.trade(colour, s.top[seat], CARDS.index(above))
        return self

    def unpaired(self) -> Self:
        """The pairs of this round are not chosen yet: their cards are in the hands."""
        s = self.state
        for seat in range(s.seats):
            if s.top[seat] != NOTHING:
                s.hand[seat] |= 1 << s.initiative[seat] | 1 << s.top[seat]
            s.initiative[seat] = s.top[seat] = NOTHING
        return self

    def holds(self, colour: str, *names: str) -> Self:
        """These cards in hand, instead of as many others."""
        hand = self.state.hand
        for name in names:
            others = hand[SEAT_OF[colour]] & ~bits(names, CARDS)
            if not hand[SEAT_OF[colour]] >> CARDS.index(name) & 1:
                self.trade(colour, pile_cards(others)[0], CARDS.index(name))
        return self

    def recruited(self, colour: str, *helpers: str) -> Self:
        """Helpers in front of the player; they were among the cards used in former rounds."""
        s, seat = self.state, SEAT_OF[colour]
        for helper in helpers:
            card = CARDS.index(helper)
            if not s.discard[seat] >> card & 1:
                self.trade(colour, pile_cards(s.discard[seat])[0], card)
            s.discard[seat] ^= 1 << card
            s.helpers[seat] |= 1 << HELPERS.index(helper)
        return self

    def buries(self, colour: str, *names: str) -> Self:
        """These cards lie under the deck: the player exchanged them in turn 1."""
        s, seat = self.state, SEAT_OF[colour]
        for name in names:
            card = CARDS.index(name)
            if not s.deck[seat] >> card & 1:
                self.trade(colour, pile_cards(s.deck[seat])[0], card)
            s.deck[seat] ^= 1 << card
            s.buried[seat] |= 1 << card
        return self

    def trade(self, colour: str, one: int, other: int) -> None:
        """Two of the player's cards change places, wherever they are."""
        s, seat = self.state, SEAT_OF[colour]
        both = 1 << one | 1 << other
        for pile in (s.deck, s.buried, s.hand, s.discard):
            if (pile[seat] & both).bit_count() == 1 and one != other:
                pile[seat] ^= both
        for place in (s.initiative, s.top):
            if place[seat] in (one, other):
                place[seat] = other if place[seat] == one else one

    def next_drawn(self, colour: str, *names: str) -> Self:
        """Chance stands so that the player's next cards are these."""
        deck, wanted = self.state.deck[SEAT_OF[colour]], bits(names, CARDS)
        assert deck & wanted == wanted, "not in the deck"
        seed = 0
        while draw_some(deck, len(names), Chance(seed)) != wanted:
            seed += 1
        self.state.chance = Chance(seed)
        return self
