"""Webhooks: a message in the form that a service wants it."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Callable
from html import escape
from typing import Final

from dynasty.server.post.messages import Message

SIGNATURE: Final = "X-Dynasty-Signature"
LONGEST: Final = 1500  # signs; services cut longer ones off, or refuse them


def plain(message: Message, prefix: str) -> dict[str, object]:
    """Our own: all that is known, for programs."""
    told = {"id": message.mark, "kind": message.kind, "text": said(message, prefix)}
    return {**told, **message.facts}


def discord(message: Message, prefix: str) -> dict[str, object]:
    """No name that somebody chose calls a whole room."""
    return {"content": said(message, prefix), "allowed_mentions": {"parse": ["users"]}}


def slack(message: Message, prefix: str) -> dict[str, object]:
    """Nor here, where such calls stand between angle brackets."""
    return {"text": f"{prefix} {escape(message.text, quote=False)}".strip()[:LONGEST]}


def telegram(message: Message, prefix: str) -> dict[str, object]:
    """Its bots send to a chat, which takes the place of a mention."""
    return {"chat_id": prefix, "text": said(message, "")}


def said(message: Message, prefix: str) -> str:
    return f"{prefix} {message.text}".strip()[:LONGEST]


FORMS: Final[dict[str, Callable[[Message, str], dict[str, object]]]] = {
    "json": plain,
    "discord": discord,
    "slack": slack,
    "telegram": telegram,
}
NTFY: Final = "ntfy"  # takes the text as it is
ALL_FORMS: Final = (*FORMS, NTFY)


def request(form: str, message: Message, prefix: str, secret: str) -> tuple[bytes, dict[str, str]]:
    """Body and headers of the request."""
    if form == NTFY:
        return said(message, prefix).encode(), {"Content-Type": "text/plain; charset=utf-8"}
    body = json.dumps(FORMS[form](message, prefix), ensure_ascii=False).encode()
    headers = {"Content-Type": "application/json"}
    if form == "json":
        headers[SIGNATURE] = "sha256=" + hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()
    return body, headers
