"""Clocks in the database: whatever happens, time charged and time stopped are the time passed."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any

from hypothesis import settings as hypothesis
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from sqlalchemy import Connection, delete, insert, update

from dynasty.server.clock import CLOCK_OPTION
from dynasty.server.clocks import heartbeat, pauses, scheduler
from dynasty.server.db import clocks as db_clocks
from dynasty.server.db import vacations
from dynasty.server.db.database import Database, migrate, open_engine
from dynasty.server.db.schema import CLOCKS, PLAYERS, SEATS, SITTINGS, TABLES, TURNS
from dynasty.server.model import clock_rules
from dynasty.server.model.clock_settings import ClockWish
from dynasty.server.model.seat_timing import ClockEvent
from dynasty.server.model.table_settings import Terms
from dynasty.server.model.timezones import local_datetime
from dynasty.server.settings import Settings
from tests.conformance.tables import PROOF
from tests.server.support.fake_clock import MORNING, FakeClock
from tests.server.support.server_process import until

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
    db_clocks.update_clocks(connection, TABLE)


def ask(connection: Connection, seat: int, asked: bool, moment: ClockEvent) -> None:
    """The table asks a seat something, or no longer."""
    connection.execute(delete(TURNS).where(TURNS.c.seat == seat))
    if asked:
        turn = {"table_id": TABLE, "seat": seat, "since_seq": 0, "since_at": 0}
        connection.execute(insert(TURNS).values(**turn))
    db_clocks.update_clocks(connection, TABLE, moment)


class Evening(RuleBasedStateMachine):
    """A table over some weeks, beside a count of every half hour by hand."""

    @initialize()
    def sit_down(self) -> None:
        self.folder = TemporaryDirectory()
        self.clock = FakeClock(MORNING // 1800 * 1800)  # half hours are counted whole
        found = open_engine(Settings(Path(self.folder.name)))
        self.engine = found.execution_options(**{CLOCK_OPTION: self.clock})
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
        return self.do(lambda connection: db_clocks.read_table_clocks(connection, TABLE, TERMS))[
            seat
        ]

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
        self.do(lambda connection: ask(connection, seat, asked, ClockEvent(seat, undo=undo)))

    @rule(seat=st.integers(0, 1))
    def leave_to_a_bot_or_come_back(self, seat: int) -> None:
        bot = "" if self.replaced[seat] else "random"
        self.replaced[seat] = not self.replaced[seat]

        def work(connection: Connection) -> None:
            connection.execute(update(SEATS).where(SEATS.c.seat == seat).values(stand_in=bot))
            db_clocks.update_clocks(connection, TABLE)

        self.do(work)

    @rule()
    def pause_or_go_on(self) -> None:
        self.do(
            lambda c: (
                pauses.finish_pause(c, TABLE, 0) if self.paused else pauses.start_pause(c, TABLE)
            )
        )
        self.paused = not self.paused

    @rule()
    def settle_again(self) -> None:
        """Whoever settles twice changes nothing."""
        before = self.do(lambda connection: db_clocks.update_clocks(connection, TABLE))
        assert self.do(lambda connection: db_clocks.update_clocks(connection, TABLE)) == before

    @rule()
    def be_down(self) -> None:
        """Nobody loses time to a server that is down."""
        self.do(heartbeat.save_heartbeat)
        self.clock.advance(7200)
        self.do(lambda connection: heartbeat.save_heartbeat(connection, starts=True))

    @invariant()
    def everything_is_charged(self) -> None:
        for seat in (0, 1) if hasattr(self, "engine") else ():
            found = self.timing(seat)
            now = clock_rules.charge_clock(found.rules, found.clock, round(self.clock.now() * 1000))
            assert now.used == self.ticked[seat]
            assert (now.since is not None) == (
                self.asked[seat] and not self.replaced[seat] and not self.paused
            )


def is_open(zone: str, at: int) -> bool:
    """By hand: evenings until two at night, not on Saturdays and Sundays."""
    wall = local_datetime(at, zone)
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
    db = Database(settings, clock)
    quick = Terms(clock=ClockWish(pace="quick").agreed(), stand_in="greedy")
    room: Any = SimpleNamespace(id=TABLE, terms=quick)

    def strike(connection: Connection) -> bool:
        return scheduler.act_on_due_clocks(connection, room, {})

    with db.engine.begin() as connection:
        lay(connection, quick)
        ask(connection, 0, True, ClockEvent())
        assert not strike(connection)
        clock.advance(629.9)
        assert scheduler.due_table_ids(connection) == []
        clock.advance(0.1)
        assert scheduler.due_table_ids(connection) == [TABLE]
        early = {0: round(clock.now() * 1000) - 1}
        assert not scheduler.act_on_due_clocks(connection, room, early)  # C4: that answer counts
        clock.advance(1)
        assert strike(connection)
        assert not strike(connection)
        assert db_clocks.read_table_clocks(connection, TABLE, quick)[0].stand_in == "greedy"
    db.close()


def test_a_table_that_cannot_be_opened_is_looked_at_later(settings: Settings) -> None:
    clock = FakeClock()
    db = Database(settings, clock)
    with db.engine.begin() as connection:
        lay(connection)
        ask(connection, 0, True, ClockEvent())
        clock.advance(30 * 86_400)
        assert scheduler.due_table_ids(connection) == [TABLE]
        scheduler.postpone_clocks(connection, TABLE)
        assert scheduler.due_table_ids(connection) == []
        vacations.save_vacations(connection, "player-0", [(1, 2), (3, 4)])
        assert vacations.vacations_of_players(connection, ["player-0", ""]) == {
            "player-0": ((1, 2), (3, 4))
        }
        connection.execute(delete(CLOCKS))
    db.close()


def test_servers_that_start_together_for_the_first_time_all_start(
    tmp_path: Path, copied_postgres: str
) -> None:
    """Both find no beat; the second waits for the first to write one, and is content with it."""
    clock = FakeClock()
    engine = open_engine(Settings(tmp_path, copied_postgres)).execution_options(
        **{CLOCK_OPTION: clock}
    )

    def note_second() -> list[str]:
        with engine.begin() as connection:
            return heartbeat.save_heartbeat(connection, starts=True)

    def is_waiting() -> bool:
        waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
        with engine.connect() as connection:
            return bool(connection.exec_driver_sql(waiting).scalar())

    with ThreadPoolExecutor(1) as pool:
        with engine.begin() as first:
            assert heartbeat.save_heartbeat(first, starts=True) == []
            second = pool.submit(note_second)
            until(is_waiting)
        assert second.result() == []
    engine.dispose()
