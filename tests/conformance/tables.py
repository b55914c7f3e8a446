"""Every way in which a game of the shelf is laid out, and ways to get into the middle of one.

A new game joins all of this by being on the shelf. `games.TEMPLATE_GAME` is always there, too.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any
from zlib import crc32

import pytest
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st

from dynasty import games
from dynasty.kernel import Chance, Choice, Game, Match, SeatEntry
from dynasty.text import Translator
from tests.conformance.checks import choice_by, choose_by

PROOF = int(os.environ.get("PROOF") or 0)  # how many times the long forms are run, if at all
NAMES = (*games.SHELF, games.TEMPLATE_GAME)
MANY = 8  # tables of one game


@dataclass(frozen=True)
class Table:
    """A game with so many seats and these options."""

    name: str
    seats: int
    options: tuple[tuple[str, str], ...]  # those that are not the default

    def __str__(self) -> str:
        return "_".join((self.name, str(self.seats), *(value for _, value in self.options)))

    @property
    def game(self) -> Game[Any]:
        return loaded(self.name)

    def start(self, seed: int, listen: bool = False) -> Any:
        return self.game.start(self.seats, seed, dict(self.options), listen)

    def match(self, seed: int) -> Match:
        seats = tuple(SeatEntry(f"Player {seat + 1}", "random") for seat in range(self.seats))
        return Match(self.game, seats, seed, dict(self.options))


@cache
def loaded(name: str) -> Game[Any]:
    return games.load(name)


@cache
def words(name: str, language: str, seats: int = 0, reader: int = -1) -> Translator:
    """All sentences of a game; a missing one, or a missing variable, is an error.

    With a number of seats it is for a table of so many players, who gave no names; with a reader
    it speaks to that seat.
    """
    text, register, game = games.game_folder(name) / "text", games.load_rulebook(name), loaded(name)
    called, automata = [""] * seats, game.automata.get(seats, ())
    return Translator(language, text, register, game.colours, called, automata, True, reader)


def tables_of(name: str) -> list[Table]:
    """Every seat count with the defaults, then with every other value that applies, by itself.

    Where these are many, options are tried with the fewest seats for which they are.
    """
    game = loaded(name)
    plain = [Table(name, seats, ()) for seats in game.seat_counts]
    special = [
        Table(name, seats, ((option.key, value),))
        for option in game.options
        for seats in game.counts_of(option)
        for value in option.values[1:]
    ]
    if len(plain) + len(special) > MANY:
        fewest = {option.key: game.counts_of(option)[0] for option in game.options}
        special = [table for table in special if table.seats == fewest[table.options[0][0]]]
    return plain + special


TABLES = [table for name in NAMES for table in tables_of(name)]
every_table = pytest.mark.parametrize("table", TABLES, ids=str)


@cache
def length(table: Table) -> int:
    """How many choices a game at this table takes, about."""
    s, chance, count = table.start(0), Chance(0), 0
    while s.decisions:
        choose_by(table.game, s, chance.number() >> 8)
        count += 1
    return count


Check = Callable[[Table, "Place"], None]


@dataclass(frozen=True)
class Place:
    """Somewhere in a game: so many random choices from the start, then picked ones."""

    seed: int
    skip: int
    picks: list[int]

    def random_picks(self, table: Table) -> Iterator[int]:
        chance = Chance(self.seed)
        for _ in range(self.skip % (length(table) + 1)):
            yield chance.number() >> 8

    def reach(self, table: Table, listen: bool = False) -> Any:
        """The state before the picked choices."""
        s = table.start(self.seed, listen)
        for pick in self.random_picks(table):
            if s.decisions:
                choose_by(table.game, s, pick)
        return s

    def states(self, table: Table) -> Iterator[Any]:
        """The state before the picked choices, and after each of them."""
        s = self.reach(table)
        yield s
        for pick in self.picks:
            if not s.decisions:
                return
            choose_by(table.game, s, pick)
            yield s

    def match(self, table: Table) -> Match:
        """The same as `reach`, as a match."""
        match = table.match(self.seed)
        for pick in self.random_picks(table):
            if match.state.decisions:
                choose_in(match, pick)
        return match


def choose_in(match: Match, pick: int) -> tuple[int, Choice]:
    """Answer as a number says."""
    decision, choice = choice_by(match.state, pick)
    match.choose(decision.seat, str(choice))
    return decision.seat, choice


def places(picks: int) -> st.SearchStrategy[Place]:
    """Anywhere in a game, with up to so many picked choices; failures shrink to few."""
    numbers = st.integers(0, 9999)
    some = st.lists(numbers, min_size=1, max_size=picks)
    return st.builds(Place, st.integers(0, 999), numbers, some)


def at_places(count: int, picks: int) -> Callable[[Check], Callable[[Table], None]]:
    """Run a test at so many places of every table in the long form, the same ones every time.

    Without PROOF it is half of them. Options other than the default get a quarter.
    """
    share = 1 if PROOF else 2
    calm = settings(
        database=None, deadline=None, suppress_health_check=list(HealthCheck), print_blob=False
    )

    def decorate(check: Check) -> Callable[[Table], None]:
        @every_table
        def test(table: Table) -> None:
            @seed(crc32(f"{check.__name__} {table}".encode()))
            @settings(calm, max_examples=-(-count // (share * 4 if table.options else share)))
            @given(places(picks))
            def somewhere(place: Place) -> None:
                check(table, place)

            somewhere()

        return test

    return decorate
