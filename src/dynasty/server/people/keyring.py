"""Which keys open whom: read from the database, and believed for a moment."""

from __future__ import annotations

import logging
import time
from functools import partial

from sqlalchemy.exc import SQLAlchemyError

from dynasty.kernel import DynastyError
from dynasty.server.people import players
from dynasty.server.people.players import BROWSER, PROGRAM, Key
from dynasty.server.store.storage import Store

LOGGER = logging.getLogger("dynasty.keyring")
BELIEVED = 2.0  # seconds, in which another worker may have ended a key
MOST = 5000  # keys remembered


class Keyring:
    """The keys that were used lately."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: dict[str, tuple[float, Key]] = {}

    async def find(self, secret: str) -> Key | None:
        """The key of this hash if it opens somebody."""
        key = await self.look_up(secret)
        usable = (
            key is not None
            and key.kind in (BROWSER, PROGRAM)
            and not key.is_over(self.store.clock.now())
        )
        return key if usable else None

    async def look_up(self, secret: str) -> Key | None:
        """The key of this hash, of whatever kind, even if it was ended."""
        at, key = self.known.get(secret, (0.0, None))
        if key is not None and time.monotonic() - at < BELIEVED:
            return key
        asked = time.monotonic()
        key = await self.store.read(partial(players.key_of, key=secret))
        if key is None:
            self.known.pop(secret, None)
            return None
        if len(self.known) >= MOST:
            self.known.clear()
        self.known[secret] = asked, key
        return key

    async def note_use(self, key: Key) -> None:
        """At most daily it is written down that a key was used."""
        self.known.pop(key.hash, None)
        try:
            await self.store.write(partial(players.note_use, key=key))
        except (DynastyError, SQLAlchemyError):
            LOGGER.warning("that a key was used could not be kept")

    def forget(self) -> None:
        """Keys were ended or given to somebody else: ask the database again."""
        self.known.clear()
