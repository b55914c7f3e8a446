"""The text of notifications: a sentence for every kind, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from dynasty.server.db.notifications import NOTICE_KINDS
from dynasty.server.notifications import message_text
from dynasty.server.notifications.message_text import TableNews
from dynasty.text import LANGUAGES, Translator


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_has_its_words(language: str) -> None:
    words = Translator(language)
    for kind in NOTICE_KINDS:
        message = message_text.notification_message(
            words, [TableNews("t1", "Xi’an", [kind], "https://x/tables/t1")]
        )
        assert (message.kind, message.text.count("\n")) == (kind, 1)
        assert "Xi’an" in message.subject
    both: Any = [TableNews(table, "Xi’an", ["late", "turn", "over"]) for table in ("t1", "t2")]
    several = message_text.notification_message(words, both)
    assert [fact["kind"] for fact in several.facts["tables"]] == ["late", "late"]
    assert several.text.count("\n\n") == 2
