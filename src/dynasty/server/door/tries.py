"""How often somebody may guess: a few times a minute, and not much more often all together."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import Final

from dynasty.kernel import Worded

A_MINUTE: Final = 60.0
OF_ONE: Final = 5  # wrong guesses of one address
OF_ALL: Final = 100


class TooManyTries(Worded):
    """Too many wrong guesses within a minute."""

    usual = "wrong-tries"


class Tries:
    """The wrong guesses of the last minute."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.failed: deque[tuple[float, str]] = deque()

    def check(self, address: str) -> None:
        """May this address guess once more?"""
        while self.failed and self.failed[0][0] <= self.now() - A_MINUTE:
            self.failed.popleft()
        own = sum(who == address for _, who in self.failed)
        if own >= OF_ONE or len(self.failed) >= OF_ALL:
            raise TooManyTries

    def fail(self, address: str) -> None:
        self.failed.append((self.now(), address))
