"""The clock as a term: by its name or by hand, told everywhere, none where one player holds all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from fastapi.testclient import TestClient
from pydantic import ValidationError

from dynasty.server.model.clock_rules import CLOCK_PRESETS, preset_rules
from dynasty.server.model.clock_settings import ClockTerms, ClockWish, duration_text
from dynasty.server.model.play_hours import HOUR_MS, PlayHours
from dynasty.server.model.table_settings import Terms, TermsWish
from dynasty.server.settings import Settings
from dynasty.text import LANGUAGES, Translator
from tests.server.support.guests import lay
from tests.server.support.table_pages import HTML, page

Start = Callable[[Settings], TestClient]
DAILY: dict[str, Any] = {
    "live": False,
    "free": 54_000,
    "reserve": 162_000,
    "opens": "08:00",
    "closes": "23:00",
    "weekends": True,
    "holiday": 14,
}


def test_clocks_by_name_are_those_of_the_rules() -> None:
    for pace, (live, _, _) in CLOCK_PRESETS.items():
        clock = ClockWish.model_validate({"pace": pace}).agreed()
        assert clock is not None
        hours = PlayHours("UTC", 8 * 60, 23 * 60) if not live else PlayHours()
        assert clock.rules("UTC", "greedy") == preset_rules(pace, hours, "greedy")
        assert clock.pace == pace
    assert ClockWish(pace="none").agreed() is None


def test_every_number_can_be_set_by_hand() -> None:
    clock = ClockWish(pace="quick", free=45, reserve=90).agreed()
    assert clock == ClockTerms(live=True, free=45, reserve=90)
    wish = ClockWish(pace="day", opens="20:00", closes="02:00", weekends=False, holiday=28)
    evenings = wish.agreed()
    assert evenings is not None
    assert evenings.rules("Europe/Paris", "").free == 6 * HOUR_MS
    assert (clock.pace, evenings.pace) == ("", "day")


@pytest.mark.parametrize(
    "wish",
    [
        {"pace": "never"},
        {"pace": "quick", "free": 5},
        {"pace": "quick", "reserve": -1},
        {"pace": "quick", "opens": "08:00"},
        {"pace": "quick", "holiday": 7},
        {"pace": "day", "opens": "22:00", "closes": "23:00"},
        {"pace": "day", "opens": "25:00"},
        {"pace": "day", "holiday": 13},
        {"pace": "day", "free": 31 * 86_400},
    ],
)
def test_a_clock_that_cannot_be_is_refused(wish: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        TermsWish.model_validate({"clock": wish})


def test_c15_a_table_of_one_player_has_no_clock(lite: Settings, start: Start) -> None:
    host = lay(start(lite), "me", "screen", "random", terms={"clock": {"pace": "quick"}})[0]
    assert host.get("").json()["terms"]["clock"] is None


def test_a_clock_is_told_everywhere(settings: Settings, start: Start) -> None:
    client = start(settings)
    _, ann, _ = lay(client, "person", "person", terms={"clock": {"pace": "day"}})
    assert ann.get("").json()["terms"]["clock"] == DAILY
    clock = ClockTerms(**DAILY)
    body = {"game": "xian", "seats": [{"player": "me"}, {"player": "person"}], "listed": True}
    laid = client.post("/api/tables", json={**body, "terms": {"clock": {"pace": "day"}}}).json()
    client.cookies.clear()
    for language in LANGUAGES:
        words, headers = Translator(language), {**HTML, "accept-language": language}
        for path in ("", "/text"):
            shown = page(ann, path, language)
            assert f"<dd>{clock.told(words)}</dd>" in shown
            assert Terms(hints=False, branching=False, clock=clock).in_short(words) in shown
        invitation = client.get(f"/join/{laid['seats'][1]['token']}", headers=headers).text
        waits = client.get(f"/tables/{laid['id']}", headers=headers).text
        assert all(f"<dd>{clock.told(words)}</dd>" in shown for shown in (invitation, waits))
        assert clock.in_short(words) + " · " in client.get("/", headers=headers).text


def test_the_form_of_the_lobby_asks_for_a_clock(lite: Settings, start: Start) -> None:
    client = start(lite)
    form = {"game": "xian", "count": "2", "player-0": "me", "player-1": "person"}
    usual = {"clock-opens": "08:00", "clock-closes": "23:00", "clock-holiday": "14"}

    def laid(**fields: str) -> Any:
        given = {f"clock-{name}": value for name, value in fields.items()}
        assert client.post("/tables", data={**form, **usual, **given}).status_code == 200
        return client.get("/api/tables").json()[0]["terms"]["clock"]

    assert laid(pace="none") is None
    assert laid(pace="day") == DAILY
    assert laid(pace="quick", free="40", reserve="5")["reserve"] == 300
    by_hand = laid(pace="two-days", free="3", reserve="0", opens="10:00", closes="20:00")
    assert (by_hand["free"], by_hand["reserve"]) == (108_000, 0)
    assert laid(pace="day", weekends="no", holiday="28") == DAILY | {
        "weekends": False,
        "holiday": 28,
    }
    for odd in ({"clock-pace": "odd"}, {"clock-pace": "day", "clock-opens": "2500"}):
        assert client.post("/tables", data={**form, **usual, **odd}).status_code == 400


def test_a_rematch_keeps_the_clock_and_old_terms_have_none() -> None:
    terms = TermsWish(clock=ClockWish(pace="slow")).agreed(with_others=True)
    assert Terms.read(terms.as_data()) == terms
    assert Terms.read({"undo": "own"}).clock is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_lengths_are_told_in_their_largest_units(language: str) -> None:
    words = Translator(language)
    assert duration_text(words, 0) == "0\u00a0s"
    assert duration_text(words, 90) == "1\u00a0min 30\u00a0s"
    assert duration_text(words, 2 * 86_400 + 3 * 3600 + 60).endswith("3\u00a0h")
    assert ClockTerms(live=True, free=45, reserve=90).in_short(words).startswith("45\u00a0s")
