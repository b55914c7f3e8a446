"""Authenticate requests: a browser by its cookie, a program by its bearer token."""

from __future__ import annotations

from functools import partial

from fastapi import Request, Response

from dynasty.languages import LANGUAGES, negotiated_language
from dynasty.server.db import players
from dynasty.server.db.players import BROWSER_KEY, BROWSER_KEY_SECONDS, PROGRAM_KEY
from dynasty.server.errors import KeyRevoked, NotInvited, WeakKey
from dynasty.server.http.secrets import new_id, new_token, sha256_hex
from dynasty.server.http.user_agent import device_label
from dynasty.server.model.timezones import browser_zone
from dynasty.server.tables.caller import Caller
from dynasty.server.tables.service import TableService

KEY_COOKIE = "dynasty"
LANGUAGE_COOKIE = "language"
YEAR_SECONDS = 31_536_000
INVITATION_ONLY = "invited"  # the setting `doors`: new players need an invitation link
MIN_SECRET_CHARS = 32  # characters of a secret that a program makes itself


def table_service(request: Request) -> TableService:
    service: TableService = request.app.state.service
    return service


def bearer_token(request: Request) -> str:
    """Return the bearer token of a request, or an empty string."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else ""


def request_secret(request: Request) -> str:
    """Return the secret that a request carries, or an empty string."""
    return bearer_token(request) or request.cookies.get(KEY_COOKIE, "")


async def find_caller(request: Request) -> Caller:
    """Return the caller that the secret identifies; renew a browser's cookie when it is due."""
    secret, service = request_secret(request), table_service(request)
    key = await service.key_cache.find(sha256_hex(secret)) if secret else None
    if key is None:
        return Caller()
    if key.is_due(service.clock.now()):
        await service.key_cache.note_use(key)
        if key.kind == BROWSER_KEY and not bearer_token(request):
            renewed = Response()
            set_key_cookie(request, renewed, secret)
            request.state.cookie = renewed.headers["set-cookie"]  # sent by the middleware
    request.state.broken = key.warned  # every page says it
    return Caller(key.player, key.hash)


async def ensure_player(
    request: Request, response: Response, invited: bool = False
) -> tuple[str, str | None]:
    """Return the player of a request and, if the player is new, their secret.

    A program may bring a secret of its own, so that it is not locked out if it loses the answer. A
    browser sends its time zone, which is stored unless the player chose another one.
    """
    player, secret = await find_or_create_player(request, response, invited)
    zone = browser_zone(request)
    if zone:
        work = partial(players.note_zone, player=player, zone=zone)
        await table_service(request).db.write(work)
    return player, secret


async def find_or_create_player(
    request: Request, response: Response, invited: bool
) -> tuple[str, str | None]:
    caller = await find_caller(request)
    if caller.player:
        return caller.player, None
    service, own = table_service(request), bearer_token(request)
    if service.settings.doors == INVITATION_ONLY and not invited:
        raise NotInvited
    if own and len(own) < MIN_SECRET_CHARS:
        raise WeakKey("refused-weak-key", n=MIN_SECRET_CHARS)
    if own and await service.key_cache.look_up(sha256_hex(own)) is not None:
        raise KeyRevoked
    secret, player = own or new_token(), new_id()
    kind = PROGRAM_KEY if own or request.url.path.startswith("/api/") else BROWSER_KEY
    label = device_label(request.headers.get("user-agent", ""))
    work = partial(
        players.add_player, player=player, key=sha256_hex(secret), kind=kind, label=label
    )
    await service.db.write(work)
    if own:
        return player, None
    set_key_cookie(request, response, secret)
    return player, secret


def set_key_cookie(request: Request, response: Response, secret: str) -> None:
    response.set_cookie(
        KEY_COOKIE,
        secret,
        max_age=int(BROWSER_KEY_SECONDS),
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def language_of(request: Request) -> str:
    """Return the reader's language: from the query, else the cookie, else the browser's header."""
    asked = request.query_params.get("lang") or request.cookies.get(LANGUAGE_COOKIE)
    return (
        asked if asked in LANGUAGES else negotiated_language(request.headers.get("accept-language"))
    )
