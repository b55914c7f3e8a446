"""One link for all free seats of a table, where it can be reached, and the promise of its seed."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from dynasty.cli.serve import print_address
from dynasty.server import run as server
from dynasty.server.http import addresses
from dynasty.server.settings import Settings
from dynasty.text import LANGUAGES, Translator
from tests.cli.desk import run
from tests.server.support.linked_tables import laid
from tests.server.support.page_reader import Reading

Start = Callable[[Settings], TestClient]
HTML = {"accept": "text/html"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_the_link_asks_where_to_sit(
    lite: Settings, start: Start, language: str
) -> None:
    client, words = start(lite), Translator(language)
    ann, token = laid(client)
    read = {**HTML, "accept-language": language}
    shown = client.get(f"/tables/{ann.table}/links", headers={**read, **ann.headers}).text
    assert words.say("links-table") in shown
    assert f"/join/{token}" in shown
    assert 'class="qr"' in shown
    for _ in range(2):
        page = client.get(f"/join/{token}", headers=read).text
        assert words.say("join-which") in page
    assert ann.get("").json()["invitation"] == token  # looking took no seat
    form = {"seat": "2", "name": "Bob"}
    table = client.post(f"/join/{token}", data=form, headers=read)
    chooser = Reading(table.text).form("/choose")
    assert chooser is not None
    assert chooser.fields["seat"] == "2"
    assert client.get(f"/join/{token}", headers=read).url.path == f"/tables/{ann.table}"


# Where a server is reached


@pytest.mark.parametrize(
    ("everywhere", "host", "site"),
    [
        (False, "127.0.0.1:8000", "http://127.0.0.1:8000"),
        (True, "127.0.0.1:8000", "http://192.168.1.5:8000"),
        (True, "localhost:8000", "http://192.168.1.5:8000"),
        (True, "10.0.0.7:8000", "http://10.0.0.7:8000"),
    ],
)
def test_links_begin_where_the_house_reaches_the_server(
    lite: Settings,
    start: Start,
    monkeypatch: pytest.MonkeyPatch,
    everywhere: bool,
    host: str,
    site: str,
) -> None:
    monkeypatch.setattr(addresses, "lan_address", lambda: "192.168.1.5")
    client = start(replace(lite, everywhere=everywhere))
    ann, token = laid(client)
    headers = {**HTML, **ann.headers, "host": host}
    shown = client.get(f"/tables/{ann.table}/links", headers=headers).text
    assert f'value="{site}/join/{token}"' in shown
    assert ("dynasty serve --lan" in shown) == (not everywhere)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_shows_the_way(capsys: pytest.CaptureFixture[str], language: str) -> None:
    print_address("http://192.168.1.5:8000", language)
    told = capsys.readouterr().out
    assert Translator(language).say("serve-lan", url="http://192.168.1.5:8000") in told
    assert "\u2588\u2588" in told


def test_the_whole_house_is_served_only_if_asked(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    started: list[tuple[Settings, str]] = []

    def note(settings: Settings, host: str, *_: Any) -> None:
        started.append((settings, host))

    monkeypatch.setattr(server, "serve", note)
    monkeypatch.setattr(addresses, "lan_address", lambda: "192.168.1.5")
    told = run("serve", "--data", tmp_path, "--lan", "--port", 8123)
    assert "http://192.168.1.5:8123" in told.output
    assert run("serve", "--data", tmp_path).output == ""
    found = [(settings.everywhere, host) for settings, host in started]
    assert found == [(True, "0.0.0.0"), (False, "127.0.0.1")]


# The promise of a seed
