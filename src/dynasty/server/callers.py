"""Who asks: a browser by its cookie, a program by its bearer token."""

from __future__ import annotations

from fastapi import Request, Response

from dynasty.server.hall import Hall
from dynasty.server.seating import Caller
from dynasty.server.tokens import hashed, new_token
from dynasty.text import LANGUAGES, preferred

COOKIE = "dynasty"
LANGUAGE_COOKIE = "language"
A_YEAR = 31_536_000


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def secret_of(request: Request) -> str | None:
    """The caller's own secret, if one came along."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return token
    return request.cookies.get(COOKIE)


def caller_of(request: Request) -> Caller:
    secret = secret_of(request)
    return Caller(frozenset({hashed(secret)}) if secret else frozenset())


def holder_of(request: Request, response: Response) -> tuple[str, str | None]:
    """The hash of the caller's secret; a caller without one is given it, and told it once."""
    secret = secret_of(request)
    if secret is not None:
        return hashed(secret), None
    fresh = new_token()
    give_cookie(request, response, fresh)
    return hashed(fresh), fresh


def give_cookie(request: Request, response: Response, secret: str) -> None:
    response.set_cookie(
        COOKIE,
        secret,
        max_age=A_YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def language_of(request: Request) -> str:
    """The reader's language: asked for, chosen before, or the browser's."""
    asked = request.query_params.get("lang") or request.cookies.get(LANGUAGE_COOKIE)
    return asked if asked in LANGUAGES else preferred(request.headers.get("accept-language"))
