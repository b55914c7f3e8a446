"""The state of Terracotta Army. Indexes and ids are those of `names`."""

from __future__ import annotations

from dynasty.games.terracotta_army.components import Box
from dynasty.kernel import Chance, State


class ArmyState(State):
    """The state of a game, in ints; sets of cells, segments, weapons and cards are bits.

    Stocks, prices, workers in hand, groups and what an archer faces follow from these fields.
    """

    box: Box

    round: int  # 1 to 5
    order: list[int]  # seats, as they act this round
    tiles: list[int]  # scoring tiles by round less one

    # the wheel
    inner: int  # how far the inner ring has turned clockwise
    middle: int
    craftsmen: list[int]  # by seat: segments with a craftsman of the seat
    artisans: list[int]
    upgraded: list[int]  # by seat: craftsmen that became artisans
    warehouses: list[int]  # dry clay

    # the mausoleum; a figure stands on one cell, a horse below it covers two more
    own: list[int]  # by seat: cells where a warrior of the seat stands
    kinds: list[int]  # by type of warrior: cells where one stands
    mounts: list[int]  # horses: cell of the rider * 4 + direction
    footmen: int  # cells
    archers: list[int]  # by direction that they face: cells
    musicians: int  # cells
    row: int  # of the row inspector, 0 to 6
    column: int  # of the column inspector, 0 to 8

    # each seat's own, by seat
    coins: list[int]
    wet: list[int]
    dry: list[int]
    weapons: list[int]  # active weapons, bits
    token_at: list[int]  # by seat * 6 + master: the token there, or NOTHING
    priority: list[int]  # number of the token held, or 0
    earned: list[int]  # by seat * categories + category: where the points came from

    # solo: seat 1 is the Prime Minister
    solo: int
    overseer: int  # segment
    dice: list[int]  # the last roll
    weapon_row: list[int]  # weapons, the front one first
    deck: int  # cards
    on_top: int  # how many of the next cards are not the reshuffle card
    active: int  # revealed cards, not resolved yet
    played: int  # resolved cards of his turn, on top of the discard pile until his next
    discard: int
    challenges: int

    __slots__ = tuple(__annotations__)

    def __init__(self, seats: int, chance: Chance, box: Box) -> None:
        super().__init__(seats, chance)
        self.box = box

    def clone(self) -> ArmyState:
        twin = ArmyState(self.seats, Chance(self.chance.value), self.box)
        self.pass_on(twin)
        twin.round = self.round
        twin.order = self.order
        twin.tiles = self.tiles
        twin.inner = self.inner
        twin.middle = self.middle
        twin.craftsmen = self.craftsmen[:]
        twin.artisans = self.artisans[:]
        twin.upgraded = self.upgraded[:]
        twin.warehouses = self.warehouses[:]
        twin.own = self.own[:]
        twin.kinds = self.kinds[:]
        twin.mounts = self.mounts[:]
        twin.footmen = self.footmen
        twin.archers = self.archers[:]
        twin.musicians = self.musicians
        twin.row = self.row
        twin.column = self.column
        twin.coins = self.coins[:]
        twin.wet = self.wet[:]
        twin.dry = self.dry[:]
        twin.weapons = self.weapons[:]
        twin.token_at = self.token_at[:]
        twin.priority = self.priority[:]
        twin.earned = self.earned[:]
        twin.solo = self.solo
        twin.overseer = self.overseer
        twin.dice = self.dice
        twin.weapon_row = self.weapon_row
        twin.deck = self.deck
        twin.on_top = self.on_top
        twin.active = self.active
        twin.played = self.played
        twin.discard = self.discard
        twin.challenges = self.challenges
        return twin
