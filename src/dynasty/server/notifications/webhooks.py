"""Webhooks: build the request body in the form of each service."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Callable
from html import escape
from typing import Final

from dynasty.server.notifications.message_text import Message

SIGNATURE_HEADER: Final = "X-Dynasty-Signature"
MAX_TEXT_CHARS: Final = 1500  # characters; services cut or refuse longer messages


def json_body(message: Message, prefix: str) -> dict[str, object]:
    """Return all facts of the message as JSON data, for programs."""
    told = {"id": message.mark, "kind": message.kind, "text": text_with_prefix(message, prefix)}
    return {**told, **message.facts}


def discord_body(message: Message, prefix: str) -> dict[str, object]:
    """Return the body for Discord; mentions of everyone are disabled."""
    return {"content": text_with_prefix(message, prefix), "allowed_mentions": {"parse": ["users"]}}


def slack_body(message: Message, prefix: str) -> dict[str, object]:
    """Return the body for Slack; escaped, so that names cannot mention a channel."""
    return {"text": f"{prefix} {escape(message.text, quote=False)}".strip()[:MAX_TEXT_CHARS]}


def telegram_body(message: Message, prefix: str) -> dict[str, object]:
    """Return the body for Telegram, where the prefix is the chat's id."""
    return {"chat_id": prefix, "text": text_with_prefix(message, "")}


def text_with_prefix(message: Message, prefix: str) -> str:
    return f"{prefix} {message.text}".strip()[:MAX_TEXT_CHARS]


BODY_BUILDERS: Final[dict[str, Callable[[Message, str], dict[str, object]]]] = {
    "json": json_body,
    "discord": discord_body,
    "slack": slack_body,
    "telegram": telegram_body,
}
NTFY: Final = "ntfy"  # a service that takes plain text
ALL_FORMS: Final = (*BODY_BUILDERS, NTFY)


def webhook_request(
    form: str, message: Message, prefix: str, secret: str
) -> tuple[bytes, dict[str, str]]:
    """Return body and headers of a webhook's request."""
    if form == NTFY:
        return text_with_prefix(message, prefix).encode(), {
            "Content-Type": "text/plain; charset=utf-8"
        }
    body = json.dumps(BODY_BUILDERS[form](message, prefix), ensure_ascii=False).encode()
    headers = {"Content-Type": "application/json"}
    if form == "json":
        headers[SIGNATURE_HEADER] = (
            "sha256=" + hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()
        )
    return body, headers
