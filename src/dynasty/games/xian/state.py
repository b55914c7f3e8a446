"""The state of Xi'an. Indexes and ids are those of `names`."""

from __future__ import annotations

from dynasty.games.xian.components import Box
from dynasty.kernel import Chance, State


class XianState(State):
    """The state of a game in ints; sets of cards, tokens and squares are bits."""

    box: Box

    turn: int  # 1 to 6
    round: int  # 1 or 2
    order: list[int]  # seats, as they act this round
    active: int  # the seat that acts, or NOTHING

    # each seat's own, by seat
    prestige: list[int]
    earned: list[int]  # by seat * categories + category: where the points came from
    coins: list[int]
    clay: list[int]
    pigments: list[int]  # by seat * 4 + colour
    deck: list[int]  # cards
    buried: list[int]  # cards under the deck that their owner put there
    hand: list[int]  # cards
    discard: list[int]  # cards
    helpers: list[int]  # bits of helpers in front of the seat
    initiative: list[int]  # the lower card of the pair, or NOTHING
    top: list[int]  # the upper card of the pair, or NOTHING
    forged: list[int]  # equipment cards
    space: list[int]  # of the supervisor
    arrival: list[int]  # later arrivals are higher in a stack
    used_tiles: list[int]  # bits of bonus tiles
    start_tile: list[int]
    end_tile: list[int]  # or NOTHING
    painted: list[int]  # squares
    sealed_squares: list[int]  # squares

    # common
    slot_of: list[int]  # by building
    builders: list[int]  # by building: bits of the master builders inside, two for each seat
    minister: int  # the building with the Prime Minister
    minister_met: int  # 1 after the first entry of this turn
    requests: list[int]  # tokens by request space
    token_pile: int  # tokens
    turn_track: list[int]  # tokens
    display: list[int]  # equipment cards by slot, or NOTHING
    equipment_pile: int
    equipment_out: int
    sides: list[int]  # by section
    spaces: int  # squares where a warrior can stand
    raw: int  # squares
    stock: list[int]  # pigments by colour
    end_tiles: int  # bits of those on space 5
    arrivals: int  # how many advances there were

    __slots__ = tuple(__annotations__)

    def __init__(self, seats: int, chance: Chance, box: Box) -> None:
        super().__init__(seats, chance)
        self.box = box

    def clone(self) -> XianState:
        twin = XianState(self.seats, Chance(self.chance.value), self.box)
        self.pass_on(twin)
        twin.turn, twin.round = self.turn, self.round
        twin.order, twin.active = self.order, self.active
        twin.prestige = self.prestige[:]
        twin.earned = self.earned[:]
        twin.coins = self.coins[:]
        twin.clay = self.clay[:]
        twin.pigments = self.pigments[:]
        twin.deck = self.deck[:]
        twin.buried = self.buried[:]
        twin.hand = self.hand[:]
        twin.discard = self.discard[:]
        twin.helpers = self.helpers[:]
        twin.initiative = self.initiative[:]
        twin.top = self.top[:]
        twin.forged = self.forged[:]
        twin.space = self.space[:]
        twin.arrival = self.arrival[:]
        twin.used_tiles = self.used_tiles[:]
        twin.start_tile = self.start_tile
        twin.end_tile = self.end_tile[:]
        twin.painted = self.painted[:]
        twin.sealed_squares = self.sealed_squares[:]
        twin.builders = self.builders[:]
        twin.slot_of = self.slot_of
        twin.minister, twin.minister_met = self.minister, self.minister_met
        twin.requests = self.requests[:]
        twin.token_pile = self.token_pile
        twin.turn_track = self.turn_track[:]
        twin.display = self.display[:]
        twin.equipment_pile = self.equipment_pile
        twin.equipment_out = self.equipment_out
        twin.sides = self.sides
        twin.spaces = self.spaces
        twin.raw = self.raw
        twin.stock = self.stock[:]
        twin.end_tiles = self.end_tiles
        twin.arrivals = self.arrivals
        return twin
