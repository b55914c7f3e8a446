"""Tables that are not open here: whom they ask, and why they cannot be opened."""

import pytest

from dynasty.server.model.room import Table
from dynasty.server.model.stored_table import StoredTable, TableFault
from dynasty.server.model.table_status import TableStatus
from dynasty.text import LANGUAGES, Translator
from tests.server.support.tea_rooms import TEA, tea_room

REASONS = ("game", "rules", "components", "log", "stored")


def stored(status: str, fault: TableFault | None = None) -> StoredTable:
    room = tea_room()
    plain = {name: getattr(room, name) for name in Table.__dataclass_fields__}
    return StoredTable(**plain | {"status": status}, waiting=[1], moves=12, fault=fault)


@pytest.mark.parametrize("status", TableStatus)
def test_only_a_table_that_is_played_asks_somebody(status: TableStatus) -> None:
    assert stored(status).asked() == ([1] if status == TableStatus.PLAYING else [])
    assert stored(status).move_count == 12


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_has_a_sentence(reason: str, language: str) -> None:
    words = Translator(language, strict=True)
    fault = TableFault(reason, 7)
    said = set()
    for status in (TableStatus.CLOSED, TableStatus.FINISHED):
        key, values = stored(status, fault).why()
        said.add(words.say(key, **values))
    assert len(said) == 2  # of one something can still be shown, of the other nothing


def test_the_error_says_which_entry_of_which_game_is_damaged() -> None:
    error = stored(TableStatus.CLOSED, TableFault("log", 7)).unavailable()
    assert error.key == "closed-log"
    assert error.values == {"game": TEA.name, "version": TEA.version, "entry": 7}
    assert stored(TableStatus.ENDED, TableFault("rules")).unavailable().key == "kept-rules"
