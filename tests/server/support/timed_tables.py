"""Tables with clocks, by a clock that tests put forward, and what their seats have used."""

from collections.abc import Callable
from typing import Any

from fastapi.testclient import TestClient
from sqlalchemy import select

from dynasty.server.db.schema import LOG
from dynasty.server.model import clock_rules
from dynasty.server.model.seat_timing import SeatTiming
from dynasty.server.settings import Settings
from tests.server.support.fake_clock import FakeClock
from tests.server.support.guests import Guest, lay
from tests.server.support.rooms import table_service
from tests.server.support.server_process import until

Start = Callable[..., TestClient]


BOT = "default"
DUTIES = 6  # of a server, asleep by its clock: presence, consents, clocks, beat, post, rooms


def laid(
    start: Start, settings: Settings, pace: str, seats: int = 2, bot: str = BOT, **more: Any
) -> tuple[FakeClock, list[Guest]]:
    """A table of people with a clock; nobody waits for the clock of the machine."""
    clock = FakeClock()
    terms = {"stand_in": bot, "clock": {"pace": pace, **more}}
    return clock, lay(start(settings, clock), *["person"] * seats, terms=terms)[1:]


def pass_time(clock: FakeClock, seconds: float) -> None:
    """So much later; everybody who waits for that has fallen asleep before."""
    until(lambda: sum(not sleeper.done() for _, sleeper in clock.sleepers) >= DUTIES)
    clock.advance(seconds)


def timing(guest: Guest, seat: int) -> SeatTiming:
    found: SeatTiming = table_service(guest).rooms[guest.table].timings[seat]
    return found


def used(guest: Guest, seat: int, clock: FakeClock) -> int:
    """Seconds that the clock of a seat has ticked in all."""
    found = timing(guest, seat)
    return (
        clock_rules.charge_clock(found.rules, found.clock, round(clock.now() * 1000)).used // 1000
    )


def told(guest: Guest) -> list[tuple[str, int]]:
    """What happened at the table to its seats, since people sat down."""
    kinds = [(line["kind"], line["seat"]) for line in guest.get("/happenings").json()]
    return [kind for kind in kinds if kind[0] not in ("sat-down", "seed")]


def by_bots(guest: Guest) -> list[tuple[int, str]]:
    """Entries of the log that bots made for people: the seat and the bot of each."""
    entries = select(LOG.c.seat, LOG.c.by).where(LOG.c.by.is_not(None)).order_by(LOG.c.seq)
    with table_service(guest).db.engine.connect() as connection:
        return [tuple(row) for row in connection.execute(entries)]
