"""Seats and colours are names only: renaming them changes nothing but the names."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from dynasty.games.xian.state import XianState
from dynasty.kernel import Choice, Decision
from tests.games.xian.playing import eagerly, play_game
from tests.games.xian.setting import GAME

SHARES = {"pigments": 4, "earned": 6}  # entries of a seat
OWN = (
    *("prestige", "coins", "clay", "deck", "buried", "hand", "discard", "helpers", "initiative"),
    *("top", "forged", "space", "arrival", "used_tiles", "start_tile", "end_tile", "painted"),
    *("sealed_squares", "pigments", "earned"),
)


def renamed(data: dict[str, Any], names: list[int]) -> dict[str, Any]:
    """The same table where the player of seat q sits on seat names[q]."""
    seats = len(names)
    fields = dict(data["fields"])
    for field in OWN:
        share = SHARES.get(field, 1)
        moved = [0] * (seats * share)
        for seat, name in enumerate(names):
            moved[name * share : (name + 1) * share] = fields[field][seat * share :][:share]
        fields[field] = moved
    fields["builders"] = [
        sum((inside >> seat * 2 & 3) << name * 2 for seat, name in enumerate(names))
        for inside in fields["builders"]
    ]
    fields["order"] = [names[seat] for seat in fields["order"]]
    fields["active"] = name_of(fields["active"], names)
    agenda = [[step, name_of(seat, names), arg] for step, seat, arg in data["agenda"]]
    sealed: list[list[str]] = [[]] * seats
    for seat, name in enumerate(names):
        sealed[name] = data["sealed"][seat]
    return {**data, "fields": fields, "agenda": agenda, "sealed": sealed}


def name_of(seat: int, names: list[int]) -> int:
    return seat if seat < 0 else names[seat]


class Mirror:
    """Plays the same game on a table with other seats; chance may fall otherwise there."""

    def __init__(self, s: XianState, names: list[int]) -> None:
        self.names = names
        self.turn_to(s)

    def turn_to(self, s: XianState) -> None:
        self.twin = GAME.load(renamed(GAME.dump(s), self.names))
        self.chance = s.chance.value

    def __call__(self, s: XianState, decision: Decision, choice: Choice) -> None:
        GAME.apply(self.twin, self.names[decision.seat], choice)
        if s.chance.value != self.chance:
            self.turn_to(s)
        assert GAME.dump(self.twin) == renamed(GAME.dump(s), self.names)
        self.compare_questions(s)

    def compare_questions(self, s: XianState) -> None:
        asked = {self.names[d.seat]: (d.step, d.arg, d.choices) for d in s.decisions}
        assert {d.seat: (d.step, d.arg, d.choices) for d in self.twin.decisions} == asked

    def compare_results(self, s: XianState) -> None:
        totals = {self.names[sheet.seat]: sheet.lines for sheet in GAME.scores(s)}
        assert {sheet.seat: sheet.lines for sheet in GAME.scores(self.twin)} == totals
        assert GAME.ranking(self.twin) == [self.names[seat] for seat in GAME.ranking(s)]


@settings(max_examples=20, deadline=None, derandomize=True)
@given(data=st.data(), seats=st.sampled_from([2, 3, 4]), seed=st.integers(0, 2**32 - 1))
def test_permuting_the_seats_permutes_the_results(
    data: st.DataObject, seats: int, seed: int
) -> None:
    """Invariant 21."""
    names = data.draw(st.permutations(range(seats)))
    mirror = Mirror(GAME.start(seats, seed), names)
    mirror.compare_results(play_game(seats, seed, eagerly(seed), mirror))
