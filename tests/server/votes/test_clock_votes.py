"""Votes about clocks: a pause (C12), and a bot for a late player (C9)."""

from __future__ import annotations

from collections.abc import Callable

from fastapi.testclient import TestClient

from dynasty.server.settings import Settings
from tests.server.support.server_process import until
from tests.server.support.timed_tables import (
    by_bots,
    laid,
    pass_time,
    timing,
    told,
)

Start = Callable[..., TestClient]


def test_c9_all_others_together_may_call_a_bot_for_this_turn(lite: Settings, start: Start) -> None:
    clock, (ann, bob, eve) = laid(start, lite, "quick", seats=3, bot="nobody")
    for guest in (ann, eve):
        guest.choose("keep:hand")
    assert ann.post("/consents", kind="stand-in").status_code == 400  # nobody is late yet
    pass_time(clock, 630)
    until(lambda: told(ann) == [("late", 1)])
    mark = ann.post("/consents", kind="stand-in").json()[0]["id"]
    assert bob.put(f"/consents/{mark}", agrees=False).status_code == 403  # it is about Bob
    assert eve.put(f"/consents/{mark}", agrees=True).status_code == 200
    until(lambda: by_bots(ann) != [])
    assert by_bots(ann)[0] == (1, "artisan")
    until(lambda: timing(ann, 1).stand_in == "")
