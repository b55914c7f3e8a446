"""Memory upkeep: release idle pictures, collect garbage, return free pages to the system.

A full collection stops the server for half a second per million objects. So it runs rarely, and
after many pictures were released, when fewer objects are left. Drawings form no cycles and do not
need it.
"""

from __future__ import annotations

import ctypes
import gc
import sys
from typing import Final

from dynasty.drawing.rope import SHARED_TEXTS
from dynasty.localization import forget_translators
from dynasty.server.tables.drawing_memory import DrawingMemory
from dynasty.server.thread_pools import POSITIONS_POOL

MEMORY_CHECK_SECONDS: Final = 15.0  # between two checks
FULL_COLLECTION_SECONDS: Final = 600.0  # between two full collections
GC_THRESHOLDS: Final = (
    20_000,
    20,
    1_000_000,
)  # thresholds; a full collection never starts by itself
MAX_MALLOC_ARENAS: Final = (
    2  # of the allocator: more hold more free memory, and threads share one lock
)
M_ARENA_MAX: Final = -8  # as malloc.h has it


class MemoryUpkeep:
    """Releases unused memory at intervals."""

    def __init__(self, memory: DrawingMemory) -> None:
        self.memory = memory
        self.clock = memory.clock
        self.collected = self.clock.steady()
        self.most = 0  # peak bytes of pictures since the last full collection

    def begin(self) -> None:
        """Exclude what was imported from garbage collection, and set the collector's thresholds."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(*GC_THRESHOLDS)
        call_allocator("mallopt", M_ARENA_MAX, MAX_MALLOC_ARENAS)

    async def go_on(self) -> None:
        """Check memory at intervals until the server stops."""
        while True:
            await self.clock.sleep(MEMORY_CHECK_SECONDS)
            if self.look():
                await self.trim()

    async def trim(self) -> None:
        """Return free pages to the system."""
        await POSITIONS_POOL.run(call_allocator, "malloc_trim", 0)

    def look(self) -> bool:
        """Release idle pictures and collect garbage if that is due; return whether it was."""
        now = self.clock.steady()
        self.most = max(self.most, self.memory.size)
        self.memory.release_idle()
        if now < self.collected + FULL_COLLECTION_SECONDS and self.memory.size >= self.most / 2:
            return False
        self.collected, self.most = now, self.memory.size
        if not self.memory.held:
            SHARED_TEXTS.clear()
            forget_translators()
        gc.collect()
        return True


def call_allocator(function: str, *given: int) -> None:
    """Call a function of the GNU allocator if the system uses it."""
    if sys.platform == "linux":
        found = getattr(ctypes.CDLL(None), function, None)
        if found is not None:
            found(*given)
