"""Web Push: an encrypted message for one browser, sent by the push service of its maker."""

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

from dynasty.server.db.schema import SERVER
from dynasty.server.errors import BadPushSubscription
from dynasty.server.notifications.message_text import KIND_SEVERAL, Message

VAPID_ROW_KEY: Final = "vapid"  # the row of the server's private key
SECRET_BYTES: Final = 16  # bytes of a subscription's secret
CURVE: Final = SECP256R1()
SIGNATURE_SECONDS: Final = 12 * 3600  # seconds for which a signature is valid
PUSH_TTL_SECONDS: Final = 24 * 3600  # seconds for which the service stores a message
MAX_BODY_CHARS: Final = 600  # characters of a text; the whole must fit into 4 kB
FALLBACK_CONTACT: Final = "mailto:nobody@localhost"  # the contact of a server without a mailbox
ALL_TABLES_TAG: Final = "tables"


@dataclass(frozen=True)
class PushSubscription:
    """The address of a browser's push service and the keys for encrypting messages to it."""

    endpoint: str
    point: bytes
    secret: bytes


# The server's own key


def load_private_key(connection: Connection) -> str:
    """Return the server's private VAPID key; create it the first time."""
    found = select(SERVER.c.value).where(SERVER.c.key == VAPID_ROW_KEY)
    known: str | None = connection.execute(found).scalar()
    if known is None:
        fresh = generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big")
        with suppress(IntegrityError), connection.begin_nested():  # another worker was faster
            connection.execute(
                insert(SERVER).values(key=VAPID_ROW_KEY, value=encode_base64url(fresh))
            )
        known = connection.execute(found).scalar_one()
    return known


def public_key_text(key: str) -> str:
    """Return the public key for browsers."""
    return encode_base64url(public_point(vapid_signer(key).private_key))


def vapid_signer(key: str) -> Any:
    return Vapid02.from_raw(key.encode())


def public_point(key: EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encode_base64url(data: bytes) -> str:
    """Return the bytes as unpadded URL-safe base64."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def decode_base64url(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


# Subscriptions


def parse_subscription(endpoint: str, keys: str) -> PushSubscription:
    """Return the subscription from keys like POINT.SECRET; raise BadPushSubscription if invalid."""
    try:
        point, secret = (decode_base64url(part) for part in keys.split("."))
        EllipticCurvePublicKey.from_encoded_point(CURVE, point)
    except (ValueError, NoBase64) as error:
        raise BadPushSubscription("push-keys") from error
    if len(secret) != SECRET_BYTES:
        raise BadPushSubscription("push-keys")
    return PushSubscription(endpoint, point, secret)


# Messages


def push_request(
    to: PushSubscription, message: Message, language: str, key: str, sender: str, now: float
) -> tuple[bytes, dict[str, str]]:
    """Return encrypted body and signed headers, with a topic by which later messages replace it."""
    body = http_ece.encrypt(
        json.dumps(push_payload(message, language), ensure_ascii=False).encode(),
        private_key=generate_private_key(CURVE),
        dh=to.point,
        auth_secret=to.secret,
        version="aes128gcm",
    )
    parts = urlsplit(to.endpoint)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "sub": f"mailto:{sender}" if sender else FALLBACK_CONTACT,
        "exp": int(now) + SIGNATURE_SECONDS,
    }
    headers = {
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(PUSH_TTL_SECONDS),
        "Topic": push_tag(message),
        "Urgency": "high",
        **vapid_signer(key).sign(claims),
    }
    return body, headers


def push_payload(message: Message, language: str) -> dict[str, str]:
    """Return the data that the service worker shows; a click opens the table."""
    address = str(message.facts.get("address", ""))
    lines = [line for line in message.text.split("\n")[1:] if line and line != address]
    return {
        "title": message.subject,
        "body": "\n".join(lines)[:MAX_BODY_CHARS],
        "tag": push_tag(message),
        "url": urlsplit(address).path or "/",
        "lang": language,
    }


def push_tag(message: Message) -> str:
    """Return the tag of the message, which is its table: a browser shows one message per tag."""
    return (
        ALL_TABLES_TAG
        if message.kind == KIND_SEVERAL
        else str(message.facts.get("table", ALL_TABLES_TAG))
    )
