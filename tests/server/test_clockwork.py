"""Clocks in the database: whatever happens, time charged and time stopped are the time passed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any

from hypothesis import settings as hypothesis
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from sqlalchemy import Connection, delete, insert, update

from dynasty.server.daytime import OPTION
from dynasty.server.pace import clocks, clockwork, heartbeat, pauses, timekeeper, vacations
from dynasty.server.pace.clock_terms import ClockWish
from dynasty.server.pace.clockwork import Moment
from dynasty.server.pace.zones import on_the_wall
from dynasty.server.settings import Settings
from dynasty.server.store.schema import CLOCKS, PLAYERS, SEATS, SITTINGS, TABLES, TURNS
from dynasty.server.store.storage import Store, migrate, open_engine
from dynasty.server.tables.terms import Terms
from tests.conformance.tables import PROOF
from tests.server.fake_clock import MORNING, FakeClock

TABLE = "table"
DAILY = ClockWish(pace="day", opens="20:00", closes="02:00", weekends=False, holiday=7)
TERMS = Terms(clock=DAILY.agreed(), stand_in="greedy")


def lay(connection: Connection, terms: Terms = TERMS) -> None:
    """A table of two people and a bot, in rows alone."""
    row: dict[str, Any] = dict.fromkeys(("version", "components", "seed"), "0")
    row |= {"options": {}, "status": "playing", "speed": 0, "awaits_bot": False}
    row |= {"created": 0, "updated": 0, "terms": terms.as_data(), "game": "xian"}
    connection.execute(insert(TABLES).values(id=TABLE, **row))
    for seat, player in enumerate(("person", "person", "random")):
        empty = dict.fromkeys(("name", "stand_in", "notes"), "")
        chair = {"player": player, "token": str(seat), "wants_end": False, **empty}
        connection.execute(insert(SEATS).values(table_id=TABLE, seat=seat, **chair))
    for seat, zone in enumerate(("Europe/Paris", "Australia/Lord_Howe")):
        player = f"player-{seat}"
        connection.execute(insert(PLAYERS).values(id=player, name="", created=0, zone=zone))
        sits = {"table_id": TABLE, "seat": seat, "player": player, "since": 0, "seen": 0}
        connection.execute(insert(SITTINGS).values(**sits))
    clockwork.settle(connection, TABLE)


def ask(connection: Connection, seat: int, asked: bool, moment: Moment) -> None:
    """The table asks a seat something, or no longer."""
    connection.execute(delete(TURNS).where(TURNS.c.seat == seat))
    if asked:
        turn = {"table_id": TABLE, "seat": seat, "since_seq": 0, "since_at": 0}
        connection.execute(insert(TURNS).values(**turn))
    clockwork.settle(connection, TABLE, moment)


class Evening(RuleBasedStateMachine):
    """A table over some weeks, beside a count of every half hour by hand."""

    @initialize()
    def sit_down(self) -> None:
        self.folder = TemporaryDirectory()
        self.clock = FakeClock(MORNING // 1800 * 1800)  # half hours are counted whole
        found = open_engine(Settings(Path(self.folder.name)))
        self.engine = found.execution_options(**{OPTION: self.clock})
        migrate(self.engine)
        self.do(lay)
        self.ticked = {0: 0, 1: 0}
        self.asked = {0: False, 1: False}
        self.replaced = {0: False, 1: False}
        self.paused = False

    def teardown(self) -> None:
        if hasattr(self, "engine"):
            self.engine.dispose()
            self.folder.cleanup()

    def do(self, work: Callable[[Connection], Any]) -> Any:
        with self.engine.begin() as connection:
            return work(connection)

    def timing(self, seat: int) -> Any:
        return self.do(lambda connection: clockwork.of_table(connection, TABLE, TERMS))[seat]

    @rule(halves=st.integers(1, 120))
    def let_time_pass(self, halves: int) -> None:
        for seat in (0, 1):
            if self.asked[seat] and not self.replaced[seat] and not self.paused:
                found = self.timing(seat)
                for half in range(halves):
                    at = round(self.clock.now() * 1000) + half * 1_800_000
                    self.ticked[seat] += is_open(found.zone, at) * 1_800_000
        self.clock.advance(halves * 1800)

    @rule(seat=st.integers(0, 1), undo=st.booleans())
    def pass_on(self, seat: int, undo: bool) -> None:
        asked = self.asked[seat] = not self.asked[seat]
        self.do(lambda connection: ask(connection, seat, asked, Moment(seat, undo=undo)))

    @rule(seat=st.integers(0, 1))
    def leave_to_a_bot_or_come_back(self, seat: int) -> None:
        bot = "" if self.replaced[seat] else "random"
        self.replaced[seat] = not self.replaced[seat]

        def work(connection: Connection) -> None:
            connection.execute(update(SEATS).where(SEATS.c.seat == seat).values(stand_in=bot))
            clockwork.settle(connection, TABLE)

        self.do(work)

    @rule()
    def pause_or_go_on(self) -> None:
        self.do(lambda c: pauses.end(c, TABLE, 0) if self.paused else pauses.begin(c, TABLE))
        self.paused = not self.paused

    @rule()
    def settle_again(self) -> None:
        """Whoever settles twice changes nothing."""
        before = self.do(lambda connection: clockwork.settle(connection, TABLE))
        assert self.do(lambda connection: clockwork.settle(connection, TABLE)) == before

    @rule()
    def be_down(self) -> None:
        """Nobody loses time to a server that is down."""
        self.do(heartbeat.note)
        self.clock.advance(7200)
        self.do(lambda connection: heartbeat.note(connection, starts=True))

    @invariant()
    def everything_is_charged(self) -> None:
        for seat in (0, 1) if hasattr(self, "engine") else ():
            found = self.timing(seat)
            now = clocks.charged(found.rules, found.clock, round(self.clock.now() * 1000))
            assert now.used == self.ticked[seat]
            assert (now.since is not None) == (
                self.asked[seat] and not self.replaced[seat] and not self.paused
            )


def is_open(zone: str, at: int) -> bool:
    """By hand: evenings until two at night, not on Saturdays and Sundays."""
    wall = on_the_wall(at, zone)
    return wall.weekday() < 5 and (wall.hour >= 20 or wall.hour < 2)


Evening.TestCase.settings = hypothesis(
    max_examples=200 if PROOF else 6,
    stateful_step_count=40 if PROOF else 12,
    deadline=None,
    derandomize=not PROOF,
)
TestEvening = Evening.TestCase


def test_what_is_due_is_done_once_whoever_comes_first(settings: Settings) -> None:
    clock = FakeClock()
    store = Store(settings, clock)
    quick = Terms(clock=ClockWish(pace="quick").agreed(), stand_in="greedy")
    room: Any = SimpleNamespace(id=TABLE, terms=quick)

    def strike(connection: Connection) -> bool:
        return timekeeper.strike(connection, room, {})

    with store.engine.begin() as connection:
        lay(connection, quick)
        ask(connection, 0, True, Moment())
        assert not strike(connection)
        clock.advance(629.9)
        assert timekeeper.due_tables(connection) == []
        clock.advance(0.1)
        assert timekeeper.due_tables(connection) == [TABLE]
        early = {0: round(clock.now() * 1000) - 1}
        assert not timekeeper.strike(connection, room, early)  # C4: that answer counts
        clock.advance(1)
        assert strike(connection)
        assert not strike(connection)
        assert clockwork.of_table(connection, TABLE, quick)[0].stand_in == "greedy"
    store.close()


def test_a_table_that_cannot_be_opened_is_looked_at_later(settings: Settings) -> None:
    clock = FakeClock()
    store = Store(settings, clock)
    with store.engine.begin() as connection:
        lay(connection)
        ask(connection, 0, True, Moment())
        clock.advance(30 * 86_400)
        assert timekeeper.due_tables(connection) == [TABLE]
        timekeeper.put_off(connection, TABLE)
        assert timekeeper.due_tables(connection) == []
        vacations.put(connection, "player-0", [(1, 2), (3, 4)])
        assert vacations.of(connection, ["player-0", ""]) == {"player-0": ((1, 2), (3, 4))}
        connection.execute(delete(CLOCKS))
    store.close()
