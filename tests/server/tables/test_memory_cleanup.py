"""Memory upkeep: when garbage is collected."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from dynasty.server.tables.drawing_memory import IDLE_SECONDS, DrawingMemory
from dynasty.server.tables.memory_cleanup import FULL_COLLECTION_SECONDS, MemoryUpkeep
from tests.server.support.fake_clock import FakeClock
from tests.server.support.pictures import Picture


@pytest.fixture
def own_collection() -> Iterator[None]:
    """The collector is as it was afterwards."""
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


@pytest.mark.usefixtures("own_collection")
def test_garbage_is_collected_now_and_then_and_when_many_pictures_are_gone() -> None:
    clock = FakeClock()
    memory = DrawingMemory(100, clock)
    upkeep, picture = MemoryUpkeep(memory), Picture()
    upkeep.begin()
    assert gc.get_freeze_count() > 0
    assert not upkeep.look()
    clock.advance(FULL_COLLECTION_SECONDS)
    assert upkeep.look()
    assert not upkeep.look()
    memory.note(picture, 50)
    assert not upkeep.look()
    clock.advance(IDLE_SECONDS / 2)
    del picture
    assert upkeep.look()
    assert not upkeep.look()
