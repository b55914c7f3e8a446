"""Who asks: a browser by its cookie, a program by its bearer token."""

from __future__ import annotations

from functools import partial

from fastapi import Request, Response

from dynasty.server.door.agents import label_of
from dynasty.server.door.tokens import hashed, new_id, new_token
from dynasty.server.pace.zones import zone_of
from dynasty.server.people import players
from dynasty.server.people.players import BROWSER, KEPT, PROGRAM
from dynasty.server.seats.seating import Caller
from dynasty.server.tables.hall import Forbidden, Hall
from dynasty.text import LANGUAGES, preferred

COOKIE = "dynasty"
LANGUAGE_COOKIE = "language"
A_YEAR = 31_536_000
INVITED = "invited"  # doors that open by a link only
SHORTEST = 32  # characters of a secret that a program makes itself


class KeyEnded(Forbidden):
    """A key that opens nobody any longer."""

    usual = "wrong-key"


class WeakKey(Forbidden):
    """A secret that somebody could guess."""


class NotInvited(Forbidden):
    """Nobody becomes a player here without a link."""

    usual = "wrong-invited"


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def bearer_of(request: Request) -> str:
    """The secret of a program; empty if none came along."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else ""


def secret_of(request: Request) -> str:
    """The caller's own secret; empty if none came along."""
    return bearer_of(request) or request.cookies.get(COOKIE, "")


async def caller_of(request: Request) -> Caller:
    """Whom the secret opens; a browser's is renewed now and then."""
    secret, hall = secret_of(request), hall_of(request)
    key = await hall.keyring.find(hashed(secret)) if secret else None
    if key is None:
        return Caller()
    if key.is_due(hall.clock.now()):
        await hall.keyring.note_use(key)
        if key.kind == BROWSER and not bearer_of(request):
            renewed = Response()
            give_cookie(request, renewed, secret)
            request.state.cookie = renewed.headers["set-cookie"]  # the guard sends it along
    request.state.broken = key.warned  # every page says it
    return Caller(key.player, key.hash)


async def player_of(
    request: Request, response: Response, invited: bool = False
) -> tuple[str, str | None]:
    """The player who asks; somebody new is given a key, and told it once.

    A program may bring a secret of its own, so that an answer that is lost loses it nothing. A
    browser tells its zone, which is the player's unless they say otherwise.
    """
    player, secret = await known_or_new(request, response, invited)
    zone = zone_of(request)
    if zone:
        work = partial(players.note_zone, player=player, zone=zone)
        await hall_of(request).store.write(work)
    return player, secret


async def known_or_new(
    request: Request, response: Response, invited: bool
) -> tuple[str, str | None]:
    caller = await caller_of(request)
    if caller.player:
        return caller.player, None
    hall, own = hall_of(request), bearer_of(request)
    if hall.settings.doors == INVITED and not invited:
        raise NotInvited
    if own and len(own) < SHORTEST:
        raise WeakKey("refused-weak-key", n=SHORTEST)
    if own and await hall.keyring.look_up(hashed(own)) is not None:
        raise KeyEnded
    secret, player = own or new_token(), new_id()
    kind = PROGRAM if own or request.url.path.startswith("/api/") else BROWSER
    label = label_of(request.headers.get("user-agent", ""))
    work = partial(players.add_player, player=player, key=hashed(secret), kind=kind, label=label)
    await hall.store.write(work)
    if own:
        return player, None
    give_cookie(request, response, secret)
    return player, secret


def give_cookie(request: Request, response: Response, secret: str) -> None:
    response.set_cookie(
        COOKIE,
        secret,
        max_age=int(KEPT),
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def language_of(request: Request) -> str:
    """The reader's language: asked for, chosen before, or the browser's."""
    asked = request.query_params.get("lang") or request.cookies.get(LANGUAGE_COOKIE)
    return asked if asked in LANGUAGES else preferred(request.headers.get("accept-language"))
