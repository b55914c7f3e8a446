"""Players and the keys that open them, as the database keeps them: hashes, never secrets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, exists, insert, select, update

from dynasty.server.daytime import now_of
from dynasty.server.store.schema import CHANNELS, KEYS, PLAYERS, SITTINGS
from dynasty.server.store.storage import announce

BROWSER: Final = "browser"
PROGRAM: Final = "program"
RECOVERY: Final = "recovery"  # lets a device in, again and again
CODE: Final = "code"  # lets a device in once, soon
FEED: Final = "feed"  # reads one's turns and deadlines, and opens nothing
LASTING: Final = (BROWSER, PROGRAM, RECOVERY)
A_DAY: Final = 86_400.0
KEPT: Final = 400 * A_DAY  # how long a browser keeps its key, from when it was last here
LIVES: Final = {BROWSER: KEPT, CODE: 600.0}
ID: Final = 16  # digits of its hash that name a key to its player

WARNED: Final = exists().where(
    CHANNELS.c.player == KEYS.c.player, CHANNELS.c.state == "broken", ~CHANNELS.c.seen
)


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
    warned: bool = False  # a way in which the player is told no longer works

    @property
    def id(self) -> str:
        return self.hash[:ID]

    def is_over(self, now: float) -> bool:
        return self.expires is not None and self.expires <= now

    def is_due(self, now: float) -> bool:
        """Is it time to note that it was used?"""
        return now - self.seen >= A_DAY


def add_player(connection: Connection, player: str, key: str, kind: str, label: str) -> None:
    """Somebody new, with a first key."""
    connection.execute(insert(PLAYERS).values(id=player, name="", created=now_of(connection)))
    add_key(connection, player, key, kind, label)


def add_key(connection: Connection, player: str, key: str, kind: str, label: str) -> None:
    now = now_of(connection)
    values = {"hash": key, "player": player, "kind": kind, "label": label, "created": now}
    expires = now + LIVES[kind] if kind in LIVES else None
    connection.execute(insert(KEYS).values(**values, seen=now, expires=expires))


def key_of(connection: Connection, key: str) -> Key | None:
    """The key of this hash, even if it was ended."""
    found = select(KEYS, WARNED.label("warned")).where(KEYS.c.hash == key)
    row = connection.execute(found).mappings().first()
    return None if row is None else Key(**row)


def keys_of(connection: Connection, player: str) -> list[Key]:
    """The lasting keys of a player, oldest first."""
    rows = connection.execute(
        select(KEYS)
        .where(KEYS.c.player == player, KEYS.c.kind.in_(LASTING))
        .order_by(KEYS.c.created, KEYS.c.hash)
    ).mappings()
    now = now_of(connection)
    return [key for key in (Key(**row) for row in rows) if not key.is_over(now)]


def renew(connection: Connection, player: str, key: str, kind: str, label: str) -> None:
    """A key that is the only one of its kind: the one before opens nothing any more."""
    connection.execute(delete(KEYS).where(KEYS.c.player == player, KEYS.c.kind == kind))
    add_key(connection, player, key, kind, label)


def end(connection: Connection, *which: ColumnElement[bool]) -> int:
    """End these keys, which are kept as ended; how many there were."""
    now = now_of(connection)
    lives = (KEYS.c.expires.is_(None)) | (KEYS.c.expires > now)
    return connection.execute(update(KEYS).where(lives, *which).values(expires=now)).rowcount


def of_id(player: str, key: str) -> tuple[ColumnElement[bool], ...]:
    """The key that its player knows by this id."""
    return KEYS.c.player == player, KEYS.c.hash.startswith(key, autoescape=True)


def others(player: str, key: str) -> tuple[ColumnElement[bool], ...]:
    """All keys of a player that open it, but this one."""
    return KEYS.c.player == player, KEYS.c.kind != RECOVERY, KEYS.c.hash != key


def set_label(connection: Connection, player: str, key: str, label: str) -> int:
    return connection.execute(update(KEYS).where(*of_id(player, key)).values(label=label)).rowcount


def note_use(connection: Connection, key: Key) -> None:
    """It was used today; a browser's lasts as long again."""
    now = now_of(connection)
    values = {"seen": now, "expires": now + KEPT} if key.kind == BROWSER else {"seen": now}
    connection.execute(update(KEYS).where(KEYS.c.hash == key.hash).values(**values))


def name_of(connection: Connection, player: str) -> str:
    found = connection.execute(select(PLAYERS.c.name).where(PLAYERS.c.id == player)).scalar()
    return found or ""


def set_name(connection: Connection, player: str, name: str) -> None:
    connection.execute(update(PLAYERS).where(PLAYERS.c.id == player).values(name=name))


def zone_of(connection: Connection, player: str) -> str:
    """Of the clock on their wall; empty if they never told."""
    found = connection.execute(select(PLAYERS.c.zone).where(PLAYERS.c.id == player)).scalar()
    return found or ""


def set_zone(connection: Connection, player: str, zone: str) -> None:
    connection.execute(update(PLAYERS).where(PLAYERS.c.id == player).values(zone=zone))


def note_zone(connection: Connection, player: str, zone: str) -> None:
    """The same, unless they said something else before."""
    unknown = PLAYERS.c.id == player, PLAYERS.c.zone == ""
    connection.execute(update(PLAYERS).where(*unknown).values(zone=zone))


def is_shy(connection: Connection, player: str) -> bool:
    """Does the player hide when they were last here?"""
    return bool(connection.execute(select(PLAYERS.c.shy).where(PLAYERS.c.id == player)).scalar())


def set_shy(connection: Connection, player: str, shy: bool) -> bool:
    """Did that change anything? Then every table where the player sits hears of it."""
    other = PLAYERS.c.id == player, PLAYERS.c.shy != shy
    if not connection.execute(update(PLAYERS).where(*other).values(shy=shy)).rowcount:
        return False
    at = select(SITTINGS.c.table_id).where(SITTINGS.c.player == player, SITTINGS.c.until.is_(None))
    for table in connection.execute(at).scalars().all():
        announce(connection, table)
    return True


def is_open(connection: Connection, player: str) -> bool:
    """Does the player show statistics and ratings to everybody?"""
    return bool(connection.execute(select(PLAYERS.c.open).where(PLAYERS.c.id == player)).scalar())


def set_open(connection: Connection, player: str, shown: bool) -> None:
    connection.execute(update(PLAYERS).where(PLAYERS.c.id == player).values(open=shown))


def who_now(connection: Connection, player: str) -> str:
    """The player; or whom they turned out to be, since a request may come late."""
    into = select(PLAYERS.c.merged_into).where(PLAYERS.c.id == player)
    return connection.execute(into).scalar() or player
