"""Chat lines and events as readers see them, in their language."""

from __future__ import annotations

from collections.abc import Callable

from fastapi.testclient import TestClient

from dynasty.server.db.schema import HAPPENINGS
from dynasty.server.settings import Settings
from dynasty.server.tables.service import TableService
from tests.server.support import table_damage
from tests.server.support.guests import lay
from tests.server.support.reading_pages import look

Start = Callable[[Settings], TestClient]


def test_a_seat_without_a_name_talks_as_its_colour_in_the_readers_language(
    lite: Settings, start: Start
) -> None:
    _, ann, bob = lay(start(lite), "person", "person")
    said = ann.post("/chat", text="good luck").json()
    assert [(line["seat"], line["name"]) for line in said] == [(0, "Purple")]
    assert bob.chat(lang="fr")[0]["name"] == "Violet"


def test_a_happening_that_nobody_has_words_for_takes_no_table_away(
    lite: Settings, start: Start
) -> None:
    host, *_ = lay(start(lite), "person", "person")
    service: TableService = host.client.app.state.service  # type: ignore[attr-defined]
    with service.db.engine.begin() as connection:
        table_damage.set_row(connection, HAPPENINGS, kind="tomorrow")
    assert host.get("/happenings").json()[0]["text"] == "tomorrow"
    assert "tomorrow" in look(host, f"/tables/{host.table}", "en").text
