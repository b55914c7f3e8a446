"""Limits for connections: how many there may be, and how long a request may take to arrive.

Limits hold for each server process. Proxies that may name their clients (FORWARDED_ALLOW_IPS) are
not counted as an address; the middleware counts the requests of their clients.
"""

from __future__ import annotations

import asyncio
import socket
from collections import Counter
from pathlib import Path
from typing import Any, Final, cast

import h11
from uvicorn import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol

from dynasty.server.http.addresses import (
    CONNECTION_RETRY_SECONDS,
    PEER_STATE_KEY,
    REFUSAL_STATE_KEY,
    limited_address,
)
from dynasty.server.settings import Settings
from dynasty.text import LANGUAGES, Translator

HEAD_PART: Final = "head"
BODY_PART: Final = "body"
REFUSED_HEAD_SECONDS: Final = 2.0  # for the head of a request that will be refused
CLOSE_GRACE_SECONDS: Final = 2.0  # for an answer in words before the connection is cut
MAX_ACCEPTS_AT_ONCE: Final = 8  # connections in one go
REASON_PHRASES: Final = {408: "Request Timeout", 503: "Service Unavailable"}


class OpenSockets:
    """The open sockets of this process by address, and those that wait for a request's head."""

    def __init__(self, settings: Settings, max_sockets: int | None = None) -> None:
        self.settings = settings
        self.max_sockets = max_sockets
        allowed = Config("", log_config=None).forwarded_allow_ips
        self.proxies = ProxyHeadersMiddleware(cast("Any", None), allowed).trusted_hosts
        self.counts: Counter[str] = Counter()
        self.total = 0
        self.heads: dict[Connection, None] = {}  # the oldest first
        self.closing: set[Connection] = set()  # closed for new ones, their sockets not yet

    def address_of(self, host: str) -> str:
        """Return the address that is counted for this machine; empty for a proxy."""
        return "" if host in self.proxies else limited_address(host)

    def is_crowded(self, host: str) -> bool:
        """Return whether this address has more connections than it may have."""
        address = self.address_of(host)
        return bool(address) and self.counts[address] > self.settings.connections_per_address

    def is_full(self) -> bool:
        return self.max_sockets is not None and self.total >= self.max_sockets

    def may_enter(self, host: str) -> bool:
        """Return whether this machine may open a socket, at least to read why it is refused."""
        if self.is_full():
            return False
        address = self.address_of(host)
        return not address or self.counts[address] < 2 * self.settings.connections_per_address

    def enter(self, host: str) -> None:
        self.total += 1
        self.counts[self.address_of(host)] += 1

    def leave(self, host: str) -> None:
        self.total -= 1
        address = self.address_of(host)
        self.counts[address] -= 1
        if not self.counts[address]:
            del self.counts[address]


class AcceptedSocket(socket.socket):
    """An accepted socket, counted until it is closed."""

    host: str | None = None

    def close(self) -> None:
        super().close()
        host, self.host = self.host, None
        if host is not None:
            OPEN_SOCKETS.leave(host)


class CountingListenSocket(socket.socket):
    """A listening socket that counts what it accepts, unfinished TLS handshakes included."""

    accepted = 0  # since the loop last did something else

    def accept(self) -> tuple[socket.socket, Any]:
        """Return the next connection that may enter; the others are closed.

        The loop calls this until it raises, and again after its other work: after a few
        connections, and when all sockets are in use but one of them is about to be closed.
        """
        while True:
            self.accepted += 1
            if self.accepted > MAX_ACCEPTS_AT_ONCE or (OPEN_SOCKETS.is_full() and make_room()):
                self.accepted = 0
                raise BlockingIOError
            plain, address = super().accept()
            if OPEN_SOCKETS.may_enter(address[0]):
                found = AcceptedSocket(plain.family, plain.type, plain.proto, plain.detach())
                found.host = address[0]
                OPEN_SOCKETS.enter(address[0])
                return found, address
            plain.close()


class Loop(asyncio.SelectorEventLoop):
    """An event loop whose servers count their sockets and limit the time of a TLS handshake."""

    async def create_server(self, *given: Any, **options: Any) -> asyncio.Server:
        sock = options.get("sock")
        if sock is not None:
            options["sock"] = CountingListenSocket(
                sock.family, sock.type, sock.proto, sock.detach()
            )
        if options.get("ssl") is not None:
            options["ssl_handshake_timeout"] = OPEN_SOCKETS.settings.head_seconds
        return await super().create_server(*given, **options)


