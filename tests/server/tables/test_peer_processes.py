"""Other processes on the same database: when they may have written what is unknown here."""

import pytest

from dynasty.server.tables import peer_processes
from dynasty.server.tables.peer_processes import OTHER_PROCESS_EXPIRY_SECONDS, PeerProcesses


class Watch:
    """A clock that stands where a test sets it."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def monotonic(self) -> float:
        return self.seconds


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    found = Watch()
    monkeypatch.setattr(peer_processes, "time", found)
    return found


def test_who_hears_nothing_must_expect_anything(watch: Watch) -> None:
    peers = PeerProcesses()
    assert peers.may_be_ahead()
    peers.note()
    watch.seconds += 2 * OTHER_PROCESS_EXPIRY_SECONDS
    assert peers.may_be_ahead()


def test_who_listens_expects_others_only_for_a_while_after_an_announcement(watch: Watch) -> None:
    peers = PeerProcesses(listening=True)
    assert not peers.may_be_ahead()
    peers.note()
    watch.seconds += OTHER_PROCESS_EXPIRY_SECONDS - 1
    assert peers.may_be_ahead()
    watch.seconds += 1
    assert not peers.may_be_ahead()
    peers.note()
    assert peers.may_be_ahead()
