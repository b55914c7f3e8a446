"""The site: help, public pages in both languages, preferences."""

import re
from collections.abc import Callable
from dataclasses import replace

import pytest
from fastapi.testclient import TestClient

from dynasty.server.pages import docs
from dynasty.server.settings import Settings
from dynasty.text import LANGUAGES
from tests.server.support.page_reader import Reading

Start = Callable[[Settings], TestClient]
HTML = {"accept": "text/html"}

PUBLIC = [
    "/",
    "/?game=xian",
    "/help",
    *(f"/docs/{name}" for name in docs.PLAYER_PAGES),
    "/docs/adr/0010-libraries",
    "/reference",
    "/games/xian/guide",
    "/games/xian/things?noun=workshop",
    "/games/xian/rules",
    "/games/xian/rules?q=fee",
    "/games/xian/balance",
    "/games/xian/components",
    "/games/xian/components?mark=C",
]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["every free seat", "“Add a device”", "for 3 days", "unless the table settings"]),
        ("fr", ["places libres", "Ajouter un appareil", "pendant 3 jours", "sauf si"]),
    ],
)
def test_the_help_says_how_it_is_here(
    lite: Settings, start: Start, language: str, said: list[str]
) -> None:
    client = start(replace(lite, absence=3 * 86_400))
    shown = client.get("/help", headers={**HTML, "accept-language": language}).text
    assert [part for part in said if part not in shown.replace("\u00a0", " ")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_public_page_is_written_in_both_languages(
    lite: Settings, start: Start, language: str
) -> None:
    client = start(lite)
    for path in PUBLIC:
        answer = client.get(path, headers={**HTML, "accept-language": language})
        reading = Reading(answer.text)
        assert answer.status_code == 200, path
        assert f'<html lang="{language}"' in answer.text
        assert "⟨" not in answer.text, path
        assert reading.faults == [], path
        assert len(reading.ids) == len(set(reading.ids)), path


def test_preferences_are_kept_and_lead_back_to_this_site_only(lite: Settings, start: Start) -> None:
    client = start(lite)
    client.cookies.clear()
    wish = {"language": "fr", "theme": "dark", "back": "/help"}
    answer = client.post("/preferences", data=wish, headers=HTML)
    assert answer.url.path == "/help"
    assert re.search(r'<html lang="fr" [^>]*data-theme="dark">', answer.text)
    for trap in ("https://elsewhere.example/", "//elsewhere.example/", "\\\\elsewhere.example"):
        away = client.post("/preferences", data={"back": trap}, follow_redirects=False)
        assert re.match(r"/(?![/\\])", away.headers["location"])


def test_the_help_shows_how_to_reach_the_operator(lite: Settings, start: Start) -> None:
    address = "club@example.org"
    assert address not in start(lite).get("/help", headers=HTML).text
    assert address in start(replace(lite, contact=address)).get("/help", headers=HTML).text
