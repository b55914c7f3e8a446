"""Database functions for players and their keys. Only hashes of keys are stored, never secrets.

`KeyCache` remembers the keys that requests use.
"""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass
from functools import partial
from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, exists, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from dynasty.kernel import DynastyError
from dynasty.server.clock import SECONDS_PER_DAY, current_time
from dynasty.server.db.database import Database, announce_change
from dynasty.server.db.schema import CHANNELS, KEYS, PLAYERS, SITTINGS

LOGGER = logging.getLogger("dynasty.keyring")
BROWSER_KEY: Final = "browser"
PROGRAM_KEY: Final = "program"
RECOVERY_KEY: Final = "recovery"  # adds a device, any number of times
CODE_KEY: Final = "code"  # adds a device once, within ten minutes
FEED_KEY: Final = "feed"  # reads the player's turns and deadlines, gives no other access
LASTING_KEYS: Final = (BROWSER_KEY, PROGRAM_KEY, RECOVERY_KEY)
BROWSER_KEY_SECONDS: Final = (
    400 * SECONDS_PER_DAY
)  # how long a browser's key is valid after its last use
KEY_LIFETIME_SECONDS: Final = {BROWSER_KEY: BROWSER_KEY_SECONDS, CODE_KEY: 600.0}
KEY_ID_DIGITS: Final = 16  # digits of the hash that identify a key to its player
KEY_CACHE_SECONDS = (
    2.0  # seconds for which an entry is used; another worker may revoke a key meanwhile
)
MAX_CACHED_KEYS = 5000  # keys remembered

HAS_BROKEN_CHANNEL: Final = exists().where(
    CHANNELS.c.player == KEYS.c.player, CHANNELS.c.state == "broken", ~CHANNELS.c.seen
)


@dataclass(frozen=True)
class PlayerKey:
    """A stored key that identifies a player."""

    hash: str
    player: str
    kind: str
    label: str
    created: float
    seen: float
    expires: float | None = None
    warned: bool = False  # one of the player's notification channels is broken

    @property
    def id(self) -> str:
        return self.hash[:KEY_ID_DIGITS]

    def is_over(self, now: float) -> bool:
        return self.expires is not None and self.expires <= now

    def is_due(self, now: float) -> bool:
        """Return whether it is time to store that the key was used."""
        return now - self.seen >= SECONDS_PER_DAY


@dataclass(frozen=True)
class PlayerSettings:
    """What a player chose for themselves."""

    id: str
    name: str
    shy: bool  # hides when they were last online
    open: bool  # shows statistics and ratings to everyone
    zone: str  # the time zone, or "" if it is unknown


def add_player(connection: Connection, player: str, key: str, kind: str, label: str) -> None:
    """Add a player with a first key."""
    connection.execute(insert(PLAYERS).values(id=player, name="", created=current_time(connection)))
    add_key(connection, player, key, kind, label)


def add_key(connection: Connection, player: str, key: str, kind: str, label: str) -> None:
    now = current_time(connection)
    values = {"hash": key, "player": player, "kind": kind, "label": label, "created": now}
    expires = now + KEY_LIFETIME_SECONDS[kind] if kind in KEY_LIFETIME_SECONDS else None
    connection.execute(insert(KEYS).values(**values, seen=now, expires=expires))


def find_key(connection: Connection, key: str) -> PlayerKey | None:
    """Return the key with this hash, even if it was revoked."""
    found = select(KEYS, HAS_BROKEN_CHANNEL.label("warned")).where(KEYS.c.hash == key)
    row = connection.execute(found).mappings().first()
    return None if row is None else PlayerKey(**row)


def lasting_keys(connection: Connection, player: str) -> list[PlayerKey]:
    """Return the valid lasting keys of a player, the oldest first."""
    rows = connection.execute(
        select(KEYS)
        .where(KEYS.c.player == player, KEYS.c.kind.in_(LASTING_KEYS))
        .order_by(KEYS.c.created, KEYS.c.hash)
    ).mappings()
    now = current_time(connection)
    return [key for key in (PlayerKey(**row) for row in rows) if not key.is_over(now)]


def replace_key(connection: Connection, player: str, key: str, kind: str, label: str) -> None:
    """Add a key that replaces the previous one of its kind."""
    connection.execute(delete(KEYS).where(KEYS.c.player == player, KEYS.c.kind == kind))
    add_key(connection, player, key, kind, label)


