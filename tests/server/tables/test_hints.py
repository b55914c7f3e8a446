"""A hint is the same wherever it is read: page, text view and API, at small and large tables."""

import random
from collections.abc import Callable
from html import unescape

import pytest
from fastapi.testclient import TestClient

from dynasty.localization import translator_for
from dynasty.server.settings import Settings
from dynasty.server.table_page.preview import preview_choice
from dynasty.server.tables.service import TableService
from dynasty.server.workers import bot_pool
from dynasty.text import LANGUAGES, WinChance
from dynasty.text.hints import chance_sentence
from tests.server.support.guests import Guest, lay
from tests.server.support.page_reader import Reading
from tests.server.support.worker_jobs import prefer_the_last

Start = Callable[[Settings], TestClient]


def in_the_middle(client: TestClient, players: int, moves: int) -> Guest:
    """Whoever is asked at a table of so many people after so many moves."""
    _, *people = lay(client, *["person"] * players, terms={"hints": True})
    dice = random.Random(3)
    for _ in range(moves):
        assert any(person.choose_something(dice) for person in people)
    return next(person for person in people if person.choices())


def read(guest: Guest, path: str, language: str) -> str:
    """A page with a hint."""
    return guest.client.get(
        f"/tables/{guest.table}{path}",
        params={"hint": 1, "lang": language},
        headers={"accept": "text/html", **guest.headers},
    ).text


@pytest.fixture(params=[(2, 40), (4, 0), (4, 60)], ids=lambda at: f"{at[0]} after {at[1]}")
def asked(
    request: pytest.FixtureRequest, lite: Settings, start: Start, monkeypatch: pytest.MonkeyPatch
) -> Guest:
    monkeypatch.setattr(bot_pool, "bot_answers", prefer_the_last)
    return in_the_middle(start(lite), *request.param)


@pytest.mark.parametrize("language", LANGUAGES)
def test_chance_and_preview_of_a_hint_are_read_everywhere(asked: Guest, language: str) -> None:
    hint = asked.get("/hint", lang=language).json()
    service: TableService = asked.client.app.state.service  # type: ignore[attr-defined]
    room, seat = service.rooms[asked.table], asked.asking()["asked"][0]["seat"]
    words = translator_for(room.game, language, room.names(), seat)
    chance = hint["chance"]
    told = WinChance(chance["value"], chance["reach"], chance["even"])
    assert hint["sentences"][-1] == chance_sentence(words, told)
    assert hint["preview"] == asked.get("/preview", choice=hint["choice"], lang=language).json()
    foreseen = preview_choice(room, seat, hint["choice"], words)
    written = Reading(read(asked, "/text", language)).text
    for sentence in [*hint["sentences"], *foreseen.sentences]:
        assert " ".join(sentence.split()) in written
    drawn = read(asked, "", language)
    assert " ".join(hint["sentences"]) in unescape(drawn)
    for sentence in foreseen.shown:
        assert f"<li>{sentence}</li>" in drawn


def test_a_program_reads_what_even_is_and_what_the_reasons_add_up_to(asked: Guest) -> None:
    hint, players = asked.get("/hint").json(), len(asked.get("").json()["seats"])
    chance = hint["chance"]
    assert chance["even"] == round(1 / players, 3)
    assert chance["about_even"] == ("about even" in hint["sentences"][-1])
    assert hint["turn_gap"] == pytest.approx(sum(hint["reasons"].values()))
    assert [one["gap"] for one in hint["considered"]] == [0, 1.5]


def test_a_hint_of_what_cannot_be_chosen_any_more_has_no_preview(
    lite: Settings, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = in_the_middle(start(lite), 2, 40)
    service: TableService = asked.client.app.state.service  # type: ignore[attr-defined]
    room, seat = service.rooms[asked.table], asked.asking()["asked"][0]["seat"]
    first = asked.choices()[0]

    async def play_meanwhile(*_: object) -> list[bot_pool.BotAnswer]:
        await service.choose(room, seat, first, room.seq)
        return [bot_pool.BotAnswer(first, 1, 0.0)]

    monkeypatch.setattr(service.thinkers, "think", play_meanwhile)
    hint = asked.get("/hint").json()
    assert hint["choice"] == first
    assert first not in asked.choices()
    assert hint["preview"] is None


def test_a_hint_is_a_legal_choice_with_its_label(lite: Settings, start: Start) -> None:
    _, ann, _ = lay(start(lite), "person", "person", terms={"hints": True})
    hint = ann.get("/hint").json()
    assert hint["choice"] in ann.choices()
    assert hint["label"] != hint["choice"]
    assert 0 <= hint["chance"]["value"] <= 1
    assert hint["considered"][0]["gap"] == 0
