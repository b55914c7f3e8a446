"""The coach at tables: switched on, remembered, heard once, and with people never."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from fastapi.testclient import TestClient

from dynasty.learn import coach_session
from dynasty.learn.coach_advice import BetterChoice
from dynasty.learn.coach_ideas import CoachSettings, Idea
from dynasty.server.settings import Settings
from dynasty.server.tables.service import TableService
from dynasty.text import Translator
from tests.server.support.guests import Guest, lay

Start = Callable[[Settings], TestClient]
HTML = {"accept": "text/html"}
THINK_AGAIN = "Before you choose: "


def table_service(client: TestClient) -> TableService:
    service: TableService = client.app.state.service  # type: ignore[attr-defined]
    return service


def set_level(guest: Guest, level: str) -> Any:
    return guest.put("/coach", level=level)


def heard(guest: Guest) -> str:
    """What the coach says after a moment."""
    for _ in range(300):
        text: str = guest.get("/coach").json()["text"]
        if text:
            return text
        time.sleep(0.01)
    return ""


@pytest.fixture
def ann(lite: Settings, start: Start, monkeypatch: pytest.MonkeyPatch) -> Guest:
    """Alone with a bot; whatever she chooses, her last choice would have been better."""
    guest = lay(start(lite), "me", "default")[0]
    service = table_service(guest.client)

    async def weigh(task: Any, choice: str, least: float, caller: str) -> BetterChoice | None:
        other = guest.asked[-1]  # type: ignore[attr-defined]
        return BetterChoice(other, 7.0, {"goods": 5.0, "score": 2.0}) if other != choice else None

    async def doubts(task: Any, choice: str, least: float, caller: str) -> bool:
        return True

    monkeypatch.setattr(service.thinkers, "weigh", weigh)
    monkeypatch.setattr(service.thinkers, "doubts", doubts)
    speak_of(monkeypatch)
    return guest


def speak_of(monkeypatch: pytest.MonkeyPatch, *ideas: Idea) -> None:
    """The coach knows of these ideas alone."""
    monkeypatch.setattr(coach_session, "load_coaching", lambda name: CoachSettings(6.0, ideas))


def submit(guest: Guest, choice: str) -> str:
    """Choose on a page; gives the page that follows."""
    form = {"choice": choice, "seq": guest.asking()["seq"], "seat": "0", "sure": "yes"}
    url = f"/tables/{guest.table}/choose"
    return guest.client.post(url, data=form, headers={**HTML, **guest.headers}).text


def moves(guest: Guest) -> int:
    """Of the learner's own."""
    room = table_service(guest.client).rooms[guest.table]
    return sum(move.seat == 0 for move in room.match.moves)


def choose(guest: Guest) -> None:
    while not guest.choices():
        time.sleep(0.005)
    guest.asked = guest.choices()  # type: ignore[attr-defined]
    assert guest.choose(guest.choices()[0]).status_code == 200


def test_the_coach_is_silent_until_it_is_switched_on(ann: Guest) -> None:
    assert ann.get("/coach").json() == {"level": "silent", "text": "", "rule": "", "held": ""}
    choose(ann)
    assert ann.get("/coach").json()["text"] == ""
    assert set_level(ann, "loud").status_code == 422
    assert set_level(ann, "matters").status_code == 200
    choose(ann)
    assert heard(ann).startswith("Stronger, by about 7 points: ")


def test_a_remark_is_shown_and_kept_no_longer_than_wanted(ann: Guest) -> None:
    set_level(ann, "matters")
    choose(ann)
    assert heard(ann)
    url = f"/tables/{ann.table}"
    page = ann.client.get(url, headers={**HTML, **ann.headers}).text
    assert 'id="ui-coach"' in page
    assert 'name="do" value="keep"' in page
    assert page.index('id="ui-coach"') < page.index('id="ui-list"')  # above the choices, over none
    assert 'id="ui-coach"' in ann.client.get(f"{url}/text", headers={**HTML, **ann.headers}).text
    assert 'id="ui-coach"' not in ann.client.get(url, headers=HTML).text
    form = {"do": "keep", "seat": "0"}
    ann.client.post(f"{url}/coach", data=form, headers={**HTML, **ann.headers})
    assert ann.get("/coach").json()["text"] == ""


