"""Nothing is sent where players must not reach: machines of the house, redirects, slow answers."""

from __future__ import annotations

import socket
from typing import Any

import pytest

from dynasty.server.errors import BadAddress
from dynasty.server.notifications import safe_http
from dynasty.server.notifications.safe_http import (
    HttpAnswer,
    RequestTarget,
    is_public_address,
    post_request,
)
from tests.server.support.server_process import complete
from tests.server.support.webhook_receiver import receiver

PUBLIC = "93.184.216.34"
SECONDS = 60.0  # more than any of these needs


def place(url: str, private: bool = False) -> RequestTarget:
    return complete(safe_http.resolve_target(url, private, SECONDS))


def resolving(monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> list[str]:
    """Names resolve to these addresses, one answer after the other; what was asked for."""
    asked: list[str] = []

    def resolve(host: str, port: int, **_: Any) -> list[Any]:
        found = answers[min(len(asked), len(answers) - 1)]
        asked.append(host)
        return [(0, 0, 0, "", (machine, port)) for machine in found]

    monkeypatch.setattr(socket, "getaddrinfo", resolve)
    return asked


@pytest.mark.parametrize(
    "machine",
    [
        "127.0.0.1",
        "10.0.0.1",
        "169.254.169.254",
        "192.168.1.7",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "::1",
        "fe80::1%eth0",
        "fd00::1",
        "::ffff:10.0.0.1",
        "2002:7f00:1::",
    ],
)
def test_machines_of_the_house_are_refused_by_whatever_name(
    machine: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not is_public_address(machine)
    resolving(monkeypatch, [machine])
    with pytest.raises(BadAddress, match="hook-private"):
        place("https://hooks.example/x")


def test_one_bad_address_among_good_ones_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    resolving(monkeypatch, [PUBLIC, "127.0.0.1"])
    with pytest.raises(BadAddress, match="hook-private"):
        place("https://hooks.example/x")


@pytest.mark.parametrize(
    ("url", "complaint"),
    [
        ("http://hooks.example/x", "hook-https"),
        ("ftp://hooks.example/x", "hook-https"),
        ("https://", "hook-address"),
        ("https://[::1", "hook-address"),
        ("https://a:b@hooks.example/", "hook-address"),
        ("https://hooks.example:99999/", "hook-address"),
        ("https://hooks.example:22/", "hook-port"),
        ("https://hooks.example/a b", "hook-address"),
        ("https://hooks\x00.example/", "hook-address"),
        ("https://hooks.example/" + "x" * 500, "hook-address"),
    ],
)
def test_addresses_that_are_none_are_refused(
    url: str, complaint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    resolving(monkeypatch, [PUBLIC])
    with pytest.raises(BadAddress, match=complaint):
        place(url)


def test_the_name_is_resolved_once_and_that_machine_is_called(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = resolving(monkeypatch, [PUBLIC], ["127.0.0.1"])
    called: list[Any] = []

    def call(address: Any, _patience: float) -> Any:
        called.append(address)
        raise OSError

    monkeypatch.setattr(socket, "create_connection", call)
    where = place("https://hooks.example:8443/x?key=1")
    assert where == RequestTarget(
        "https://hooks.example:8443/x?key=1", "hooks.example", 8443, "/x?key=1", True, PUBLIC
    )
    assert post_request(where, b"{}", {}, SECONDS) == HttpAnswer(0)
    assert (asked, called) == (["hooks.example"], [(PUBLIC, 8443)])


def test_redirects_are_answers_and_slow_ones_are_none() -> None:
    with receiver() as machine:
        machine.answers, machine.headers = [302, 429, 200], {"Location": "/elsewhere"}
        where = place(machine.url, private=True)
        assert post_request(where, b"1", {}, SECONDS) == HttpAnswer(302)
        machine.headers = {"Retry-After": "90"}
        assert post_request(where, b"2", {}, SECONDS) == HttpAnswer(429, 90.0)
        machine.delay = 0.3
        assert post_request(where, b"3", {}, 0.05) == HttpAnswer(0)
    assert [body for _, body in machine.got] == [b"1", b"2", b"3"]
    assert HttpAnswer(410).is_gone
    assert not HttpAnswer(302).is_good
