"""How a table went on, or why it is shut, in the reader's language."""

from __future__ import annotations

from dynasty.server.tables.room import Resume
from dynasty.server.tables.stored import Stored
from dynasty.text import Words


def shut_words(table: Stored, language: str) -> str:
    """Why a table is not open; nothing if it could be."""
    if table.fault is None:
        return ""
    key, values = table.why()
    return Words(language).say(key, **values)


def resumed_words(resume: Resume, language: str) -> str:
    """How a table went on where its log no longer replayed."""
    return Words(language).say(
        f"resumed-{resume.reason}", version=resume.edition.version, dropped=resume.dropped
    )
