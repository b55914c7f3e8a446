"""Limits for new players: open tables at once, and lines of chat among strangers."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from fastapi.testclient import TestClient

from dynasty import games
from dynasty.server.db import chat_limits
from dynasty.server.settings import Settings
from tests.server.support.accounts import OPEN
from tests.server.support.fake_clock import FakeClock
from tests.server.support.guests import Guest, lay

Start = Callable[..., TestClient]


@pytest.fixture(autouse=True)
def _tea_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "SHELF", (*games.SHELF, games.TEMPLATE_GAME))


def test_somebody_new_has_five_open_tables_at_once(lite: Settings, start: Start) -> None:
    clock = FakeClock()
    client = start(lite, clock)
    (ann,) = lay(client, "me", "screen", game=games.TEMPLATE_GAME)
    wish = {"game": games.TEMPLATE_GAME, "seats": OPEN, "listed": True}

    def listed() -> int:
        return client.post("/api/tables", json=wish, headers=ann.headers).status_code

    assert [listed() for _ in range(chat_limits.MAX_LISTED_TABLES + 1)] == [201] * 5 + [429]
    clock.advance(8 * 86_400)
    assert listed() == 201


def test_somebody_new_says_twenty_lines_an_hour_among_strangers(
    lite: Settings, start: Start
) -> None:
    clock = FakeClock()
    client = start(lite, clock)
    terms = {"talk": "chat"}
    wish = {"game": games.TEMPLATE_GAME, "seats": OPEN[:2], "listed": True, "terms": terms}
    laid = client.post("/api/tables", json=wish).json()
    client.cookies.clear()
    ann = Guest(client, laid["id"], laid["host_token"])
    assert client.post(f"/api/tables/{ann.table}/sit", json={}).status_code == 200
    client.cookies.clear()

    def said(guest: Guest) -> int:
        return guest.post("/chat", text="hello").status_code

    assert [said(ann) for _ in range(chat_limits.MAX_CHAT_LINES + 1)] == [201] * 20 + [429]
    (friends, *_) = lay(client, "me", "screen", game=games.TEMPLATE_GAME)
    assert {said(friends) for _ in range(chat_limits.MAX_CHAT_LINES + 1)} == {
        201
    }  # no strangers there
    clock.advance(3_601)
    assert said(ann) == 201
