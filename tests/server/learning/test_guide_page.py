"""Guides and the book of rules: figures as pictures and as tables, one leading to the other."""

from collections.abc import Callable

import pytest
from fastapi.testclient import TestClient

from dynasty import games
from dynasty.learn.guide_figures import lesson_position
from dynasty.learn.guide_parser import load_guide
from dynasty.server import templating
from dynasty.server.settings import Settings
from dynasty.server.tables.service import TableService
from dynasty.text import LANGUAGES, Translator
from tests.server.support.page_reader import Reading
from tests.server.support.table_damage import new_components

Start = Callable[[Settings], TestClient]
HTML = {"accept": "text/html"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.SHELF)
def test_a_guide_is_a_whole_page_without_a_script(
    lite: Settings, start: Start, game: str, language: str
) -> None:
    guide = load_guide(game, language)
    assert guide is not None
    answer = start(lite).get(f"/games/{game}/guide", headers={**HTML, "accept-language": language})
    reading = Reading(answer.text)
    assert answer.status_code == 200
    assert reading.faults == []
    assert "⟨" not in answer.text
    assert len(reading.ids) == len(set(reading.ids))
    assert {part.id for part in guide.parts} <= set(reading.ids)
    assert {f"figure-{figure.id}" for figure in guide.figures} <= set(reading.ids)


@pytest.mark.parametrize("page", ["guide", "rules"])
@pytest.mark.parametrize("game", games.SHELF)
def test_guide_and_rules_lead_to_a_turn_a_day_where_there_are_puzzles(
    lite: Settings, start: Start, game: str, page: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    client, address = start(lite), f"/puzzles/{game}"
    assert address in Reading(client.get(f"/games/{game}/{page}", headers=HTML).text).links
    assert client.get(address, headers=HTML).status_code == 200
    monkeypatch.setattr(templating, "game_puzzles", lambda _: ())
    assert address not in client.get(f"/games/{game}/{page}", headers=HTML).text


def test_a_figure_opens_as_a_table_with_bots(lite: Settings, start: Start) -> None:
    client, guide = start(lite), load_guide("xian", "en")
    assert guide is not None
    figure = guide.figures[-1]
    answer = client.post(f"/games/xian/guide/{figure.id}", headers=HTML, follow_redirects=False)
    assert answer.status_code == 303
    service: TableService = client.app.state.service  # type: ignore[attr-defined]
    room = service.rooms[answer.headers["location"].rpartition("/")[2]]
    people = [chair.seat for chair in room.chairs if not chair.bot]
    assert people == [max(figure.seat, 0)]
    assert room.match.options == lesson_position("xian", figure.record, figure.to).options
    assert client.get(f"/tables/{room.id}", headers=HTML).status_code == 200


def test_a_figure_stands_alone_in_every_theme_and_language(lite: Settings, start: Start) -> None:
    client, guide = start(lite), load_guide("xian", "en")
    assert guide is not None
    address = f"/games/xian/figures/{guide.figures[0].id}.svg"
    queries = ("", "?theme=dark", "?language=fr", "?narrow=1", "?theme=pink&language=xx")
    shown = [client.get(address + query) for query in queries]
    assert {answer.status_code for answer in shown} == {200}
    assert all("var(--" not in answer.text for answer in shown)
    assert len({answer.text for answer in shown[:4]}) == 4
    assert shown[4].text == shown[0].text


def test_what_no_guide_shows_is_not_there(lite: Settings, start: Start) -> None:
    client = start(lite)
    assert client.get("/games/xian/figures/none.svg").status_code == 404
    assert client.post("/games/xian/guide/none").status_code == 404
    assert client.get("/games/chess/guide").status_code == 404


def test_a_server_with_other_components_says_so_and_offers_no_table(
    lite: Settings, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    client, guide = start(new_components(lite, monkeypatch)), load_guide("xian", "en")
    assert guide is not None
    text = client.get("/games/xian/guide", headers=HTML).text
    assert Translator("en").say("guide-own-components") in text
    assert "/games/xian/guide/" not in text
    assert client.post(f"/games/xian/guide/{guide.figures[0].id}").status_code == 404


def test_the_book_of_rules_opens_its_chapters_and_folds_its_rulings(
    lite: Settings, start: Start
) -> None:
    client, register = start(lite), games.load_rulebook("xian")
    text = client.get("/games/xian/rules", headers=HTML).text
    assert all(chapter.about["en"] in text for chapter in register.chapters)
    assert text.count("<details data-rulings>") > 10
    assert "/games/xian/figures/" in text
    assert "/games/xian/guide#idea-" in text


def test_a_search_unfolds_the_ruling_in_which_it_finds_something(
    lite: Settings, start: Start
) -> None:
    text = start(lite).get("/games/xian/rules?q=Q-44", headers=HTML).text
    assert "<details data-rulings open>" in text
    assert text.count("data-entry") == 1


def test_a_thing_of_the_board_leads_to_its_entry_and_its_rules(
    lite: Settings, start: Start
) -> None:
    client = start(lite)
    address = "/games/xian/things?noun=workshop&symbols=lock"
    for query in ("", "&bare=1"):
        answer = client.get(address + query, headers=HTML)
        assert answer.status_code == 200
        assert "/games/xian/rules#X-5.1" in answer.text
        assert "/games/xian/guide#idea-craft" in answer.text
    assert "<html" not in answer.text
    assert client.get("/games/xian/things?noun=none", headers=HTML).status_code == 404
