"""Limits for guesses: a few wrong ones a minute for each address, and a total for all."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import Final

from dynasty.server.errors import TooManyTries

GUESS_WINDOW_SECONDS: Final = 60.0
MAX_GUESSES_PER_ADDRESS: Final = 5  # wrong guesses of one address
MAX_GUESSES_TOTAL: Final = 100


class GuessLimiter:
    """The wrong guesses of the last minute."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.failed: deque[tuple[float, str]] = deque()

    def check(self, address: str) -> None:
        """Raise TooManyTries if this address may not guess again yet."""
        while self.failed and self.failed[0][0] <= self.now() - GUESS_WINDOW_SECONDS:
            self.failed.popleft()
        own = sum(who == address for _, who in self.failed)
        if own >= MAX_GUESSES_PER_ADDRESS or len(self.failed) >= MAX_GUESSES_TOTAL:
            raise TooManyTries

    def fail(self, address: str) -> None:
        self.failed.append((self.now(), address))
