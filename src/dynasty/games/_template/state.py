"""The state of the Tea House. Indexes and ids are those of `names`."""

from __future__ import annotations

from dynasty.games._template.components import Box
from dynasty.kernel import Chance, State


class TeaState(State):
    """The state of a game in ints; sets of guests, hours and seats are bits."""

    box: Box

    day: int  # from 1; 0 before the first
    days: int
    order: list[int]  # seats, as they act today

    # each seat's own, by seat
    leaves: list[int]
    coins: list[int]
    hours: list[int]  # bits of hours not used yet
    hour: list[int]  # today's, or NOTHING
    served: list[int]  # bits of guests
    favourites: list[int]  # bits of guests: cards dealt, later those not set aside; secret
    aside: list[int]  # bits of guests whose cards were set aside; the seat's secret

    # common
    row: list[int]  # guests, the longest waiting first
    pile: int  # guests who may still come
    gone: int  # guests who left unserved
    called: int  # bits of seats that called the crier today

    __slots__ = tuple(__annotations__)

    def __init__(self, seats: int, chance: Chance, box: Box) -> None:
        super().__init__(seats, chance)
        self.box = box

    def clone(self) -> TeaState:
        twin = TeaState(self.seats, Chance(self.chance.value), self.box)
        self.pass_on(twin)
        twin.day = self.day
        twin.days = self.days
        twin.order = self.order[:]
        twin.leaves = self.leaves[:]
        twin.coins = self.coins[:]
        twin.hours = self.hours[:]
        twin.hour = self.hour[:]
        twin.served = self.served[:]
        twin.favourites = self.favourites[:]
        twin.aside = self.aside[:]
        twin.row = self.row[:]
        twin.pile = self.pile
        twin.gone = self.gone
        twin.called = self.called
        return twin
