"""Webhooks: the request has the form of its service."""

from __future__ import annotations

import hashlib
import hmac

from dynasty.server.notifications import message_text, webhooks
from dynasty.server.notifications.message_text import TableNews
from dynasty.text import Translator


def test_messages_have_the_form_of_their_service() -> None:
    words = Translator("en")
    waiting = ["Ann <!channel>", "Cy"]
    news = TableNews("t1", "Xi’an", ["turn"], "https://x/tables/t1", waiting=waiting)
    message = message_text.notification_message(words, [news])
    assert message.text.split("\n")[1] == "Ann <!channel> and Cy are waiting for you."
    body, headers = webhooks.webhook_request("json", message, "", "secret")
    signed = hmac.new(b"secret", body, hashlib.sha256).hexdigest()
    assert headers[webhooks.SIGNATURE_HEADER] == f"sha256={signed}"
    assert b'"table": "t1"' in body
    assert b"<!channel>" not in webhooks.webhook_request("slack", message, "", "")[0]
    assert b'"chat_id": "-5"' in webhooks.webhook_request("telegram", message, "-5", "")[0]
    assert webhooks.webhook_request("ntfy", message, "", "")[1]["Content-Type"].startswith(
        "text/plain"
    )
