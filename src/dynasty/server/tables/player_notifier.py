"""Notification of a player's open pages when one of their tables changes."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager


class PlayerNotifier:
    """The listeners of each player, and how often each player was notified."""

    def __init__(self) -> None:
        self.listeners: dict[str, set[asyncio.Event]] = {}
        self.call_counts: Counter[str] = Counter()  # notifications so far, by player

    @contextmanager
    def listen(self, player: str, by: asyncio.Event) -> Iterator[None]:
        """Set the event whenever the player is notified, while this context lasts."""
        self.listeners.setdefault(player, set()).add(by)
        try:
            yield
        finally:
            self.listeners[player].discard(by)
            if not self.listeners[player]:
                del self.listeners[player], self.call_counts[player]

    def notify(self, players: Iterable[str]) -> None:
        for player in players:
            if player in self.listeners:
                self.call_counts[player] += 1
                for listener in self.listeners[player]:
                    listener.set()
