"""A turn a day: tried at a real table, explained, kept with the player, in no list of tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from fastapi.testclient import TestClient

from dynasty import games
from dynasty.insight.puzzle import daily_puzzle_number, game_puzzles
from dynasty.learn.puzzle_lessons import objection_sentences, solution_paragraphs
from dynasty.server.clock import SECONDS_PER_DAY
from dynasty.server.learning.progress import utc_day
from dynasty.server.settings import Settings
from dynasty.text import LANGUAGES, Translator
from tests.server.support.fake_clock import MORNING, FakeClock

Start = Callable[..., TestClient]
TEA = games.TEMPLATE_GAME
HTML = {"accept": "text/html"}
RIGHT = "<strong>Right!</strong>"  # whoever has found it alone is told so


@pytest.fixture(autouse=True)
def _tea_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "SHELF", (games.TEMPLATE_GAME,))


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def ann(lite: Settings, start: Start, clock: FakeClock) -> TestClient:
    """Somebody with a browser, who is nobody yet."""
    return start(lite, clock)


def listed(client: TestClient) -> dict[str, Any]:
    found: dict[str, Any] = client.get(f"/api/puzzles/{TEA}").json()
    return found


def begin(client: TestClient, number: int) -> str:
    """Try a puzzle on its page; gives the table."""
    to = client.post(f"/puzzles/{TEA}", data={"number": str(number)}, follow_redirects=False)
    assert to.status_code == 303
    return to.headers["location"].removeprefix("/tables/")


def choose(client: TestClient, table: str, choice: str) -> Any:
    seq = client.get(f"/api/tables/{table}/question").json()["seq"]
    return client.post(f"/api/tables/{table}/choices", json={"seq": seq, "choice": choice})


def test_the_page_shows_the_puzzle_of_the_day(ann: TestClient, clock: FakeClock) -> None:
    seen = set()
    for _ in game_puzzles(TEA):
        number = daily_puzzle_number(TEA, utc_day(clock.now()))
        shown = ann.get(f"/puzzles/{TEA}", headers=HTML)
        assert f"/puzzles/{TEA}/{number}.svg" in shown.text
        assert listed(ann)["today"] == number
        seen.add(number)
        clock.advance(SECONDS_PER_DAY)
    assert len(seen) == len(game_puzzles(TEA))
    assert ann.get(f"/puzzles/{TEA}/1.svg?narrow=true").text.startswith("<svg")
    assert f"/puzzles/{TEA}" in ann.get("/", headers=HTML).text
    assert ann.cookies.get("holder") is None


def test_only_the_best_choice_is_taken_and_all_others_are_explained(ann: TestClient) -> None:
    number = daily_puzzle_number(TEA, utc_day(MORNING))
    puzzle = game_puzzles(TEA)[number - 1]
    table = begin(ann, number)
    assert begin(ann, number) == table  # it goes on where it was
    refused = choose(ann, table, puzzle.tempting)
    assert refused.status_code == 422
    why = " ".join(objection_sentences(TEA, number, puzzle.tempting, "en"))
    assert refused.json()["message"] == why
    assert why in ann.get(f"/tables/{table}/text", headers=HTML).text.replace("&#39;", "'")
    assert listed(ann)["streak"] == 0
    assert choose(ann, table, puzzle.answer).status_code == 200
    card = ann.get(f"/api/tables/{table}/lesson").json()
    lines = card["text"].split("\n")
    assert lines == [" ".join(paragraph) for paragraph in solution_paragraphs(TEA, number, "en")]
    assert lines[-1].startswith("The choice that tempts")
    assert RIGHT in ann.get(f"/tables/{table}/text", headers=HTML).text
    found = listed(ann)
    assert found["streak"] == 1
    assert [one["number"] for one in found["puzzles"] if one["solved"]] == [number]


def test_a_puzzle_stands_in_no_list_until_somebody_plays_on(ann: TestClient) -> None:
    puzzle = game_puzzles(TEA)[0]
    table = begin(ann, 1)
    assert ann.get("/api/tables").json() == []
    assert ann.get("/api/me/turns").json() == []
    choose(ann, table, puzzle.answer)
    assert ann.get("/api/tables").json() == []
    ann.post(f"/api/tables/{table}/lesson", json={"do": "on", "card": "end"})
    assert [one["id"] for one in ann.get("/api/tables").json()] == [table]
    assert begin(ann, 1) != table


def test_a_day_whose_solution_was_shown_does_not_count(ann: TestClient, clock: FakeClock) -> None:
    number = daily_puzzle_number(TEA, utc_day(MORNING))
    table = begin(ann, number)
    ann.post(f"/tables/{table}/lesson", data={"do": "show", "seat": "0"}, follow_redirects=False)
    shown = ann.post(f"/api/tables/{table}/lesson", json={"do": "choose"})
    assert shown.status_code == 200, shown.text
    assert RIGHT not in ann.get(f"/tables/{table}/text", headers=HTML).text
    assert listed(ann)["streak"] == 0
    clock.advance(SECONDS_PER_DAY)
    tomorrow = daily_puzzle_number(TEA, utc_day(clock.now()))
    answer = game_puzzles(TEA)[tomorrow - 1].answer
    ann.post(f"/api/puzzles/{TEA}/{tomorrow}", json={"choice": answer})
    assert listed(ann)["streak"] == 1


def test_programs_answer_without_a_table(ann: TestClient) -> None:
    number = daily_puzzle_number(TEA, utc_day(MORNING))
    puzzle = game_puzzles(TEA)[number - 1]
    path = f"/api/puzzles/{TEA}/{number}"
    asked = ann.get(path).json()
    assert puzzle.answer in [offer["choice"] for offer in asked["offers"]]
    wrong = ann.post(path, json={"choice": puzzle.tempting}).json()
    assert (wrong["right"], wrong["best"], wrong["streak"]) == (False, None, 0)
    assert wrong["player_token"]
    right = ann.post(path, json={"choice": puzzle.answer}).json()
    assert (right["right"], right["best"], right["streak"]) == (True, puzzle.answer, 1)
    assert ann.post(path, json={"choice": None}).json()["streak"] == 1  # who knows may look
    assert ann.post(path, json={"choice": "no:such"}).status_code == 422
    assert ann.post(f"/api/puzzles/{TEA}/999", json={}).status_code == 404
    assert ann.get("/api/puzzles/chess").status_code == 404


@pytest.mark.parametrize(
    ("body", "key", "where"),
    [
        ("x", "fault-object", "body"),
        ([], "fault-object", "body"),
        ({"choice": 5}, "fault-text", "body.choice"),
    ],
)
def test_an_answer_of_another_form_is_refused_in_words(
    ann: TestClient, body: object, key: str, where: str
) -> None:
    for language in LANGUAGES:
        headers = {"accept-language": language}
        answer = ann.post(f"/api/puzzles/{TEA}/1", json=body, headers=headers)
        assert answer.status_code == 422
        assert answer.json()["message"] == Translator(language).say(key, where=where)
