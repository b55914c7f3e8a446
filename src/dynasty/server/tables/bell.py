"""A bell for every player: whoever has a page open hears that something of theirs changed."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager


class Bell:
    """Who listens, and how often it rang for them."""

    def __init__(self) -> None:
        self.listeners: dict[str, set[asyncio.Event]] = {}
        self.rung: Counter[str] = Counter()  # of those who listen

    @contextmanager
    def heard(self, player: str, by: asyncio.Event) -> Iterator[None]:
        """As long as this lasts, the bell of the player sets the event."""
        self.listeners.setdefault(player, set()).add(by)
        try:
            yield
        finally:
            self.listeners[player].discard(by)
            if not self.listeners[player]:
                del self.listeners[player], self.rung[player]

    def ring(self, players: Iterable[str]) -> None:
        for player in players:
            if player in self.listeners:
                self.rung[player] += 1
                for listener in self.listeners[player]:
                    listener.set()
