"""Lessons at tables: kept, left and resumed; the others by the record; every door alike."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from fastapi.testclient import TestClient

from dynasty import games
from dynasty.learn.lesson_loader import lesson_names, load_lesson
from dynasty.server.settings import Settings
from dynasty.server.tables.service import TableService
from dynasty.text import LANGUAGES, Translator
from tests.server.support.guests import Guest
from tests.server.support.table_damage import new_components, new_rules

Start = Callable[[Settings], TestClient]
HTML = {"accept": "text/html"}
LESSONS = [(game, name) for game in games.SHELF for name in lesson_names(game)]


@pytest.fixture(autouse=True)
def _tea_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "SHELF", (*games.SHELF, games.TEMPLATE_GAME))


class Learner(Guest):
    """Somebody who is guided."""

    def card(self, **query: Any) -> dict[str, Any]:
        """The card that is shown once the others have moved."""
        for _ in range(2000):
            found: dict[str, Any] = self.get("/lesson", **query).json()
            if "error" in found or found["card"]:
                return found
            time.sleep(0.005)
        raise AssertionError("no card comes")

    def go_on(self) -> dict[str, Any]:
        """Do what the card asks for; gives the card."""
        card = self.card()
        if card["ask"] and not card["answered"]:
            self.do("predict", card=card["card"], answer=1)
        do = "choose" if card["choice"] else "on"
        answer = self.do(do, card=card["card"])
        assert answer.status_code == 200, answer.text
        return card

    def do(self, do: str, **more: Any) -> Any:
        return self.post("/lesson", do=do, **more)


def learn(client: TestClient, game: str = games.TEMPLATE_GAME, name: str = "first") -> Learner:
    client.cookies.clear()
    laid = client.post(f"/api/games/{game}/lessons/{name}?speed=instant")
    assert laid.status_code == 201, laid.text
    client.cookies.clear()
    return Learner(client, laid.json()["id"], laid.json()["host_token"])


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_every_lesson_is_played_at_a_table_and_goes_on_freely(
    game: str, name: str, lite: Settings, start: Start
) -> None:
    ann = learn(start(lite), game, name)
    cards = [ann.go_on()["card"]]
    while cards[-1] != "end":
        cards.append(ann.go_on()["card"])
    wanted = [card.id for card in load_lesson(game, name).cards if not card.auto]
    assert cards == [*wanted, "end"]
    assert ann.get("/lesson").status_code == 409
    assert ann.get("").json()["lesson"] == ""
    while not ann.choices() and ann.get("").json()["status"] == "playing":
        time.sleep(0.01)
    if ann.choices():
        assert ann.choose(ann.choices()[0]).status_code == 200


def test_another_choice_is_turned_down_with_its_sentence_and_changes_nothing(
    lite: Settings, start: Start
) -> None:
    ann = learn(start(lite))
    before = ann.asking()
    for language, said in (("en", "Keep the merchant: "), ("fr", "Gardez le marchand\u00a0: ")):
        ann.headers["accept-language"] = language
        answer = ann.choose("set_aside:merchant")
        assert answer.status_code == 422
        assert answer.json()["error"] == "TurnedDown"
        assert answer.json()["message"].startswith(said)
    assert ann.asking()["asked"] == before["asked"]
    assert ann.choose("set_aside:general").json()["error"] == "IllegalChoice"


def test_what_a_card_accepts_besides_is_taken(lite: Settings, start: Start) -> None:
    ann = learn(start(lite))
    assert ann.choose("set_aside:monk").status_code == 200
    assert ann.card()["card"] == "aside"
    assert ann.choose("set_aside:courier").status_code == 200
    assert ann.card()["card"] == "hour"
    assert ann.choose("rise:dusk").status_code == 200
    assert ann.card()["card"] == "order"


def test_nobody_moves_while_a_card_is_read(lite: Settings, start: Start) -> None:
    ann = learn(start(lite))
    while ann.card()["card"] != "order":
        ann.go_on()
    before = ann.get("").json()["moves"]
    time.sleep(0.1)
    assert ann.get("").json()["moves"] == before
    assert ann.do("on", card="welcome").status_code == 409


def test_the_first_prediction_stands_and_is_answered(lite: Settings, start: Start) -> None:
    ann = learn(start(lite))
    while ann.card()["card"] != "hour":
        ann.go_on()
    assert ann.card()["because"] == ""
    for answer in (3, 2):
        assert ann.do("predict", card="hour", answer=answer).status_code == 200
    assert (ann.card()["answered"], bool(ann.card()["because"])) == (3, True)
    assert ann.do("predict", card="hour", answer=4).status_code == 422
    assert ann.do("predict", card="aside", answer=1).status_code == 409


def test_a_lesson_goes_on_where_it_was_after_a_restart(settings: Settings, start: Start) -> None:
    ann = learn(start(settings))
    while ann.card()["card"] != "hour":
        ann.go_on()
    ann.do("predict", card="hour", answer=1)
    before = ann.card()
    ann.client = start(settings)
    assert ann.card() == before
    ann.go_on()
    assert ann.card()["card"] == "order"


def test_a_lesson_that_is_left_is_a_free_table(lite: Settings, start: Start) -> None:
    ann = learn(start(lite), "xian")
    ann.go_on()
    assert ann.do("leave").status_code == 200
    assert ann.do("leave").status_code == 409
    assert ann.get("/lesson").json()["error"] == "NoLesson"
    choice = next(choice for choice in ann.choices() if choice != "keep:hand")
    assert ann.choose(choice).status_code == 200


def test_others_move_faster_while_a_card_will_tell_of_it(lite: Settings, start: Start) -> None:
    ann = learn(start(lite))
    room = ann.client.app.state.service.rooms[ann.table]  # type: ignore[attr-defined]
    room.speed = 1000
    assert room.pace == 0.4
    ann.do("leave")
    assert room.pace == 1


def test_a_table_whose_rules_moved_on_is_free(
    lite: Settings, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = learn(start(lite), "xian")
    ann.go_on()
    ann.client = start(new_rules(lite, monkeypatch))
    assert ann.get("/lesson").status_code == 409
    assert ann.choices()


def test_only_the_learner_is_guided(lite: Settings, start: Start) -> None:
    ann = learn(start(lite))
    stranger = Guest(ann.client, ann.table, None)
    assert stranger.get("/lesson").status_code == 403
    assert stranger.post("/lesson", do="leave").status_code == 403
    assert 'id="ui-lesson"' not in stranger.client.get(f"/tables/{ann.table}").text
    assert ann.client.post("/api/games/xian/lessons/none").status_code == 404
    assert ann.client.post("/api/games/none/lessons/first").status_code == 404


def test_lessons_use_the_components_of_the_package(
    lite: Settings, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = new_components(lite, monkeypatch)
    ann = learn(start(settings), "xian")
    ann.go_on()
    service: TableService = ann.client.app.state.service  # type: ignore[attr-defined]
    assert service.rooms[ann.table].game.box.digest == games.load("xian").box.digest
    assert service.game("xian").box.digest != games.load("xian").box.digest
    before = ann.card()
    ann.client = start(settings)
    assert ann.card() == before
    ann.do("leave")
    while not ann.choices():
        time.sleep(0.01)


# Pages


@pytest.fixture
def client(lite: Settings, start: Start) -> TestClient:
    found = start(lite)
    found.cookies.clear()
    return found


def begin(client: TestClient, **more: str) -> str:
    """Learn by the form of the lobby; the answer is the address of the table."""
    form = {"game": games.TEMPLATE_GAME, "lesson": "first", "speed": "instant", **more}
    answer = client.post("/lessons", data=form, headers=HTML, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def read_on(client: TestClient, url: str, **form: str) -> str:
    """Send the form of a card from the text view; gives the page."""
    data = {"seat": "0", "view": "text", **form}
    return client.post(f"{url}/lesson", data=data, headers=HTML).text


def test_learning_leads_back_to_where_it_was_left_or_begins_again(client: TestClient) -> None:
    url = begin(client)
    assert begin(client) == url
    other = begin(client, again="yes")
    assert other != url
    read_on(client, other, do="leave")
    assert begin(client) == url


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_in_the_text_view_without_script(client: TestClient, language: str) -> None:
    client.headers["accept-language"] = language
    url = begin(client)
    page, places = client.get(f"{url}/text", headers=HTML).text, []
    for _ in range(400):
        if 'id="ui-lesson"' in page:
            places += re.findall(r'<p class="soft">(\d+) \w+ (\d+)</p>', page)
            card = re.search(r'name="card" value="([^"]+)"', page)
            assert card is not None
            form = {"card": card[1]}
            if 'name="answer"' in page:
                form["answer"] = "1"
            elif 'value="show"' in page:
                form["do"] = "show"
            elif 'value="choose"' in page:
                form["do"] = "choose"
            page = read_on(client, url, **form)
        elif 'value="leave"' in page:
            assert page.index('id="question"') < page.index('value="leave"')
            page = client.get(f"{url}/text", headers=HTML).text
        else:
            break
    assert 'name="choice"' in page
    cards = len(load_lesson(games.TEMPLATE_GAME, "first").cards) + 1
    assert list(dict.fromkeys(places)) == [(f"{n + 1}", f"{cards}") for n in range(cards)]
    assert 'class="done"' in client.get("/", headers=HTML).text


def test_back_shows_the_earlier_card_with_its_board(client: TestClient) -> None:
    url = begin(client)
    for card in ("welcome",):
        read_on(client, url, card=card, do="on")
    for card in ("aside", "aside-too"):
        page = read_on(client, url, card=card, do="choose")
    back = re.search(r'href="([^"]+card=aside-too[^"]*)"', page)
    assert back is not None
    earlier = client.get(back[1].replace("&amp;", "&"), headers=HTML).text
    assert "And now the monk" in earlier
    assert 'class="lesson earlier"' in earlier
    assert 'value="show"' not in earlier
    assert 'class="outline"' in client.get(url + "?at=1&card=aside-too", headers=HTML).text


def test_the_text_view_names_what_a_card_points_at(client: TestClient) -> None:
    page = client.get(f"{begin(client)}/text", headers=HTML).text
    found = re.search("Look at: ([^<]+)<", page)
    assert found is not None
    assert len(found[1].split(" – ")) == 3, found[1]
    assert "/static/lesson.css" in page


def test_nothing_gives_a_prediction_away(client: TestClient) -> None:
    url = begin(client)
    read_on(client, url, card="welcome", do="on")
    for card in ("aside", "aside-too"):
        read_on(client, url, card=card, do="choose")
    page = client.get(url, headers=HTML).text
    assert 'name="answer"' in page
    assert " lit" not in page
    assert 'name="choice"' not in page
    read_on(client, url, card="hour", answer="1")
    page = client.get(url, headers=HTML).text
    assert " lit" in page
    assert 'class="because missed"' in page


def test_the_guide_leads_to_the_lesson_and_counts_as_read(client: TestClient) -> None:
    assert 'action="/lessons"' in client.get("/games/xian/guide", headers=HTML).text
    begin(client, game="xian", read="guide")
    say = Translator("en").say
    done = f'<span class="unseen">{say("learnt-done")} </span>{say("learnt-guide")}</li>'
    assert done in client.get("/", headers=HTML).text


def test_other_components_of_the_server_are_spoken_of(
    lite: Settings, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = start(new_components(lite, monkeypatch))
    assert begin(client, game="xian").endswith("?notice=plain")
    assert "?" not in begin(client)


def test_a_refused_choice_is_answered_on_the_page(client: TestClient) -> None:
    url = begin(client)
    read_on(client, url, card="welcome", do="on")
    form = {"choice": "set_aside:merchant", "seq": "0", "seat": "0"}
    page = client.post(f"{url}/choose", data=form, headers=HTML).text
    assert 'class="turned-down"' in page
    assert 'class="turned-down"' in client.get(url, headers=HTML).text
    page = read_on(client, url, card="aside", do="choose")
    assert 'class="turned-down"' not in page


def test_a_choice_is_shown_before_it_is_made(client: TestClient) -> None:
    url = begin(client)
    read_on(client, url, card="welcome", do="on")
    before = client.get(f"/api{url}").json()["moves"]
    page = read_on(client, url, card="aside", do="show")
    assert 'class="shown"' in page
    assert 'value="set_aside:courier" class="hinted"' in page
    assert client.get(f"/api{url}").json()["moves"] == before
    page = read_on(client, url, card="aside", do="choose")
    assert 'class="shown"' not in page
    assert client.get(f"/api{url}").json()["moves"] == before + 1


def test_learning_comes_first_for_whoever_never_played_here(client: TestClient) -> None:
    def is_first() -> bool:
        text = client.get("/", headers=HTML).text
        card = text[text.index('value="_template"') :]
        return 'class="main"' in card[: card.index("</form>")]

    assert is_first()
    url = begin(client)
    assert is_first()
    assert Translator("en").say("lesson-resume") in client.get("/", headers=HTML).text
    read_on(client, url, do="leave")
    assert not is_first()
    assert Translator("en").say("lesson-resume") not in client.get("/", headers=HTML).text
