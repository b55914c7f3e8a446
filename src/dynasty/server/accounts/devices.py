"""Devices and keys of a player: add by a code or the recovery key, list, name, revoke, merge."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from sqlalchemy import Connection

from dynasty.server.db import players
from dynasty.server.db.database import Database
from dynasty.server.db.player_merge import merge_players
from dynasty.server.db.players import CODE_KEY, RECOVERY_KEY, PlayerKey
from dynasty.server.db.schema import KEYS
from dynasty.server.errors import NoPlayerYet, NoSuchKey
from dynasty.server.http.guess_limits import GuessLimiter
from dynasty.server.http.secrets import new_code, new_token, normalize_code, sha256_hex
from dynasty.server.tables.caller import Caller
from dynasty.server.tables.service import TableService


@dataclass(frozen=True)
class DevicePass:
    """A code or recovery key that adds a device, and the name of its player."""

    key: PlayerKey
    name: str


@dataclass(frozen=True)
class NewKey:
    """The key that a newly added device will use."""

    hash: str
    kind: str
    label: str


def require_player(caller: Caller) -> str:
    """Return the caller's player; raise NoPlayerYet if there is none."""
    if not caller.player:
        raise NoPlayerYet
    return caller.player


async def issue_pass(service: TableService, caller: Caller, kind: str) -> str:
    """Create the player's code or recovery key, in place of the previous one, and return it."""
    player, secret = require_player(caller), new_code() if kind == CODE_KEY else new_token()
    work = partial(players.replace_key, player=player, key=sha256_hex(secret), kind=kind, label="")
    await service.db.write(work)
    service.key_cache.forget()
    return secret


async def create_program_key(db: Database, caller: Caller, kind: str, label: str) -> str:
    """Add a key for a program and return its secret."""
    player, secret = require_player(caller), new_token()
    work = partial(players.add_key, player=player, key=sha256_hex(secret), kind=kind, label=label)
    await db.write(work)
    return secret


async def check_pass(
    db: Database, tries: GuessLimiter, address: str, code: str, key: str = ""
) -> DevicePass:
    """Return what this code or recovery key gives access to; count wrong attempts."""
    tries.check(address)
    secret, kind = (normalize_code(code), CODE_KEY) if code else (key.strip(), RECOVERY_KEY)
    found = await db.read(partial(find_pass, secret=sha256_hex(secret)))
    if found is None or found.key.kind != kind or found.key.is_over(db.clock.now()):
        tries.fail(address)
        raise NoSuchKey
    return found


def find_pass(connection: Connection, secret: str) -> DevicePass | None:
    key = players.find_key(connection, secret)
    return None if key is None else DevicePass(key, players.name_of(connection, key.player))


async def add_device(
    service: TableService, given: DevicePass, caller: Caller, bring: bool, fresh: NewKey
) -> bool:
    """Add the caller's device to the player; return whether it needs to use its fresh key.

    With `bring`, the player that the device had before is merged into this one, and the device uses
    its old key as before.
    """
    if caller.player == given.key.player:
        return False
    brings = bring and caller.player != ""

    def work(connection: Connection) -> None:
        if given.key.kind == CODE_KEY and not players.revoke_keys(
            connection, KEYS.c.hash == given.key.hash
        ):
            raise NoSuchKey
        if brings:
            merge_players(connection, caller.player, given.key.player)
            return
        players.add_key(connection, given.key.player, fresh.hash, fresh.kind, fresh.label)
        if caller.key:
            players.revoke_keys(connection, KEYS.c.hash == caller.key)

    await service.db.write(work)
    service.key_cache.forget()
    if brings:
        await refresh_tables_of_player(service, caller.player)
    return not brings


async def refresh_tables_of_player(service: TableService, player: str) -> None:
    """Reload the loaded tables of a player who was merged into another."""
    for room in list(service.rooms.values()):
        if player in room.holders or player == room.host:
            await service.rooms.refresh(room)


async def revoke_key(service: TableService, caller: Caller, key: str) -> None:
    """Revoke one of the caller's keys."""
    which = players.key_id_condition(require_player(caller), key)
    if not await service.db.write(lambda connection: players.revoke_keys(connection, *which)):
        raise NoSuchKey("refused-key")
    service.key_cache.forget()


async def revoke_other_keys(service: TableService, caller: Caller) -> None:
    """Revoke all keys of the player except the caller's own and the recovery key."""
    which = players.other_keys_condition(require_player(caller), caller.key)
    await service.db.write(lambda connection: players.revoke_keys(connection, *which))
    service.key_cache.forget()


async def label_key(service: TableService, caller: Caller, key: str, label: str) -> None:
    player = require_player(caller)
    work = partial(players.set_key_label, player=player, key=key, label=label)
    if not await service.db.write(work):
        raise NoSuchKey("refused-key")
    service.key_cache.forget()


async def hide_last_seen(service: TableService, caller: Caller, shy: bool) -> None:
    """Hide or show when the player was last online; reload their tables."""
    player = require_player(caller)
    if await service.db.write(partial(players.set_last_seen_hidden, player=player, shy=shy)):
        for room in [room for room in service.rooms.values() if player in room.holders]:
            await service.refresh(room.id)


async def rename_player(db: Database, caller: Caller, name: str) -> None:
    work = partial(players.set_name, player=require_player(caller), name=name)
    await db.write(work)
