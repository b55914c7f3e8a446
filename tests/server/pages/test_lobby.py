"""The lobby: games as they are published, one's own tables by what they want of one."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from fastapi.testclient import TestClient

from dynasty import games
from dynasty.server.settings import Settings
from dynasty.server.tables.service import TableService
from dynasty.text import LANGUAGES, Translator
from tests.server.support.page_reader import Reading

Start = Callable[[Settings], TestClient]
HTML = {"accept": "text/html"}


def lay(client: TestClient, *players: str, game: str = "xian", **more: str) -> str:
    """Lay a table by the form of the lobby; the answer is its id."""
    wish = {"game": game, "count": str(len(players)), "speed": "instant", "seed": "4"}
    wish |= more | {f"player-{seat}": player for seat, player in enumerate(players)}
    answer = client.post("/tables", data=wish, headers=HTML, follow_redirects=False)
    return answer.headers["location"].split("/")[2]


def lobby(client: TestClient, **headers: str) -> str:
    return client.get("/", headers={**HTML, **headers}).text


def listed(client: TestClient) -> list[str]:
    return re.findall(r'<a href="/tables/([^"]+)">', lobby(client))


def table_service(client: TestClient) -> TableService:
    service: TableService = client.app.state.service  # type: ignore[attr-defined]
    return service


@pytest.fixture
def client(lite: Settings, start: Start) -> TestClient:
    found = start(lite)
    found.cookies.clear()
    return found


def test_my_tables_come_by_what_they_want_of_me(client: TestClient) -> None:
    turn = lay(client, "me", "random")
    over = lay(client, "default", "default")
    waits = lay(client, "person", "me", game="terracotta_army")
    while client.get(f"/api/tables/{over}").json()["status"] == "playing":
        pass
    assert table_service(client).rooms[waits].asked() == [0]
    assert listed(client) == [turn, waits, over]
    text = lobby(client)
    assert Translator("en").say("lobby-your-turn") in text
    assert Translator("en").say("lobby-finished") in text


def test_a_table_says_where_its_game_stands_in_memory_or_not(client: TestClient) -> None:
    table = lay(client, "me", "random", game="terracotta_army")
    service = table_service(client)
    for language, said in (("en", "Round 1 of 5"), ("fr", "Manche 1 sur 5")):
        assert said in lobby(client, **{"accept-language": language})
    service.rooms.warm.clear()
    service.rooms.pop(table, None)
    assert "Round 1 of 5" in lobby(client)


def test_a_table_can_be_left_out_of_the_list_and_shown_again(client: TestClient) -> None:
    first, second = lay(client, "me", "random"), lay(client, "me", "random")
    client.post("/hidden", data={"table": first}, headers=HTML)
    assert listed(client) == [second]
    assert Translator("en").say("lobby-hidden", n=1) in lobby(client)
    client.post("/hidden", data={"table": ""}, headers=HTML)
    assert set(listed(client)) == {first, second}


def test_what_a_browser_says_it_hides_does_no_harm(client: TestClient) -> None:
    table = lay(client, "me", "random")
    client.cookies.set("hidden", "..%00.;" + "x" * 500)
    assert listed(client) == [table]
    for number in range(70):
        client.post("/hidden", data={"table": f"t{number}"}, headers=HTML)
    assert listed(client) == [table]


def test_many_tables_leave_the_games_in_sight(client: TestClient) -> None:
    for _ in range(5):
        lay(client, "me", "random")
    before, _, after = lobby(client).partition("<details><summary>")
    assert before.count('<a href="/tables/') == 3
    assert after.count('<a href="/tables/') == 2


@pytest.mark.parametrize("game", games.SHELF)
def test_playing_at_once_starts_the_published_game(client: TestClient, game: str) -> None:
    rules = games.load(game)
    forms = [f for f in Reading(lobby(client)).forms if f.fields.get("game") == game]
    quick = next(form for form in forms if form.fields.get("player-0") == "me")
    assert quick.fields["count"] == str(rules.usual_seats)
    client.post("/tables", data=quick.fields, headers=HTML)
    (table,) = listed(client)
    chairs = table_service(client).rooms[table].chairs
    assert [bool(chair.bot) for chair in chairs] == [False] + [True] * (rules.usual_seats - 1)
    assert not rules.automata.get(len(chairs))


def test_the_usual_tables() -> None:
    usual = {game: games.load(game).usual_seats for game in games.SHELF}
    assert usual == {"xian": 2, "terracotta_army": 2, "tianxia": 3, "yinzi": 2}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_game_says_what_it_is_about(client: TestClient, language: str) -> None:
    text = Reading(lobby(client, **{"accept-language": language})).text
    for game in games.SHELF:
        words = Translator(language, games.game_folder(game) / "text")
        for key in ("about-game", "about-length", "about-weight"):
            assert " ".join(words.say(key).split()) in text


@pytest.mark.parametrize(("count", "laid"), [("1", "ask"), ("2", "none")])
def test_an_option_is_taken_only_where_it_applies(
    lite: Settings, start: Start, count: str, laid: str
) -> None:
    client = start(lite)
    assert 'class="only for-1"' in client.get("/?game=terracotta_army", headers=HTML).text
    wish = {"game": "terracotta_army", "count": count, "player-0": "me", "option-challenge": "ask"}
    table = client.post("/tables", data=wish, headers=HTML).url.path
    assert client.get(f"/api{table}").json()["options"] == {"challenge": laid}
