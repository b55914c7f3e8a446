"""Requests to addresses that players gave: to the wide world alone, once, with little patience.

The name is resolved once and the connection made to that very address, so that a name cannot
change its mind in between. Redirects are not followed.
"""

from __future__ import annotations

import socket
import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException
from ipaddress import IPv6Address, ip_address
from typing import Final
from urllib.parse import urlsplit

from dynasty.kernel import Worded

PATIENCE: Final = 6.0  # seconds
MOST_READ: Final = 4096  # bytes of an answer
HTTPS: Final = 443
FIRST_FREE_PORT: Final = 1024  # below it other services listen
LONGEST: Final = 500


class BadAddress(Worded):
    """Nothing is sent there."""


@dataclass(frozen=True)
class Place:
    """Where a request goes: an address of the web, and the machine that was found for it."""

    url: str
    host: str
    port: int
    path: str
    secure: bool
    machine: str


@dataclass(frozen=True)
class Answer:
    """What came back; 0 if nothing did."""

    status: int
    retry_after: float = 0.0

    @property
    def is_good(self) -> bool:
        return 200 <= self.status < 300

    @property
    def is_gone(self) -> bool:
        return self.status in (404, 410)


def place(url: str, private: bool = False) -> Place:
    """The place that an address names, if something may be sent there; else BadAddress."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError as error:
        raise BadAddress("hook-address") from error
    secure = parts.scheme == "https"
    if len(url) > LONGEST or not host.isprintable() or not host or parts.username is not None:
        raise BadAddress("hook-address")
    if not secure and not (private and parts.scheme == "http"):
        raise BadAddress("hook-https")
    port = port or (HTTPS if secure else 80)
    if not private and port != HTTPS and port < FIRST_FREE_PORT:
        raise BadAddress("hook-port", port=port)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    if not path.isascii() or not path.isprintable() or " " in path:
        raise BadAddress("hook-address")
    return Place(url, host, port, path, secure, resolved(host, port, private))


def resolved(host: str, port: int, private: bool) -> str:
    """The machine of this name; every address that it has must be of the wide world."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise BadAddress("hook-unknown", host=host) from error
    machines = [str(entry[4][0]) for entry in found]
    if not machines or not (private or all(map(is_public, machines))):
        raise BadAddress("hook-private", host=host)
    return machines[0]


def is_public(machine: str) -> bool:
    """Is this an address of the wide world? One that is wrapped in another counts as itself."""
    found = ip_address(machine.partition("%")[0])
    if isinstance(found, IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo or (None, None))[1]
        if inner is not None:
            return inner.is_global
    return found.is_global and not found.is_multicast


def post(where: Place, body: bytes, headers: Mapping[str, str]) -> Answer:
    """Send it once; what cannot be reached answers nothing."""
    connection = HTTPConnection(where.host, where.port, timeout=PATIENCE)
    try:
        connection.sock = opened(where)
        connection.request("POST", where.path, body, dict(headers))
        answer = connection.getresponse()
        answer.read(MOST_READ)
        return Answer(answer.status, patience_of(answer.getheader("retry-after", "")))
    except (OSError, HTTPException, ValueError):
        return Answer(0)
    finally:
        connection.close()


def opened(where: Place) -> socket.socket:
    """A connection to the machine that was found, which must prove its name."""
    plain = socket.create_connection((where.machine, where.port), PATIENCE)
    if not where.secure:
        return plain
    return ssl.create_default_context().wrap_socket(plain, server_hostname=where.host)


def patience_of(header: str) -> float:
    """For how many seconds the other side wants to be left alone; at most a day."""
    return min(float(header), 86_400.0) if header.isascii() and header.isdigit() else 0.0
