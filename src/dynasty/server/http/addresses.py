"""Addresses: where a request comes from, and where this server can be reached."""

from __future__ import annotations

import re
import socket
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from fastapi import Request
from starlette.datastructures import Headers

from dynasty.kernel import BadOptions
from dynasty.server.errors import BadInput
from dynasty.server.http.parsing import parse_url
from dynasty.server.settings import Settings

# Names that only nearby machines can resolve, so that they are never another site's.
LAN_HOST_PATTERN: Final = re.compile(
    r"[a-z][a-z0-9-]*|[a-z0-9.-]+\.(localhost|local|lan|internal|home\.arpa)"
)
ALL_INTERFACES: Final = "0.0.0.0"  # only if the operator asks for it
LOOPBACK_HOSTS: Final = ("localhost", "127.0.0.1", "::1")
UNUSED_ADDRESS: Final = ("192.0.2.1", 9)  # a reserved address that no machine has
PEER_STATE_KEY: Final = (
    "peer"  # in a request's state: the machine at the other end of its connection
)
REFUSAL_STATE_KEY: Final = "refusal"  # there, too: the key of why its connection is refused
CONNECTION_RETRY_SECONDS: Final = 10  # after which a refused connection may be tried again
PUBLIC_URL_PATTERN: Final = re.compile(r"https?://([a-z0-9.-]+|\[[0-9a-f:]+\])(:[0-9]{1,5})?")


def checked_public_url(text: str) -> str:
    """Return a public address such as https://play.example:8443; raise if it is longer."""
    found = text.strip().lower().removesuffix("/")
    if not PUBLIC_URL_PATTERN.fullmatch(found):
        raise BadOptions("bad-public-url", given=text)
    return found


def client_address(request: Request) -> str:
    """Return the client's address; all IPv6 addresses of one network count as one."""
    return limited_address(request.client.host if request.client else "")


def limited_address(host: str) -> str:
    """Return the address that counts for this host: for IPv6, its network."""
    if ":" not in host:
        return host
    try:
        found = IPv6Address(host)
    except ValueError:  # a proxy said so
        return host
    return str(found.ipv4_mapped or ip_network((found, 64), strict=False))


def forwarded_client_address(request: Request) -> str:
    """Return the client's address if a proxy forwards the request; empty if no proxy does."""
    peer = request.scope.get("state", {}).get(PEER_STATE_KEY)
    client = request.client.host if request.client else ""
    return "" if peer is None or peer == client else limited_address(client)


def is_cross_site(headers: Headers, site: str = "") -> bool:
    """Return whether a browser says that a request comes from another site; programs need not."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site") == "cross-site"
    try:
        there = parse_url(origin).netloc
    except BadInput:
        return True
    return not there or there not in (headers.get("host", ""), parse_url(site).netloc)


def site_url(request: Request, settings: Settings) -> str:
    """Return the address for links to this server: the configured one, else a nearby one.

    A request from this machine names it as only this machine can, so it gets the address in the
    local network, if there is one. A public name is not believed, because any request can claim
    one: then the result is empty.
    """
    if settings.public_url:
        return settings.public_url
    try:
        asked = parse_url(f"//{request.headers.get('host', '')}")
        host, port = asked.hostname or "", asked.port
    except ValueError:  # a port that is none
        return ""
    if not is_lan_host(host):
        return ""
    if settings.everywhere and host in LOOPBACK_HOSTS:
        host = lan_address() or host
    named = f"[{host}]" if ":" in host else host
    return f"{request.url.scheme}://{named}" + (f":{port}" if port else "")


def lan_address() -> str:
    """Return this machine's address in the local network; empty if none. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(UNUSED_ADDRESS)
            found: str = probe.getsockname()[0]
        except OSError:
            return ""
    return "" if ip_address(found).is_loopback else found


def is_loopback_url(site: str) -> bool:
    """Return whether no other machine can reach this address."""
    return parse_url(site).hostname in LOOPBACK_HOSTS


def is_unencrypted(request: Request) -> bool:
    """Return whether others could read the connection: plain HTTP, except on this very machine."""
    if request.scope["scheme"] == "https":
        return False
    try:
        return parse_url(f"//{request.headers.get('host', '')}").hostname not in LOOPBACK_HOSTS
    except BadInput:
        return True


def is_lan_host(host: str) -> bool:
    """Return whether a host is in this network: this machine, a private address, a bare name."""
    try:
        return not ip_address(host).is_global
    except ValueError:
        return LAN_HOST_PATTERN.fullmatch(host) is not None
