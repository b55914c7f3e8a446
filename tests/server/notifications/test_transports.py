"""Sending a message: what is not sent for want of a thread is sent later."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from fastapi.testclient import TestClient

from dynasty.server.db.schema import DELIVERIES
from dynasty.server.settings import Settings
from dynasty.server.thread_pools import DNS_POOL
from tests.server.support.busy_pools import blocked
from tests.server.support.notified_evening import HOUR, Evening
from tests.server.support.webhook_receiver import receiver

Start = Callable[..., TestClient]


def test_a_message_that_found_no_thread_is_sent_later_and_the_channel_stays_good(
    start: Start, lite: Settings
) -> None:
    with receiver() as machine:
        evening = Evening(start, replace(lite, private_hooks=True, exchange_seconds=0.5))
        evening.sit_down(kind="hook", form="json", address=machine.url)
        with blocked(DNS_POOL):
            for _ in range(7):  # oftener than a channel may fail
                evening.later(HOUR)
        assert [(row.state, row.tries) for row in evening.rows(DELIVERIES)] == [("waiting", 0)]
        assert evening.api("GET", "/channels").json()[0]["state"] == "good"
        evening.service.settings = replace(evening.service.settings, exchange_seconds=60)
        evening.later(HOUR)
        assert (evening.states(), len(machine.got)) == (["sent"], 1)
