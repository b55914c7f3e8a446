"""C13: Clocks do not tick while the server is down or its machine is asleep."""

from __future__ import annotations

from collections.abc import Callable

from fastapi.testclient import TestClient

from dynasty.server.app import create_app
from dynasty.server.settings import Settings
from tests.server.support.fake_clock import FakeClock
from tests.server.support.guests import lay
from tests.server.support.server_process import until
from tests.server.support.timed_tables import (
    BOT,
    DUTIES,
    by_bots,
    pass_time,
    timing,
    told,
)

Start = Callable[..., TestClient]


def test_c13_nobody_loses_time_while_the_server_is_down_or_asleep(
    settings: Settings, start: Start
) -> None:
    clock = FakeClock()
    terms = {"stand_in": BOT, "clock": {"pace": "quick"}}
    with TestClient(create_app(settings, clock)) as client:
        ann, _ = lay(client, "person", "person", terms=terms)[1:]
        pass_time(clock, 100)
    clock.sleepers.clear()
    clock.advance(3600)  # nobody serves
    ann.client = start(settings, clock)
    ann.get("")
    due = [timing(ann, seat).clock.due for seat in (0, 1)]
    assert due == [round(clock.now() * 1000) + 530_000] * 2
    until(lambda: sum(not sleeper.done() for _, sleeper in clock.sleepers) >= DUTIES)
    clock.asleep += 7200
    clock.advance(7200)
    until(lambda: timing(ann, 0).clock.due != due[0])
    assert timing(ann, 0).clock.due == round(clock.now() * 1000) + 530_000
    assert (by_bots(ann), told(ann)) == ([], [])
