"""The door: headers, where requests may come from, how large and how many they may be."""

from __future__ import annotations

import time
from collections import defaultdict

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from dynasty.server.daytime import ARRIVED, SYSTEM, Clock
from dynasty.server.door.addresses import address_of, is_foreign, is_plain
from dynasty.server.door.inputs import whole
from dynasty.server.web.problems import tell

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'none'; manifest-src 'self'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
}
APART = {"cross-origin-opener-policy": "same-origin"}  # browsers complain of it on plain HTTP
CHANGING = {"POST", "PUT", "PATCH", "DELETE"}


def has_cookie_of(headers: MutableHeaders, cookie: str) -> bool:
    """Is this cookie set or ended already?"""
    name = cookie.partition("=")[0]
    return any(other.startswith(f"{name}=") for other in headers.getlist("set-cookie"))


class Guard:
    """Wraps the application."""

    def __init__(
        self,
        app: ASGIApp,
        requests_per_minute: int,
        largest_body: int,
        site: str = "",
        clock: Clock = SYSTEM,
    ) -> None:
        self.app = app
        self.clock = clock
        self.site = site
        self.largest_body = largest_body
        self.requests_per_minute = requests_per_minute
        self.counts: dict[str, int] = defaultdict(int)
        self.minute = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        scope.setdefault("state", {})[ARRIVED] = self.clock.now()

        plain = is_plain(Request(scope))

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in (HEADERS if plain else HEADERS | APART).items():
                    headers.setdefault(name, value)
                renewed = scope.get("state", {}).get("cookie")
                if renewed and not has_cookie_of(headers, renewed):
                    headers.append("set-cookie", renewed)
            await send(message)

        refusal = self.refusal(Request(scope))
        if refusal is not None:
            await refusal(scope, receive, send_with_headers)
            return
        await self.app(scope, self.limited(receive), send_with_headers)

    def refusal(self, request: Request) -> Response | None:
        """Why this request goes no further; None if it may."""
        headers = request.headers
        if request.method in CHANGING and is_foreign(headers, self.site):
            return tell(request, 403, "ForeignSite")
        if whole(headers.get("content-length", "0"), 0, self.largest_body) is None:
            return tell(request, 413, "TooLarge", most=self.largest_body)
        if self.is_too_busy(request):
            return tell(request, 429, "TooMany")
        return None

    def is_too_busy(self, request: Request) -> bool:
        """Count the requests of an address within this minute."""
        minute = int(time.monotonic() // 60)
        if minute != self.minute:
            self.minute = minute
            self.counts.clear()
        client = address_of(request)
        self.counts[client] += 1
        return self.counts[client] > self.requests_per_minute

    def limited(self, receive: Receive) -> Receive:
        """A body without a stated length is held to the same limit."""
        seen = 0

        async def receive_limited() -> Message:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > self.largest_body:
                raise HTTPException(413, f"at most {self.largest_body} bytes")
            return message

        return receive_limited
