"""The player who asks: name, keys, devices."""

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from dynasty.server.api.common import TheCaller, TheHall, TheTries
from dynasty.server.door.addresses import address_of
from dynasty.server.door.agents import label_of
from dynasty.server.door.tokens import hashed, new_token
from dynasty.server.people import devices, forgetting, players
from dynasty.server.people.callers import bearer_of, give_cookie
from dynasty.server.people.players import BROWSER, CODE, PROGRAM, RECOVERY
from dynasty.server.seats.seating import Caller
from dynasty.server.shapes.me_models import (
    KeyOut,
    KeyRequest,
    LabelRequest,
    Linked,
    LinkRequest,
    Me,
    MeRequest,
    Secret,
    TurnOut,
)
from dynasty.server.tables import turns
from dynasty.server.tables.hall import Hall

router = APIRouter()

NamedKey = Annotated[str, Path(pattern="^[0-9a-f]{16}$")]


@router.get("/me")
async def read_me(hall: TheHall, caller: TheCaller) -> Me:
    """Who the caller is."""
    player = devices.check_somebody(caller)
    name = await hall.store.read(partial(players.name_of, player=player))
    shy = await hall.store.read(partial(players.is_shy, player=player))
    zone = await hall.store.read(partial(players.zone_of, player=player))
    shown = await hall.store.read(partial(players.is_open, player=player))
    return Me(id=player, name=name, shy=shy, open=shown, zone=zone)


@router.patch("/me")
async def change_me(wish: MeRequest, hall: TheHall, caller: TheCaller) -> Me:
    """Be called or shown otherwise from now on; seats keep the name they were taken with."""
    if wish.name is not None:
        await devices.rename(hall, caller, wish.name)
    if wish.shy is not None:
        await devices.set_shy(hall, caller, wish.shy)
    if wish.open is not None:
        work = partial(players.set_open, player=devices.check_somebody(caller), shown=wish.open)
        await hall.store.write(work)
    if wish.zone is not None:
        work = partial(players.set_zone, player=devices.check_somebody(caller), zone=wish.zone)
        await hall.store.write(work)
    return await read_me(hall, caller)


@router.delete("/me", status_code=204)
async def forget_me(hall: TheHall, caller: TheCaller) -> None:
    """Leave for good: keys, channels, notes and what was learnt go at once, and cannot come back.

    Bots play on where other people do. Results stay, of somebody without a name.
    """
    await forgetting.forget_me(hall, caller)


@router.get("/me/turns")
async def list_turns(hall: TheHall, caller: TheCaller) -> list[TurnOut]:
    """Where the caller is to act: where other people wait first, then what is open longest."""
    player = devices.check_somebody(caller)
    found = await hall.store.read(partial(turns.of, player=player))
    return [TurnOut(**vars(turn)) for turn in found]


@router.get("/me/keys")
async def list_keys(hall: TheHall, caller: TheCaller) -> list[KeyOut]:
    """The keys that open the caller's player: browsers, programs, the recovery key."""
    player = devices.check_somebody(caller)
    found = await hall.store.read(partial(players.keys_of, player=player))
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
async def make_key(wish: KeyRequest, hall: TheHall, caller: TheCaller) -> Secret:
    """A key for a program, or a new recovery key; it is shown this once."""
    if wish.kind == RECOVERY:
        return Secret(secret=await devices.new_pass(hall, caller, RECOVERY))
    return Secret(secret=await devices.new_key(hall, caller, PROGRAM, wish.label))


@router.patch("/me/keys/{key}")
async def name_key(
    key: NamedKey, wish: LabelRequest, hall: TheHall, caller: TheCaller
) -> list[KeyOut]:
    """What a device is called."""
    await devices.name_key(hall, caller, key, wish.label)
    return await list_keys(hall, caller)


@router.delete("/me/keys/{key}", status_code=204)
async def end_key(key: NamedKey, hall: TheHall, caller: TheCaller) -> None:
    """This key opens nothing any more; pages that it opened close."""
    await devices.end_key(hall, caller, key)


@router.delete("/me/keys")
async def end_other_keys(hall: TheHall, caller: TheCaller) -> list[KeyOut]:
    """No other browser and no program opens the player any more."""
    await devices.end_others(hall, caller)
    return await list_keys(hall, caller)


@router.post("/me/link", status_code=201)
async def make_code(hall: TheHall, caller: TheCaller) -> Secret:
    """A code that lets one more device in, once, within ten minutes."""
    return Secret(secret=await devices.new_pass(hall, caller, CODE))


@router.post("/link")
async def link(
    wish: LinkRequest,
    request: Request,
    response: Response,
    hall: TheHall,
    caller: TheCaller,
    tries: TheTries,
) -> Linked:
    """Let this device in, by a code or by the recovery key."""
    given = await devices.pass_of(hall, tries, address_of(request), wish.code, wish.key)
    secret = await enter(hall, given, caller, wish.bring, request, response)
    return Linked(id=given.key.player, name=given.name, holder_token=secret)


async def enter(
    hall: Hall,
    given: devices.Pass,
    caller: Caller,
    bring: bool,
    request: Request,
    response: Response,
) -> str | None:
    """Let the device in; gives its new secret, which a browser gets as its cookie, too."""
    secret, is_program = new_token(), request.url.path.startswith("/api/")
    label = label_of(request.headers.get("user-agent", ""))
    fresh = devices.NewKey(hashed(secret), PROGRAM if is_program else BROWSER, label)
    if not await devices.let_in(hall, given, caller, bring, fresh):
        return None
    if not bearer_of(request):
        give_cookie(request, response, secret)
    return secret
