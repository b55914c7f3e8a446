"""Statistics: how the games of a player went, by company and category."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from fastapi.testclient import TestClient

from dynasty import games
from dynasty.server.db import player_statistics
from dynasty.server.pages.past_games import duration_text
from dynasty.server.settings import Settings
from dynasty.text import LANGUAGES, Translator
from tests.server.support.guests import play_fast
from tests.server.support.page_reader import Reading
from tests.server.support.past_games import asked, many, page, tea

Start = Callable[..., TestClient]


@pytest.fixture(autouse=True)
def _tea_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "SHELF", (*games.SHELF, games.TEMPLATE_GAME))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_statistics_tell_how_games_went(
    settings: Settings, start: Start, language: str
) -> None:
    client, words = start(settings), Translator(language)
    (ann,) = tea(client, "me", "default")
    assert words.say("statistics-none") in page(ann, "/me/statistics", language)
    play_fast(ann)
    kind = {"pace": 90.0, "people": 2, "seats": 3, "counts": True}
    rows = [
        {**kind, "place": place, "points": points, "categories": {"tea": points}, "finished": n}
        for n, (place, points) in enumerate([(1, 50), (3, 20), (2, 30), (2, 30), (2, 30), (2, 30)])
    ]
    many(ann, [*rows, {**rows[0], "counts": False}, {**rows[0], "seats": 1, "people": 1}])
    alone, people, solo = sorted(
        asked(ann, "/me/statistics", lang=language), key=lambda one: one["company"]
    )
    assert [one["company"] for one in (alone, people, solo)] == ["bots", "people", "solo"]
    assert (people["games"], people["wins"], people["best"], people["pace"]) == (6, 1, 50, 90)
    assert people["place"] == 2
    assert people["points"] == pytest.approx(190 / 6)
    (part,) = people["categories"]
    assert (part["category"], part["recent"]) == ("tea", 28)
    assert part["mean"] == pytest.approx(190 / 6)
    assert alone["points"] == sum(one["mean"] for one in alone["categories"])
    shown = " ".join(Reading(page(ann, "/me/statistics", language)).text.split())
    for key, n in (("people", 3), ("bots", 2), ("solo", 1)):
        assert words.say(f"statistics-{key}", n=n) in shown
    assert words.say("statistics-other") in shown  # no game of today has such points
    assert " ".join(words.say("lasted-minutes", n=2).split()) in shown
    assert words.say("statistics-mean", n=190 / 6) in shown


def test_numbers_small_enough_to_check_by_hand() -> None:
    parts = player_statistics.category_means([{"a": 1, "b": 4, "c": 0}, {"a": 3}])
    assert [(one.key, one.mean, one.recent) for one in parts] == [("a", 2, 2), ("b", 2, 2)]
    words = Translator("en")
    told = [duration_text(words, seconds) for seconds in (0.2, 59, 60, 5400, 86_400, 200_000)]
    assert told == ["1 s", "59 s", "1 min", "2 h", "1 day", "2 days"]