class Connection(H11Protocol):
    """A connection that limits the time in which requests arrive, and may be one too many."""

    def __init__(self, *given: Any, **options: Any) -> None:
        super().__init__(*given, **options)
        self.max_connections = self.limit_concurrency
        self.limit_concurrency = None  # uvicorn would refuse without a sentence
        self.app = self.mark
        self.refusal = ""  # the key of the sentence that says why
        self.awaited = ""  # the part of a request that must arrive in time
        self.timer: asyncio.TimerHandle | None = None

    @property
    def peer(self) -> str:
        return self.client[0] if self.client else ""

    async def mark(self, scope: Any, receive: Any, send: Any) -> None:
        """Pass a request on with the address and the refusal that the middleware needs."""
        scope["state"][PEER_STATE_KEY] = self.peer
        scope["state"][REFUSAL_STATE_KEY] = self.refusal
        await self.config.loaded_app(scope, receive, send)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if OPEN_SOCKETS.is_crowded(self.peer):
            self.refusal = "connections-address"
        elif self.max_connections and len(self.connections) > self.max_connections:
            self.refusal = "" if close_oldest_head() else "connections-all"
        self.watch()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.watch_for("")
        OPEN_SOCKETS.closing.discard(self)

    def handle_events(self) -> None:
        super().handle_events()
        self.watch()

    def watch(self) -> None:
        """Set the time limit for what must arrive next.

        Between two requests uvicorn has its own limit.
        """
        state, is_idle = self.conn.their_state, self.timeout_keep_alive_task is not None
        if self.transport.is_closing():
            self.watch_for("")
        elif state is h11.IDLE:
            self.watch_for("" if is_idle else HEAD_PART)
        else:
            self.watch_for(BODY_PART if state is h11.SEND_BODY else "")

    def watch_for(self, part: str) -> None:
        """Start the time limit of this part of a request, unless it is already running."""
        if part == self.awaited:
            return
        self.awaited = part
        OPEN_SOCKETS.heads.pop(self, None)
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if part == HEAD_PART:
            OPEN_SOCKETS.heads[self] = None
        if part:
            self.timer = self.loop.call_later(self.seconds_for(part), self.give_up)

    def seconds_for(self, part: str) -> float:
        if part == BODY_PART:  # the guard answers in words first
            return OPEN_SOCKETS.settings.body_seconds + CLOSE_GRACE_SECONDS
        return REFUSED_HEAD_SECONDS if self.refusal else OPEN_SOCKETS.settings.head_seconds

    def give_up(self) -> None:
        """Close a connection whose request did not arrive; say why if the request had begun."""
        if self.awaited == HEAD_PART and (self.refusal or self.conn.trailing_data[0]):
            self.transport.write(raw_response(self.refusal))
        self.watch_for("")
        self.transport.close()
        self.loop.call_later(
            CLOSE_GRACE_SECONDS, self.transport.abort
        )  # a slow reader is not waited for


def close_oldest_head() -> bool:
    """Close the connection that has waited longest for its head; return whether there was one."""
    oldest = next(iter(OPEN_SOCKETS.heads), None)
    if oldest is not None:
        oldest.watch_for("")
        OPEN_SOCKETS.closing.add(oldest)
        oldest.transport.abort()
    return oldest is not None


def make_room() -> bool:
    """Close a connection that waits for its head, unless one is closing; return if one is."""
    return bool(OPEN_SOCKETS.closing) or close_oldest_head()


def raw_response(refusal: str) -> bytes:
    """Return the bytes of an answer, in every language, to a request whose head is unknown."""
    status, key = (503, refusal) if refusal else (408, "wrong-408")
    most = OPEN_SOCKETS.settings.connections_per_address
    text = "\n".join(Translator(language).say(key, n=most) for language in LANGUAGES).encode()
    head = (
        f"HTTP/1.1 {status} {REASON_PHRASES[status]}\r\ncontent-type: text/plain; charset=utf-8\r\n"
        f"content-length: {len(text)}\r\nretry-after: {CONNECTION_RETRY_SECONDS}\r\n"
        "connection: close\r\n\r\n"
    )
    return head.encode() + text


OPEN_SOCKETS = OpenSockets(Settings(Path()))


def limit_connections(settings: Settings, max_sockets: int | None) -> None:
    """Apply these limits to the connections of this process."""
    global OPEN_SOCKETS  # noqa: PLW0603  # uvicorn and asyncio make the objects that need it
    OPEN_SOCKETS = OpenSockets(settings, max_sockets)
