"""The forms on the pages of a table: they do what the API does, once."""

import random
from collections.abc import Callable

import pytest
from fastapi.testclient import TestClient

from dynasty.server.settings import Settings
from dynasty.text import Translator
from tests.server.support.guests import lay
from tests.server.support.made_endings import make_ending
from tests.server.support.page_reader import Reading
from tests.server.support.rooms import room_of
from tests.server.support.table_pages import form_of, look, send

Start = Callable[[Settings], TestClient]


def test_the_text_view_plays_a_whole_game(lite: Settings, start: Start) -> None:
    _, *people = lay(start(lite), "person", "person", seed=3)
    dice = random.Random(2)
    while room_of(people[0]).status == "playing":
        person = people[room_of(people[0]).asked()[0]]
        form = form_of(look(person, "/text"), "/choose")
        answer = send(person, form, choice=dice.choice(form.buttons)[1])
        sure = Reading(answer.text).form("")
        if sure is not None and "sure" in sure.fields:
            sure.action = form.action
            answer = send(person, sure)
        assert answer.status_code == 200
    assert room_of(people[0]).status == "finished"
    assert 'class="ranking"' in look(people[0], "/text").text


def test_what_gives_something_up_is_asked_back(
    lite: Settings, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a script the server asks; the choice counts once it was said twice."""
    _, ann, _ = lay(start(lite), "person", "person", seed=3)
    ending, what = make_ending(monkeypatch, ann, 0), Translator("en").say("curtain-why")
    for path in ("", "/text"):
        form = form_of(look(ann, path), "/choose")
        asked = send(ann, form, choice=ending)
        assert what in asked.text
        assert room_of(ann).seq == 0
    sure = next(f for f in Reading(asked.text).forms if "sure" in f.fields)
    sure.action = form.action
    send(ann, sure)
    assert room_of(ann).seq == 1


def test_a_double_click_counts_once_and_a_stale_page_is_told(lite: Settings, start: Start) -> None:
    _, ann, _ = lay(start(lite), "person", "person")
    form = form_of(look(ann), "/choose")
    first, second = form.buttons[0][1], form.buttons[1][1]
    for _ in range(2):
        answer = send(ann, form, choice=first, sure="yes")
        assert Translator("en").say("notice-stale") not in answer.text
        assert room_of(ann).seq == 1
    stale = send(ann, form, choice=second, sure="yes")
    assert Translator("en").say("notice-stale") in stale.text
    assert room_of(ann).seq == 1


def test_an_illegal_choice_is_answered_with_its_reason(lite: Settings, start: Start) -> None:
    _, ann, _ = lay(start(lite), "person", "person")
    answer = send(ann, form_of(look(ann), "/choose"), choice="enter:lab", sure="yes")
    assert "The question now is “" in answer.text


def test_undo_takes_back_and_says_when_it_cannot(lite: Settings, start: Start) -> None:
    _, ann, _ = lay(start(lite), "person", "person")
    before = look(ann)
    form = form_of(before, "/choose")
    after = send(ann, form, choice=form.buttons[0][1], sure="yes")
    assert Reading(send(ann, form_of(after, "/undo")).text).form("/choose") is not None
    assert room_of(ann).match.moves == []
    nothing = send(ann, form_of(look(ann), "/undo"))
    assert Translator("en").say("notice-nothing") in nothing.text


def test_notes_are_private_and_chat_is_not(lite: Settings, start: Start) -> None:
    _, ann, bob = lay(start(lite), "person", "person")
    send(ann, form_of(look(ann), "/notes"), text="the blue one next")
    send(ann, form_of(look(ann), "/chat"), text="<b>hello</b>")
    assert "the blue one next" in look(ann).text
    for path in ("", "/text"):
        assert "the blue one next" not in look(bob, path).text
        assert "&lt;b&gt;hello&lt;/b&gt;" in look(bob, path).text


def test_a_table_ends_when_everybody_agrees(lite: Settings, start: Start) -> None:
    _, ann, bob = lay(start(lite), "person", "person")
    send(ann, form_of(look(ann), "/end"), wants="yes")
    assert room_of(ann).status == "playing"
    ended = send(bob, form_of(look(bob), "/end"), wants="yes")
    assert Translator("en").say("table-ended") in ended.text
