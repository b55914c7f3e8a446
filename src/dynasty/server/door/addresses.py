"""Addresses: where a request comes from, and where this server is reached."""

from __future__ import annotations

import re
import socket
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from fastapi import Request
from starlette.datastructures import Headers

from dynasty.kernel import BadOptions
from dynasty.server.door.inputs import BadInput, address
from dynasty.server.settings import Settings

# Names that only nearby machines can resolve, so that they are never another site's.
NEARBY: Final = re.compile(
    r"[a-z][a-z0-9-]*|[a-z0-9.-]+\.(localhost|local|lan|internal|home\.arpa)"
)
EVERYWHERE: Final = "0.0.0.0"  # only where somebody asks for it
THIS_MACHINE: Final = ("localhost", "127.0.0.1", "::1")
ELSEWHERE: Final = ("192.0.2.1", 9)  # of nobody, by agreement
SITE: Final = re.compile(r"https?://([a-z0-9.-]+|\[[0-9a-f:]+\])(:[0-9]{1,5})?")


def checked_site(text: str) -> str:
    """A public address such as https://play.example:8443, with nothing behind it."""
    found = text.strip().lower().removesuffix("/")
    if not SITE.fullmatch(found):
        raise BadOptions("bad-public-url", given=text)
    return found


def address_of(request: Request) -> str:
    """The machine that asks; the IPv6 addresses of one network count as one."""
    host = request.client.host if request.client else ""
    if ":" not in host:
        return host
    try:
        found = IPv6Address(host)
    except ValueError:  # a proxy said so
        return host
    return str(found.ipv4_mapped or ip_network((found, 64), strict=False))


def is_foreign(headers: Headers, site: str = "") -> bool:
    """Does a browser say that a request comes from another site? Programs need not say."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site") == "cross-site"
    try:
        there = address(origin).netloc
    except BadInput:
        return True
    return not there or there not in (headers.get("host", ""), address(site).netloc)


def site_of(request: Request, settings: Settings) -> str:
    """The address to put before an invitation: the configured one, else a nearby one.

    Whoever asks from the very machine names it as nobody else can: where the house can reach
    it, its address there. What a request says about a name of the wide world is not believed:
    empty.
    """
    if settings.public_url:
        return settings.public_url
    try:
        asked = address(f"//{request.headers.get('host', '')}")
        host, port = asked.hostname or "", asked.port
    except ValueError:  # a port that is none
        return ""
    if not is_nearby(host):
        return ""
    if settings.everywhere and host in THIS_MACHINE:
        host = house_address() or host
    named = f"[{host}]" if ":" in host else host
    return f"{request.url.scheme}://{named}" + (f":{port}" if port else "")


def house_address() -> str:
    """The address of this machine in its house; nothing is sent to learn it. Empty if none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
            found: str = probe.getsockname()[0]
        except OSError:
            return ""
    return "" if ip_address(found).is_loopback else found


def is_own_machine(site: str) -> bool:
    """Is this an address that no other machine can reach?"""
    return address(site).hostname in THIS_MACHINE


def is_plain(request: Request) -> bool:
    """Could others on the way read along? Not on this very machine."""
    if request.scope["scheme"] == "https":
        return False
    try:
        return address(f"//{request.headers.get('host', '')}").hostname not in THIS_MACHINE
    except BadInput:
        return True


def is_nearby(host: str) -> bool:
    """Is this a machine of this house: itself, a private address, a name without a domain?"""
    try:
        return not ip_address(host).is_global
    except ValueError:
        return NEARBY.fullmatch(host) is not None
