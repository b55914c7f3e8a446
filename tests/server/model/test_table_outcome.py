"""The end of a table: stored whole, read as it was, and drawn in every language."""

from __future__ import annotations

import json
import zlib
from typing import Any

import pytest

from dynasty import games
from dynasty.kernel import Match, Record
from dynasty.localization import translator_for
from dynasty.server.model.room import Room
from dynasty.server.model.stored_table import Ending
from dynasty.server.model.table_outcome import (
    ending_columns,
    final_snapshot,
    numbered_events,
    packed_snapshots,
    read_ending,
    read_snapshots,
    repack_snapshots,
)
from dynasty.text import LANGUAGES
from tests.server.support.tea_rooms import TEA, play, tea_room


@pytest.fixture(scope="module")
def over() -> Room:
    room = tea_room()
    play(room)
    return room


@pytest.fixture
def broken_off() -> Room:
    room = tea_room()
    play(room, 6)
    return room


def row(room: Room) -> dict[str, Any]:
    """The row of an ending as the database gives it back."""
    columns = ending_columns(room)
    return {**columns, "scores": json.dumps(columns["scores"]), "keepsake": None}


def ending(room: Room) -> Ending:
    found = read_ending(row(room))
    assert found is not None
    return found


def test_what_was_stored_is_read_again(over: Room) -> None:
    found, match = ending(over), over.match
    assert found.sheets == match.game.scores(match.state)
    assert found.ranking == match.game.ranking(match.state)
    assert found.told == numbered_events(match)
    assert Record.from_json(found.record) == match.record()
    assert ending_columns(over)["version"] == TEA.version


def test_the_winners_come_first_in_the_ranking(over: Room) -> None:
    scores = ending_columns(over)["scores"]
    assert scores["winners"] == over.game.winners(over.match.state)
    assert scores["ranking"][: len(scores["winners"])] == scores["winners"]


def test_a_game_that_was_broken_off_has_no_ranking_and_keeps_its_secrets(broken_off: Room) -> None:
    match = broken_off.match
    found = ending(broken_off)
    assert (found.ranking, ending_columns(broken_off)["scores"]["winners"]) == ([], [])
    assert found.sheets == match.game.open_scores(match.state, -1)


def test_events_are_numbered_by_move_from_the_set_up_on(over: Room) -> None:
    found = numbered_events(over.match)
    numbers = [number for number, _ in found]
    assert numbers == sorted(numbers)
    assert numbers.count(0) == len(over.match.opening)
    last = over.match.moves[-1]
    assert [event for number, event in found if number == over.move_count] == list(last.events)


@pytest.mark.parametrize(
    "damage",
    [
        {"scores": "{"},
        {"scores": "[]"},
        {"scores": '{"sheets": [{"seat": 0}], "ranking": []}'},
        {"told": b"no bytes of ours"},
        {"told": zlib.compress(b"[[1]]")},
        {"keepsake": b"no picture"},
    ],
)
def test_a_damaged_ending_is_none(over: Room, damage: dict[str, Any]) -> None:
    assert read_ending(row(over) | damage) is None


def test_a_snapshot_shows_the_end_in_words_and_as_a_picture(over: Room) -> None:
    words = translator_for(TEA, "en", [""] * 2)
    found = final_snapshot("en", over.match)
    assert found.names == [words.seat(0), words.seat(1)]
    assert found.log == [words.event(event) for _, event in numbered_events(over.match)]
    assert {key: words.category(key) for key in found.categories} == found.categories
    assert found.board.startswith("<svg")
    assert found.board.endswith("</svg>")
    assert found.text


def test_snapshots_are_packed_in_every_language(
    over: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "SHELF", (*games.SHELF, games.TEMPLATE_GAME))
    record = over.match.record()
    packed = packed_snapshots(record.to_json(), None)
    found = read_snapshots(packed)
    assert set(found) == set(LANGUAGES)
    for language, snapshot in found.items():
        assert snapshot == final_snapshot(language, Match.of_record(TEA, record))
    assert read_snapshots(None) == {}


def test_a_change_is_made_in_every_language(over: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "SHELF", (*games.SHELF, games.TEMPLATE_GAME))
    packed = packed_snapshots(over.match.record().to_json(), None)
    renamed = repack_snapshots(packed, lambda language, one: one | {"names": [language]})
    found = read_snapshots(renamed)
    assert {language: one.names for language, one in found.items()} == {
        language: [language] for language in LANGUAGES
    }
    assert [one.log for one in found.values()] == [
        one.log for one in read_snapshots(packed).values()
    ]
