"""A cache of the keys that requests use."""

from __future__ import annotations

import logging
import time
from functools import partial

from sqlalchemy.exc import SQLAlchemyError

from dynasty.kernel import DynastyError
from dynasty.server.db import players
from dynasty.server.db.database import Database
from dynasty.server.db.players import BROWSER_KEY, PROGRAM_KEY, PlayerKey

LOGGER = logging.getLogger("dynasty.keyring")
KEY_CACHE_SECONDS = (
    2.0  # seconds for which an entry is used; another worker may revoke a key meanwhile
)
MAX_CACHED_KEYS = 5000  # keys remembered


class KeyCache:
    """A cache of recently used keys, by the hash of the secret."""

    def __init__(self, db: Database) -> None:
        self.db = db
        self.known: dict[str, tuple[float, PlayerKey]] = {}

    async def find(self, secret: str) -> PlayerKey | None:
        """Return the key with this hash if it identifies a player now."""
        key = await self.look_up(secret)
        usable = (
            key is not None
            and key.kind in (BROWSER_KEY, PROGRAM_KEY)
            and not key.is_over(self.db.clock.now())
        )
        return key if usable else None

    async def look_up(self, secret: str) -> PlayerKey | None:
        """Return the key with this hash, of any kind, even if it was revoked."""
        at, key = self.known.get(secret, (0.0, None))
        if key is not None and time.monotonic() - at < KEY_CACHE_SECONDS:
            return key
        asked = time.monotonic()
        key = await self.db.read(partial(players.find_key, key=secret))
        if key is None:
            self.known.pop(secret, None)
            return None
        if len(self.known) >= MAX_CACHED_KEYS:
            self.known.clear()
        self.known[secret] = asked, key
        return key

    async def note_use(self, key: PlayerKey) -> None:
        """Store that a key was used; called at most once a day for a key."""
        self.known.pop(key.hash, None)
        try:
            await self.db.write(partial(players.note_key_use, key=key))
        except (DynastyError, SQLAlchemyError):
            LOGGER.warning("that a key was used could not be kept")

    def forget(self) -> None:
        """Empty the cache, because keys were revoked or changed players."""
        self.known.clear()
