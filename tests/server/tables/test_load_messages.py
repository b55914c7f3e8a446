"""Messages about how a table was loaded, in the language of the reader."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from fastapi.testclient import TestClient

from dynasty.server.settings import Settings
from tests.server.support.guests import lay
from tests.server.support.reading_pages import look
from tests.server.support.table_damage import new_rules

Start = Callable[[Settings], TestClient]
LANGUAGES = ("en", "fr")


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_at_the_table_read_that_it_was_resumed(
    lite: Settings, start: Start, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    host, ann, bob = lay(start(lite), "person", "person")
    ann.choose("keep:hand")
    ann.client = bob.client = host.client = start(new_rules(lite, monkeypatch))
    said = host.get("", lang=language).json()["resumed"]
    assert (said["seq"], said["kept"], said["dropped"], said["version"]) == (2, 1, 0, "2")
    words = {"en": "Nothing was lost", "fr": "Rien n’a été perdu"}
    assert words[language] in said["text"]
    path = f"/tables/{host.table}"
    for guest in (ann, bob):
        for page in (path, f"{path}/text"):
            assert (
                look(guest, page, language).text.count(said["text"]) == 2
            )  # above, and in the log
    bob.choose("keep:hand")
    assert look(bob, path, language).text.count(said["text"]) == 1  # still in the log
    assert look(ann, path, language).text.count(said["text"]) == 2
