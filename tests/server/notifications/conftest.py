"""Two people at a table, one of whom gets notifications by a machine of this test."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from dynasty.server.settings import Settings
from tests.server.support.notified_evening import Evening, Start
from tests.server.support.webhook_receiver import Mailbox, Receiver, mailbox, receiver


@pytest.fixture
def machine() -> Iterator[Receiver]:
    with receiver() as found:
        yield found


@pytest.fixture
def post_office() -> Iterator[Mailbox]:
    with mailbox() as found:
        yield found


@pytest.fixture
def evening(start: Start, lite: Settings, machine: Receiver) -> Evening:
    return Evening(start, replace(lite, private_hooks=True, public_url="https://play.example"))
