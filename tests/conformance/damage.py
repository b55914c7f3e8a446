"""Dumps as nobody would make them: with wrong types and sizes, or with pieces moved about."""

from __future__ import annotations

import copy
from typing import Any

from dynasty.kernel import Chance, Field, Game

HUGE = 10**4000
NO_NUMBER: tuple[Any, ...] = (None, True, False, "", "1", 1.5, [], [[]], {}, {"a": 1})
TOO_LARGE = (-1, -HUGE, HUGE, 1 << 63, 1 << 64, 10**9, 255, 24)
PARTS = ("seats", "chance", "agenda", "sealed", "fields", "frame", "frame", "sealed")
MOST_WOUNDS = 3


class Damage:
    """Damages copies of a game's dumps, in one place or in a few."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.game = game
        self.chance = Chance(seed)

    def one_of(self, some: Any) -> Any:
        return some[self.chance.below(len(some))]

    def gross(self, data: dict[str, Any]) -> dict[str, Any]:
        """Something that is no number, far too large, or of another length."""
        hurt = copy.deepcopy(data)
        if self.chance.below(4) == 0:
            self.hurt_part(hurt)
            return hurt
        for _ in range(1 + self.chance.below(MOST_WOUNDS)):
            name = self.one_of(list(hurt["fields"]))
            hurt["fields"][name] = self.spoilt(hurt["fields"][name])
        return hurt

    def hurt_part(self, data: dict[str, Any]) -> None:
        """One part of the dump as a whole, a frame, or sealed answers out of the blue."""
        part = self.one_of(PARTS)
        if part == "frame" and data["agenda"]:
            frame = self.one_of(data["agenda"])
            frame[self.chance.below(3)] = self.one_of((*NO_NUMBER, *TOO_LARGE))
        elif part == "sealed":
            text = str(self.one_of(list(self.game.vocabulary)))
            data["sealed"] = [[text] * self.chance.below(4) for _ in data["sealed"]]
        else:
            data[part] = self.one_of((*NO_NUMBER, *TOO_LARGE, 0, 1, 2, 3, 4, 5))

    def spoilt(self, value: Any) -> Any:
        if not isinstance(value, list) or not value:
            return self.one_of((*NO_NUMBER, *TOO_LARGE))
        way = self.chance.below(4)
        if way == 0:
            return value[:-1]
        if way == 1:
            return value + value
        spoilt = list(value)
        spoilt[self.chance.below(len(value))] = self.one_of((*NO_NUMBER, *TOO_LARGE))
        return [spoilt[0]] * len(value) if way == 2 else spoilt

    def subtle(self, data: dict[str, Any]) -> dict[str, Any]:
        """Everything within its declared limits, but not as it was."""
        hurt = copy.deepcopy(data)
        for _ in range(1 + self.chance.below(MOST_WOUNDS)):
            if hurt["agenda"] and self.chance.below(5) == 0:
                self.disorder(hurt["agenda"], hurt["seats"])
            else:
                field = self.one_of(self.game.fields_for(hurt["seats"]))
                self.move(hurt["fields"], field)
        return hurt

    def disorder(self, agenda: list[Any], seats: int) -> None:
        at, way = self.chance.below(len(agenda)), self.chance.below(7)
        other = self.chance.below(len(agenda))
        if way == 0:
            del agenda[at]
        elif way == 1:
            agenda.insert(other, list(agenda[at]))
        elif way == 2:
            agenda[at], agenda[other] = agenda[other], agenda[at]
        elif way == 3:
            agenda[at][1] = self.chance.below(seats + 1) - 1
        elif way == 4:
            agenda[at][2] = self.one_of((-1, 0, 1, 2, 5, 11, 40, 100, 1000, 10**6))
        elif way == 5:
            agenda[at][0] = self.one_of(list(self.game.steps))
        else:
            del agenda[at:]

    def move(self, fields: dict[str, Any], field: Field) -> None:
        """Another value, two values exchanged, or a list made longer or shorter."""
        value = fields[field.name]
        if not field.is_list:
            fields[field.name] = self.other(field, value)
            return
        way = self.chance.below(4)
        if way == 0 and field.least < field.most and len(value) < field.most:
            value.append(self.other(field, field.low))
        elif way == 1 and field.least < len(value):
            value.pop()
        elif way == 2 and value:
            at, to = self.chance.below(len(value)), self.chance.below(len(value))
            value[at], value[to] = value[to], value[at]
        elif value:
            at = self.chance.below(len(value))
            value[at] = self.other(field, value[at])

    def other(self, field: Field, value: int) -> int:
        if field.width == 1 and self.chance.below(2):
            return value ^ 1 << self.chance.below(field.high.bit_length())
        anything = field.low + self.chance.below(field.high - field.low + 1)
        near = min(field.high, max(field.low, value + self.one_of((-1, 1))))
        return int(self.one_of((field.low, field.high, max(0, field.low), anything, near)))
