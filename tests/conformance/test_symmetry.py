"""Rule 13: seats are names only: whoever sits elsewhere plays the same game."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from dynasty.kernel import Chance, Choice, Decision, Field, Game, seat_noun
from tests.conformance import checks
from tests.conformance.tables import NAMES, Place, Table, at_places, loaded
from tests.games.yinzi import colours

Names = list[int]
"""By seat: where its player sits at the other table; automated seats stay."""

COLOURED = {"yinzi": colours}
"""Games whose things have the colours of seats, and how these are named anew along with them."""

UNLIKE = {name for name in NAMES if not loaded(name).seats_are_names} - {*COLOURED}
"""Games whose rules tell seats apart, whatever they are called."""


class Mirror:
    """A second table on which the same game is played from other seats."""

    def __init__(self, game: Game[Any], s: Any, names: Names) -> None:
        self.game, self.names, self.colours = game, names, COLOURED.get(game.name)
        self.turn_to(s)

    def turn_to(self, s: Any) -> None:
        self.twin = self.game.load(self.dump(s, self.names))

    def dump(self, s: Any, names: Names) -> dict[str, Any]:
        """A position with other names for its seats, and for what has their colours."""
        data = renamed(self.game, self.game.dump(s), names)
        return data if self.colours is None else self.colours.recoloured(data, names)

    def follow(self, s: Any, decision: Decision, choice: Choice, chance: int) -> None:
        """Make the same choice; where chance had a word it may fall otherwise over there."""
        self.game.apply(self.twin, self.names[decision.seat], self.meant(choice))
        if s.chance.value != chance:
            self.turn_to(s)
        assert self.dump(self.twin, sorted(self.names)) == self.dump(s, self.names)
        assert questions(self.twin) == {
            self.names[d.seat]: (d.step.name, sorted(str(self.meant(c)) for c in d.choices))
            for d in s.decisions
        }

    def compare_results(self, s: Any) -> None:
        sheets = {self.names[sheet.seat]: sheet.lines for sheet in self.game.scores(s)}
        assert {sheet.seat: sheet.lines for sheet in self.game.scores(self.twin)} == sheets
        assert self.game.ranking(self.twin) == [self.names[q] for q in self.game.ranking(s)]
        assert set(self.game.winners(self.twin)) == {self.names[q] for q in self.game.winners(s)}

    def meant(self, choice: Choice) -> Choice:
        """The same choice over there: one that points at a player points at the same player."""
        noun = choice.noun
        if self.colours is not None:
            noun = self.colours.noun_of(noun, self.names)
        seats = {seat_noun(seat): seat_noun(name) for seat, name in enumerate(self.names)}
        return self.game.vocabulary.read(f"{choice.verb}:{seats.get(noun, noun)}")


def questions(s: Any) -> dict[int, tuple[str, list[str]]]:
    """What is asked and offered; the argument stands on the agenda."""
    return {d.seat: (d.step.name, sorted(map(str, d.choices))) for d in s.decisions}


def renamed(game: Game[Any], data: dict[str, Any], names: Names) -> dict[str, Any]:
    """The same position where the player of seat q sits on seat names[q]."""
    fields = dict(data["fields"])
    for field in game.fields_for(data["seats"]):
        value = fields[field.name]
        numbers = [renamed_number(field, n, names) for n in (value if field.is_list else [value])]
        fields[field.name] = moved(field, numbers, names) if field.is_list else numbers[0]
    agenda = [[step, name_of(seat, names), arg] for step, seat, arg in data["agenda"]]
    sealed = [answer for _, answer in sorted(zip(names, data["sealed"], strict=True))]
    return {**data, "fields": fields, "agenda": agenda, "sealed": sealed}


def moved(field: Field, numbers: list[int], names: Names) -> list[int]:
    """Numbers that lie by seat, each where its seat is now."""
    if not field.owners:
        return numbers
    found = numbers[:]
    for at, number in enumerate(numbers):
        seat = at // field.owners % len(names)
        found[at + (names[seat] - seat) * field.owners] = number
    return found


def renamed_number(field: Field, number: int, names: Names) -> int:
    """A number that is a seat, holds seats as parts, or pieces of seats as things."""
    if field.pieces:
        own = (1 << field.pieces) - 1
        return sum(
            (number >> field.pieces * seat & own) << field.pieces * name
            for seat, name in enumerate(names)
        )
    if not field.names_seats:
        return number
    if not field.width:
        return name_of(number, names)
    part, at, found = (1 << field.width) - 1, 0, 0
    while number >> at:
        found |= name_of((number >> at & part) - 1, names) + 1 << at
        at += field.width
    return found


def name_of(seat: int, names: Names) -> int:
    return names[seat] if 0 <= seat < len(names) else seat


@at_places(4, 1)
def test_13_whoever_sits_elsewhere_plays_the_same_game(table: Table, place: Place) -> None:
    game, s, chance = table.game, place.reach(table), Chance(place.seed)
    if game.name in UNLIKE:
        return
    players = game.players(s)
    orders = list(permutations(range(players)))
    names = [*orders[place.picks[0] % len(orders)], *range(players, s.seats)]
    mirror = Mirror(game, s, names)
    for _ in range(60):
        if not s.decisions:
            break
        before = s.chance.value
        decision, choice = checks.choice_by(s, chance.number() >> 8)
        game.apply(s, decision.seat, choice)
        mirror.follow(s, decision, choice, before)
    if not s.decisions:
        mirror.compare_results(s)
