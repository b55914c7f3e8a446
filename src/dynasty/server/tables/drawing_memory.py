"""A limit in bytes on what all pictures of the server cache for redrawing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final
from weakref import ref

from dynasty.server.clock import Clock

IDLE_SECONDS: Final = 60.0  # without a change, until a picture's cache is released


@dataclass(frozen=True)
class HeldPicture:
    """The memory that one picture uses."""

    picture: ref[Any]
    size: int  # bytes, estimated
    since: float  # when it was last drawn


class DrawingMemory:
    """The pictures that use cache memory, the least recently drawn first.

    Pictures are referenced weakly: one without viewers disappears and uses nothing. A picture that
    must release its cache is drawn and sent as a whole the next time.
    """

    def __init__(self, limit: int, clock: Clock) -> None:
        self.limit = limit
        self.clock = clock
        self.held: dict[int, HeldPicture] = {}  # by the identity of the picture
        self.size = 0  # bytes of all of them

    def note(self, picture: Any, size: int) -> None:
        """Record that a picture was drawn and uses this many bytes; release others if necessary.

        The picture that was drawn last is never released, whatever the limit.
        """
        self.drop(id(picture))
        self.held[id(picture)] = HeldPicture(ref(picture), size, self.clock.steady())
        self.size += size
        if self.size > self.limit:
            self.drop_closed()
        while self.size > self.limit and len(self.held) > 1:
            self.release(next(iter(self.held)))

    def release_idle(self) -> None:
        """Release pictures that did not change for a while, and forget those without viewers."""
        self.drop_closed()
        before = self.clock.steady() - IDLE_SECONDS
        for key in [key for key, held in self.held.items() if held.since <= before]:
            self.release(key)

    def drop_closed(self) -> None:
        """Forget pictures without viewers."""
        for key in [key for key, held in self.held.items() if held.picture() is None]:
            self.drop(key)

    def release(self, key: int) -> None:
        picture = self.held[key].picture()
        self.drop(key)
        if picture is not None:
            picture.release()

    def drop(self, key: int) -> None:
        held = self.held.pop(key, None)
        self.size -= held.size if held else 0
