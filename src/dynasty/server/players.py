"""Players and the keys that open them, as the database keeps them: hashes, never secrets."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, insert, select, update

from dynasty.server.schema import KEYS, PLAYERS

BROWSER: Final = "browser"
PROGRAM: Final = "program"
A_DAY: Final = 86_400.0
KEPT: Final = 400 * A_DAY  # how long a browser keeps its key, from when it was last here


@dataclass(frozen=True)
class Key:
    """What opens a player."""

    hash: str
    player: str
    kind: str
    label: str
    created: float
    seen: float
    expires: float | None = None

    @property
    def is_over(self) -> bool:
        return self.expires is not None and self.expires <= time.time()

    @property
    def is_due(self) -> bool:
        """Is it time to note that it was used?"""
        return time.time() - self.seen >= A_DAY


def add_player(connection: Connection, player: str, key: str, kind: str, label: str) -> None:
    """Somebody new, with a first key."""
    connection.execute(insert(PLAYERS).values(id=player, name="", created=time.time()))
    add_key(connection, player, key, kind, label)


def add_key(connection: Connection, player: str, key: str, kind: str, label: str) -> None:
    now = time.time()
    values = {"hash": key, "player": player, "kind": kind, "label": label, "created": now}
    expires = now + KEPT if kind == BROWSER else None
    connection.execute(insert(KEYS).values(**values, seen=now, expires=expires))


def key_of(connection: Connection, key: str) -> Key | None:
    """The key of this hash, even if it was ended."""
    row = connection.execute(select(KEYS).where(KEYS.c.hash == key)).mappings().first()
    return None if row is None else Key(**row)


def note_use(connection: Connection, key: Key) -> None:
    """It was used today; a browser's lasts as long again."""
    now = time.time()
    values = {"seen": now, "expires": now + KEPT} if key.kind == BROWSER else {"seen": now}
    connection.execute(update(KEYS).where(KEYS.c.hash == key.hash).values(**values))


def name_of(connection: Connection, player: str) -> str:
    found = connection.execute(select(PLAYERS.c.name).where(PLAYERS.c.id == player)).scalar()
    return found or ""


def set_name(connection: Connection, player: str, name: str) -> None:
    connection.execute(update(PLAYERS).where(PLAYERS.c.id == player).values(name=name))


def who_now(connection: Connection, player: str) -> str:
    """The player; or whom they turned out to be, since a request may come late."""
    into = select(PLAYERS.c.merged_into).where(PLAYERS.c.id == player)
    return connection.execute(into).scalar() or player