def revoke_keys(connection: Connection, *which: ColumnElement[bool]) -> int:
    """Revoke these keys and return how many were valid; revoked keys remain in the table."""
    now = current_time(connection)
    lives = (KEYS.c.expires.is_(None)) | (KEYS.c.expires > now)
    return connection.execute(update(KEYS).where(lives, *which).values(expires=now)).rowcount


def key_id_condition(player: str, key: str) -> tuple[ColumnElement[bool], ...]:
    """Return the condition for the key that its player knows by this id."""
    return KEYS.c.player == player, KEYS.c.hash.startswith(key, autoescape=True)


def other_keys_condition(player: str, key: str) -> tuple[ColumnElement[bool], ...]:
    """Return the condition for all keys of a player except this one and the recovery key."""
    return KEYS.c.player == player, KEYS.c.kind != RECOVERY_KEY, KEYS.c.hash != key


def set_key_label(connection: Connection, player: str, key: str, label: str) -> int:
    return connection.execute(
        update(KEYS).where(*key_id_condition(player, key)).values(label=label)
    ).rowcount


def note_key_use(connection: Connection, key: PlayerKey) -> None:
    """Store that the key was used today and prolong a browser's key."""
    now = current_time(connection)
    values = (
        {"seen": now, "expires": now + BROWSER_KEY_SECONDS}
        if key.kind == BROWSER_KEY
        else {"seen": now}
    )
    connection.execute(update(KEYS).where(KEYS.c.hash == key.hash).values(**values))


def name_of(connection: Connection, player: str) -> str:
    found = connection.execute(select(PLAYERS.c.name).where(PLAYERS.c.id == player)).scalar()
    return found or ""


def set_name(connection: Connection, player: str, name: str) -> None:
    connection.execute(update(PLAYERS).where(PLAYERS.c.id == player).values(name=name))


def zone_of(connection: Connection, player: str) -> str:
    """Return the player's time zone, or an empty string if it is unknown."""
    found = connection.execute(select(PLAYERS.c.zone).where(PLAYERS.c.id == player)).scalar()
    return found or ""


def set_zone(connection: Connection, player: str, zone: str) -> None:
    connection.execute(update(PLAYERS).where(PLAYERS.c.id == player).values(zone=zone))


def note_zone(connection: Connection, player: str, zone: str) -> None:
    """Store the player's time zone unless it is known."""
    unknown = PLAYERS.c.id == player, PLAYERS.c.zone == ""
    connection.execute(update(PLAYERS).where(*unknown).values(zone=zone))


def set_last_seen_hidden(connection: Connection, player: str, shy: bool) -> bool:
    """Set whether the player hides when they were last online; return whether that changed.

    Announces every table where the player sits.
    """
    other = PLAYERS.c.id == player, PLAYERS.c.shy != shy
    if not connection.execute(update(PLAYERS).where(*other).values(shy=shy)).rowcount:
        return False
    at = select(SITTINGS.c.table_id).where(SITTINGS.c.player == player, SITTINGS.c.until.is_(None))
    for table in connection.execute(at).scalars().all():
        announce_change(connection, table)
    return True


def player_settings(connection: Connection, player: str) -> PlayerSettings:
    """Return the player's own settings; those of an unknown player are empty."""
    found = select(PLAYERS.c.name, PLAYERS.c.shy, PLAYERS.c.open, PLAYERS.c.zone)
    row = connection.execute(found.where(PLAYERS.c.id == player)).first()
    name, shy, shown, zone = row or ("", False, False, "")
    return PlayerSettings(player, name or "", bool(shy), bool(shown), zone or "")


def set_profile_public(connection: Connection, player: str, shown: bool) -> None:
    connection.execute(update(PLAYERS).where(PLAYERS.c.id == player).values(open=shown))


def resolve_merged_player(connection: Connection, player: str) -> str:
    """Return the player into whom this one was merged, or the player itself."""
    into = select(PLAYERS.c.merged_into).where(PLAYERS.c.id == player)
    return connection.execute(into).scalar() or player


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
        key = await self.db.read(partial(find_key, key=secret))
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
            await self.db.write(partial(note_key_use, key=key))
        except (DynastyError, SQLAlchemyError):
            LOGGER.warning("that a key was used could not be kept")

    def forget(self) -> None:
        """Empty the cache, because keys were revoked or changed players."""
        self.known.clear()
