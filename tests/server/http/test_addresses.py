"""Addresses: which names of this server are believed, and what others reach."""

import socket
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from fastapi.testclient import TestClient

from dynasty.kernel import BadOptions
from dynasty.server.http.addresses import (
    checked_public_url,
    is_lan_host,
    is_loopback_url,
    lan_address,
)
from dynasty.server.settings import Settings
from dynasty.text import Translator
from tests.server.support.guests import lay
from tests.server.support.invitations import WISH

Start = Callable[[Settings], TestClient]
HTML = {"accept": "text/html"}


@pytest.mark.parametrize(
    ("host", "site"),
    [
        ("localhost:8000", "http://localhost:8000"),
        ("127.0.0.1:8000", "http://127.0.0.1:8000"),
        ("[::1]:8000", "http://[::1]:8000"),
        ("192.168.1.7", "http://192.168.1.7"),
        ("100.64.0.9:80", "http://100.64.0.9:80"),
        ("mybox:8000", "http://mybox:8000"),
        ("mybox.local", "http://mybox.local"),
        ("user@localhost:8000", "http://localhost:8000"),
        ("evil.example", ""),
        ("8.8.8.8", ""),
        ("134744072", ""),
        ("0x08080808", ""),
        ("localhost.evil.example", ""),
        ("127.0.0.1.evil.example", ""),
        ("localhost:x", ""),
        ("[bad", ""),
        ("", ""),
    ],
)
def test_the_host_header_is_believed_only_nearby(
    lite: Settings, start: Start, host: str, site: str
) -> None:
    client = start(lite)
    _, ann, _ = lay(client, "person", "person")
    cookie = {"cookie": "links=1.abc"}
    shown = client.get(
        f"/tables/{ann.table}/links", headers={**HTML, **ann.headers, **cookie, "host": host}
    )
    assert f'value="{site}/join/abc"' in shown.text
    assert f'value="{site}/tables/{ann.table}"' in shown.text
    assert (Translator("en").say("links-site") in shown.text) == (not site)


def test_a_public_address_is_put_before_invitations(lite: Settings, start: Start) -> None:
    client = start(replace(lite, public_url="https://play.example:8443"))
    headers = {**HTML, "host": "127.0.0.1:8000", "origin": "https://play.example:8443"}
    shown = client.post("/tables", data=WISH, headers=headers)
    assert "https://play.example:8443/join/" in shown.text
    foreign = client.post(
        "/tables", data=WISH, headers={**headers, "origin": "https://evil.example"}
    )
    assert foreign.status_code == 403


@pytest.mark.parametrize(
    "text", ["", "play.example", "ftp://a", "http://", "https://a/b", "http://a b"]
)
def test_what_is_no_public_address_is_refused_at_the_start(text: str) -> None:
    with pytest.raises(BadOptions, match="bad-public-url"):
        checked_public_url(text)


def test_public_addresses_are_read() -> None:
    assert checked_public_url("https://Play.Example/") == "https://play.example"
    assert checked_public_url("http://[::1]:80") == "http://[::1]:80"
    assert not is_lan_host("")


def test_the_address_in_the_house_is_learnt_without_a_word(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert not is_loopback_url(f"http://{lan_address() or '10.0.0.1'}:80")

    def fail(*_: Any) -> None:
        raise OSError

    monkeypatch.setattr(socket.socket, "connect", fail)
    assert lan_address() == ""
