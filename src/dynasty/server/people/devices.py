"""Devices of a player: let in by a code or the recovery key, listed, ended, brought along."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from sqlalchemy import Connection

from dynasty.kernel import Worded
from dynasty.server.door.tokens import hashed, new_code, new_token, read_code
from dynasty.server.door.tries import Tries
from dynasty.server.people import players
from dynasty.server.people.merging import merge
from dynasty.server.people.players import CODE, RECOVERY, Key
from dynasty.server.seats.seating import Caller
from dynasty.server.store.schema import KEYS
from dynasty.server.tables.hall import Forbidden, Hall


class NoSuchKey(Worded):
    """No such code or key, or no longer."""

    usual = "wrong-code"


class NobodyYet(Forbidden):
    """Somebody who has neither laid a table nor sat down."""

    usual = "wrong-nobody"


@dataclass(frozen=True)
class Pass:
    """What lets a device in, and as whom."""

    key: Key
    name: str


@dataclass(frozen=True)
class NewKey:
    """A key for a device that is let in."""

    hash: str
    kind: str
    label: str


def check_somebody(caller: Caller) -> str:
    """The player who asks."""
    if not caller.player:
        raise NobodyYet
    return caller.player


async def new_pass(hall: Hall, caller: Caller, kind: str) -> str:
    """A code for another device, or the recovery key; the one before is void."""
    player, secret = check_somebody(caller), new_code() if kind == CODE else new_token()
    work = partial(players.renew, player=player, key=hashed(secret), kind=kind, label="")
    await hall.store.write(work)
    hall.keyring.forget()
    return secret


async def new_key(hall: Hall, caller: Caller, kind: str, label: str) -> str:
    """One more key of the player, for a program."""
    player, secret = check_somebody(caller), new_token()
    work = partial(players.add_key, player=player, key=hashed(secret), kind=kind, label=label)
    await hall.store.write(work)
    return secret


async def pass_of(hall: Hall, tries: Tries, address: str, code: str, key: str = "") -> Pass:
    """Who is let in by this code or recovery key; wrong ones are counted. Changes nothing."""
    tries.check(address)
    secret, kind = (read_code(code), CODE) if code else (key.strip(), RECOVERY)
    found = await hall.store.read(partial(find_pass, secret=hashed(secret)))
    if found is None or found.key.kind != kind or found.key.is_over(hall.clock.now()):
        tries.fail(address)
        raise NoSuchKey
    return found


def find_pass(connection: Connection, secret: str) -> Pass | None:
    key = players.key_of(connection, secret)
    return None if key is None else Pass(key, players.name_of(connection, key.player))


async def let_in(hall: Hall, given: Pass, caller: Caller, bring: bool, fresh: NewKey) -> bool:
    """The device is the player's; is it by its fresh key?

    Whoever brings along what the device had before keeps its key, which is the player's now.
    """
    if caller.player == given.key.player:
        return False
    brings = bring and caller.player != ""

    def work(connection: Connection) -> None:
        if given.key.kind == CODE and not players.end(connection, KEYS.c.hash == given.key.hash):
            raise NoSuchKey
        if brings:
            merge(connection, caller.player, given.key.player)
            return
        players.add_key(connection, given.key.player, fresh.hash, fresh.kind, fresh.label)
        if caller.key:
            players.end(connection, KEYS.c.hash == caller.key)

    await hall.store.write(work)
    hall.keyring.forget()
    if brings:
        await reseat(hall, caller.player)
    return not brings


async def reseat(hall: Hall, player: str) -> None:
    """This player is somebody else now: the tables that are open here learn it."""
    for room in list(hall.rooms.values()):
        if player in room.holders or player == room.host:
            await hall.rooms.refresh(room)


async def end_key(hall: Hall, caller: Caller, key: str) -> None:
    """One of the caller's keys opens nothing any more."""
    which = players.of_id(check_somebody(caller), key)
    if not await hall.store.write(lambda connection: players.end(connection, *which)):
        raise NoSuchKey("refused-key")
    hall.keyring.forget()


async def end_others(hall: Hall, caller: Caller) -> None:
    """Only the key that the caller uses now still opens the player, and the recovery key."""
    which = players.others(check_somebody(caller), caller.key)
    await hall.store.write(lambda connection: players.end(connection, *which))
    hall.keyring.forget()


async def name_key(hall: Hall, caller: Caller, key: str, label: str) -> None:
    player = check_somebody(caller)
    work = partial(players.set_label, player=player, key=key, label=label)
    if not await hall.store.write(work):
        raise NoSuchKey("refused-key")
    hall.keyring.forget()


async def set_shy(hall: Hall, caller: Caller, shy: bool) -> None:
    """Hide when the player was last here, or show it again; open tables follow at once."""
    player = check_somebody(caller)
    if await hall.store.write(partial(players.set_shy, player=player, shy=shy)):
        for room in [room for room in hall.rooms.values() if player in room.holders]:
            await hall.refresh(room.id)


async def rename(hall: Hall, caller: Caller, name: str) -> None:
    work = partial(players.set_name, player=check_somebody(caller), name=name)
    await hall.store.write(work)
