"""Middleware: security headers, and limits on the origin, size, duration and number of requests."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http import HTTPStatus

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from dynasty.server.clock import ARRIVAL_STATE_KEY, SYSTEM_CLOCK, Clock
from dynasty.server.errors import TooManyConnections
from dynasty.server.http.addresses import (
    CONNECTION_RETRY_SECONDS,
    REFUSAL_STATE_KEY,
    client_address,
    forwarded_client_address,
    is_cross_site,
    is_unencrypted,
)
from dynasty.server.http.parsing import parse_int
from dynasty.server.pages.error_handlers import error_response, localized_error_response
from dynasty.server.settings import Settings

CONTENT_SECURITY_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'none'; manifest-src 'self'; worker-src 'self'"
)
SECURITY_HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
}
HTTPS_HEADERS = {
    "cross-origin-opener-policy": "same-origin"
}  # browsers complain of it on plain HTTP
CHANGING_METHODS = {"POST", "PUT", "PATCH", "DELETE"}


def has_cookie_of(headers: MutableHeaders, cookie: str) -> bool:
    """Return whether the response already sets or deletes this cookie."""
    name = cookie.partition("=")[0]
    return any(other.startswith(f"{name}=") for other in headers.getlist("set-cookie"))


class SecurityMiddleware:
    """Middleware around the application."""

    def __init__(self, app: ASGIApp, settings: Settings, clock: Clock = SYSTEM_CLOCK) -> None:
        self.app = app
        self.clock = clock
        self.settings = settings
        self.counts: dict[str, int] = defaultdict(int)
        self.minute = 0
        self.forwarded: Counter[str] = Counter()  # open requests by the address behind a proxy

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        scope.setdefault("state", {})[ARRIVAL_STATE_KEY] = self.clock.now()

        plain, is_answered = is_unencrypted(Request(scope)), False

        async def send_with_headers(message: Message) -> None:
            nonlocal is_answered
            if message["type"] == "http.response.start":
                is_answered = True
                headers = MutableHeaders(scope=message)
                for name, value in (
                    SECURITY_HEADERS if plain else SECURITY_HEADERS | HTTPS_HEADERS
                ).items():
                    headers.setdefault(name, value)
                if message["status"] == HTTPStatus.REQUEST_TIMEOUT:
                    headers["connection"] = "close"  # the rest of the body is not wanted
                renewed = scope.get("state", {}).get("cookie")
                if renewed and not has_cookie_of(headers, renewed):
                    headers.append("set-cookie", renewed)
            await send(message)

        with self.counted(forwarded_client_address(Request(scope))):
            refusal = self.refusal(Request(scope))
            if refusal is not None:
                await refusal(scope, receive, send_with_headers)
                return
            await self.app(scope, self.limited(receive, lambda: is_answered), send_with_headers)

    @contextmanager
    def counted(self, address: str) -> Iterator[None]:
        """Count an open request of an address behind a proxy."""
        if not address:
            yield
            return
        self.forwarded[address] += 1
        try:
            yield
        finally:
            self.forwarded[address] -= 1
            if not self.forwarded[address]:
                del self.forwarded[address]

    def refusal(self, request: Request) -> Response | None:
        """Return the response that refuses this request; None if it is allowed."""
        headers, most = request.headers, self.settings.largest_body
        if crowded := self.crowded(request):
            error = TooManyConnections(crowded, n=self.settings.connections_per_address)
            answer = localized_error_response(request, 503, error)
            answer.headers.update(
                {"connection": "close", "retry-after": str(CONNECTION_RETRY_SECONDS)}
            )
            return answer
        if request.method in CHANGING_METHODS and is_cross_site(headers, self.settings.public_url):
            return error_response(request, 403, "ForeignSite")
        if parse_int(headers.get("content-length", "0"), 0, most) is None:
            return error_response(request, 413, "TooLarge", most=most)
        if self.is_too_busy(request):
            return error_response(request, 429, "TooMany")
        return None

    def crowded(self, request: Request) -> str:
        """Return the key of the sentence about too many connections; empty if there is room."""
        most = self.settings.connections_per_address
        if self.forwarded[forwarded_client_address(request)] > most:
            return "connections-address"
        return str(request.scope["state"].get(REFUSAL_STATE_KEY, ""))

    def is_too_busy(self, request: Request) -> bool:
        """Count a request of an address; return whether it has made too many within this minute."""
        minute = int(time.monotonic() // 60)
        if minute != self.minute:
            self.minute = minute
            self.counts.clear()
        client = client_address(request)
        self.counts[client] += 1
        return self.counts[client] > self.settings.requests_per_minute

    def limited(self, receive: Receive, is_answered: Callable[[], bool]) -> Receive:
        """Limit the size of a body without a stated length, and the time in which it arrives."""
        most, seen, is_whole = self.settings.largest_body, 0, False
        deadline = asyncio.get_running_loop().time() + self.settings.body_seconds

        async def receive_limited() -> Message:
            nonlocal seen, is_whole
            try:
                limit = None if is_whole or is_answered() else deadline
                async with asyncio.timeout_at(limit):
                    message = await receive()
            except TimeoutError as error:
                raise HTTPException(HTTPStatus.REQUEST_TIMEOUT) from error
            is_whole = not message.get("more_body", False)
            seen += len(message.get("body", b""))
            if seen > most:
                raise HTTPException(413, f"at most {most} bytes")
            return message

        return receive_limited
