"""Rule 12: an encoding tells all that a seat may know, nothing else, and is always as long."""

from __future__ import annotations

from typing import Any

from dynasty.kernel import Chance, Game
from dynasty.kernel.encoding import ENCODED_SEALED_CHOICES
from tests.conformance import checks
from tests.conformance.encodings import decoded
from tests.conformance.tables import Place, Table, at_places, every_table


def known(game: Game[Any], s: Any, seat: int) -> dict[str, list[int | None]]:
    """What a seat may know of each field, as long as the field can be."""
    found = {}
    for field in game.fields_for(s.seats):
        if not field.is_implied:
            numbers = field.seen(s, seat)
            found[field.name] = numbers + [None] * (field.most - len(numbers))
    return found


@at_places(6, 4)
def test_12_all_that_a_seat_may_know_can_be_read_back(table: Table, place: Place) -> None:
    game = table.game
    for s in place.states(table):
        for seat in range(game.players(s)):
            assert decoded(game, s, seat) == known(game, s, seat)


@at_places(6, 4)
def test_12_what_looks_the_same_is_encoded_the_same(table: Table, place: Place) -> None:
    game = table.game
    for s in place.states(table):
        for seat in range(game.players(s)):
            twin = game.imagine(s, seat, place.seed)
            assert game.encode(twin, seat) == game.encode(s, seat)


@every_table
def test_12_what_looks_otherwise_is_encoded_otherwise(table: Table) -> None:
    """Whatever two moments of a game look like, they look the same where their bytes are equal."""
    game, s, chance = table.game, table.start(3), Chance(3)
    looks: dict[tuple[int, bytes, tuple[int, ...]], Any] = {}
    while s.decisions:
        for decision in s.decisions:
            mask = tuple(sorted(choice.index for choice in decision.choices))
            key = decision.seat, game.encode(s, decision.seat), mask
            view = game.view(s, decision.seat)
            assert looks.setdefault(key, view) == view
        checks.random_step(game, s, chance)


@every_table
def test_12_an_encoding_has_its_length_and_limits_at_every_moment(table: Table) -> None:
    game, s, chance = table.game, table.start(2), Chance(2)
    while True:
        assert max(map(len, s.sealed)) <= ENCODED_SEALED_CHOICES
        for seat in range(game.players(s)):
            entries, encoded = game.encoding(s, seat).entries, game.encode(s, seat)
            assert len(encoded) == len(entries)
            wrong = [
                e.name for e, n in zip(entries, encoded, strict=True) if not e.low <= n <= e.high
            ]
            assert wrong == []
        if not s.decisions:
            return
        for _ in range(7):
            if s.decisions:
                checks.random_step(game, s, chance)


@every_table
def test_12_every_byte_has_a_name_of_its_own_and_says_what_it_means(table: Table) -> None:
    s = table.start(0)
    entries = table.game.encoding(s, 0).entries
    assert len({entry.name for entry in entries}) == len(entries)
    assert all(entry.field.replace("_", " ") in entry.means for entry in entries)


@every_table
def test_12_fields_that_are_implied_follow_from_the_others(table: Table) -> None:
    game = table.game
    seen: dict[tuple[tuple[str, str], ...], dict[str, str]] = {}
    for seed in range(4):
        s, chance = table.start(seed), Chance(seed)
        for _ in range(60):
            if not s.decisions:
                break
            told = {f.name: str(getattr(s, f.name)) for f in game.fields_for(s.seats)}
            implied = {f.name for f in game.fields_for(s.seats) if f.is_implied}
            others = tuple(sorted((k, v) for k, v in told.items() if k not in implied))
            mine = {name: told[name] for name in implied}
            assert seen.setdefault(others, mine) == mine
            checks.random_step(game, s, chance)
