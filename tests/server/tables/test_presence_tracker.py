"""Levels of presence follow the last input on a device and the last sign from any page."""

from __future__ import annotations

from dynasty.server.tables.presence_tracker import (
    LEVEL_AWAY,
    LEVEL_HERE,
    LEVEL_SITE,
    PresenceTracker,
)
from tests.server.support.fake_clock import FakeClock


def test_levels_follow_the_last_input_and_the_last_sign() -> None:
    clock = FakeClock()
    tracker = PresenceTracker(clock)
    assert tracker.level("ann", "t") == LEVEL_AWAY
    tracker.note("ann", "t", "laptop", clock.now(), clock.now())
    assert (tracker.level("ann", "t"), tracker.level("ann", "other")) == (LEVEL_HERE, LEVEL_SITE)
    clock.advance(100)
    tracker.note(
        "ann", "t", "phone", clock.now() - 200, clock.now()
    )  # in sight, but nobody touches it
    assert tracker.level("ann", "t") == LEVEL_HERE
    clock.advance(100)
    assert tracker.level("ann", "t") == LEVEL_SITE
    clock.advance(100)
    assert tracker.level("ann", "t") == LEVEL_AWAY
    tracker.forget()
    assert (tracker.acted, tracker.signs) == ({}, {})


def test_a_page_out_of_sight_is_not_here_but_another_device_may_be() -> None:
    clock = FakeClock()
    tracker = PresenceTracker(clock)
    tracker.note("ann", "t", "laptop", clock.now(), clock.now())
    tracker.note("ann", "t", "phone", clock.now(), clock.now())
    tracker.note("ann", "t", "phone", None, clock.now())
    assert tracker.level("ann", "t") == LEVEL_HERE
    tracker.note("ann", "t", "laptop", None, clock.now())
    assert tracker.level("ann", "t") == LEVEL_SITE


def test_a_sign_that_is_heard_late_counts_from_when_it_was_given() -> None:
    clock = FakeClock()
    service, given = PresenceTracker(clock), clock.now()
    clock.advance(130)
    service.note("ann", "t", "d", None, given)
    assert service.level("ann", "t") == LEVEL_AWAY
