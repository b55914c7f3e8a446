"""HTTP requests to addresses that players gave: public hosts only, one request, one deadline.

The name is resolved once and the connection is made to that very address, so that a name cannot
change its meaning in between. Redirects are not followed.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Mapping
from dataclasses import dataclass, replace
from http.client import HTTPConnection, HTTPException
from ipaddress import IPv6Address, ip_address
from typing import Final
from urllib.parse import urlsplit

from dynasty.server.clock import SECONDS_PER_DAY
from dynasty.server.errors import BadAddress
from dynasty.server.notifications.bounded_sockets import Budget, connect_to, encrypt
from dynasty.server.thread_pools import DNS_POOL

HTTPS_PORT: Final = 443
FIRST_FREE_PORT: Final = 1024  # other services use the ports below it
MAX_URL_CHARS: Final = 500


@dataclass(frozen=True)
class RequestTarget:
    """The target of a request: a URL and the IP address that was found for its host."""

    url: str
    host: str
    port: int
    path: str
    secure: bool
    machine: str = ""  # empty: not looked up yet


@dataclass(frozen=True)
class HttpAnswer:
    """The answer to a request; status 0 if there was none."""

    status: int
    retry_after: float = 0.0

    @property
    def is_good(self) -> bool:
        return 200 <= self.status < 300

    @property
    def is_gone(self) -> bool:
        return self.status in (404, 410)


async def resolve_target(url: str, private: bool, seconds: float) -> RequestTarget:
    """Return the target that a URL names, resolved within this time.

    BadAddress if nothing may be sent there. PoolBusy if too many other lookups wait.
    """
    named = parse_target(url, private)
    machines = await look_up_host(named.host, named.port, seconds)
    if not machines or not (private or all(map(is_public_address, machines))):
        raise BadAddress("hook-private", host=named.host)
    return replace(named, machine=machines[0])


def parse_target(url: str, private: bool) -> RequestTarget:
    """Return the unresolved target of a URL; raise BadAddress if nothing may be sent there."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError as error:
        raise BadAddress("hook-address") from error
    secure = parts.scheme == "https"
    if len(url) > MAX_URL_CHARS or not host.isprintable() or not host or parts.username is not None:
        raise BadAddress("hook-address")
    if not secure and not (private and parts.scheme == "http"):
        raise BadAddress("hook-https")
    port = port or (HTTPS_PORT if secure else 80)
    if not private and port != HTTPS_PORT and port < FIRST_FREE_PORT:
        raise BadAddress("hook-port", port=port)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    if not path.isascii() or not path.isprintable() or " " in path:
        raise BadAddress("hook-address")
    return RequestTarget(url, host, port, path, secure)


async def look_up_host(host: str, port: int, seconds: float) -> list[str]:
    """Return the IP addresses of this host; raise BadAddress if there are none in time.

    PoolBusy if too many other lookups wait.
    """
    try:
        async with asyncio.timeout(seconds):
            found = await DNS_POOL.run_soon(
                seconds / 2, socket.getaddrinfo, host, port, type=socket.SOCK_STREAM
            )
    except TimeoutError as error:
        raise BadAddress("hook-slow", host=host) from error
    except (OSError, UnicodeError) as error:
        raise BadAddress("hook-unknown", host=host) from error
    return [str(entry[4][0]) for entry in found]


def is_public_address(machine: str) -> bool:
    """Return whether this is a public IP address, also when it is embedded in an IPv6 address."""
    found = ip_address(machine.partition("%")[0])
    if isinstance(found, IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo or (None, None))[1]
        if inner is not None:
            return inner.is_global
    return found.is_global and not found.is_multicast


def post_request(
    where: RequestTarget, body: bytes, headers: Mapping[str, str], seconds: float
) -> HttpAnswer:
    """Send a POST request once; return status 0 if there is no answer in time.

    Only the head of the answer is read.
    """
    connection = HTTPConnection(where.host, where.port)
    try:
        plain = connect_to(where.machine, where.port, Budget(seconds))
        connection.sock = plain
        if where.secure:
            connection.sock = encrypt(plain, where.host)
        connection.request("POST", where.path, body, dict(headers))
        answer = connection.getresponse()
        return HttpAnswer(answer.status, retry_after_seconds(answer.getheader("retry-after", "")))
    except (OSError, HTTPException, ValueError):
        return HttpAnswer(0)
    finally:
        connection.close()


def retry_after_seconds(header: str) -> float:
    """Return the seconds of a Retry-After header, at most a day."""
    return min(float(header), SECONDS_PER_DAY) if header.isascii() and header.isdigit() else 0.0
