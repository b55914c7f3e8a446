"""Quiet hours and the hour of the digest, in the zone of the player."""

from __future__ import annotations

from dynasty.server.notifications.quiet_hours import (
    has_digest_passed,
    next_digest_time,
    quiet_hours_end,
)
from tests.server.support.fake_clock import MORNING
from tests.server.support.notified_evening import HOUR


def test_quiet_hours_follow_the_zone_of_the_player() -> None:
    assert quiet_hours_end("", "", MORNING) == MORNING
    assert quiet_hours_end("22:00-08:00", "", MORNING) == MORNING
    wait = quiet_hours_end("22:00-08:00", "Asia/Tokyo", MORNING) - MORNING  # 23:13 there
    assert 8 * HOUR < wait < 9 * HOUR


def test_the_hour_of_a_digest_is_that_of_the_players_wall() -> None:
    assert next_digest_time("18:00", "", MORNING) - MORNING < 4 * HOUR  # it is 14:13
    assert next_digest_time("14:00", "", MORNING) - MORNING > 23 * HOUR
    assert next_digest_time("18:00", "Asia/Tokyo", MORNING) - MORNING > 18 * HOUR  # 23:13 there
    assert has_digest_passed("18:00", "", MORNING, MORNING + 4 * HOUR)
    assert not has_digest_passed("18:00", "", MORNING, MORNING + 3 * HOUR)
