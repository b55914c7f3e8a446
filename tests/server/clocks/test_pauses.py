"""C12: A pause stops all clocks of a table; a choice, one person or two weeks end it."""

from __future__ import annotations

from collections.abc import Callable

from fastapi.testclient import TestClient

from dynasty.server.settings import Settings
from tests.server.support.server_process import until
from tests.server.support.timed_tables import (
    laid,
    pass_time,
    timing,
    told,
    used,
)

Start = Callable[..., TestClient]


def test_c12_a_pause_by_consent_ends_with_any_choice_or_after_two_weeks(
    lite: Settings, start: Start
) -> None:
    clock, (ann, bob) = laid(start, lite, "quick")
    pass_time(clock, 10)
    mark = ann.post("/consents", kind="pause").json()[0]["id"]
    assert timing(ann, 0).clock.since is not None  # nobody extends a deadline alone
    assert bob.put(f"/consents/{mark}", agrees=True).status_code == 200
    assert [timing(ann, seat).clock.since for seat in (0, 1)] == [None, None]
    assert ann.post("/consents", kind="pause").status_code == 400
    pass_time(clock, 5 * 86_400)
    assert bob.choose("keep:hand").status_code == 200
    assert [used(ann, seat, clock) for seat in (0, 1)] == [10, 10]
    mark = bob.post("/consents", kind="pause").json()[0]["id"]
    assert ann.put(f"/consents/{mark}", agrees=True).status_code == 200
    pass_time(clock, 14 * 86_400)
    until(lambda: told(ann)[-1] == ("pause-over", -1))
    assert timing(ann, 0).clock.since is not None
    assert used(ann, 0, clock) == 10
    for guest in (ann, bob):
        clock_of = guest.client.delete(f"/api/tables/{guest.table}/pause", headers=guest.headers)
        assert clock_of.json()["paused"] is None
