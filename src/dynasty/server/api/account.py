"""The caller's account: name, keys, devices."""

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from dynasty.server.accounts import deletion, devices
from dynasty.server.accounts.auth import bearer_token, set_key_cookie
from dynasty.server.api.deps import TheCaller, TheDatabase, TheGuessLimiter, TheTableService
from dynasty.server.api.schemas.accounts import (
    KeyOut,
    KeyRequest,
    LabelRequest,
    Linked,
    LinkRequest,
    Me,
    MeRequest,
    OpenTurnOut,
    Secret,
)
from dynasty.server.db import players, turns
from dynasty.server.db.players import BROWSER_KEY, CODE_KEY, PROGRAM_KEY, RECOVERY_KEY
from dynasty.server.http.addresses import client_address
from dynasty.server.http.secrets import new_token, sha256_hex
from dynasty.server.http.user_agent import device_label
from dynasty.server.tables.caller import Caller
from dynasty.server.tables.service import TableService

router = APIRouter()

NamedKey = Annotated[str, Path(pattern="^[0-9a-f]{16}$")]


@router.get("/me")
async def read_me(db: TheDatabase, caller: TheCaller) -> Me:
    """Return the caller's player: name and settings."""
    player = devices.require_player(caller)
    name = await db.read(partial(players.name_of, player=player))
    shy = await db.read(partial(players.is_last_seen_hidden, player=player))
    zone = await db.read(partial(players.zone_of, player=player))
    shown = await db.read(partial(players.is_profile_public, player=player))
    return Me(id=player, name=name, shy=shy, open=shown, zone=zone)


@router.patch("/me")
async def change_me(wish: MeRequest, service: TheTableService, caller: TheCaller) -> Me:
    """Change the caller's name or settings; seats keep the name they were taken with."""
    if wish.name is not None:
        await devices.rename_player(service.db, caller, wish.name)
    if wish.shy is not None:
        await devices.hide_last_seen(service, caller, wish.shy)
    if wish.open is not None:
        work = partial(
            players.set_profile_public, player=devices.require_player(caller), shown=wish.open
        )
        await service.db.write(work)
    if wish.zone is not None:
        work = partial(players.set_zone, player=devices.require_player(caller), zone=wish.zone)
        await service.db.write(work)
    return await read_me(service.db, caller)


@router.delete("/me", status_code=204)
async def forget_me(service: TheTableService, caller: TheCaller) -> None:
    """Delete the caller's player for good: keys, channels, notes and progress.

    Bots play on where other people do. Results stay, of somebody without a name.
    """
    await deletion.delete_own_player(service, caller)


@router.get("/me/turns")
async def list_turns(db: TheDatabase, caller: TheCaller) -> list[OpenTurnOut]:
    """List where the caller is to act: first where other people wait, then what is open longest."""
    player = devices.require_player(caller)
    found = await db.read(partial(turns.turns_of_player, player=player))
    return [OpenTurnOut(**vars(turn)) for turn in found]


@router.get("/me/keys")
async def list_keys(db: TheDatabase, caller: TheCaller) -> list[KeyOut]:
    """List the keys of the caller's player: browsers, programs, the recovery key."""
    player = devices.require_player(caller)
    found = await db.read(partial(players.lasting_keys, player=player))
    return [
        KeyOut(
            id=key.id,
            kind=key.kind,
            label=key.label,
            created=key.created,
            seen=key.seen,
            this=key.hash == caller.key,
        )
        for key in found
    ]


@router.post("/me/keys", status_code=201)
async def make_key(wish: KeyRequest, service: TheTableService, caller: TheCaller) -> Secret:
    """Create a key for a program, or a new recovery key; it is shown only now."""
    if wish.kind == RECOVERY_KEY:
        return Secret(secret=await devices.issue_pass(service, caller, RECOVERY_KEY))
    return Secret(
        secret=await devices.create_program_key(service.db, caller, PROGRAM_KEY, wish.label)
    )


@router.patch("/me/keys/{key}")
async def name_key(
    key: NamedKey, wish: LabelRequest, service: TheTableService, caller: TheCaller
) -> list[KeyOut]:
    """Rename a device."""
    await devices.label_key(service, caller, key, wish.label)
    return await list_keys(service.db, caller)


@router.delete("/me/keys/{key}", status_code=204)
async def end_key(key: NamedKey, service: TheTableService, caller: TheCaller) -> None:
    """Revoke a key; pages that it opened close."""
    await devices.revoke_key(service, caller, key)


@router.delete("/me/keys")
async def end_other_keys(service: TheTableService, caller: TheCaller) -> list[KeyOut]:
    """Revoke the keys of all other browsers and of all programs."""
    await devices.revoke_other_keys(service, caller)
    return await list_keys(service.db, caller)


@router.post("/me/link", status_code=201)
async def make_code(service: TheTableService, caller: TheCaller) -> Secret:
    """Create a code that adds one more device, once, within ten minutes."""
    return Secret(secret=await devices.issue_pass(service, caller, CODE_KEY))


@router.post("/link")
async def link(
    wish: LinkRequest,
    request: Request,
    response: Response,
    service: TheTableService,
    caller: TheCaller,
    tries: TheGuessLimiter,
) -> Linked:
    """Add this device to a player, by a code or by the recovery key."""
    given = await devices.check_pass(
        service.db, tries, client_address(request), wish.code, wish.key
    )
    secret = await sign_in_device(service, given, caller, wish.bring, request, response)
    return Linked(id=given.key.player, name=given.name, holder_token=secret)


async def sign_in_device(
    service: TableService,
    given: devices.DevicePass,
    caller: Caller,
    bring: bool,
    request: Request,
    response: Response,
) -> str | None:
    """Sign in on this device; return its new secret, which a browser also gets as a cookie."""
    secret, is_program = new_token(), request.url.path.startswith("/api/")
    label = device_label(request.headers.get("user-agent", ""))
    fresh = devices.NewKey(sha256_hex(secret), PROGRAM_KEY if is_program else BROWSER_KEY, label)
    if not await devices.add_device(service, given, caller, bring, fresh):
        return None
    if not bearer_token(request):
        set_key_cookie(request, response, secret)
    return secret