def test_the_same_idea_is_told_once_and_the_level_is_remembered(ann: Guest) -> None:
    set_level(ann, "talkative")
    choose(ann)
    assert heard(ann)
    told = 0
    for _ in range(12):
        choose(ann)
        time.sleep(0.02)
        told += "Stronger" in ann.get("/coach").json()["text"]
    assert told == 0
    laid = ann.client.post(
        "/api/tables",
        json={"game": "xian", "seats": [{"player": "me"}, {"player": "default"}]},
        headers=ann.headers,
    ).json()
    other = Guest(ann.client, laid["id"], ann.headers["authorization"].split()[1])
    assert other.get("/coach").json()["level"] == "talkative"


def test_before_a_choice_that_gives_something_up_the_coach_speaks_once(
    ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    speak_of(monkeypatch, Idea("pair", "X-1.5", before="keep"))
    set_level(ann, "matters")
    page = submit(ann, "keep:hand")
    assert moves(ann) == 0
    assert 'id="ui-coach"' in page
    own = Translator("en").say("coach-keep")
    assert f'name="choice" value="keep:hand">{own}' in page
    assert ann.get("/coach").json()["held"] == "keep:hand"
    assert own not in submit(ann, "keep:hand")
    assert moves(ann) == 1


def test_before_a_choice_that_cannot_be_taken_back_a_better_one_is_named(ann: Guest) -> None:
    choose(ann)
    choose(ann)
    set_level(ann, "matters")
    before, ann.asked = moves(ann), ann.choices()  # type: ignore[attr-defined]
    page = submit(ann, ann.choices()[0])
    assert THINK_AGAIN in page
    assert moves(ann) == before
    assert THINK_AGAIN not in submit(ann, ann.choices()[0])
    assert moves(ann) == before + 1


def test_a_program_is_never_kept_from_what_it_chooses(
    ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    speak_of(monkeypatch, Idea("pair", "X-1.5", before="keep"))
    set_level(ann, "matters")
    assert ann.choose("keep:hand").status_code == 200


def test_where_people_play_there_is_no_coach(lite: Settings, start: Start) -> None:
    _, ann, _ = lay(start(lite), "person", "person", terms={"hints": True})
    assert ann.get("/coach").status_code == 409
    assert set_level(ann, "matters").status_code == 409
    page = ann.client.get(f"/tables/{ann.table}", headers={**HTML, **ann.headers}).text
    assert "/coach" not in page


def test_after_a_lesson_the_coach_stays(lite: Settings, start: Start) -> None:
    client = start(lite)
    client.cookies.clear()
    laid = client.post("/api/games/xian/lessons/first?speed=instant").json()
    client.cookies.clear()
    ann = Guest(client, laid["id"], laid["host_token"])
    assert ann.get("/coach").status_code == 409
    assert ann.post("/lesson", do="leave").status_code == 200
    assert ann.get("/coach").json()["level"] == "matters"


def test_a_choice_is_weighed_by_a_worker(lite: Settings, start: Start) -> None:
    """The real way: whatever comes of it, the game goes on."""
    ann = lay(start(lite), "me", "default")[0]
    set_level(ann, "talkative")
    for _ in range(3):
        choose(ann)
    service = table_service(ann.client)
    for _ in range(1000):
        if not service.background_tasks:
            break
        time.sleep(0.01)
    assert not service.background_tasks


def test_when_a_game_is_over_the_coach_has_a_last_word(ann: Guest) -> None:
    url = f"/tables/{ann.table}"
    room = table_service(ann.client).rooms[ann.table]
    while not room.match.finished:
        if room.asked() == [0] or 0 in room.asked():
            assert ann.choose(ann.choices()[0]).status_code == 200
        time.sleep(0.002)
    assert ann.get("/coach").json()["text"] == ""
    assert set_level(ann, "matters").status_code == 200
    assert ann.get("/coach").json()["text"].startswith("Your main sources of points: ")
    for view in (url, f"{url}/text"):
        page = ann.client.get(view, headers={**HTML, **ann.headers}).text
        assert 'id="ui-coach"' in page
        assert 'name="do" value="keep"' not in page
    assert 'id="ui-coach"' not in ann.client.get(url, headers=HTML).text
