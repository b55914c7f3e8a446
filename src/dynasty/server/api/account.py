"""The caller's account: name, turns, keys, devices, deletion."""

from functools import partial

from fastapi import APIRouter, Request, Response

from dynasty.server.accounts import deletion
from dynasty.server.accounts import own_account as accounts_account
from dynasty.server.api.dependencies import (
    NamedKey,
    TheAccount,
    TheCaller,
    TheDatabase,
    TheGuessLimiter,
)
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
from dynasty.server.db import turns
from dynasty.server.db.players import CODE_KEY, RECOVERY_KEY
from dynasty.server.http.addresses import client_address

router = APIRouter()


@router.get("/me")
async def read_me(account: TheAccount) -> Me:
    """Return the player of the caller: name and settings."""
    return Me(**vars(await account.settings()))


@router.patch("/me")
async def change_me(wish: MeRequest, account: TheAccount) -> Me:
    """Change the caller's name or settings; seats keep the name they were taken with."""
    if wish.name is not None:
        await account.rename(wish.name)
    if wish.shy is not None:
        await account.hide_last_seen(wish.shy)
    if wish.open is not None:
        await account.show_profile(wish.open)
    if wish.zone is not None:
        await account.set_zone(wish.zone)
    return await read_me(account)


@router.delete("/me", status_code=204)
async def forget_me(account: TheAccount) -> None:
    """Delete the caller's player for good: keys, channels, notes and progress.

    Bots play on where other people do. Results stay, of somebody without a name.
    """
    await deletion.delete_own_player(account)


@router.get("/me/turns")
async def list_turns(db: TheDatabase, caller: TheCaller) -> list[OpenTurnOut]:
    """List where the caller is to act: first where other people wait, then what is open longest."""
    player = accounts_account.require_player(caller)
    found = await db.read(partial(turns.turns_of_player, player=player))
    return [OpenTurnOut(**vars(turn)) for turn in found]


@router.get("/me/keys")
async def list_keys(account: TheAccount) -> list[KeyOut]:
    """List the keys of the caller's player: browsers, programs, the recovery key."""
    return [
        KeyOut(
            id=key.id,
            kind=key.kind,
            label=key.label,
            created=key.created,
            seen=key.seen,
            this=key.hash == account.caller.key,
        )
        for key in await account.keys()
    ]


@router.post("/me/keys", status_code=201)
async def make_key(wish: KeyRequest, account: TheAccount) -> Secret:
    """Create a key for a program, or a new recovery key; it is shown only now."""
    if wish.kind == RECOVERY_KEY:
        return Secret(secret=await account.issue_pass(RECOVERY_KEY))
    return Secret(secret=await account.create_program_key(wish.label))


@router.patch("/me/keys/{key}")
async def name_key(key: NamedKey, wish: LabelRequest, account: TheAccount) -> list[KeyOut]:
    """Rename a device."""
    await account.label_key(key, wish.label)
    return await list_keys(account)


@router.delete("/me/keys/{key}", status_code=204)
async def end_key(key: NamedKey, account: TheAccount) -> None:
    """Revoke a key; pages that it opened close."""
    await account.revoke_key(key)


@router.delete("/me/keys")
async def end_other_keys(account: TheAccount) -> list[KeyOut]:
    """Revoke the keys of all other browsers and of all programs."""
    await account.revoke_other_keys()
    return await list_keys(account)


@router.post("/me/link", status_code=201)
async def make_code(account: TheAccount) -> Secret:
    """Create a code that adds one more device, once, within ten minutes."""
    return Secret(secret=await account.issue_pass(CODE_KEY))


@router.post("/link")
async def link(
    wish: LinkRequest,
    request: Request,
    response: Response,
    db: TheDatabase,
    account: TheAccount,
    tries: TheGuessLimiter,
) -> Linked:
    """Add this device to a player, by a code or by the recovery key."""
    given = await accounts_account.check_pass(
        db, tries, client_address(request), wish.code, wish.key
    )
    secret = await account.sign_in(given, wish.bring, request, response)
    return Linked(id=given.key.player, name=given.name, holder_token=secret)
