"""The page of a table: no missing text, its pictures, and nothing a viewer may not know."""

import random
import re
from collections.abc import Callable

import pytest
from fastapi.testclient import TestClient

from dynasty import games
from dynasty.drawing.theme import LIGHT_THEME
from dynasty.server.settings import Settings
from dynasty.text import LANGUAGES, Translator
from tests.server.support.guests import Guest, lay, play_out
from tests.server.support.page_reader import Reading
from tests.server.support.rooms import room_of
from tests.server.support.table_pages import USED, form_of, look, send

Start = Callable[[Settings], TestClient]
HTML = {"accept": "text/html"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_has_no_missing_text_and_no_inline_style_or_script(
    lite: Settings, start: Start, language: str
) -> None:
    host, ann, _ = lay(start(lite), "person", "person")
    for reader in (host, ann):
        for path in ("", "/text"):
            answer = look(reader, path, lang=language)
            reading = Reading(answer.text)
            assert answer.status_code == 200
            assert "⟨" not in answer.text
            assert reading.faults == []
            assert len(reading.ids) == len(set(reading.ids))


def test_a_picture_stands_alone(lite: Settings, start: Start) -> None:
    host = lay(start(lite), "person", "person")[0]
    for path in (f"/tables/{host.table}/picture.svg", "/games/xian/card.svg?theme=dark"):
        answer = host.client.get(path)
        assert answer.headers["content-type"] == "image/svg+xml"
        assert "var(--" not in answer.text


@pytest.mark.parametrize("game", games.SHELF)
def test_no_page_tells_a_seat_what_its_view_does_not(
    lite: Settings, start: Start, game: str
) -> None:
    """Whatever a viewer cannot know is dealt anew, and no page of his changes."""
    client = start(lite)
    host, *people = lay(client, "person", "person", seed=11, game=game)
    match, readers = room_of(host).match, [Guest(client, host.table, None), *people]
    whole, dice, compared = game == games.SHELF[0], random.Random(5), 0
    while room_of(host).status == "playing" and (whole or room_of(host).seq < 60):
        assert any(guest.choose_something(dice) for guest in people)
        if room_of(host).seq % (5 if whole else 15):
            continue
        for viewer, reader in enumerate(readers, -1):
            true = match.state
            said = {path: look(reader, path).text for path in ("", "/text", "/picture.svg")}
            match.state = match.game.imagine(true, viewer, 3)
            for path, text in said.items():
                assert look(reader, path).text == text, (viewer, path)
                compared += 1
            match.state = true
    assert compared >= 36


SYMBOL = re.compile(r'<symbol id="symbol-(\w+)" viewBox="[^"]*">(.*?)</symbol>')


def symbols(text: str) -> dict[str, str]:
    """The symbols that a page or a picture brings along, with the colours of the light theme."""
    plain = re.sub(r"var\(--([\w-]+)\)", lambda name: LIGHT_THEME.get(name[1], ""), text)
    return dict(SYMBOL.findall(plain))


@pytest.mark.parametrize("game", games.SHELF)
@pytest.mark.parametrize("at", [0, -1])
def test_seats_have_the_marks_of_the_board_and_things_their_symbols(
    lite: Settings, start: Start, game: str, at: int
) -> None:
    players = ["person"] * games.load(game).seat_counts[at]
    host, *people = lay(start(lite), *players, game=game, seed=3)
    known, dice, pictures = symbols(look(host).text), random.Random(1), 0
    for _ in range(20):
        assert any(person.choose_something(dice) for person in people)
        text = look(people[0]).text
        pictures += text.count('class="pic"')
        assert set(USED.findall(text)) <= known.keys()
        assert symbols(text) == known
    assert pictures > 20
    board = symbols(look(host, "/picture.svg").text)
    seats = {f"seat_{seat}" for seat in range(room_of(host).match.state.seats)}
    assert seats <= board.keys()
    assert {seat: board[seat] for seat in seats} == {seat: known[seat] for seat in seats}


def test_history_branch_record_and_upload(lite: Settings, start: Start) -> None:
    client = start(lite)
    _, ann, bob = lay(client, "person", "person")
    play_out([ann, bob])
    early = look(ann, at=5)
    assert (
        Translator("en").say("history-at", at=5, last=len(room_of(ann).match.moves)) in early.text
    )
    client.cookies.clear()
    branched = send(ann, form_of(early, "/branch"))
    assert branched.url.path != f"/tables/{ann.table}"
    record = client.get(f"/api/tables/{ann.table}/record")
    file = {"record": ("game.json", record.content, "application/json")}
    shown = client.post("/records", files=file, headers=HTML)
    assert look(ann).text.count('class="ranking"') == shown.text.count('class="ranking"') == 1
    refused = client.post("/records", files={"record": ("x.json", b"{}")}, headers=HTML)
    assert refused.status_code == 400
    assert Translator("en").say("wrong-record") in refused.text


def test_an_automated_opponent_has_a_name_on_the_page(lite: Settings, start: Start) -> None:
    wish = {"game": "terracotta_army", "count": "1", "player-0": "me", "seed": "3"}
    shown = start(lite).post("/tables", data=wish, headers=HTML).text
    assert "Li Si" in Reading(shown).text
    assert "Green" not in Reading(shown).text


def test_why_not_is_told_for_any_thing(lite: Settings, start: Start) -> None:
    _, ann, _ = lay(start(lite), "person", "person")
    every = ann.get("/reasons").json()
    assert {reason["legal"] for reason in every} == {True, False}
    assert all(reason["rule"] for reason in every if not reason["legal"])
    other = ann.get("/reasons", noun="lab").json()
    assert [reason["text"] for reason in other] == [
        "The question now is “Favour of the Emperor: exchange any of your cards?”"
    ]
    assert ann.get("/reasons", noun="nothing_such").json() == []


def test_a_hint_says_what_and_how_much_better(lite: Settings, start: Start) -> None:
    _, ann, _ = lay(start(lite), "person", "person", terms={"hints": True})
    hint = ann.get("/hint").json()
    assert hint["choice"] in ann.choices()
    assert len(hint["sentences"]) > 2
    assert hint["label"] in Reading(look(ann, hint=1).text).text
