"""Web Push: a message for one browser, sealed for it alone, by the service that its maker runs."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NoBase64
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric.ec import (
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from dynasty.kernel import Worded
from dynasty.server.post.messages import SEVERAL, Message
from dynasty.server.store.schema import SERVER

KEY: Final = "vapid"  # of the server's own private key, among what it remembers
SECRET: Final = 16  # bytes of a subscription's
CURVE: Final = SECP256R1()
LASTS: Final = 12 * 3600  # seconds for which a signature is good
KEPT: Final = 24 * 3600  # seconds for which the service waits for a browser that is off
LONGEST: Final = 600  # signs of a text; the whole must fit into 4 kB
NOBODY: Final = "mailto:nobody@localhost"  # who answers for a server that names no mailbox
ALL_TABLES: Final = "tables"


class BadSubscription(Worded):
    """These are not the keys of a browser."""


@dataclass(frozen=True)
class Subscription:
    """Where a browser is reached, and what seals messages for it."""

    endpoint: str
    point: bytes
    secret: bytes


# The server's own key


def key_of(connection: Connection) -> str:
    """The server's private key, made once; browsers know it by its public half."""
    found = select(SERVER.c.value).where(SERVER.c.key == KEY)
    known: str | None = connection.execute(found).scalar()
    if known is None:
        fresh = generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big")
        with suppress(IntegrityError), connection.begin_nested():  # another worker was faster
            connection.execute(insert(SERVER).values(key=KEY, value=plain(fresh)))
        known = connection.execute(found).scalar_one()
    return known


def public_of(key: str) -> str:
    """What a browser needs to know of it."""
    return plain(point_of(signer(key).private_key))


def signer(key: str) -> Any:
    return Vapid02.from_raw(key.encode())


def point_of(key: EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def plain(data: bytes) -> str:
    """As the web writes it."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def read(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


# Subscriptions


def subscription(endpoint: str, keys: str) -> Subscription:
    """Out of POINT.SECRET, as a browser gives them; BadSubscription if that is none."""
    try:
        point, secret = (read(part) for part in keys.split("."))
        EllipticCurvePublicKey.from_encoded_point(CURVE, point)
    except (ValueError, NoBase64) as error:
        raise BadSubscription("push-keys") from error
    if len(secret) != SECRET:
        raise BadSubscription("push-keys")
    return Subscription(endpoint, point, secret)


# Messages


def request(
    to: Subscription, message: Message, language: str, key: str, sender: str, now: float
) -> tuple[bytes, dict[str, str]]:
    """Body and headers: sealed, signed, and under a topic, so that a later one replaces it."""
    body = http_ece.encrypt(
        json.dumps(told(message, language), ensure_ascii=False).encode(),
        private_key=generate_private_key(CURVE),
        dh=to.point,
        auth_secret=to.secret,
        version="aes128gcm",
    )
    parts = urlsplit(to.endpoint)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "sub": f"mailto:{sender}" if sender else NOBODY,
        "exp": int(now) + LASTS,
    }
    headers = {
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT),
        "Topic": tag_of(message),
        "Urgency": "high",
        **signer(key).sign(claims),
    }
    return body, headers


def told(message: Message, language: str) -> dict[str, str]:
    """What the service worker shows; a click leads to the table."""
    address = str(message.facts.get("address", ""))
    lines = [line for line in message.text.split("\n")[1:] if line and line != address]
    return {
        "title": message.subject,
        "body": "\n".join(lines)[:LONGEST],
        "tag": tag_of(message),
        "url": urlsplit(address).path or "/",
        "lang": language,
    }


def tag_of(message: Message) -> str:
    """A table: of it there is one notice at a time."""
    return ALL_TABLES if message.kind == SEVERAL else str(message.facts.get("table", ALL_TABLES))
