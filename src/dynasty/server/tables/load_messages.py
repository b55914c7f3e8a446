"""Messages about how a table was loaded, in the reader's language."""

from __future__ import annotations

from dynasty.server.model.room import TableResume
from dynasty.server.model.stored_table import StoredTable
from dynasty.text import Translator


def fault_message(table: StoredTable, language: str) -> str:
    """Return why a table cannot be opened; empty if it can."""
    if table.fault is None:
        return ""
    key, values = table.why()
    return Translator(language).say(key, **values)


def resume_message(resume: TableResume, language: str) -> str:
    """Return how a table continued although its log could not be replayed."""
    return Translator(language).say(
        f"resumed-{resume.reason}", version=resume.edition.version, dropped=resume.dropped
    )
