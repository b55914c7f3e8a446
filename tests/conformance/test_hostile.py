"""Positions from strangers: damaged by the thousand, each is refused or can be played to its end.

`HOSTILE=20` tries twenty times as many.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from types import FrameType
from typing import Any

import pytest

from dynasty import games
from dynasty.kernel import Chance, DynastyError, Match, Record, SeatEntry
from dynasty.kernel.match import compute_all_views, play_randomly
from tests.conformance import checks
from tests.conformance.damage import Damage
from tests.conformance.tables import NAMES, Table, loaded, tables_of, words

TIMES = int(os.environ.get("HOSTILE", "1"))
GROSS = 500  # of each game
SUBTLE = 50
LONGEST = 20  # seconds of work for one position: a hundred times what the slowest one needs
every_game = pytest.mark.parametrize("name", NAMES)


@cache
def positions(name: str) -> list[tuple[Table, dict[str, Any]]]:
    """Dumps from everywhere in a few games, late ones more often, with the table of each."""
    found: list[tuple[Table, dict[str, Any]]] = []
    for seed, table in enumerate(tables_of(name)):
        s, chance, count = table.start(seed), Chance(seed), 0
        while s.decisions:
            if count % 11 == 0 or chance.below(400) < count % 40:
                found.append((table, table.game.dump(s)))
            checks.random_step(table.game, s, chance)
            count += 1
        found.append((table, table.game.dump(s)))
    return found


def believed(table: Table, data: dict[str, Any]) -> Match | None:
    """The match of a record that starts from this position, as whoever gets one makes it."""
    game = table.game
    seats = tuple(SeatEntry(f"Player {seat + 1}", "you") for seat in range(table.seats))
    record = Record(game.name, game.version, game.box.digest, seats, 1, {}, data)
    try:
        return Match.of_record(game, record)
    except DynastyError:
        return None


def live_with(table: Table, match: Match, seed: int) -> None:
    """Look at the position from everywhere, draw it, and play it to its end once more."""
    board, say = games.load_board(table.name), words(table.name, "en", table.seats).say
    view = match.game.view(match.state, seed % (table.seats + 1) - 1)
    for narrow in (False, True):
        pictures = board.draw(view, match.game.box, say, narrow)
        assert pictures.scenes
        assert pictures.regions
    play_randomly(match.game, match.state, Chance(seed + 1000))
    compute_all_views(match.game, match.state)


@contextmanager
def ended_in_time() -> Iterator[None]:
    """Nothing may go on for ever."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise AssertionError(f"still at work after {LONGEST} seconds")

    former = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, LONGEST)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, former)


def count_refused(name: str, times: int, hurt: str) -> int:
    """How many of so many damaged positions are refused; the others can be lived with."""
    damage, refused = Damage(loaded(name), times), 0
    for number in range(times):
        table, data = damage.one_of(positions(name))
        damaged = getattr(damage, hurt)(data)
        with ended_in_time():
            match = believed(table, damaged)
            if match is None:
                refused += 1
            else:
                live_with(table, match, number)
    return refused


@every_game
def test_11_a_position_with_wrong_types_or_sizes_is_refused_or_harmless(name: str) -> None:
    times = GROSS * TIMES
    assert count_refused(name, times, "gross") > 0.9 * times


@every_game
def test_11_a_position_with_pieces_moved_about_is_refused_or_harmless(name: str) -> None:
    times = SUBTLE * TIMES
    assert 0 < count_refused(name, times, "subtle") < times, "some can be played, others cannot"


@every_game
def test_11_a_position_as_it_was_is_believed(name: str) -> None:
    table, data = positions(name)[-1]
    assert believed(table, data) is not None
    table, data = positions(name)[len(positions(name)) // 2]
    assert believed(table, data) is not None
