"""A browser's side of Web Push: keys of its own, and a service that takes what is sent to it."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric.ec import (
    SECP256R1,
    EllipticCurvePrivateKey,
    generate_private_key,
)
from py_vapid import Vapid02

from dynasty.server.notifications.web_push import decode_base64url, encode_base64url, public_point
from tests.server.support.webhook_receiver import Receiver

SECRET = b"sixteen bytes of"


@dataclass
class BrowserKey:
    """What a browser keeps to itself when it subscribes."""

    key: EllipticCurvePrivateKey = field(default_factory=lambda: generate_private_key(SECP256R1()))

    def channel(self, machine: Receiver) -> dict[str, str]:
        """What it tells the server."""
        keys = f"{encode_base64url(public_point(self.key))}.{encode_base64url(SECRET)}"
        return {"kind": "push", "address": machine.url, "keys": keys}

    def read(self, body: bytes) -> dict[str, Any]:
        """Open what was sealed for this browser."""
        opened = http_ece.decrypt(
            body, private_key=self.key, auth_secret=SECRET, version="aes128gcm"
        )
        found: dict[str, Any] = json.loads(opened)
        return found


def claims_of(headers: dict[str, str]) -> tuple[str, dict[str, Any]]:
    """The server's public key and what it signed; the signature is right."""
    authorization = headers["Authorization"]
    assert Vapid02.verify(authorization)
    parts = dict(part.split("=", 1) for part in authorization.split(" ", 1)[1].split(","))
    claims: dict[str, Any] = json.loads(decode_base64url(parts["t"].split(".")[1]))
    return parts["k"], claims
