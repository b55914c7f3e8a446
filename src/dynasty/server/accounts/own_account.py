"""The account of the caller: devices and keys, settings, blocks, reports."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from fastapi import Request, Response
from sqlalchemy import Connection

from dynasty.server.accounts.auth import bearer_token, set_key_cookie
from dynasty.server.db import blocks, players, profiles, reports
from dynasty.server.db.database import Database
from dynasty.server.db.player_merge import merge_players
from dynasty.server.db.players import BROWSER_KEY, CODE_KEY, PROGRAM_KEY, RECOVERY_KEY, PlayerKey
from dynasty.server.db.schema import KEYS
from dynasty.server.errors import Forbidden, NoPlayerYet, NoSuchKey
from dynasty.server.http.guess_limits import GuessLimiter
from dynasty.server.http.secrets import new_code, new_token, normalize_code, sha256_hex
from dynasty.server.http.user_agent import device_label
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


@dataclass(frozen=True)
class Account:
    """The account of the player who makes a request: devices and keys, settings, blocks."""

    service: TableService
    caller: Caller

    @property
    def player(self) -> str:
        """Return the caller's player; raise NoPlayerYet if there is none."""
        return require_player(self.caller)

    # Settings

    async def settings(self) -> players.PlayerSettings:
        return await self.service.db.read(partial(players.player_settings, player=self.player))

    async def rename(self, name: str) -> None:
        await self.service.db.write(partial(players.set_name, player=self.player, name=name))

    async def hide_last_seen(self, shy: bool) -> None:
        """Hide or show when the player was last online; reload their tables."""
        player, service = self.player, self.service
        if await service.db.write(partial(players.set_last_seen_hidden, player=player, shy=shy)):
            for room in [room for room in service.rooms.values() if player in room.holders]:
                await service.refresh(room.id)

    async def show_profile(self, shown: bool) -> None:
        """Show the player's statistics and ratings to everyone, or hide them."""
        work = partial(players.set_profile_public, player=self.player, shown=shown)
        await self.service.db.write(work)

    async def set_zone(self, zone: str) -> None:
        await self.service.db.write(partial(players.set_zone, player=self.player, zone=zone))

    # Blocks

    async def block(self, other: str) -> None:
        """Block a player whom the caller may know; mute them at shared tables."""
        player = self.player

        def work(connection: Connection) -> list[str]:
            found = profiles.find_profile(connection, other, player)
            if found.mine:
                raise Forbidden("forbidden-self")
            return blocks.block_player(connection, player, found.id)

        for table in await self.service.db.write(work):
            await self.service.refresh(table)

    async def unblock(self, other: str) -> None:
        """Unblock a player; unmute them at shared tables."""
        work = partial(blocks.unblock_player, player=self.player, other=other)
        for table in await self.service.db.write(work):
            await self.service.refresh(table)

    async def report(self, other: str, why: str, table: str, line: int) -> None:
        """Report a player or a line of chat to the operator."""
        about = partial(reports.add_report, by=self.player, about=other, why=why)
        await self.service.db.write(partial(about, table_id=table, line=line))

    # Keys

    async def keys(self) -> list[PlayerKey]:
        """Return the valid lasting keys, the oldest first."""
        return await self.service.db.read(partial(players.lasting_keys, player=self.player))

    async def issue_pass(self, kind: str) -> str:
        """Return a new code or recovery key, which replaces the previous one."""
        player, secret = self.player, new_code() if kind == CODE_KEY else new_token()
        work = partial(
            players.replace_key, player=player, key=sha256_hex(secret), kind=kind, label=""
        )
        await self.service.db.write(work)
        self.service.key_cache.forget()
        return secret

    async def create_program_key(self, label: str) -> str:
        """Add a key for a program and return its secret."""
        player, secret = self.player, new_token()
        work = partial(
            players.add_key, player=player, key=sha256_hex(secret), kind=PROGRAM_KEY, label=label
        )
        await self.service.db.write(work)
        return secret

    async def label_key(self, key: str, label: str) -> None:
        work = partial(players.set_key_label, player=self.player, key=key, label=label)
        if not await self.service.db.write(work):
            raise NoSuchKey("refused-key")
        self.service.key_cache.forget()

    async def revoke_key(self, key: str) -> None:
        """Revoke one of the caller's keys."""
        which = players.key_id_condition(self.player, key)
        revoked = await self.service.db.write(lambda c: players.revoke_keys(c, *which))
        if not revoked:
            raise NoSuchKey("refused-key")
        self.service.key_cache.forget()

    async def revoke_other_keys(self) -> None:
        """Revoke all keys of the player except the caller's own and the recovery key."""
        which = players.other_keys_condition(self.player, self.caller.key)
        await self.service.db.write(lambda connection: players.revoke_keys(connection, *which))
        self.service.key_cache.forget()

    # Sign in

    async def sign_in(
        self, given: DevicePass, bring: bool, request: Request, response: Response
    ) -> str | None:
        """Sign in on this device; return its new secret, which a browser also gets as a cookie."""
        secret, is_program = new_token(), request.url.path.startswith("/api/")
        label = device_label(request.headers.get("user-agent", ""))
        fresh = NewKey(sha256_hex(secret), PROGRAM_KEY if is_program else BROWSER_KEY, label)
        if not await self.add_device(given, bring, fresh):
            return None
        if not bearer_token(request):
            set_key_cookie(request, response, secret)
        return secret

    async def add_device(self, given: DevicePass, bring: bool, fresh: NewKey) -> bool:
        """Add the caller's device to the player; return whether it needs to use its fresh key.

        With `bring`, the player that the device had before is merged into this one, and the device
        uses its old key as before.
        """
        caller = self.caller
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

        await self.service.db.write(work)
        self.service.key_cache.forget()
        if brings:
            await self.refresh_tables()
        return not brings

    async def refresh_tables(self) -> None:
        """Reload the loaded tables of a player who was merged into another."""
        player = self.caller.player
        for room in list(self.service.rooms.values()):
            if player in room.holders or player == room.host:
                await self.service.rooms.refresh(room)


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
